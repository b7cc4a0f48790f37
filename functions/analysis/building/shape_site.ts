/** What shapes stand among: walls behind them, shapes inside them, marks of taps and drains. Sizes in inches. */
import { centre, contains, overlaps, type PointRect } from "../../_shared/geometry.ts";
import type { Shape } from "./drawn_shapes.ts";
import type { FixturePlace } from "./fixture_shapes.ts";
import { isIn } from "./lines.ts";

/** A side of a box: top, right, bottom, left. */
export type Side = 0 | 1 | 2 | 3;
/** All sides. */
export const SIDES: readonly Side[] = [0, 1, 2, 3];
const OUT: readonly (readonly [number, number])[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/** How a box stands before a wall. */
export interface Stand {
  /** The side at the wall. */
  back: Side;
  /** From the wall to its back, along the wall, and away from it, inches. */
  gapIn: number;
  wideIn: number;
  deepIn: number;
}

/** How far behind a box a wall is felt for, and by which steps, inches. */
const REACH_IN = 16, STEP_IN = 0.5;
/** Shapes are looked up by squares of this side, inches. */
const SQUARE_IN = 40;
/** Taps and drains are at most so large, inches. */
const MARK_IN = 9.5;

/** The shapes of a plan, by place, with what they stand among. */
export class ShapeSite {
  readonly inch: number;
  readonly #squares = new Map<number, Shape[]>();

  constructor(readonly shapes: readonly Shape[], readonly place: FixturePlace) {
    this.inch = place.pointsPerFoot / 12;
    for (const it of shapes) {
      for (const key of this.#keysOf(it.box)) {
        const list = this.#squares.get(key);
        if (list) list.push(it);
        else this.#squares.set(key, [it]);
      }
    }
  }

  #keysOf({ x, y, width, height }: PointRect): number[] {
    const side = SQUARE_IN * this.inch;
    const keys: number[] = [];
    for (let column = Math.floor(x / side); column <= Math.floor((x + width) / side); column++) {
      for (let row = Math.floor(y / side); row <= Math.floor((y + height) / side); row++) {
        keys.push(column * 1_000_003 + row);
      }
    }
    return keys;
  }

  /** Shapes whose boxes meet a box. */
  near(box: PointRect): Shape[] {
    const found = new Set<Shape>();
    for (const key of this.#keysOf(box)) {
      for (const it of this.#squares.get(key) ?? []) {
        if (overlaps(it.box, box) || contains(box, it.box, 0.1)) found.add(it);
      }
    }
    return [...found];
  }

  /** Long and short side of a box. */
  sizeOf({ width, height }: PointRect): [number, number] {
    return [Math.max(width, height) / this.inch, Math.min(width, height) / this.inch];
  }

  /** From a side of a box to the wall behind it; null where none is near. */
  gapAt({ x, y, width, height }: PointRect, side: Side): number | null {
    const [dx, dy] = OUT[side];
    const px = x + width / 2 + dx * width / 2, py = y + height / 2 + dy * height / 2;
    for (let step = -1; step <= REACH_IN; step += STEP_IN) {
      const off = step * this.inch;
      if (this.place.isWall(px + dx * off, py + dy * off)) return Math.max(0, step);
    }
    return null;
  }

  /** How a box stands with that side at a wall; null without a wall. */
  standAt(box: PointRect, back: Side): Stand | null {
    const gapIn = this.gapAt(box, back);
    if (gapIn === null) return null;
    const isLevel = back === 1 || back === 3;
    const [wide, deep] = isLevel ? [box.height, box.width] : [box.width, box.height];
    return { back, gapIn, wideIn: wide / this.inch, deepIn: deep / this.inch };
  }

  /** Outlines inside a shape, without those of its own size. */
  inside(outer: Shape): Shape[] {
    const area = outer.box.width * outer.box.height;
    return this.near(outer.box).filter((it) =>
      it !== outer && it.fill > 0 && contains(outer.box, it.box, 0.3 * this.inch) &&
      it.box.width * it.box.height < 0.93 * area
    );
  }

  /** Small things in a box or over its edge, other than outlines as large as basins: taps and drains. */
  marksAt(box: PointRect): PointRect[] {
    const drains = (this.place.drains ?? []).filter((it) => isIn(box, centre(it)));
    const own = this.near(box).filter((it) =>
      isIn(box, centre(it.box)) && this.sizeOf(it.box)[0] <= MARK_IN &&
      this.sizeOf(it.box)[0] >= 0.5
    ).map((it) => it.box);
    return [...drains, ...own];
  }

  /** What of an outer box lies beyond the sides of an inner one. */
  besides(inner: PointRect, outer: PointRect): [number, number, number, number] {
    return [
      (inner.y - outer.y) / this.inch,
      (outer.x + outer.width - inner.x - inner.width) / this.inch,
      (outer.y + outer.height - inner.y - inner.height) / this.inch,
      (inner.x - outer.x) / this.inch,
    ];
  }

  /** How far the two corners of a side are cut off. */
  cutAt({ cut }: Shape, side: Side): [number, number] {
    const [a, b] = [cut[side], cut[(side + 1) % 4]];
    return [a / this.inch, b / this.inch];
  }
}

/** The side across from one. */
export const opposite = (side: Side): Side => (side + 2) % 4 as Side;

/** Least length of counters, and how deep they are, inches. */
const COUNTER_IN = 34, COUNTER_DEEP_IN = [14, 27] as const;

/** Whether the middle of a shape lies in a box as long and as deep as counters. */
export function isOnCounter(shape: Shape, site: ShapeSite): boolean {
  return site.near(shape.box).some((it) => {
    const [long, short] = site.sizeOf(it.box);
    return it !== shape && it.fill > 0.9 && long >= COUNTER_IN && short >= COUNTER_DEEP_IN[0] &&
      short <= COUNTER_DEEP_IN[1] && isIn(it.box, centre(shape.box));
  });
}
