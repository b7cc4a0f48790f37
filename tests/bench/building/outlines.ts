/** Outlines laid over each other, to tell whether two are the same room. */
import type { Point } from "./truth.ts";

const STEPS = 160;

/** Shared share of two outlines: their common area over the area of both together, 0–1. */
export function overlapOf(a: readonly Point[], b: readonly Point[]): number {
  const all = [...a, ...b];
  const [left, right] = range(all.map(([x]) => x));
  const [top, bottom] = range(all.map(([, y]) => y));
  let both = 0, either = 0;
  for (let row = 0; row < STEPS; row++) {
    const y = top + ((row + 0.5) / STEPS) * (bottom - top);
    for (let column = 0; column < STEPS; column++) {
      const x = left + ((column + 0.5) / STEPS) * (right - left);
      const inA = isInside(a, x, y);
      const inB = isInside(b, x, y);
      if (inA && inB) both++;
      if (inA || inB) either++;
    }
  }
  return either === 0 ? 0 : both / either;
}

export function isInside(ring: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i];
    const [xj, yj] = ring[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

const range = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
];
