/**
 * Bare heights of toilet room elevations. A drawing names what it shows, a bar or the room for knees, and leaves it to
 * the reader which of its upright dimensions that is: the only one that can be it.
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";

/** Inches: no bar is mounted outside of this, whether it complies or not. */
export const BAR_HEIGHT_IN = [30, 46] as const;
/** Inches: room for knees; below lie toes, above lies the rim. */
export const KNEE_HEIGHT_IN = [20, 33] as const;

/** Upright bare dimensions of the drawing a bare one stands in, inches; null when it is not one of them. */
function uprightsBeside(plan: PlanSet, it: Evidence): { own: number; all: number[] } | null {
  const here = plan.dimensions.find(({ page, box }) => page === it.page && box === it.box);
  if (!here || here.orientation !== "vertical" || !here.drawing || here.of) return null;
  const all = plan.dimensions.filter((other) =>
    other.page === here.page && other.drawing === here.drawing && other.orientation === "vertical"
  ).map(({ valueIn }) => valueIn);
  return { own: here.valueIn, all };
}

/** Is this the only upright dimension of its drawing between these heights? */
export function isOnlyUpright(
  plan: PlanSet,
  it: Evidence,
  [from, to]: readonly [number, number],
): boolean {
  const found = uprightsBeside(plan, it);
  return found !== null && found.own >= from && found.own <= to &&
    found.all.filter((value) => value >= from && value <= to).length === 1;
}

/** Is this the lowest of several upright dimensions between these heights? */
export function isLowestUpright(
  plan: PlanSet,
  it: Evidence,
  [from, to]: readonly [number, number],
): boolean {
  const found = uprightsBeside(plan, it);
  return found !== null && found.own >= from && found.own <= to &&
    Math.min(...found.all.filter((value) => value >= from)) === found.own;
}
