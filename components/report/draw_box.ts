/** Boxes drawn by hand, percent of the page. Pure. */
import type { PercentRect } from "../../functions/_shared/geometry.ts";

export interface PercentPoint {
  x: number;
  y: number;
}

/** Side of the box a point becomes, and the least a side has, percent of the page's width. */
const POINT_SIDE = 2.4;
const LEAST_SIDE = 0.2;
/** What an arrow key moves by. */
const STEP = 0.5;

const clamp = (value: number, high = 100): number => Math.min(Math.max(value, 0), high);

/** The box between two corners, within the page and never without a side. */
export function betweenPoints(a: PercentPoint, b: PercentPoint): PercentRect {
  const side = (p: number, q: number) => {
    const [low, high] = [clamp(Math.min(p, q)), clamp(Math.max(p, q))];
    const length = Math.max(high - low, LEAST_SIDE);
    return { from: Math.min(low, 100 - length), length };
  };
  const [across, down] = [side(a.x, b.x), side(a.y, b.y)];
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

/** A small square around a point. @param aspect height of the page over its width */
export function aroundPoint({ x, y }: PercentPoint, aspect: number): PercentRect {
  const [width, height] = [POINT_SIDE, POINT_SIDE / aspect];
  return {
    x: clamp(x - width / 2, 100 - width),
    y: clamp(y - height / 2, 100 - height),
    width,
    height,
  };
}

/** The box a step further, or a step larger or smaller, within the page. */
export function movedBy(
  { x, y, width, height }: PercentRect,
  [right, down]: readonly [number, number],
  isResized: boolean,
): PercentRect {
  if (!isResized) {
    return {
      x: clamp(x + right * STEP, 100 - width),
      y: clamp(y + down * STEP, 100 - height),
      width,
      height,
    };
  }
  return {
    x,
    y,
    width: Math.max(LEAST_SIDE, Math.min(width + right * STEP, 100 - x)),
    height: Math.max(LEAST_SIDE, Math.min(height + down * STEP, 100 - y)),
  };
}
