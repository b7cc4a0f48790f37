/**
 * Tables without rulings: a row of known headers with rows aligned under it, a row of marks with headers down
 * the side, and lists of keys with values aligned beside them.
 */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { type Baseline, headersOn, namedHead, stackedHead } from "./aligned_heads.ts";
import { knownShare } from "./headers.ts";
import { emOf, type Line, median, sharedLength, toLine } from "../layout/layout.ts";
import { groupedHead } from "./grouped_heads.ts";
import { joinSplitHeads } from "./split_heads.ts";
import { isDesignKey } from "./design_keys.ts";
import type { Table, TableCell, TableRow } from "./tables.ts";
import { underMarks } from "./aligned_marks.ts";
import { isLetterPaper, pairedRows } from "./paired_rows.ts";

/** Baselines over a head that may belong to it: others stand beside it. */
const NEAR = 8;
/** Lines of so many words are no entries of a first column. */
const WORDS_OF_SENTENCE = 5;

/** Every aligned table among the lines of a page that stand in no ruled table. */
export function findAlignedTables(page: PageReading, lines: readonly Line[]): Table[] {
  const baselines = toBaselines(joinSplitHeads(lines.filter((line) => line.turn === 0)));
  const used = new Set<Line>();
  const tables: Table[] = [];
  for (const index of baselines.keys()) {
    let table: Table | null;
    while ((table = tableAt(baselines, index, used))) tables.push(table);
  }
  if (!isLetterPaper(page)) return tables;
  for (const index of baselines.keys()) {
    const found = pairedRows(baselines, index, used);
    if (found) tables.push({ ...toTable(found.rows, found.edges, used), isList: true });
  }
  return tables;
}

/** The first table that begins on a baseline with lines not used yet. */
function tableAt(baselines: readonly Baseline[], index: number, used: Set<Line>): Table | null {
  const marks = underMarks(baselines.slice(index), used);
  if (marks) return toTable(marks.rows, marks.edges, used);
  const over = baselines.slice(Math.max(0, index - NEAR), index);
  const grouped = groupedHead(baselines[index], over, used);
  const ofGroups = grouped && underHeader(baselines, { index, ...grouped }, used);
  if (ofGroups) return ofGroups;
  for (const head of headersOn(baselines[index], used)) {
    if (isOverHeaders(head, baselines[index + 1], used)) continue;
    const table = underHeader(baselines, { index, head }, used);
    if (table) return table;
  }
  const named = namedHead(baselines[index], over, used);
  const ofName = named && underHeader(baselines, { index, head: named }, used);
  if (ofName) return ofName;
  return keyValueList(baselines, index, used);
}

/** True for the upper line of a header of several lines: more headers stand right below. */
function isOverHeaders(
  head: readonly Line[],
  below: Baseline | undefined,
  used: ReadonlySet<Line>,
): boolean {
  const em = emOf(head[0]);
  return below !== undefined &&
    headersOn(below, used).some((run) =>
      run.length >= head.length && run[0].isBold === head[0].isBold &&
      run[0].box.y - head[0].box.y < 1.8 * em &&
      sharedLength(
          run[0].box.x,
          run.at(-1)!.box.x,
          head[0].box.x,
          head.at(-1)!.box.x,
        ) > 0
    );
}

function toBaselines(lines: readonly Line[]): Baseline[] {
  const sorted = [...lines].sort((a, b) => a.box.y - b.box.y);
  const baselines: Baseline[] = [];
  for (const line of sorted) {
    const y = line.box.y + line.box.height / 2;
    const em = emOf(line);
    const same = baselines.findLast((it) =>
      Math.abs(it.y - y) < 0.4 * Math.min(em, it.em) &&
      Math.max(em, it.em) < 1.5 * Math.min(em, it.em)
    );
    if (same) same.lines.push(line);
    else baselines.push({ y, em, lines: [line] });
  }
  for (const baseline of baselines) baseline.lines.sort((a, b) => a.box.x - b.box.x);
  return baselines.sort((a, b) => a.y - b.y);
}

/**
 * Rows under a header. A name alone in the first column heads the rows of a part, `LEVEL 2`, where rows go on below
 * it at the same distance.
 */
function underHeader(
  baselines: readonly Baseline[],
  { index, head, cells: heads }: { index: number; head: Line[]; cells?: Line[][] },
  used: Set<Line>,
): Table | null {
  const em = baselines[index].em;
  const left = head[0].box.x - 3 * em;
  const right = Math.min(
    head.at(-1)!.box.x + head.at(-1)!.box.width + 12 * em,
    listBeside(baselines.slice(index), head.at(-1)!, used),
  );
  const isSureHead = head.length >= 4 && knownShare(head.map(({ text }) => text)) === 1;
  const rows: { cells: Line[][]; y: number }[] = [];
  let leading: Line[][] = [];
  // Heads of several lines reach below the baseline they are centered on.
  let y = Math.max(
    baselines[index].y,
    ...head.map(({ box }) => box.y + box.height - LOWEST_LINE * em),
  );
  const below = baselines.slice(index + 1).map((baseline): { y: number; own: readonly Line[] } => ({
    y: baseline.y,
    own: baseline.lines.filter((line) =>
      !used.has(line) && line.box.x >= left - em && line.box.x < right
    ),
  })).filter(({ own }) => own.length > 0);
  const edges = [left, ...edgesBetween(head, below, y, em), right];
  const whole = new Map<Line, Line>();
  for (const row of below) row.own = splitAtHeads(row.own, { head, rows: below, whole });
  for (const [at, baseline] of below.entries()) {
    const { own } = baseline;
    const isFar = baseline.y - y > NEXT_ROW * em;
    if (isFar && !(isSureHead && baseline.y - y < WIDE_ROW * em)) break;
    if (own.some((line) => line.box.x + line.box.width > right + 20 * em)) break;
    if (rows.length >= 2 && own.every((line) => isLarger(line, rows[0].cells))) break;
    // The heads of the next list, and its title over them.
    if (rows.length >= 2 && areHeadsOfNext(own, baselines[index].em, used)) {
      if (filledIn(rows.at(-1)!.cells) === 1) rows.pop();
      break;
    }
    const cells = cellsOf(own, head, edges);
    const filled = filledIn(cells);
    if (isFar && filled < 3 && leading.length === 0 && !isLead(below, at, head, edges)) break;
    if (isLead(below, at, head, edges)) {
      leading = cells;
      continue;
    }
    leading.forEach((cell, column) => cells[column].unshift(...cell));
    leading = [];
    const isWrap = cells[0].length === 0 && rows.length > 0 && baseline.y - y < 1.7 * em;
    if (isWrap) cells.forEach((cell, column) => rows.at(-1)!.cells[column].push(...cell));
    else {
      const next = below[at + 1];
      const follows = next && filledIn(cellsOf(next.own, head, edges)) >= 2 &&
        Math.abs(next.y - 2 * baseline.y + y) < 0.4 * em;
      const isOfPart = cells[0].length > 0 && follows;
      if (filled < 2 && rows.length > 0 && baseline.y - y > 1.9 * em && !isOfPart) break;
      rows.push({ cells, y: baseline.y });
    }
    y = baseline.y;
  }
  const full = rows.filter((row) => filledIn(row.cells) >= 2);
  if (full.length < 2 || full.length < 0.6 * rows.length || areSentences(full)) return null;
  const over = baselines.slice(Math.max(0, index - NEAR), index);
  const cells = heads ?? stackedHead(head, over, used);
  const table = toTable([{ cells }, ...rows], edges, used);
  for (const [piece, line] of whole) if (used.has(piece)) used.add(line);
  return table;
}

/** Heads of another list: words on one line of which none holds a figure. */
const areHeadsOfNext = (own: readonly Line[], em: number, used: ReadonlySet<Line>): boolean =>
  own.length >= 3 && !own.some(({ text }) => /\d/.test(text)) &&
  headersOn({ y: own[0].box.y, em, lines: [...own] }, used).some((run) =>
    run.length === own.length
  );

/** Fewest pairs of a list beside a table. */
const FEWEST_PAIRS = 3;

/** Where keys with values aligned behind them begin right of the last head: a list of its own; Infinity without one. */
function listBeside(
  baselines: readonly Baseline[],
  { box: { x, width } }: Line,
  used: ReadonlySet<Line>,
): number {
  const pairs = baselines.flatMap((it) =>
    pairsOf(it, used).map(([key, value]) => ({ key: key.box.x, value: value.box.x, em: it.em }))
  ).filter(({ key, em }) => key > x + width + em);
  const isAlike = (a: typeof pairs[number], b: typeof pairs[number]) =>
    Math.abs(a.key - b.key) < SAME_START * a.em && Math.abs(a.value - b.value) < SAME_START * a.em;
  const listed = pairs.filter((it) =>
    pairs.filter((other) => isAlike(it, other)).length >= FEWEST_PAIRS
  );
  return Math.min(Infinity, ...listed.map(({ key, em }) => key - 0.5 * em));
}

/** Words and heads of a column begin at one place, within so many em. */
const SAME_START = 0.1;
/** Fewest other entries that begin where a column does. */
const FEWEST_STARTS = 2;

/**
 * Lines of a row cut where a word begins with a head and with entries of other rows: a long entry came up to the next
 * column. Rows in which few columns are filled are sentences and stay whole.
 *
 * @param whole takes the line of every piece
 */
function splitAtHeads(
  own: readonly Line[],
  { head, rows, whole }: {
    head: readonly Line[];
    rows: readonly { own: readonly Line[] }[];
    whole: Map<Line, Line>;
  },
): readonly Line[] {
  if (own.length < 0.5 * head.length) return own;
  const others = rows.filter((row) => row.own !== own).flatMap((row) => row.own);
  const starts = head.slice(1).map(({ box }) => box.x);
  return own.flatMap((line) => {
    const slack = SAME_START * emOf(line);
    const isStart = (x: number) =>
      starts.some((it) => Math.abs(it - x) < slack) &&
      others.filter(({ box }) => Math.abs(box.x - x) < slack).length >= FEWEST_STARTS;
    const isEntry = isStart(line.box.x) || Math.abs(line.box.x - head[0].box.x) < slack;
    const at = isEntry ? line.words.findIndex(({ box }, index) => index > 0 && isStart(box.x)) : -1;
    if (at < 0) return [line];
    const pieces = [toLine(line.words.slice(0, at)), toLine(line.words.slice(at))];
    for (const piece of pieces) whole.set(piece, line);
    return pieces;
  });
}

/** Middles of the paper between columns, as their heads and what stands under each leave it. */
function edgesBetween(
  head: readonly Line[],
  below: readonly { y: number; own: readonly Line[] }[],
  y: number,
  em: number,
): number[] {
  const far = below.findIndex((it, at) =>
    it.y - (below[at - 1]?.y ?? y) > (at === 0 ? WIDE_ROW : NEXT_ROW) * em
  );
  const lines = below.slice(0, far < 0 ? below.length : far).flatMap(({ own }) => own)
    .filter((line) => head.filter((it) => sharedX(line, it) > 0).length === 1);
  const columns = head.map((it) => [it, ...lines.filter((line) => sharedX(line, it) > 0)]);
  return head.slice(1).map((line, at) => {
    const from = Math.max(...columns[at].map(({ box }) => box.x + box.width));
    const to = Math.min(...columns[at + 1].map(({ box }) => box.x));
    const { x, width } = head[at].box;
    return from < to ? (from + to) / 2 : (x + width + line.box.x) / 2;
  });
}

const sharedX = ({ box: a }: Line, { box: b }: Line): number =>
  sharedLength(a.x, a.x + a.width, b.x, b.x + b.width);

/** From the lower edge of a head to the baseline of its lowest line, in em. */
const LOWEST_LINE = 0.75;
/** Rows follow each other within so many em; under heads that are all known within so many. */
const NEXT_ROW = 2.8, WIDE_ROW = 4.6;
/** A line of a cell that is centered in its row stands so far over the baseline of the others, in em. */
const OVER_BASELINE = 1.35;

/** What is set so much larger than the first row is no row. */
const isLarger = (line: Line, cells: readonly Line[][]): boolean =>
  emOf(line) > LARGER * Math.max(...cells.flat().map(emOf));
const LARGER = 1.2;

/** The first line of a taller cell, over the baseline on which the others of its row stand. */
function isLead(
  below: readonly { y: number; own: readonly Line[] }[],
  at: number,
  head: readonly Line[],
  edges: readonly number[],
): boolean {
  const [before, it, next] = [below[at - 1], below[at], below[at + 1]];
  if (!next || cellsOf(it.own, head, edges)[0].length > 0) return false;
  const em = emOf(it.own[0]);
  const gap = next.y - it.y;
  return cellsOf(next.own, head, edges)[0].length > 0 && gap < OVER_BASELINE * em &&
    (!before || gap < 0.8 * (it.y - before.y));
}

const filledIn = (cells: readonly Line[][]): number =>
  cells.filter((cell) => cell.length > 0).length;

/** Lines of a row by column. */
function cellsOf(own: readonly Line[], head: readonly Line[], edges: readonly number[]): Line[][] {
  const cells = head.map((): Line[] => []);
  for (const line of own) cells[columnOf(line, head, edges)].push(line);
  return cells;
}

/** Columns of notes side by side: their first column holds sentences where a table holds marks and names. */
function areSentences(rows: readonly { cells: Line[][] }[]): boolean {
  const lengths = rows.filter(({ cells }) => cells[0].length > 0).map(({ cells }) =>
    cells[0][0].words.length
  );
  return median(lengths) >= WORDS_OF_SENTENCE;
}

/** Column whose header the line overlaps most, else the one whose span holds its left end. */
function columnOf(line: Line, head: readonly Line[], edges: readonly number[]): number {
  const shares = head.map((header) => sharedX(line, header));
  const best = Math.max(...shares);
  if (best > 0) return shares.indexOf(best);
  const at = edges.findIndex((edge, index) =>
    line.box.x >= edge && line.box.x < (edges[index + 1] ?? Infinity)
  );
  return Math.min(head.length - 1, Math.max(0, at));
}

/** Three and more rows of one key and one value, both aligned at the left. */
function keyValueList(
  baselines: readonly Baseline[],
  index: number,
  used: Set<Line>,
): Table | null {
  const pairs = pairsOf(baselines[index], used);
  for (const [key, value] of pairs) {
    const em = baselines[index].em;
    const over = baselines.slice(Math.max(0, index - NEAR), index);
    const isTitled = isUnderName(key, over, used);
    if (!isTitled && !isDesignKey(key.text)) continue;
    const rows = [{ cells: [[key], [value]] }];
    let y = baselines[index].y;
    for (const baseline of baselines.slice(index + 1)) {
      if (baseline.y - y > 3 * em) break;
      const own = baseline.lines.filter((line) => !used.has(line));
      const next = pairsOf(baseline, used).find(([a, b]) =>
        Math.abs(a.box.x - key.box.x) < em && Math.abs(b.box.x - value.box.x) < 1.2 * em
      );
      const wrap = own.find((line) => Math.abs(line.box.x - value.box.x) < em);
      if (next) rows.push({ cells: [[next[0]], [next[1]]] });
      else if (wrap && baseline.y - y < 1.7 * em) rows.at(-1)!.cells[1].push(wrap);
      else continue;
      y = baseline.y;
    }
    const keys = rows.map(({ cells }) => cells[0][0].text);
    const known = keys.filter(isDesignKey).length;
    const others = keys.filter((it) => !isDesignKey(it) && !it.endsWith(".")).length;
    if (rows.length < 3 || (isTitled ? areSentences(rows) : known < others)) continue;
    const edges = [key.box.x - em, value.box.x - 0.5 * em];
    const right = value.box.x + 60 * em;
    const beside = secondValues(rows, baselines, used);
    if (!beside) return toTable(rows, [...edges, right], used);
    const compared = rows.map(({ cells }, at) => ({ cells: [...cells, beside[at]] }));
    return toTable(compared, [...edges, beside.flat()[0].box.x - 0.5 * em, right], used);
  }
  return null;
}

/** Names of lists of data: `Flood data`, `WIND DESIGN CRITERIA`; lettered unlike the list, words of data suffice. */
const NAME_OF_DATA = /\b(?:DATA|CRITERIA)\W*$/i;
const TITLE_OF_DATA =
  /^(?!.*\b(?:ATTACHED|SEE|PER|BY|FORMS?|NOTES?)\b).*\b(?:CODES?|DATA|SUMMARY|CRITERIA|INFO(?:RMATION)?|ANALYSIS|LOADS|VALUES|ENERGY|FEATURES)\b/i;
const LONGEST_NAME = 40;
/** How far over the first key it may stand, in em. */
const NAME_OVER_EM = 3.5;

/** Does the name of a list of data stand right over its first key, aligned with it? */
function isUnderName(key: Line, over: readonly Baseline[], used: ReadonlySet<Line>): boolean {
  const name = over.flatMap(({ lines }) => lines).findLast(({ box }) =>
    Math.abs(box.x - key.box.x) < emOf(key) && box.y < key.box.y
  );
  if (!name || used.has(name) || name.text.length > LONGEST_NAME) return false;
  if (key.box.y - name.box.y >= NAME_OVER_EM * emOf(name)) return false;
  const isUnlike = emOf(name) > 1.1 * emOf(key) || name.isBold !== key.isBold;
  return NAME_OF_DATA.test(name.text) || isUnlike && TITLE_OF_DATA.test(name.text);
}

/** A cell that begins with a figure, or says whose figure follows. */
const FIGURE = /^[(<>=±]*\s?\d|^(PROV|ACTUAL|PROPOSED)/i;

/** The number of a note in the column beside the list: `3.`, `3. VERIFY GRADES`. */
const NOTE_NUMBER = /^\(?\d{1,2}[.)](?:\s+[A-Z]|$)/i;

/** Figures aligned beside the values of half the rows, one list per row: `TRAVEL   250 FT   142 FT`. */
function secondValues(
  rows: readonly { cells: Line[][] }[],
  baselines: readonly Baseline[],
  used: ReadonlySet<Line>,
): Line[][] | null {
  const beside = rows.map(({ cells }) => {
    const [value] = cells[1];
    const { lines, em } = baselines.find((it) => it.lines.includes(value))!;
    const next = lines[lines.indexOf(value) + 1];
    if (!next || used.has(next) || !FIGURE.test(next.text) || NOTE_NUMBER.test(next.text)) {
      return [];
    }
    return next.box.x - (value.box.x + value.box.width) < 45 * em ? [next] : [];
  });
  const found = beside.flat();
  if (found.length < 2 || found.length < 0.5 * rows.length) return null;
  const isAligned = found.every((line) => Math.abs(line.box.x - found[0].box.x) < emOf(line));
  return isAligned ? beside : null;
}

/** A key that ends in an abbreviation: `EXPOSURE / ENCL.`, `F.H. TO BLDG.`, `ROOF L.L.` */
const CUT_SHORT = /(?:^|[\s\/.])(?:[A-Z]{1,5}|(?:[A-Z]\.)+[A-Z]?)\.$/;

/** Neighbours on a baseline of which the left reads like a key: capitals, short, no sentence. */
function pairsOf({ lines, em }: Baseline, used: ReadonlySet<Line>): [Line, Line][] {
  return lines.slice(0, -1).flatMap((key, at): [Line, Line][] => {
    const value = lines[at + 1];
    if (used.has(key) || used.has(value)) return [];
    const gap = value.box.x - (key.box.x + key.box.width);
    const isKey = key.text.length <= 46 && /^[A-Z]/.test(key.text) &&
      (!/\.$/.test(key.text) || CUT_SHORT.test(key.text));
    return isKey && gap > 0.4 * em && gap < 45 * em ? [[key, value]] : [];
  });
}

function toTable(
  rows: readonly { cells: Line[][] }[],
  edges: number[],
  used: Set<Line>,
): Table {
  const built: TableRow[] = rows.map(({ cells }) => {
    const all = cells.flat();
    for (const line of all) used.add(line);
    const box = unionRect(all.map((line) => line.box));
    return { box, cells: cells.map((lines, column) => toCell(lines, column, box)) };
  });
  return {
    box: unionRect(built.map((row) => row.box)),
    columnCount: edges.length - 1,
    rows: built,
    edges,
  };
}

function toCell(lines: readonly Line[], column: number, row: PointRect): TableCell {
  return {
    box: lines.length > 0 ? unionRect(lines.map((line) => line.box)) : row,
    words: lines.flatMap((line) => line.words),
    text: lines.map((line) => line.text).join(" "),
    column,
    span: 1,
  };
}
