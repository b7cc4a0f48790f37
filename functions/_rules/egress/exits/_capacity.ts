/** Egress capacity as schedules and plans write it. */
import type { Evidence, PlanSet, Schedule, ScheduleRow } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import { findLengths, normaliseMarks, parseLengthIn } from "../../../_shared/units.ts";
import {
  cellHeaded,
  cellOf,
  comparedUnder,
  either,
  givenUnder,
  isBystander,
  lengthOf,
  newWork,
  perPlan,
  printedNumber,
  rowText,
  type Statement,
  wholeCallouts,
} from "../../measure.ts";
import { isUncounted } from "./_no_way_out.ts";
import { mostPeople, saysSprinklered } from "./_occupants.ts";

/** One component of the way out with the figures printed for it. Inches and occupants. */
export interface Component extends Evidence {
  name: string;
  widthIn: number | null;
  /** What the set itself asks of the width, in the same row. */
  requiredIn?: number | null;
  capacity: number | null;
  occupants: number | null;
  isStair: boolean;
  /** The width stands under a head that calls it clear. */
  isClear?: boolean;
  /** It stands under a head that calls it an exit. */
  isExit?: boolean;
  /** Title of the schedule it is listed in. */
  title?: string | null;
  /** True where the text itself counts on sprinklers or a voice alarm. */
  isReduced?: boolean;
}

const DIVISION =
  /(?<width>\d+(?:\.\d+)?(?:\s+\d+\/\d+)?)\s*(?:"|IN\.?|INCH(?:ES)?)?\s*(?:CLEAR\s*|CLR\.?\s*)?(?:\/|÷)\s*(?<factor>0?\.\d+)\s*(?:"|IN\.?)?(?:\s*(?:PER|\/)\s*(?:OCC\w*|PERSON)\.?)?\s*=\s*(?<capacity>\d[\d,]*)/i;
/** Five persons to an inch: the factor for doors the other way round. */
const PER_INCH =
  /\b(?:X|×|@|AT)\s*5\s*(?:OCC\w*\.?\s*|PERSONS\s*|PPL\.?\s*)?(?:\/|PER)\s*IN(?:CH)?\b\.?/i;
/** Heads of columns with the people sent to a component. */
const SENT = /^\W*((OCC\w*|PERS\w*|PEOPLE|PPL)\.?\s+)?(USED|ASSIGNED|SERVED|SENT|LOAD)\W*$/i;
/** What an elevator carries. */
const OF_WEIGHT = /\d\s*(?:LBS?|POUNDS|KG|TONS?)\b/i;
const numberIn = (text: string | null) => {
  const digits = /\d[\d,]*/.exec(text ?? "")?.[0];
  return digits === undefined ? null : printedNumber(digits);
};

/** Rows of egress schedules, and divisions such as `34" / 0.2 = 170 OCC` printed on plans. */
export const components = perPlan((plan): Component[] => {
  const rows = plan.schedules.filter(isOfCapacity).flatMap((schedule) =>
    schedule.rows.flatMap((row) => listed(schedule, row) ?? [])
  );
  const printed = newWork(plan, {
    topic: anyCase`(?:\/|÷)\s*0?\.\d|${PER_INCH}`,
  }).flatMap((it) => {
    const text = normaliseMarks(it.text).replace(PER_INCH, "/ 0.2");
    const groups = it.from === "note" ? DIVISION.exec(text)?.groups : undefined;
    if (!groups) return [];
    return [{
      ...it,
      name: it.text.slice(0, 40),
      widthIn: parseLengthIn(`${groups.width}"`),
      capacity: printedNumber(groups.capacity),
      occupants: peopleSent(it.text),
      isReduced: countsOnSprinklers(it.text),
      isStair: isOfStair(it),
    }];
  });
  const known = (it: Component) =>
    [...rows, ...printed].some(({ page, box }) => page === it.page && box === it.box);
  const all = [...rows, ...printed, ...said(plan).filter((it) => !known(it))]
    .filter(({ sourceText }) => !isUncounted(sourceText));
  return all;
});

/** Does a list give people and widths, or what widths carry? */
function isOfCapacity({ columns, kind, title }: Schedule): boolean {
  const has = (...meanings: (string | null)[]) =>
    columns.some(({ meaning }) => meanings.includes(meaning));
  const isLoaded = has("occupants") || columns.some(({ header }) => SENT.test(header));
  return (has("capacity") || isLoaded && has("clear width", "width", "provided")) &&
    (kind === "egress" || kind === "occupant load" || /EXIT|EGRESS/i.test(title ?? ""));
}

const WIDTH_HEAD =
  /^(?!.*\b(?:LANDING|HEIGHT|HT|CORR)).*(?:WIDTH|\bWIDE\b|\bCLE?A?R\b|\bIN(?:CH(?:ES)?)?\b)/i;
const NO_WIDTH_HEAD = /\bCAP|\bOCC|\bPERSONS|\bLOAD|\bFACTOR|\bPER\b|\bNO\b|\bEXITS?\b|\bAREA/i;

/** A row of such a list; null for sums and for what carries weight. */
function listed(schedule: Schedule, row: ScheduleRow): Component | null {
  const name = cellOf({ schedule, row }, "name") ?? cellOf({ schedule, row }, "mark") ??
    cellOf({ schedule, row }, "room") ?? row.cells[0]?.text ?? "";
  if (/\bTOTAL\b/i.test(name) || OF_WEIGHT.test(rowText(row))) return null;
  const it = { schedule, row };
  const clear = cellOf({ schedule, row }, "clear width");
  const asked = comparedUnder(it, WIDTH_HEAD, WIDTH_HEAD)?.limit ?? null;
  const [head = ""] = schedule.columns.map(({ header }) => header);
  return {
    ...schedule,
    page: row.page,
    box: row.box,
    sourceText: rowText(row),
    name,
    widthIn: widthOfAll(clear ?? givenUnder(it, WIDTH_HEAD, NO_WIDTH_HEAD), name),
    requiredIn: widthIn(asked),
    isClear: clear !== null,
    capacity: numberIn(cellOf({ schedule, row }, "capacity")),
    occupants: numberIn(
      cellOf({ schedule, row }, "occupants") ?? cellHeaded({ schedule, row }, SENT),
    ),
    isStair: /\bSTAIR|^\W*ST-?\d/i.test(name) || /^\W*STAIRS?\b/i.test(head),
    isExit: /^\W*EXIT(?:S|\s+(?:DOOR|NO|MARK|ID))?\b/i.test(head),
    isReduced: countsOnSprinklers(`${schedule.title ?? ""} | ${rowText(row)}`),
    title: schedule.title,
  };
}

const widthIn = (text: string | null): number | null =>
  text === null ? null : parseLengthIn(text) ?? findLengths(text)[0]?.valueIn ?? numberIn(text);

/** Each of several leaves or doors a row counts: `Hall doors (2)`, `34 each`. */
const EACH_ONE = /\b(?:EACH|EA)\b/i;
const HOW_MANY = /\((\d)\)|^\W*(\d)\s+(?!HR|HOUR)[A-Z]|\b(PAIR|PR|TWO|DOUBLE)\b/i;

/** The width of all a row is about together; null where each has one and how many there are is not said. */
function widthOfAll(text: string | null, name: string): number | null {
  const one = widthIn(text);
  if (one === null || !EACH_ONE.test(text ?? "")) return one;
  const count = HOW_MANY.exec(name) ?? HOW_MANY.exec(text ?? "");
  return count === null ? null : one * Number(count[1] ?? count[2] ?? 2);
}

/** Words of one thing people leave by, and of more than one, whose widths add up. */
const WAY_OUT = /\b(EXITS?|DOORS?|DR|STAIRS?|ENTRANCE|ENTRY|CORRIDOR|RAMP)\b/i;
const SEVERAL =
  /\(\d\)|\bPAIRS?\b|\bPR\b|\bDOUBLE\b|\bEACH\b|\bEA\b|\b(TWO|THREE|FOUR|BOTH|ALL|\d)\s+(\w+\s+)?(DOORS|EXITS|STAIRS|LEAVES)\b|\bTOTAL\b|\bCOMBINED\b/i;
const NO_COMPONENT =
  /\b(BUILDING|FLOOR|STOREY|STORY|LEVEL)\s+OCC|\bTRAVEL|\bTURNING|\bHEADROOM|\bRATED|\bHANDRAIL|\bGUARD|\bSIGNS?\b|\bPANIC|\bHARDWARE|\bLOCK/i;
/** Narrower is no way out, wider no single one; inches. */
const WAY_IN = [24, 144] as const;

/**
 * Widths of doors and stairs with the people sent there, in words or rows: `STAIR 1, 44" CLEAR, 180 OCCUPANTS`; the
 * lines of a callout count as one, and what has a mark may have its load elsewhere.
 */
function said(plan: PlanSet): Component[] {
  const read = saidIn(plan, plan);
  const isKnown = (it: Component) =>
    read.some(({ page, box }) => page === it.page && overlaps(box, it.box));
  return [
    ...read,
    ...saidIn(wholeCallouts(plan, PEOPLE_OR_WIDTH), plan).filter((it) => !isKnown(it)),
  ];
}

const PEOPLE_OR_WIDTH = /\b(?:OCC\w*|PERSONS|PEOPLE|PPL|CLEAR|CLR|WIDE|WIDTH)\b/i;

function saidIn(texts: PlanSet, plan: PlanSet): Component[] {
  return newWork(texts, { topic: WAY_OUT, not: NO_COMPONENT, titled: true }).flatMap((it) => {
    if (SEVERAL.test(it.text) || !/\b(CLEAR|CLR|WIDTH|WIDE|PROVIDES?)\b/i.test(it.text)) return [];
    const occupants = peopleSent(it.text) ?? peopleSent(it.drawing ?? "") ??
      loadsByName(plan).get(nameIn(it.text) ?? "") ?? null;
    if (occupants === null) return [];
    const width = lengthOf(it.text, {
      of: /\b(?:CLEAR|CLR|WIDTH|WIDE|PROVIDES?)\b/i,
      rivals: /\b(?:LANDING|HEIGHT|HIGH|RISERS?|TREADS?|REQ\w*|LONG|DEEP|PER|EXT\w*)\b/i,
      betweenIn: WAY_IN,
      notBefore: /^\s*(?:X\s|DR\b|DOOR|LEAF|HIGH|\/)/i,
      drawnOnly: true,
    });
    if (width === null) return [];
    return [{
      ...it,
      name: it.sourceText.slice(0, 40),
      widthIn: width.valueIn,
      capacity: null,
      occupants,
      isReduced: countsOnSprinklers(it.text),
      isStair: /\bSTAIR/i.test(it.text),
    }];
  });
}

/** `STAIR 2`, `EXIT B`, `DOOR 101A`. */
const NAMED = /\b(STAIR|EXIT|DOOR)\s*(?:NO\.?\s*|#\s*)?([A-Z]|\d{1,3}[A-Z]?)\b(?!\s*["'%])/i;

/** The component a text is about; null where it names none or more than one, or only says where another thing is. */
function nameIn(text: string): string | null {
  const found = [...text.matchAll(new RegExp(NAMED.source, "gi"))];
  if (
    found.some(({ 0: it, index }) => isBystander(text, { start: index, end: index + it.length }))
  ) {
    return null;
  }
  const names = new Set(found.map(([, kind, mark]) => `${kind} ${mark}`.toUpperCase()));
  return names.size === 1 ? [...names][0] : null;
}

/** Loads of several floors, which a stair does not carry at once, and what is only claimed. */
const NO_LOAD_OF_ONE = /\b(?:FLOORS|LEVELS|STORIES|STOREYS|CAPACITY|CAP|ROOMS?)\b/i;

/** People sent out by what has a mark, wherever the set says so; where places differ, none. */
const loadsByName = perPlan((plan) => {
  const loads = new Map<string, number | null>();
  const not = either(NO_COMPONENT, NO_LOAD_OF_ONE);
  for (const { text } of newWork(plan, { topic: NAMED, not })) {
    const [name, load] = [nameIn(text), peopleSent(text)];
    if (name === null || load === null) continue;
    loads.set(name, loads.has(name) && loads.get(name) !== load ? null : load);
  }
  return loads;
});

/** Is a worked width that of a stair, by its own words or the label it stands under? A door in a stair is a door. */
const isOfStair = ({ text, room }: Statement): boolean =>
  /\bSTAIR/i.test(text) ||
  (/^\W*(?:EXIT\s+)?STAIR/i.test(room ?? "") && !/\bDO?O?RS?\b/i.test(text));

/** Does a text take the smaller figure for sprinklers and voice alarm? */
const countsOnSprinklers = (text: string): boolean =>
  saysSprinklered(text) || /\bVOICE\b/i.test(text);

/** People a text sends out by something; a load of the whole building or of a room is none. */
const peopleSent = (text: string): number | null =>
  /\b(TOTAL|BUILDING|FLOOR|STORY|STOREY|LEVEL|SUITE)\b[^.;|]{0,20}\bOCC|\bHALF\b|\b1\s*\/\s*2\s+OF\b|\b\d+\s*%/i
      .test(text)
    ? null
    : mostPeople(text);
