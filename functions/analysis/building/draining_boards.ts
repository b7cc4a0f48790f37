/** Sinks with a draining board: in one rim grooves of one extent, and a basin beside them. */
import type { Block } from "./blocks.ts";

/** Sizes of such a rim, inches. */
const LONG_IN = [28, 50] as const, SHORT_IN = [15, 26] as const;
/** Grooves: so many, so long as a share of the rim, over this share of its depth. */
const LEAST_GROOVES = 5, GROOVE = [0.3, 0.65] as const, DEEP = 0.5;
/** The side of a basin has this share of the depth, and stands so far from grooves and rim, inches. */
const BASIN_SIDE = 0.4, BASIN_IN = 9, RIM_IN = 1.5;

/** A stroke along the rim or across it, from its corner, inches. */
interface Line {
  at: number;
  from: number;
  to: number;
}

/** Whether what was drawn in one go is a sink with its draining board. */
export function hasDrainingBoard(
  { box, longIn, shortIn, sides, strokes }: Block,
  inch: number,
): boolean {
  const isSized = longIn >= LONG_IN[0] && longIn <= LONG_IN[1] && shortIn >= SHORT_IN[0] &&
    shortIn <= SHORT_IN[1];
  if (!isSized || sides.some((it) => it < 0.9)) return false;
  const along: Line[] = [], across: Line[] = [];
  for (const { x1, y1, x2, y2 } of strokes) {
    const from = { x: (x1 - box.x) / inch, y: (y1 - box.y) / inch };
    const to = { x: (x2 - box.x) / inch, y: (y2 - box.y) / inch };
    const line = (key: "x" | "y", other: "x" | "y"): Line => ({
      at: from[other],
      from: Math.min(from[key], to[key]),
      to: Math.max(from[key], to[key]),
    });
    const isWide = box.width > box.height;
    if (Math.abs(from.y - to.y) < 0.1) (isWide ? along : across).push(line("x", "y"));
    if (Math.abs(from.x - to.x) < 0.1) (isWide ? across : along).push(line("y", "x"));
  }
  const grooves = Map.groupBy(
    along.filter(({ from, to }) =>
      to - from > GROOVE[0] * longIn && to - from < GROOVE[1] * longIn
    ),
    ({ from, to }) => `${from.toFixed(0)} ${to.toFixed(0)}`,
  );
  return [...grooves.values()].some((lines) => {
    const places = lines.map(({ at }) => at);
    const isField = new Set(places.map(Math.round)).size >= LEAST_GROOVES &&
      Math.max(...places) - Math.min(...places) > DEEP * shortIn;
    return isField && hasBasinBeside(lines[0], across, { longIn, shortIn });
  });
}

/** The far side of a basin: a line across, well beyond the grooves and inside the rim. */
function hasBasinBeside(
  { from, to }: Line,
  across: readonly Line[],
  { longIn, shortIn }: { longIn: number; shortIn: number },
): boolean {
  return across.some((it) =>
    it.to - it.from > BASIN_SIDE * shortIn && it.at > RIM_IN && it.at < longIn - RIM_IN &&
    (it.at < from - BASIN_IN || it.at > to + BASIN_IN)
  );
}
