/** Lists nobody ruled: a figure stands under the head of its column, or under the title its rows begin under. */
import type { PageReading, TextLine } from "../../../_shared/domain/page_reading.ts";
import { type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { turnOf } from "../../extract/layout/layout.ts";
import type { LinkedWords } from "../link.ts";
import { lineOf } from "./parts.ts";

/** Edges of one column lie within so many em; rows of one list follow one another within so many. */
const COLUMN_EM = 1, ROWS_EM = 4;

/**
 * Is the name the head of the column of the figure, in a row of heads, or the title where its list begins? The rows
 * between have an entry in the column each, and neither heads nor title hold figures.
 */
export function standsUnderHead(words: LinkedWords, name: LinkedWords, page: PageReading): boolean {
  const [figure, own] = [lineOf(words, page), lineOf(name, page)];
  if (!figure || !own || figure === own || turnOf(own.angle) !== 0 || turnOf(figure.angle) !== 0) {
    return false;
  }
  const em = figure.sizePt;
  const [at, head] = [words, name].map(({ ids }) => unionRect(ids.map((id) => page.words[id].box)));
  if (head.y + head.height > at.y || holdsFigure(name.text)) return false;
  const column = page.words.map(({ box }) => box).filter((it) => isInColumn(it, at, em));
  const top = topOf(at, column.filter((it) => it.y > head.y + head.height / 2), em);
  if (top.y - head.y > ROWS_EM * em) return false;
  const heads = page.lines.filter((it) =>
    it !== own && isLevel(it.box, head, em) && hasEntryUnder(it, at, page, em)
  );
  if (heads.some(({ text }) => holdsFigure(text))) return false;
  const begins = (row: PointRect, x: number) =>
    page.lines.some(({ box }) =>
      isLevel(box, row, em) && box.x < at.x && Math.abs(box.x - x) < COLUMN_EM * em
    );
  return isInColumn(head, at, em)
    ? heads.length > 0
    : [at, top].every((row) => begins(row, head.x));
}

/** The uppermost of the entries that follow one another upward from a figure. */
function topOf(at: PointRect, column: readonly PointRect[], em: number): PointRect {
  const above = column.filter((it) => it.y < at.y).toSorted((a, b) => b.y - a.y);
  let top = at;
  for (const it of above) {
    if (top.y - it.y > ROWS_EM * em) break;
    top = it;
  }
  return top;
}

/** Does the row of a figure have an entry under another head, too? */
const hasEntryUnder = (
  { box }: TextLine,
  at: PointRect,
  { words }: PageReading,
  em: number,
): boolean => words.some((it) => isLevel(it.box, at, em) && isInColumn(it.box, box, em));

const holdsFigure = (text: string): boolean => /\d/.test(text);

/** Do they begin, end or have their middles one over the other? */
const isInColumn = (a: PointRect, b: PointRect, em: number): boolean =>
  [a.x - b.x, a.x + a.width - b.x - b.width, a.x + a.width / 2 - b.x - b.width / 2]
    .some((it) => Math.abs(it) < COLUMN_EM * em);

const isLevel = (a: PointRect, b: PointRect, em: number): boolean =>
  Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < em / 2;
