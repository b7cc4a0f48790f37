/**
 * Areas of parts of the work by name: the living area of a house, the space of a tenant, a type of unit, the plate of a
 * storey. Square feet; gross is compared with gross, net with net.
 */
import type { Evidence, Fact, PlanSet, Schedule } from "../../_shared/domain/plan_set.ts";
import { levelIn } from "../../_shared/levels.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { isOfOneOfSeveral } from "../reading/other_buildings.ts";
import { perPlan } from "../reading/per_plan.ts";
import { placeOf } from "../reading/places.ts";
import { rowPlace } from "../reading/rows.ts";
import { mentions } from "../reading/saying.ts";
import { contextOf } from "../reading/scope.ts";
import { isKept, isOfOldWork } from "../reading/standing.ts";
import { allStatements, type Statement } from "../reading/statements.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import type { Told } from "./told.ts";
import { printedNumber } from "../reading/quantities.ts";

/** What is told of areas. */
export const toldOfAreas = (plan: PlanSet): Told[] => [
  ...wholes(plan),
  ...eachUnit(plan),
  ...units(plan),
  ...plates(plan),
  ...storeys(plan),
];

/** A row without the cells of what is asked or would be allowed. */
function withoutAsked(it: Statement): Statement {
  const { row, schedule } = it;
  if (!row || !schedule || schedule.columns.length < 3) return it;
  const isAsked = (at: number) => at > 0 && ASKED.test(schedule.columns[at]?.header ?? "");
  if (!row.cells.some((_, at) => isAsked(at))) return it;
  return {
    ...it,
    text: row.cells.filter((_, at) => !isAsked(at)).map(({ text }) => text).join(" | "),
  };
}
const ASKED = /\bREQ|\bALLOW|\bMAX|\bLIMIT|\bTABULAR/i;

const SQFT = String
  .raw`(?<area>\d{1,3}(?:,\d{3})+|\d{3,6})(?:\.\d+)?\s*(?:G?\.?S\.?\s?F\b|SQ\.?\s*F(?:EE)?T\b|SQUARE\s+FEET)`;
const AREA = new RegExp(SQFT, "i");
const ANY_AREA = new RegExp(SQFT, "gi");
const areaIn = (text: string): number | null => sqftOf(AREA.exec(text)?.groups?.area);
const sqftOf = (digits: string | undefined): number | null =>
  digits === undefined ? null : printedNumber(digits);

/** Texts with an area, none of old work. */
const withArea = perPlan((plan) =>
  allStatements(plan).map(withoutAsked).filter(({ text, drawing, heading }) =>
    AREA.test(text) && !isKept(text) && !isOfOldWork(drawing) && !isOfOldWork(heading)
  )
);

const areaOf = (of: string, areaSqft: number, at: Evidence): Told => ({
  ...placeOf(at),
  topic: "part area",
  of,
  values: [areaSqft],
});

/** What may stand between the thing and its figure. */
const BETWEEN = String
  .raw`(?:[\s:|,=()–-]|\b(?:AREA|SPACE|SUITE|FLOORS?|LEVELS?|GROSS|NET|TOTAL|IS|OF|THIS|THE|PLAN|PROJECT|PROPOSED|PROVIDED|ACTUAL|BOTH|ALL|SIZE|WORK|BUILDING|BLDG)\b)*`;
const wholeOf = (thing: string): RegExp => anyCase`\b${thing}\b${BETWEEN}${SQFT}`;
const WHOLES: readonly [of: string, pattern: RegExp][] = [
  ["the building area", wholeOf(String.raw`TOTAL\s+GROSS(?:\s+FLOOR)?\s+AREA`)],
  [
    "the tenant's space",
    wholeOf(String.raw`(?:TENANT|SUITE(?:\s+#?\d{1,4}[A-Z]?)?|LEASED?|DEMISED|PREMISES)`),
  ],
  [
    "the area of work",
    wholeOf(String.raw`(?:AREA\s+OF\s+(?:WORK|ALTERATION|RENOVATION)|(?:WORK|PROJECT)\s+AREA)`),
  ],
];
/** The building of one storey as site plans letter it: `PROPOSED 1-STORY BUILDING 6,450 SF`. */
const ON_SITE =
  anyCase`\b(?:PROPOSED|NEW)\s+(?:ONE|SINGLE|1)\s*-?\s*STOR(?:E?Y)\b[^|;\d]{0,30}${SQFT}`;
/** Of a building of one storey the gross area is that of the whole. */
const GROSS_AREA = wholeOf(
  String
    .raw`(?:(?:GROSS|TOTAL)\s+(?:(?:FLOOR|BUILDING|BLDG\.?)\s+)?AREA|(?:BUILDING|BLDG\.?)\s+AREA\W{1,3}GROSS)`,
);
const PROPOSED = wholeOf(String.raw`PROPOSED\s+(?:BUILDING|BLDG\.?)`);
const BUILDING = wholeOf(String.raw`(?:BUILDING|BLDG\.?)\s+(?:AREA|CONTAINS|HAS)`);
/** What the code would allow, beside what is built: `4,200 SF (ALLOW: 6,000 SF)`. */
const ALLOWED = /\(\s*(?:ALLOW|MAX)\w*\.?[^)]*\)/i;
const FOOTPRINT = wholeOf(String.raw`(?:BUILDING|BLDG\.?)\s+FOOTPRINT`);
/** Before the figure: a part of the whole, another's, or what would be allowed. */
const OF_A_PART =
  /\b(?:FIRST|SECOND|THIRD|1ST|2ND|3RD|UPPER|LOWER|GROUND|MAIN|NEW(?!\s+(?:ONE|SINGLE|1)\b)|ADDED|ADDITION\w*|EXIST\w*|EXG|ADJ\w*|NEIGHBO\w*|OTHER|EACH|PER|UNITS?|ALLOW\w*|MIN|MAX|ROOM|RM|OUTDOOR|COVERED|NON)\b/i;
/** Behind it: what a load or a count is reckoned with, and areas measured otherwise. */
const RECKONED = /^\W*(?:[x×@/*]|(?:AT|PER|EACH|EA|INCL\w*|RENTABLE|USABLE|UNDER\s+ROOF)\b)/i;
/** Drawings and lists of units, of what stands beside a building, and of what loads are reckoned with. */
const OF_OTHERS = /\b(?:UNIT|MODEL|OPTION|CABANA|DETACHED|LOAD\s+CALC\w*|OCCUPANT\s+LOAD)\b/i;
const isOfAnother = (it: Statement): boolean =>
  isOfOneOfSeveral(contextOf(it)) || OF_OTHERS.test(contextOf(it));
/** Smaller ones are rooms of that name, square feet. */
const LEAST_SQFT = 800;

function wholes(plan: PlanSet): Told[] {
  // Of one storey they are told with the area of the whole.
  const isToldOfWhole = ({ text }: Statement) => isOneStorey(plan) && GROSS_AREA.test(text);
  return [
    ...WHOLES.flatMap(([of, pattern]) => wholesOf(plan, pattern).map((it) => areaOf(of, ...it))),
    ...wholesOf(plan, BUILDING)
      .filter(([, it]) =>
        !isToldOfWhole(it) && it.text.replace(ALLOWED, " ").match(ANY_AREA)?.length === 1
      )
      .map((it) => areaOf("the building area", ...it)),
    ...(isOneStorey(plan) ? [] : wholesOf(plan, FOOTPRINT)).map((it) =>
      areaOf("the footprint of the building", ...it)
    ),
    ...[ON_SITE, ...(isOneStorey(plan) ? [GROSS_AREA, PROPOSED, FOOTPRINT] : [])].flatMap((
      pattern,
    ) => wholesOf(plan, pattern)).map(([areaSqft, at]): Told => ({
      ...areaOf("building area", areaSqft, at),
      topic: "area",
    })),
  ];
}

function wholesOf(plan: PlanSet, pattern: RegExp): [areaSqft: number, at: Statement][] {
  return withArea(plan).flatMap((it): [number, Statement][] => {
    const match = pattern.exec(it.text);
    const areaSqft = sqftOf(match?.groups?.area);
    if (!match || areaSqft === null || areaSqft < LEAST_SQFT) return [];
    const end = match.index + match[0].length;
    const isPart = OF_A_PART.test(it.text.slice(0, end).split(/[;.]\s/).at(-1) ?? "");
    const isOther = isPart || RECKONED.test(it.text.slice(end)) ||
      isOfAnother(it);
    return isOther ? [] : [[areaSqft, it]];
  });
}

const EACH_UNIT = /\b(?:EA(?:CH)?|PER)\b\.?\s+(?:DWELLING\s+)?UNIT\b/i;
/** Whole areas of a unit, by the kind they are of. */
const OF_UNITS: readonly [of: string, says: RegExp][] = [
  ["the living area of each unit", /\bLIVING\b/i],
  ["the conditioned area of each unit", /\bCONDITIONED\b|\bCOND\.?\s+AREA\b|\bCOOLED\b/i],
];
const OF_WHOLE_UNITS = wordsOf(
  "LIVING CONDITIONED COND AREA FLOOR HEATED COOLED AC A C EACH EA PER DWELLING UNIT SF SQ FT SQUARE FEET",
);

/** Areas of units that are alike: `LIVING AREA, EA. UNIT: 1,240 SF`, `TOTAL CONDITIONED` of `AREAS, EACH UNIT`. */
const eachUnit = (plan: PlanSet): Told[] =>
  withArea(plan).flatMap((it): Told[] => {
    const [of] = OF_UNITS.find(([, says]) => says.test(it.text)) ?? [];
    const isOne = it.text.match(ANY_AREA)?.length === 1 && saysOnly(it.text, OF_WHOLE_UNITS);
    return of && isOne && EACH_UNIT.test(contextOf(it)) ? [areaOf(of, areaIn(it.text)!, it)] : [];
  });

const ONE_STOREY = /\b(?:ONE|SINGLE|1)\s*-?\s*STOR(?:E?Y)\b/;

/** Does a set say that the building has one storey? */
export function isOneStorey(plan: PlanSet): boolean {
  const { stories } = plan.codeSummary;
  return stories.length > 0
    ? stories.every(({ value }) => value === 1)
    : mentions(plan, ONE_STOREY);
}

/** The footprint of a building of one storey, which is its area. */
export function footprints(plan: PlanSet): Fact<number>[] {
  if (!isOneStorey(plan)) return [];
  return wholesOf(plan, FOOTPRINT).map(([value, at]) => ({ ...placeOf(at), value, unit: "sq ft" }));
}

const UNIT =
  /\b(?:UNIT|APARTMENT)\s+(?:TYPE\s+)?["']?([A-Z]{1,2}-?\d?|\d?[A-Z])["']?(?=[\s,:;|(–-]|$)/i;
/** What an area may be of; two different kinds are not compared. */
const KINDS = [
  /\bGROSS\b/i,
  /\bNET\b/i,
  /\bA\/C\b|\bAIR-?\s?CONDITIONED|\bCONDITIONED|\bHEATED|\bUNDER\s+AIR|\bLIVING\b/i,
  /\bTOTAL\b/i,
];
/** Words of the area of a storey or a unit; with any other it is that of a part. */
const OF_AREAS = wordsOf(
  "FIRST SECOND THIRD FOURTH FIFTH 2ND 3RD 4TH 5TH GROUND LEVEL LVL L FLOOR FLR STORY LIVING AREA GROSS NET HEATED COOLED " +
    "CONDITIONED A AC C UNIT APARTMENT TYPE GFA GSF SF SQ FT FEET SQUARE",
);
/** A label or a callout, no sentence. */
const LONGEST = 60;

/**
 * Areas of units by type, of labels and of lists with a row or a column for each: `B1 | 1,040 SF` under UNIT and AREA,
 * `LIVING | 1,716 | 1,716` under UNIT A, UNIT B.
 */
function units(plan: PlanSet): Told[] {
  const labels = withArea(plan).flatMap((it): Told[] => {
    const unit = UNIT.exec(it.text)?.[1].toUpperCase();
    const isOne = it.from === "note" && it.text.length <= LONGEST &&
      saysOnly(it.text.replace(UNIT, " "), OF_AREAS) && it.text.match(ANY_AREA)?.length === 1;
    return unit && isOne ? [unitArea(unit, it.text, areaIn(it.text)!, it)] : [];
  });
  const listed = plan.schedules.flatMap((schedule) =>
    schedule.columns.flatMap(({ header }, column): Told[] => {
      const unit = UNIT.exec(header)?.[1].toUpperCase();
      if (
        unit === undefined ||
        !/\bAREAS?\b|S\.?F\b/i.test(`${schedule.title} ${schedule.columns[0].header}`)
      ) return [];
      return schedule.rows.flatMap(({ cells, page, box }): Told[] => {
        const [item, figure] = [cells[0]?.text ?? "", cells[column]?.text ?? ""];
        const areaSqft = sqftOf(FIGURE.exec(figure)?.[1]);
        if (areaSqft === null || kindOf(item) < 0 || !saysOnly(item, OF_AREAS)) return [];
        const at = { ...schedule, page, box, sourceText: cells.map(({ text }) => text).join(" ") };
        return [unitArea(unit, item, areaSqft, at)];
      });
    })
  );
  const rows = [...listed, ...plan.schedules.flatMap(unitRows)];
  return [rows, labels].flatMap(bySheet);
}

const UNIT_HEAD =
  /^\W*(?:DWELLING\s+|APARTMENT\s+|NAME\s+)?UNIT(?:\s+(?:TYPE|MARK|NAME))?\W*$|^\W*APARTMENT\W*$/i;
const AREA_HEAD =
  /^\W*(?:(?:UNIT|APARTMENT|SIZE|SIZE\s+AND\s+[A-Z]+)\s+)?(?:(?<kind>GROSS|NET|LIVING|A\/C|HEATED|CONDITIONED)\s+)?(?:AREA|S\.?F\.?)\b/i;

/** A list of units of equipment gives the area each serves. */
const OF_EQUIPMENT = /\bC\.?F\.?M\b|\bTONS?\b|\bM?BTU|\bH\.?P\b/i;

/** Rows of a list of dwelling units. */
function unitRows(schedule: Schedule): Told[] {
  if (!UNIT_HEAD.test(schedule.columns[0]?.header ?? "")) return [];
  if (schedule.columns.some(({ header }) => OF_EQUIPMENT.test(header))) return [];
  const column = schedule.columns.findIndex(({ header }) => AREA_HEAD.test(header));
  return schedule.rows.flatMap((row): Told[] => {
    const unit = /^\W*(?:UNIT\s+|TYPE\s+)?([A-Z]{1,2}-?\d?|\d?[A-Z])\W*$/i
      .exec(row.cells[0]?.text ?? "")?.[1];
    const areaSqft = sqftOf(FIGURE.exec(row.cells[column]?.text ?? "")?.[1]);
    return unit && areaSqft !== null
      ? [
        unitArea(
          unit.toUpperCase(),
          schedule.columns[column].header,
          areaSqft,
          rowPlace(schedule, row),
        ),
      ]
      : [];
  });
}

/** A cell that is an area and nothing else. */
const FIGURE = /^\W*(\d{1,3}(?:,\d{3})+|\d{3,6})\W*(?:S\.?F\.?|SQ\.?\s*F(?:EE)?T\.?)?\W*$/i;

const kindOf = (text: string): number => KINDS.findIndex((pattern) => pattern.test(text));
const unitArea = (unit: string, words: string, areaSqft: number, at: Evidence): Told => ({
  ...areaOf(`the area of unit ${unit}`, areaSqft, at),
  key: String(kindOf(words)),
});

/** Areas of storeys by their names, wherever one is lettered alone: `SECOND FLOOR LIVING: 1,240 SF`. */
function storeys(plan: PlanSet): Told[] {
  const all = withArea(plan).flatMap((it): Told[] => {
    const level = it.text.length <= LONGEST && it.text.match(ANY_AREA)?.length === 1
      ? levelIn(it.text)
      : null;
    const isPart = !saysOnly(it.text, OF_AREAS) || isOfAnother(it);
    if (level === null || isPart) return [];
    const key = String(kindOf(it.text));
    return [{ ...areaOf(`the area of level ${level}`, areaIn(it.text)!, it), key }];
  });
  return bySheet(all);
}

/** A sheet that gives a thing two areas means two parts of it. */
const bySheet = (all: readonly Told[]): Told[] =>
  [...Map.groupBy(all, ({ of, key, page }) => `${of} ${key} ${page}`).values()]
    .map((same) => ({ ...same[0], values: same.flatMap(({ values }) => values) }));

/** A callout that says the area of the storey it stands under and nothing else. */
const GROSS =
  anyCase`^\W*(?:TOTAL\s+)?(?:GROSS\s+(?:FLOOR\s+|BUILDING\s+|BLDG\.?\s+)?AREA|FLOOR\s+AREA,?\s+GROSS|G\.?F\.?A\.?)\s*(?:OF\s+(?:THIS|EACH)\s+(?:FLOOR|LEVEL)\s*)?[:=-]?\s*${SQFT}\W*(?:PER\s+FLOOR\W*)?$`;
const OF_EACH =
  /^\W*(?:PER|EACH|EVERY|TYP(?:ICAL|\.)?|ALL)\b.*\b(?:FLOORS?|FLRS?|STOR(?:Y|IES)|LEVELS?|PLATE)\b/i;

/** The area lettered under the plan of a storey, and what the code data say of that storey or of each. */
function plates(plan: PlanSet): Told[] {
  const { areaByFloor, buildingAreaSqft } = plan.codeSummary;
  if (areaByFloor.length === 0) return [];
  const whole = buildingAreaSqft.map(({ value }) => value);
  // One plan draws several storeys that are alike: `1ST FLOOR (2ND & 3RD SIM.)`.
  const areAlike = new Set(areaByFloor.map(({ value }) => value.areaSqft)).size === 1;
  return withArea(plan).flatMap((it): Told[] => {
    const areaSqft = it.from === "note" ? sqftOf(GROSS.exec(it.text)?.groups?.area) : null;
    const level = levelIn(it.drawing ?? "");
    const isOfAll = level === null && areAlike && /\bFLOOR\b|\bLEVEL\b/i.test(it.drawing ?? "");
    if (areaSqft === null || level === null && !isOfAll) return [];
    const of = level === null ? "the gross area of each level" : `the gross area of level ${level}`;
    const data = areaByFloor.filter(({ value }) =>
      isOfAll || OF_EACH.test(value.floor) || levelIn(withFloor(value.floor)) === level
    );
    const told = data.map((fact) => ({
      ...areaOf(of, fact.value.areaSqft, fact),
      values: [fact.value.areaSqft, ...areaByFloor.map(({ value }) => value.areaSqft), ...whole],
    }));
    return told.length > 0 && told[0].page !== it.page ? [told[0], areaOf(of, areaSqft, it)] : [];
  });
}

/** `1ST` of a column of floors. */
const withFloor = (name: string): string =>
  /FLOOR|FLR|LEVEL|LVL|STORY/i.test(name) ? name : `${name} FLOOR`;
