/** What a measurement on a sheet says. */
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { formatLength } from "../../functions/_shared/units.ts";

/** Percent of the page. */
export interface Point {
  x: number;
  y: number;
}

/** Nobody points finer than this many pixels of the screen. */
const AIM_PX = 2;

/** `12'-3" ± 1"`: as near as somebody can point at this zoom, and whose scale it rests on. */
export function measureWords(
  { widthPt, heightPt, pointsPerFoot, isScaleVerified }: Pick<
    SheetSummary,
    "widthPt" | "heightPt" | "pointsPerFoot" | "isScaleVerified"
  >,
  from: Point,
  to: Point,
  pixelsPerPoint: number,
): string {
  if (!pointsPerFoot) return "This sheet has not one scale";
  const points = Math.hypot((to.x - from.x) / 100 * widthPt, (to.y - from.y) / 100 * heightPt);
  const inches = points / pointsPerFoot * 12;
  const within = Math.max(0.5, Math.ceil(AIM_PX / pixelsPerPoint / pointsPerFoot * 12 * 2) / 2);
  const step = within <= 0.5 ? 0.5 : 1;
  const length = `${formatLength(Math.round(inches / step) * step)} ± ${formatLength(within)}`;
  return isScaleVerified ? length : `${length} by the printed scale, which no dimension proves`;
}
