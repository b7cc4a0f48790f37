/** The largest circle a room has room for, between its walls and what stands on its floor. */
import type { PlanFixture } from "../domain/building.ts";
import { feetBetween, type Ft, isInside, nearestOn, type Ring } from "./rings.ts";

/** Fixtures one turns under: their bowls stand free of the floor. */
const TURNED_UNDER: readonly string[] = ["lavatory", "sink", "fountain"];
/** Places tried across the longer side of a room, and how finely the best is refined. */
const TRIED = 24, REFINED = 4;

/** A circle in feet. */
export interface Circle {
  middle: Ft;
  radiusFt: number;
}

type Block = readonly [least: Ft, most: Ft];

/** Tries places row by row, then around the best; null where the outline has no inside. */
export function largestCircle(
  ring: Ring,
  fixtures: readonly PlanFixture[],
  toFeet: (point: readonly [number, number]) => Ft,
): Circle | null {
  const blocks = fixtures.filter(({ type }) => !TURNED_UNDER.includes(type)).map((
    { box },
  ): Block => [
    toFeet([box.x, box.y]),
    toFeet([box.x + box.width, box.y + box.height]),
  ]);
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const least = { x: Math.min(...xs), y: Math.min(...ys) };
  const most = { x: Math.max(...xs), y: Math.max(...ys) };
  let step = Math.max(most.x - least.x, most.y - least.y) / TRIED;
  let best: Circle | null = null;
  const tryAt = (middle: Ft) => {
    if (!isInside(ring, middle)) return;
    const free = blocks.map((block) => distanceTo(block, middle));
    const radiusFt = Math.min(feetBetween(nearestOn(ring, middle), middle), ...free);
    if (radiusFt > (best?.radiusFt ?? 0)) best = { middle, radiusFt };
  };
  for (let x = least.x + step / 2; x < most.x; x += step) {
    for (let y = least.y + step / 2; y < most.y; y += step) tryAt({ x, y });
  }
  for (let round = 0; round < REFINED; round++) {
    const around = (best as Circle | null)?.middle;
    if (!around) return null;
    step /= 2;
    for (const dx of [-step, 0, step]) {
      for (const dy of [-step, 0, step]) tryAt({ x: around.x + dx, y: around.y + dy });
    }
  }
  return best;
}

/** How far a place lies from a block; below zero inside. */
function distanceTo([least, most]: Block, { x, y }: Ft): number {
  const dx = Math.max(least.x - x, x - most.x), dy = Math.max(least.y - y, y - most.y);
  return dx < 0 && dy < 0 ? Math.max(dx, dy) : Math.hypot(Math.max(0, dx), Math.max(0, dy));
}
