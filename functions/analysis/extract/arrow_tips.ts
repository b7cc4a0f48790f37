/** Arrowheads of dimension lines: a line ends at the tips of its arrows, not where their heads begin. */
import type { PageReading, Segment } from "../../_shared/domain/page_reading.ts";
import type { Span } from "./dimension_lines.ts";
import type { FoundDimension } from "./dimensions.ts";

/** Length of an arrowhead, points. */
const HEAD_PT = [3, 14] as const;
/** Strokes of an arrowhead meet this near, points; its back stands so far off the line. */
const MEET_PT = 0.8, BACK_PT = 6;

/** The stretch to the tips of the arrows where the given one ends at their backs, else the given one. */
export function toArrowTips(
  inner: Span,
  { spans, isLevel }: Pick<FoundDimension, "spans" | "isLevel">,
  { page }: { page: PageReading },
): Span {
  const outer = spans.find((it) => {
    const [before, after] = [inner.from - it.from, it.to - inner.to];
    return it.at === inner.at && before > HEAD_PT[0] && before < HEAD_PT[1] &&
      Math.abs(before - after) < MEET_PT && isHead(it.from, inner.from, it.at) &&
      isHead(it.to, inner.to, it.at);
  });
  return outer ?? inner;

  /** Run two strokes from the tip on the line to the back, one on each side of the line? */
  function isHead(tip: number, back: number, at: number): boolean {
    const sides = page.segments.flatMap((stroke) => sideOf(stroke, tip, back, at));
    return sides.some((side) => side > 0) && sides.some((side) => side < 0);
  }

  function sideOf({ x1, y1, x2, y2 }: Segment, tip: number, back: number, at: number): number[] {
    const ends = isLevel ? [[x1, y1], [x2, y2]] : [[y1, x1], [y2, x2]];
    const isTip = ([along, across]: number[]) =>
      Math.abs(along - tip) < MEET_PT && Math.abs(across - at) < MEET_PT;
    const other = isTip(ends[0]) ? ends[1] : isTip(ends[1]) ? ends[0] : null;
    if (!other || Math.abs(other[0] - back) > MEET_PT) return [];
    const off = other[1] - at;
    return Math.abs(off) > MEET_PT && Math.abs(off) < BACK_PT ? [Math.sign(off)] : [];
  }
}
