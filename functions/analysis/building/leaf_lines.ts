/** Lines that draw the open leaves of doors: a wall stands along none of them, however near one is. */
import type { Arc } from "../../_shared/domain/page_reading.ts";
import { type Direction, firstAt, onDirection, type PlanLine, type Point } from "./lines.ts";
import { pointOn } from "./leaf_strength.ts";
import { isSwing, MAX_ARCS } from "./swings.ts";

/** A leaf is so thick, its hinge stands so far from the edge of its jamb, and its tip this close to its arc, feet. */
const THICK_FT = 0.25, JAMB_FT = 0.8, TIP_FT = 0.15;

/** Lines from the hinge of a swing to one end of its arc. */
export function leafLines(
  arcs: readonly Arc[],
  directions: readonly Direction[],
  pointsPerFoot: number,
): Set<PlanLine> {
  const swings = arcs.filter((arc) => isSwing(arc, pointsPerFoot));
  if (swings.length > MAX_ARCS) return new Set();
  return new Set(
    swings.flatMap((arc) =>
      [arc.startDeg, arc.startDeg + arc.sweepDeg].flatMap((degrees) =>
        linesBetween({ x: arc.cx, y: arc.cy }, pointOn(arc, degrees), { directions, pointsPerFoot })
      )
    ),
  );
}

function linesBetween(
  hinge: Point,
  tip: Point,
  { directions, pointsPerFoot }: { directions: readonly Direction[]; pointsPerFoot: number },
): PlanLine[] {
  const thick = THICK_FT * pointsPerFoot, close = TIP_FT * pointsPerFoot;
  return directions.flatMap((direction) => {
    const [from, to] = [onDirection(direction, hinge), onDirection(direction, tip)];
    // The arc of a leaf drawn as a thin box ends at its far side.
    if (Math.abs(to.at - from.at) > thick) return [];
    const sign = Math.sign(to.along - from.along);
    const found: PlanLine[] = [];
    for (let i = firstAt(direction.lines, from.at - thick); i < direction.lines.length; i++) {
      const line = direction.lines[i];
      if (line.at > from.at + thick) break;
      const [near, far] = sign > 0 ? [line.from, line.to] : [line.to, line.from];
      const behind = (from.along - near) * sign;
      if (Math.abs(far - to.along) > close || behind < -close) continue;
      if (behind <= JAMB_FT * pointsPerFoot) found.push(line);
    }
    return found;
  });
}
