/** Where a person has a choice: ways out that share no door, and the common path before the first such place. */
import { acrossFrom, type FloorGraph, type Passage, type Space } from "./floor.ts";
import { type Travel, wayBetween, type WayOut, wayTo } from "./travel.ts";
import type { Way } from "./ways_inside.ts";

/** Ways out of a space that share no door, two at most. @source Ford and Fulkerson, 1956 */
export function waysOutOf(space: Space): 0 | 1 | 2 {
  const used = new Map<Passage, Space>();
  for (let found = 0; found < 2; found++) {
    if (!addWay(space, used)) return found as 0 | 1;
  }
  return 2;
}

/** Finds one more way; `used` holds the doors of those before, with the space each is left from. */
function addWay(start: Space, used: Map<Passage, Space>): boolean {
  const cameBy = new Map<Space, { by: Passage; from: Space } | null>([[start, null]]);
  const open: Space[] = [start];
  while (open.length > 0) {
    const space = open.shift()!;
    for (const by of space.passages) {
      // A door is passed once each way: back through one means that way takes another turn.
      if (used.get(by) === space) continue;
      const isLast = by.isExit && !used.has(by);
      const next = acrossFrom(by, space);
      if (!isLast && (next === null || by.isExit || cameBy.has(next))) continue;
      if (!isLast) {
        cameBy.set(next!, { by, from: space });
        open.push(next!);
        continue;
      }
      let step: { by: Passage; from: Space } | null = { by, from: space };
      while (step) {
        if (used.has(step.by)) used.delete(step.by);
        else used.set(step.by, step.from);
        step = cameBy.get(step.from)!;
      }
      return true;
    }
  }
  return false;
}

/** Ways out of every space. */
export const allWaysOut = ({ spaces }: FloorGraph): Map<Space, 0 | 1 | 2> =>
  new Map(spaces.map((space) => [space, space.isOpenAir ? 0 : waysOutOf(space)]));

/** The part of a way out that is walked before there is a choice; null where there is one from the start. */
export function commonPathOf(
  { space, points: [corner], passages, lengthFt }: WayOut,
  { travel, waysOut }: { travel: Travel; waysOut: ReadonlyMap<Space, number> },
): Way | null {
  if (waysOut.get(space) !== 1) return null;
  const points = [...wayTo(space, corner, passages[0]).points];
  let here = space;
  let far = lengthFt - travel.far(passages[0]);
  for (const [index, passage] of passages.entries()) {
    const beyond = acrossFrom(passage, here);
    if (passage.isExit || beyond === null || waysOut.get(beyond) === 2) break;
    const next = passages[index + 1];
    if (!next) break;
    const way = wayBetween(beyond, passage, next);
    far += way.lengthFt;
    points.push(...way.points.slice(1));
    here = beyond;
  }
  return { lengthFt: far, points };
}
