/**
 * Floors of a kind as plans draw them: the box of a shower, crossed or named, and the stoop before a door. A dimension
 * from side to side says how wide the shower is, one from the wall to the edge how deep the stoop.
 */
import type { Ends } from "../../../_lexicon/measured.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { centre, type PointRect } from "../../../_shared/geometry.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import { textOf, type Words } from "./drawn_words.ts";
import { type PlainStrokes, plainStrokes } from "./plain_strokes.ts";
import { between, type Ruling, type Rulings } from "../tables/rulings.ts";

/** Ends of lines are at what they measure, points. */
const END_PT = 2.5;
/** No plan draws a smaller shower, points. */
const SMALLEST_PT = 14;
/** A shower is at most so many times as long as wide. */
const OBLONG = 2.2;
/** A dimension stands so many of its lengths off a shower, and off a stoop. */
const AWAY = 1.2;
/** The leaf of a door sweeps so far, degrees; a stoop is so many leaves wide. */
const SWEEP = [75, 100] as const, STOOP = [0.95, 5] as const;

const SHOWER = /^\W*SH(?:OWER|W?R)\b\.?(?!\s*(?:VALVE|HEAD|DOOR|ROD|SEAT|PAN|CURB|CURTAIN))/i;

/** Showers and stoops of a page. */
export class DrawnFloors {
  readonly #strokes: PlainStrokes;
  readonly #names: readonly Words[];
  #showers: readonly PointRect[] | null = null;

  constructor(
    private readonly page: Pick<PageReading, "segments" | "rects" | "arcs">,
    private readonly rulings: Pick<Rulings, "horizontal" | "vertical">,
    words: readonly Words[],
  ) {
    this.#strokes = plainStrokes(page);
    this.#names = words.filter((it) => SHOWER.test(textOf(it)));
  }

  /** From side to side of a shower, or from a wall to the edge of a stoop; null for anything else. */
  endsOf(span: DimensionSpan): Ends | null {
    if ((this.#showers ??= this.#showersOf()).some((it) => isAcross(span, it))) {
      return ["side of shower", "side of shower"];
    }
    return this.#isStoop(span) ? ["wall", "edge of stoop"] : null;
  }

  #showersOf(): PointRect[] {
    return this.page.rects.filter(({ width, height }) => {
      const [short, long] = [Math.min(width, height), Math.max(width, height)];
      return short > SMALLEST_PT && long < OBLONG * short;
    }).filter((box) => this.#isCrossed(box) || this.#isNamed(box));
  }

  #isNamed({ x, y, width, height }: PointRect): boolean {
    const own = this.#names.filter((it) => {
      const at = centre(it.box);
      return at.x > x && at.x < x + width && at.y > y && at.y < y + height;
    });
    return own.length === 1 && own[0].box.width > 0.1 * width;
  }

  /** Do two strokes run from corner to corner? */
  #isCrossed({ x, y, width, height }: PointRect): boolean {
    const corner = (ax: number, ay: number) =>
      between(this.#strokes.sloping, x - END_PT, x + END_PT).some(({ a, b }) =>
        Math.abs(a.x - ax) < END_PT && Math.abs(a.y - ay) < END_PT &&
        Math.abs(b.x - x - width) < END_PT && Math.abs(Math.abs(b.y - ay) - height) < END_PT
      );
    return corner(x, y) && corner(x, y + height) && this.#names.length > 0;
  }

  /** From the face of the wall a door stands in to the far side of the box before it? */
  #isStoop({ from, to, at, isLevel }: DimensionSpan): boolean {
    const length = to - from;
    const walls = isLevel ? this.rulings.vertical : this.rulings.horizontal;
    return this.page.rects.some((box) => {
      const [near, deep, side, width] = isLevel
        ? [box.x, box.width, box.y, box.height]
        : [box.y, box.height, box.x, box.width];
      if (Math.abs(near - from) > END_PT || Math.abs(near + deep - to) > END_PT) return false;
      if (at < side - AWAY * length || at > side + width + AWAY * length) return false;
      return [near, near + deep].some((wall) => {
        const outwards = wall === near ? -1 : 1;
        return this.#hasDoor({ wall, outwards, side, width, isLevel }) &&
          between(walls, wall - END_PT, wall + END_PT).some((it: Ruling) =>
            it.from < side + 0.2 * width && it.to > side - 0.2 * width - length &&
            (it.from < side - 0.2 * width || it.to > side + 1.2 * width)
          );
      });
    });
  }

  /** Is a door hung in that wall, within the width of the box, that swings away from it? */
  #hasDoor({ wall, outwards, side, width, isLevel }: {
    wall: number;
    outwards: number;
    side: number;
    width: number;
    isLevel: boolean;
  }): boolean {
    return this.page.arcs.some(({ cx, cy, radius, sweepDeg }) => {
      const sweep = Math.abs(sweepDeg);
      if (sweep < SWEEP[0] || sweep > SWEEP[1]) return false;
      const [across, along] = isLevel ? [cx, cy] : [cy, cx];
      const share = width / radius;
      return (across - wall) * outwards > -END_PT && (across - wall) * outwards < 0.4 * radius &&
        along > side - 0.3 * radius && along < side + width + 0.3 * radius &&
        share > STOOP[0] && share < STOOP[1];
    });
  }
}

/** Does a line run from side to side of a box, in it or right beside it? */
function isAcross({ from, to, at, isLevel }: DimensionSpan, box: PointRect): boolean {
  const [first, length, near, depth] = isLevel
    ? [box.x, box.width, box.y, box.height]
    : [box.y, box.height, box.x, box.width];
  return Math.abs(from - first) < END_PT && Math.abs(to - first - length) < END_PT &&
    at > near - AWAY * depth && at < near + (1 + AWAY) * depth;
}
