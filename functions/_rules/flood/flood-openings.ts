/**
 * Enclosures below the flood elevation have flood openings: a square inch for each square foot, on two walls, low.
 * Applies to statements about flood vents. Measures square inches, inches above grade, and their number.
 * @source FBC-R 8th ed. (2023), R322.2.2
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { atMost } from "../../_shared/units.ts";
import { isInFloodHazardArea, isResidential } from "../building_profile.ts";
import {
  allOf,
  cantTell,
  defineRule,
  type Demand,
  fail,
  pass,
  type RuleContext,
  type Verdict,
} from "../define_rule.ts";
import {
  allRows,
  answered,
  cellHeaded,
  isDeferred,
  newWork,
  NUMBER_WORDS,
  placeOf,
  printedNumber,
  rowText,
  sizesIn,
  type Statement,
  subjectsOf,
  wholeNumber,
} from "../measure.ts";
import { type ListedOpenings, listedOpenings } from "./_listed_openings.ts";

/** A statement about flood openings; `enclosed` is the area its title names, where it is the only one there. */
interface Openings extends Evidence {
  text: string;
  enclosed?: string;
  /** The only area its drawing gives: likely that of the enclosure. */
  beside?: string;
  /** What the columns of a list say. */
  listed: ListedOpenings | null;
  /** Height above grade. */
  heightIn?: number;
}

const TOPIC =
  /(?<!\b(?:ATTICS?|SOFFITS?|EAVES?|RIDGE)\b.*)\b(?:ENCL\w*|GARAGE|CARPORT|STORAGE|CRAWL\s?SPACE|FOYER|LOWER\s+LEVEL)\b\.?(?!.*\b(?:ATTICS?|SOFFITS?|EAVES?|RIDGE|COMBUSTION)\b)[^;|]{0,40}(?<!\bDOOR\s)\b(?:VENTS?|OPENINGS?|OPNGS?|LOUVERS?)\b(?=.*\bSQ\.?\s*IN|.*\bS\.?I\b)|\bFLOOD\s*(VENTS?|OPENINGS?)|\bF\.?V\b\.?(?=[^;|]{0,30}\bSQ\.?\s*IN)|\bSMART\s*VENTS?|\bHYDROSTATIC\s+(VENT|OPENING)|\b(VENTS?|OPENINGS?)\b[^.;|]{0,8}\b(NON-?\s?)?ENGINEERED\b|\b(NON-?\s?)?ENGINEERED\s+(WALL\s+|GARAGE\s+)*(VENTS?|OPENINGS?)\b/i;
/** Vents and openings of a space said to lie below the flood. */
const VENTS_BELOW =
  /\b(BELOW|UNDER|BENEATH)\s+(THE\s+)?(B\.?F\.?E|D\.?F\.?E|BASE FLOOD|DESIGN FLOOD|FLOOD|ELEVATED)\b[^;]{0,80}\b(VENTS?|OPENINGS?)\b|\b(VENTS?|OPENINGS?)\b[^;]{0,60}\b(BELOW|UNDER)\s+(THE\s+)?(B\.?F\.?E|D\.?F\.?E|BASE FLOOD|DESIGN FLOOD)/i;
/** The same denied in a later sentence: `ENCLOSURE IS BELOW BFE; ALL WALLS SOLID CMU, NO VENTS`. */
const NONE_BELOW =
  /\bENCLOS\w*\b.{0,40}\b(BELOW|UNDER)\s+(THE\s+)?(B\.?F\.?E|D\.?F\.?E|BASE FLOOD|DESIGN FLOOD)\b.{0,70}\b(NO|WITHOUT)\s+(FLOOD\s+)?(VENTS?|OPENINGS?)\b(?!\s+(SHALL|MAY|ABOVE|IN\s+(CEILING|SLAB)))/i;
const NOT_FLOOD =
  /\b(DRYER|EXHAUST|PLUMBING|SOFFIT|ATTIC|RIDGE|ROOF|WINDOW|DOOR)\s+(VENT|OPENING)|PENETRATION/i;
const NONE =
  /\b(NO|WITHOUT|LACKS)\s+(\w+\s+)?(VENTS?|OPENINGS?)\b(?!\s+(SHALL|MAY|ABOVE))|\b(NO|WITHOUT)\s+FLOOD\s+(VENT|OPENING)|FLOOD\s+(VENTS?|OPENINGS?)\W{0,4}(NONE|NOT\s+(PROVIDED|REQ\w*)|OMIT)/i;
/** Where openings may rightly be left out: breakaway walls, open space, coastal zones, floors above the flood. */
const MAY_LACK =
  /BREAK-?AWAY|OPEN\s+(LATTICE|BELOW|FOUNDATION|PILE)|NO\s+ENCLOS|\b(V|VE|COASTAL\s+A|X)[\s-]*ZONE|\bZONE\s*(V|VE|X)\b|\bPIL(E|ING)S?\b|ABOVE\s+(THE\s+)?(BFE|DFE|BASE|DESIGN|FLOOD)/i;
const ENCLOSED =
  /(\d[\d,]*)\s*(?:S\.?\s?F\b|SQ\.?\s*F(?:T|EET)?)\.?(?!\s*(?:EACH|PER\s+VENT|COVERAGE))/i;
const NET = /(\d[\d,]*)\s*(?:SQ\.?\s*IN|S\.?\s?I\b|SQUARE\s+IN)/i;
/** What all openings give together: `400 SQ IN TOTAL`, `TOTAL NET 400 SQ IN`, `4 AT 110 SQ IN = 440 SQ IN`. */
const TOTAL_NET =
  /(?<=SQ\.?\s*IN\w*\.?(?:\s+(?:NET|CLEAR|FREE|OPEN|EACH|EA|APIECE)\b\.?)*\s*=\s*)(\d[\d,]*)(?![\d,.]|\s*S\.?F)|\b(\d{3,}|\d{1,3}(?:,\d{3})+)\s*(?:(?:SQ\.?\s*IN\w*\.?|S\.?\s?I\b\.?|SQUARE\s+IN\w*)\s*)?(?:NET\s+)?(?:(?:IN\s+)?TOTAL|IN\s+ALL|ALTOGETHER|TOGETHER|COMBINED)\b(?!\s*(?:REQ|ENCLOS|FLOOR|AREA\s+OF))|\bTOTAL\s*(?:NET\s*)?(?:(?:FREE|OPEN|CLEAR)\s*)?(?:AREA\s*|OPENINGS?\s*)?(?:OF\s*|PROVIDED\s*)?[:=]?\s*(\d[\d,]*)\s*(?:SQ\.?\s*IN|S\.?\s?I\b|SQUARE\s+IN)/i;
/** A figure of one opening: `200 SQ IN NET EACH`, `250 SQ. IN. PER VENT`. */
const NET_OF_ONE =
  /\d\s*(?:SQ\.?\s*IN\w*\.?|S\.?\s?I\b\.?|SQUARE\s+IN\w*)(?:\s+(?:NET|CLEAR|FREE|OPEN|OPENING|AREA))*\W{0,3}(?:EACH\b|EA\b|PER\s+(?:VENT|OPENING|LOUVER|UNIT)|APIECE)/i;
/** Their number in a word: `TWO PLAIN LOUVERS`, `FOUR AT 120 SQ IN`. */
const COUNT_IN_WORD = anyCase`\b(${
  NUMBER_WORDS.slice(2).join("|")
})\b(?:\s*\(\d+\))?(?:(?:\s+[A-Z-]+){0,2}?\s+(?:VENTS?|OPENINGS?|LOUVERS?)\b|\s+IN\s+ALL\b|\s+(?:AT|@)\s*\d)`;
/** Spaces below the flood a row of a table may give the area of. */
const SPACE =
  /\b(GARAGE|CARPORT|STORAGE|ENCLOSURE|CRAWL\s?SPACE|LOWER\s+LEVEL|FOYER|ENTRY|LOBBY)\b/i;
const COUNT =
  /(?:^|[\s(])(\d{1,2})\)?\s*(?:-|EA\.?\s+|EACH\s+)?(?:NON-?\s?)?(?:SMART\s*VENT|FLOOD|ENGINEERED|VENTS?|OPENINGS?)|\b(?:QTY\.?|NUMBER|VENTS|OPENINGS)\s*[:=(]?\s*(\d{1,2})\b(?!["'\d]|\s*(?:x|IN\b|SQ|S\.?F|FT))|\((\d{1,2})\)\s*(?:@|AT)\s*\d/i;
const ONE_WALL =
  /\bWALLS?\s+(?:W\/|WITH)\s*(?:VENTS?|OPENINGS?)\s*[:|]?\s*(?:1|ONE)\b|\b(?:ONE|1|SINGLE|SAME)\s+(?:EXT\w*\.?\s+|\w+\s+)?(?:WALL|SIDE)\s+ONLY\b|\b(?:ALL|BOTH)\s+(?:ON|IN|AT)\s+(?:THE\s+)?(?:ONE|SAME|1|\w+)\s+(?:WALL|SIDE)\b|\bONLY\s+(?:ON|IN|AT)\s+(?:ONE|1|THE\s+\w+)\s+(?:WALL|SIDE)\b/i;
/** Openings that are there, whatever another wall lacks. */
const HAS_SOME =
  /\b(?<!NON-?\s?|NOT\s)ENGINEERED|SMART\s*VENTS?\s*\(|\(\d{1,2}\)|\bSQ\.?\s*IN\b[^;]{0,12}\bEACH/i;
const ENGINEERED = /\b(?<!NON-?\s?|NOT\s)ENGINEERED|SMART\s*VENT|ICC-?ES|ESR-?\d/i;

/** A figure behind a plus or EL. is an elevation: `GRADE +6.6'`. */
const BEFORE_ELEVATION = /(?:\+|\bEL(?:EV\w*)?\.?:?)\s*$/i;

/** How high above grade they begin. */
const HEIGHT: Demand = {
  thing: "flood opening",
  property: "height",
  keep: ({ raw, text }) =>
    !BEFORE_ELEVATION.test(text.slice(0, text.indexOf(raw))) &&
    !sizesIn(text).some((it) => it.raw.includes(raw)),
  where: /GRADE|\bA\.?F\.?G\b/i,
  limit: ({ flood }) => ({ max: flood.openingAboveGradeIn }),
};

export default defineRule({
  id: "flood/flood-openings",
  requirementId: "FBC-R-R322-openings",
  demand: HEIGHT,
  when: (building) => allOf(isResidential(building), isInFloodHazardArea(building)),
  applies: (plan: PlanSet) => {
    const named = newWork(plan, { topic: TOPIC, titled: true }).map(asAnswered);
    const others = newWork(plan, {
      topic: anyCase`${VENTS_BELOW}|${NONE_BELOW}`,
      not: NOT_FLOOD,
      titled: true,
    }).map(asAnswered)
      .filter((it) => !named.some(({ page, box }) => page === it.page && box === it.box));
    const paired = pairedOpenings(plan);
    const isPaired = ({ page, box }: Evidence) =>
      paired.some((it) => it.page === page && it.box === box);
    const all = [...named, ...others].filter((it) => !isPaired(it));
    const heights = subjectsOf(plan, HEIGHT);
    return [
      ...paired,
      ...all.map((it) => {
        const isOnly = all.every((other) => other === it || other.drawing !== it.drawing);
        const title = it.drawing ?? "";
        const isWhole = all.length === 1 || TOTAL_NET.test(it.text);
        const enclosed = isOnly && /\bENCLOS/i.test(title)
          ? ENCLOSED.exec(title)?.[1]
          : isWhole
          ? enclosedInTable(it)
          : undefined;
        const { page, box } = it;
        const beside = enclosed === undefined && isOnly ? areaOnDrawing(it, plan) : undefined;
        const heightIn = heights.find((other) => other.page === page && other.box === box)?.value;
        return {
          ...placeOf(it),
          text: it.text,
          enclosed,
          beside,
          listed: listedOpenings(it),
          heightIn,
        };
      }),
    ];
  },
  check: judgeOpenings,
  messages: {
    ok: "Flood openings are shown.",
    small:
      "Flood openings give {actual} sq in; {required} sq in is required for the enclosed area.",
    likely:
      "Flood openings give {actual} sq in; if the area on this drawing is the enclosed one, {required} sq in is required.",
    high: "Flood openings are {actual} in above grade; at most {required} in is allowed.",
    few: "Flood openings: {actual} {unit}; at least {required} on different walls required.",
    denied: "The enclosure is called out without flood openings: {text}.",
    deferred: "Flood openings are deferred: {text}.",
  },
  recommendation:
    "Provide openings on two walls, with 1 sq in per square foot enclosed, within 1 ft of grade.",
});

const NET_LABEL = /\b(?:VENTS?|OPENINGS?|OPNGS?)\b.*\bSQ\.?\s*IN|\bNET\b.*\bSQ\.?\s*IN/i;
const AREA_LABEL = /\b(?:ENCLOS\w*|GARAGE|STORAGE|BELOW)\b.*(?:\bS\.?F\b|\bSQ\.?\s*F)/i;
const OF_FLOOD = /\bFLOOD|\bB\.?F\.?E\b|\bENCLOSURE/i;
const plainNumber = (text: string | undefined): number | null => {
  const digits = /^\W*(\d[\d,]*)\W*$/.exec(text ?? "")?.[1];
  return digits === undefined ? null : printedNumber(digits);
};

/** Rows whose label gives the unit of a bare figure, beside what they ask for or the area another row encloses. */
const pairedOpenings = (plan: PlanSet): Openings[] =>
  newWork(plan, { topic: NET_LABEL, in: "rows" }).flatMap((it): Openings[] => {
    const { schedule, row, measureOf } = it;
    if (!schedule || !row || !OF_FLOOD.test(`${schedule.title ?? ""} ${it.text}`)) return [];
    if (!NET_LABEL.test(row.cells[0]?.text ?? "") || /\bREQ/i.test(row.cells[0].text)) return [];
    const under = (head: RegExp) => plainNumber(cellHeaded(it, head) ?? undefined);
    const netSqIn = under(/\bPROV|\bACTUAL|\bDESIGN|\bSHOWN/i) ??
      (row.cells.length === 2 ? plainNumber(row.cells[1].text) : null);
    const areas = allRows(plan).filter((other) =>
      other.schedule === schedule && other.measureOf === measureOf &&
      AREA_LABEL.test(other.row?.cells[0]?.text ?? "")
    ).flatMap(({ row: other }) => plainNumber(other?.cells.at(-1)?.text) ?? []);
    const enclosedSqft = under(/\bREQ|\bMIN\b/i) ?? (areas.length === 1 ? areas[0] : null);
    const isEngineered = schedule.rows.some((other) => ENGINEERED.test(rowText(other)));
    if (netSqIn === null || enclosedSqft === null || isEngineered) return [];
    return [{ ...placeOf(it), text: it.text, listed: { enclosedSqft, netSqIn } }];
  });

/** The only area on the drawing of the openings. */
function areaOnDrawing({ page, drawing }: Statement, { notes }: PlanSet): string | undefined {
  if (drawing === null) return undefined;
  const areas = notes.filter((it) => it.page === page && it.drawing === drawing)
    .flatMap(({ text }) => ENCLOSED.exec(text)?.[1] ?? []);
  return areas.length === 1 ? areas[0] : undefined;
}

/** Openings that name no space: of the only one the table lists. `Its flood openings`, `FLOOD VENTS PROVIDED`. */
const OF_THE_SPACE =
  /^\W*(?:(?:ITS|THEIR|THE|TOTAL|ALL)\s+)?(?:FLOOD|HYDROSTATIC)\s*(?:VENTS?|OPENINGS?)(?:\s+(?:AREA|PROVIDED|SHOWN|NET))*\W*$/i;

/** The area another row of the table gives the space whose openings a row tells. */
function enclosedInTable({ schedule, row }: Statement): string | undefined {
  const name = row?.cells[0]?.text ?? "";
  if (schedule && OF_THE_SPACE.test(name)) {
    const spaces = schedule.rows.filter((it) =>
      it !== row &&
      (SPACE.test(it.cells[0]?.text ?? "") || /\bENCLOS/i.test(it.cells[0]?.text ?? ""))
    ).flatMap((it) => ENCLOSED.exec(rowText(it))?.[1] ?? []);
    if (spaces.length === 1) return spaces[0];
  }
  const space = SPACE.exec(name)?.[1].toUpperCase();
  const areas = schedule?.rows.filter((other) =>
    other !== row && SPACE.exec(other.cells[0]?.text ?? "")?.[1].toUpperCase() === space
  ).flatMap((other) => ENCLOSED.exec(rowText(other))?.[1] ?? []);
  return space && areas?.length === 1 ? areas[0] : undefined;
}

/** A row of a list that also says what is asked for, without that. */
const asAnswered = (it: Statement): Statement =>
  it.schedule?.columns.some(({ meaning }) => meaning === "required") ? answered(it) : it;

function judgeOpenings(
  { text: printed, enclosed: titled, beside, listed, heightIn }: Openings,
  { limits }: RuleContext,
): Verdict | Verdict[] {
  const data = { text: printed };
  const text = printed.replace(/\bSQUARE\b/gi, "SQ");
  if (NONE.test(text) && !HAS_SOME.test(text)) {
    return MAY_LACK.test(text) ? cantTell("deferred", data) : fail("denied", data);
  }
  const counted = COUNT.exec(text);
  const count = counted ? Number(counted[1] ?? counted[2] ?? counted[3]) : null;
  const failures: Verdict[] = [];
  const net = listed?.netSqIn ?? netArea(text, count);
  const said = ENCLOSED.exec(text)?.[1] ?? titled;
  const enclosed = listed?.enclosedSqft ?? (said ? printedNumber(said) : null);
  if (net !== null && enclosed !== null && !ENGINEERED.test(text)) {
    const required = enclosed * limits.flood.openingSqInPerSqft;
    if (net < required) failures.push(fail("small", { actual: net, required, unit: "sq in" }));
  }
  if (count !== null && count < limits.flood.openingWalls) {
    failures.push(
      fail("few", { actual: count, required: limits.flood.openingWalls, unit: "openings" }),
    );
  }
  if (ONE_WALL.test(text) && !/\bEACH\b|\bPER\b|\bNOT\b/i.test(text)) {
    failures.push(fail("few", { actual: 1, required: limits.flood.openingWalls, unit: "walls" }));
  }
  const limit = limits.flood.openingAboveGradeIn;
  if (heightIn !== undefined && !atMost(heightIn, limit, "in")) {
    failures.push(fail("high", { actual: heightIn, required: limit, unit: "in" }));
  }
  if (failures.length > 0) return failures;
  const likely = beside === undefined ? null : printedNumber(beside);
  if (net !== null && enclosed === null && likely !== null && !ENGINEERED.test(text)) {
    const required = likely * limits.flood.openingSqInPerSqft;
    if (net < required) return cantTell("likely", { actual: net, required, unit: "sq in" });
  }
  return isDeferred(text) ? cantTell("deferred", data) : pass(data);
}

/** The stated net area, else number times size of the openings; null where only one of several is told. */
function netArea(text: string, figure: number | null): number | null {
  const total = NET.test(text) ? TOTAL_NET.exec(text) : null;
  if (total) return printedNumber(total[1] ?? total[2] ?? total[3]);
  const word = COUNT_IN_WORD.exec(text)?.[1];
  const count = figure ?? (word ? wholeNumber(word) : null);
  const stated = NET.exec(text);
  if (stated) {
    if (count === null && NET_OF_ONE.test(text)) return null;
    const each =
      /\bEACH|\bEA\b|PER\s+VENT|(?:@|\bOF\b|\bAT\b)\s*\d[\d,]*\s*S(?:Q\.?\s*IN|\.?\s?I\b)|\bIN\s+ALL\b/i
          .test(text) &&
        count !== null
        ? count
        : 1;
    return printedNumber(stated[1]) * each;
  }
  const [size] = sizesIn(text);
  return size && count !== null ? Math.round(size.a * size.b * count) : null;
}
