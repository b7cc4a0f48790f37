/** What a measurement on a sheet says. */
import { isToScale } from "../../components/report/scale.ts";
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { formatLength } from "../../functions/_shared/units.ts";

/** Percent of the page. */
export interface Point {
  x: number;
  y: number;
}

/** Nobody points finer than this many pixels of the screen. */
const AIM_PX = 2;

/** `12'-3" ± 1"`: as near as somebody can point at this zoom. */
export function measureWords(
  { widthPt, heightPt, pointsPerFoot }: Pick<
    SheetSummary,
    "widthPt" | "heightPt" | "pointsPerFoot"
  >,
  from: Point,
  to: Point,
  pixelsPerPoint: number,
): string {
  if (!pointsPerFoot) return "This sheet doesn’t have a single scale";
  const points = Math.hypot((to.x - from.x) / 100 * widthPt, (to.y - from.y) / 100 * heightPt);
  const inches = points / pointsPerFoot * 12;
  const within = Math.max(0.5, Math.ceil(AIM_PX / pixelsPerPoint / pointsPerFoot * 12 * 2) / 2);
  const step = within <= 0.5 ? 0.5 : 1;
  return `${formatLength(Math.round(inches / step) * step)} ± ${formatLength(within)}`;
}

/** Whose scale a measurement rests on. */
export function scaleWords(
  { scale, isScaleVerified }: Pick<SheetSummary, "scale" | "isScaleVerified">,
): string {
  const name = scale ? `Scale ${scale}` : "Scale as drawn";
  return isScaleVerified
    ? `${name}, confirmed by dimensions on this sheet`
    : `${name} as printed; not confirmed by a dimension on this sheet`;
}

/** Sheets a sentence names before it counts the rest. */
const MOST_NAMED = 4;

/** Why nothing can be measured here, and where it can. */
export function noScaleWords(
  sheets: readonly Pick<SheetSummary, "number" | "page" | "pointsPerFoot">[],
  scale?: string | null,
): string {
  const names = sheets.filter((it) => it.pointsPerFoot !== undefined)
    .map(({ number, page }) => number ?? `page ${page}`);
  const why = !scale || isToScale(scale)
    ? "This sheet has no single scale, so nothing can be measured on it."
    : "This sheet isn’t to scale, so nothing can be measured on it.";
  if (names.length === 0) return `${why} No sheet of this set has one.`;
  const rest = names.length - MOST_NAMED;
  const named = rest > 0 ? [...names.slice(0, MOST_NAMED), `${rest} more`] : names;
  return `${why} You can measure on ${new Intl.ListFormat("en-US").format(named)}.`;
}

/** The point moved straight across or straight up from `from`, whichever is nearer on paper. */
export function straightened(from: Point, to: Point, aspect: number): Point {
  const isAcross = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y) * aspect;
  return isAcross ? { x: to.x, y: from.y } : { x: from.x, y: to.y };
}
