/** Open curves of a page, whatever their shape: pieces drawn one after another that run on smoothly are one. */
import type { Curve } from "../../_providers/pdf/mod.ts";
import type { Bend } from "../../_shared/domain/page_reading.ts";

/** Ends this near to each other meet, in points. */
const JOIN_PT = 0.05;
/** Shortest and longest way from end to end, in points, and most pieces of one curve. */
const SHORTEST_PT = 8, LONGEST_PT = 900, MAX_PIECES = 12;
/** Pages with more curves are landscape or lettering drawn as outlines. */
const MAX_CURVES = 20_000;

/** @param curves cubic curves of stroked paths, in the order they are drawn */
export function findBends(curves: readonly Curve[]): Bend[] {
  if (curves.length > MAX_CURVES) return [];
  const bends: Bend[] = [];
  for (let start = 0; start < curves.length;) {
    let end = start;
    while (end + 1 < curves.length && runsOn(curves[end], curves[end + 1])) end++;
    const [first, last] = [curves[start], curves[end]];
    const span = Math.hypot(last[6] - first[0], last[7] - first[1]);
    if (end - start < MAX_PIECES && span >= SHORTEST_PT && span <= LONGEST_PT) {
      bends.push(toBend(first, last));
    }
    start = end + 1;
  }
  return bends;
}

/** True where a curve begins at the end of another, turned by less than a right angle. */
function runsOn(a: Curve, b: Curve): boolean {
  if (Math.abs(b[0] - a[6]) > JOIN_PT || Math.abs(b[1] - a[7]) > JOIN_PT) return false;
  const { comes } = toBend(a, a);
  const { leaves } = toBend(b, b);
  return (a[6] - comes.x) * (leaves.x - b[0]) + (a[7] - comes.y) * (leaves.y - b[1]) > 0;
}

/** Control points that lie on their end say no direction; the next one does. */
function toBend(first: Curve, last: Curve): Bend {
  const [x1, y1] = first;
  const [x2, y2] = [last[6], last[7]];
  const points = (curve: Curve) => [0, 2, 4, 6].map((at) => ({ x: curve[at], y: curve[at + 1] }));
  const away = (from: { x: number; y: number }[], x: number, y: number) =>
    from.find((it) => Math.hypot(it.x - x, it.y - y) > JOIN_PT) ?? { x, y };
  return {
    x1,
    y1,
    x2,
    y2,
    leaves: away(points(first), x1, y1),
    comes: away(points(last).reverse(), x2, y2),
  };
}
