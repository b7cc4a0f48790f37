/**
 * Figures whose words stand in a keyed note: the bubble stands at an end of the dimension line, or a stroke leads from it
 * to the line, and the note says what is measured. `9"` with bubble 6 is `9" LEVEL RUN OF RAIL` where note 6 says so.
 */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { centre, type PointRect } from "../../../_shared/geometry.ts";
import { emOf } from "../layout/layout.ts";
import type { Block } from "../layout/notes.ts";
import { strokeEndsOfBubbles } from "./bubble_strokes.ts";
import type { Span } from "./dimension_lines.ts";
import type { FoundDimension } from "./dimensions.ts";
import { textOf, type Words } from "./drawn_words.ts";
import { leaderEndsOfBubbles, type Point } from "./leaders.ts";

/** A bubble stands at most so far beyond the end of a line, and a stroke ends so near to it, in em of the figure. */
const BEYOND_EM = 2, TOUCH_EM = 0.4;

/**
 * The figures of keyed dimensions, each with the words of its note behind it.
 *
 * @param keyed what bubbles on the drawings say
 */
export function keyedDimensions(
  page: PageReading,
  found: readonly FoundDimension[],
  keyed: readonly Words[],
): Block[] {
  const bubbles = keyed.flatMap(({ bubble }) => bubble ?? []);
  const strokes = strokeEndsOfBubbles(page, bubbles);
  const arrows = leaderEndsOfBubbles(page, bubbles);
  const pairs = keyed.flatMap((words, index): [FoundDimension, Words][] => {
    const onLine = (tips: readonly Point[]) =>
      found.filter((it) => tips.some((tip) => isOnLine(tip, it)));
    const atEnd = found.filter((it) => isAtEnd(bubbles[index], it));
    // A dimension line that ends at a bubble looks like a stroke that leads from it to the line's other end.
    const at = arrows[index].length > 0
      ? onLine(arrows[index])
      : atEnd.length > 0
      ? atEnd
      : onLine(strokes[index]);
    return at.length === 1 ? [[at[0], words]] : [];
  });
  return [...Map.groupBy(pairs, ([dimension]) => dimension)].flatMap(([{ line }, of]) => {
    const [first, ...others] = new Set(of.map(([, words]) => textOf(words)));
    return others.length === 0 ? [{ lines: [line], text: `${line.text} ${first}` }] : [];
  });
}

/** Is a point on a dimension line? */
function isOnLine({ x, y }: Point, dimension: FoundDimension): boolean {
  const [along, across] = dimension.isLevel ? [x, y] : [y, x];
  const near = TOUCH_EM * emOf(dimension.line);
  return stretchesOf(dimension).some(({ at, from, to }) =>
    Math.abs(across - at) < near && along > from - near && along < to + near
  );
}

/** Does a bubble stand in the direction of a dimension line right beyond one of its ends, or beside the figure? */
function isAtEnd(bubble: PointRect, dimension: FoundDimension): boolean {
  const { x, y } = centre(bubble);
  const [along, across] = dimension.isLevel ? [x, y] : [y, x];
  const radius = Math.max(bubble.width, bubble.height) / 2;
  return [...stretchesOf(dimension), figureOf(dimension)].some(({ at, from, to }) => {
    const beyond = Math.max(from - along, along - to);
    return Math.abs(across - at) < radius && beyond > 0 &&
      beyond < radius + BEYOND_EM * emOf(dimension.line);
  });
}

/** The likeliest stretch of a figure, on each line that has marks there. */
const stretchesOf = ({ spans }: FoundDimension): Span[] =>
  spans.filter(({ from, to }) =>
    Math.abs(from - spans[0].from) < 1 && Math.abs(to - spans[0].to) < 1
  );

/** A figure as a stretch along its own line. */
function figureOf({ line: { box }, isLevel }: FoundDimension): Pick<Span, "from" | "to" | "at"> {
  const { x, y } = centre(box);
  return isLevel
    ? { from: box.x, to: box.x + box.width, at: y }
    : { from: box.y, to: box.y + box.height, at: x };
}
