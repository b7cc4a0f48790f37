/**
 * Issues lettered as lines under a heading of the title block, without columns of their own: `REVISIONS` over
 * `A  04/02/2025  Permit submittal`, `REV DATE` over `0 10-02-26 PERMIT`. Tables with heads are read before
 * (`issue_tables.ts`).
 */
import type { Schedule, ScheduleCell } from "../../../_shared/domain/plan_set.ts";
import type { PageReading, Word } from "../../../_shared/domain/page_reading.ts";
import { type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { fromPieces, toPlace } from "../evidence.ts";
import {
  emOf,
  holdsCentre,
  isSameBaseline,
  joinWords,
  type Line,
  linesWithout,
} from "../layout/layout.ts";

/** A list of issues, and what its latest row says. */
export interface IssueList {
  schedule: Schedule;
  latest: { mark: string | null; date: string };
}

type Column = "mark" | "date" | "text";

const HEADING =
  /^(ISSUED?|ISSUES|REVISIONS?|REV\.?|SUBMITTALS?|(ISSUES?|SUBMITTALS?)\s*(\/|AND|&)\s*REVISIONS?|REV(ISION)?S?\.?\s*(NO\.?)?\s*\/?\s*DATE(\s+(ISSUE|DESCRIPTION|REMARKS|FOR))?)\s*:?$/i;
/** Heads among the words of a heading. */
const HEADS: [RegExp, Column][] = [
  [/^REV(ISION)?S?\.?$/i, "mark"],
  [/^DATE$/i, "date"],
  [/^(ISSUE|DESCRIPTION|REMARKS|FOR)$/i, "text"],
];
const DATE =
  /^(\d{4}-\d{2}-\d{2}|\d{1,2}([/.])\d{1,2}\2\d{2,4}|(?:0?[1-9]|1[0-2])-(?:0?[1-9]|[12]\d|3[01])-(?:\d{2}|\d{4}))$/;
const MARK = /^([A-Z]|\d{1,2}|[-–—])$/i;
/** From one row to the next, and between two entries of a row, at most, in em. */
const STEP = 3.2, APART = 14;

/** Lists of issues in a title block, outside of the words that tables took. */
export function findIssueLists(
  page: PageReading,
  block: PointRect | null,
  used: ReadonlySet<Word>,
): IssueList[] {
  if (!block) return [];
  const lines = linesWithout(page, used).filter((line) =>
    line.turn === 0 && holdsCentre(block, line.box, 1)
  );
  return lines.filter(({ text }) => /^(ISSUE|REV|SUBMITTAL)/i.test(text)).flatMap((first) => {
    const heading = wordsFrom(first, lines).findLast((words) => HEADING.test(joinWords(words)));
    if (!heading) return [];
    const rows = rowsUnder(first, lines);
    return rows.length > 0 ? [toList(page, heading, rows)] : [];
  });
}

/** Words on the baseline of a line from its left end on: its own, then those of each line that stands near the one before. */
function wordsFrom(first: Line, lines: readonly Line[]): Word[][] {
  const beside = lines.filter((line) =>
    line !== first && isSameBaseline(first, line) && line.up.left >= first.up.right
  ).sort((a, b) => a.up.left - b.up.left);
  const rows = [first.words];
  let right = first.up.right;
  for (const line of beside) {
    if (line.up.left - right > APART * emOf(first)) break;
    rows.push([...rows.at(-1)!, ...line.words]);
    right = line.up.right;
  }
  return rows;
}

type Row = Partial<Record<Column, Word[]>> & { date: Word[]; text: Word[]; order: string };

/** Rows that follow each other under a heading, flush with it, their entries in one order. */
function rowsUnder(heading: Line, lines: readonly Line[]): Row[] {
  const em = emOf(heading);
  const flush = lines.filter((line) =>
    line.up.top > heading.up.top + 0.5 * em && Math.abs(line.up.left - heading.up.left) < em
  ).sort((a, b) => a.up.top - b.up.top);
  const rows: Row[] = [];
  let top = heading.up.top;
  for (const line of flush) {
    if (line.up.top - top > STEP * em) break;
    const row = wordsFrom(line, lines).map(entriesOf).find((it) => it !== null);
    if (!row || (rows.length > 0 && rows[0].order !== row.order)) break;
    rows.push(row);
    top = line.up.top;
  }
  return rows;
}

/** The mark, the date and what was issued; null where a row says something else. */
function entriesOf(words: readonly Word[]): Row | null {
  const dates = words.filter(({ text }) => DATE.test(text));
  if (dates.length !== 1) return null;
  const at = words.indexOf(dates[0]);
  const isMarked = at > 0 && MARK.test(words[0].text);
  const [before, after] = [words.slice(isMarked ? 1 : 0, at), words.slice(at + 1)];
  if ((before.length === 0) === (after.length === 0)) return null;
  const text = [...before, ...after];
  if (!/[A-Z]{3}/i.test(joinWords(text))) return null;
  const order = `${isMarked ? "mark " : ""}${after.length > 0 ? "date text" : "text date"}`;
  return { ...(isMarked ? { mark: [words[0]] } : {}), date: dates, text, order };
}

function toList(page: PageReading, heading: readonly Word[], rows: readonly Row[]): IssueList {
  const columns = rows[0].order.split(" ") as Column[];
  const headOf = (column: Column) =>
    heading.find(({ text }) => HEADS.find(([words]) => words.test(text))?.[1] === column)?.text;
  const isHeaded = headOf("date") !== undefined;
  const last = rows.at(-1)!;
  const mark = last.mark?.[0].text ?? null;
  const all = [heading, ...rows.flatMap((row) => columns.map((it) => row[it]!))].flat();
  return {
    latest: { mark: mark !== null && /\w/.test(mark) ? mark : null, date: last.date[0].text },
    schedule: {
      ...fromPieces(page, heading),
      ...toPlace(page, unionRect(all.map(({ box }) => box))),
      kind: "other",
      title: isHeaded ? null : joinWords(heading),
      columns: columns.map((column) => ({
        header: isHeaded ? headOf(column) ?? "" : "",
        meaning: null,
      })),
      rows: rows.map((row) => {
        const entries = columns.map((column) => row[column]!);
        const cells = entries.map((words): ScheduleCell => ({
          ...toPlace(page, unionRect(words.map(({ box }) => box))),
          text: joinWords(words),
        }));
        return { ...toPlace(page, unionRect(entries.flat().map(({ box }) => box))), cells };
      }),
    },
  };
}
