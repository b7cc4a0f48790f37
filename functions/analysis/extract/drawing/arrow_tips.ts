/** Arrowheads of dimension lines: a line ends at the tips of its arrows, not where their heads begin. */
import type { PageReading, Segment } from "../../../_shared/domain/page_reading.ts";
import type { Span } from "./dimension_lines.ts";
import type { FoundDimension } from "./dimensions.ts";
import { Buckets } from "./point_buckets.ts";

/** Length of an arrowhead, points. */
const HEAD_PT = [3, 14] as const;
/** Strokes of an arrowhead meet this near, points; its back stands so far off the line. */
const MEET_PT = 0.8, BACK_PT = 6;
/** Side of the squares strokes are kept by, points. */
const REACH_PT = 2;

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
    const { strokes, ends } = sidesOfHeads(page);
    const near = isLevel ? ends.at(tip, at) : ends.at(at, tip);
    const sides = near.flatMap((index) => sideOf(strokes[index >> 1], tip, back, at));
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

/** Short strokes of a page with both their ends by place. */
interface HeadStrokes {
  strokes: readonly Segment[];
  ends: Buckets;
}

const known = new WeakMap<PageReading, HeadStrokes>();

/** The strokes of a page that may be sides of arrowheads: each has the ends 2n and 2n + 1. */
function sidesOfHeads(page: PageReading): HeadStrokes {
  let found = known.get(page);
  if (!found) {
    const strokes = page.segments.filter(({ x1, y1, x2, y2 }) => {
      const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
      return Math.max(dx, dy) < HEAD_PT[1] + 1 && Math.min(dx, dy) > MEET_PT / 2;
    });
    const points = strokes.flatMap(({ x1, y1, x2, y2 }) => [{ x: x1, y: y1 }, { x: x2, y: y2 }]);
    known.set(page, found = { strokes, ends: new Buckets(points, REACH_PT) });
  }
  return found;
}
