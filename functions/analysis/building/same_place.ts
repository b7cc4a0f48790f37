/** How far apart one place of a building lies on the plans of two floors: by the marks of its grid, else by the sheet. */
import type { Building, PlanStair } from "../../_shared/domain/building.ts";
import { centre, type PercentRect } from "../../_shared/geometry.ts";
import type { PageMark } from "./join_floors.ts";

/** Marks of grid lines. */
const GRID = /^(?:[A-Z]|\d{1,2})(?:\.\d)?$/;
/** So many lines of the grid agree, to so many feet. */
const LEAST = 3, AGREE_FT = 0.75;
/** Scales agree to this share. */
const SAME_SCALE = 0.01;

/** Feet to add to a place of one plan for its place on another; null where nothing tells. */
export function shiftBetween(
  from: Building,
  to: Building,
  marks: readonly PageMark[],
): { x: number; y: number } | null {
  if (from.page === to.page) return null;
  const [here, there] = [gridOf(from, marks), gridOf(to, marks)];
  const shared = [...here].flatMap(([mark, a]) => {
    const b = there.get(mark);
    return b ? [{ x: b.x - a.x, y: b.y - a.y }] : [];
  });
  const [x, y] = [agreed(shared.map((it) => it.x)), agreed(shared.map((it) => it.y))];
  if (x !== null && y !== null) return { x, y };
  // Offices draw all floors at one place of their sheets.
  const isAlike = (a: number, b: number) => Math.abs(a / b - 1) < SAME_SCALE;
  const [a, b] = [from.feetPerPercent, to.feetPerPercent];
  return isAlike(a.x, b.x) && isAlike(a.y, b.y) ? { x: 0, y: 0 } : null;
}

/** Marks that stand once on a page, by their places in feet. */
function gridOf({ page, feetPerPercent }: Building, marks: readonly PageMark[]) {
  const own = marks.filter((it) => it.page === page && GRID.test(it.mark));
  return new Map(
    [...Map.groupBy(own, ({ mark }) => mark)].filter(([, { length }]) => length === 1)
      .map(([mark, [{ box }]]) => {
        const at = centre(box);
        return [mark, { x: at.x * feetPerPercent.x, y: at.y * feetPerPercent.y }];
      }),
  );
}

/** The value most agree on; null where too few do. */
function agreed(values: readonly number[]): number | null {
  const votes = values.map((value) => values.filter((it) => Math.abs(it - value) < AGREE_FT));
  const [most] = votes.sort((a, b) => b.length - a.length);
  if (!most || most.length < LEAST) return null;
  return most.reduce((sum, it) => sum + it, 0) / most.length;
}

/** The box around flights, feet. */
export function boundsOf(
  flights: readonly PlanStair[],
  { feetPerPercent: { x, y } }: Building,
): PercentRect {
  const boxes = flights.map(({ box }) => box);
  const left = Math.min(...boxes.map((it) => it.x)), top = Math.min(...boxes.map((it) => it.y));
  return {
    x: left * x,
    y: top * y,
    width: (Math.max(...boxes.map((it) => it.x + it.width)) - left) * x,
    height: (Math.max(...boxes.map((it) => it.y + it.height)) - top) * y,
  };
}
