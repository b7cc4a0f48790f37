/**
 * Counts of the whole building or of a level as sentences, labels and last rows of lists state them: occupants, guest
 * rooms, dwelling units and parking spaces. What counts a part, a sort or what is asked for states no total.
 */
import type { PlanSet, Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { placeOf } from "../reading/places.ts";
import { rowPlace } from "../reading/rows.ts";
import type { Statement } from "../reading/statements.ts";
import { newStatements } from "./said.ts";
import type { Told } from "./told.ts";
import { printedNumber } from "../reading/quantities.ts";

/** What is told of such totals. */
export const toldOfTotals = (plan: PlanSet): Told[] => [
  ...occupants(plan),
  ...COUNTED.flatMap((it) => counts(it, plan)),
  ...spaces(plan),
];

const COUNT = String
  .raw`(?<![\d.,/'-])(?<count>\d{1,3}(?:,\d{3})+|\d{1,4})(?![\d"'/%]|[.,]\d|\s*(?:S\.?F\b|SQ|FT\b|IN\b(?!\s+(?:ALL|THE|TOTAL|USE))|GROSS|NET|CFM|A\b|MIN))`;
const FLOORS = ["FIRST|1ST|GROUND", "SECOND|2ND", "THIRD|3RD", "FOURTH|4TH", "FIFTH|5TH"];
const FLOOR = String
  .raw`(?:(?:LEVEL|LVL\.?|FLOOR|FLR\.?|STOREY|STORY)\s*#?\s*(?<level>[1-6])|(?<floor>${
  FLOORS.join("|")
})\s+(?:FLOOR|FLR\.?|LEVEL|STOREY|STORY))`;
const LOAD = String
  .raw`(?:OCCUPANT\s+LOAD|OCC\.?\s+LOAD|OCCUPANCY\s+LOAD|O\.?L\.?|OCCUPANTS|PERSONS)`;
/** Words that may stand between what is counted and its figure. */
const GAP = String.raw`(?<gap>[^\d;|.]{0,40}?)`;
const OF_LEVEL = anyCase`\b${FLOOR}\s+(?:TOTAL\s+)?${LOAD}\b${GAP}\b${COUNT}`;
const OF_ALL = [
  anyCase`\bPOST(?:ED)?\s+(?:MAX\w*\.?\s+)?${LOAD}(?:\s+SIGN)?\b${GAP}\b${COUNT}`,
  anyCase`^\W*(?:(?:GRAND\s+)?TOT(?:AL|\.)?\s+${LOAD}|${LOAD}\W{1,2}TOT(?:AL|\.)?)\b${GAP}\b${COUNT}`,
];
/** A way out, a room, a share: whose load is another. */
const OF_PART =
  /\b(?:EXITS?|STAIRS?|DOORS?|CORR\w*|ROOMS?|PER|EACH|SERVED|SERVES|FACTOR|REQ\w*|ALLOW\w*|OVER|EXCEED\w*|UNDER|LESS|MORE|IF|WHERE|HALF|MEN|WOMEN|SEX|SUITE|TENANT|AREA)\b|\bAT\W*$|[<>≤≥]/i;
/** A load posted in one room is that of the room; of the building it differs by so little. */
const NEARLY = 0.12;

function occupants(plan: PlanSet): Told[] {
  const totals = new Set(plan.occupantLoads.filter((row) => row.isTotal).map(({ page }) => page));
  const ofRooms = new Set(
    plan.occupantLoads.filter((row) => !row.isTotal && totals.has(row.page))
      .map(({ occupants }) => occupants),
  );
  return newStatements(plan).flatMap((it): Told[] => {
    const text = it.row ? it.row.cells.map((cell) => cell.text.trim()).join(" ") : it.text;
    if (text.length > LONGEST) return [];
    const level = OF_LEVEL.exec(text)?.groups;
    if (level && it.row === null && !OF_PART.test(level.gap)) {
      const number = level.level ??
        String(
          1 + FLOORS.findIndex((names) => names.split("|").includes(level.floor.toUpperCase())),
        );
      return [occupantsTold(`occupant load of level ${number}`, printedNumber(level.count), it)];
    }
    const all = OF_ALL.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
    const count = all ? printedNumber(all.count) : NaN;
    const isOfAll = all !== undefined && !OF_PART.test(all.gap) && count >= 10 &&
      (it.row !== null || !ofRooms.has(count));
    return isOfAll ? [{ ...occupantsTold("total occupant load", count, it), upTo: NEARLY }] : [];
  });
}
const LONGEST = 100;

const occupantsTold = (of: string, count: number, it: Statement): Told => ({
  ...placeOf(it),
  topic: "occupant load",
  of,
  values: [count],
});

/** A thing a building has so many of. */
interface Counted {
  topic: "guest rooms" | "dwelling units";
  of: string;
  /** Before or behind its figure, and in the label of a row. */
  named: string;
  /** Lists whose last row is the total. */
  list: RegExp;
}

const COUNTED: readonly Counted[] = [
  {
    topic: "guest rooms",
    of: "the number of guest rooms",
    named: String.raw`(?:GUEST\s?ROOMS|KEYS|SLEEPING\s+ROOMS)`,
    list: /\bGUEST\s?ROOM\b(?!.*\bFINISH)/i,
  },
  {
    topic: "dwelling units",
    of: "number of dwelling units",
    named: String.raw`(?:DWELLING\s+UNITS|APARTMENTS|RESIDENTIAL\s+UNITS)`,
    list: /\b(?:UNIT|APARTMENT)\s+(?:MATRIX|MIX|SCHEDULE|COUNT|SUMMARY|TYPES?)\b/i,
  },
];
/** A sort, a level or a share of them. */
const OF_SOME =
  /\b(?:ACCESSIBLE|ADA|MOBILITY|COMMUNICATION|HEARING|PER|EACH|EVERY|TYPE|LEVELS?\s*\d|FLOORS?\s*\d|STOREY\s*\d|REQ\w*|BUILDING\s+[A-H\d]\b|OF\s+THEM|OF\s+\d|ROLL|MORE|LESS|OVER|UNDER|IF|WHERE|FUTURE|PHASE|SERV\w*|ALARMS?|SPACES?)\b/i;

function counts({ topic, of, named, list }: Counted, plan: PlanSet): Told[] {
  const say = (count: number, at: Parameters<typeof placeOf>[0]): Told => ({
    ...placeOf(at),
    topic,
    of,
    values: [count],
    upTo: 0.25,
  });
  const isLabel = anyCase`^\W*(?:(?:TOTAL|NUMBER\s+OF|NO\.?\s+OF)\s+)?${named}\W*$`;
  const inText = anyCase`${COUNT}\s+${named}\b(?<behind>[^.;|]{0,30})`;
  const stated = newStatements(plan).flatMap((it): Told[] => {
    if (it.row) {
      const [label = "", ...values] = it.row.cells.map(({ text }) => text.trim());
      if (!isLabel.test(label)) return [];
      const value = values.find((text) => /\d/.test(text)) ?? "";
      const digits = anyCase`^\W*${COUNT}(?:\s|$)`.exec(value)?.groups?.count;
      return digits && !/\bPER\b|\bEACH\b/i.test(value) ? [say(printedNumber(digits), it)] : [];
    }
    const said = inText.exec(it.text);
    if (!said) return [];
    const before = it.text.slice(0, said.index).split(/[.;]\s/).at(-1) ?? "";
    const isOfAll = !OF_SOME.test(before) &&
      !/\b(?:TO|THRU|AND|OF)\s*$/i.test(before) && !OF_SOME.test(said.groups!.behind) &&
      it.text.length <= 2 * LONGEST && printedNumber(said.groups!.count) > 1;
    return isOfAll ? [say(printedNumber(said.groups!.count), it)] : [];
  });
  const totals = plan.schedules.filter(({ title }) => list.test(title ?? "")).flatMap((schedule) =>
    schedule.rows.flatMap((row) => {
      const count = lastRowCount(schedule, row);
      return count === null ? [] : [say(count, rowPlace(schedule, row))];
    })
  );
  return [...stated, ...totals];
}

const TOTAL_ROW = /^\W*(?:GRAND\s+)?(?:TOTALS?|ALL)\b(?!.*\b(?:AREA|SF)\b)/i;

/** The count of a last row: under TOTAL, called so, or the only figure of the row. */
function lastRowCount({ columns }: Schedule, { cells }: ScheduleRow): number | null {
  const [label = "", ...values] = cells.map(({ text }) => text.trim());
  if (!TOTAL_ROW.test(label)) return null;
  const under = columns.findIndex(({ header }, at) =>
    at > 0 && /\bTOTAL\b|\bQTY\b|\bCOUNT\b|\bNO\.?\s+OF\b/i.test(header) &&
    !/\bS\.?F\b|\bAREA\b/i.test(header)
  );
  if (under > 0 && /^\d{1,4}$/.test(values[under - 1] ?? "")) return Number(values[under - 1]);
  const called = values.map((text) => /^(\d{1,4})\s+(?:ROOMS|UNITS|KEYS)\b/i.exec(text)?.[1])
    .find(Boolean);
  if (called) return Number(called);
  const figures = values.filter((text) => /\d/.test(text));
  return figures.length === 1 && /^\d{1,4}$/.test(figures[0]) ? Number(figures[0]) : null;
}

/** `46 spaces on this plan`, `68 spaces are striped upon the site`, `50 STALLS, TWO ROWS OF 25`. */
const SPACES =
  anyCase`${COUNT}\s+(?:PARKING\s+)?(?:SPACES|STALLS)\b(?:\s*,?\s*(?:ON\s+(?:THIS\s+(?:PLAN|SHEET|SITE|LOT)|(?:THE\s+)?SITE)|(?:ARE\s+)?(?:STRIPED|COUNTED|DRAWN|SHOWN|PROVIDED|PAVED)|IN\s+ALL|IN\s+TOTAL|TOTAL|(?:IN\s+)?(?:TWO|THREE|FOUR|FIVE|SIX|\d)\s+ROWS)\b|(?<=\b(?:STRIPE|PAINT|PAVE|MARK|LAY\s+OUT)\s+(?:OUT\s+)?\d{1,3}\s+(?:PARKING\s+)?(?:SPACES|STALLS)))`;
const OF_SOME_SPACES =
  /\b(?:ACCESSIBLE|VAN|ADA|H\.?C|HANDICAP\w*|EV|ELECTRIC|COMPACT|GUEST|TANDEM|GARAGE|LOADING|BICYCLE|BIKE|MOTORCYCLE|REQ\w*|STACK\w*|STANDARD|STD|PER|EACH|FUTURE|EXIST\w*|ROW|BAY|FROM|PANEL|BREAKER|CIRCUIT|LEVEL|WHEELCHAIR|POLE)\b/i;

const spaces = (plan: PlanSet): Told[] =>
  newStatements(plan).filter((it) => it.row === null).flatMap((it): Told[] => {
    const said = SPACES.exec(it.text);
    if (!said) return [];
    const before = it.text.slice(0, said.index).split(/[.;"]\s|\bCLEAR\b/i).at(-1) ?? "";
    const count = printedNumber(said.groups!.count);
    if (count < 5 || OF_SOME_SPACES.test(before) || OF_SOME_SPACES.test(said[0])) return [];
    if (/\bPANEL|\bBREAKER|\bELEC/i.test(`${it.drawing ?? ""} ${it.heading ?? ""}`)) return [];
    return [{
      ...placeOf(it),
      topic: "parking count",
      of: "the number of parking spaces",
      values: [count],
      upTo: 0.25,
    }];
  });
