/** The page under a markup: where boxes and labels go, whatever its rotation and crop. */
import { PDFName, type PDFPage } from "pdf-lib";
import { cloudMargin, frameMargin, isLine } from "./appearance.ts";
import {
  overlaps,
  type PageRotation,
  type PageSize,
  type PercentRect,
  type PointRect,
  toPdfRect,
} from "../_shared/geometry.ts";

/** What markup needs to know of a page. Sizes are those of the page as seen, in points. */
export interface MarkupPage {
  page: PDFPage;
  size: PageSize;
  rotation: PageRotation;
  /** Lower left corner of the visible box in user space. */
  origin: { x: number; y: number };
  /** Line width and letter size that read well on a sheet of this size, in points. */
  lineWidth: number;
  letterSize: number;
}

/** Measures a page. */
export function measurePage(page: PDFPage): MarkupPage {
  const box = visibleBox(page);
  const rotation = (((page.getRotation().angle % 360) + 360) % 360) as PageRotation;
  const isTurned = rotation === 90 || rotation === 270;
  const size = isTurned
    ? { widthPt: box.height, heightPt: box.width }
    : { widthPt: box.width, heightPt: box.height };
  const short = Math.min(size.widthPt, size.heightPt);
  return {
    page,
    size,
    rotation,
    origin: { x: box.x, y: box.y },
    lineWidth: clamp(short / 700, 1, 3.5),
    letterSize: clamp(short / 150, 6.5, 14),
  };
}

/** A box of the page as seen, in user space. */
export function toUserSpace(box: PointRect, { size, rotation, origin }: MarkupPage): PointRect {
  return toPdfRect(toPercent(box, size), size, rotation, origin);
}

/** The mark around an evidence box, page as seen, points. */
export interface Cloud extends PointRect {
  /** A plain frame instead of bumps. */
  isFrame: boolean;
}

/** The cloud around an evidence box: a little larger, never smaller than can be seen, within the page. */
export function cloudAround(box: PercentRect, page: MarkupPage): Cloud {
  const { widthPt, heightPt } = page.size;
  const seen = { width: (box.width / 100) * widthPt, height: (box.height / 100) * heightPt };
  const isFrame = isLine(seen, page.lineWidth);
  const pad = page.lineWidth * (isFrame ? 0.75 : 1.5);
  const least = isFrame ? 0 : page.letterSize;
  const centreX = ((box.x + box.width / 2) / 100) * widthPt;
  const centreY = ((box.y + box.height / 2) / 100) * heightPt;
  const width = Math.min(widthPt, Math.max(least, seen.width) + 2 * pad);
  const height = Math.min(heightPt, Math.max(least, seen.height) + 2 * pad);
  return {
    x: clamp(centreX - width / 2, 0, widthPt - width),
    y: clamp(centreY - height / 2, 0, heightPt - height),
    width,
    height,
    isFrame,
  };
}

/** How far the mark around a box stands out of it, points. */
export const marginOf = ({ isFrame }: Cloud, { lineWidth }: MarkupPage): number =>
  isFrame ? frameMargin(lineWidth) : cloudMargin(lineWidth);

/** The drawn share of a part of the page as seen, 0 to 1. */
export type Ink = (part: PercentRect) => number;

/** How much ink under a label outweighs one height of it further away: lettering covers about a fifth. */
const INK_WEIGHT = 80;
/** Steps of a label's height that are tried to every side. */
const STEPS = [0, 0.5, 1, 2, 3, 4, 6, 8];
/** Where along a long mark a label is tried, of its length. */
const ALONG = [0, 1, 0.5, 0.25, 0.75];

/**
 * A place for a label beside its cloud: free of the boxes already taken, with as little of the drawing under it and
 * as near as can be. Labels stand upright on the page as seen.
 *
 * @param taken clouds and labels placed before, page as seen, points
 * @param ink   what is drawn on the page; without it the nearest free place is taken
 */
export function placeLabel(
  label: { width: number; height: number },
  cloud: Cloud,
  { page, taken, ink = null }: {
    page: MarkupPage;
    taken: readonly PointRect[];
    ink?: Ink | null;
  },
): PointRect {
  const { size } = page;
  const width = Math.min(label.width, size.widthPt);
  const height = Math.min(label.height, size.heightPt);
  const places = placesAround({ width, height }, cloud, page).map(({ x, y, step }) => ({
    x: clamp(x, 0, Math.max(0, size.widthPt - width)),
    y: clamp(y, 0, Math.max(0, size.heightPt - height)),
    width,
    height,
    step,
  }));
  const free = places.filter((place) =>
    !overlaps(place, cloud) && !taken.some((it) => overlaps(place, it))
  );
  const costOf = (place: typeof places[number]) => {
    if (!ink) return place.step;
    const line = leaderTo(place, cloud, page);
    const crossed = line ? ink(toPercent(around(line, page.lineWidth), size)) : 0;
    return place.step + INK_WEIGHT * (ink(toPercent(place, size)) + crossed / 2);
  };
  const [best = places[0]] = free.toSorted((a, b) => costOf(a) - costOf(b));
  const { step: _, ...place } = best;
  return place;
}

/** Places for a label in the order they are liked, `step` heights away from the nearest. */
function placesAround(
  { width, height }: { width: number; height: number },
  cloud: Cloud,
  page: MarkupPage,
): { x: number; y: number; step: number }[] {
  const gap = marginOf(cloud, page) + page.lineWidth / 2;
  const [above, below] = [cloud.y - height - gap, cloud.y + cloud.height + gap];
  const [left, right] = [cloud.x - width - gap, cloud.x + cloud.width + gap];
  const middle = cloud.y + cloud.height / 2 - height / 2;
  const spare = cloud.width - width;
  const along = ALONG.slice(0, spare > width ? ALONG.length : 2).map((it) => cloud.x + spare * it);
  return STEPS.flatMap((step) => {
    const shift = step * height;
    const beside = shift > 0 ? [middle - shift, middle + shift] : [middle];
    return [
      ...along.flatMap((x) => [
        { x, y: above - shift, step },
        { x, y: below + shift, step },
      ]),
      // Beside another line a label is taken for that line's, whatever leads to it.
      ...beside.flatMap((y) => [{ x: right, y, step: 2 * step }, { x: left, y, step: 2 * step }]),
      { x: right + shift, y: middle, step },
      { x: left - shift, y: middle, step },
    ];
  });
}

function toPercent({ x, y, width, height }: PointRect, { widthPt, heightPt }: PageSize) {
  return {
    x: (x / widthPt) * 100,
    y: (y / heightPt) * 100,
    width: (width / widthPt) * 100,
    height: (height / heightPt) * 100,
  };
}

/**
 * The line from a mark to a label that does not stand beside it, page as seen; null where it does.
 * Ends on the sides that face each other.
 */
export function leaderTo(
  label: PointRect,
  cloud: Cloud,
  page: MarkupPage,
): [from: PlacePoint, to: PlacePoint] | null {
  const across = meet([cloud.x, cloud.width], [label.x, label.width]);
  const down = meet([cloud.y, cloud.height], [label.y, label.height]);
  const far = Math.hypot(across[1] - across[0], down[1] - down[0]);
  if (far < marginOf(cloud, page) + page.lineWidth * 2.5) return null;
  return [{ x: across[0], y: down[0] }, { x: across[1], y: down[1] }];
}

/** The box of a line with a little room on either side. */
function around([from, to]: readonly [PlacePoint, PlacePoint], room: number): PointRect {
  return {
    x: Math.min(from.x, to.x) - room,
    y: Math.min(from.y, to.y) - room,
    width: Math.abs(to.x - from.x) + 2 * room,
    height: Math.abs(to.y - from.y) + 2 * room,
  };
}

/** A place on the page as seen, points. */
export interface PlacePoint {
  x: number;
  y: number;
}

/** Where two spans come nearest: both in the middle of what they share, else at the ends that face each other. */
function meet(
  [a, aLength]: readonly [number, number],
  [b, bLength]: readonly [number, number],
): [number, number] {
  const [low, high] = [Math.max(a, b), Math.min(a + aLength, b + bLength)];
  if (low <= high) return [(low + high) / 2, (low + high) / 2];
  return a < b ? [a + aLength, b] : [a, b + bLength];
}

/** What a reader shows: the crop box within the media box. */
function visibleBox(page: PDFPage): PointRect {
  const media = page.getMediaBox();
  if (!page.node.CropBox() && !page.node.getInheritableAttribute(PDFName.of("CropBox"))) {
    return upright(media);
  }
  const [outer, inner] = [upright(media), upright(page.getCropBox())];
  const x = Math.max(outer.x, inner.x);
  const y = Math.max(outer.y, inner.y);
  const width = Math.min(outer.x + outer.width, inner.x + inner.width) - x;
  const height = Math.min(outer.y + outer.height, inner.y + inner.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : outer;
}

/** The same box with positive sides. */
function upright({ x, y, width, height }: PointRect): PointRect {
  return {
    x: Math.min(x, x + width),
    y: Math.min(y, y + height),
    width: Math.abs(width),
    height: Math.abs(height),
  };
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));
