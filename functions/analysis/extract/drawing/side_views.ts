/**
 * Things seen from the side whose shape tells them, whatever the scale: a window over a floor (frame, sash and meeting
 * rail), the seat of a water closet before its tank. An upright dimension from the floor says how high sill and seat are.
 */
import type { Ends } from "../../../_lexicon/measured.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import { between } from "../tables/rulings.ts";
import { type PlainStrokes, plainStrokes } from "./plain_strokes.ts";

/** Ends of lines are at what they measure, points. */
const END_PT = 2.5;
/** No detail draws a smaller one, points. */
const SMALLEST_PT = 12;
/** A sash leaves so much of its frame on each side, and its rails meet at this share of its height. */
const FRAME = 0.15, MEETING = [0.3, 0.7] as const;
/** A stool is so much of a window high; a dimension stands so many widths beside it. */
const STOOL = 0.08, AWAY = 2;
/** A seat is so many times as long as thick, its tank as deep and as high as these shares of its length. */
const SEAT = [7, 30] as const, TANK_DEPTH = [0.25, 0.7] as const, TANK_HEIGHT = [0.5, 1.4] as const;
/** A seat lies so many of its lengths over the floor. */
const OVER_FLOOR = [0.5, 1.3] as const;
/** A floor runs on so many widths of what stands over it. */
const FLOOR = 1.5;

/** Views from above. */
const OF_PLAN = /\bPLANS?\b|\bLAYOUT\b/i;

/** Windows and closets of a page seen from the side, and what dimensions at them mean. */
export class SideViews {
  readonly #strokes: PlainStrokes;
  #sills: readonly PointRect[] | null = null;
  #seats: readonly PointRect[] | null = null;

  constructor(private readonly page: Pick<PageReading, "segments" | "rects">) {
    this.#strokes = plainStrokes(page);
  }

  /** From a floor to a sill or to a seat; null for anything else. */
  endsOf(span: DimensionSpan, drawing: string | null): Ends | null {
    if (span.isLevel || OF_PLAN.test(drawing ?? "")) return null;
    if ((this.#seats ??= this.#seatsOf()).some((it) => this.#isSeat(it, span))) {
      return ["floor", "seat of closet"];
    }
    if ((this.#sills ??= this.#windowsOf()).some((it) => this.#isSill(it, span))) {
      return ["floor", "sill"];
    }
    return null;
  }

  #isSill(window: PointRect, { from, to, at }: DimensionSpan): boolean {
    const { x, y, width, height } = window;
    const below = from - y - height;
    return below > -END_PT && below < STOOL * height + END_PT &&
      at > x - AWAY * width && at < x + (1 + AWAY) * width &&
      this.#isFloor(to, window);
  }

  #isSeat(seat: PointRect, { from, to, at }: DimensionSpan): boolean {
    const { x, y, width, height } = seat;
    const over = (to - from) / width;
    return from > y - END_PT && from < y + height + END_PT && over > OVER_FLOOR[0] &&
      over < OVER_FLOOR[1] && at > x - AWAY * width && at < x + (1 + AWAY) * width &&
      this.#isFloor(to, seat);
  }

  /** Runs a long line below a thing there? */
  #isFloor(y: number, { x, width }: PointRect): boolean {
    return between(this.#strokes.level, y - END_PT, y + END_PT).some(({ from, to }) =>
      to - from > FLOOR * width && from < x + width && to > x
    );
  }

  /** Frames with a sash in them whose rails meet in the middle. */
  #windowsOf(): PointRect[] {
    const large = this.#large();
    return large.map(({ box }) => box).filter((frame) =>
      between(large, frame.x, frame.x + FRAME * frame.width).some(({ box }) =>
        isSash(box, frame) && this.#meets(box)
      )
    );
  }

  /** Is a rail drawn across the middle of a sash? */
  #meets({ x, y, width, height }: PointRect): boolean {
    return between(this.#strokes.level, y + MEETING[0] * height, y + MEETING[1] * height)
      .some(({ from, to }) => Math.abs(from - x) < END_PT && Math.abs(to - x - width) < END_PT);
  }

  /** Thin long boxes whose end is at the front of a tank. */
  #seatsOf(): PointRect[] {
    const large = this.#large();
    return this.page.rects.filter(({ width, height }) =>
      width >= SMALLEST_PT && isWithin(width / height, SEAT)
    ).filter((seat) => {
      const end = seat.x + seat.width;
      return [
        ...between(large, end - END_PT, end + END_PT),
        ...between(large, seat.x - TANK_DEPTH[1] * seat.width - END_PT, seat.x).filter(({ box }) =>
          Math.abs(box.x + box.width - seat.x) < END_PT
        ),
      ].some(({ box }) => isTank(box, seat));
    });
  }

  /** Boxes that may be more than a line, by their left side. */
  #large = (): { box: PointRect; at: number }[] =>
    this.page.rects.filter(({ width, height }) => Math.min(width, height) >= 0.6 * SMALLEST_PT)
      .map((box) => ({ box, at: box.x })).sort((a, b) => a.at - b.at);
}

function isSash(sash: PointRect, frame: PointRect): boolean {
  return [
    (sash.x - frame.x) / frame.width,
    (frame.x + frame.width - sash.x - sash.width) / frame.width,
    (sash.y - frame.y) / frame.height,
    (frame.y + frame.height - sash.y - sash.height) / frame.height,
  ].every((it) => it > 0.005 && it < FRAME);
}

function isTank(tank: PointRect, seat: PointRect): boolean {
  const middle = seat.y + seat.height / 2;
  return isWithin(tank.width / seat.width, TANK_DEPTH) &&
    isWithin(tank.height / seat.width, TANK_HEIGHT) && tank.y < middle - 0.3 * tank.height &&
    Math.abs(tank.y + tank.height - middle) < 0.4 * tank.height;
}

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;
