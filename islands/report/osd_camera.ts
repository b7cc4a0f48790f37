/** Where the viewer looks: zoom in step with the buttons, flights to boxes. */
import OpenSeadragon from "openseadragon";
import { useEffect, useRef } from "react";
import { namedShare, readingPart, type ValuePart } from "../../components/report/reading_part.ts";
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import {
  centreOn,
  downOn,
  middleOf,
  namedZoom,
  readableZoom,
  rowZoom,
  type Zoom,
  ZOOM_MIN,
} from "../_hooks/zoom.ts";

/** Zoom is counted from where the whole sheet just fits. */
export function limitZoom({ viewport }: OpenSeadragon.Viewer, max: number): void {
  const fit = viewport.getHomeZoom();
  Object.assign(viewport, { minZoomLevel: fit * ZOOM_MIN, maxZoomLevel: fit * max });
}

/** A sheet with room to spare above and below begins at the top, not in the middle. */
export function startAtTop({ viewport }: OpenSeadragon.Viewer): void {
  const centered = viewport.getHomeBounds.bind(viewport);
  viewport.getHomeBounds = () => {
    const home = centered();
    home.y = Math.max(0, home.y);
    return home;
  };
}

/** Keeps the viewer's zoom and the buttons' zoom the same, in steps; the wheel steps, a pinch snaps. */
export function useViewerZoom(
  viewer: OpenSeadragon.Viewer | null,
  isOpen: boolean,
  zoom: Zoom,
): void {
  const current = useRef(zoom);
  current.current = zoom;

  useEffect(() => {
    if (!viewer || !isOpen) return;
    const wanted = viewer.viewport.getHomeZoom() * zoom.zoom;
    if (Math.abs(viewer.viewport.getZoom() - wanted) > wanted * 0.01) zoomOnSheet(viewer, wanted);
    if (zoom.zoom === 1) viewer.viewport.goHome();
  }, [viewer, isOpen, zoom.zoom]);

  // A pane that opens or closes leaves another room for the sheet: the same share of it stays in view.
  useEffect(() => {
    if (!viewer || !isOpen) return;
    const onResize = () =>
      requestAnimationFrame(() => {
        if (!viewer.viewport) return;
        limitZoom(viewer, current.current.max);
        if (current.current.zoom === 1) viewer.viewport.goHome(true);
        else zoomOnSheet(viewer, viewer.viewport.getHomeZoom() * current.current.zoom);
      });
    viewer.addHandler("resize", onResize);
    return () => void viewer.removeHandler("resize", onResize);
  }, [viewer, isOpen]);

  useEffect(() => {
    if (!viewer) return;
    function onScroll(event: { scroll?: number; preventDefault?: boolean; originalEvent?: Event }) {
      event.preventDefault = true;
      event.originalEvent?.preventDefault();
      if ((event.scroll ?? 0) > 0) current.current.zoomIn();
      else current.current.zoomOut();
    }
    function onPinchEnd() {
      if (!viewer) return;
      current.current.setZoom(viewer.viewport.getZoom() / viewer.viewport.getHomeZoom());
    }
    const events = viewer as unknown as {
      addHandler: (name: string, handler: (event: never) => void) => void;
    };
    events.addHandler("canvas-scroll", onScroll as (event: never) => void);
    events.addHandler("canvas-release", onPinchEnd as (event: never) => void);
  }, [viewer]);
}

/** Zooms about the middle of what is seen of the sheet, without the room below it. */
function zoomOnSheet({ viewport, world }: OpenSeadragon.Viewer, wanted: number): void {
  const aspect = world.getHomeBounds().height;
  const before = viewport.getBounds();
  const x = before.x + before.width / 2;
  const y = before.height >= aspect ? aspect / 2 : before.y + before.height / 2;
  viewport.zoomTo(wanted);
  const shown = viewport.getBounds();
  viewport.panTo(
    new OpenSeadragon.Point(centreOn(x, 1, shown.width), downOn(y, aspect, shown.height)),
  );
}

/**
 * Brings a box to the center with a short flight, near enough for its lettering to be read. Of a row too long for
 * that, the part that is read.
 */
export function useFlight(
  viewer: OpenSeadragon.Viewer | null,
  sheet: SheetSummary | null,
  { goal, zoom, insetPx, findPart }: {
    goal: PercentRect | null;
    zoom: Zoom;
    /** Width on the left that something else covers. */
    insetPx: number;
    /** Where in a row its value stands; null where that can't be told. */
    findPart?: (row: PercentRect) => Promise<ValuePart | null>;
  },
): void {
  /** What is kept in sight: the goal, or the part of it. */
  const aim = useRef<PercentRect | null>(null);
  useEffect(() => {
    aim.current = goal;
    if (!viewer || !sheet || !goal) return;
    const { width, height } = goal;
    const aspect = sheet.heightPt / sheet.widthPt;
    const { viewport } = viewer;
    const view = viewport.getContainerSize();
    const fitWidthPx = view.x * viewport.getHomeZoom();
    const boxShare = Math.max(
      width / 100 * fitWidthPx / (view.x - insetPx),
      height / 100 * aspect * fitWidthPx / view.y,
    );
    const { widthPt } = sheet;
    const whole = readableZoom({ widthPt, fitWidthPx, boxShare, max: zoom.max });
    const asRow = rowZoom({
      widthPt,
      fitWidthPx,
      near: whole,
      aspect: width / (height * aspect),
      max: zoom.max,
    });
    const near = Math.max(asRow ?? whole, zoom.zoom);
    const zoomTo = (wanted: number) => {
      viewport.zoomTo(viewport.getHomeZoom() * wanted);
      zoom.setZoom(wanted);
    };
    // Whoever is nearer already stays there.
    const isNearer = near > zoom.zoom;
    if (isNearer) zoomTo(near);
    panTo(viewport, goal, { aspect, insetPx });
    if (asRow === null || !findPart) return;
    let isOver = false;
    const roomPx = view.x - insetPx;
    void findPart(goal).catch(() => null).then((part) => {
      if (isOver || !viewer.viewport) return;
      const named = part && isNearer
        ? namedZoom({ widthPt, fitWidthPx, near, roomPx, share: namedShare(goal, part) })
        : near;
      if (named < near) zoomTo(named);
      aim.current = readingPart(goal, part, 100 * roomPx / (fitWidthPx * named));
      panTo(viewport, aim.current, { aspect, insetPx });
    });
    return () => void (isOver = true);
  }, [viewer, sheet?.page, goal]);

  // The whole window, or a pane less: what was flown to stays in sight.
  useEffect(() => {
    if (!viewer || !sheet || !goal) return;
    const aspect = sheet.heightPt / sheet.widthPt;
    const onResize = () =>
      requestAnimationFrame(() => {
        const { viewport } = viewer;
        if (!viewport) return;
        const shown = viewport.getBounds();
        const { x, y } = viewport.getCenter();
        const middle = { x: centreOn(x, 1, shown.width), y: downOn(y, aspect, shown.height) };
        const settled = {
          ...shown,
          x: middle.x - shown.width / 2,
          y: middle.y - shown.height / 2,
        };
        const kept = aim.current ?? goal;
        if (!isWithin(kept, settled, aspect)) panTo(viewport, kept, { aspect, insetPx });
        // A larger room shows no more beside the sheet than it must.
        else viewport.panTo(new OpenSeadragon.Point(middle.x, middle.y));
      });
    viewer.addHandler("resize", onResize);
    return () => void viewer.removeHandler("resize", onResize);
  }, [viewer, sheet?.page, goal, insetPx]);
}

/** Flies to a box at the zoom that is being flown to, not the one of this moment. */
function panTo(
  viewport: OpenSeadragon.Viewport,
  { x, y, width, height }: PercentRect,
  { aspect, insetPx }: { aspect: number; insetPx: number },
): void {
  const shown = viewport.getBounds();
  const covered = insetPx / viewport.getContainerSize().x * shown.width;
  const middle = middleOf(x / 100, width / 100, shown.width - covered);
  viewport.panTo(
    new OpenSeadragon.Point(
      centreOn(middle - covered / 2, 1, shown.width),
      downOn((y + height / 2) / 100 * aspect, aspect, shown.height),
    ),
  );
}

/** Is a box seen whole? `shown` is as the viewer counts: shares of the sheet's width. */
export function isWithin(
  box: PercentRect,
  shown: { x: number; y: number; width: number; height: number },
  aspect: number,
): boolean {
  const isInside = (from: number, size: number, start: number, room: number) =>
    from >= start && from + size <= start + room;
  return isInside(box.x / 100, box.width / 100, shown.x, shown.width) &&
    isInside(box.y / 100 * aspect, box.height / 100 * aspect, shown.y, shown.height);
}
