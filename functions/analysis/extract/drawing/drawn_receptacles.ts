/**
 * Receptacles as power plans draw them, whatever the scale: a small circle with two strokes across it. A dimension from
 * the middle of one to the next on the same wall, or over the same counter, says how far they stand apart.
 */
import type { Ends } from "../../../_lexicon/measured.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { centre, type PointRect } from "../../../_shared/geometry.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import { between } from "../tables/rulings.ts";
import { roundShapes } from "./closed_shapes.ts";
import { type PlainStrokes, plainStrokes, type Stroke } from "./plain_strokes.ts";

/** A receptacle: its middle and half its size. */
interface Receptacle {
  x: number;
  y: number;
  radius: number;
}

/** Circles of receptacles, points. */
const SIZE_PT = [4, 16] as const;
/** Ends are at what they measure, and receptacles of one wall stand in line, points. */
const END_PT = 2.5;
/** A dimension stands so many radii off the receptacles at most. */
const AWAY = 10;
/** A counter is so many radii deep, at least and at most. */
const COUNTER = [3, 16] as const;

/** Drawings where receptacles are shown. */
const OF_POWER =
  /\bPLANS?\b|\bPOWER\b|\bELEC\w*|\bFLOOR\b|\bSERVICES\b|\bKITCHEN\b|\bLEVEL\b|\bUNIT\b/i;

/** The receptacles of a page. */
export class DrawnReceptacles {
  readonly #strokes: PlainStrokes;
  #all: readonly Receptacle[] | null = null;

  constructor(private readonly page: PageReading) {
    this.#strokes = plainStrokes(page);
  }

  /** From one receptacle to the next on a wall or over a counter; null for anything else. */
  endsOf(span: DimensionSpan, titles: string): Ends | null {
    if (!OF_POWER.test(titles)) return null;
    const { from, to, at, isLevel } = span;
    const along = ({ x, y }: Receptacle) => isLevel ? x : y;
    const across = ({ x, y }: Receptacle) => isLevel ? y : x;
    const near = (this.#all ??= this.#receptacles()).filter((it) =>
      Math.abs(across(it) - at) < AWAY * it.radius && along(it) > from - END_PT &&
      along(it) < to + END_PT
    );
    const first = near.filter((it) => Math.abs(along(it) - from) < END_PT);
    for (const one of first) {
      const inLine = near.filter((it) => Math.abs(across(it) - across(one)) < END_PT);
      const other = inLine.find((it) => Math.abs(along(it) - to) < END_PT);
      if (!other || inLine.length > 2) continue;
      return this.#isOverCounter(one, other)
        ? ["receptacle over counter", "receptacle over counter"]
        : ["receptacle on wall", "receptacle on wall"];
    }
    return null;
  }

  /** Do both stand in one long box? */
  #isOverCounter(one: Receptacle, other: Receptacle): boolean {
    const holds = ({ x, y, width, height }: PointRect, it: Receptacle) =>
      it.x > x && it.x < x + width && it.y > y && it.y < y + height;
    return this.page.rects.some((box) => {
      const deep = Math.min(box.width, box.height) / one.radius;
      return deep > COUNTER[0] && deep < COUNTER[1] && holds(box, one) && holds(box, other);
    });
  }

  #receptacles(): Receptacle[] {
    return roundShapes(this.page).filter(({ width, height }) =>
      width > SIZE_PT[0] && width < SIZE_PT[1] && Math.abs(width - height) < 0.1 * width
    ).filter((box) => this.#isCrossed(box)).map((box) => ({
      ...centre(box),
      radius: box.width / 2,
    })).filter((it, at, all) =>
      // A circle may be found by its arc and by its curves.
      !all.slice(0, at).some((other) => Math.hypot(other.x - it.x, other.y - it.y) < it.radius)
    );
  }

  /** Run two strokes alike across a circle, one on each side of its middle, and beyond it? */
  #isCrossed({ x, y, width }: PointRect): boolean {
    const radius = width / 2;
    const crosses = (strokes: readonly Stroke[], place: number, middle: number) => {
      const own = between(strokes, place - 0.8 * radius, place + 0.8 * radius).filter((it) =>
        it.from < middle - 0.8 * radius && it.to > middle + 0.8 * radius &&
        it.to - it.from < 6 * radius
      );
      return own.length === 2 &&
        Math.abs((own[0].at + own[1].at) / 2 - place) < 0.3 * radius && own[1].at - own[0].at > 0.4;
    };
    const [cx, cy] = [x + radius, y + radius];
    return crosses(this.#strokes.level, cy, cx) || crosses(this.#strokes.upright, cx, cy);
  }
}
