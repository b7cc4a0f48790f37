/**
 * What stands on the sheets as text: every note, label and schedule row of a set as one list of statements, and
 * those about a topic. Nothing here knows a rule or a limit.
 */
import type {
  Evidence,
  PlanSet,
  Schedule,
  ScheduleKind,
  ScheduleRow,
} from "../../_shared/domain/plan_set.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { findLengths, normaliseMarks, parseNumber } from "../../_shared/units.ts";
import { spellOut } from "./abbreviations.ts";
import { restoreSpaces } from "./lost_spaces.ts";
import { placeOf } from "./places.ts";
import { measuredRowText, rowText } from "./rows.ts";
import { isKept, isOfOldWork, isRemoved } from "./standing.ts";

/** A text on a sheet a rule looks at: a note, callout, label or a schedule row written as `cell | cell | …`. */
export interface Statement extends Evidence {
  text: string;
  heading: string | null;
  drawing: string | null;
  room: string | null;
  from: "note" | "row";
  /** The schedule the row belongs to, when `from` is `row`. */
  schedule: Schedule | null;
  row: ScheduleRow | null;
  /** The words of the row a text is one measure of: `RISER 9"` of `S-2 | SPIRAL TO LOOKOUT | 9"`. */
  measureOf?: string;
}

/** A statement with the number that belongs to the topic. */
export interface Stated extends Statement {
  value: number;
  unit: string;
  /** The quantity as printed. */
  raw: string;
}

/** Where to look. */
export interface Scope {
  /** Heading, drawing title, room, schedule title or the text itself must match. */
  under?: RegExp;
  /** None of them may match. */
  notUnder?: RegExp;
  /** Notes with labels, or schedule rows; default both. */
  in?: "notes" | "rows";
}

/** Which statements to look at. */
export interface StatementQuery extends Scope {
  /**
   * Where a text does not say so itself, read it behind the title of its drawing or list: `HALL: 2'-9" CLR.`
   * See {@link titledText}.
   */
  titled?: boolean;
  /** The text itself must match. */
  topic: RegExp;
  /** Not when the text matches this. */
  not?: RegExp;
}

const cache = new WeakMap<PlanSet, Statement[]>();

/**
 * Every printed text of the set in page order, each once: notes, schedule rows, room label lines and worded
 * dimension strings. Texts of optical reading have the spaces back they probably had.
 */
export function allStatements(plan: PlanSet): Statement[] {
  const known = cache.get(plan);
  if (known) return known;
  const list = [
    ...plan.notes.filter((note) => note.kind !== "title-block").map((note) => ({
      ...asStatement(note.text, note, note.room),
      heading: note.heading,
      drawing: note.drawing,
    })),
    ...plan.schedules.flatMap(fromSchedule),
  ].map(legible);
  const labels = plan.rooms.flatMap(({ name, labels }) =>
    labels.map((label) => asStatement(label.sourceText, label, name))
  );
  const dimensions = plan.dimensions.filter(({ sourceText }) => /[A-Z]{3}/i.test(sourceText))
    .map((it) => asStatement(it.sourceText, it));
  for (const it of [...labels, ...dimensions].map(legible)) {
    if (!list.some((other) => repeats(other, it))) list.push(it);
  }
  list.sort((a, b) => a.page - b.page || a.box.y - b.box.y);
  cache.set(plan, list);
  return list;
}

/** Statements about a topic. */
export function statements(plan: PlanSet, query: StatementQuery): Statement[] {
  const isInPlace = scopeTest(query);
  const places: number[] = [];
  for (const [text, printed] of placesOfTexts(plan)) {
    if (query.topic.test(text) && !query.not?.test(text)) places.push(...printed);
  }
  const all = allStatements(plan);
  const own = places.sort((a, b) => a - b).map((place) => all[place])
    .filter((it) => isInPlace(it) && !query.not?.test(it.measureOf ?? ""));
  if (!query.titled) return own;
  const titled = titledStatements(plan).filter(({ text, plain, from }) =>
    (from === "row" || !query.topic.test(plain.text)) && query.topic.test(text) &&
    !query.not?.test(text)
  ).filter(isInPlace);
  const labelled = new Set(titled.map(({ plain }) => plain));
  return [...own.filter((it) => !labelled.has(it)), ...titled];
}

/** A statement whose text stands behind the title it belongs under. */
export interface TitledStatement extends Statement {
  /** The same without the title. */
  plain: Statement;
}

const titledOnes = new WeakMap<PlanSet, TitledStatement[]>();

/** Every statement that can be read behind a title. */
export function titledStatements(plan: PlanSet): TitledStatement[] {
  const known = titledOnes.get(plan);
  if (known) return known;
  const made = allStatements(plan).flatMap((plain) => {
    const isCell = plain.from === "row" && plain.row === null;
    const text = isCell ? null : titledText(plain);
    return text === null ? [] : [{ ...plain, text, plain }];
  });
  titledOnes.set(plan, made);
  return made;
}

/** Titles of drawings that show many things at once: what stands on them need not be what they are called after. */
const OF_MANY_THINGS =
  /\b(FLOOR|SITE|ROOF|CEILING|LIFE SAFETY|FRAMING|FOUNDATION|LIGHTING|POWER|LEVEL \d|KEY|OVERALL|DEMO\w*)\s+PLANS?\b|\bR\.?C\.?P\b|\b(NORTH|SOUTH|EAST|WEST|FRONT|REAR|SIDE|BUILDING)\s+(ELEVATIONS?|SECTIONS?)\b|\b(GENERAL|CODE|ABBREVIATIONS?|SYMBOLS?|LEGEND|INDEX)\b/i;
const SCALE_NOTE = /^\W*SCALE\b|=\s*1'\s*-?\s*0"?\s*$/i;
/** Longer notes name what they speak of. */
const LONGEST_TITLED = 120;

/**
 * A short text behind the title of the drawing or list it stands under, without the figures of the title:
 * `DECK RAIL, ABV. GRADE: 33" H.` Null when it has none, or one of a drawing that shows many things. A row of a
 * schedule stands behind the title of the schedule, each cell after the header of its column:
 * `STAIR SCHEDULE: STAIR 1 | OCC. SERVED 140 | CLEAR WIDTH 42"`.
 */
export function titledText({ text, heading, drawing, schedule, row }: Statement): string | null {
  if (schedule && row) {
    const title = schedule.title === null ? "" : withoutFigures(schedule.title);
    return `${title}: ${measuredRowText(schedule, row)}`;
  }
  const title = heading ?? drawing;
  if (title === null || text === title || text.length > LONGEST_TITLED) return null;
  if (OF_MANY_THINGS.test(title) || isOfOldWork(title) || SCALE_NOTE.test(text)) return null;
  return `${withoutFigures(title)}: ${text.replace(/^\s*\d{1,3}[.):]\s+/, "")}`;
}

/** A title without its lengths and slopes, which are no figures of what stands under it. */
function withoutFigures(title: string): string {
  const marks = normaliseMarks(title);
  return findLengths(marks).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    marks,
  ).replace(/\b\d+(\.\d+)?\s*(:\s*\d+(\.\d+)?|%)/g, "").replace(/\s+/g, " ").trim();
}

const textPlaces = new WeakMap<PlanSet, Map<string, number[]>>();

/** Where each text stands among all statements: sheets of a set print the same words again and again. */
function placesOfTexts(plan: PlanSet): Map<string, number[]> {
  const known = textPlaces.get(plan);
  if (known) return known;
  const made = Map.groupBy(allStatements(plan).keys(), (place) => allStatements(plan)[place].text);
  textPlaces.set(plan, made);
  return made;
}

/** Lists of things that are no part of the building's fabric, whatever words stand in their rows. */
const EQUIPMENT_LISTS: readonly ScheduleKind[] = [
  "door",
  "window",
  "plumbing fixture",
  "panel",
  "hvac",
  "exhaust fan",
  "ventilation",
  "product approval",
  "parking",
  "lighting",
  "insulation",
  "sheet index",
];

/**
 * Statements about new work on parts of the building such as stairs, guards and walls. Rows of equipment lists,
 * and work that stays or is taken out, are left out.
 */
export function newWork(plan: PlanSet, query: StatementQuery): Statement[] {
  return statements(plan, query).filter(({ text, schedule, heading, drawing }) =>
    !(schedule && EQUIPMENT_LISTS.includes(schedule.kind)) && !isKept(text) && !isRemoved(text) &&
    !isOfOldWork(heading) && !isOfOldWork(drawing)
  );
}

/** Statements whose text matches `number` with a group `n` holding a number (fractions allowed). */
export function statedNumbers(
  plan: PlanSet,
  query: StatementQuery & { number: RegExp; unit: string },
): Stated[] {
  return statements(plan, query).flatMap((it) => {
    const match = query.number.exec(normaliseMarks(it.text));
    const value = match?.groups?.n === undefined ? null : parseNumber(match.groups.n);
    return match && value !== null
      ? [{ ...it, value, unit: query.unit, raw: match[0].trim() }]
      : [];
  });
}

/** Does the statement stand where the query looks? */
export const isInScope = (it: Statement, scope: Scope): boolean => scopeTest(scope)(it);

/** The same as a test for many statements. */
export function scopeTest({ under, notUnder, in: place }: Scope): (it: Statement) => boolean {
  const isAnywhere = !under && !notUnder;
  return (it) => {
    if (place !== undefined && (place === "notes") !== (it.from === "note")) return false;
    if (isAnywhere) return true;
    const context = contextOf(it);
    return (!under || under.test(context)) && !notUnder?.test(context);
  };
}

const contexts = new WeakMap<Statement, string>();

/** Statement text together with everything that says what it belongs to. */
export function contextOf(it: Statement): string {
  let context = contexts.get(it);
  if (context === undefined) {
    context = [
      it.text,
      it.heading,
      it.drawing,
      it.room,
      it.schedule?.title,
      it.measureOf,
      ...thingsAbove(it.schedule),
    ].filter(Boolean).join(" | ");
    contexts.set(it, context);
  }
  return context;
}

/** Things a schedule lists side by side, their measures below each other: `ITEM | SPIRAL STAIR SS-1`. */
const thingsAbove = (schedule: Schedule | null): string[] => {
  if (!schedule) return [];
  const told = schedule.columns.map(({ header }) => header);
  const heads = told.some((head) => head.trim() !== "")
    ? told
    : schedule.rows[0]?.cells.map(({ text }) => text) ?? [];
  return OF_ITEMS.test(heads[0] ?? "") ? heads.slice(1) : [];
};

const OF_ITEMS = /^\W*(ITEMS?|DATA|DIMENSIONS?|MEASURES?|ELEMENTS?|PARTS?|DESCRIPTION)\W*$/i;

/** Evidence with its text as a statement that stands alone. */
export function asStatement(text: string, at: Evidence, room: string | null = null): Statement {
  return {
    ...placeOf(at),
    text,
    heading: null,
    drawing: null,
    room,
    from: "note",
    schedule: null,
    row: null,
  };
}

/** Rows that hold several measures of one thing say them cell by cell: `RISER 8"`, `HEADROOM 6'-6"`. */
const BY_CELL = /\bSTAIRS?\b|\bGUARD\s?RAILS?\b|\bGUARDS?\b|\bRAILINGS?\b/i;

const LIMIT =
  /\bREQ|\bMIN\b|\bMAX\b|\bCODE|\bALLOW|\bFACTOR|\bCAPACITY|\bOCC|\bLOAD|\bNO\b|\bNUMBER/i;

function fromSchedule(schedule: Schedule): Statement[] {
  const rows = rowsOf(schedule);
  if (!BY_CELL.test(schedule.title ?? "") || EQUIPMENT_LISTS.includes(schedule.kind)) return rows;
  const cells = rows.flatMap((statement) =>
    (statement.row?.cells ?? []).flatMap((cell, index) => {
      const header = schedule.columns[index]?.header.trim() ?? "";
      const isMeasure = /[A-Z]{3}/i.test(header) && !LIMIT.test(header) &&
        /^\W*\d/.test(cell.text.trim()) && !/\bEXIST/i.test(statement.text);
      if (!isMeasure) return [];
      return [{
        ...statement,
        text: `${header} ${cell.text.trim()}`,
        box: cell.box,
        schedule: null,
        row: null,
        measureOf: statement.text,
      }];
    })
  );
  return [...rows, ...cells];
}

function rowsOf(schedule: Schedule): Statement[] {
  return schedule.rows.map((row) => ({
    ...placeOf(schedule),
    text: rowText(row),
    heading: schedule.title,
    drawing: null,
    room: null,
    page: row.page,
    box: row.box,
    sourceText: rowText(row),
    from: "row",
    schedule,
    row,
  }));
}

/** The statement with the spaces of recognised text put back and the abbreviations of the trade written out. */
const legible = (it: Statement): Statement => ({
  ...it,
  text: spellOut(it.readBy === "ocr" ? restoreSpaces(it.text) : it.text),
  heading: it.heading && spellOut(it.heading),
  drawing: it.drawing && spellOut(it.drawing),
  room: it.room && spellOut(it.room),
});

/** Does one statement already print what another says, at the same place? */
function repeats(printed: Statement, it: Statement): boolean {
  const plain = (text: string) => text.replace(/\s+/g, "");
  return printed.page === it.page && overlaps(printed.box, it.box) &&
    plain(printed.text).includes(plain(it.text));
}
