/**
 * Zoom of the plan: from 0.5 to 3 in steps of 0.25, 1 fits the page (specification, section 4). On sheets larger than
 * a tabloid, and on phones, that leaves lettering too small to be read: there it goes to 8, in whole steps beyond 3.
 */
import { useState } from "react";

export const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 3;
export const ZOOM_STEP = 0.25;

/** For sheets larger than {@link LARGE_SHEET_PT} and for phones. */
export const ZOOM_MAX_LARGE = 8;
/** Long side of a tabloid sheet. @source ANSI/ASME Y14.1, size B (11 × 17 in) */
const LARGE_SHEET_PT = 17 * 72;

/** A window narrower than this shows any sheet small. */
export const NARROW_PX = 640;

/** How far a sheet can be zoomed in a window of this width. */
export function zoomMaxOf(
  { widthPt, heightPt }: { widthPt: number; heightPt: number },
  windowPx: number,
): number {
  const isLarge = Math.max(widthPt, heightPt) > LARGE_SHEET_PT;
  return isLarge || windowPx < NARROW_PX ? ZOOM_MAX_LARGE : ZOOM_MAX;
}

/** The nearest zoom that is allowed. */
export function clampZoom(zoom: number, max = ZOOM_MAX): number {
  const step = zoom > ZOOM_MAX ? 1 : ZOOM_STEP;
  return Math.min(max, Math.max(ZOOM_MIN, Math.round(zoom / step) * step));
}

/** Small lettering of a sheet is 3/32 in high; so many pixels of it are read without effort. */
const LETTERING_PT = 6.75;
const READABLE_PX = 11;

/**
 * The zoom at which the lettering in a box can be read and the box is still seen whole.
 *
 * @param fitWidthPx width of the sheet on the screen at zoom 1
 * @param boxShare   the longer side of the box as a share of what is in view at zoom 1
 */
export function readableZoom(
  { widthPt, fitWidthPx, boxShare, max }: {
    widthPt: number;
    fitWidthPx: number;
    boxShare: number;
    max: number;
  },
): number {
  const wanted = READABLE_PX / (LETTERING_PT * fitWidthPx / widthPt);
  const fitting = boxShare > 0 ? 0.8 / boxShare : max;
  return Math.max(1, clampZoom(Math.min(wanted, fitting, max), max));
}

/** Lettering smaller than this on the screen is not read. */
const LEGIBLE_PX = 7;
/** A row is so many times as wide as it is high. */
const ROW_ASPECT = 5;

/**
 * The zoom at which the lettering of a row can be read that is too wide for it; null of a box that can be read whole,
 * and of one that is no row: a room is seen whole or not at all.
 *
 * @param near   the zoom at which the box is seen whole
 * @param aspect width over height of the box
 */
export function rowZoom(
  { widthPt, fitWidthPx, near, aspect, max }: {
    widthPt: number;
    fitWidthPx: number;
    near: number;
    aspect: number;
    max: number;
  },
): number | null {
  const letteringPx = LETTERING_PT * fitWidthPx / widthPt;
  if (aspect < ROW_ASPECT || near * letteringPx >= LEGIBLE_PX) return null;
  const zoom = clampZoom(READABLE_PX / letteringPx, max);
  return zoom > near ? zoom : null;
}

/** Lettering that is still read where more of a row is worth it. */
const NAMED_PX = 5.5;

/**
 * The zoom at which a row's name is seen together with its value: `near`, or less where its lettering allows.
 *
 * @param near  the zoom at which the lettering is read without effort
 * @param share what has to be seen for both, as a share of the sheet's width
 */
export function namedZoom(
  { widthPt, fitWidthPx, near, roomPx, share }: {
    widthPt: number;
    fitWidthPx: number;
    near: number;
    roomPx: number;
    share: number;
  },
): number {
  const fitting = roomPx / (fitWidthPx * share);
  const step = fitting > ZOOM_MAX ? 1 : ZOOM_STEP;
  const zoom = Math.floor(fitting / step) * step;
  const isRead = zoom * LETTERING_PT * fitWidthPx / widthPt >= NAMED_PX;
  return zoom < near && isRead ? zoom : near;
}

/** Part of the view left free before what is shown from its start. */
const MARGIN = 0.02;

/** The middle of a stretch, or of its first part where all of it has no room: reading begins at its start. */
export function middleOf(start: number, length: number, room: number): number {
  return length > room ? start + (0.5 - MARGIN) * room : start + length / 2;
}

/** Where to put the middle of what is shown: on the place, but never beyond the sheet's edges. */
export function centreOn(place: number, sheet: number, shown: number): number {
  if (shown >= sheet) return sheet / 2;
  return Math.min(sheet - shown / 2, Math.max(shown / 2, place));
}

/** The same from top to bottom, where a sheet with room to spare begins at the top. */
export function downOn(place: number, sheet: number, shown: number): number {
  return shown >= sheet ? shown / 2 : centreOn(place, sheet, shown);
}

export interface Zoom {
  zoom: number;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  setZoom: (zoom: number) => void;
  max: number;
}

export function useZoom(max = ZOOM_MAX): Zoom {
  const [asked, set] = useState(1);
  // A smaller sheet may allow less than the one before.
  const zoom = Math.min(asked, max);
  return {
    zoom,
    max,
    zoomIn: () => set((it) => clampZoom(Math.min(it, max) + (it >= ZOOM_MAX ? 1 : ZOOM_STEP), max)),
    zoomOut: () => set((it) => clampZoom(Math.min(it, max) - (it > ZOOM_MAX ? 1 : ZOOM_STEP), max)),
    reset: () => set(1),
    setZoom: (it) => set(clampZoom(it, max)),
  };
}
