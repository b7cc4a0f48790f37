/**
 * Figures whose words stand in a keyed note: the bubble stands at an end of the dimension line, or a stroke leads from it
 * to the line, and the note says what is measured. `9"` with bubble 6 is `9" LEVEL RUN OF RAIL` where note 6 says so.
 */
import { centre, type PointRect } from "../../../_shared/geometry.ts";
import { emOf } from "../layout/layout.ts";
import { between } from "../tables/rulings.ts";
import type { BubbleEnds } from "./bubble_strokes.ts";
import type { Span } from "./dimension_lines.ts";
import type { FoundDimension } from "./dimensions.ts";
import type { Words } from "./drawn_words.ts";
import type { KeyedWords } from "./keyed_words.ts";
import type { Point } from "./leaders.ts";
import type { FoundTag } from "./tags.ts";

/** A bubble stands at most so far beyond the end of a line, and a stroke ends so near to it, in em of the figure. */
const BEYOND_EM = 2, TOUCH_EM = 0.4;
/** A stroke that ends so near to an end of the line, in points, speaks of what stands there, or is its extension line. */
const END_PT = 1;

/**
 * What keyed dimensions measure, in the words of their notes at their bubbles; nothing where two notes differ.
 *
 * @param keyed what bubbles on the drawings say
 * @param ends  where they lead
 */
export function keyedDimensions(
  found: readonly FoundDimension[],
  keyed: ReadonlyMap<FoundTag, KeyedWords>,
  ends: ReadonlyMap<Words, BubbleEnds>,
): ReadonlyMap<FoundDimension, Words> {
  if (keyed.size === 0) return new Map();
  const lines = new Stretches(found, likeliestOf);
  const figures = new Stretches(found, (it) => [figureOf(it)]);
  const pairs = [...keyed].flatMap(([{ box }, words]): [FoundDimension, KeyedWords][] => {
    const { arrows, strokes } = ends.get(words)!;
    const onLine = (tips: readonly Point[]) => [
      ...new Set(tips.flatMap((tip) => figuresAt(lines, tip))),
    ];
    // A dimension line that ends at a bubble looks like a stroke that leads from it to the line's other end.
    const at = arrows.length > 0 ? onLine(arrows) : firstFilled(
      () => figuresBeside(lines, box),
      () => figuresBeside(figures, box),
      () => onLine(strokes),
    );
    return at.length === 1 ? [[at[0], words]] : [];
  });
  return new Map(
    [...Map.groupBy(pairs, ([it]) => it)].flatMap(([it, of]): [FoundDimension, Words][] => {
      const [[, { says, lines: [line], box }]] = of;
      const isOne = of.every(([, words]) => words.says === says);
      return isOne ? [[it, { lines: [{ ...line, text: says }], box }]] : [];
    }),
  );
}

/** What the first of these finds that finds anything. */
function firstFilled<T>(...finds: (() => T[])[]): T[] {
  for (const find of finds) {
    const found = find();
    if (found.length > 0) return found;
  }
  return [];
}

/** Where a stretch lies: `from`–`to` along its line, `at` across it. */
type Place = Pick<Span, "at" | "from" | "to">;

/** A stretch with the figure it is of and the size of that. */
interface Stretch extends Place {
  dimension: FoundDimension;
  em: number;
}

/** Stretches of a page by where they lie, so that a bubble is held only against those near it. */
class Stretches {
  readonly #level: readonly Stretch[];
  readonly #upright: readonly Stretch[];
  readonly largestEm: number;

  constructor(
    found: readonly FoundDimension[],
    placesOf: (dimension: FoundDimension) => readonly Place[],
  ) {
    const all = found.flatMap((dimension) => {
      const em = emOf(dimension.line);
      return placesOf(dimension).map(({ at, from, to }): Stretch => ({
        at,
        from,
        to,
        dimension,
        em,
      }));
    }).sort((a, b) => a.at - b.at);
    this.#level = all.filter(({ dimension }) => dimension.isLevel);
    this.#upright = all.filter(({ dimension }) => !dimension.isLevel);
    this.largestEm = all.reduce((largest, { em }) => Math.max(largest, em), 0);
  }

  /** Figures of the stretches near a point, of which `isMeant` says so by where it is along them and how far off. */
  near(
    { x, y }: Point,
    reach: number,
    isMeant: (along: number, off: number, stretch: Stretch) => boolean,
  ): FoundDimension[] {
    const level = between(this.#level, y - reach, y + reach)
      .filter((it) => isMeant(x, Math.abs(y - it.at), it));
    const upright = between(this.#upright, x - reach, x + reach)
      .filter((it) => isMeant(y, Math.abs(x - it.at), it));
    return [...new Set([...level, ...upright].map(({ dimension }) => dimension))];
  }
}

/** Figures whose line a point lies on, between its ends. */
const figuresAt = (lines: Stretches, point: Point): FoundDimension[] =>
  lines.near(
    point,
    TOUCH_EM * lines.largestEm,
    (along, off, { from, to, em }) =>
      off < TOUCH_EM * em && along > from + END_PT && along < to - END_PT,
  );

/** Figures that a bubble stands right beside, or right beyond an end of their line, in its direction. */
function figuresBeside(places: Stretches, bubble: PointRect): FoundDimension[] {
  const radius = Math.max(bubble.width, bubble.height) / 2;
  return places.near(centre(bubble), radius, (along, off, { from, to, em }) => {
    const beyond = Math.max(from - along, along - to);
    return off < radius && beyond > 0 && beyond < radius + BEYOND_EM * em;
  });
}

/** The likeliest stretch of a figure, on each line that has marks there. */
const likeliestOf = ({ spans }: FoundDimension): Span[] =>
  spans.filter(({ from, to }) =>
    Math.abs(from - spans[0].from) < 1 && Math.abs(to - spans[0].to) < 1
  );

/** A figure as a stretch along its own line. */
function figureOf({ line: { box }, isLevel }: FoundDimension): Place {
  const { x, y } = centre(box);
  return isLevel
    ? { from: box.x, to: box.x + box.width, at: y }
    : { from: box.y, to: box.y + box.height, at: x };
}
