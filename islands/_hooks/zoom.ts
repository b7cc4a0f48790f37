/** Zoom of the plan: from 0.5 to 3 in steps of 0.25, 1 fits the page. @source specification section 4 */
import { useState } from "react";

export const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 3;
export const ZOOM_STEP = 0.25;

/** The nearest zoom that is allowed. */
export function clampZoom(zoom: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, Math.round(zoom / ZOOM_STEP) * ZOOM_STEP));
}

export interface Zoom {
  zoom: number;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  setZoom: (zoom: number) => void;
}

export function useZoom(): Zoom {
  const [zoom, set] = useState(1);
  return {
    zoom,
    zoomIn: () => set((it) => clampZoom(it + ZOOM_STEP)),
    zoomOut: () => set((it) => clampZoom(it - ZOOM_STEP)),
    reset: () => set(1),
    setZoom: (it) => set(clampZoom(it)),
  };
}
