/** Where the sheet in small stands: in a corner where it covers nothing that is looked at. */
import type { PercentRect } from "../../functions/_shared/geometry.ts";

export const CORNERS = ["bottom right", "bottom left", "top right", "top left"] as const;
export type Corner = typeof CORNERS[number];

export interface MinimapRoom {
  /** What is in view, in percent of the sheet. */
  view: PercentRect;
  /** Size of the view and of the sheet in small, with its distance from the edge, in pixels. */
  viewPx: { width: number; height: number };
  mapPx: { width: number; height: number };
  marginPx: number;
  /** Places that stay clear, in percent of the sheet. */
  clear: readonly PercentRect[];
  /** Places that stay clear where a corner is left, or at least the markers at their right ends. */
  spared?: readonly PercentRect[];
  /** Something else stands along the left edge. */
  isLeftTaken?: boolean;
}

/** Room of a marker, inside its box or beside it. */
const MARKER_PX = 24;

/** The first corner where nothing is covered; null where each would cover something that has to stay clear. */
export function cornerOf(room: MinimapRoom): Corner | null {
  const { view, viewPx, mapPx, marginPx, clear, spared = [], isLeftTaken = false } = room;
  const toPx = ({ x, y, width, height }: PercentRect) => ({
    left: (x - view.x) / view.width * viewPx.width,
    right: (x + width - view.x) / view.width * viewPx.width,
    top: (y - view.y) / view.height * viewPx.height,
    bottom: (y + height - view.y) / view.height * viewPx.height,
  });
  // In the lower right corner of the sheet it would cover what it leads to.
  const end: PercentRect = { x: 99, y: 99, width: 1, height: 1 };
  const kept = [...clear, end].map(toPx);
  const boxes = spared.map(toPx).map((it) => ({ ...it, right: it.right + MARKER_PX }));
  const markers = boxes.map((it) => ({ ...it, left: it.right - 2 * MARKER_PX }));
  const isFree = (corner: Corner, places: typeof kept) => {
    const isLeft = corner.endsWith("left");
    if (isLeft && isLeftTaken) return false;
    const left = isLeft ? marginPx : viewPx.width - marginPx - mapPx.width;
    const top = corner.startsWith("top") ? marginPx : viewPx.height - marginPx - mapPx.height;
    return !places.some((it) =>
      it.right > left - marginPx && it.left < left + mapPx.width + marginPx &&
      it.bottom > top - marginPx && it.top < top + mapPx.height + marginPx
    );
  };
  for (const more of [boxes, markers, []]) {
    const free = CORNERS.find((it) => isFree(it, [...kept, ...more]));
    if (free) return free;
  }
  return null;
}
