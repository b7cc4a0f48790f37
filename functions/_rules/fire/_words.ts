/** Words the fire rules share: walls and their doors, storeys in words, sprinklers and groups of the building. */
import type { OccupancyGroup } from "../../_shared/constants/options.ts";
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase, eachInAnyCase } from "../../_shared/pattern.ts";
import type { BuildingProfile } from "../building_profile.ts";
import { labelledRowText, rowAsNote } from "../reading/rows.ts";
import {
  allStatements,
  calloutOf,
  findRatings,
  newWork,
  NUMBER_WORDS,
  printedNumber,
  providedRating,
  type RatingMention,
  settingOf,
  type Stated,
  type Statement,
  type StatementQuery,
  wholeNumber,
} from "../measure.ts";

const DOOR = String
  .raw`(?:DOORS?|DRS?\b|OPENINGS?|OPENING\s+PROTECTIVES?|DAMPERS?|GLAZING|WINDOWS?)`;
const KIND = String
  .raw`(?:(?:(?:CHUTE\s+)?(?:ACCESS|INTAKE|DISCHARGE)|CHUTE|H\.?M\.?|HOLLOW\s+METAL|METAL|STEEL|WOOD|SELF-?CLOSING|SOLID[\s-]CORE|STAIR|ENTRY|ELEVATOR|HOISTWAY|LABELED|EXIT|UNIT|CORRIDOR)\s+)?`;
const HOURS = String
  .raw`(?:\d\s*[- ]\s*)?\d+(?:\s*\/\s*\d|\.\d+)?\s*-?\s*(?:MIN(?:UTES?)?|HRS?|HOURS?)\b\.?`;
const DOOR_RATING =
  eachInAnyCase`${HOURS}\s*(?:FIRE[\s-]*)?LABELS?\b|\b${DOOR}\b(?:\s*[:=@-]?\s*|\s+(?:ARE|SHALL\s+BE|TO\s+BE|RATED|RTG|RATING|LABEL|@|AT)\.?\s+){0,3}${HOURS}|${HOURS}\s*(?:(?:FIRE|RATED|LABEL(?:L?ED)?|-RATED|PROTECTED)[\s-]*){0,3}${KIND}${DOOR}\b`;

/** The text without what it says about doors and other openings, so that wall ratings stand alone. */
export const withoutDoorRatings = (text: string): string =>
  text.replace(DOOR_RATING, (found) => " ".repeat(found.length));

/** Ratings of doors in hours, as written beside the word door. */
export function doorRatings(text: string): RatingMention[] {
  return [...text.matchAll(DOOR_RATING)].flatMap((match) => findRatings(match[0]).slice(0, 1));
}

/** New work on a wall, floor or enclosure with its own rating in hours. */
export function wallRatings(plan: PlanSet, query: StatementQuery & { near?: RegExp }): Stated[] {
  return newWork(plan, query).flatMap((it) => {
    const rating = providedRating(
      { ...it, text: withoutDoorRatings(it.text) },
      query.near ?? query.topic,
    );
    return rating ? [{ ...it, value: rating.hours, unit: "hours", raw: rating.raw }] : [];
  });
}

const COUNT = String.raw`\d{1,2}|${NUMBER_WORDS.slice(1).join("|")}`;
const STORIES =
  anyCase`(?<![\w.'"/-])(${COUNT})(?:\s*\(\d+\))?[\s-]*(?:STOR(?:Y|IES|EYS?|EY)|LEVELS|FLOORS)\b(?!\s+(?:ABOVE|BELOW|UP))`;
/** Storeys under a header of their own: `STORIES CONNECTED 3`. */
const COUNTED_STORIES =
  /\b(?:STOR(?:IES|EYS)|LEVELS|FLOORS)\s+(?:CONNECTED|SERVED|PENETRATED|PASSED|JOINED)\s*[:=|]?\s*(\d{1,2})\b(?!\s*["'])/i;
/** Storeys by their first and last: `LEVELS 1-4`, `L1 THRU L5`, `FLOORS 1 TO 3`. */
const SPAN =
  /\b(?:LEVELS?|FLOORS?|L|STOR(?:IES|Y))\s*#?(\d{1,2})\s*(?:-|TO|THROUGH|&|AND)\s*(?:LEVEL\s*|FLOOR\s*|L)?#?(\d{1,2})\b(?!['"])/i;

/** Storeys named in a text: `3 STORIES`, `FOUR-STORY`, `LEVELS 1-4`; null when none. */
export function storiesIn(text: string): number | null {
  const match = STORIES.exec(text);
  if (match) return wholeNumber(match[1]);
  const counted = COUNTED_STORIES.exec(text);
  if (counted) return Number(counted[1]);
  const span = SPAN.exec(text);
  const [from, to] = [Number(span?.[1]), Number(span?.[2])];
  return span && to > from ? to - from + 1 : null;
}

const ORDINALS = ["", "FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH"];
const LEVEL =
  eachInAnyCase`(?<!\bROOF\s)\bLEVEL\s*#?(?<level>\d{1,2})\b(?!\s*ROOF)|\b(?<nth>\d{1,2})(?:ST|ND|RD|TH)\s+(?:FLOOR|LEVEL|STOR(?:E?Y))\b|\b(?<word>${
    ORDINALS.slice(1).join("|")
  })\s+(?:FLOOR|LEVEL|STOR(?:E?Y))\b`;

/** The highest storey named in a text: 5 for `LEVEL 5 EL. 56'`; null when none is. */
export function highestLevelIn(text: string): number | null {
  const levels = [...text.matchAll(LEVEL)].map(({ groups = {} }) =>
    Number(groups.level ?? groups.nth ?? ORDINALS.indexOf(groups.word.toUpperCase()))
  );
  return levels.length === 0 ? null : Math.max(...levels);
}

/**
 * Storeys a statement speaks of, else those of the building when undisputed, else, where the set is given,
 * those the other texts of the drawing name.
 */
export function storiesOf(
  it: Statement | Pick<Statement, "text">,
  building: BuildingProfile,
  plan?: PlanSet,
): number | null {
  const known = storiesIn(it.text) ?? (building.stories.isDisputed ? null : building.stories.value);
  if (known !== null || !plan || !("drawing" in it)) return known;
  const setting = settingOf(it, plan);
  return storiesIn(setting) ?? highestLevelIn(setting);
}

/** Where sprinklers are stated, else where the building's use or type stands; null when nothing does. */
export function sprinklerEvidence(plan: PlanSet, building: BuildingProfile): Evidence | null {
  const { sprinklers, occupancyGroups, constructionType, stories } = plan.codeSummary;
  return building.sprinklers.evidence ?? sprinklers[0] ?? occupancyGroups[0] ?? stories[0] ??
    constructionType[0] ?? null;
}

/** True when sprinklers are known to be missing; null when undecided. */
export function isUnsprinklered(building: BuildingProfile): boolean | null {
  const { value, isDisputed } = building.sprinklers;
  return value === null || isDisputed ? null : value === "none";
}

/** True with NFPA 13 throughout, false without; null when the system or its standard is open. */
export function isNfpa13(building: BuildingProfile): boolean | null {
  const { value, isDisputed } = building.sprinklers;
  if (value === null || isDisputed || value === "yes, standard not stated") return null;
  return value === "NFPA 13";
}

/** Sprinklers that depend on something, which the set does not say here. */
const PERHAPS_SPRINKLERED =
  /\b(?:IF|WHERE|WHEN|UNLESS|EXCEPT)\s+(?:[\w'-]+\s+){0,4}(?:NON-?|UN)?SPRINKLER/i;
const NAMES_NO_SPRINKLERS =
  /\b(?:NON|UN|NOT)[\s-]*(?:FIRE[\s-]+|FULLY\s+|BE\s+)?SPRINKLERED|\bNOT\s+(?:BE\s+)?(?:PROTECTED|EQUIPPED|FITTED|PROVIDED)\s+(?:BY|WITH)\s+(?:AN?\s+)?(?:AUTOMATIC\s+|FIRE\s+)*SPRINKLERS?\b|\b(?:NO|WITHOUT|W\/O)\s+(?:AUTOMATIC\s+|FIRE\s+)*SPRINKLERS?\b(?!\s+(?:HEADS?|IN|AT|ON|ABOVE|BELOW|RISER|MAIN|ROOM))|\bSPRINKLER(?:S|\s+SYSTEM|ED)?\s*\|\s*NO?\s*(?:\||$)|\bSPRINKLER(?:S|\s+SYSTEM)?\s*(?:[:=|-]\s*)?(?:ARE\s+|IS\s+)?(?:NONE\b|NOT\s+(?:PROVIDED|PROV'?D|REQ\w*|INSTALLED|INCLUDED)|OMITTED)/i;
const NAMES_SPRINKLERS =
  /\bSPRINKLERED\b|\bNFPA\s*-?\s*13\s*-?\s?[RD]?\b(?!\s*[.\d])|\bSPRINKLERS?\s+(?:PROVIDED|THROUGHOUT|SYSTEM\b)/i;
/** NFPA 13 itself, which exceptions for larger buildings ask for. */
export const SAYS_NFPA_13 = /\bNFPA\s*-?\s*13\b(?!\s*-?\s?[RD]\b|\.\d)/i;

/** What a text itself says of sprinklers: that they are there, that they are not, or null. */
export function saysSprinklered(text: string): boolean | null {
  if (PERHAPS_SPRINKLERED.test(text)) return null;
  if (NAMES_NO_SPRINKLERS.test(text)) return false;
  return NAMES_SPRINKLERS.test(text) ? true : null;
}

/** The text of a statement with what names its figures: the title and headers of a table, the title of a list. */
export function titledWords(it: Statement): string {
  const text = it.schedule && it.row ? labelledRowText(it.schedule, it.row) : it.text;
  return [it.schedule?.title ?? it.heading ?? it.drawing, text].filter(Boolean).join(": ");
}

/** The words of the callout or row at a place, with the title over them; its own text when nothing is found. */
export function wordsAt(place: Evidence, plan: PlanSet): string {
  const it = allStatements(plan).find(({ page, box }) => page === place.page && box === place.box);
  if (!it) return place.sourceText;
  const isCallout = it.from === "note" && it.heading === null;
  return titledWords(isCallout ? { ...it, text: calloutOf(it, plan) } : it);
}

const OCCUPANTS =
  /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{2,4})\s*(?:TOTAL\s+)?(?:OCCUPANTS?|OCC\b\.?|PERSONS|PEOPLE|SEATS(?!\s+\d)|STUDENTS|PUPILS|CHILDREN)|\b(?:OCCUPANT\s+LOAD|OCC\.?\s+LOAD|(?:TOTAL|BLDG\.?|BUILDING)\s+OCC(?:UPANTS|\.)?|SEATS(?:\s+FOR)?|SEATING(?:\s+(?:FOR|CAPACITY))?)\s*(?:IS|OF|[=:|-])?\s*(\d{1,3}(?:,\d{3})+|\d{2,4})\b(?!\s*(?:S\.?F|SQ|%|"|'))/gi;

/** Most occupants a text, its list, table or drawing names; null when none. A room never holds more than all. */
export function occupantsNear(it: Statement, plan: PlanSet): number | null {
  const own = it.schedule && it.row ? countsIn(rowAsNote(it.schedule, it.row)) : [];
  const counts = own.length > 0 ? own : countsIn(settingOf(it, plan));
  return counts.length === 0 ? null : Math.max(...counts);
}

const countsIn = (text: string): number[] =>
  [...text.matchAll(OCCUPANTS)].map((match) => printedNumber(match[1] ?? match[2]));

/** Storeys that sections and elevations of the set label: 3 for `3RD FLR.`; null when they label none. */
export function drawnStories(plan: PlanSet): number | null {
  const levels = allStatements(plan).filter(({ drawing }) =>
    drawing !== null && /\b(SECTIONS?|ELEVATIONS?)\b/i.test(drawing) &&
    !/\b(DETAIL|INTERIOR|EXISTING)\b/i.test(drawing)
  ).flatMap(({ text }) => text.length < 60 ? highestLevelIn(text) ?? [] : []);
  return levels.length === 0 ? null : Math.max(...levels);
}

const GROUP = /\b(A-?[1-5]|F-?[12]|H-?[1-5]|I-?[1-4]|R-?[1-4]|S-?[12]|B|E|M|U)\b/g;

/** Use groups named in a text, in order and once each. */
export function groupsIn(text: string): OccupancyGroup[] {
  const found = [...text.toUpperCase().matchAll(GROUP)].map((match) =>
    match[1].replace(/^([A-Z])(\d)$/, "$1-$2") as OccupancyGroup
  );
  return [...new Set(found)];
}

/** Names a group the way messages read: `A-2`. */
export const listOf = (groups: readonly string[]): string => groups.join(", ");
