/** The page under a markup: where boxes and labels go, whatever its rotation and crop. */
import { PDFName, type PDFPage } from "pdf-lib";
import { cloudMargin } from "./appearance.ts";
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
    letterSize: clamp(short / 130, 6.5, 16),
  };
}

/** A box of the page as seen, in user space. */
export function toUserSpace(box: PointRect, { size, rotation, origin }: MarkupPage): PointRect {
  const percent = {
    x: (box.x / size.widthPt) * 100,
    y: (box.y / size.heightPt) * 100,
    width: (box.width / size.widthPt) * 100,
    height: (box.height / size.heightPt) * 100,
  };
  return toPdfRect(percent, size, rotation, origin);
}

/** The cloud around an evidence box: a little larger, never smaller than can be seen, within the page. */
export function cloudAround(box: PercentRect, page: MarkupPage): PointRect {
  const { widthPt, heightPt } = page.size;
  const pad = page.lineWidth * 1.5;
  const least = page.letterSize;
  const centreX = ((box.x + box.width / 2) / 100) * widthPt;
  const centreY = ((box.y + box.height / 2) / 100) * heightPt;
  const width = Math.min(widthPt, Math.max(least, (box.width / 100) * widthPt) + 2 * pad);
  const height = Math.min(heightPt, Math.max(least, (box.height / 100) * heightPt) + 2 * pad);
  return {
    x: clamp(centreX - width / 2, 0, widthPt - width),
    y: clamp(centreY - height / 2, 0, heightPt - height),
    width,
    height,
  };
}

/**
 * A place for a label beside its cloud, free of the boxes already taken where there is one. Labels stand upright
 * on the page as seen.
 *
 * @param taken clouds and labels placed before, page as seen, points
 */
export function placeLabel(
  label: { width: number; height: number },
  cloud: PointRect,
  { page, taken }: { page: MarkupPage; taken: readonly PointRect[] },
): PointRect {
  const gap = cloudMargin(page.lineWidth);
  const { width, height } = label;
  const { size } = page;
  const [above, below] = [cloud.y - height - gap, cloud.y + cloud.height + gap];
  const [left, right] = [cloud.x - width - gap, cloud.x + cloud.width + gap];
  const alignRight = cloud.x + cloud.width - width;
  const places = [0, 1, 2, 3, 4].flatMap((step) => {
    const shift = step * (height + gap);
    return [
      { x: cloud.x, y: above - shift },
      { x: cloud.x, y: below + shift },
      { x: alignRight, y: above - shift },
      { x: alignRight, y: below + shift },
      { x: right, y: cloud.y + shift },
      { x: left, y: cloud.y + shift },
    ];
  }).map(({ x, y }) => ({
    x: clamp(x, 0, Math.max(0, size.widthPt - width)),
    y: clamp(y, 0, Math.max(0, size.heightPt - height)),
    width: Math.min(width, size.widthPt),
    height: Math.min(height, size.heightPt),
  }));
  return places.find((place) =>
    !overlaps(place, cloud) && !taken.some((it) => overlaps(place, it))
  ) ??
    places[0];
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
