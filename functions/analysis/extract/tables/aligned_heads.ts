/** Header lines of tables without rulings: words that head columns, on one baseline or stacked on two or three. */
import type { ColumnMeaning } from "../../../_shared/domain/plan_set.ts";
import { headerMeaning, knownShare } from "./headers.ts";
import { emOf, type Line, sharedLength } from "../layout/layout.ts";
import { isRoomName } from "../building/room_words.ts";

/** Lines on one baseline, left to right. */
export interface Baseline {
  y: number;
  em: number;
  lines: Line[];
}

/** Titles of lists that stand side by side: no column is headed so. */
const TITLE_OF_LIST = /[A-Z].*\s(NOTES|LEGEND|SCHEDULE|DETAILS?|SYMBOLS|ABBREVIATIONS|PLAN)\s*:?$/i;
/** Widest gap between two headers of one table, and of one that is no two tables side by side, in em. */
const WIDEST_GAP = 30, WIDER_GAP = 40;
/** Most lines of a header over its lowest. */
const MORE_LINES = 2;
/** Most paper between two lines of one header, in em. */
const STACK_GAP = 0.8;

/** Runs of lines of a baseline that may head a table: known words, no wide gap between them. */
export function headersOn(baseline: Baseline, used: ReadonlySet<Line>): Line[][] {
  const near = headersWithin(baseline, used, WIDEST_GAP);
  return near.length > 0 ? near : headersWithin(baseline, used, WIDER_GAP);
}

function headersWithin({ lines, em }: Baseline, used: ReadonlySet<Line>, widest: number): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines.filter((it) => !used.has(it))) {
    const last = runs.at(-1)?.at(-1);
    const gap = last ? line.box.x - (last.box.x + last.box.width) : Infinity;
    if (gap < widest * em) runs.at(-1)!.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => areHeaders(run) ? [run] : piecesOf(run).filter(areHeaders));
}

/** A run cut where its lettering changes and at lines that head nothing: a note set beside the table. */
function piecesOf(run: readonly Line[]): Line[][] {
  const pieces: Line[][] = [[]];
  for (const line of run) {
    const last = pieces.at(-1)!;
    const isSame = last.length === 0 || last[0].isBold === line.isBold;
    if (!mayHead(line.text)) pieces.push([]);
    else if (isSame) last.push(line);
    else pieces.push([line]);
  }
  return pieces;
}

/** Short, no sentence, no figures. */
export const mayHead = (text: string): boolean =>
  text.length <= 30 && (!/[.:]$/.test(text) || isShortened(text)) && !/\d{2,}/.test(text);

/** `NO.`, `FAN NO.`, `NET CLR.`, `O.L.`: words cut short, not the end of a sentence. */
export const isShortened = (text: string): boolean =>
  /^(?:[A-Z][A-Z.'\/&-]{0,8} ){0,2}(?:[A-Z]{1,7}|(?:[A-Z]\.){1,3}[A-Z]?)\.$/i.test(text) &&
  !ENDS_SENTENCE.test(text);
/** Whole words before a full stop end a sentence. */
const ENDS_SENTENCE =
  /\b(?:PLANS?|WALLS?|DOORS?|NOTES?|SHEETS?|DRAWINGS?|ONLY|FLOORS?|ROOFS?|SLAB|OWNER|OTHERS|CODE|SIDES?|ABOVE|BELOW|WORK|SITE|FIELD)\.$/i;

function areHeaders(run: readonly Line[]): boolean {
  const texts = run.map((line) => line.text);
  const meanings = new Set(texts.map(headerMeaning).filter((it) => it !== null));
  // Heads that stand under two groups say that they are heads.
  const least = new Set(texts).size < texts.length ? 0.5 : 0.65;
  return run.length >= 3 && run.every(({ isBold }) => isBold === run[0].isBold) &&
    knownShare(texts) >= least && meanings.size >= 2 &&
    run.filter((line) => isRoomName(line.text)).length < 2 &&
    texts.filter((text) => TITLE_OF_LIST.test(text)).length < 2 &&
    texts.every(mayHead);
}

/** Name of a schedule over its heads, so many em at most. */
const NAME = /\bSCHED(ULE)?\b/i, NAME_OVER_EM = 5;

/**
 * Heads in bold right under the name of a schedule set larger than they are: they head its columns, whatever they say.
 *
 * @param above baselines over it, the nearest last
 */
export function namedHead(
  { lines, em }: Baseline,
  above: readonly Baseline[],
  used: ReadonlySet<Line>,
): Line[] | null {
  const run = lines.filter((line) => !used.has(line));
  const [first, last] = [run[0], run.at(-1)];
  const isRow = run.length >= 3 && run.every((line) => line.isBold && mayHead(line.text)) &&
    run.slice(1).every(({ box }, at) =>
      box.x - run[at].box.x - run[at].box.width < WIDEST_GAP * em
    );
  if (!isRow || !first || !last) return null;
  const isNamed = above.flatMap((it) => it.lines).some((line) =>
    !used.has(line) && NAME.test(line.text) &&
    first.box.y - line.box.y < NAME_OVER_EM * emOf(line) &&
    line.box.height > 1.15 * first.box.height && line.box.x < last.box.x &&
    line.box.x + line.box.width > first.box.x - WIDEST_GAP / 2 * em
  );
  return isNamed ? run : null;
}

/**
 * The lines of a header of several lines: each header with the words stacked over it, top to bottom. Words over
 * several columns (`DOOR` over `WIDTH` and `HEIGHT`) go to the columns they reach over.
 *
 * @param head  the lowest line of the header
 * @param above baselines over it, the nearest last
 */
export function stackedHead(
  head: readonly Line[],
  above: readonly Baseline[],
  used: ReadonlySet<Line>,
): Line[][] {
  let cells = head.map((line) => [line]);
  let top = head[0].box.y;
  for (const baseline of above.slice(-2 * MORE_LINES).reverse()) {
    const over = baseline.lines.filter((line) => !used.has(line) && isOver(line, head));
    if (over.length === 0) continue;
    const gap = top - Math.max(...over.map((line) => line.box.y + line.box.height));
    if (gap > STACK_GAP * emOf(head[0]) || !over.every((line) => isHeadWord(line, head))) break;
    const stacked = cells.map((cell, column) => [
      ...over.filter((line) => sharedX(line, head[column]) > 0),
      ...cell,
    ]);
    if (over.length === 1 && !namesOneColumn(stacked, cells)) break;
    cells = stacked;
    top = Math.min(...over.map((line) => line.box.y));
  }
  return cells;
}

/** A short word in the lettering of the header. */
const isHeadWord = (line: Line, [first]: readonly Line[]): boolean =>
  line.isBold === first.isBold && Math.abs(emOf(line) - emOf(first)) < 0.1 * emOf(first) &&
  line.text.length <= 24 && !/\d{2,}|[.:]$/.test(line.text) && !TITLE_OF_LIST.test(line.text);

/** A lone word over the header belongs to it where it changes what the column means: `SILL` over `HEIGHT`. */
function namesOneColumn(stacked: readonly Line[][], cells: readonly Line[][]): boolean {
  const grown = stacked.flatMap((cell, column) =>
    cell.length > cells[column].length ? [column] : []
  );
  const meaning = headerMeaning(textOf(stacked[grown[0]] ?? []));
  const before = headerMeaning(textOf(cells[grown[0]] ?? []));
  const isTitle = grown[0] === 0 && NAMES.has(before);
  return grown.length === 1 && meaning !== null && meaning !== before && !isTitle;
}

/** A first column that names things is headed in full: what stands over it is the title of the table. */
const NAMES: ReadonlySet<ColumnMeaning | null> = new Set(["room", "name", "mark", "item"]);

/** Words of a header of several lines. */
const textOf = (cell: readonly Line[]): string => cell.map((line) => line.text).join(" ");

const isOver = (line: Line, head: readonly Line[]): boolean =>
  line.box.x + line.box.width > head[0].box.x &&
  line.box.x < head.at(-1)!.box.x + head.at(-1)!.box.width;

const sharedX = ({ box: a }: Line, { box: b }: Line): number =>
  sharedLength(a.x, a.x + a.width, b.x, b.x + b.width);
