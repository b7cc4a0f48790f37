/** Printed dimensions whose lines are longer or shorter than they say, on plans whose other dimensions prove the scale. */
import type { Building } from "../../_shared/domain/building.ts";
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

/** `CPET 104: 88'` tells the length of a way, not of the line it stands at. */
const NAMED = /[A-Z]{2}.*:\s*\d/i;

/** Where a larger share of a plan's dimensions is off, they prove no scale, or belong to drawings at another. */
const MOST_OFF = 1 / 3;

/** The dimension that is off by most, one for all plans of the set; null where all agree. */
export function mostOffScale(plan: PlanSet): OffScale | null {
  const off = drawnPlans(plan).flatMap(({ building }) => {
    const measured = plan.dimensions.filter(({ page, measuredIn, readBy, sourceText }) =>
      page === building.page && measuredIn !== null && readBy !== "ocr" && !NAMED.test(sourceText)
    );
    const own = measured.filter((it) => byIn(it) > allowedIn(it, building));
    if (own.length > MOST_OFF * measured.length) return [];
    return own.map((dimension) => ({ dimension, building }));
  }).sort((a, b) => byIn(b.dimension) - byIn(a.dimension));
  if (off.length === 0) return null;
  const [{ dimension, building }] = off;
  return {
    dimension,
    drawn: formatLength(Math.round(dimension.measuredIn ?? dimension.valueIn)),
    scale: scaleOf(building),
    more: off.length - 1,
  };
}

/** What the line of a measured dimension is longer or shorter by than it says, inches. */
const byIn = ({ measuredIn, valueIn }: Dimension): number =>
  Math.abs((measuredIn ?? valueIn) - valueIn);

const allowedIn = ({ valueIn }: Dimension, building: Building): number =>
  Math.max(LINES * toleranceIn(building), SHARE * valueIn);
