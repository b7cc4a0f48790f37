/**
 * Grab bars by their shape and their name: a thin long box with the word beside it. Along a closet seen from above it is
 * the side bar, behind its tank the rear bar; seen from the side its height runs up from the floor.
 */
import type { Ends } from "../../../_lexicon/measured.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import { between } from "../tables/rulings.ts";
import { textOf, type Words } from "./drawn_words.ts";
import type { Point } from "./leaders.ts";
import { type PlainStrokes, plainStrokes } from "./plain_strokes.ts";

/** A bar is so many times as long as thick, and no detail draws a shorter one, points. */
const SLENDER = 8, SHORTEST_PT = 18;
/** Ends of lines are at what they measure, points. */
const END_PT = 2.5;
/** Its name stands within so many points; a dimension so many lengths off at most. */
const NEAR_PT = 30, AWAY = 2;

const BAR = /\bG\.?B\.?(?=\W|$)|\b(?:GRAB|SIDE|REAR)\s+BARS?\b|^\W*[\d\s'"-]*BARS?\W*$/i;
const NO_BAR = /TOWEL|PANIC|PUSH|REBAR|#\s?\d|BALLET|COFFEE|\bSEAT/i;
const SIDE = /\bSIDE\b/i, REAR = /\bREAR\b|\bBACK\b/i;
const OF_PLAN = /\bPLANS?\b|\bLAYOUT\b/i;

/** A bar with what is lettered at it. */
interface Bar {
  box: PointRect;
  name: string;
}

/** The grab bars of a page. */
export class DrawnBars {
  readonly #strokes: PlainStrokes;
  readonly #names: readonly Words[];
  #bars: readonly Bar[] | null = null;

  constructor(
    private readonly page: Pick<PageReading, "segments" | "rects">,
    words: readonly Words[],
    private readonly leaderEndsOf: (words: Words) => readonly Point[],
  ) {
    this.#strokes = plainStrokes(page);
    this.#names = words.filter((it) => BAR.test(textOf(it)) && !NO_BAR.test(textOf(it)));
  }

  /** From end to end of a bar, or from the floor to its top; null for anything else. */
  endsOf(span: DimensionSpan, drawing: string | null): Ends | null {
    if (this.#names.length === 0) return null;
    for (const { box, name } of this.#bars ??= this.#barsOf()) {
      if (isAlong(span, box)) {
        if (SIDE.test(name)) return ["end of side bar", "end of side bar"];
        if (REAR.test(name)) return ["end of rear bar", "end of rear bar"];
      }
      const isOver = !span.isLevel && !OF_PLAN.test(drawing ?? "") && this.#isOverFloor(span, box);
      if (isOver) return ["floor", "grab bar"];
    }
    return null;
  }

  /** From the top of a level bar down to the lowest line under it? */
  #isOverFloor({ from, to, at }: DimensionSpan, { x, y, width, height }: PointRect): boolean {
    if (width < height || Math.abs(from - y) > END_PT || to - y < 0.3 * width) return false;
    if (at < x - width || at > x + 2 * width) return false;
    const away = Math.max(x - at, at - x - width);
    const isNearer = this.page.rects.some((it) =>
      Math.abs(it.y - from) < END_PT && Math.max(it.x - at, at - it.x - it.width) < away - 1
    );
    if (isNearer) return false;
    const under = (low: number, high: number) =>
      between(this.#strokes.level, low, high).some((it) =>
        it.to - it.from > width && it.from < Math.min(at, x) + END_PT &&
        it.to > Math.max(at, x + width) - END_PT
      );
    return under(to - END_PT, to + END_PT) && !under(to + END_PT, to + 0.5 * (to - y));
  }

  #barsOf(): Bar[] {
    const slender = this.page.rects.filter(({ width, height }) => {
      const [thick, long] = [Math.min(width, height), Math.max(width, height)];
      return long > SHORTEST_PT && thick > 0.5 && long / thick > SLENDER;
    });
    return slender.flatMap((box) => {
      const names = this.#names.filter((it) =>
        isNear(it.box, box) ||
        this.leaderEndsOf(it).some((tip) => isNear({ ...tip, width: 0, height: 0 }, box, 3))
      ).map(textOf);
      return new Set(names).size === 1 ? [{ box, name: names[0] }] : [];
    });
  }
}

/** Does a line run along a bar, from end to end of it? */
function isAlong({ from, to, at, isLevel }: DimensionSpan, { x, y, width, height }: PointRect) {
  if (isLevel !== width > height) return false;
  const [first, length, near] = isLevel ? [x, width, y] : [y, height, x];
  return Math.abs(from - first) < END_PT && Math.abs(to - first - length) < END_PT &&
    Math.abs(at - near) < AWAY * length;
}

const isNear = (a: PointRect, b: PointRect, reach: number = NEAR_PT): boolean =>
  a.x < b.x + b.width + reach && a.x + a.width > b.x - reach && a.y < b.y + b.height + reach &&
  a.y + a.height > b.y - reach;
