/** Outlines drawn around the marks of things: they are no part of what they stand at. */
import { centre, type PointRect } from "../../_shared/geometry.ts";
import type { Shape } from "./drawn_shapes.ts";
import { isIn } from "./lines.ts";
import type { PlacedText } from "./stairs.ts";

/** Longest mark, and how many times as high and wide as its lettering its outline is at most. */
const LETTERS = 6, HIGH = 3.2, WIDE = 4;
/** Squares outlines are looked up by, points. */
const SQUARE_PT = 24;

/** Boxes of the smallest closed outlines around short words, in points. */
export function tagsAround(words: readonly PlacedText[], shapes: readonly Shape[]): PointRect[] {
  const keyOf = (x: number, y: number) =>
    Math.floor(x / SQUARE_PT) * 1_000_003 + Math.floor(y / SQUARE_PT);
  const closed = Map.groupBy(
    shapes.filter(({ isClosed, fill }) => isClosed && fill > 0.4),
    ({ box }) => keyOf(box.x + box.width / 2, box.y + box.height / 2),
  );
  return words.flatMap(({ text, box }): PointRect[] => {
    if (text.length > LETTERS || !/[A-Z0-9]/i.test(text)) return [];
    const { x, y } = centre(box);
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => closed.get(keyOf(x + dx * SQUARE_PT, y + dy * SQUARE_PT)) ?? [])
    ).map((it) => it.box).filter((it) =>
      isIn(it, { x, y }) && it.height > box.height && it.height <= HIGH * box.height &&
      it.width <= WIDE * Math.max(box.width, box.height)
    );
    return around.sort((a, b) => a.width * a.height - b.width * b.height).slice(0, 1);
  });
}
