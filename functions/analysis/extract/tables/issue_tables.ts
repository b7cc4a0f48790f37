/**
 * The table of issues of a title block: `No. | Description | Date`, growing downward or upward, with or without
 * rulings. Its cells are told by what they say, since heads stand in the middle of columns and entries at their left.
 * One that is ruled and says nothing yet is its heads alone.
 */
import type { Schedule, ScheduleCell, ScheduleRow } from "../../../_shared/domain/plan_set.ts";
import type { PageReading, Word } from "../../../_shared/domain/page_reading.ts";
import { type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { confidenceOf, fromPieces, toPlace } from "../evidence.ts";
import {
  emOf,
  holdsCentre,
  isSameBaseline,
  joinWords,
  type Line,
  sharedLength,
  toLine,
} from "../layout/layout.ts";
import { DATE } from "../layout/sheet_number.ts";
import { between, type Ruling, type Rulings } from "./rulings.ts";

/** A table of issues, its words, and what its latest row says; null where nothing has been issued. */
export interface IssueTable {
  schedule: Schedule;
  words: Word[];
  latest: { mark: string | null; date: string } | null;
}

type Column = "mark" | "text" | "date";

const HEADS: [RegExp, Column][] = [
  [/^(NO\.?|#|MARK|REV\.?|REV\.? NO\.?)$/i, "mark"],
  [/^(DESCRIPTION|REVISIONS?|ISSUED?( FOR)?|REMARKS?|SUBMITTAL)$/i, "text"],
  [/^DATE$/i, "date"],
];

const MARK = /^[A-Z0-9]{1,3}$/i;
/** A row stands at most so many heights of the lettering from the one before it; heads are apart at most so far. */
const MAX_STEP = 6, MAX_APART = 40;
/** So many ruled rows without a word make a table of heads alone. */
const EMPTY_ROWS = 2;

/** Tables of issues among lines of a page that no other table took. */
export function findIssueTables(
  page: PageReading,
  lines: readonly Line[],
  rulings: Rulings,
): IssueTable[] {
  const words = lines.flatMap((line) => line.words.map((word) => toLine([word])));
  return words.filter((word) => columnOf(word.text) === "date").flatMap((date) => {
    const heads = headsAround(date, words);
    const table = heads &&
      (readRows(page, heads, words) ?? headsAlone(page, heads, words, rulings));
    return table ? [table] : [];
  });
}

const columnOf = (text: string): Column | null =>
  HEADS.find(([words]) => words.test(text.trim()))?.[1] ?? null;

/** The heads on the baseline of a DATE, left to right; null without one that heads a description. */
function headsAround(date: Line, words: readonly Line[]): Line[] | null {
  const near = words.filter((word) =>
    word === date || (columnOf(word.text) !== null && isSameBaseline(word, date) &&
      sharedLength(word.up.left, word.up.right, date.up.left, date.up.right) >
        -MAX_APART * emOf(date))
  ).sort((a, b) => a.up.left - b.up.left);
  const columns = near.map((word) => columnOf(word.text));
  const isOne = new Set(columns).size === columns.length;
  return isOne && columns.includes("text") ? near : null;
}

function readRows(
  page: PageReading,
  heads: readonly Line[],
  words: readonly Line[],
): IssueTable | null {
  const date = heads.find((head) => columnOf(head.text) === "date")!;
  const em = emOf(date);
  const [left, right] = [heads[0].up.left, heads.at(-1)!.up.right];
  // Entries start left of a head that stands in the middle, and run on past the last one.
  const slack = 0.5 * (right - left);
  const inside = words.filter((word) =>
    word.turn === date.turn && !heads.includes(word) && word.up.right > left - slack &&
    word.up.left < right + slack
  );
  const isUnderDate = (word: Line) =>
    sharedLength(word.up.left, word.up.right, date.up.left - 2 * em, date.up.right + 2 * em) > 0;
  const dated = inside.filter((word) => DATE.test(word.text) && isUnderDate(word));
  const rows = run(date, dated, 1) ?? run(date, dated, -1);
  if (!rows) return null;
  const read = rows.map((first) => cellsOf(first, heads, inside)).filter((row) => row !== null);
  if (read.length === 0) return null;
  const own = [...heads, ...read.flatMap((row) => [...row.values()].flat())];
  const latest = read.map((row) => ({
    mark: row.has("mark") ? row.get("mark")![0].text : null,
    date: DATE.exec(textOf(row.get("date")!))![1],
  })).at(-1)!;
  return {
    words: own.flatMap((word) => word.words),
    latest,
    schedule: toSchedule(page, heads, own, read.map((row) => toRow(page, row, heads))),
  };
}

function toSchedule(
  page: PageReading,
  heads: readonly Line[],
  own: readonly Line[],
  rows: ScheduleRow[],
): Schedule {
  return {
    ...fromPieces(page, heads.flatMap((head) => head.words)),
    ...toPlace(page, unionRect(own.map((word) => word.box))),
    kind: "other",
    title: null,
    columns: heads.map((head) => ({ header: head.text, meaning: null })),
    rows,
  };
}

/** Heads with rows ruled for entries below or above them, and not a word in these; null where there are none. */
function headsAlone(
  page: PageReading,
  heads: readonly Line[],
  words: readonly Line[],
  rulings: Rulings,
): IssueTable | null {
  if (heads[0].turn !== 0) return null;
  const head = unionRect(heads.map((it) => it.box));
  const isRuled = [1, -1].some((way) => {
    const rows = emptyRows(head, way, { em: emOf(heads[0]), rulings });
    return rows !== null && !words.some(({ box }) => holdsCentre(rows, box));
  });
  return isRuled
    ? {
      words: heads.flatMap((it) => it.words),
      latest: null,
      schedule: toSchedule(page, heads, heads, []),
    }
    : null;
}

/** Where rulings across all heads follow each other below (1) or above (-1) them, with one between two columns. */
function emptyRows(
  head: PointRect,
  way: number,
  { em, rulings }: { em: number; rulings: Rulings },
): PointRect | null {
  const right = head.x + head.width;
  const edge = way > 0 ? head.y + head.height : head.y;
  const rows: Ruling[] = [];
  let last = edge;
  const across = rulings.horizontal.filter((it) =>
    it.from <= head.x && it.to >= right && way * (it.at - edge) > 0
  );
  for (const line of way > 0 ? across : across.toReversed()) {
    const step = way * (line.at - last);
    if (step > MAX_STEP * em) break;
    if (rows.length > 0 && step < em) continue;
    rows.push(line);
    last = line.at;
  }
  if (rows.length <= EMPTY_ROWS) return null;
  const top = Math.min(rows[0].at, last);
  const bottom = Math.max(rows[0].at, last);
  const from = Math.max(...rows.map((it) => it.from));
  const to = Math.min(...rows.map((it) => it.to));
  const isDivided = between(rulings.vertical, head.x, right).some((line) =>
    line.from <= top + 1 && line.to >= bottom - 1
  );
  return isDivided ? { x: from, y: top, width: to - from, height: bottom - top } : null;
}

/** Dates that follow each other below (1) or above (-1) the head, the oldest first; null where none does. */
function run(head: Line, dated: readonly Line[], way: 1 | -1): Line[] | null {
  const away = (word: Line) => way * (word.up.top - head.up.top);
  const sorted = dated.filter((word) => away(word) > 0.5 * emOf(head))
    .sort((a, b) => away(a) - away(b));
  const rows: Line[] = [];
  let last = 0;
  for (const word of sorted) {
    if (away(word) - last > MAX_STEP * emOf(head)) break;
    rows.push(word);
    last = away(word);
  }
  return rows.length > 0 ? rows : null;
}

/** The words of a row by column; null where it says nothing but a date. */
function cellsOf(
  date: Line,
  heads: readonly Line[],
  inside: readonly Line[],
): Map<Column, Line[]> | null {
  const row = inside.filter((word) => word !== date && isSameBaseline(word, date))
    .sort((a, b) => a.up.left - b.up.left);
  const cells = new Map<Column, Line[]>([["date", [date]]]);
  const mark = heads.find((head) => columnOf(head.text) === "mark");
  const marked = mark && row.find((word) =>
    MARK.test(word.text) &&
    sharedLength(word.up.left, word.up.right, mark.up.left, mark.up.right) > -emOf(mark)
  );
  if (marked) cells.set("mark", [marked]);
  const order = heads.map((head) => columnOf(head.text));
  const isRight = order.indexOf("text") > order.indexOf("date");
  const text = row.filter((word) =>
    word !== marked && (word.up.left > date.up.left) === isRight &&
    (!marked || (word.up.left > marked.up.left) === order.indexOf("text") > order.indexOf("mark"))
  );
  if (text.length === 0) return null;
  return cells.set("text", text);
}

const textOf = (words: readonly Line[]): string => joinWords(words.flatMap((it) => it.words));

function toRow(
  page: PageReading,
  row: ReadonlyMap<Column, Line[]>,
  heads: readonly Line[],
): ScheduleRow {
  const all = [...row.values()].flat();
  const place = toPlace(page, unionRect(all.map((word) => word.box)));
  const cells = heads.map((head): ScheduleCell => {
    const words = row.get(columnOf(head.text)!);
    if (!words) return { ...place, text: "" };
    const isRecognised = words.some(({ origin }) => origin === "ocr");
    return {
      ...toPlace(page, unionRect(words.map((word) => word.box))),
      text: textOf(words),
      ...(isRecognised ? { confidence: Math.round(confidenceOf(words) * 1000) / 1000 } : {}),
    };
  });
  return { ...place, cells };
}
