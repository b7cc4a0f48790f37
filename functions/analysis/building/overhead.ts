/**
 * Overhead doors: wide openings whose door hangs under the ceiling, drawn broken as deep as the opening is high, said
 * in words at it, or closed by thin lines between a garage and open ground.
 */
import type { Segment } from "../../_shared/domain/page_reading.ts";
import { onDirection, type Point } from "./lines.ts";
import type { FoundOpening } from "./openings.ts";
import type { PlacedText } from "./stairs.ts";

/** Widths of overhead doors, feet. */
const MIN_FT = 5.5, MAX_FT = 24;
/** How deep the open door reaches into the room, feet, and how near its ends are to the jambs. */
const MIN_DEEP_FT = 4.5, MAX_DEEP_FT = 14, AT_JAMB_FT = 1.2;
const WORDS = /OVERHEAD|\bO\.?H\.?D?\.?\b|ROLL(ING)?[- ]?UP|ROLLING|COILING|SECTIONAL|GARAGE DOOR/i;
const FOR_CARS = /GARAGE|CAR ?PORT|APPARATUS|SERVICE BAY/i;
/** Words stand this close to their door, feet. */
const NEAR_FT = 4;

/** What tells an overhead door. */
export interface OverheadSigns {
  broken: readonly Segment[];
  texts: readonly PlacedText[];
  /** Names of the spaces on both sides; null for no name, `outside` for open ground. */
  sides: readonly (string | null)[];
  pointsPerFoot: number;
}

/** Whether a window or passage is an overhead door. */
export function isOverhead(
  { kind, gap, line: [a, b] }: FoundOpening,
  { broken, texts, sides, pointsPerFoot }: OverheadSigns,
): boolean {
  const feet = (gap.to - gap.from) / pointsPerFoot;
  if ((kind !== "window" && kind !== "cased") || feet < MIN_FT || feet > MAX_FT) return false;
  if (sides.includes("outside") && sides.some((it) => it !== null && FOR_CARS.test(it))) {
    return kind === "window" && feet >= 7;
  }
  const near = NEAR_FT * pointsPerFoot;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const isSaid = texts.some(({ text, box }) =>
    WORDS.test(text) &&
    Math.hypot(box.x + box.width / 2 - middle.x, box.y + box.height / 2 - middle.y) <
      near + (gap.to - gap.from) / 3
  );
  return isSaid || broken.some((it) => isEdgeOfOpenDoor(it, { gap, pointsPerFoot }));
}

/** A broken line as long as the opening, where the edge of the open door would hang. */
function isEdgeOfOpenDoor(
  { x1, y1, x2, y2 }: Segment,
  { gap, pointsPerFoot }: { gap: FoundOpening["gap"]; pointsPerFoot: number },
): boolean {
  const on = (p: Point) => onDirection(gap.direction, p);
  const p = on({ x: x1, y: y1 }), q = on({ x: x2, y: y2 });
  if (Math.abs(p.at - q.at) > 0.02 * Math.abs(p.along - q.along)) return false;
  const slack = AT_JAMB_FT * pointsPerFoot;
  const isAsLong = Math.abs(Math.min(p.along, q.along) - gap.from) < slack &&
    Math.abs(Math.max(p.along, q.along) - gap.to) < slack;
  const at = (p.at + q.at) / 2;
  const deep = Math.max(gap.at[0] - at, at - gap.at[1]) / pointsPerFoot;
  return isAsLong && deep >= MIN_DEEP_FT && deep <= MAX_DEEP_FT;
}
