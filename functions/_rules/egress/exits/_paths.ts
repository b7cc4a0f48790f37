/** Paths and distances of egress as drawings write them, feet. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import { findLengths, type LengthMention, normaliseMarks } from "../../../_shared/units.ts";
import type { Demand } from "../../define_rule.ts";
import {
  around,
  contextOf,
  either,
  givenUnder,
  lengthOf,
  measuredCellHeaded,
  newWork,
  type Stated,
  statedLengths,
  type Statement,
  subjectsOf,
} from "../../measure.ts";

const NOT_A_WAY_OUT =
  /\b(EXTINGUISHERS?|F\.?E\.?C?\b|FIRE EXT|CLASS [ABCK]|HYDRANT|HOSE|PULL STATION|ACCESSIBLE ROUTE|PARKING|TOILET|RESTROOM|PLUMBING|ELEVATOR|DRINKING|DEFIBRILLATOR|AED|SIGN|METER|CRANES?|HOISTS?|LIFTS?|PIP(?:E|ES|ING)|CONDUIT|DUCTS?|WIR(?:E|ING))\b/i;
/** A limit the set itself names, or figures behind the one that counts: `240 FT (200 FT NON-SPRINKLERED)`. */
const LIMIT_ONLY = /\b(?:ALLOW|PERMIT|LIMIT)\w*[^#,;|]*#|~[^(]*\(\s*#/i;

const wayOf = (thing: string): Demand => ({
  thing,
  property: ["length", "distance"],
  scale: 1 / 12,
  keep: ({ clause, text }) => !NOT_A_WAY_OUT.test(text) && !LIMIT_ONLY.test(clause),
});
export const COMMON_PATH = wayOf("common path");
export const TRAVEL_DISTANCE = wayOf("travel distance");
const LONGEST_IN = 12_000;

/** Lengths of ways, and those of texts that name none; of a row that gives two neither is told. */
function waysAlong(plan: PlanSet, demand: Demand, unnamed: Stated[]): Stated[] {
  const named = subjectsOf(plan, demand);
  const isNamed = ({ page, box }: Stated) =>
    named.some((it) => it.page === page && overlaps(it.box, box));
  const figuresOf = ({ box }: Stated) =>
    new Set(named.filter((it) => it.box === box).map(({ value }) => value)).size;
  return [
    ...named.filter((it) => !it.row || figuresOf(it) === 1),
    ...unnamed.filter((it) => !isNamed(it)),
  ];
}

/** Stated common paths of egress travel, without lengths that are only limits. */
export const commonPaths = (plan: PlanSet): Stated[] =>
  waysAlong(plan, COMMON_PATH, [
    ...brokenOff(plan),
    ...waysToSplits(plan),
  ]);

/** Where two ways part: `STOCK ROOM REAR TO SPLIT`, `DESK 9 TO WHERE PATHS DIVERGE`. */
const TO_SPLIT =
  /\bTO\s+(?:THE\s+)?(?:SPLIT|FORK)\b(?!\s*(?:SYSTEM|UNIT))|\bWHERE\s+PATHS\s+(?:SPLIT|DIVERGE)/i;

/** Ways that are not called common, up to the point where two ways part, in lists and drawings of ways out. */
const waysToSplits = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: TO_SPLIT,
    not: either(NOT_A_WAY_OUT, /\bDEAD[\s-]*END/i),
    of: TO_SPLIT,
    drawnOnly: true,
    betweenIn: [24, LONGEST_IN],
    unit: "ft",
  }).filter(({ schedule, heading, drawing }) =>
    OF_WAYS.test([schedule?.title, heading, drawing].filter(Boolean).join(" | "))
  );

const OF_WAYS = /\b(?:PATHS?|EGRESS|EXITS?|EXITING|TRAVEL|LIFE\s+SAFETY|DISTANCES?)\b/i;

/** Per cent of the page between the lines of one note. */
const NEXT_LINE = 1.2;
const UNFINISHED = /\b(?:COMMON PATH|C\.?P\.?E\.?T\b)[^#]*[:=]\s*$/i;

/** Lengths a note only reaches on its next line, where they stand alone: `COMMON PATH TO SPLIT:` and `84 FT`. */
const brokenOff = (plan: PlanSet): Stated[] =>
  newWork(plan, { topic: UNFINISHED, not: either(NOT_A_WAY_OUT, /\b(?:ALLOW|LIMIT|MAX)/i) })
    .flatMap((it) => {
      const below = around(it, plan.dimensions, NEXT_LINE).filter(({ box, valueIn }) =>
        box.y > it.box.y - NEXT_LINE / 2 && box.x < it.box.x + it.box.width + NEXT_LINE &&
        valueIn >= 24 && valueIn <= LONGEST_IN
      );
      if (below.length !== 1) return [];
      const [{ valueIn, sourceText }] = below;
      return [{ ...it, value: valueIn / 12, unit: "ft", raw: sourceText }];
    });

/** A way from somewhere inside to an exit that is not called travel: `228 LF FROM HEAD OF AISLE 9 TO EXIT 3`. */
const FROM_TO =
  /\bFROM\s+(?!(?:THE\s+)?(?:EXIT|STAIR|DOOR|FLOOR|BUILDING|OUTSIDE)S?\b)[^;|#]{3,44}\bTO\s+EXIT\b(?!\s*SIGN)/i;
const EGRESS_DRAWING =
  /\bEGRESS|\bLIFE\s+SAFETY|\bEXIT(?:ING)?\b[^|]{0,12}\b(?:PLAN|DIAGRAM)|\bTRAVEL/i;

const waysToExits = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: FROM_TO,
    not: either(NOT_A_WAY_OUT, /\bAPART|\bSEPARAT|\bDIAG|\bDIRECT|\bRADIUS/i),
    in: "notes",
    of: /\bFROM\b/i,
    rivals: /\bWIDE\b|\bHIGH\b|\bCLEAR\b/i,
    drawnOnly: true,
    betweenIn: [240, LONGEST_IN],
    unit: "ft",
  }).filter(({ drawing, heading }) => EGRESS_DRAWING.test(`${drawing ?? ""} | ${heading ?? ""}`));

/** Stated exit access travel distances, without lengths that are only limits. */
export const travelDistances = (plan: PlanSet): Stated[] =>
  waysAlong(plan, TRAVEL_DISTANCE, [
    ...waysToExits(plan),
  ]);

/** A stated distance between exits with the diagonal it is compared to, feet. */
export interface Separation extends Statement {
  apartFt: number;
  diagonalFt: number;
  /** The share the drawing itself uses, per cent; null when it names none. */
  claimedPercent: number | null;
  /** What a row that names no diagonal asks for itself, feet. */
  ownRequiredFt?: number;
}

const APART =
  /\b(?:STAIR|EXIT|DOOR)(?:\s+(?:NO\.\s*)?\w{1,3}|\s+DOOR)?\s+TO\s+(?:STAIR|EXIT|DOOR)\b(?:\s+\w{1,3}\b)?|\bBETWEEN\s+(?:THE\s+)?STAIRS\b|\bC\s?\/\s?C\s+OF\s+(?:EXIT\s+)?DOORS\b|\bSEPARAT\w*\b|\bSEP\b\.?|\bAPART\b|\bREMOTENESS\b|\bREMOTE(?:LY)?\s+(?:BY|LOCATED|PLACED)\b|\bSPREAD\b|\bBETWEEN\s+(?:THE\s+)?EXITS?\b|\bPROV(?:IDED|'?D)?\b\.?|\bACTUAL\b/i;
const DIAGONAL =
  /\bCORNER\s+TO\s+CORNER\b|\bDIAG(?:ONAL)?S?\b\.?(?:\s+(?:OF|DISTANCE)\s+\w+)?|\b1\s*\/\s*[23]\s*(?:OF|X|×|\*)|\b(?:ONE[- ](?:HALF|THIRD)|HALF|THIRD)\s+(?:OF|THE)\b|\bD\s*=(?=\s*\d)/i;

/** A share printed as a length, `1/2 DIAGONAL = 55'-6"`: the diagonal is that many times as long. */
function shareStated(text: string): { diagonalFt: number } | null {
  const share =
    /\b1\s*\/\s*(?<n>[23])\s*(?:OF\s+)?(?:THE\s+)?(?:MAX\w*\.?\s+)?(?:OVERALL\s+)?DIAG\w*\.?(?:\s+DIST\w*)?\s*(?:=|:|IS)\s*/i
      .exec(text);
  if (!share) return null;
  const end = share.index + share[0].length;
  const length = findLengths(text).find(({ start }) => start >= end && start <= end + 1);
  return length ? { diagonalFt: length.valueIn / 12 * Number(share.groups?.n) } : null;
}

/** The length directly behind `1/2 OF` or `1/3 X`: the diagonal, whatever stands behind it. */
function shareOfLength(text: string): LengthMention | null {
  const share =
    /(?:1\s*\/\s*[23]|\b(?:50|33(?:\.3+)?)\s*(?:%|PERCENT))\s*(?:OF|X|×|\*)\s*(?:THE\s+|MAX\w*\.?\s+)?/i
      .exec(text);
  if (!share) return null;
  const end = share.index + share[0].length;
  return findLengths(text).find(({ start }) => start >= end && start <= end + 2) ?? null;
}

/** Distance and diagonal of a row that has a column for each. */
function separationInRow(it: Statement): Separation | null {
  if (!SEPARATION_LIST.test(`${it.schedule?.title ?? ""} | ${it.text}`)) return null;
  const diagonalFt = feetIn(
    measuredCellHeaded(it, /^(?!.*(?:1\s*\/\s*[23]|HALF|THIRD|REQ)).*DIAG/i),
  );
  const apartFt = feetIn(
    givenUnder(it, /DISTANCE|SEPARAT|\bSEP\b|APART|REMOTE/i, /DIAG|AREA|LOAD/i),
  );
  if (diagonalFt === null || apartFt === null) return separationAsked(it);
  return apartFt > diagonalFt ? null : { ...it, apartFt, diagonalFt, claimedPercent: null };
}

/** A row about the separation with what it asks for, a share of a diagonal or a length, beside what it provides. */
function separationAsked(it: Statement): Separation | null {
  const { schedule, row } = it;
  if (!schedule || !row || !OF_SEPARATION.test(row.cells[0]?.text ?? "")) return null;
  const asked = measuredCellHeaded(it, /\bREQ|\bMIN\b|\bCODE\b/i) ?? "";
  const apartFt = feetIn(measuredCellHeaded(it, /\bPROV|\bACTUAL|\bDESIGN|\bSHOWN|\bPROPOSED/i));
  if (apartFt === null) return null;
  const diagonal = shareOfLength(normaliseMarks(asked));
  if (diagonal) {
    const diagonalFt = diagonal.valueIn / 12;
    return apartFt > diagonalFt ? null : { ...it, apartFt, diagonalFt, claimedPercent: null };
  }
  const figure = asked.replace(SHARE_NAMED, "").trim();
  const ownRequiredFt = /^\W*\d[\d\s'"\/.-]*(?:FT|FEET)?\.?(?:\s*MIN\w*\.?)?\W*$/i.test(figure)
    ? feetIn(figure)
    : null;
  return ownRequiredFt === null
    ? null
    : { ...it, apartFt, diagonalFt: ownRequiredFt * 2, claimedPercent: null, ownRequiredFt };
}

/** What a required figure is worked out from: `HALF DIAG. 43.5`, `1/3 DIAGONAL = 40'-8"`. */
const SHARE_NAMED =
  /^\W*(?:HALF|(?:ONE[- ])?THIRD|1\s*\/\s*[23])\s*(?:OF\s+)?(?:THE\s+)?(?:MAX\w*\.?\s+|OVERALL\s+)?(?:DIAG\w*\.?)?\s*[:=]?\s*(?=\d)/i;

/** Names the separation of ways out, and no wall. */
const OF_SEPARATION =
  /\b(?:EXITS?|STAIRS?|DOORS?|EGRESS)\b[^|]*\b(?:SEPARAT\w*|SEP\b|APART|REMOTE\w*)|\b(?:SEPARAT\w*|REMOTENESS|DISTANCE)\s+(?:OF|BETWEEN)\s+(?:THE\s+)?(?:EXITS?|STAIRS?|(?:EXIT|EGRESS)\s+DOORS)/i;

const SEPARATION_LIST = /EXIT|SEPARAT|REMOTE|EGRESS/i;

/** A length of a cell in feet; a bare figure is feet. */
function feetIn(cell: string | null): number | null {
  if (cell === null) return null;
  if (/^\d+(?:\.\d+)?$/.test(cell)) return Number(cell);
  const [length] = findLengths(cell);
  return length ? length.valueIn / 12 : null;
}

const IS_DIAGONAL = /DIAG|\bCORNER\s+TO\s+CORNER\b/i;
/** A row of nothing but a diagonal: `OVERALL DIAGONAL | 111'-9" (78'-0" x 80'-0")`. */
const WHOLE_DIAGONAL =
  /^\W*(?:(?:MAX\w*|OVERALL|LONGEST|BUILDING|FLOOR)\.?\s+)*(?:DIAG\w*\.?|CORNER\s+TO\s+CORNER)(?:\s+OF\s+[\w\s]+)?\W*$/i;

/** The length a row about a diagonal, not about a share of it, has under PROVIDED. */
function diagonalInRow({ schedule, row }: Statement): LengthMention | null {
  if (!schedule || !row || !IS_DIAGONAL.test(row.cells[0]?.text ?? "")) return null;
  if (/1\s*\/\s*[23]|HALF|THIRD/i.test(row.cells[0].text)) return null;
  const index = schedule.columns.findIndex(({ meaning }) => meaning === "provided");
  const cell = row.cells[index] ?? (WHOLE_DIAGONAL.test(row.cells[0].text) ? row.cells[1] : null);
  return findLengths(cell?.text ?? "")[0] ?? null;
}

/** What the text or its titles must speak of. */
const OF_WAYS_OUT = /\bEXIT|\bSTAIRS?\b|\bEGRESS\b|\bEGR\b|\bLIFE[\s-]SAFETY\b|\bWAYS?\s+OUT\b/i;

/** How far apart the ways out of a text lie. */
const apartIn = (text: string): LengthMention | null =>
  lengthOf(text, {
    of: APART,
    rivals: /\bREQ\w*\b|=\s*(?=\d)|\bDIAG\w*|\b1\s*\/\s*[23]\s*(?:OF|X|×|\*)?|\bOF\b/i,
    drawnOnly: true,
    betweenIn: [24, 24_000],
  });

/** The diagonal of a text; a figure that is said to be apart is none: `SEPARATION 40'-0" DIAGONAL 120'-0"`. */
function diagonalIn(text: string, apart: LengthMention | null): LengthMention | null {
  const find = (words: string) =>
    lengthOf(words, { of: DIAGONAL, rivals: APART, betweenIn: [120, 24_000] });
  const found = find(text);
  if (!apart || found?.start !== apart.start) return found;
  const { start, end } = apart;
  return find(text.slice(0, start) + " ".repeat(end - start) + text.slice(end)) ?? found;
}

/** Distances between exits stated with, or on the same page as, the diagonal of the area served. */
export function separations(plan: PlanSet): Separation[] {
  const about = newWork(plan, {
    topic:
      /\b(?:EXITS?|STAIRS?|DOORS?)\b.*\b(SEPARAT|SEP\b|APART)|\bBETWEEN\s+(?:THE\s+)?(?:EXITS?|STAIRS)\b|\b(?:STAIR|EXIT)(?:\s+(?:\w{1,3}|DOOR))?\s+TO\s+(?:STAIR|EXIT)\b|\bSEPARATION\b.*\bEXITS?\b|\bDOORS?\s+TO\s+DOORS?\b|\bC\s?\/\s?C\s+OF\s+(?:EXIT\s+)?DOORS\b|\b(SEPARAT\w*|DIAG|DIAGONAL|REMOTENESS)\b|\bCORNER\s+TO\s+CORNER\b|\b(?:EXITS?|STAIRS|DOORS)\b.*\bREMOTE\b/i,
    not:
      /\bFIRE SEPARATION|\bOCCUPANCY SEPARATION|\bSEPARATION WALL|\bSEPARATED (USE|OCCUP)|\bBRAC(E|ING)|\bTENANT SEPARATION|\bSTRAP|\bSHEATHING|\bH(OU)?RS?\b|\bLUMBER|\bINTAKE|\bVENT|\bADDITIONAL\b|\bSIGNS?\b|\b(?:THIRD|3RD)\s+(?:EXIT|STAIR)|\bTRAVEL\b|\bTO\s+STAIR\s+LANDING/i,
    titled: true,
  });
  const diagonals = about.flatMap((it) => {
    const length = diagonalInRow(it) ?? diagonalIn(it.text, apartIn(normaliseMarks(it.text)));
    const isOwn = diagonalInRow(it) === null && apartIn(normaliseMarks(it.text)) !== null;
    return length && IS_DIAGONAL.test(it.text)
      ? [{ page: it.page, ft: length.valueIn / 12, isOwn }]
      : [];
  });
  return about.flatMap((it) => {
    if (diagonalInRow(it)) return [];
    // A diagonal told with a distance of its own is that of other ways out.
    const here = diagonals.filter(({ page }) => page === it.page);
    const alone = here.filter(({ isOwn }) => !isOwn);
    const onPage = alone.length === 1 ? alone : here;
    const listed = separationInRow(it);
    if (listed && (listed.ownRequiredFt === undefined || onPage.length !== 1)) return [listed];
    const text = normaliseMarks(it.text);
    if (!OF_WAYS_OUT.test(contextOf(it)) || findLengths(text).length === 0) return [];
    const apart = apartIn(text);
    const half = shareStated(text);
    const own = shareOfLength(text) ?? diagonalIn(text, apart);
    const diagonalFt = half
      ? half.diagonalFt
      : own && /DIAG|1\s*\/\s*[23]|HALF|THIRD|\bD\s*\/\s*[23]\b/i.test(text) &&
          own.start !== apart?.start
      ? own.valueIn / 12
      : onPage.length === 1
      ? onPage[0].ft
      : null;
    if (!apart || diagonalFt === null || diagonalFt * 12 <= apart.valueIn * 0.9) return [];
    const claimed = /\b[1D]\s*\/\s*([23])\b/i.exec(text)?.[1];
    return [{
      ...it,
      apartFt: Math.round((apart.valueIn / 12) * 100) / 100,
      diagonalFt,
      claimedPercent: claimed ? 100 / Number(claimed) : null,
    }];
  });
}
