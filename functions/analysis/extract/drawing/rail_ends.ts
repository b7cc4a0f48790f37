/**
 * Handrails as sections draw them where they run on level beyond a flight or a ramp: a sloping line and, from its upper
 * end, a level one. A level dimension from end to end of that says how far the rail runs on.
 */
import type { Ends } from "../../../_lexicon/measured.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import type { Point } from "./leaders.ts";
import { type PlainStrokes, plainStrokes, type Slope } from "./plain_strokes.ts";

/** Ends of lines are at what they measure, and ends of strokes meet, points. */
const END_PT = 2.5, MEET_PT = 1;
/** Where a rail begins to slope is drawn off its figure by at most this share of the extension. */
const OFF = 0.3;
/** A dimension stands so many extensions off the rail at most. */
const AWAY = 3;
/** No section draws a shorter rail, points, and rails rise by no more than this for each point along. */
const SHORTEST_PT = 30, STEEPEST = 1.1;

const OF_RAIL = /\b(?:STAIRS?|STEPS|RAMPS?|HAND\s?RAIL\w*|RAIL\w*)\b/i;
const OF_PLAN = /\bPLANS?\b|\bLAYOUT\b/i;

/** A level piece of a rail: where it leaves the slope, and its free end. */
interface Extension {
  corner: Point;
  end: Point;
}

/** The ends of rails of a page. */
export class RailEnds {
  readonly #strokes: PlainStrokes;
  #extensions: readonly Extension[] | null = null;

  constructor(page: Pick<PageReading, "segments">) {
    this.#strokes = plainStrokes(page);
  }

  /** From the top of the slope of a rail to its end; null for anything else. */
  endsOf({ from, to, at, isLevel }: DimensionSpan, drawing: string | null): Ends | null {
    if (!isLevel || !OF_RAIL.test(drawing ?? "") || OF_PLAN.test(drawing ?? "")) return null;
    const length = to - from;
    const isOne = (this.#extensions ??= this.#extensionsOf()).some(({ corner, end }) => {
      const [free, sloped] = end.x < corner.x ? [from, to] : [to, from];
      return Math.abs(free - end.x) < END_PT &&
        Math.abs(sloped - corner.x) < Math.max(END_PT, OFF * length) &&
        Math.abs(at - end.y) < AWAY * length + 4 * END_PT;
    });
    return isOne ? ["slope of rail", "end of rail"] : null;
  }

  #extensionsOf(): Extension[] {
    const { level, sloping } = this.#strokes;
    return sloping.filter(isRail).flatMap(({ a, b }): Extension[] => {
      const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
      const outwards = Math.sign(upper.x - lower.x);
      return level.filter((it) => Math.abs(it.at - upper.y) < MEET_PT).flatMap((it) => {
        const [near, far] = outwards > 0 ? [it.from, it.to] : [it.to, it.from];
        const isOn = Math.abs(near - upper.x) < MEET_PT &&
          Math.abs(far - near) < Math.abs(upper.x - lower.x);
        return isOn ? [{ corner: upper, end: { x: far, y: it.at } }] : [];
      });
    });
  }
}

const isRail = ({ a, b }: Slope): boolean =>
  b.x - a.x > SHORTEST_PT && Math.abs(b.y - a.y) < STEEPEST * (b.x - a.x);
