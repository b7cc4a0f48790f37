/** Paths and distances of egress as drawings write them, feet. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { findLengths, type LengthMention, normaliseMarks } from "../../../_shared/units.ts";
import {
  around,
  cellHeaded,
  contextOf,
  givenUnder,
  lengthOf,
  measuredCellHeaded,
  newWork,
  type Stated,
  statedLengths,
  type Statement,
} from "../../measure.ts";

const NOT_A_WAY_OUT =
  /\b(EXTINGUISHERS?|F\.?E\.?C?\b|FIRE EXT|CLASS [ABCK]|HYDRANT|HOSE|PULL STATION|ACCESSIBLE ROUTE|PARKING|TOILET|RESTROOM|PLUMBING|ELEVATOR|DRINKING|DEFIBRILLATOR|AED|SIGN|METER|PIP(?:E|ES|ING)|CONDUIT|DUCTS?|WIR(?:E|ING))\b/i;
const PATH =
  /\bBEFORE\s+(?:THEY\s+|ANYONE\s+|PEOPLE\s+|OCCUPANTS\s+)?(?:CAN\s+|MAY\s+|HAVE\s+(?:A\s+)?)?CHOO?[SI]C?E\b|\bSINGLE[\s-]PATH\b|\bBEFORE\s+(?:REACHING\s+)?(?:AN?\s+|THE\s+)?(?:CHOICE|(?:POINT\s+OF\s+)?DECISION)\b|\bTO\s+(?:THE\s+|A\s+)?(?:POINT\s+OF\s+)?(?:CHOICE|DECISION)\b(?:\s+POINT)?|\bBEFORE\s+(?:TWO|2)\s+(?:PATHS|EXITS|WAYS)\b|\bCOMMON\s+PATH(?:\s+OF\s+(?:EGRESS\s+)?TRAVEL)?(?:\s+DISTANCE)?\b|\bC\.?\s?P\.?\s?(?:E\.?\s?T?\.?|T\.?)?\s*(?=[=:])|\bCPE?T?\b|\bC\.\s?P\.\s?(?:E\.\s?)?T\b\.?/i;
const TRAVEL =
  /\b(?:LONGEST|FARTHEST|FURTHEST)\s+WAY\s+(?:OUT|TO\s+(?:AN?\s+|THE\s+)?EXIT)\b|\bWALKING\s+DISTANCE\b(?=[^;|]{0,50}\bEXIT)|\b(?:FARTHEST|FURTHEST|REMOTEST|MOST\s+(?:REMOTE|DISTANT))\s+(?:CORNER|SEAT|DESK|SPOT|PART|END|ROOM)\b(?=[^;|]{0,60}\bEXIT)|\bT\.\s?D\.(?=\s*\d)|\bTRAVEL(?=\s*[:=]?\s*\d[^;|]{0,14}\bTO\s+(?:AN?\s+|THE\s+|NEAREST\s+|STAIR\s+)?EXIT)|\b(?:EXIT\s+ACCESS\s+)?TRAVEL\s+DIST(?:ANCE)?S?\b\.?|\bT\.?\s?D\.?\s*(?=[=:])|\bMAX(?:IMUM|\.)?\s+TRAVEL\b|\bEXIT\s+ACCESS\s+TRAVEL\b|\bEXIT\s+DISTANCE\b|\bLONGEST\s+(?:EXIT\s+|EGRESS\s+)?(?:PATH|ROUTE|TRAVEL)\b(?=[^;|]{0,40}\bTO\s+(?:AN?\s+|THE\s+|NEAREST\s+|STAIR\s+)?EXIT|\s*[=:]|\s+\d)|\bTRAVEL\s+(?:PATH|LENGTH|ROUTE)(?:\s+LENGTH)?\b(?=[^;|]{0,30}\bEXIT)|\bT\.?\s?D\.?(?=\s+TO\s+(?:NEAREST\s+)?EXIT)|\b(?:FARTHEST|FURTHEST|MOST\s+REMOTE)\s+POINT\b(?=[^;|]{0,40}\bEXIT)/i;
const LONGEST_IN = 12_000;

/** Stated common paths of egress travel, without lengths that are only limits. */
export const commonPaths = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: PATH,
    not: NOT_A_WAY_OUT,
    of: PATH,
    rivals: /\bTRAVEL\s+DIST\w*|\bDEAD[\s-]*END|\bSEPARATION\b|\bDIAGONAL\b|\bWIDE\b|\bWIDTH\b/i,
    notAfter: /(LONGEST|GEST|TOTAL)\s+(TRAVEL|WALK)\W*$/i,
    drawnOnly: true,
    betweenIn: [24, LONGEST_IN],
    unit: "ft",
  }).concat(brokenOff(plan, PATH), inColumn(plan, PATH_HEAD), waysToSplits(plan));

/** Where two ways part: `STOCK ROOM REAR TO SPLIT`, `DESK 9 TO WHERE PATHS DIVERGE`. */
const TO_SPLIT =
  /\bTO\s+(?:THE\s+)?(?:POINT\s+OF\s+)?(?:SPLIT|FORK|DIVERGENCE)\b(?!\s*-?(?:SYSTEM|UNIT|FACE|A\/?C|LEVEL|LINE))|\bTO\s+(?:THE\s+)?(?:POINT\s+)?WHERE\s+(?:THE\s+|TWO\s+)?(?:PATHS?|WAYS?|ROUTES?|TRAVEL)\s+(?:SPLITS?|FORKS?|DIVERGES?|PARTS?|SEPARATES?)\b/i;

/** Ways that are not called common, up to the point where two ways part, in lists and drawings of ways out. */
const waysToSplits = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: TO_SPLIT,
    not: new RegExp(`${NOT_A_WAY_OUT.source}|${PATH.source}|\\bDEAD[\\s-]*END`, "i"),
    of: TO_SPLIT,
    drawnOnly: true,
    betweenIn: [24, LONGEST_IN],
    unit: "ft",
  }).filter(({ schedule, heading, drawing }) =>
    OF_WAYS.test([schedule?.title, heading, drawing].filter(Boolean).join(" | "))
  );

/** Columns of a list of ways out, by what their heads call the length. */
const PATH_HEAD =
  /^\W*(?:COMMON\s+PATH|C\.?\s?P\.?\s?(?:E\.?)?\s?(?:T\.?)?)(?:\s+(?:OF\s+)?(?:EGRESS\s+)?(?:TRAVEL|DIST\w*))*\W*(?:PROV\w*|ACTUAL)?\W*(?:\(?\s*(?:FT|FEET|LF)\.?\s*\)?)?\W*$/i;
const TRAVEL_HEAD =
  /^\W*(?:(?:EXIT\s+ACCESS\s+)?TRAVEL(?:\s+DIST\w*\.?)?|T\.?\s?D\.?)\W*(?:PROV\w*|ACTUAL)?\W*(?:\(?\s*(?:FT|FEET|LF)\.?\s*\)?)?\W*$/i;
const OF_WAYS = /\b(?:PATHS?|EGRESS|EXITS?|EXITING|TRAVEL|LIFE\s+SAFETY|DISTANCES?)\b/i;

/** Lengths in a column of a list of ways out, the only one of its kind; bare figures are feet. */
const inColumn = (plan: PlanSet, head: RegExp): Stated[] =>
  newWork(plan, { topic: /\d/, in: "rows" }).flatMap((it) => {
    const { schedule, row } = it;
    if (!schedule || !row || !OF_WAYS.test(schedule.title ?? "")) return [];
    if (schedule.columns.filter(({ header }) => head.test(header)).length !== 1) return [];
    const cell = cellHeaded(schedule, row, head) ?? "";
    const raw = /^\d+(?:\.\d+)?$/.test(cell) ? `${cell}'` : cell;
    const [length, ...others] = findLengths(normaliseMarks(raw));
    const isOne = length !== undefined && others.length === 0 && !LIMIT_ONLY.test(cell);
    return isOne && length.valueIn >= 24 && length.valueIn <= LONGEST_IN &&
        !NOT_A_WAY_OUT.test(it.text)
      ? [{ ...it, value: length.valueIn / 12, unit: "ft", raw: cell }]
      : [];
  });

/** Per cent of the page between the lines of one note. */
const NEXT_LINE = 1.2;

/** Lengths a note only reaches on its next line, where they stand alone: `COMMON PATH TO SPLIT:` and `84 FT`. */
function brokenOff(plan: PlanSet, of: RegExp): Stated[] {
  return newWork(plan, { topic: of, not: NOT_A_WAY_OUT }).flatMap((it) => {
    if (it.from !== "note" || !/[:=]\s*$/.test(it.text) || findLengths(it.text).length > 0) {
      return [];
    }
    if (LIMIT_ONLY.test(it.text)) return [];
    const below = around(it, plan.dimensions, NEXT_LINE).filter(({ box, valueIn }) =>
      box.y > it.box.y - NEXT_LINE / 2 && box.x < it.box.x + it.box.width + NEXT_LINE &&
      valueIn >= 24 && valueIn <= LONGEST_IN
    );
    if (below.length !== 1) return [];
    const [{ valueIn, sourceText }] = below;
    return [{ ...it, value: valueIn / 12, unit: "ft", raw: sourceText }];
  });
}

const LIMIT_ONLY = /\b(ALLOW\w*|REQ\w*|LIMIT\w*|PERMIT\w*|MAX\w*)\b/i;

/** A way from somewhere inside to an exit that is not called travel: `228 LF FROM HEAD OF AISLE 9 TO EXIT 3`. */
const FROM_TO =
  /\bFROM\s+(?!(?:THE\s+)?(?:EXITS?|STAIRS?|DOORS?|GRADE|FLOOR|FACE|CENTER|C\.?L|P\.?L|PROPERTY|BUILDING|EXTERIOR|OUTSIDE)\b)[^;|#]{3,44}\bTO\s+(?:THE\s+|AN?\s+|NEAREST\s+)?EXIT\b(?!\s*(?:SIGN|LIGHT|DEVICE|DISCHARGE|ACCESS\s+DOOR))/i;
const EGRESS_DRAWING =
  /\bEGRESS|\bLIFE\s+SAFETY|\bEXIT(?:ING)?\b[^|]{0,12}\b(?:PLAN|DIAGRAM)|\bTRAVEL/i;

const waysToExits = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: FROM_TO,
    not: new RegExp(
      `${NOT_A_WAY_OUT.source}|${TRAVEL.source}|${PATH.source}|\\bAPART|\\bSEPARAT|\\bDIAG`,
      "i",
    ),
    in: "notes",
    of: /\bFROM\b/i,
    rivals: /\bWIDE\b|\bHIGH\b|\bCLEAR\b/i,
    drawnOnly: true,
    betweenIn: [240, LONGEST_IN],
    unit: "ft",
  }).filter(({ drawing, heading, text }) => {
    return EGRESS_DRAWING.test(`${drawing ?? ""} | ${heading ?? ""}`) &&
      !/\bDIRECT|\bRADIUS/i.test(text);
  });

/** Stated exit access travel distances, without lengths that are only limits. */
export const travelDistances = (plan: PlanSet): Stated[] => [
  ...waysToExits(plan),
  ...statedLengths(plan, {
    topic: TRAVEL,
    not: NOT_A_WAY_OUT,
    of: TRAVEL,
    rivals: /\bCOMMON\s+PATH|\bDEAD[\s-]*END|\bSEPARATION\b|\bDIAGONAL\b|\bWIDE\b|\bWIDTH\b/i,
    drawnOnly: true,
    betweenIn: [24, LONGEST_IN],
    unit: "ft",
  }),
  ...inColumn(plan, TRAVEL_HEAD),
];

/** A stated distance between exits with the diagonal it is compared to, feet. */
export interface Separation extends Statement {
  apartFt: number;
  diagonalFt: number;
  /** The share the drawing itself uses, per cent; null when it names none. */
  claimedPercent: number | null;
}

const APART =
  /\b(?:STAIR|EXIT|DOOR)(?:\s+(?:NO\.\s*)?\w{1,3})?\s+TO\s+(?:STAIR|EXIT|DOOR)\b(?:\s+\w{1,3}\b)?|\bBETWEEN\s+(?:THE\s+)?STAIRS\b|\bSEPARAT\w*\b|\bSEP\b\.?|\bAPART\b|\bREMOTENESS\b|\bREMOTE(?:LY)?\s+(?:BY|LOCATED|PLACED)\b|\bSPREAD\b|\bBETWEEN\s+(?:THE\s+)?EXITS?\b|\bPROV(?:IDED|'?D)?\b\.?|\bACTUAL\b/i;
const DIAGONAL =
  /\bDIAG(?:ONAL)?S?\b\.?(?:\s+(?:OF|DISTANCE)\s+\w+)?|\b1\s*\/\s*[23]\s*(?:OF|X|×|\*)|\b(?:ONE[- ](?:HALF|THIRD)|HALF|THIRD)\s+(?:OF|THE)\b/i;

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
  const share = /1\s*\/\s*[23]\s*(?:OF|X|×|\*)\s*(?:THE\s+|MAX\w*\.?\s+)?/i.exec(text);
  if (!share) return null;
  const end = share.index + share[0].length;
  return findLengths(text).find(({ start }) => start >= end && start <= end + 2) ?? null;
}

/** Distance and diagonal of a row that has a column for each. */
function separationInRow(it: Statement): Separation | null {
  if (!SEPARATION_LIST.test(`${it.schedule?.title ?? ""} | ${it.text}`)) return null;
  const diagonalFt = feetIn(cellUnder(it, /^(?!.*(?:1\s*\/\s*[23]|HALF|THIRD|REQ)).*DIAG/i));
  const apartFt = feetIn(
    givenUnder(it, /DISTANCE|SEPARAT|\bSEP\b|APART|REMOTE/i, /DIAG|AREA|LOAD/i),
  );
  return diagonalFt === null || apartFt === null || apartFt > diagonalFt
    ? null
    : { ...it, apartFt, diagonalFt, claimedPercent: null };
}

const SEPARATION_LIST = /EXIT|SEPARAT|REMOTE|EGRESS/i;

const cellUnder = ({ schedule, row }: Statement, head: RegExp): string | null =>
  schedule && row ? measuredCellHeaded(schedule, row, head) : null;

/** A length of a cell in feet; a bare figure is feet. */
function feetIn(cell: string | null): number | null {
  if (cell === null) return null;
  if (/^\d+(?:\.\d+)?$/.test(cell)) return Number(cell);
  const [length] = findLengths(cell);
  return length ? length.valueIn / 12 : null;
}

/** The length a row about a diagonal, not about a share of it, has under PROVIDED. */
function diagonalInRow({ schedule, row }: Statement): LengthMention | null {
  if (!schedule || !row || !/DIAG/i.test(row.cells[0]?.text ?? "")) return null;
  if (/1\s*\/\s*[23]|HALF|THIRD/i.test(row.cells[0].text)) return null;
  const index = schedule.columns.findIndex(({ meaning }) => meaning === "provided");
  return findLengths(row.cells[index]?.text ?? "")[0] ?? null;
}

/** What the text or its titles must speak of. */
const OF_WAYS_OUT = /\bEXIT|\bSTAIRS?\b|\bEGRESS\b|\bLIFE[\s-]SAFETY\b/i;

/** Distances between exits stated with, or on the same page as, the diagonal of the area served. */
export function separations(plan: PlanSet): Separation[] {
  const about = newWork(plan, {
    topic:
      /\b(?:EXITS?|STAIRS?|DOORS)\b.*\b(SEPARAT|SEP\b|APART)|\bBETWEEN\s+(?:THE\s+)?(?:EXITS?|STAIRS)\b|\b(?:STAIR|EXIT)(?:\s+\w{1,3})?\s+TO\s+(?:STAIR|EXIT)\b|\bSEPARATION\b.*\bEXITS?\b|\b(SEPARAT\w*|DIAG|DIAGONAL|REMOTENESS)\b|\b(?:EXITS?|STAIRS|DOORS)\b.*\bREMOTE\b/i,
    not:
      /\bFIRE SEPARATION|\bOCCUPANCY SEPARATION|\bSEPARATION WALL|\bSEPARATED (USE|OCCUP)|\bBRAC(E|ING)|\bTENANT SEPARATION|\bSTRAP|\bSHEATHING|\bH(OU)?RS?\b|\bLUMBER|\bINTAKE|\bVENT|\bADDITIONAL\b|\bSIGNS?\b|\b(?:THIRD|3RD)\s+(?:EXIT|STAIR)|\bTRAVEL\b/i,
    titled: true,
  });
  const diagonals = about.flatMap((it) => {
    const length = diagonalInRow(it) ??
      lengthOf(it.text, { of: DIAGONAL, rivals: APART, betweenIn: [120, 24_000] });
    return length && /DIAG/i.test(it.text) ? [{ page: it.page, ft: length.valueIn / 12 }] : [];
  });
  return about.flatMap((it) => {
    if (diagonalInRow(it)) return [];
    const listed = separationInRow(it);
    if (listed) return [listed];
    const text = normaliseMarks(it.text);
    if (!OF_WAYS_OUT.test(contextOf(it)) || findLengths(text).length === 0) return [];
    const apart = lengthOf(text, {
      of: APART,
      rivals: /\bREQ\w*\b|=\s*(?=\d)|\bDIAG\w*|\b1\s*\/\s*[23]\s*(?:OF|X|×|\*)?|\bOF\b/i,
      drawnOnly: true,
      betweenIn: [24, 24_000],
    });
    const half = shareStated(text);
    const own = shareOfLength(text) ??
      lengthOf(text, { of: DIAGONAL, rivals: APART, betweenIn: [120, 24_000] });
    const onPage = diagonals.filter(({ page }) => page === it.page);
    const diagonalFt = half
      ? half.diagonalFt
      : own && /DIAG|1\s*\/\s*[23]|HALF|THIRD/i.test(text) && own.start !== apart?.start
      ? own.valueIn / 12
      : onPage.length === 1
      ? onPage[0].ft
      : null;
    if (!apart || diagonalFt === null || diagonalFt * 12 <= apart.valueIn * 0.9) return [];
    const claimed = /\b1\s*\/\s*([23])\b/.exec(text)?.[1];
    return [{
      ...it,
      apartFt: Math.round((apart.valueIn / 12) * 100) / 100,
      diagonalFt,
      claimedPercent: claimed ? 100 / Number(claimed) : null,
    }];
  });
}
