/** Pieces of wall beside a plan that show how its kinds of wall are drawn, each with its words: no walls of the building. */
import { centre, gapBetween, type PointRect } from "../../_shared/geometry.ts";
import { boxOfWall, type Wall } from "./walls.ts";

/** Longest sample, and how far its words stand to the right of it and off its middle, feet. */
const LONGEST_FT = 6, WORDS_FT = 2.5, BESIDE_FT = 0.6;
/** Samples begin and end together, points. */
const SAME_PT = 2;
/** Other walls stand this far off, feet. */
const ALONE_FT = 1;
/** Fewer pieces are no list. */
const LEAST = 2;

/** The walls without samples. */
export function withoutSamples(
  walls: readonly Wall[],
  texts: readonly { box: PointRect }[],
  pointsPerFoot: number,
): readonly Wall[] {
  const short = walls.filter(({ direction, from, to }) =>
    direction.ux === 1 && to - from <= LONGEST_FT * pointsPerFoot
  ).map((wall) => ({ wall, box: boxOfWall(wall) }));
  const named = short.filter((it) => texts.some(({ box }) => isBeside(box, it.box, pointsPerFoot)));
  const alike = (a: PointRect, b: PointRect) =>
    Math.abs(a.x - b.x) < SAME_PT && Math.abs(a.width - b.width) < SAME_PT;
  const pieces = short.filter((it) =>
    new Set(named.filter(({ box }) => alike(it.box, box)).map(({ box }) => box.y)).size >= LEAST
  );
  const samples = new Set(pieces.map(({ wall }) => wall));
  const others = walls.filter((it) => !samples.has(it)).map(boxOfWall);
  const isApart = pieces.every((it) =>
    others.every((other) => gapBetween(it.box, other) > ALONE_FT * pointsPerFoot)
  );
  return isApart ? walls.filter((it) => !samples.has(it)) : walls;
}

/** Words to the right of a piece, at its height. */
const isBeside = (words: PointRect, piece: PointRect, pointsPerFoot: number): boolean => {
  const off = words.x - piece.x - piece.width;
  return off > 0 && off < WORDS_FT * pointsPerFoot &&
    Math.abs(centre(words).y - centre(piece).y) < BESIDE_FT * pointsPerFoot;
};
