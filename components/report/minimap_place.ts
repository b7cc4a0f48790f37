/** Where the sheet in small stands: where it covers nothing that is looked at, and the least of the drawing. */
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import type { Pixels } from "./overlay.ts";

/** In the order they are liked: at the middle of an edge it is looked for last. */
export const MAP_PLACES = [
  "bottom right",
  "bottom left",
  "top right",
  "top left",
  "middle right",
  "middle left",
] as const;
export type MapPlace = typeof MAP_PLACES[number];

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
  /** The whole sheet; left out, its ink is not known. */
  picture?: Pixels | null;
  /** Where it stays as long as that is as clear as another place: it doesn't jump about while the sheet moves. */
  stays?: MapPlace | null;
}

/** Room of a marker, inside its box or beside it. */
const MARKER_PX = 24;

/** Ink is told from one place to another by this part of a place: a line of a table is less than a line of lettering. */
const INK_STEP = 0.02;

/**
 * Where nothing is covered that has to stay clear and, of that, the least ink; null where each place would cover
 * something.
 */
export function mapPlaceOf(room: MinimapRoom): MapPlace | null {
  const { view, viewPx, mapPx, marginPx, clear, spared = [], isLeftTaken = false, picture, stays } =
    room;
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
  const startOf = (place: MapPlace) => ({
    left: place.endsWith("left") ? marginPx : viewPx.width - marginPx - mapPx.width,
    top: place.startsWith("top")
      ? marginPx
      : place.startsWith("middle")
      ? (viewPx.height - mapPx.height) / 2
      : viewPx.height - marginPx - mapPx.height,
  });
  const isFree = (place: MapPlace, places: typeof kept) => {
    if (place.endsWith("left") && isLeftTaken) return false;
    const { left, top } = startOf(place);
    return !places.some((it) =>
      it.right > left - marginPx && it.left < left + mapPx.width + marginPx &&
      it.bottom > top - marginPx && it.top < top + mapPx.height + marginPx
    );
  };
  const inkAt = (place: MapPlace): number => {
    if (!picture) return 0;
    const { left, top } = startOf(place);
    const share = inkOf(picture, {
      x: view.x + left / viewPx.width * view.width,
      y: view.y + top / viewPx.height * view.height,
      width: mapPx.width / viewPx.width * view.width,
      height: mapPx.height / viewPx.height * view.height,
    });
    return Math.floor(share / INK_STEP);
  };
  for (const more of [boxes, markers, []]) {
    const free = MAP_PLACES.filter((it) => isFree(it, [...kept, ...more]));
    if (free.length === 0) continue;
    if (stays && free.includes(stays)) return stays;
    const inks = free.map(inkAt);
    return free[inks.indexOf(Math.min(...inks))];
  }
  return null;
}

/** How dark a part of the sheet is, 0–1; what lies beyond the sheet is empty. */
function inkOf({ width, height, data }: Pixels, part: PercentRect): number {
  const [left, right] = [part.x, part.x + part.width].map((it) => Math.round(it / 100 * width));
  const [top, bottom] = [part.y, part.y + part.height].map((it) => Math.round(it / 100 * height));
  let ink = 0;
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      ink += 1 - data[(y * width + x) * 4 + 1] / 255;
    }
  }
  return ink / Math.max(1, (right - left) * (bottom - top));
}
