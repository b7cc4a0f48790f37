/**
 * Tables without rulings under the name of a schedule: heads in bold on one line or several, and rows whose columns the
 * free paper between them tells.
 */
import type { PageReading, Word } from "../../../_shared/domain/page_reading.ts";
import { emOf, type Line, median } from "../layout/layout.ts";
import { knownShare } from "./headers.ts";
import { findGutters, groupNames, runsOf, type WordBand } from "./table_gutters.ts";
import { buildTable, type Table } from "./tables.ts";
import { areHeads, linesOf, rowsOf, type Written } from "./unruled_rows.ts";

const NAME =
  /\bSCHED(ULE)?S?\b|\bTABLE\b|\bLOADS?\b|\bSUMMARY\b|\bCALC(ULATION)?S?\b|\bTABULATION\b|\bANALYSIS\b|\bFIXTURES\b|\bDATA\b|^PANEL\b|\b(SHEET|DRAWING) (INDEX|LIST)|\bINDEX (OF|TO)\b|\bLIST OF\b/i;
const LONGEST_NAME = 60;
/** Paper between a name and its heads, between lines of a head, and between rows, at most, in em. */
const UNDER_NAME = 3, HEAD_LINES = 1.2, ROW_GAP = 2.6;
/** A word alone so far under the heads, in em, is the name of the first part of the rows. */
const PART_GAP = 0.5;
/** Heads stand this far apart at most, and a column reaches this far beside its head. */
const APART = 20, BESIDE = 8;
/** Heads that read upwards end within so many em under the name. */
const LONGEST_HEAD = 14;
const LEAST_LINES = 3;
/** Words of the name of a part, at most. */
const PART_WORDS = 4;
/** What is set larger than the rows begins something else. */
const LARGER = 1.2;

/** Every such table among lines that stand in no ruled table. */
export function findNamedTables(page: PageReading, lines: readonly Line[]): Table[] {
  const level = lines.filter((line) => line.turn === 0);
  const upright = lines.filter((line) => line.turn === 90 || line.turn === 270);
  const names = level.filter(({ text }) => text.length <= LONGEST_NAME && NAME.test(text));
  const used = new Set<Word>();
  return names.flatMap((name) => {
    const table = tableUnder(page, name, { names, lines: level, upright, used });
    for (const word of table?.rows.flatMap(({ cells }) => cells.flatMap((it) => it.words)) ?? []) {
      used.add(word);
    }
    return table ? [table] : [];
  });
}

function tableUnder(
  page: PageReading,
  name: Line,
  { names, lines, upright, used }: {
    names: readonly Line[];
    lines: readonly Line[];
    upright: readonly Line[];
    used: ReadonlySet<Word>;
  },
): Table | null {
  const em = emOf(name);
  const top = name.box.y + name.box.height;
  const beside = names.filter((it) => it !== name && Math.abs(it.box.y - name.box.y) < em);
  const right = Math.min(...beside.map(({ box }) => box.x).filter((x) => x > name.box.x), Infinity);
  const left = Math.max(
    ...beside.map(({ box }) => box.x + box.width).filter((x) => x < name.box.x),
    -Infinity,
  );
  const starts = lines.filter(({ box }) =>
    box.y > top - 1 && box.x + box.width > left && box.x < right
  ).flatMap((line) => line.words.map((word) => ({ word, x: line.box.x })))
    .filter(({ word }) => !used.has(word));
  const below = starts.map(({ word }) => word);
  const near = below.filter((word) => word.box.y < top + UNDER_NAME * em);
  const bold = near.filter((word) => word.isBold);
  const isPlain = bold.length === 0;
  const turned = uprightHead(upright, name, { left, right });
  const heads = turned?.words ?? chained(isPlain ? linesOf(near)[0]?.words ?? [] : bold, name);
  if (isPlain && !turned && !areHeads({ words: heads })) return null;
  if (heads.length === 0) return null;
  const size = median(heads.map(({ sizePt }) => sizePt));
  if (size > emOf(name) || heads.some(({ sizePt }) => sizePt > LARGER * size)) return null;
  const extent = (words: readonly Word[]) => ({
    from: Math.max(left, Math.min(...words.map(({ box }) => box.x)) - BESIDE * size),
    to: Math.min(right, Math.max(...words.map(({ box }) => box.x + box.width)) + BESIDE * size),
  });
  const within = ({ from, to }: { from: number; to: number }) =>
    starts.filter(({ x }) => x >= from && x <= to).map(({ word }) => word);
  const [head, ...rest] = turned
    ? [turned, ...linesOf(within(extent(heads)).filter(({ box }) => box.y > turned.bottom - 1))]
    : headLines(linesOf(within(extent(heads))), { size, isPlain });
  if (!head) return null;
  const group = extent(head.words);
  const own = new Set(within(group));
  const body = bodyLines(rest.flatMap(({ words }) => words).filter((it) => own.has(it)), {
    from: head.bottom,
    size,
  });
  if (!body) return null;
  const end = Math.max(...body.flatMap(({ words }) => words).map(({ box }) => box.x + box.width));
  return toTable(page, { ...group, to: Math.max(group.to, end + size) }, { head, body });
}

/** Heads that read upwards or down in a row right under a name, three or more and half of them known. */
function uprightHead(
  lines: readonly Line[],
  name: Line,
  { left, right }: { left: number; right: number },
): Written | null {
  const top = name.box.y + name.box.height;
  const under = lines.filter(({ box, text }) =>
    box.y > top - 1 && box.x + box.width > left && box.x < right && !/\d/.test(text)
  ).sort((a, b) => a.box.y - b.box.y);
  const first = under[0];
  if (!first) return null;
  // The longest begins at the top; the others stand beside it.
  const bottom = Math.max(
    ...under.filter(({ box }) => box.y < first.box.y + emOf(first))
      .map(({ box }) => box.y + box.height),
  );
  const beside = under.filter(({ box }) => box.y < bottom && box.y + box.height < bottom + 1);
  const words = chained(beside.flatMap((line) => line.words), name);
  const own = beside.filter((line) => words.includes(line.words[0]));
  const isNear =
    Math.max(...own.map(({ box }) => box.y + box.height)) - top < LONGEST_HEAD * emOf(name);
  return own.length >= 3 && isNear && knownShare(own.map(({ text }) => text)) >= 0.5
    ? {
      top: Math.min(...own.map(({ box }) => box.y)),
      bottom: Math.max(...own.map(({ box }) => box.y + box.height)),
      words,
    }
    : null;
}

/** Words of a line that stand near each other, over or under a name. */
function chained(words: readonly Word[], { box }: Line): Word[] {
  const sorted = [...words].sort((a, b) => a.box.x - b.box.x);
  const chains: Word[][] = [];
  for (const word of sorted) {
    const last = chains.at(-1)?.at(-1);
    if (last && word.box.x - last.box.x - last.box.width < APART * word.sizePt) {
      chains.at(-1)!.push(word);
    } else chains.push([word]);
  }
  return chains.find((chain) =>
    chain[0].box.x < box.x + box.width &&
    chain.at(-1)!.box.x + chain.at(-1)!.box.width > box.x
  ) ?? [];
}

/** The lines of the head at the top as one, then the others. */
function headLines(
  lines: readonly Written[],
  { size, isPlain }: { size: number; isPlain: boolean },
): Written[] {
  const hasUnits = lines.length > 1 && isInParentheses(lines[1]) &&
    lines[1].top - lines[0].bottom < HEAD_LINES * size;
  const count = isPlain ? (hasUnits ? 2 : 1) : lines.findIndex((line, at) => {
    const gap = at === 0 ? 0 : line.top - lines[at - 1].bottom;
    const isOfPart = at > 0 && runsOf(line).length === 1 &&
      (gap > PART_GAP * size || isAmongParts(line, lines.slice(at + 1), size));
    if (at > 0 && areUnits(line)) return false;
    return !line.words.every(({ isBold }) => isBold) || gap > HEAD_LINES * size || isOfPart;
  });
  if (count <= 0) return [];
  const heads = lines.slice(0, count);
  return [{
    top: heads[0].top,
    bottom: heads[count - 1].bottom,
    words: heads.flatMap(({ words }) => words),
  }, ...lines.slice(count)];
}

/** Further down the names of other parts begin where it does. */
const isAmongParts = (line: Written, below: readonly Written[], size: number): boolean =>
  below.some((it) =>
    runsOf(it).length === 1 && it.words.every(({ isBold }) => isBold) &&
    Math.abs(runsOf(it)[0].left - runsOf(line)[0].left) < 0.3 * size
  );

/** Units under the heads, each in parentheses. */
const areUnits = (line: Written): boolean => runsOf(line).length >= 2 && isInParentheses(line);

const isInParentheses = (line: Written): boolean =>
  /^(\([^)]*\)\s*)+$/.test(
    [...line.words].sort((a, b) => a.box.x - b.box.x).map(({ text }) => text).join(" "),
  );

/** Lines that follow each other under a head in lettering of its size; null where they are too few. */
function bodyLines(
  words: readonly Word[],
  { from, size }: { from: number; size: number },
): Written[] | null {
  const lines: Written[] = [];
  let bottom = from;
  for (const line of linesOf(words)) {
    const isOther = line.words.some(({ sizePt }) => sizePt > LARGER * size);
    if (isOther || line.top - bottom > ROW_GAP * size) break;
    lines.push(line);
    bottom = line.bottom;
  }
  const all = lines.flatMap((line) => line.words);
  const plain = all.filter(({ isBold }) => !isBold);
  return lines.length >= LEAST_LINES && plain.length >= 0.5 * all.length ? lines : null;
}

function toTable(
  page: PageReading,
  group: { from: number; to: number },
  { head, body }: { head: Written; body: readonly Written[] },
): Table | null {
  const bands: WordBand[] = [head, ...body];
  const gutters = findGutters(group, bands);
  if (gutters.length === 0) return null;
  const crosses = (line: WordBand) =>
    runsOf(line).some(({ left, right }) => gutters.some((at) => at > left + 1 && at < right - 1));
  // Text that runs across columns ends the table, unless it is the name of a part whose rows follow.
  const end = body.findIndex((line, at) =>
    crosses(line) && !(line.words.length <= PART_WORDS && runsOf(line).length === 1 &&
      body[at + 1] && !crosses(body[at + 1]) && runsOf(body[at + 1]).length >= 2)
  );
  const own = end < 0 ? body : body.slice(0, end);
  if (own.length < LEAST_LINES) return null;
  const last = own.at(-1)!;
  const rows = rowsOf({
    top: (head.bottom + own[0].top) / 2,
    bottom: last.bottom + 1,
    words: own.flatMap(({ words }) => words),
  }, gutters[0]);
  const top = { top: head.top - 1, bottom: rows[0].top, words: head.words };
  const table = buildTable(page, group, [top, ...rows], { horizontal: [], vertical: [] });
  return table && isHeaded(table, top) ? table : null;
}

/** Over most columns stands a head, and no head stands over two but the names of groups. */
function isHeaded(table: Table, head: WordBand): boolean {
  const rows = table.rows.slice(0, groupNames(head).length > 0 ? 2 : 1);
  const headed = new Set(
    rows.at(-1)!.cells.filter(({ text }) => text !== "").map((it) => it.column),
  );
  return table.columnCount >= 3 && headed.size >= 0.75 * table.columnCount;
}
