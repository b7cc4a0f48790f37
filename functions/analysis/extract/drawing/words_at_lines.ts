/** Words lettered at dimension lines, over or under them, at their ends, or beside their figures: what they measure. */
import type { PageReading, Segment } from "../../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../../_shared/geometry.ts";
import { emOf } from "../layout/layout.ts";
import type { Span } from "./dimension_lines.ts";
import type { FoundDimension } from "./dimensions.ts";
import { isFloorName, isPlainText, isTurnedText, type Words } from "./drawn_words.ts";

/** Letters a text needs to say what is measured. */
const MIN_LETTERS = 4;
/** A text at a dimension line stands within so many em of it; beside its figure it may stand further away. */
const AT_LINE_EM = 2.4, BESIDE_EM = 4.5;

/** Words at dimension lines, each at one line alone and the only ones there. */
export function wordsAtLines(
  found: readonly FoundDimension[],
  spans: readonly (Span | null)[],
  { page, words: lettered }: { page: PageReading; words: readonly Words[] },
): Map<number, Words> {
  const candidates = lettered.filter((it) =>
    (isPlainText(it, MIN_LETTERS) || isTurnedText(it, MIN_LETTERS)) && !isFloorName(it)
  );
  let ends: StrokeEnds | null = null;
  const pairs = candidates.flatMap((words) => {
    const gapTo = words.lines[0].turn === 0 ? gapToLine : gapAlongLine;
    let leaders: Segment[] | null = null;
    const nearBy = (gapOf: typeof gapTo) =>
      found.flatMap((it, index) => {
        const span = spans[index];
        const gap = span && gapOf(words.box, it, span);
        if (gap === null) return [];
        leaders ??= strokesAtSides(words, ends ??= new StrokeEnds(page.segments));
        return leaders.some((stroke) => !isAlong(stroke, it, span!)) ? [] : [{ index, gap }];
      }).sort((a, b) => a.gap - b.gap);
    const own = nearBy(gapTo);
    const [first, second] = own.length > 0 ? own : nearBy(gapAhead);
    return first && (!second || second.gap > 2 * first.gap + 2)
      ? [{ words, index: first.index }]
      : [];
  });
  return new Map(
    [...Map.groupBy(pairs, ({ index }) => index)].filter(([, own]) => own.length === 1)
      .map(([index, [{ words }]]) => [index, words]),
  );
}

/** How far words stand from a dimension line they are lettered at, points; null where they stand elsewhere. */
function gapToLine(box: PointRect, found: FoundDimension, span: Span): number | null {
  const em = emOf(found.line);
  const figure = found.line.box;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (!found.isLevel) {
    const isUnder = Math.abs(middle.x - span.at) < 2 * em;
    const gap = Math.max(box.y - span.to, span.from - box.y - box.height);
    if (isUnder && gap > -1 && gap < AT_LINE_EM * em) return gap;
    const isLevelWith = Math.abs(middle.y - figure.y - figure.height / 2) < em;
    const [left, right] = [
      Math.min(span.at, figure.x),
      Math.max(span.at, figure.x + figure.width),
    ];
    const beside = Math.max(left - box.x - box.width, box.x - right);
    return isLevelWith && beside > -1 && beside < AT_LINE_EM * em ? beside : null;
  }
  const isCentred = Math.abs(middle.x - (span.from + span.to) / 2) < 0.12 * span.points + em &&
    box.width < 1.6 * span.points + 4 * em;
  const top = Math.min(span.at, figure.y);
  const bottom = Math.max(span.at, figure.y + figure.height);
  const across = Math.max(top - box.y - box.height, box.y - bottom);
  if (isCentred && across > -1 && across < AT_LINE_EM * em) return Math.max(0, across);
  const isBeside = Math.abs(middle.y - figure.y - figure.height / 2) < 0.7 * em;
  const right = Math.max(span.to, figure.x + figure.width);
  const beside = box.x - right;
  return isBeside && beside > -1 && beside < BESIDE_EM * em ? beside : null;
}

/** The same for words right before the beginning of a level line, on the line of its figure. */
function gapAhead(box: PointRect, { line, isLevel }: FoundDimension, span: Span): number | null {
  const em = emOf(line);
  const off = Math.abs(box.y + box.height / 2 - line.box.y - line.box.height / 2);
  if (!isLevel || box.height > 2 * em || off > 0.7 * em) return null;
  const ahead = Math.min(span.from, line.box.x) - box.x - box.width;
  return ahead > -1 && ahead < BESIDE_EM * em ? ahead : null;
}

/** The same for words that run up the sheet: beside the middle of an upright line. */
function gapAlongLine(
  box: PointRect,
  { line, isLevel }: FoundDimension,
  span: Span,
): number | null {
  if (isLevel) return null;
  const em = emOf(line);
  const off = Math.abs(box.y + box.height / 2 - (span.from + span.to) / 2);
  const isCentred = off < 0.12 * span.points + em && box.height < 1.6 * span.points + 4 * em;
  const left = Math.min(span.at, line.box.x);
  const right = Math.max(span.at, line.box.x + line.box.width);
  const across = Math.max(left - box.x - box.width, box.x - right);
  return isCentred && across > -1 && across < AT_LINE_EM * em ? Math.max(0, across) : null;
}

/** Ends of strokes by their place across the page. */
class StrokeEnds {
  /** Of each end its place in steps and, below that, its number: two for each stroke. Sorted. */
  readonly #keys: Float64Array;

  constructor(private readonly segments: readonly Segment[]) {
    this.#keys = new Float64Array(2 * segments.length);
    segments.forEach(({ x1, x2 }, index) => {
      this.#keys[2 * index] = stepOf(x1) * MOST_ENDS + 2 * index;
      this.#keys[2 * index + 1] = stepOf(x2) * MOST_ENDS + 2 * index + 1;
    });
    this.#keys.sort();
  }

  /** Ends from one place to another. */
  between(from: number, to: number): { at: number; y: number; stroke: Segment }[] {
    const keys = this.#keys;
    const found: { at: number; y: number; stroke: Segment }[] = [];
    let low = 0, high = keys.length;
    for (const first = stepOf(from) * MOST_ENDS; low < high;) {
      const middle = (low + high) >> 1;
      if (keys[middle] < first) low = middle + 1;
      else high = middle;
    }
    for (const end = (stepOf(to) + 1) * MOST_ENDS; keys[low] < end; low++) {
      const number = keys[low] - Math.floor(keys[low] / MOST_ENDS) * MOST_ENDS;
      const stroke = this.segments[number >> 1];
      const [at, y] = number % 2 === 0 ? [stroke.x1, stroke.y1] : [stroke.x2, stroke.y2];
      if (at >= from && at <= to) found.push({ at, y, stroke });
    }
    return found;
  }
}

/** More ends than a page has, and the steps their places are told apart by, points. */
const MOST_ENDS = 2 ** 21, STEP_PT = 1 / 64;
const stepOf = (at: number): number => Math.floor(at / STEP_PT);

/** Strokes that end where a text begins or ends: its leaders, unless they are dimension lines. */
function strokesAtSides({ box, lines }: Words, ends: StrokeEnds): Segment[] {
  const reach = 1.5 * Math.min(box.height, 12);
  const isNextTo = (at: number, from: number, length: number) =>
    (at <= from + 1 && at > from - reach) ||
    (at >= from + length - 1 && at < from + length + reach);
  const isAmong = (at: number, from: number, length: number) =>
    at > from - 2 && at < from + length + 2;
  const isLevel = lines[0].turn % 180 === 0;
  const isAtSide = (x: number, y: number) =>
    isLevel
      ? isAmong(y, box.y, box.height) && isNextTo(x, box.x, box.width)
      : isAmong(x, box.x, box.width) && isNextTo(y, box.y, box.height);
  const off = Math.max(reach, 2);
  return ends.between(box.x - off, box.x + box.width + off)
    .filter(({ at, y, stroke: { x1, y1, x2, y2 } }) =>
      isAtSide(at, y) && Math.hypot(x2 - x1, y2 - y1) > 1.5 * reach
    ).map(({ stroke }) => stroke);
}

/** Does a stroke lie on a dimension line? A leader there would say that a text speaks of where it points. */
function isAlong({ x1, y1, x2, y2 }: Segment, { isLevel }: FoundDimension, { at }: Span): boolean {
  const isOn = (across: number) => Math.abs(across - at) < 2;
  return isLevel ? isOn(y1) && isOn(y2) : isOn(x1) && isOn(x2);
}
