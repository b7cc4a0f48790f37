/**
 * Lists in columns without rulings or heads: `sprinklers    none` over `travel    168 ft`. Read column by column they
 * say nothing, so every row becomes one text. Tables whose heads or keys are known are taken before.
 */
import type { Schedule, ScheduleRow } from "../../../_shared/domain/plan_set.ts";
import type { PageReading, Word } from "../../../_shared/domain/page_reading.ts";
import { unionRect } from "../../../_shared/geometry.ts";
import { fromPieces, toPlace } from "../evidence.ts";
import { indexBands } from "../layout/bands.ts";
import {
  emOf,
  isHangingMark,
  isSameBaseline,
  type Line,
  median,
  noteNumber,
  toLine,
} from "../layout/layout.ts";
import type { Block } from "../layout/notes.ts";
import { scheduleKindOf } from "./schedule_kinds.ts";

/** Fewest rows of a list. */
const FEWEST_ROWS = 3;
/** Widest gap between two columns, and between two rows, in heights of the lettering. */
const COLUMN_GAP = 12, ROW_GAP = 2.2, FAR_GAP = 30;
/** A space between words is narrower. */
const WIDE_SPACE = 0.9;
/** First entries of more words begin sentences of notes that stand side by side. */
const KEY_WORDS = 4, ROW_WORDS = 24;

/** A list: its rows, each the lines that stand on one baseline, the key first. */
export type List = Line[][];

/**
 * Every list among the lines, and the lines that stand in none.
 *
 * @param withRecognised lines that were recognised may make lists too: their ends and heights are less exact
 */
export function findLists(
  lines: readonly Line[],
  { withRecognised = false }: { withRecognised?: boolean } = {},
): { lists: List[]; rest: Line[] } {
  const level = lines.filter((line) =>
    line.turn === 0 && (withRecognised || line.origin === "text")
  );
  const used = new Set<Line>();
  const lists: List[] = [];
  const isFree = (line: Line) => !used.has(line);
  const near = indexBands(level);
  const flushWith = indexFlush(level);
  // A line is the key of every stack above it; what stands behind it is looked for once, and its row once a list.
  const behind = new Map<Line, Line[]>();
  const rows = new Map<Line, Line[]>();
  const rowOf = (key: Line): Line[] => {
    const known = rows.get(key);
    if (known) return known;
    const found = behind.get(key) ?? findBehind(key, near(key));
    behind.set(key, found);
    const row = [key, ...rightOf(key, found.filter(isFree))];
    rows.set(key, row);
    return row;
  };
  for (const top of [...level].sort((a, b) => a.up.left - b.up.left || a.up.top - b.up.top)) {
    if (used.has(top) || !/[A-Z\d]/i.test(top.text)) continue;
    const stack = stackFrom(top, flushWith(top).filter(isFree));
    if (stack.length < FEWEST_ROWS || !areKeys(stack)) continue;
    const list = stack.map(rowOf);
    if (!isList(list)) continue;
    const whole = list.map((own) => withFarEntries(own, list, near(own[0]).filter(isFree)));
    whole.flat().forEach((line) => used.add(line));
    rows.clear();
    lists.push(whole);
  }
  return { lists, rest: lines.filter((line) => !used.has(line)) };
}

/** The rows of a list, each as one text. */
export const rowsOf = (list: List): Block[] =>
  list.map((row) => {
    const line = toLine(row.flatMap(({ words }) => words));
    return { lines: [line], text: line.text };
  });

/** A list whose rows begin with marks, as a schedule under the line that heads it; null for other lists. */
export function markedSchedule(
  page: PageReading,
  list: List,
  lines: readonly Line[],
): { schedule: Schedule; title: Line } | null {
  const marked = list.filter(([{ words }]) => MARK.test(words[0].text));
  const starts = columnStarts(list);
  const title = titleOver(list[0][0], lines);
  if (!title || starts.length < 3 || marked.length < 0.8 * list.length) return null;
  const rows = list.map((row) => toRow(page, row.flatMap(({ words }) => words), starts));
  const columns = starts.map(() => ({ header: "", meaning: null }));
  const kind = scheduleKindOf(title.text, [], false);
  return {
    title,
    schedule: { ...fromPieces(page, [title]), kind, title: title.text, columns, rows },
  };
}

/** `EF-2`, `RTU-1`, and the numbers of circuits. */
const MARK = /^(?:[A-Z]{1,4}-?\d{1,3}[A-Z]?|\d{1,2})$/i;

/** Left ends of the columns: the key's, and those at which entries of two rows and more begin. */
function columnStarts(list: List): number[] {
  const em = emOf(list[0][0]);
  const lefts = list.flatMap((row) => {
    const words = row.flatMap((line) => line.words);
    return words.slice(1).filter(({ box }, at) =>
      box.x - words[at].box.x - words[at].box.width > WIDE_SPACE * em
    ).map(({ box }) => box.x);
  }).sort((a, b) => a - b);
  const shared = lefts.filter((at, index) =>
    lefts.some((other, it) => it !== index && Math.abs(other - at) < 0.3 * em)
  );
  return [list[0][0].up.left, ...shared]
    .filter((at, index, all) => index === 0 || at - all[index - 1] > 0.6 * em);
}

function toRow(page: PageReading, words: readonly Word[], starts: readonly number[]): ScheduleRow {
  const place = toPlace(page, unionRect(words.map((word) => word.box)));
  const cells = starts.map((from, column) => {
    const slack = 0.4 * words[0].sizePt;
    const to = (starts[column + 1] ?? Infinity) - slack;
    const own = words.filter(({ box }) => box.x < to && (column === 0 || box.x >= from - slack));
    return own.length === 0
      ? { ...place, text: "" }
      : { ...toPlace(page, unionRect(own.map((word) => word.box))), text: toLine(own).text };
  });
  return { ...place, cells };
}

/** The larger line right above a list, flush with it. */
export function titleOver(first: Line, lines: readonly Line[]): Line | null {
  const em = emOf(first);
  return lines.filter((line) => {
    const gap = first.up.top - line.up.bottom;
    return line.turn === 0 && emOf(line) > 1.2 * em && gap > -0.3 * em &&
      gap < 1.5 * emOf(line) && Math.abs(line.up.left - first.up.left) < 0.5 * em &&
      /[A-Z]{3}/i.test(line.text);
  }).sort((a, b) => b.up.top - a.up.top)[0] ?? null;
}

/** How much less exact ends and heights of recognised lettering are. */
const slackOf = ({ origin }: Line): number => origin === "text" ? 1 : 2;

/** The line and those set flush below it in the same letters, without a wide gap. */
function stackFrom(top: Line, lines: readonly Line[]): Line[] {
  const em = emOf(top);
  const flush = lines.filter((line) =>
    line.up.top > top.up.top && Math.abs(line.up.left - top.up.left) < 0.3 * slackOf(top) * em &&
    Math.abs(emOf(line) - em) < 0.1 * slackOf(top) * em && line.isBold === top.isBold
  ).sort((a, b) => a.up.top - b.up.top);
  const stack = [top];
  for (const line of flush) {
    if (line.up.top - stack.at(-1)!.up.bottom > ROW_GAP * em) break;
    stack.push(line);
  }
  return stack;
}

/** Looks up the lines whose left end may be that of another, in the order they were given. */
function indexFlush(lines: readonly Line[]): (top: Line) => Line[] {
  const sorted = [...lines].sort((a, b) => a.up.left - b.up.left);
  const place = new Map(lines.map((line, index) => [line, index]));
  return (top) => {
    const reach = 0.3 * slackOf(top) * emOf(top);
    const from = firstFrom(sorted, top.up.left - reach);
    const to = firstFrom(sorted, top.up.left + reach);
    return sorted.slice(from, to).sort((a, b) => place.get(a)! - place.get(b)!);
  };
}

/** Place of the first line that does not begin before `left`. */
function firstFrom(sorted: readonly Line[], left: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle].up.left < left) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What stands behind a line on its baseline, from left to right. */
function findBehind(key: Line, lines: readonly Line[]): Line[] {
  const em = emOf(key);
  return lines.filter((line) =>
    line !== key && line.up.left >= key.up.right && isSameBaseline(key, line) &&
    Math.abs(emOf(line) - em) < 0.1 * slackOf(key) * em && line.isBold === key.isBold
  ).sort((a, b) => a.up.left - b.up.left);
}

/** What follows on the baseline, each within reach of the one before. */
function rightOf(key: Line, behind: readonly Line[]): Line[] {
  const em = emOf(key);
  const row: Line[] = [];
  for (const line of behind) {
    const gap = line.up.left - (row.at(-1) ?? key).up.right;
    if (gap > COLUMN_GAP * em || startsOther(line, row, gap / em)) break;
    row.push(line);
  }
  return row;
}

/** A space wider than this stands before the next column of the sheet, in heights of the lettering. */
const NEXT_COLUMN = 2.5;

/** Does a number of notes stand behind a whole row, that begins the column of notes beside the list? */
const startsOther = (line: Line, row: readonly Line[], gap: number): boolean =>
  row.length > 0 && gap > NEXT_COLUMN &&
  (/^\(?\d{1,2}[.)]$/.test(line.text.trim()) || /^\d{1,2}\.\s/.test(line.text));

/** A row with the entries that stand far from it, in line with those of other rows: short words leave wide gaps. */
function withFarEntries(row: Line[], list: readonly Line[][], lines: readonly Line[]): Line[] {
  const [key] = row;
  const entries = list.flatMap(([, ...rest]) => rest);
  const whole = [...row];
  for (const line of [...lines].sort((a, b) => a.up.left - b.up.left)) {
    const gap = line.up.left - whole.at(-1)!.up.right;
    if (
      gap > 0 && gap < FAR_GAP * emOf(key) && isSameBaseline(key, line) &&
      !startsOther(line, whole.slice(1), gap / emOf(key)) &&
      entries.some((entry) => isAligned(entry, line))
    ) whole.push(line);
  }
  return whole;
}

/** True for lines that may be the keys of a list: short, and no numbers of notes. */
const areKeys = (keys: readonly Line[]): boolean =>
  median(keys.map((key) => key.words.length)) <= KEY_WORDS &&
  // Numbers of notes are joined with their notes elsewhere, and lines that wrapped with them.
  keys.filter(({ text }) => noteNumber(text) !== null).length <= 1;

/** True for rows of which half and more have entries that line up with those of others. */
function isList(rows: readonly Line[][]): boolean {
  const keys = rows.map(([key]) => key);
  const isLettered = keys.some(({ text }) => /[A-Z]{2}/i.test(text)) &&
    !keys.every(({ text }) => isHangingMark(text));
  if (!isLettered && !rows.some((row) => row.length > 2)) return false;
  const words = rows.map((row) => row.reduce((sum, line) => sum + line.words.length, 0));
  if (median(words) > ROW_WORDS) return false;
  const entries = rows.flatMap(([, ...rest]) => rest);
  const isRow = ([key, ...rest]: readonly Line[]) =>
    rest.some((line) => entries.some((it) => it !== line && isAligned(line, it))) ||
    hasColumn(key, entries) ||
    rest.some((line) => rows.some(([other]) => other !== key && hasColumn(other, [line])));
  return entries.length > 0 && rows.filter(isRow).length >= Math.max(2, 0.5 * rows.length);
}

/** A key lettered in one with its entry: one of its words begins where entries of other rows do. */
const hasColumn = ({ words }: Line, entries: readonly Line[]): boolean =>
  entries.some((entry) =>
    words.slice(1).some(({ box }) => Math.abs(box.x - entry.up.left) < 0.3 * emOf(entry))
  );

const isAligned = (a: Line, b: Line): boolean =>
  Math.abs(a.up.left - b.up.left) < 0.3 * slackOf(a) * emOf(a) ||
  Math.abs(a.up.right - b.up.right) < 0.3 * slackOf(a) * emOf(a);
