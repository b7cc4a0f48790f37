/**
 * How rules read statements: text on a sheet that says a quantity about a thing, such as
 * `DECK GUARD 34" HIGH`. A pattern finds the topic; the quantity is the length, number or word that belongs
 * to it. Nothing here knows a rule or a limit.
 */
import type {
  Evidence,
  Note,
  PlanSet,
  Schedule,
  ScheduleRow,
  Sheet,
  SheetKind,
} from "../_shared/domain/plan_set.ts";
import { findLengths, type LengthMention, normaliseMarks, parseNumber } from "../_shared/units.ts";

/** A text on a sheet a rule looks at: a note, callout, label or a schedule row written as `HEADER: cell | …`. */
export interface Statement extends Evidence {
  text: string;
  heading: string | null;
  drawing: string | null;
  room: string | null;
  from: "note" | "row";
  /** The schedule the row belongs to, when `from` is `row`. */
  schedule: Schedule | null;
  row: ScheduleRow | null;
}

/** A statement with the number that belongs to the topic. */
export interface Stated extends Statement {
  value: number;
  unit: string;
  /** The quantity as printed. */
  raw: string;
}

export interface StatementQuery {
  /** The topic: the statement's own text must match. */
  topic: RegExp;
  /** Not when the text matches this. */
  not?: RegExp;
  /** Only where heading, drawing title, room or schedule title match this (or the text itself). */
  under?: RegExp;
  /** Where to look; default both. */
  in?: "notes" | "rows" | "both";
}

const cache = new WeakMap<PlanSet, Statement[]>();

/** Every note and every schedule row of the set as one list of statements, in page order. */
export function allStatements(plan: PlanSet): Statement[] {
  const known = cache.get(plan);
  if (known) return known;
  const list = [
    ...plan.notes.filter((note) => note.kind !== "title-block").map(fromNote),
    ...plan.schedules.flatMap(fromSchedule),
  ];
  list.sort((a, b) => a.page - b.page || a.box.y - b.box.y);
  cache.set(plan, list);
  return list;
}

/** Statements about a topic. */
export function statements(plan: PlanSet, query: StatementQuery): Statement[] {
  return allStatements(plan).filter((it) => {
    if (query.in === "notes" && it.from !== "note") return false;
    if (query.in === "rows" && it.from !== "row") return false;
    if (!query.topic.test(it.text) || query.not?.test(it.text)) return false;
    return !query.under || query.under.test(contextOf(it));
  });
}

/** Statement text together with everything that says what it belongs to. */
export function contextOf(it: Statement): string {
  return [it.text, it.heading, it.drawing, it.room, it.schedule?.title].filter(Boolean).join(" | ");
}

/** Options of {@link statedLengths} beside the topic. */
export interface LengthQuery extends StatementQuery {
  /**
   * Words the length belongs to, when the text holds several lengths: the length nearest to a match wins.
   * Default: the topic itself.
   */
  near?: RegExp;
  /** Which side of the words the length may stand on; default either. */
  side?: "before" | "after" | "either";
  /** Unit of the result; default inches. */
  unit?: "in" | "ft";
}

/** Statements about a topic that print a length, with the length that belongs to it. */
export function statedLengths(plan: PlanSet, query: LengthQuery): Stated[] {
  const unit = query.unit ?? "in";
  return statements(plan, query).flatMap((it) => {
    const length = lengthNear(it.text, query.near ?? query.topic, query.side ?? "either");
    if (!length) return [];
    return [{
      ...it,
      value: unit === "ft" ? length.valueIn / 12 : length.valueIn,
      unit,
      raw: length.raw,
    }];
  });
}

/**
 * The length in `text` that stands nearest to a match of `near`.
 *
 * @param side where the length may stand relative to the words
 */
export function lengthNear(
  text: string,
  near: RegExp,
  side: "before" | "after" | "either" = "either",
): LengthMention | null {
  const mended = normaliseMarks(text);
  const anchor = near.exec(mended);
  if (!anchor) return null;
  near.lastIndex = 0;
  const from = anchor.index;
  const to = from + anchor[0].length;
  let best: { length: LengthMention; gap: number } | null = null;
  for (const length of findLengths(mended)) {
    const isInside = length.start >= from && length.end <= to;
    const gap = isInside
      ? 0
      : length.end <= from
      ? from - length.end
      : length.start >= to
      ? length.start - to
      : 0;
    if (!isInside && side === "before" && length.end > from) continue;
    if (!isInside && side === "after" && length.start < to) continue;
    if (!best || gap < best.gap) best = { length, gap };
  }
  return best?.length ?? null;
}

/** Statements whose text matches `pattern` with a group `n` holding a number (fractions allowed). */
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

/** Words that put a thing off to somebody or some later day: it is not on the drawings. */
export const DEFERRED =
  /\b(BY\s+(OTHERS?|CONTRACTOR|G\.?C\.?|OWNER|VENDOR|MANUFACTURER|(MECH|ELEC|PLUMB)\w*\.?(\s+CONTRACTOR)?|SUB\w*)|T\.?B\.?D\.?|TO\s+BE\s+(DETERMINED|SELECTED|SUBMITTED|PROVIDED|COORDINATED|CONFIRMED|MARKED|DECIDED)|DEFERRED|TO\s+FOLLOW|AT\s+A\s+LATER\s+DATE|NOT\s+INCLUDED|NOT\s+IN\s+(THIS\s+)?(CONTRACT|SET)|N\.?I\.?C\.?|ROUTE\s+BY|FIELD\s+(VERIFY|LOCATE)|UNDER\s+SEPARATE\s+(PERMIT|COVER|SUBMITTAL)|PENDING)\b|_{4,}/i;

/** True when the text puts the matter off instead of showing it. */
export const isDeferred = (text: string): boolean => DEFERRED.test(text);

/** Sheets of the given kinds or disciplines, in page order. */
export function sheetsOf(
  plan: PlanSet,
  match: { kinds?: SheetKind[]; disciplines?: Sheet["discipline"][] },
): Sheet[] {
  return plan.sheets.filter((sheet) =>
    match.kinds?.includes(sheet.kind) || match.disciplines?.includes(sheet.discipline)
  );
}

/**
 * The place an absence is reported at: the title block of the sheet where the thing would stand.
 * Null when no such sheet is in the set, so there is nothing that could show it.
 */
export function absenceOn(sheets: Sheet[], searched: string): Evidence | null {
  const sheet = sheets.find((it) =>
    it.reading.state === "text" || it.reading.state === "mixed" || it.reading.state === "ocr"
  );
  if (!sheet) return null;
  return {
    page: sheet.page,
    box: sheet.titleBlock?.box ?? { x: 88, y: 88, width: 10, height: 10 },
    sheet: sheet.number,
    sourceText: `Searched ${
      sheets.length === 1 ? "this sheet" : `${sheets.length} sheets`
    } for ${searched}; not found`,
    readBy: sheet.reading.state === "ocr" ? "ocr" : "text",
    confidence: 0.7,
  };
}

function fromNote(note: Note): Statement {
  const { text, heading, drawing, room, page, box, sheet, sourceText, readBy, confidence } = note;
  return {
    text,
    heading,
    drawing,
    room,
    page,
    box,
    sheet,
    sourceText,
    readBy,
    confidence,
    from: "note",
    schedule: null,
    row: null,
  };
}

function fromSchedule(schedule: Schedule): Statement[] {
  return schedule.rows.map((row) => ({
    text: rowText(schedule, row),
    heading: schedule.title,
    drawing: null,
    room: null,
    page: row.page,
    box: row.box,
    sheet: schedule.sheet,
    sourceText: row.cells.map((cell) => cell.text).filter(Boolean).join(" | "),
    readBy: schedule.readBy,
    confidence: schedule.confidence,
    from: "row" as const,
    schedule,
    row,
  }));
}

/** A schedule row as text: cells in column order joined with ` | `. */
export function rowText(_schedule: Schedule, row: ScheduleRow): string {
  return row.cells.map((cell) => cell.text.trim()).filter(Boolean).join(" | ");
}

/** Cell of a row under the column with the given meaning, null when there is none or it is empty. */
export function cellOf(
  schedule: Schedule,
  row: ScheduleRow,
  meaning: Schedule["columns"][number]["meaning"],
): string | null {
  const index = schedule.columns.findIndex((column) => column.meaning === meaning);
  const text = index < 0 ? "" : row.cells[index]?.text.trim() ?? "";
  return text === "" ? null : text;
}
