/**
 * Stairs as plans draw them, whatever their scale: a row of lines of one extent at one distance, with a word of stairs.
 * A dimension from end to end of its lines says how wide the stair is, one from the last line to the wall behind it
 * how deep the landing.
 */
import type { Ends } from "../../../_lexicon/measured.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import { between } from "../tables/rulings.ts";
import { textOf, type Words } from "./drawn_words.ts";
import { type PlainStrokes, plainStrokes, type Stroke } from "./plain_strokes.ts";

/** A row of treads: the way it runs, the ends of its lines, its first and last line, the depth of a tread. */
interface Row {
  /** Its lines are upright: one walks it level. */
  isLevel: boolean;
  from: number;
  to: number;
  first: number;
  last: number;
  tread: number;
}

/** So many treads make a row, at one distance but for this share, deeper and shallower than these shares of its width. */
const LEAST = 4, EVEN = 0.08, DEPTH = [0.1, 0.6] as const;
/** Ends of lines are at what they measure, points. */
const END_PT = 2.5;
/** Landings are so many treads deep. */
const LANDING = [1.6, 9] as const;
/** Words of a stair, beside a row by so many treads at most, and titles of views from above and of stairs. */
const WAY = /^(?:UP|DN|DOWN)\b|\bSTAIRS?\b|\b\d+\s*(?:R|RISERS?|T|TREADS?)\b/i, NEAR = 3;
const OF_PLAN = /\bPLANS?\b|\bLAYOUT\b/i, OF_SIDE = /\bSECT\w*|\bELEV\w*/i;

/** The rows of treads of a page, and what dimensions at them mean. */
export class PlanTreads {
  readonly #strokes: PlainStrokes;
  readonly #rows: readonly Row[];

  constructor(
    page: Pick<PageReading, "segments">,
    words: readonly Words[],
    drawingAt: (box: PointRect) => string | null,
  ) {
    this.#strokes = plainStrokes(page);
    const ways = words.filter((it) => WAY.test(textOf(it).trim()));
    const isStair = (row: Row) => {
      const box = boxOf(row);
      const drawing = drawingAt(box);
      if (drawing !== null && OF_SIDE.test(drawing) && !OF_PLAN.test(drawing)) return false;
      const near = NEAR * row.tread;
      return ways.some(({ box: { x, y, width, height } }) =>
        x < box.x + box.width + near && x + width > box.x - near &&
        y < box.y + box.height + near && y + height > box.y - near
      );
    };
    this.#rows = ways.length === 0 ? [] : [
      ...rowsOf(this.#strokes.upright, true),
      ...rowsOf(this.#strokes.level, false),
    ].filter(isStair);
  }

  /** Across the treads of a stair, or from the last one to a wall; null for anything else. */
  endsOf(span: DimensionSpan): Ends | null {
    for (const row of this.#rows) {
      if (span.isLevel !== row.isLevel) {
        if (isAcross(row, span)) {
          return ["edge of treads", "edge of treads"];
        }
      } else if (this.#isLanding(row, span)) {
        return ["last tread", "wall"];
      }
    }
    return null;
  }

  /** From the first or last line of a row away from it to a wall, with nothing across between? */
  #isLanding({ isLevel, from, to, first, last, tread }: Row, span: DimensionSpan): boolean {
    const length = span.to - span.from;
    if (length < LANDING[0] * tread || length > LANDING[1] * tread) return false;
    const wall = Math.abs(span.to - first) < END_PT
      ? span.from
      : Math.abs(span.from - last) < END_PT
      ? span.to
      : null;
    if (wall === null || span.at < from - (to - from) || span.at > to + (to - from)) return false;
    const lines = isLevel ? this.#strokes.upright : this.#strokes.level;
    // Beside its treads a figure may run from a wall that stands in line with the last of them.
    const end = wall === span.from ? span.to : span.from;
    const isAtWall = (span.at < from || span.at > to) &&
      between(lines, end - END_PT, end + END_PT).some((it) =>
        it.from < span.at - tread && it.to > span.at + tread
      );
    if (isAtWall) return false;
    const covers = (it: Stroke, share: number) =>
      Math.min(it.to, to) - Math.max(it.from, from) > share * (to - from);
    const isWall = between(lines, wall - END_PT, wall + END_PT)
      .some((it) => covers(it, 0.9) && it.to - it.from > 1.02 * (to - from));
    const isOpen = !between(lines, span.from + END_PT, span.to - END_PT)
      .some((it) => covers(it, 0.5));
    return isWall && isOpen;
  }
}

/** Does a dimension run from one end of the lines of a row to the other, within it or right before it? */
function isAcross({ from, to, first, last, tread }: Row, span: DimensionSpan): boolean {
  return Math.abs(span.from - from) < END_PT && Math.abs(span.to - to) < END_PT &&
    span.at > first - 4 * tread && span.at < last + 4 * tread;
}

const boxOf = ({ isLevel, from, to, first, last }: Row): PointRect =>
  isLevel
    ? { x: first, y: from, width: last - first, height: to - from }
    : { x: from, y: first, width: to - from, height: last - first };

function rowsOf(strokes: readonly Stroke[], isLevel: boolean): Row[] {
  const keyOf = ({ from, to }: Stroke) => Math.round(from) * 32768 + Math.round(to);
  const rows: Row[] = [];
  for (const alike of Map.groupBy(strokes, keyOf).values()) {
    if (alike.length < LEAST) continue;
    const [{ from, to }] = alike;
    let run: number[] = [];
    const close = () => {
      const tread = (run.at(-1)! - run[0]) / (run.length - 1);
      const share = tread / (to - from);
      if (run.length >= LEAST && share > DEPTH[0] && share < DEPTH[1]) {
        rows.push({ isLevel, from, to, first: run[0], last: run.at(-1)!, tread });
      }
    };
    for (const { at } of alike) {
      const last = run.at(-1);
      if (last !== undefined && at - last < 0.3) continue;
      const tread = run.length > 1 ? run[1] - run[0] : null;
      if (
        last !== undefined && tread !== null && Math.abs(at - last - tread) > EVEN * tread + 0.2
      ) {
        close();
        run = [last];
      }
      run.push(at);
    }
    if (run.length > 1) close();
  }
  return rows;
}
