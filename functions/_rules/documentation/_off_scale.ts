/** Printed dimensions whose lines are longer or shorter than they say, on plans whose other dimensions prove the scale. */
import { formatLength } from "../../_shared/units.ts";
import type { Dimension, PlanSet } from "../../_shared/domain/plan_set.ts";
import { drawnPlans, scaleOf, toleranceIn } from "../drawn/trusted.ts";

/** A dimension that disagrees with the scale of its plan, and how many more do. */
export interface OffScale {
  dimension: Dimension;
  drawn: string;
  scale: string;
  more: number;
}

/** Figures are rounded, and lines end at ticks: what they may be off by beside the plan's own tolerance. */
const SHARE = 0.03, LINES = 2;

/** The dimension that is off by most, one for all plans of the set; null where all agree. */
export function mostOffScale(plan: PlanSet): OffScale | null {
  const off = drawnPlans(plan).flatMap(({ building }) =>
    plan.dimensions.filter((it) => it.page === building.page).flatMap((dimension) => {
      const { measuredIn, valueIn, readBy } = dimension;
      if (measuredIn === null || readBy === "ocr") return [];
      const byIn = Math.abs(measuredIn - valueIn);
      const allowedIn = Math.max(LINES * toleranceIn(building), SHARE * valueIn);
      return byIn > allowedIn ? [{ dimension, measuredIn, byIn, building }] : [];
    })
  ).sort((a, b) => b.byIn - a.byIn);
  if (off.length === 0) return null;
  const [{ dimension, measuredIn, building }] = off;
  return {
    dimension,
    drawn: formatLength(Math.round(measuredIn)),
    scale: scaleOf(building),
    more: off.length - 1,
  };
}
