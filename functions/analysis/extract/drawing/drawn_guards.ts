/**
 * Guards as elevations and sections draw them: uprights at one distance between a rail and a floor, or level lines
 * between two posts. An upright dimension from that floor to the top of the rail says how high the guard is.
 */
import type { Ends } from "../../../_lexicon/measured.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import { between } from "../tables/rulings.ts";
import { type PlainStrokes, plainStrokes, type Stroke } from "./plain_strokes.ts";

/** A field of infill: its sides and ends, points. */
interface Infill {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Its strokes stand upright. */
  isUpright: boolean;
}

/** So many strokes of one extent, at one distance but for this share, are infill; fewer where the title says so. */
const LEAST = 8, LEAST_TITLED = 5, LEAST_LEVEL = 5, EVEN = 0.25;
/** Strokes of one extent end within so many points of each other, and dimensions at what they measure. */
const ALIKE_PT = 1, END_PT = 2.5;
/** Rail and floor lie at most so much of the infill's height beyond it; a dimension so much of it beside it. */
const BEYOND = 0.4, AWAY = 2;
/** Uprights stand at this share of their height: what is closer is a hatch, what is wider are treads seen from above. */
const CLOSE = [0.02, 0.2] as const;
/** A deck lies so much of the height of the infill over the ground. */
const RAISED = 0.5;

/** Drawings and sheets of guards, and those of what looks like them and is none. */
const OF_GUARD =
  /\b(?:DECK|PORCH|BALCON\w+|GUARD\w*|RAIL\w*|LOFT|TERRACE|MEZZ\w*|STAIRS?|LANDING|ROOF)\b/i;
const OF_RAIL = /\b(?:BALCON\w+|GUARD\w*|RAIL\w*|STAIRS?|STEPS)\b/i;
const OF_FENCE = /\b(?:POOL|FENC\w+|GATES?|SCREEN\w*|LOUVER\w*|WINDOWS?|CRIB|GRILLES?|PLANS?)\b/i;

/** `1ST FLOOR`, `LEVEL 2`: seen from above, where a field of lines is a floor or a hatch and no length is a height. */
const FROM_ABOVE = /\b(?:FLOOR|LEVEL|STORY|BASEMENT)(?:\s+\w{1,3})?\W*$/i;
/** What a sheet of plans holds besides is seen from the side where its own title says so. */
const SIDE_VIEW = /\b(?:SECTIONS?|ELEVATIONS?|DETAILS?)\b/i;

/** The guards of a page, and what dimensions at them mean. */
export class DrawnGuards {
  readonly #strokes: PlainStrokes;
  #infills: readonly Infill[] | null = null;
  #fewer: readonly Infill[] | null = null;

  constructor(page: Pick<PageReading, "segments">) {
    this.#strokes = plainStrokes(page);
  }

  #infillsOf(least: number): Infill[] {
    const { level, upright } = this.#strokes;
    const between = fieldsOf(level, LEAST_LEVEL).filter((it) => this.#hasPosts(it));
    return [
      ...fieldsOf(upright, least).map(({ from, to, first, last }) => ({
        left: first,
        right: last,
        top: from,
        bottom: to,
        isUpright: true,
      })),
      ...between.map(({ from, to, first, last }) => ({
        left: from,
        right: to,
        top: first,
        bottom: last,
        isUpright: false,
      })),
    ];
  }

  /** From a floor to the top of a guard, or from one picket to the next; null for anything else. */
  endsOf(
    span: DimensionSpan,
    drawing: string | null,
    sheet: string | null,
  ): Ends | null {
    if (OF_FENCE.test(drawing ?? "") || isPlan(drawing, sheet)) return null;
    const infills = [
      ...this.#infills ??= this.#infillsOf(LEAST),
      ...OF_RAIL.test(drawing ?? "") ? this.#fewer ??= this.#infillsOf(LEAST_TITLED) : [],
    ];
    if (span.isLevel) {
      const isGap = OF_GUARD.test(drawing ?? "") && infills.some((it) => this.#isGap(it, span));
      return isGap ? ["picket", "picket"] : null;
    }
    return infills.some((it) => this.#isHeight(it, span, drawing))
      ? ["floor", "top of guard"]
      : null;
  }

  #isHeight(infill: Infill, { from, to, at }: DimensionSpan, drawing: string | null): boolean {
    const { left, right, top, bottom } = infill;
    const height = bottom - top;
    if (at < left - AWAY * height || at > right + AWAY * height) return false;
    const isFrame = from < top + END_PT && from > top - BEYOND * height &&
      to > bottom - END_PT && to < bottom + BEYOND * height;
    if (!isFrame || !this.#runsAt(from, infill) || !this.#runsAt(to, infill)) return false;
    if (OF_GUARD.test(drawing ?? "")) return true;
    // What stands on the ground may be a fence; on a side of the building boards and shutters look alike.
    return !/\bELEVATIONS?\b/i.test(drawing ?? "") && this.#isRaised(to, infill);
  }

  /** From one upright of a field to the next, right over it, in it or under it? */
  #isGap({ left, right, top, bottom, isUpright }: Infill, { from, to, at }: DimensionSpan) {
    const height = bottom - top;
    if (!isUpright || from < left - END_PT || to > right + END_PT) return false;
    if (at < top - 0.5 * height || at > bottom + 0.5 * height) return false;
    const own = between(this.#strokes.upright, from - END_PT, to + END_PT)
      .filter((it) => Math.abs(it.from - top) < END_PT && Math.abs(it.to - bottom) < END_PT);
    return own.some((it) => Math.abs(it.at - from) < END_PT) &&
      own.some((it) => Math.abs(it.at - to) < END_PT) &&
      own.every((it) => Math.abs(it.at - from) < END_PT || Math.abs(it.at - to) < END_PT) &&
      to - from > 2 * END_PT;
  }

  /** Runs a level line over most of the infill there? */
  #runsAt(y: number, { left, right }: Infill): boolean {
    const pieces = between(this.#strokes.level, y - END_PT, y + END_PT);
    const covered = pieces.map(({ from, to }) => Math.min(to, right) - Math.max(from, left));
    return Math.max(0, ...covered) > 0.6 * (right - left);
  }

  /** Is ground or another floor drawn well below that floor, with a post or a wall between them? */
  #isRaised(floor: number, { top, bottom, left, right }: Infill): boolean {
    const height = bottom - top;
    const grounds = between(this.#strokes.level, floor + RAISED * height, floor + 8 * height)
      .filter((it) => it.from < left + END_PT && it.to > right - END_PT);
    return grounds.length > 0 &&
      between(this.#strokes.upright, left - AWAY * height, right + AWAY * height).some((it) =>
        it.from < floor + BEYOND * height &&
        grounds.some(({ at }) => Math.abs(it.to - at) < END_PT)
      );
  }

  /** Do posts stand at both ends of level lines, from below the lowest to over the highest? */
  #hasPosts({ from, to, first, last }: Field): boolean {
    const isPost = (x: number) =>
      between(this.#strokes.upright, x - 2 * END_PT, x + 2 * END_PT)
        .some((it) => it.from < first - END_PT && it.to > last + END_PT);
    return isPost(from) && isPost(to);
  }
}

const isPlan = (drawing: string | null, sheet: string | null): boolean =>
  FROM_ABOVE.test(drawing ?? "") ||
  drawing === null && /\bPLANS?\b/i.test(sheet ?? "") && !SIDE_VIEW.test(sheet ?? "");

/** Strokes of one extent at one distance, from the first to the last. */
interface Field {
  from: number;
  to: number;
  first: number;
  last: number;
}

function fieldsOf(strokes: readonly Stroke[], least: number): Field[] {
  const keyOf = ({ from, to }: Stroke) =>
    Math.round(from / ALIKE_PT / 2) * 32768 + Math.round(to / ALIKE_PT / 2);
  const fields: Field[] = [];
  for (const alike of Map.groupBy(strokes, keyOf).values()) {
    if (alike.length < least) continue;
    const length = alike[0].to - alike[0].from;
    const places = alike.map(({ at }) => at);
    let run: number[] = [];
    const close = () => {
      if (isInfill(run, length, least)) {
        const { from, to } = alike[0];
        fields.push({ from, to, first: run[0], last: run.at(-1)! });
      }
    };
    // Both sides of a baluster are drawn: a gap of one of two widths goes on.
    for (const place of places) {
      const gap = run.length > 0 ? place - run.at(-1)! : 0;
      if (run.length > 0 && gap < 0.05) continue;
      if (run.length > 0 && gap > widest(run) * (1 + EVEN) + 0.5 && run.length > 2) {
        close();
        run = [];
      }
      run.push(place);
    }
    close();
  }
  return fields;
}

const widest = (run: readonly number[]): number =>
  Math.max(...run.slice(1).map((it, at) => it - run[at]));

/** Are these uprights, or the two sides of each, at one distance? */
function isInfill(run: readonly number[], length: number, least: number): boolean {
  if (run.length < least) return false;
  const gaps = run.slice(1).map((it, at) => it - run[at]);
  const every = (step: 1 | 2) => {
    const sums = gaps.slice(0, gaps.length - step + 1)
      .map((_, at) => step === 1 ? gaps[at] : gaps[at] + gaps[at + 1]);
    const mean = sums.reduce((sum, it) => sum + it, 0) / sums.length;
    return sums.every((it) => Math.abs(it - mean) < EVEN * mean);
  };
  const spacing = (run.at(-1)! - run[0]) / (run.length - 1);
  // Level lines are long, uprights close.
  const isClose = least === LEAST_LEVEL ||
    spacing > CLOSE[0] * length && spacing < CLOSE[1] * length;
  return isClose && (every(1) || every(2));
}
