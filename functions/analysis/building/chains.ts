/** Outlines whose straight sides and round corners were read apart: strokes and arcs that go on from each other's ends. */
import type { Arc, Segment } from "../../_shared/domain/page_reading.ts";
import { Groups } from "../../_shared/groups.ts";
import { type Block, blockOf, strokesOf } from "./blocks.ts";

/** Ends this close are one, points. */
const MEET_PT = 0.4;
/** One number for a cell: pages are far narrower than so many cells. */
const keyOf = (column: number, row: number): number => column * 1_000_003 + row;
/** More strokes are read as none. */
const MOST_STROKES = 60_000;

/**
 * Outlines with at least one arc.
 *
 * @param longestIn longer strokes and larger outlines are left out, inches
 */
export function findChains(
  strokes: readonly Segment[],
  arcs: readonly Arc[],
  { pointsPerFoot, longestIn }: { pointsPerFoot: number; longestIn: number },
): Block[] {
  const inch = pointsPerFoot / 12, longest = longestIn * inch;
  const round = arcs.filter(({ radius, sweepDeg }) => sweepDeg < 300 && 2 * radius <= longest);
  if (round.length === 0 || strokes.length + round.length > MOST_STROKES) return [];
  const parts: Segment[][] = [
    ...round.map(strokesOf),
    ...strokes.filter(({ x1, y1, x2, y2 }) => Math.hypot(x2 - x1, y2 - y1) <= longest)
      .map((it) => [it]),
  ];
  const linked = new Groups(parts.length);
  const ends = new Map<number, { x: number; y: number; part: number }[]>();
  const cellOf = (at: number) => Math.floor(at / MEET_PT);
  parts.forEach((part, index) => {
    const first = part[0], last = part[part.length - 1];
    for (const [x, y] of [[first.x1, first.y1], [last.x2, last.y2]]) {
      const [column, row] = [cellOf(x), cellOf(y)];
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          for (const it of ends.get(keyOf(column + dx, row + dy)) ?? []) {
            if (Math.hypot(it.x - x, it.y - y) < MEET_PT) linked.join(index, it.part);
          }
        }
      }
      const here = ends.get(keyOf(column, row));
      if (here) here.push({ x, y, part: index });
      else ends.set(keyOf(column, row), [{ x, y, part: index }]);
    }
  });
  const groups = Map.groupBy(parts.keys(), (it) => linked.of(it));
  return [...groups.values()].flatMap((members) => {
    if (members.length < 3 || !members.some((it) => it < round.length)) return [];
    const block = blockOf(members.flatMap((it) => parts[it]), inch);
    return block.longIn <= longestIn ? [block] : [];
  });
}
