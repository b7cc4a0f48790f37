/**
 * Figures whose meaning is lettered at them. Level marks: a name over a figure, several of them one over the other, as
 * sections and elevations letter the heights of floors. Tags with sizes: the mark of a window over its width and height.
 */
import type { DimensionMeaning } from "../../_shared/domain/plan_set.ts";
import type { TextLine } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";

/** So many marks with one edge in line are levels; fewer may be a label over its size. */
const MARKS = 3;
/** A name stands this far over its figure at most, a tag so far over its sizes, and edges in line are so close, in heights of the lettering. */
const OVER = 1.9, IN_LINE = 0.7, TAG_OVER = 2.6;
/** Lettering of one mark has one height, share; a tag may be lettered a little larger than its sizes. */
const SAME_SIZE = 0.12, SAME_TAG = 0.35;
const FIGURE = /^[-+±]?\s*(\d+'\s*-?\s*)?\d+(\s+\d+\/\d+)?\s*["']?$/;
const NAME = /^(?=.*[A-Z]{3})[A-Z0-9][A-Z0-9 .,/&()-]{2,40}$/i;
/** Marks of windows: by the letter of the schedule or by the kind the makers print. */
const WINDOW_MARK = /^(?:W|[CA](?:W|X|N|R|XW)|[DST]H|[FTP]W)-?\d{1,4}[A-Z]?$/;

/** Gives the meaning of the figure in a box, where the lettering over it tells it. */
export function findLetteredFigures(
  lines: readonly TextLine[],
): (box: PointRect) => DimensionMeaning | null {
  const level = lines.filter(({ angle }) => angle === 0);
  const figures = level.filter(({ text }) => FIGURE.test(text.trim()));
  const meanings = new Map([...levelsOf(level, figures), ...tagSizesOf(level, figures)]);
  return (box) => {
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const own = [...meanings.keys()].find(({ box: at }) =>
      x > at.x && x < at.x + at.width && y > at.y && y < at.y + at.height
    );
    return own ? meanings.get(own)! : null;
  };
}

function levelsOf(
  lines: readonly TextLine[],
  figures: readonly TextLine[],
): [TextLine, DimensionMeaning][] {
  const names = lines.filter(({ text }) => NAME.test(text.trim()) && !FIGURE.test(text.trim()));
  const marks = figures.flatMap((figure) => {
    const over = names.filter((it) => standsOver(it, figure, SAME_SIZE));
    return over.length === 1 ? [{ name: over[0].text.trim(), figure }] : [];
  });
  return marks.filter(({ figure }) =>
    marks.filter((it) => isInLine(it.figure, figure)).length >= MARKS
  ).map(({ name, figure }) => [
    figure,
    { property: "elevation", thing: name, mark: null, room: null },
  ]);
}

/** The mark of a window over exactly two figures: width over height. */
function tagSizesOf(
  lines: readonly TextLine[],
  figures: readonly TextLine[],
): [TextLine, DimensionMeaning][] {
  const marks = lines.filter(({ text }) => WINDOW_MARK.test(text.trim()));
  return marks.flatMap((mark): [TextLine, DimensionMeaning][] => {
    const [width, ...others] = figures.filter((it) => standsOver(mark, it, SAME_TAG, TAG_OVER));
    if (!width || others.length > 0) return [];
    const [height, ...further] = figures.filter((it) => standsOver(width, it, SAME_SIZE));
    if (!height || further.length > 0) return [];
    if (figures.some((it) => standsOver(height, it, SAME_SIZE))) return [];
    const of = { thing: "window", mark: mark.text.trim(), room: null };
    return [[width, { property: "width", ...of }], [height, { property: "height", ...of }]];
  });
}

/** Right over a figure, with its left or right edge or its middle in line with it. */
function standsOver(
  upper: TextLine,
  lower: TextLine,
  differs: number,
  most = OVER,
): boolean {
  const height = lower.sizePt;
  if (Math.abs(upper.sizePt - height) > differs * height) return false;
  const drop = lower.box.y - upper.box.y;
  return drop > 0.4 * height && drop < most * height && isInLine(upper, lower);
}

function isInLine(a: TextLine, b: TextLine): boolean {
  const slack = IN_LINE * b.sizePt;
  return Math.abs(a.box.x - b.box.x) < slack ||
    Math.abs(a.box.x + a.box.width - b.box.x - b.box.width) < slack ||
    Math.abs(a.box.x + a.box.width / 2 - b.box.x - b.box.width / 2) < slack;
}
