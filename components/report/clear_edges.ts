/** Edges of a piece of a drawing, moved off the lettering they would cut. Pure. */
import type { PointRect } from "../../functions/_shared/geometry.ts";
import type { Pixels } from "./overlay.ts";

/** Lighter than this is paper. */
const INK = 190;
/** How far an edge moves either way, as a part of the piece's height or width. */
export const REACH = { x: 0.12, y: 0.14 };
/** Paper on both sides of an edge, points: between two lines of lettering, and between two words. */
const CLEAR_PT = { x: 2.2, y: 0.8 };
/** So many things cut are lettering; fewer are walls and the lines of tables. */
const LETTERING = 3;
/** What an edge cuts before it moves to the end of its reach rather than stay. */
const WORTH = 1.5;

export interface ClearEdgesOptions {
  /** What is shown, as cut so far. Points, as all of these. */
  crop: PointRect;
  /** Never cut into. */
  mark: PointRect;
  /** What the picture shows: the crop and what it may reach. */
  part: PointRect;
}

/** Sides of a piece. */
export const SIDES = ["left", "right", "top", "bottom"] as const;
export type Side = typeof SIDES[number];

/** A piece, and on which sides lettering still goes on beyond it. */
export interface ClearCrop {
  crop: PointRect;
  cut: readonly Side[];
}

/**
 * Moves each edge to where it crosses least: whole lines of a table or a wall cross it anywhere, letters only where it
 * cuts them.
 *
 * @param picture `part` of the page
 */
export function clearEdges(
  picture: Pixels,
  { crop, mark, part }: ClearEdgesOptions,
): ClearCrop {
  const scale = picture.width / part.width;
  const px = (value: number, from: number) => Math.round((value - from) * scale);
  const isInk = inkOf(picture);
  const edges = {
    left: px(crop.x, part.x),
    right: px(crop.x + crop.width, part.x),
    top: px(crop.y, part.y),
    bottom: px(crop.y + crop.height, part.y),
  };
  const marked = {
    left: px(mark.x, part.x),
    right: px(mark.x + mark.width, part.x),
    top: px(mark.y, part.y),
    bottom: px(mark.y + mark.height, part.y),
  };
  const [across, down] = [
    Math.round(crop.width * REACH.x * scale),
    Math.round(crop.height * REACH.y * scale),
  ];
  const [clearX, clearY] = [CLEAR_PT.x, CLEAR_PT.y].map((it) =>
    Math.max(1, Math.round(it * scale))
  );
  const cutsOf = (edge: Side) => {
    const isUpright = edge === "left" || edge === "right";
    const [first, last] = isUpright ? [edges.top, edges.bottom] : [edges.left, edges.right];
    return (at: number) =>
      countCuts(
        [first, last],
        (along) => isUpright ? isInk.column(at, along, clearX) : isInk.row(along, at, clearY),
      );
  };
  const move = (edge: Side) => {
    const isUpright = edge === "left" || edge === "right";
    const isBefore = edge === "left" || edge === "top";
    edges[edge] = leastCut(edges[edge], {
      reach: isUpright ? across : down,
      // A crop at the edge of the page stays there.
      least: isBefore ? 0 : marked[edge],
      most: isBefore ? marked[edge] : (isUpright ? picture.width : picture.height),
      cuts: cutsOf(edge),
    });
  };
  // What is cut depends on how far the other two reach.
  for (const edge of ["top", "bottom", "left", "right", "top", "bottom"] as const) move(edge);
  return {
    crop: {
      x: part.x + edges.left / scale,
      y: part.y + edges.top / scale,
      width: (edges.right - edges.left) / scale,
      height: (edges.bottom - edges.top) / scale,
    },
    cut: SIDES.filter((it) => cutsOf(it)(edges[it]) >= LETTERING),
  };
}

/** Is there ink within `by` pixels of an edge, at this place along it? */
function inkOf({ width, height, data }: Pixels) {
  const isDark = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 1] < INK;
  return {
    column(x: number, y: number, by: number): boolean {
      for (let at = x - by; at < x + by; at++) if (isDark(at, y)) return true;
      return false;
    },
    row(x: number, y: number, by: number): boolean {
      for (let at = y - by; at < y + by; at++) if (isDark(x, at)) return true;
      return false;
    },
  };
}

/** How many things an edge cuts: stretches of ink along it. */
function countCuts([from, to]: readonly [number, number], isInk: (at: number) => boolean): number {
  let count = 0;
  let wasInk = false;
  for (let at = from; at < to; at++) {
    const is = isInk(at);
    if (is && !wasInk) count += 1;
    wasInk = is;
  }
  return count;
}

function leastCut(
  edge: number,
  { reach, least, most, cuts }: {
    reach: number;
    least: number;
    most: number;
    cuts: (at: number) => number;
  },
): number {
  let [best, bestCost] = [edge, cuts(edge)];
  for (let by = 1; by <= reach; by++) {
    for (const at of [edge - by, edge + by]) {
      if (at < least || at > most) continue;
      const cost = cuts(at) + WORTH * by / reach;
      if (cost < bestCost) [best, bestCost] = [at, cost];
    }
  }
  return best;
}
