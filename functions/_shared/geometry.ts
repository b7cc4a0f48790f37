/**
 * Coordinate spaces and the only conversions between them.
 *
 * - *percent*: share of the page as seen, 0–100, origin top left, y down (stored, sent, shown)
 * - *points*: displayed page in 1/72 in, origin top left, y down (what the reader produces)
 * - *pdf*: PDF user space of an unrotated page, points, origin bottom left, y up
 */

/** A rectangle in percent of the page as seen: 0–100, origin top left, y down. */
export interface PercentRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle in displayed points: 1/72 in, origin top left, y down, rotation already applied. */
export interface PointRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Page size in points as displayed. */
export interface PageSize {
  widthPt: number;
  heightPt: number;
}

/** Page rotation in degrees clockwise, as stored under /Rotate. */
export type PageRotation = 0 | 90 | 180 | 270;

const clampPercent = (value: number): number => Math.min(100, Math.max(0, value));
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Converts displayed points to percent of the page, clipped to the page, rounded to 0.001 %. */
export function toPercentRect(box: PointRect, page: PageSize): PercentRect {
  const left = clampPercent((box.x / page.widthPt) * 100);
  const top = clampPercent((box.y / page.heightPt) * 100);
  const right = clampPercent(((box.x + box.width) / page.widthPt) * 100);
  const bottom = clampPercent(((box.y + box.height) / page.heightPt) * 100);
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
}

/** Converts percent of the page to displayed points. */
export function toPointRect(box: PercentRect, page: PageSize): PointRect {
  return {
    x: (box.x / 100) * page.widthPt,
    y: (box.y / 100) * page.heightPt,
    width: (box.width / 100) * page.widthPt,
    height: (box.height / 100) * page.heightPt,
  };
}

/**
 * Converts a box on the page as seen to the rectangle drawn in PDF user space.
 *
 * @param box      percent of the page as seen, top-left origin
 * @param page     displayed page size in points
 * @param rotation the page's /Rotate
 * @param origin   lower left corner of the visible box (crop box) in user space, points
 * @returns        points, bottom-left origin, y up, unrotated
 * @throws {RangeError} if a side of `box` lies outside 0–100
 * @source PDF 32000-1, 8.3.2.3 (user space)
 */
export function toPdfRect(
  box: PercentRect,
  page: PageSize,
  rotation: PageRotation = 0,
  origin: { x: number; y: number } = { x: 0, y: 0 },
): PointRect {
  for (
    const [name, value] of Object.entries({
      x: box.x,
      y: box.y,
      right: box.x + box.width,
      bottom: box.y + box.height,
    })
  ) {
    if (!(value >= -0.01 && value <= 100.01)) {
      throw new RangeError(`Cannot place box: ${name} is ${value}, must be from 0 to 100`);
    }
  }
  const seen = toPointRect(box, page);
  const { widthPt, heightPt } = page;
  const flipped = {
    x: seen.x,
    y: heightPt - seen.y - seen.height,
    width: seen.width,
    height: seen.height,
  };
  const turned = rotation === 0
    ? flipped
    : rotation === 90
    ? { x: seen.y, y: seen.x, width: seen.height, height: seen.width }
    : rotation === 180
    ? { x: widthPt - seen.x - seen.width, y: seen.y, width: seen.width, height: seen.height }
    : {
      x: heightPt - seen.y - seen.height,
      y: widthPt - seen.x - seen.width,
      width: seen.height,
      height: seen.width,
    };
  return { ...turned, x: turned.x + origin.x, y: turned.y + origin.y };
}

/** Smallest rectangle around all given ones, in their common space. @throws {RangeError} on an empty list */
export function unionRect<T extends PercentRect | PointRect>(boxes: readonly T[]): PercentRect {
  if (boxes.length === 0) throw new RangeError("Cannot join boxes: the list is empty");
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** True when the two rectangles share any area. */
export function overlaps(a: PercentRect, b: PercentRect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** True when `inner` lies within `outer`, up to `slack` units of the common space. */
export function contains(outer: PercentRect, inner: PercentRect, slack = 0): boolean {
  return inner.x >= outer.x - slack && inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack;
}

/** Centre of a rectangle, in its own space. */
export function centre(box: PercentRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Distance between the centres of two rectangles of one space. */
export function centreDistance(a: PercentRect, b: PercentRect): number {
  const p = centre(a);
  const q = centre(b);
  return Math.hypot(p.x - q.x, p.y - q.y);
}

/** Distance between the outlines of two rectangles of one space; 0 where they meet or overlap. */
export function gapBetween(a: PercentRect, b: PercentRect): number {
  const x = Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width);
  const y = Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height);
  return Math.hypot(x, y);
}

/** How far a point lies from a straight stroke, in the unit of both. */
export function distanceToStroke(
  { x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number },
  x: number,
  y: number,
): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const share = square === 0
    ? 0
    : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}

/** Does the middle of the one lie in the other? */
export function isAtMiddle(a: PercentRect, b: PercentRect): boolean {
  return [[a, b], [b, a]].some(([outer, inner]) =>
    contains(outer, { ...centre(inner), width: 0, height: 0 })
  );
}
