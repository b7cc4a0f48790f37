/** Lines through the middle of things, as they are dimensioned by: they are no part of what they run through. */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import { centre } from "../../_shared/geometry.ts";
import type { Shape } from "./drawn_shapes.ts";

/** Sizes of things with such a line, inches, and its length. */
const THING_IN = [8, 32] as const, LONG_IN = [12, 64] as const;
/** It runs through the middle so exactly, and on beyond a side so far, inches. */
const OFF_IN = 0.5, BEYOND_IN = 3;
/** Squares things are looked up by, inches. */
const SQUARE_IN = 36;

/** Level and upright strokes that run through the middle of a closed outline and on beyond it. */
export function middleLines(
  strokes: readonly Segment[],
  shapes: readonly Shape[],
  inch: number,
): Set<Segment> {
  const side = SQUARE_IN * inch;
  const keyOf = (x: number, y: number) => Math.floor(x / side) * 1_000_003 + Math.floor(y / side);
  const things = Map.groupBy(
    shapes.filter(({ isClosed, fill, points, box }) =>
      isClosed && fill > 0.45 && points.length > 5 &&
      Math.min(box.width, box.height) >= THING_IN[0] * inch &&
      Math.max(box.width, box.height) <= THING_IN[1] * inch
    ),
    ({ box }) => keyOf(box.x + box.width / 2, box.y + box.height / 2),
  );
  const isMiddle = (it: Segment) => {
    const [dx, dy] = [Math.abs(it.x2 - it.x1), Math.abs(it.y2 - it.y1)];
    const long = Math.max(dx, dy);
    if (Math.min(dx, dy) > 0.1 || long < LONG_IN[0] * inch || long > LONG_IN[1] * inch) {
      return false;
    }
    const [x, y] = [(it.x1 + it.x2) / 2, (it.y1 + it.y2) / 2];
    return [-1, 0, 1].some((column) =>
      [-1, 0, 1].some((row) =>
        (things.get(keyOf(x + column * side, y + row * side)) ?? []).some(({ box }) => {
          const at = centre(box);
          const [off, from, to, start, end] = dx > dy
            ? [at.y - y, x - dx / 2, x + dx / 2, box.x, box.x + box.width]
            : [at.x - x, y - dy / 2, y + dy / 2, box.y, box.y + box.height];
          return Math.abs(off) <= OFF_IN * inch && from < (start + end) / 2 &&
            to > (start + end) / 2 && Math.max(start - from, to - end) >= BEYOND_IN * inch;
        })
      )
    );
  };
  return new Set(strokes.filter(isMiddle));
}
