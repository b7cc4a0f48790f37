/** Occupancy groups, construction type and sprinklers as code summaries state them. */
import type { ConstructionType, OccupancyGroup } from "../../../../_shared/constants/options.ts";
import { OCCUPANCY_GROUPS } from "../../../../_shared/constants/options.ts";
import type { SprinklerSystem } from "../../../../_shared/domain/plan_set.ts";
import type { Plain, Reader, Reading } from "./reader.ts";

const OCCUPANCY_KEY =
  /\bOCC(UPANC(Y|IES)|\.)?(?!U)\b|USE (GROUP|AND OCC|CLASS)|BUILDING USE|USE & OCC|^GROUPS?$|^USES?$|^USES?\s*(?:,|\/|&|AND)\s*(?:TYPE|CONSTR?)|CLASSIFICATION OF (WORK|USE)|OCCUPANCY/;
const NOT_OCCUPANCY_KEY =
  /LOAD|\bSEP\b|SEPARAT|SENSOR|EXISTING|PREVIOUS|FORMER|ADJACENT|CERTIFICATE|OCCUPANTS|RISK|CATEGORY|CHANGE OF/;

const WORDS: [RegExp, OccupancyGroup][] = [
  [/\bBUSINESS\b|\bOFFICE\b/, "B"],
  [/\bMERCANTILE\b|\bRETAIL\b/, "M"],
  [/\bEDUCATIONAL\b/, "E"],
  [/(ONE|SINGLE|TWO|1|2)[ -]*(&|AND|OR)?[ -]*(TWO|2)?[ -]*FAMILY|TOWN\s?HO(US|M)E/, "R-3"],
  [/\bAPARTMENTS?\b|MULTI-?\s?FAMILY/, "R-2"],
  [/\bHOTEL|MOTEL/, "R-1"],
];

const GROUP_SIGN = /(?<![\w-])(A|F|H|I|R|S)\s?-?\s?([1-5])(?![\w/]|-\d)/g;
const LETTER = /(?<![\w-])([BEMU])(?![\w-]|\.\w)/g;

/** A sheet the reader is sent to: `SEE A2`, `SHEET A-2`, `SHOWN ON A2.1`. `R-2 ON S-2` is two groups. */
const SHEET_REFERENCE =
  /\b(?:SEE|REFER TO|SHEETS?|SHTS?|DWGS?|(?:SHOWN|LISTED|NOTED|GIVEN) (?:ON|AT|IN))\b\.?\s+(?:(?:SHEETS?|SHTS?|DWGS?)\b\.?\s+)?[A-Z]{1,2}\s?-?\s?\d[\d.]*/g;

/** Groups named in a value; single letters only where the text leaves no doubt. */
export function findGroups(value: string): OccupancyGroup[] {
  const text = value.replace(SHEET_REFERENCE, " ")
    .replace(/TYPE\s+(I{1,3}|IV|V)\s*-?\s*[AB]\b/g, " ")
    .replace(/\b(I{1,3}|IV|V)\s?-\s?[AB]\b/g, " ");
  const found: { group: OccupancyGroup; at: number }[] = [];
  const add = (group: string, at: number) => {
    const known = OCCUPANCY_GROUPS.find((it) => it === group);
    if (known && !found.some((it) => it.group === known)) found.push({ group: known, at });
  };
  for (const match of text.matchAll(GROUP_SIGN)) add(`${match[1]}-${match[2]}`, match.index);
  for (const match of text.matchAll(LETTER)) {
    const before = text.slice(0, match.index).trimEnd();
    const after = text.slice(match.index + 1).trimStart();
    const isFirst = before === "" || /(GROUPS?|TYPE|\(|"|'|[/,;&+:=]|-|\bAND|\bOR)$/.test(before);
    const isAlone = after === "" ||
      /^[)/,&+;("'-]|^(AND|OR|OCC|GROUP|BUS|MERC|EDUC|UTIL|STOR|RETAIL|OFFICE|WITH)/.test(after);
    if (
      isFirst ||
      (isAlone && /(GROUP|OCCUPANCY|BUSINESS|MERCANTILE|EDUCATIONAL|UTILITY)/.test(before))
    ) {
      add(match[1], match.index);
    }
  }
  return found.sort((a, b) => a.at - b.at).map((it) => it.group);
}

/** Occupancy classification. */
export const readOccupancy: Reader = (said) => {
  if (said.isPair) {
    if (!OCCUPANCY_KEY.test(said.key) || NOT_OCCUPANCY_KEY.test(said.key)) return [];
    const groups = findGroups(said.value);
    if (groups.length > 0) return [groupsOf(groups)];
    const word = WORDS.find(([pattern]) => pattern.test(said.value));
    return word && said.value.length < 80 ? [groupsOf([word[1]], 0.85)] : [];
  }
  const stated =
    /(?:OCCUPANCY (?:CLASSIFICATION|GROUP|TYPE)|USE GROUP|OCCUPANCY USE|^OCCUPANCY)\s*(?:IS|OF|:|=|-)?\s*(.{1,60})/
      .exec(said.text);
  if (!stated || NOT_OCCUPANCY_KEY.test(stated[0])) return [];
  const groups = findGroups(stated[1]);
  return groups.length > 0 ? [groupsOf(groups, 0.9)] : [];
};

function groupsOf(value: OccupancyGroup[], certainty?: number): Reading {
  return { field: "occupancyGroups", value, unit: null, certainty };
}

const TYPE_KEY = /CONSTR|CONST\b|TYPE OF BUILDING|BUILDING TYPE|^TYPE$/;
const ROMAN: Record<string, string> = { "1": "I", "2": "II", "3": "III", "4": "IV", "5": "V" };

/** Construction types a text names: `TYPE V-B`, `VB`, `II B`, `5-B`, `TYPE V UNPROTECTED`. */
export function findConstructionTypes(text: string): ConstructionType[] {
  const found: ConstructionType[] = [];
  const add = (roman: string, letter: string) => {
    const value = `${roman}${letter}` as ConstructionType;
    if (!found.includes(value)) found.push(value);
  };
  for (
    const match of text.matchAll(
      /(?<![\w-])(III|II|IV|I|V|[1-5])\s?[-\s]?\s?\(?([AB])\)?(?![\w-])/g,
    )
  ) {
    add(ROMAN[match[1]] ?? match[1], match[2]);
  }
  if (found.length > 0) return found;
  const worded = /\bTYPE\s*(III|II|V|[235])\b[ ,(-]*(UN|NON-?)?PROTECTED/.exec(text);
  if (worded) add(ROMAN[worded[1]] ?? worded[1], worded[2] ? "B" : "A");
  return found;
}

/** Type of construction. */
export const readConstructionType: Reader = (said) => {
  const isKeyed = said.isPair && TYPE_KEY.test(said.key) &&
    !/EXISTING|ADJACENT|OCCUP|ALLOW/.test(said.key.replace(/OCCUPANCY\s*(\/|&|AND)/, ""));
  const sentence =
    /\bTYPE\s*(?:OF\s*CONSTRUCTION\s*)?(?:IS\s+)?[:=]?\s*(?:III|II|IV|I|V)\s?-?\s?[AB]\b.{0,20}/
      .exec(
        said.text,
      ) ??
      /(?<![\w-])(?:III|II|IV|I|V)-?[AB] (?:CONSTRUCTION|CONST\.)/.exec(said.text);
  const source = isKeyed ? said.value : sentence?.[0];
  if (!source) return [];
  const [value] = findConstructionTypes(source);
  return value
    ? [{ field: "constructionType", value, unit: null, certainty: isKeyed ? 1 : 0.92 }]
    : [];
};

const SPRINKLER_KEY =
  /SPRINK|FIRE SUPPRESSION SYS|AUTOMATIC FIRE (SUPP|EXT)|\bAFSS?\b|FIRE PROTECTION SYSTEM/;
/**
 * `NO`, `NONE` or `N/A` in the cell beside the key. Before other words it is the start of a note:
 * `NO CHANGE`, `NO WORK UNDER THIS PERMIT`.
 */
const ANSWERED_NO =
  /^(?:(?:NO|NONE)(?:\W*$|\s*[-,;:/(–]|\.(?!\s*\d)|\s+(?:EXIST\w*\.?\s+)?(?:AUTOMATIC|FIRE|WET|SPR(?:IN)?K\w*|SYSTEMS?|SUPPRESSION|AFSS?|PROTECTION|PROVIDED|REQ\w*|PROPOSED|PRESENT|INSTALLED)\b)|NONE\b(?! OF\b)|N\/A\b|N\.A\.|NOT (?:APPLICABLE|SPR(?:IN)?K\w*|PRESENT|EQUIPPED|USED)\b|NON\b|-+$)/;
/** Says of sprinklers that they are not there, wherever it stands. */
const NEGATIVE =
  /^UN-?SPRINK|\bNOT (BE |BEING |TO BE )?(FULLY )?(SPRINKLERED|PROVIDED|REQUIRED|INCLUDED|INSTALLED|PROPOSED|PLANNED|PART OF)|NON-?\s?SPRINKLERED|UN-?SPRINKLERED|(NO|WITHOUT) (AUTOMATIC )?(FIRE )?SPRINKLER|SPRINKLERS?( SYSTEM)?\s*[:=-]?\s*(NONE|OMITTED)|\bNOT (?:BE )?(?:EQUIPPED|PROTECTED|FURNISHED|SERVED)(?: THROUGHOUT)? (?:WITH|BY) (?:AN? )?(?:AUTOMATIC |FIRE |APPROVED )*SPRINKLER/;
/** Other things that are not there, and what is said of no part of the building. */
const OF_OTHERS =
  /\b(?:STANDPIPES?|PUMPS?|ALARMS?|F\.?D\.?C|HYDRANTS?|MONITORING|DETECT\w*|DAMPERS?|TANKS?|BACKFLOW|SEPARATION|BARRIERS?|RATINGS?)\b(?:(?!SPRINK|NFPA)[^.;,]){0,30}\bNOT (?:BE |BEING |TO BE )?(?:PROVIDED|REQUIRED|INCLUDED|INSTALLED|PROPOSED|PLANNED)\b|\bNO (?:PART|PORTION|AREA|SPACE|FLOOR|ROOM)S?\b[^.;]{0,50}\b(?:(?:WITHOUT|NO) (?:AUTOMATIC |FIRE )?SPRINKLERS?|(?:NOT |NON-?\s?|UN-?)SPRINKLERED)/g;
/** Speaks of the whole building without naming it. */
const OF_THE_WHOLE =
  /(NO|WITHOUT) (AUTOMATIC )?(FIRE )?SPRINKLER (SYSTEM|PROTECTION)|(NO|WITHOUT) AUTOMATIC SPRINKLERS|\(NO SPRINKLERS\)|SPRINKLERS? (SYSTEM )?(IS |ARE )?(NOT (BEING |TO BE )?(PROVIDED|INCLUDED|INSTALLED|PROPOSED|PLANNED)|OMITTED)|SPRINKLER SYSTEM\s*[:=-]?\s*NONE/;

/** The standard alone as a key: `NFPA 13 | NONE`. */
const STANDARD_KEY = /^\W*NFPA\s*-?\s*13\s*-?\s*[RD]?(?:\s+SYSTEM)?\W*$/;

/** Sprinkler standard or its absence. */
export const readSprinklers: Reader = (said) => {
  if (said.isPair && STANDARD_KEY.test(said.key) && ANSWERED_NO.test(said.value)) {
    return sprinklers("none", 0.85);
  }
  if (said.isPair && SPRINKLER_KEY.test(said.key)) {
    // What a column of limits asks for tells of no building.
    if (/^ALLOWABLE /.test(said.key)) return [];
    if (/REQUIRED$/.test(said.key) && /^YES|^NO\b/.test(said.value)) {
      return sprinklers(/^YES/.test(said.value) ? "yes, standard not stated" : "none", 0.85);
    }
    const found = systemOf(ofTheWhole(said.value), true);
    return found ? sprinklers(found) : [];
  }
  const text = ofTheWhole(said.text.replace(BARE_PART, ""));
  if (!SPRINKLER_WORDS.test(said.text) || isAboutPart(said)) return [];
  const isBuilding = OF_THE_WHOLE.test(text) ||
    /NFPA\s*-?\s*13|^\W*(NO|WITHOUT) (FIRE )?SPRINKLERS?\W*$|BUILDING|STRUCTURE|THROUGHOUT|FULLY|RESIDENCE|DWELLING|NON-?\s?SPRINKLERED|UNSPRINKLERED|HOUSE/
      .test(text);
  const found = isBuilding ? systemOf(text, false) : null;
  return found ? sprinklers(found, 0.88) : [];
};

/** What has no sprinklers beside a building that may have them: `DETACHED KIOSK NOT SPRINKLERED`. */
const BARE_PART =
  /\b(?:ATTICS?|(?:DETACHED|OPEN) [^.;]{0,40}?|KIOSKS?|CABANAS?|PAVILIONS?) (?:IS |ARE )?(?:NOT |NON-?\s?|UN-?)SPRINKLERED/;

/** Spaces of a building with sprinklers that go without: `OMITTED IN CLOSETS OF 24 SF`, `NONE IN ATTIC`. */
const OMITTED_IN_PART =
  /\b(?:OMIT(?:TED)?|DELETED?|NONE|NO SPRINKLERS?|NOT (?:REQ\w*|PROV\w*|INSTALLED|NEEDED)) (?:\w+ )?(?:IN|AT|FROM|OVER|UNDER|WITHIN|ABOVE|BELOW) (?:[^.;,]{0,32}? )?(?:BATH(?:ROOM)?S?|TOILETS?|SHOWERS?|PANTR(?:Y|IES)|LINENS?|WARDROBES?|ATTICS?|CRAWL\w*|CONCEALED|CHASES?|SHAFTS?|ELEV\w*|HOISTWAYS?|STAIRS?|VESTIBULES?|PORCH(?:ES)?|CARPORTS?|EAVES?|OVERHANGS?|SOFFITS?|PATIOS?|BREEZEWAYS?|WALK-?INS?)\b/;

/** Parts that a standard lets go without, in a building that has sprinklers. */
const PART =
  /\b(?:ATTICS?|BALCON(?:Y|IES)|PORCH(?:ES)?|CARPORTS?|GARAGES?|BREEZEWAYS?|CLOSETS?|BATH(?:ROOM)?S?|CRAWL\s?SPACES?|CONCEALED|EAVES?|OVERHANGS?|CANOP(?:Y|IES)|TRASH|KIOSKS?|CABANAS?|PAVILIONS?|SHEDS?|PATIOS?|LANAIS?)\b/;

/**
 * What a text says of the whole building: where one clause names a standard, those that leave out a part say nothing
 * of the rest, `NFPA 13R, ATTIC NOT SPRINKLERED`, `13R (NO SPRINKLERS AT BALCONIES)`.
 */
function ofTheWhole(text: string): string {
  const clauses = text.split(/[,;()]|\.\s|\s[-–]\s|\b(?:EXCEPT|BUT|WITH THE EXCEPTION OF)\b/);
  const isBare = (clause: string) => PART.test(clause) && NEGATIVE.test(clause);
  if (!clauses.some(isBare)) return text;
  const rest = clauses.filter((clause) => !isBare(clause)).join(", ").trim();
  return /\b13\s?-?\s?[RD]?\b|^(?:YES|FULLY|SPRINKLERED)\b/.test(rest) ? rest : text;
}

/** Sprinklers by name or by their standard. */
const SPRINKLER_WORDS = /SPRINK|\bNFPA\s*-?\s*13\s*-?\s*[RD]?\b(?!\s*[.\d])/;

/** A statement about a room, a duct, a head or a table's condition says nothing about the building. */
function isAboutPart(said: Plain): boolean {
  return OMITTED_IN_PART.test(said.text) ||
    /ROOM|CLOSET|HEADS?\b|DUCT|CANOPY|BALCON|EXISTING HEAD|TABLE|\bIF\b|WHERE|UNLESS|ALLOWABLE|INCREASE|SECTION|PER \d{3}|SPACING|CONTRACTOR|SHOP DRAWING|DEFERRED/
      .test(said.text);
}

/** What a text says of the building's system; `isValue` where it stands beside a key that asks for it. */
function systemOf(said: string, isValue: boolean): SprinklerSystem | null {
  const text = said.replace(OF_OTHERS, " ").replace(AS_OTHERS_LACK, " ");
  if ((isValue && ANSWERED_NO.test(text)) || isDenied(text, isValue)) return "none";
  const standard = /NFPA\s*-?\s*#?\s*13\s*-?\s*([RD])?\b/.exec(text) ??
    (isValue ? /\b13\s?-?\s?([RD])?\b/.exec(text) : null);
  if (standard) return standard[1] ? `NFPA 13${standard[1]}` as SprinklerSystem : "NFPA 13";
  if (
    /^(YES|PROVIDED|FULLY|SPRINKLERED|REQUIRED|FULL|INSTALLED|EXISTING|NEW|THROUGHOUT|WET|DRY)/
      .test(text) && isValue
  ) {
    return "yes, standard not stated";
  }
  return /(FULLY|IS|BE|EQUIPPED|PROTECTED|100%?)[^.]{0,40}SPRINKLER/.test(text)
    ? "yes, standard not stated"
    : null;
}

/** What holds where there are none: `THE 20 FT FIGURE IS FOR UNSPRINKLERED BUILDINGS`, `150 FT IF NON-SPRINKLERED`. */
const AS_OTHERS_LACK =
  /\b(?:FOR|IN|OF|IF|WHERE|WHEN) (?:AN? |ALL |ANY |OTHER )?(?:(?:NON-?\s?|UN-?)SPRINKLERED|(?:BUILDINGS?|THOSE|ONES|ROWS?) WITHOUT (?:AUTOMATIC |FIRE )*SPRINKLERS?)(?: (?:BUILDINGS?|COLUMN|ROWS?|GROUP \w+))?\b/g;

/** Says the text that there are none: it, or the clause that speaks of sprinklers, and not of what goes without for them? */
function isDenied(text: string, isValue: boolean): boolean {
  if (!NEGATIVE.test(text)) return false;
  const clauses = text.split(/[,;()]|\.\s|\s[-–]\s/);
  const tells = isValue ? STANDARD : SPRINKLER_WORDS;
  // `AREAS OF REFUGE NOT REQUIRED (NFPA 13 THROUGHOUT)`, `NFPA 13, NOT REQUIRED BY 903.2`: there are some.
  return !clauses.some((it) => tells.test(it) && !NEGATIVE.test(it)) || clauses.some(deniesThem);
}

const STANDARD = /\bNFPA\s*-?\s*#?\s*13\s*-?\s*[RD]?\b(?!\s*[.\d])/;
/** Said of sprinklers themselves, or of nothing else: `FIRE SPRINKLERS (NOT PROVIDED)`. */
const deniesThem = (clause: string): boolean =>
  NEGATIVE.test(clause) &&
  (/SPRINK/.test(clause) || /^\s*NOT (?!REQUIRED (?:BY|PER)\b)/.test(clause));

function sprinklers(value: SprinklerSystem, certainty?: number): Reading[] {
  return [{ field: "sprinklers", value, unit: null, certainty }];
}
