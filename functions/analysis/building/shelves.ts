/** On plans whose walls are one heavy line, what may be a shelf or a counter: an unnamed strip along a room. */
import type { Point } from "./lines.ts";
import { boxAround } from "./outlines.ts";

/** Narrowest space of its own, and widest gap between a room and the strip along it, feet. */
const SPACE_FT = 3, ALONG_FT = 0.8;

/** Spaces with a name that may go on behind a line which is no wall. */
export function besideShelves(
  rings: readonly (readonly Point[])[],
  { firstUnnamed, pointsPerFoot }: { firstUnnamed: number; pointsPerFoot: number },
): Set<number> {
  const boxes = rings.map((ring) => ring.length > 2 ? boxAround(ring) : null);
  const strips = boxes.slice(firstUnnamed).flatMap((box) =>
    box && Math.min(box.width, box.height) < SPACE_FT * pointsPerFoot ? [box] : []
  );
  const slack = ALONG_FT * pointsPerFoot;
  const found = new Set<number>();
  boxes.slice(0, firstUnnamed).forEach((box, space) => {
    const isBeside = box !== null &&
      strips.some((it) =>
        it.x < box.x + box.width + slack && box.x < it.x + it.width + slack &&
        it.y < box.y + box.height + slack && box.y < it.y + it.height + slack
      );
    if (isBeside) found.add(space);
  });
  return found;
}
