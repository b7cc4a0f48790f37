/**
 * Water closets as details draw them, whatever their scale: a round bowl before the long side of a tank. A dimension
 * from the middle of one to a wall beside it says how far its centerline stands from that wall.
 */
import type { Ends } from "../../../_lexicon/measured.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { centre, overlaps, type PointRect, unionRect } from "../../../_shared/geometry.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import { between, type Ruling, type Rulings } from "../tables/rulings.ts";
import { roundShapes } from "./closed_shapes.ts";

/** A closet and the line through its middle, away from its tank. */
interface Closet {
  box: PointRect;
  isUpright: boolean;
  /** Place of that line, across it. */
  axis: number;
  /** Front of its bowl, along it, and whether what is before it lies at greater coordinates. */
  front: number;
  facesOn: boolean;
}

/** Width of a tank in widths of its bowl, and its depth in widths of its own. */
const TANK_WIDTH = [0.7, 1.8] as const, TANK_DEPTH = [0.15, 0.8] as const;
/** Length of a bowl in its widths. */
const BOWL = [0.85, 1.8] as const;
/** Bowl and tank stand apart, or reach into each other, by this share of the bowl, and are as much out of line. */
const GAP = 0.3, OFF_LINE = 0.08;
/** No detail draws one smaller, points. */
const SMALLEST_PT = 8;
/** Ends lie this close to what they measure, points. */
const END_PT = 2.5;
/** A dimension of a closet stands at most so many of its lengths off it. */
const AWAY = 1.5;

/** The closets of a page, and what dimensions at them run between. */
export class DrawnClosets {
  readonly #closets: readonly Closet[];

  constructor(
    page: PageReading,
    private readonly rulings: Pick<Rulings, "horizontal" | "vertical">,
  ) {
    const isLarge = ({ width, height }: PointRect) => Math.min(width, height) >= SMALLEST_PT;
    const bowls = roundShapes(page).filter(isLarge);
    const tanks = page.rects.filter(({ width, height }) => Math.min(width, height) > 3)
      .map((tank) => ({ tank, at: centre(tank).x })).sort((a, b) => a.at - b.at);
    const found = bowls.flatMap((bowl) => {
      const { x } = centre(bowl);
      const reach = Math.max(bowl.width, bowl.height) * BOWL[1];
      return between(tanks, x - reach, x + reach)
        .flatMap(({ tank }) => closetOf(bowl, tank) ?? []);
    });
    this.#closets = found.filter((it, at) =>
      !found.slice(0, at).some((other) => overlaps(other.box, it.box))
    );
  }

  /** From a closet to the wall beside or before it; null for anything else. */
  endsOf(span: DimensionSpan): Ends | null {
    // The nearest along the line is meant; whether the wall is its own or the next one's, it runs along it.
    if (this.#closets.some((it) => this.#isBeside(span, it))) return ["middle of closet", "wall"];
    if (this.#closets.some((it) => this.#isBefore(span, it))) return ["front of closet", "wall"];
    return null;
  }

  /** From the middle of a closet to a wall beside it? */
  #isBeside(span: DimensionSpan, closet: Closet): boolean {
    const { from, to, at, isLevel } = span;
    const { box, isUpright, axis } = closet;
    const [near, length] = isLevel ? [box.y, box.height] : [box.x, box.width];
    const away = Math.max(0, near - at, at - near - length);
    if (isUpright !== isLevel) return false;
    if (away > AWAY * length && !this.#isLed(span, closet)) return false;
    const isAxis = (end: number) => Math.abs(end - axis) < END_PT;
    const wallAt = isAxis(from) ? to : isAxis(to) ? from : null;
    return wallAt !== null && this.#isWall(wallAt, { isLevel, near, length });
  }

  /** Runs a line from the middle of a closet to a dimension further off? */
  #isLed({ at, isLevel }: DimensionSpan, { box, axis }: Closet): boolean {
    const lines = isLevel ? this.rulings.vertical : this.rulings.horizontal;
    const [near, length] = isLevel ? [box.y, box.height] : [box.x, box.width];
    const [low, high] = [Math.min(near + length, at), Math.max(near, at)];
    return between(lines, axis - END_PT, axis + END_PT)
      .some(({ from, to }) => from < low + END_PT && to > high - 2 * END_PT);
  }

  /** From the front of a bowl, along the middle of the closet, to a wall? */
  #isBefore({ from, to, at, isLevel }: DimensionSpan, closet: Closet): boolean {
    const { box, isUpright, axis, front, facesOn } = closet;
    const [near, width] = isLevel ? [box.y, box.height] : [box.x, box.width];
    if (isUpright === isLevel || Math.abs(at - axis) > width) return false;
    const [begin, wallAt] = facesOn ? [from, to] : [to, from];
    return Math.abs(begin - front) < END_PT &&
      this.#isWall(wallAt, { isLevel, near, length: width });
  }

  /** Runs a line along a closet there, longer than the closet is? */
  #isWall(
    at: number,
    { isLevel, near, length }: { isLevel: boolean; near: number; length: number },
  ): boolean {
    const lines = isLevel ? this.rulings.vertical : this.rulings.horizontal;
    const runsAlong = ({ from, to }: Ruling) =>
      to - from > length && Math.min(to, near + length) - Math.max(from, near) > 0.5 * length;
    return between(lines, at - END_PT, at + END_PT).some(runsAlong);
  }
}

/** The closet a bowl and a tank make; null where they make none. */
function closetOf(bowl: PointRect, tank: PointRect): Closet | null {
  const [b, t] = [centre(bowl), centre(tank)];
  if (Math.abs(b.y - t.y) > 2 * Math.max(bowl.width, bowl.height)) return null;
  const isUpright = Math.abs(b.y - t.y) > Math.abs(b.x - t.x);
  const [across, length] = isUpright ? [bowl.width, bowl.height] : [bowl.height, bowl.width];
  const [width, depth] = isUpright ? [tank.width, tank.height] : [tank.height, tank.width];
  const [offLine, apart] = isUpright
    ? [Math.abs(b.x - t.x), Math.abs(b.y - t.y)]
    : [Math.abs(b.y - t.y), Math.abs(b.x - t.x)];
  const isOne = isWithin(length / across, BOWL) && isWithin(width / across, TANK_WIDTH) &&
    isWithin(depth / width, TANK_DEPTH) && offLine < OFF_LINE * across + 0.5 &&
    Math.abs(apart - (length + depth) / 2) < GAP * length;
  if (!isOne) return null;
  const facesOn = isUpright ? b.y > t.y : b.x > t.x;
  const [start, axis] = isUpright ? [bowl.y, b.x] : [bowl.x, b.y];
  return {
    box: unionRect([bowl, tank]),
    isUpright,
    axis,
    front: facesOn ? start + length : start,
    facesOn,
  };
}

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;
