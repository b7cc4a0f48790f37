/**
 * Open plans whose names have the sides of their rooms lettered with them: where these boxes fit into the space in one
 * way alone, each in a corner of walls and side by side without a gap, they part it.
 */
import { centre, type PointRect } from "../../_shared/geometry.ts";
import type { FloorGrid } from "./floor_grid.ts";
import { type Box, holds, isSame, slackOf, slackOfBox, Space } from "./joined_space.ts";
import { groupsThatMeet } from "./meeting.ts";

/** Lettered sides of a room, in points of the page. */
export interface SidesPt {
  width: number;
  depth: number;
}

/** More names in one space, or more ways to lay one box, are not tried. */
const MOST = 8, MOST_WAYS = 24;
/** Share of a box that lies in the space, of a side that stands at a wall, and of a free one another box meets. */
const INSIDE = 0.94, WALLED = 0.5, MET = 0.35;

/** A name in a space, with the sides lettered with it in squares; null where none are. */
interface Part {
  owner: number;
  column: number;
  row: number;
  sides: readonly [number, number] | null;
}

/** Gives the squares of spaces that meet to those whose lettered sides hold them; what is left to names without sides. */
export function partAsSized(
  grid: FloorGrid,
  owner: Int16Array,
  { labels, sidesPt }: {
    labels: readonly PointRect[];
    sidesPt: readonly (SidesPt | null)[];
  },
): void {
  if (sidesPt.filter((it) => it !== null).length < 2) return;
  for (const parts of meetingParts(grid, owner, { labels, sidesPt })) {
    const space = new Space(grid, owner, new Set(parts.map((it) => it.owner)));
    const boxes = onlyFit(space, parts);
    if (boxes !== null) space.part(boxes, parts);
  }
}

/** Groups of names whose spaces border on each other, two of which have their sides lettered. */
function meetingParts(
  grid: FloorGrid,
  owner: Int16Array,
  { labels, sidesPt }: {
    labels: readonly PointRect[];
    sidesPt: readonly (SidesPt | null)[];
  },
): Part[][] {
  const { cellPt, left, top } = grid;
  const parts = labels.map((box, index): Part => {
    const { x, y } = centre(box);
    const sides = sidesPt[index];
    return {
      owner: index + 1,
      column: Math.floor((x - left) / cellPt),
      row: Math.floor((y - top) / cellPt),
      sides: sides && [sides.width / cellPt, sides.depth / cellPt],
    };
  });
  return groupsThatMeet(grid, owner, parts).filter((group) =>
    group.length <= MOST && group.filter(({ sides }) => sides !== null).length >= 2
  );
}

/** The boxes of all parts with sides, by their owner, where they fit in one way alone. */
function onlyFit(space: Space, parts: readonly Part[]): Map<number, Box> | null {
  const sized = parts.filter(({ sides }) => sides !== null);
  const ways = sized.map((it) => waysOf(it, { space, others: parts.filter((one) => one !== it) }));
  if (ways.some(({ length }) => length === 0 || length > MOST_WAYS)) return null;
  const fits: Box[][] = [];
  const lay = (boxes: readonly Box[]) => {
    if (fits.length > 1) return;
    if (boxes.length === sized.length) {
      if (boxes.every((it) => isClosed(it, boxes, space))) fits.push([...boxes]);
      return;
    }
    for (const box of ways[boxes.length]) {
      if (!boxes.some((it) => isOver(it, box))) lay([...boxes, box]);
    }
  };
  lay([]);
  return fits.length === 1 ? new Map(fits[0].map((box, index) => [sized[index].owner, box])) : null;
}

/** How the box of a part may lie: around its own name alone, in a corner of walls. */
function waysOf(
  { column, row, sides }: Part,
  { space, others }: { space: Space; others: readonly Part[] },
): Box[] {
  if (sides === null) return [];
  const [a, b] = sides;
  const ways: Box[] = [];
  for (
    const [width, height] of slackOf(a) + slackOf(b) > Math.abs(a - b) ? [[a, b]] : [[a, b], [b, a]]
  ) {
    for (const [left, right] of rangesOf(space.edges("x"), width)) {
      if (column < left || column >= right) continue;
      for (const [top, bottom] of rangesOf(space.edges("y"), height)) {
        if (row < top || row >= bottom) continue;
        const box = { left, top, right, bottom };
        if (ways.some((it) => isSame(it, box)) || others.some((it) => holds(box, it))) continue;
        if (space.shareIn(box) < INSIDE) continue;
        const [low, high, above, below] = space.walled(box).map((it) => it >= WALLED);
        if ((low || high) && (above || below)) ways.push(box);
      }
    }
  }
  return ways;
}

/** Where so long a side runs from one wall, or up to one. */
const rangesOf = (
  { from, to }: { from: readonly number[]; to: readonly number[] },
  length: number,
): [number, number][] => [
  ...from.map((at): [number, number] => [at, at + Math.round(length)]),
  ...to.map((at): [number, number] => [at - Math.round(length), at]),
];

/** Whether boxes overlap by more than their sides may be off. */
function isOver(a: Box, b: Box): boolean {
  const slack = Math.max(slackOfBox(a), slackOfBox(b));
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
}

/** Whether at every side of a box a wall stands or another box begins. */
function isClosed(box: Box, boxes: readonly Box[], space: Space): boolean {
  const { left, top, right, bottom } = box;
  const met = (low: boolean, isUpright: boolean) =>
    boxes.reduce((sum, it) => {
      if (it === box) return sum;
      const slack = Math.max(slackOfBox(it), slackOfBox(box));
      const off = isUpright
        ? low ? it.right - left : it.left - right
        : low
        ? it.bottom - top
        : it.top - bottom;
      if (Math.abs(off) > slack) return sum;
      const common = isUpright
        ? Math.min(bottom, it.bottom) - Math.max(top, it.top)
        : Math.min(right, it.right) - Math.max(left, it.left);
      return sum + Math.max(0, common) / (isUpright ? bottom - top : right - left);
    }, 0);
  const beside = [met(true, true), met(false, true), met(true, false), met(false, false)];
  return space.walled(box).every((it, side) => it >= WALLED || beside[side] >= MET);
}
