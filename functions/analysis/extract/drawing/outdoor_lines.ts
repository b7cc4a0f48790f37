/**
 * Dimensions of sections from lines outdoors that have a name: from the tip of a roof to a lot line, from grade down to
 * the bottom of a footing.
 */
import type { Ends } from "../../../_lexicon/measured.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import { between, type Rulings } from "../tables/rulings.ts";
import { textOf, type Words } from "./drawn_words.ts";
import type { Point } from "./leaders.ts";
import { type PlainStrokes, plainStrokes } from "./plain_strokes.ts";

/** Ends of lines are at what they measure, points. */
const END_PT = 2.5;
/** A name stands so many of its heights off its line. */
const NEAR = 4;
/** What is drawn this share of a depth below it is deeper. */
const BELOW = 0.8;
/** No section draws a shorter roof, points, and a roof leans by less than its length. */
const ROOF_PT = 24;

const LOT_LINE =
  /^(?:(?:SIDE|REAR|FRONT|\w+)\s+)?(?:PROP(?:ERTY)?\.?|LOT)\s+LINE$|^P\.?\s?\/?\s?L\.?$/i;
const GRADE =
  /^(?:(?:TOP OF|FIN(?:ISH(?:ED)?)?|EXIST(?:ING)?|ADJ(?:ACENT)?|LOWEST|\(E\))\.?\s+)*(?:GRADE|GROUND|GR\.|GRD\.?)(?:\s+(?:LINE|LEVEL|EL\.?))?$/i;
const FOOTING = /\bFOOTINGS?\b|\bFTGS?\b/i;
/** Views from above: what slopes there is no roof. */
const OF_PLAN = /\bPLANS?\b|\bLAYOUT\b/i;

/** What stands around. */
interface Setting {
  page: Pick<PageReading, "segments">;
  rulings: Pick<Rulings, "horizontal" | "vertical">;
  words: readonly Words[];
  drawingAt: (box: PointRect) => string | null;
  leaderEndsOf: (words: Words) => readonly Point[];
}

/** Named lines outdoors of a page, and what dimensions at them mean. */
export class OutdoorLines {
  readonly #strokes: PlainStrokes;
  readonly #lots: readonly Words[];
  readonly #grades: readonly Words[];

  constructor(private readonly setting: Setting) {
    this.#strokes = plainStrokes(setting.page);
    this.#lots = setting.words.filter((it) => LOT_LINE.test(textOf(it).trim()));
    this.#grades = setting.words.filter((it) => GRADE.test(textOf(it).trim()));
  }

  /** From a roof to a lot line, or from grade down to a footing; null for anything else. */
  endsOf(span: DimensionSpan, drawing: string | null): Ends | null {
    if (drawing !== null && OF_PLAN.test(drawing)) return null;
    if (span.isLevel) {
      return this.#isEave(span) ? ["tip of roof", "lot line"] : null;
    }
    return this.#isFooting(span, drawing) ? ["grade", "bottom of footing"] : null;
  }

  #isEave({ from, to, at }: DimensionSpan): boolean {
    if (this.#lots.length === 0) return false;
    const [first, last] = [this.#toLotLine(from, at), this.#toLotLine(to, at)];
    if (first === last) return false;
    const [tip, outwards] = last < first ? [from, 1] : [to, -1];
    const roofs = this.#strokes.sloping.filter(({ a, b }) =>
      Math.hypot(b.x - a.x, b.y - a.y) > ROOF_PT && Math.abs(b.y - a.y) < 2 * (b.x - a.x)
    ).filter(({ a, b }) =>
      outwards === 1 ? Math.abs(b.x - tip) < END_PT : Math.abs(a.x - tip) < END_PT
    );
    // The roof falls towards the lot line.
    return roofs.some(({ a, b }) => outwards === 1 ? b.y > a.y : a.y > b.y);
  }

  /** How far an upright line is from the middle of the name of a lot line, or from where it leads; infinite without. */
  #toLotLine(x: number, y: number): number {
    const lines = between(this.setting.rulings.vertical, x - END_PT, x + END_PT);
    if (!lines.some(({ from, to }) => from < y + 40 && to > y - 40)) return Infinity;
    return Math.min(
      Infinity,
      ...this.#lots.flatMap((it) => {
        const { box } = it;
        const away = Math.abs(box.x + box.width / 2 - x);
        const near = box.width / 2 + NEAR * Math.min(box.width, box.height);
        const ends = this.setting.leaderEndsOf(it).map((end) => Math.abs(end.x - x));
        return [...away < near ? [away] : [], ...ends.filter((off) => off < 2 * END_PT)];
      }),
    );
  }

  /** From grade down to the lowest line of a drawing that speaks of a footing? */
  #isFooting({ from, to, at }: DimensionSpan, drawing: string | null): boolean {
    const grade = this.#grades.find((it) =>
      this.setting.drawingAt(it.box) === drawing && this.#isLineOf(it, from)
    );
    if (!grade) return false;
    const speaks = FOOTING.test(drawing ?? "") ||
      this.setting.words.some((it) =>
        FOOTING.test(textOf(it)) && this.setting.drawingAt(it.box) === drawing
      );
    if (!speaks) return false;
    const reach = 12 * (to - from);
    const isNear = ({ from: a, to: b }: { from: number; to: number }) =>
      a < at + reach && b > at - reach;
    const ends = between(this.#strokes.level, to - END_PT, to + END_PT).filter(isNear);
    const deeper = between(this.#strokes.level, to + END_PT, to + BELOW * (to - from)).filter((
      it,
    ) => isNear(it) && ends.some((end) => end.from < it.to && end.to > it.from));
    return ends.length > 0 && deeper.length === 0;
  }

  /** Stands a name right over or under a level line there, with no other between? */
  #isLineOf({ box }: Words, y: number): boolean {
    const middle = box.y + box.height / 2;
    if (Math.abs(middle - y) > NEAR * box.height) return false;
    const over = ({ from, to }: { from: number; to: number }) =>
      from < box.x + box.width && to > box.x;
    const { level } = this.#strokes;
    const isLine = between(level, y - END_PT, y + END_PT).some(over);
    const others = middle < y
      ? between(level, middle, y - END_PT)
      : between(level, y + END_PT, middle);
    return isLine && !others.some(over);
  }
}
