/**
 * Stalls as plans draw them, whatever their scale: a strip that slanting strokes fill from side to side is an access
 * aisle, the strip beside it that holds a round sign the stall it serves. A dimension from side to side says how wide they are.
 */
import type { Ends } from "../../../_lexicon/measured.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import type { DimensionSpan } from "../../building/dimension_ends.ts";
import { centre } from "../../../_shared/geometry.ts";
import { between } from "../tables/rulings.ts";
import { roundShapes } from "./closed_shapes.ts";
import { textOf, type Words } from "./drawn_words.ts";
import type { Point } from "./leaders.ts";
import { type PlainStrokes, plainStrokes, type Slope, type Stroke } from "./plain_strokes.ts";

/** Ends of strokes and of lines are at what they measure, points. */
const END_PT = 2.5;
/** So many strokes slant alike through an aisle; stalls are this many times as long as an aisle or a stall is wide. */
const LEAST = 4, LONG = 1.1;
/** A stall is so many aisles wide. */
const STALL = [0.9, 4] as const;

/** Sheets and drawings of parking. */
const OF_PARKING = /\bPARKING\b|\bSITE\b|\bSTALLS?\b|\bSTRIPING\b|\bACCESSIBLE\s+SPACES?\b/i;

/** Drawings of accessible stalls alone, and the letters of the sign. */
const OF_ACCESSIBLE =
  /\b(?:ACCESSIBLE|ACCESSIBILITY|ADA|H\.?C\.?|HANDICAP\w*)\s+(?:PARKING|STALLS?|SPACES?)\b/i;
const SIGN = /^(?:H|H\.?C\.?[- ]?\d*|ADA|I\.?S\.?A\.?|ACC(?:ESSIBLE)?\.?)$/i;

/** An aisle: its sides, the ends they have in common, and the way they run. */
interface Aisle {
  isLevel: boolean;
  low: number;
  high: number;
  from: number;
  to: number;
}

/** The aisles of a page, and what dimensions at them mean. */
export class DrawnParking {
  readonly #strokes: PlainStrokes;
  readonly #letters: readonly Point[];
  #aisles: readonly Aisle[] | null = null;
  #round: readonly Point[] | null = null;

  constructor(
    private readonly page: PageReading,
    words: readonly Words[],
  ) {
    this.#strokes = plainStrokes(page);
    this.#letters = words.filter((it) => SIGN.test(textOf(it).trim()))
      .map(({ box }) => centre(box));
  }

  /** From side to side of an aisle or of the stall beside it; null for anything else. */
  endsOf(span: DimensionSpan, title: string, titles: string): Ends | null {
    if (!OF_PARKING.test(titles)) return null;
    this.#aisles ??= [...this.#aislesOf(true), ...this.#aislesOf(false)];
    for (const aisle of this.#aisles) {
      const { low, high, from, to } = aisle;
      if (aisle.isLevel !== span.isLevel) continue;
      const length = to - from;
      if (span.at < from - length || span.at > to + length) continue;
      const [isLow, isHigh] = [
        Math.abs(span.from - low) < END_PT,
        Math.abs(span.to - high) < END_PT,
      ];
      if (isLow && isHigh) return ["side of aisle", "side of aisle"];
      const isBeside = Math.abs(span.to - low) < END_PT || Math.abs(span.from - high) < END_PT;
      if (!isBeside || !this.#isStall(aisle, span)) continue;
      const isCalledSo = OF_ACCESSIBLE.test(title) || holdsOne(this.#letters, aisle, span);
      if (isCalledSo) return ["side of aisle", "side of accessible stall"];
      if (holdsOne(this.#rounds(), aisle, span)) return ["side of aisle", "side of stall"];
    }
    return null;
  }

  /** Is the other end at the far side of a stall as long as the aisle, with nothing between? */
  #isStall(aisle: Aisle, span: DimensionSpan): boolean {
    const width = span.to - span.from;
    const share = width / (aisle.high - aisle.low);
    if (share < STALL[0] || share > STALL[1]) return false;
    const sides = aisle.isLevel ? this.#strokes.upright : this.#strokes.level;
    const far = Math.abs(span.to - aisle.low) < END_PT ? span.from : span.to;
    const isLong = ({ from, to }: Stroke) =>
      Math.min(to, aisle.to) - Math.max(from, aisle.from) > 0.8 * (aisle.to - aisle.from);
    return between(sides, far - END_PT, far + END_PT).some(isLong) &&
      !between(sides, span.from + END_PT, span.to - END_PT).some(isLong);
  }

  /** The middles of what is round on the page, as in the sign of accessibility. */
  #rounds(): readonly Point[] {
    return this.#round ??= [
      ...this.page.arcs.map(({ cx: x, cy: y }) => ({ x, y })),
      ...roundShapes(this.page).map(centre),
    ];
  }

  /** Strips that slanting strokes fill; `isLevel`: their sides are upright, and level dimensions measure them. */
  #aislesOf(isLevel: boolean): Aisle[] {
    const { level, upright, sloping } = this.#strokes;
    const sides = isLevel ? upright : level;
    const along = ({ a, b }: Slope) =>
      isLevel
        ? { low: a.x, high: b.x, at: (a.y + b.y) / 2 }
        : { low: Math.min(a.y, b.y), high: Math.max(a.y, b.y), at: (a.x + b.x) / 2 };
    const keyOf = (it: Slope) => {
      const { low, high } = along(it);
      return `${Math.round(low / 3)}/${Math.round(high / 3)}`;
    };
    return [...Map.groupBy(sloping, keyOf).values()].flatMap((alike): Aisle[] => {
      if (alike.length < LEAST) return [];
      const { low, high } = along(alike[0]);
      const [from, to] = [Math.min, Math.max].map((of) => of(...alike.map((it) => along(it).at)));
      const sideAt = (at: number) =>
        between(sides, at - END_PT, at + END_PT).filter((it) =>
          it.from < from + END_PT && it.to > to - END_PT && it.to - it.from > LONG * (high - low)
        )[0];
      const [first, second] = [sideAt(low), sideAt(high)];
      return first && second
        ? [{
          isLevel,
          low: first.at,
          high: second.at,
          from: Math.max(first.from, second.from),
          to: Math.min(first.to, second.to),
        }]
        : [];
    });
  }
}

/** Does one of these stand in the stall beside an aisle? Plain stalls lie beside aisles as well. */
const holdsOne = (
  signs: readonly Point[],
  { isLevel, from, to }: Aisle,
  span: DimensionSpan,
): boolean =>
  signs.some(({ x, y }) => {
    const [across, along] = isLevel ? [x, y] : [y, x];
    return across > span.from && across < span.to && along > from && along < to;
  });
