/**
 * Heights over the steps of a section: an upright dimension from the edge of a tread up to the rail that rises with
 * the flight says how high a handrail is, one up to what hangs over the flight how much headroom there is.
 */
import type { Ends } from "../../../_lexicon/measured.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import { between } from "../tables/rulings.ts";
import type { Flight } from "./drawn_steps.ts";
import type { Point } from "./leaders.ts";
import { heightOn, type PlainStrokes, plainStrokes, type Slope } from "./plain_strokes.ts";

/** Ends of lines are at what they measure, points. */
const END_PT = 2.5;
/** A dimension stands at most so many risers off the flight. */
const AWAY = 5;
/** A rail is so many risers over the edges of the treads, and headroom begins with so many. */
const RAIL = [3, 7.5] as const, HEADROOM = 8;
/** Rails run along the flight but for this share, and edges of one rail are so many risers apart at most. */
const ALONG = 0.1, ONE_RAIL = 0.6;
/** A line that ends over the only rail by less than this share of its height is of that rail. */
const OVER = 0.15;

/** What dimensions over the flights of a page mean. */
export class FlightHeights {
  readonly #strokes: PlainStrokes;

  constructor(page: Pick<PageReading, "segments">, private readonly flights: readonly Flight[]) {
    this.#strokes = plainStrokes(page);
  }

  /** From the edge of a tread to a handrail or to what hangs over it; null for anything else. */
  endsOf(span: DimensionSpan): Ends | null {
    if (span.isLevel) return null;
    for (const flight of this.flights) {
      const over = this.#over(flight, span);
      if (over) return ["nosing", over];
    }
    return null;
  }

  #over(flight: Flight, { from, to, at }: DimensionSpan): "handrail" | "ceiling over stair" | null {
    const { nosings } = flight;
    const [first, second] = nosings;
    const riser = Math.abs(second.y - first.y);
    const [low, high] = [
      Math.min(first.x, nosings.at(-1)!.x),
      Math.max(first.x, nosings.at(-1)!.x),
    ];
    if (at < low - AWAY * riser || at > high + AWAY * riser) return null;
    const on = standsOn(flight, { to, at });
    if (on === null) return null;
    const risers = (to - from) / riser;
    if (risers > HEADROOM) return this.#isUnder(from, at) ? "ceiling over stair" : null;
    if (risers < RAIL[0] || risers > RAIL[1]) return null;
    const rails = this.#railsOver(flight, on, riser);
    const measured = rails.find((it) => it.some((y) => Math.abs(y - from) < END_PT)) ??
      (rails.length === 1 && Math.abs(on.x - at) < riser / 2 && this.#isOverRail(from, rails[0], on)
        ? rails[0]
        : undefined);
    // Of two rails the upper one may be the guard's.
    return measured && measured === rails[0] ? "handrail" : null;
  }

  /** Does a line end over the only rail by a little, as where a figure was changed and the drawing was not? */
  #isOverRail(from: number, rail: readonly number[], { x, y }: Point): boolean {
    const top = rail.at(-1)!;
    return from < top && (top - from) / (y - top) < OVER && !this.#isUnder(from, x);
  }

  /** Does something level or sloping lie over a place at that height? */
  #isUnder(y: number, x: number): boolean {
    const { level, sloping } = this.#strokes;
    return between(level, y - END_PT, y + END_PT)
      .some((it) => it.from < x + END_PT && it.to > x - END_PT && it.to - it.from > 4 * END_PT) ||
      sloping.some((it) => {
        const over = heightOn(it, x);
        return over !== null && Math.abs(over - y) < END_PT && it.b.x - it.a.x > 8 * END_PT;
      });
  }

  /** Heights of the rails that rise with a flight, over one of its edges: edges of one rail together, lowest first. */
  #railsOver({ nosings }: Flight, { x, y }: Point, riser: number): number[][] {
    const [first, second] = nosings;
    const steep = (second.y - first.y) / (second.x - first.x);
    const isAlong = ({ a, b }: Slope) =>
      Math.abs((b.y - a.y) / (b.x - a.x) - steep) < ALONG * Math.abs(steep) &&
      b.x - a.x > 1.5 * Math.abs(second.x - first.x);
    const heights = this.#strokes.sloping.filter(isAlong).flatMap((it) => heightOn(it, x) ?? [])
      .filter((it) => y - it > (RAIL[0] - 1) * riser && y - it < RAIL[1] * riser)
      .sort((a, b) => b - a);
    const rails: number[][] = [];
    for (const it of heights) {
      const last = rails.at(-1);
      if (last && last.at(-1)! - it < ONE_RAIL * riser) last.push(it);
      else rails.push([it]);
    }
    return rails;
  }
}

/** The edge of a tread that a line stands on, or the place between two edges. */
function standsOn({ nosings }: Flight, { to, at }: { to: number; at: number }): Point | null {
  const edge = nosings.find(({ y }) => Math.abs(y - to) < END_PT);
  if (edge) return edge;
  const [first, second] = nosings;
  const onLine = first.y + (second.y - first.y) * (at - first.x) / (second.x - first.x);
  return Math.abs(onLine - to) < END_PT ? { x: at, y: onLine } : null;
}
