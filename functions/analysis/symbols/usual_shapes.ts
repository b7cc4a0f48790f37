/** Symbols that offices draw alike, so that they need no legend. */
import type { PlanSymbol } from "../../_shared/domain/building.ts";
import type { Glyph } from "./glyphs.ts";

/** Two lines through a circle are parallel within this, and as long as this share of it. */
const PARALLEL = 0.08, THROUGH = 0.7;
/** Diameter of the circle of a receptacle, points on paper. */
const MIN_PT = 4, MAX_PT = 16;

/**
 * A circle with two parallel lines through it is a duplex receptacle.
 * @source ANSI Y32.9 (IEEE Std 315A), graphic symbols for electrical wiring
 */
export function usualSymbol(
  { body, sizePt, inner, letters }: Glyph,
): Pick<PlanSymbol, "type" | "legend" | "how"> | null {
  if (body !== "circle" || letters !== "" || sizePt < MIN_PT || sizePt > MAX_PT) return null;
  const lines = inner.filter(([x1, y1, x2, y2]) => Math.hypot(x2 - x1, y2 - y1) > THROUGH * sizePt);
  if (lines.length !== 2 || inner.length > 4) return null;
  const [[ax, ay], [bx, by]] = lines.map(([x1, y1, x2, y2]) => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    return [(x2 - x1) / length, (y2 - y1) / length];
  });
  const isParallel = Math.abs(ax * by - ay * bx) < PARALLEL;
  const apart = (lines[1][0] - lines[0][0]) * ay - (lines[1][1] - lines[0][1]) * ax;
  return isParallel && Math.abs(apart) > 0.15 * sizePt
    ? { type: "receptacle", legend: null, how: "shape" }
    : null;
}
