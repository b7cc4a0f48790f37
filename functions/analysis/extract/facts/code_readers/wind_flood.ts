/** Wind, flood, live loads: the design criteria of structural and site sheets. mph, feet, psf. */
import { exactCase } from "../../../../_shared/pattern.ts";
import type { Plain, Reader, Reading } from "./reader.ts";

/** Speeds a product withstands are not the building's design speed. */
const OF_PRODUCTS =
  /\b(RATED|TESTED|SHINGLES?|ROOFING|FENCE|ASTM|PRODUCT|WARRANT|GENERATOR|CONDENSER|UP TO|UNDERLAYMENT|SCREEN|AWNING)\b/;

/** A building's own speed is so named, whatever products the sentences around it speak of. */
const SAYS_DESIGN = /\b(?:ULTIMATE|BASIC|DESIGN)(?: \w+)? WIND SPEED/;

/** Where products are spoken of, only the sentences that name the design speed and none of them. */
const ofBuilding = (text: string): string =>
  OF_PRODUCTS.test(text)
    ? text.split(/(?<=\w)\.\s+/).filter((it) => SAYS_DESIGN.test(it) && !OF_PRODUCTS.test(it))
      .join(". ")
    : text;

/** Both speeds under one label, the ultimate first: `ULTIMATE / NOMINAL WIND | 150 / 116 MPH`. */
const BOTH_SPEEDS =
  /\bV?\s?ULT\w*(?:\s+(?:WIND\s+)?SPEED)?\W+(?:V\s?)?(?:ASD|NOM\w*|ALLOW\w*)\b[^\d;]{0,24}(\d{2,3})\s*(?:M\.?P\.?H\.?\s*)?\/\s*(\d{2,3})\s*M\.?P\.?H\b/;

/** Speeds from which something is demanded: `UNDER 140 MPH`, `PROTECTION FROM 130 MPH NEAR WATER, 140 MPH ELSEWHERE`. */
const IS_LIMIT_BEFORE =
  /\b(?:UNDER|BELOW|LESS THAN|FROM|WHERE|EXCEED\w*|OVER|ABOVE)(?:\s+(?:THE|VULT))?\s*$/;
const IS_LIMIT_BEHIND = /^\W*(?:OR (?:MORE|GREATER|OVER)|AND (?:OVER|ABOVE|UP)|ELSEWHERE)\b/;

/** Wind speeds, ultimate or nominal. */
export const readWindSpeed: Reader = (said) => {
  const readings: Reading[] = [];
  const add = (mph: number, kind: "ultimate" | "nominal" | null) => {
    if (mph < 60 || mph > 250) return;
    if (readings.some((it) => it.field === "windSpeedMph" && it.value.mph === mph)) return;
    readings.push({ field: "windSpeedMph", value: { mph, kind }, unit: "mph" });
  };
  const pair = BOTH_SPEEDS.exec(said.text);
  if (pair) {
    add(Number(pair[1]), "ultimate");
    add(Number(pair[2]), "nominal");
    return readings;
  }
  for (
    const match of said.text.matchAll(
      /\bV\s*[-_ (]?\s*(ULT|ASD|U)\)?(?:IMATE)?\.?\s*[=:]?\s*(\d{2,3})\b/g,
    )
  ) {
    add(Number(match[2]), match[1] === "ASD" ? "nominal" : "ultimate");
  }
  if (readings.length > 0) return readings;
  const isWind = /WIND|VELOCITY|GUST|MPH|\bV ?=/.test(said.text);
  const text = said.isPair ? said.text : ofBuilding(said.text);
  if (!isWind || text === "") return [];
  let from = 0;
  for (
    const match of text.matchAll(
      /(?<![\d.])(\d{2,3})\s*-?\s*(?:M\.?P\.?H\b\.?|MILES PER HOUR)/g,
    )
  ) {
    const near = text.slice(Math.max(0, match.index - 60), match.index + match[0].length + 40);
    if (
      !/WIND|GUST|\bV\b|ULT|ASD|NOMINAL|DESIGN SPEED|BASIC/.test(near) &&
      !/WIND/.test(said.key + said.under)
    ) continue;
    const [own, after] = [
      text.slice(from, match.index),
      text.slice(match.index + match[0].length),
    ];
    const before = kindBefore(own, from === 0);
    from = match.index + match[0].length;
    if (IS_LIMIT_BEFORE.test(own) || IS_LIMIT_BEHIND.test(after)) continue;
    const isService = /SERVICEAB|\bMRI\b|\bYE?A?R\b/.test(own);
    add(
      Number(match[1]),
      isService ? "nominal" : kindBehind(after) ?? before ?? kindNear(near),
    );
  }
  if (
    readings.length === 0 && said.isPair &&
    /WIND ?(SPEED|VELOCITY)|BASIC WIND|ULTIMATE (DESIGN )?WIND|\bV ?-?_? ?\(?U(LT)?\b/.test(
      said.key,
    )
  ) {
    const bare = /^(\d{2,3})\b/.exec(said.value);
    if (bare) add(Number(bare[1]), kindNear(said.key));
  }
  return readings;
};

/** Of two speeds in one statement each takes the word behind it: `170 MPH ULT. (132 MPH ASD)`. */
function kindBehind(after: string): "ultimate" | "nominal" | null {
  const own = /^[\s,(=:-]{0,4}(?:V\s*[-_]?\s*)?(ULT|ASD|NOMINAL|ALLOWABLE)(?!\w*[\s(=:-]*\d)/.exec(
    after,
  )?.[1];
  return own === undefined ? null : own === "ULT" ? "ultimate" : "nominal";
}

/** Else the word right before it: `ULTIMATE 128 MPH; NOMINAL 99 MPH`. Behind another speed it is that one's. */
function kindBefore(before: string, isFirst: boolean): "ultimate" | "nominal" | null {
  const own = /^(.*?)\b(V?ULT|V?ASD|NOMINAL)\w*[\s(=:-]*$/.exec(before);
  return own && (isFirst || /[,;\/]|\bAND\b/.test(own[1])) ? kindNear(own[2]) : null;
}

function kindNear(text: string): "ultimate" | "nominal" | null {
  if (/ULT|VULT|STRENGTH/.test(text)) return "ultimate";
  return /ASD|NOMINAL|ALLOWABLE STRESS/.test(text) ? "nominal" : null;
}

/** Exposure category, risk category, internal pressure, enclosure and the edition of ASCE 7. */
export const readWindTerms: Reader = (said) => {
  const readings: Reading[] = [];
  const exposure =
    /\bEXP(?:OSURE|\.)?\s*(?:CAT(?:EGORY|\.)?)?\s*(?:IS|[:=-])?\s*["'(]?([BCD])["')]?(?![\w'])/
      .exec(said.text) ??
      (/EXPOSURE/.test(said.key)
        ? /^["']?(?:EXP\w*\.?\s*)?["'(]?([BCD])\b(?!-)/.exec(said.value)
        : null);
  if (exposure) {
    readings.push({ field: "exposure", value: exposure[1] as "B" | "C" | "D", unit: null });
  }
  const risk =
    /\b(?:RISK|BUILDING|OCCUPANCY|STRUCTURAL)\s*CAT(?:EGORY|\.)?\s*(?:IS|[:=-])?\s*["'(]?(IV|I{1,3}|[1-4])["')]?(?![\w-])/
      .exec(said.text) ??
      (/RISK ?CAT/.test(said.key)
        ? /^(?:CAT\w*\.?\s*)?(IV|I{1,3}|[1-4])(?![\w-])/.exec(said.value)
        : null);
  if (risk) {
    const roman = { "1": "I", "2": "II", "3": "III", "4": "IV" }[risk[1]] ?? risk[1];
    readings.push({ field: "riskCategory", value: roman as "I" | "II" | "III" | "IV", unit: null });
  }
  const pressure =
    /\bG\s?C\s?P\s?[I1L]\)?\s*[=:]?\s*\(?\s*((?:\+\s*\/?\s*-|±|\+|-)?\s*0?\.\d{1,2}|0\.00?)/.exec(
      said.text,
    ) ??
      (/INTERNAL PRESSURE/.test(said.text)
        ? /((?:\+\s*\/?\s*-|±|\+|-)?\s*0?\.(?:18|55|00)\b)/.exec(said.text)
        : null);
  if (pressure) {
    readings.push({
      field: "internalPressure",
      value: pressure[1].replace(/\s+/g, ""),
      unit: null,
    });
  }
  const isEnclosure = /ENCLOSURE|INTERNAL PRESSURE|BUILDING CATEGORY|G\s?CP/.test(said.text) ||
    /BUILDING (IS|TYPE)/.test(said.text) || (said.isPair && /ENCLOS|BUILDING CLASS/.test(said.key));
  const enclosure = /\b(PARTIALLY[ -]ENCLOSED|PARTIALLY[ -]OPEN|FULLY[ -]ENCLOSED|ENCLOSED|OPEN)\b/
    .exec(said.value);
  if (
    isEnclosure && enclosure && !/STAIR|ELEVATOR|SHAFT|DUMPSTER|BREAKAWAY|BELOW/.test(said.text)
  ) {
    const value = enclosure[1].replace("-", " ").replace("FULLY ", "").toLowerCase();
    readings.push({ field: "enclosure", value, unit: null });
  }
  const asce = /\bASCE\s*(?:\/?\s*SEI)?\s*-?\s*7\s*-\s*(\d{2})\b/.exec(said.text);
  if (asce) readings.push({ field: "asceEdition", value: `7-${asce[1]}`, unit: null });
  return readings;
};

const ZONE = String
  .raw`(VE|AE|AO|AH|AR|A99|COASTAL\s*A(?:\s*ZONE)?|SHADED\s*X|X(?:-?500)?|V\d{0,2}|A\d{0,2}|[BCD])`;

/** FEMA flood zone. */
export const readFloodZone: Reader = (said) => {
  const isKey = said.isPair &&
    /FLOOD ?(HAZARD )?(ZONE|AREA)|FEMA ?(FLOOD ?)?ZONE|FIRM ZONE|^ZONE ?[\/&,] ?(FIRM|PANEL|MAP|BFE|BASE FLOOD)\b/
      .test(said.key);
  const inValue = isKey
    ? exactCase`^(?:ZONE\s*)?["'(]?${ZONE}["')]?(?![\w])`.exec(said.value)
    : null;
  const inText =
    exactCase`(?:FLOOD|FEMA|FIRM)(?:\s+HAZARD)?(?:\s+FLOOD)?\s+ZONE\s*(?:IS|[:=-])?\s*["'(]?${ZONE}["')]?(?![\w])`
      .exec(said.text) ??
      (/FEMA|FLOOD|FIRM|BFE/.test(said.text)
        ? exactCase`\bZONE\s*[:=-]?\s*["'(]?${ZONE}["')]?(?![\w])`.exec(said.text)
        : null);
  const found = inValue ?? inText;
  return found ? [{ field: "floodZone", value: found[1].replace(/\s+/g, " "), unit: null }] : [];
};

const LEVEL = String
  .raw`[+-]?\s*(\d{1,3}(?:\.\d{1,2})?)(?!\.?\d)\s*(?:'|FT\.?|FEET)?(?:\s*-\s*(\d{1,2}(?:\.\d+)?)\s*")?(?!\d|\s*(?:S\.?\s?F\b|SQ))`;
const ELEVATIONS: [
  RegExp,
  "baseFloodElevationFt" | "designFloodElevationFt" | "finishedFloorElevationFt",
][] = [
  [
    /BASE FLOOD (?:ELEV\w*\.?|LEVEL)|\bBASE FLOOD(?=$|\s*(?:\bEL\b|[=:@]|[+-]?\d))|\bB\.?\s?F\.?\s?E\b\.?/,
    "baseFloodElevationFt",
  ],
  [
    /DESIGN FLOOD (?:ELEV\w*\.?|LEVEL)|\bDESIGN FLOOD(?=$|\s*(?:\bEL\b|[=:@]|[+-]?\d))|\bD\.?\s?F\.?\s?E\b\.?/,
    "designFloodElevationFt",
  ],
  [
    /(?:TOP OF )?(?:(?:LOWEST|FIRST|1ST|GROUND) )?FIN(?:ISH(?:ED)?)?\.? FL(?:OO)?R\b\.?(?: ELEV\w*\.?)?|\bFLOOR FIN(?:ISH)?\.? EL(?:EV\w*)?\b\.?|\bLOWEST (?:FIN(?:ISH(?:ED)?)?\.? )?FLOOR\b|\bF\.?\s?F\.?\s?E\b\.?|\bF\.?\s?F\.?(?= *(?:ELEV|EL\b))|TOP OF (?:FIRST|LOWEST|1ST) (?:FINISHED )?FLOOR|LOWEST FLOOR ELEV\w*/,
    "finishedFloorElevationFt",
  ],
];

/** Base flood, design flood and finished floor elevations, in feet of the datum printed. */
export const readElevations: Reader = (said) => {
  const readings: Reading[] = [];
  for (const [words, field] of ELEVATIONS) {
    const value = elevationOf(said, words);
    if (value !== null) readings.push({ field, value, unit: "ft" });
  }
  return readings;
};

function elevationOf(said: Plain, words: RegExp): number | null {
  if (said.isPair && words.test(said.key)) {
    const match = exactCase`^(?:ELEV\w*\.?|EL\.?)?\s*[=:]?\s*${LEVEL}`.exec(
      said.value,
    );
    return match ? feetOf(match) : null;
  }
  const pattern =
    exactCase`(?:${words})\s*\)?\s*(?:\(\w+\)\s*)?(?:(?:(?:SHALL|TO) BE|IS|SET|AT|ELEV\w*\.?|EL\.?|@)\s*){0,4}[=:]?\s*(?=[+-]?\s*\d)${LEVEL}\s*(?:\(?\s*N\.?[AG]\.?V\.?D|'|FT|$|[,.;)]|(?<=\bEL(?:EV\w*)?\b\.?\s*[=:]?\s*\d+\.\d+\s*)(?=[A-Z]))`;
  const match = pattern.exec(said.text);
  const after = match ? said.text.slice(match.index + match[0].length) : "";
  const isAddition = match !== null && ADDITION.test(match[0].trimEnd() + after);
  return match && !isAddition && !/ABOVE|BELOW|PLUS/.test(match[0]) &&
      !/^[\s\d'"./-]*(?:FT|FEET|FOOT|MIN)?\W*(?:ABOVE|ABV|BELOW|OVER|HIGHER)\b/.test(after)
    ? feetOf(match)
    : null;
}

/** What is added to a level is none itself: `BFE + 1`, `BFE +2 FT FREEBOARD`; `+9.0' NAVD` is one. */
const ADDITION =
  /[A-Z.)]\s*\+\s*[1-5](?:\.[05]0?)?(?!\d|\.\d)(?!\s*(?:'|FT\.?|FEET)?\s*\(?\s*N\.?[AG]\.?V)/;

function feetOf(match: RegExpExecArray): number {
  return Math.round((Number(match[1]) + Number(match[2] ?? 0) / 12) * 100) / 100;
}

/** A load behind its letters in a sentence: `MEZZ. FLOOR (STORAGE): LL = 100 PSF`. */
function lettersOf(text: string): Reading[] {
  const match =
    /^(?:\(?\d{1,2}[.)]\s+)?(?<use>[A-Z][^;=|]{2,50}?)[\s:,-]*\bL\.?L\.?\s*[=:]?\s*(?<psf>\d{2,3})\s*(?:PSF|P\.S\.F)/
      .exec(text);
  const psf = Number(match?.groups?.psf);
  if (!match?.groups || psf < 10 || psf > 500) return [];
  return [{ field: "liveLoadsPsf", value: { use: match.groups.use, psf }, unit: "psf" }];
}

/** Loads beside the live ones in one statement: `LL = 100 PSF, DL = 25 PSF`. */
const OF_WEIGHT = /\bD\.?L\b|\bDEAD\b|\bCOLLATERAL\b|\bPARTITIONS?\s*[=:]?\s*$/;
/** Loads along a rail: `GUARD 200 LB. CONC. / 50 PLF`. */
const ALONG = /\bP\.?L\.?F\b|\bLBS?\.?\s*(?:\/|PER)\s*(?:L\.?F|FT|FOOT)\b/;

/** Of a paragraph the sentences that go on listing loads; what it says of soil and footings is none. */
function loadsOf(text: string): string {
  const sentences = text.split(/(?<=[A-Z)]{2})\.\s+/);
  const end = sentences.findIndex((it) =>
    !/\d\s*(?:PSF|P\.S\.F|LB|#)/.test(it) || OF_SOIL.test(it)
  );
  return sentences.slice(0, end < 0 ? undefined : end).join("; ");
}
const OF_SOIL = /\b(?:SOIL|BEARING|FOOTINGS?|PRESSURES?)\b/;

/** A row of a use under DESIGN LOADS, `CLASSROOMS | 40 PSF`; wind, snow and dead loads are others. */
const isUseOfLoads = ({ isPair, key, value, under }: Plain): boolean =>
  isPair && /\b(?:DESIGN|FLOOR|GRAVITY) LOADS?\b/.test(under) && /^\d{2,3}\s*PSF\b/.test(value) &&
  /\bLIVE\b|\bROOMS?\b|\bOFFICES?\b|\bCORRIDORS?\b|\bLOBB|\bSTAIRS?\b|\bEXITS?\b|\bBALCON|\bDECKS?\b|\bATTIC|\bFLOORS?\b|\bSTOR(?:AGE|ES?)\b|\bSTOCK|\bMERCANTILE\b|\bRETAIL\b|\bASSEMBLY\b|\bGARAGE\b|\bSLEEPING\b/
    .test(key) &&
  !/\bDEAD\b|\bWIND\b|\bSNOW\b|\bSOIL\b|\bBEARING\b|\bUPLIFT\b|\bCOLLATERAL\b|\bPRESSURE/.test(key);

/** Live loads by use, in psf. */
export const readLiveLoads: Reader = (said) => {
  const isKeyed = /LIVE ?LOADS?|\bL\.?L\.?\b/.test(said.key) || /LIVE LOADS?/.test(said.under) ||
    isUseOfLoads(said);
  const isSentence = !isKeyed && /LIVE LOADS?/.test(said.text) &&
    /\d\s*(PSF|P\.S\.F|LB)/.test(said.text);
  if (!isKeyed && !isSentence) return lettersOf(said.text);
  const use = said.key.replace(/\bLIVE\b|\bLOADS?\b|\bDESIGN\b|\bL\.?L\.?\b|\(PSF\)|[:.]/g, "")
    .replace(/\s+/g, " ").trim();
  const readings: Reading[] = [];
  const before = /^(?:\(?\d{1,2}[.)]\s+)?(.{2,40}?)[\s:]*LIVE LOADS?/.exec(said.text)?.[1] ?? "";
  const text = isKeyed ? said.value : said.text.replace(/^.*?LIVE LOADS?\s*[:=]?\s*/, "");
  if (!/PSF|P\.S\.F|LBS?\b|#/.test(text) && !/PSF/.test(said.key + said.under) && !isKeyed) {
    return [];
  }
  const list = isSentence ? loadsOf(text) : text;
  for (const part of list.split(/\s*[,;](?!\d{3}\b)\s*|\s+\/\s+/)) {
    const match = /^(.*?)[:=\s]*(\d{2,3})\s*(?:PSF|P\.S\.F\.?|LBS?\b.*|#.*)?\s*(.*)$/.exec(part);
    if (!match || Number(match[2]) < 10 || Number(match[2]) > 500) continue;
    if (OF_WEIGHT.test(match[1]) || ALONG.test(part)) continue;
    const own = match[1].replace(/[=:-]\s*$/, "").trim() ||
      match[3].replace(/^[(-]\s*|[).]+$/g, "").trim();
    const name = own !== "" && own.length < 40 ? own : use;
    readings.push({
      field: "liveLoadsPsf",
      value: { use: name || before || "LIVE LOAD", psf: Number(match[2]) },
      unit: "psf",
    });
  }
  return readings;
};
