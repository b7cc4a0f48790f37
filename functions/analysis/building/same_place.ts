/** How far apart one place of a building lies on the plans of two floors: by the marks of its grid, else by the sheet. */
import type { Building } from "../../_shared/domain/building.ts";
import type { Tag } from "../../_shared/domain/plan_set.ts";
import { centre } from "../../_shared/geometry.ts";

/** Marks of grid lines. */
const GRID = /^(?:[A-Z]|\d{1,2})(?:\.\d)?$/;
/** So many marks of the grid agree, to so many feet. */
const LEAST = 3, AGREE_FT = 0.75;
/** Scales agree to this share. */
const SAME_SCALE = 0.01;

/** Feet to add to a place of one plan for its place on another; null where nothing tells. */
export function shiftBetween(
  from: Building,
  to: Building,
  marks: readonly Tag[],
): { x: number; y: number } | null {
  if (from.page === to.page) return null;
  const [here, there] = [gridOf(from, marks), gridOf(to, marks)];
  const shared = [...here].flatMap(([mark, a]) => {
    const b = there.get(mark);
    return b ? [{ a, b }] : [];
  });
  const [x, y] = [
    agreed(shared.map(({ a, b }) => ({ at: a.x, shift: b.x - a.x }))),
    agreed(shared.map(({ a, b }) => ({ at: a.y, shift: b.y - a.y }))),
  ];
  if (x !== null && y !== null) return { x, y };
  // Offices draw all floors at one place of their sheets.
  const isAlike = (a: number, b: number) => Math.abs(a / b - 1) < SAME_SCALE;
  const [a, b] = [from.feetPerPercent, to.feetPerPercent];
  return isAlike(a.x, b.x) && isAlike(a.y, b.y) ? { x: 0, y: 0 } : null;
}

/** Marks that stand once on a page, by their places in feet. */
function gridOf({ page, feetPerPercent }: Building, marks: readonly Tag[]) {
  const own = marks.filter((it) => it.page === page && GRID.test(it.mark));
  return new Map(
    [...Map.groupBy(own, ({ mark }) => mark)].filter(([, { length }]) => length === 1)
      .map(([mark, [{ box }]]) => {
        const at = centre(box);
        return [mark, { x: at.x * feetPerPercent.x, y: at.y * feetPerPercent.y }];
      }),
  );
}

/**
 * The shift most lines of the grid agree on; null where too few marks do. The bubbles of a row stand at one height,
 * which is theirs and no line of the building: they count as one.
 */
function agreed(shared: readonly { at: number; shift: number }[]): number | null {
  const [most] = shared
    .map(({ shift }) => shared.filter((it) => Math.abs(it.shift - shift) < AGREE_FT))
    .filter(({ length }) => length >= LEAST)
    .sort((a, b) => placesOf(b) - placesOf(a) || b.length - a.length);
  return most ? most.reduce((sum, { shift }) => sum + shift, 0) / most.length : null;
}

const placesOf = (all: readonly { at: number }[]): number =>
  new Set(all.map(({ at }) => Math.round(at / AGREE_FT))).size;
