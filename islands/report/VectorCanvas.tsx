/** A sheet drawn from the uploaded file itself: sharp at every zoom, with the boxes as buttons over it. */
import OpenSeadragon from "openseadragon";
import { useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { BuildingLayer } from "../../components/report/BuildingLayer.tsx";
import { clusterBoxes, nextMember } from "../../components/report/cluster.ts";
import { MarkBox } from "../../components/report/MarkBox.tsx";
import { UnreadLayer } from "../../components/report/UnreadLayer.tsx";
import { linkId, PlaceRing, SheetLinkBoxes } from "../../components/report/SheetLinks.tsx";
import { FIRST_PICTURE_PX } from "../../functions/_shared/constants/pictures.ts";
import type { ProjectFile, SheetLink } from "../../functions/_shared/contract/mod.ts";
import type { Building } from "../../functions/_shared/domain/building.ts";
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { readableZoom, ZOOM_MIN } from "../_hooks/zoom.ts";
import { type CanvasProps, pageImage } from "./ImageCanvas.tsx";
import { createTileSource, createViewer } from "./osd_sheet.ts";

export interface VectorCanvasProps extends CanvasProps {
  file: ProjectFile;
}

export default function VectorCanvas(props: VectorCanvasProps) {
  const { projectId, sheet, file, findings, selected, onSelect, zoom } = props;
  const home = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<OpenSeadragon.Viewer | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!home.current) return;
    const made = createViewer(home.current);
    setViewer(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (!viewer) return;
    setIsOpen(false);
    viewer.world.removeAll();
    const isImage = file.fileType.startsWith("image/");
    viewer.addSimpleImage({
      url: isImage ? file.fileUrl : pageImage(projectId, sheet.page, FIRST_PICTURE_PX),
      width: 1,
      success: () => {
        viewer.viewport.goHome(true);
        limitZoom(viewer, zoom.max);
        setIsOpen(true);
      },
    });
    if (!isImage) {
      viewer.addTiledImage({ tileSource: createTileSource(sheet, file), width: 1 });
    }
    return markSharpness(viewer, home.current!);
  }, [viewer, file.id, sheet.page]);

  useZoom(viewer, isOpen, zoom);
  const marked = selected?.documentMarkup.page === sheet.page ? selected.documentMarkup : null;
  useFlight(viewer, isOpen ? sheet : null, { goal: marked, zoom, insetPx: 0 });
  useFlight(viewer, isOpen ? sheet : null, {
    goal: props.place ?? null,
    zoom,
    insetPx: props.insetPx ?? 0,
  });

  return (
    <div className="relative h-full bg-sunken">
      <div
        ref={home}
        role="region"
        aria-label={`Sheet ${sheet.number ?? sheet.page}${sheet.title ? `, ${sheet.title}` : ""}`}
        className="absolute inset-0 [&_.openseadragon-canvas]:outline-none"
      />
      {viewer && isOpen && (
        <Marks
          viewer={viewer}
          sheet={sheet}
          findings={findings}
          selectedId={selected?.id}
          onSelect={onSelect}
          zoom={zoom.zoom}
          building={props.building ?? null}
          partId={props.partId ?? null}
          onPart={(id) => props.onPart?.(id)}
          links={props.links ?? []}
          onLink={(link) => props.onLink?.(link)}
          nameOf={props.nameOf ?? String}
          place={props.place ?? null}
        />
      )}
    </div>
  );
}

/** Zoom is counted from where the whole sheet just fits. */
function limitZoom({ viewport }: OpenSeadragon.Viewer, max: number): void {
  const fit = viewport.getHomeZoom();
  Object.assign(viewport, { minZoomLevel: fit * ZOOM_MIN, maxZoomLevel: fit * max });
}

/** Marks the sheet while all in view is drawn from the file itself and no longer the first picture. */
function markSharpness(viewer: OpenSeadragon.Viewer, home: HTMLElement): () => void {
  const onDraw = () => {
    const count = viewer.world.getItemCount();
    const items = Array.from({ length: count }, (_, index) => viewer.world.getItemAt(index));
    home.toggleAttribute("data-sharp", count > 0 && items.every((it) => it.getFullyLoaded()));
  };
  const handler = onDraw as unknown as OpenSeadragon.EventHandler<OpenSeadragon.ViewerEvent>;
  viewer.addHandler("update-viewport", handler);
  return () => void viewer.removeHandler("update-viewport", handler);
}

/** Keeps the viewer's zoom and the buttons' zoom the same, in steps; the wheel steps, a pinch snaps. */
function useZoom(
  viewer: OpenSeadragon.Viewer | null,
  isOpen: boolean,
  zoom: CanvasProps["zoom"],
): void {
  const current = useRef(zoom);
  current.current = zoom;

  useEffect(() => {
    if (!viewer || !isOpen) return;
    const wanted = viewer.viewport.getHomeZoom() * zoom.zoom;
    if (Math.abs(viewer.viewport.getZoom() - wanted) > wanted * 0.01) {
      viewer.viewport.zoomTo(wanted);
    }
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
        else viewer.viewport.zoomTo(viewer.viewport.getHomeZoom() * current.current.zoom);
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

/** Brings a box to the center with a short flight, near enough for its lettering to be read. */
function useFlight(
  viewer: OpenSeadragon.Viewer | null,
  sheet: SheetSummary | null,
  { goal, zoom, insetPx }: {
    goal: PercentRect | null;
    zoom: CanvasProps["zoom"];
    /** Width on the left that something else covers. */
    insetPx: number;
  },
): void {
  useEffect(() => {
    if (!viewer || !sheet || !goal) return;
    const { x, y, width, height } = goal;
    const aspect = sheet.heightPt / sheet.widthPt;
    const { viewport } = viewer;
    const view = viewport.getContainerSize();
    const fitWidthPx = view.x * viewport.getHomeZoom();
    const boxShare = Math.max(
      width / 100 * fitWidthPx / view.x,
      height / 100 * aspect * fitWidthPx / view.y,
    );
    const near = readableZoom({ widthPt: sheet.widthPt, fitWidthPx, boxShare, max: zoom.max });
    // Whoever is nearer already stays there.
    if (near > zoom.zoom) {
      viewport.zoomTo(viewport.getHomeZoom() * near);
      zoom.setZoom(near);
    }
    // The zoom that is being flown to, not the one of this moment.
    const shown = viewer.viewport.getBounds();
    viewer.viewport.panTo(
      new OpenSeadragon.Point(
        centreOn((x + width / 2) / 100 - insetPx / 2 / view.x * shown.width, 1, shown.width),
        centreOn((y + height / 2) / 100 * aspect, aspect, shown.height),
      ),
    );
  }, [viewer, sheet?.page, goal]);
}

/** Where to put the middle of what is shown: on the place, but never beyond the sheet's edges. */
export function centreOn(place: number, sheet: number, shown: number): number {
  if (shown >= sheet) return sheet / 2;
  return Math.min(sheet - shown / 2, Math.max(shown / 2, place));
}

interface MarksProps {
  viewer: OpenSeadragon.Viewer;
  sheet: SheetSummary;
  findings: CanvasProps["findings"];
  selectedId: string | undefined;
  onSelect: CanvasProps["onSelect"];
  zoom: number;
  building: Building | null;
  partId: string | null;
  onPart: (id: string) => void;
  links: readonly SheetLink[];
  onLink: (link: SheetLink) => void;
  nameOf: (page: number) => string;
  place: PercentRect | null;
}

/** All boxes on one layer over the sheet. */
function Marks(props: MarksProps) {
  const { viewer, sheet, findings, selectedId, onSelect, zoom, building, partId, onPart } = props;
  const aspect = sheet.heightPt / sheet.widthPt;
  const clusters = useMemo(() => {
    const widthPx = viewer.viewport.getContainerSize().x * viewer.viewport.getHomeZoom() * zoom;
    return clusterBoxes(findings, { widthPx, heightPx: widthPx * aspect });
  }, [viewer, findings.map((it) => it.id).join(), zoom]);
  const [layer] = useState(() => document.createElement("div"));

  useEffect(() => layOver(viewer, layer, aspect), [viewer, layer, aspect]);

  // The viewer takes the pointer for panning, so a click is heard from it and not by the button.
  const press = useRef((_box: Element) => {});
  press.current = (box) => {
    const cluster = clusters.find(({ members }) =>
      members.some((it) => it.id === box.getAttribute("data-box"))
    );
    const id = box.getAttribute("data-box");
    const link = props.links.find((it) => linkId(it) === box.getAttribute("data-link"));
    if (cluster) onSelect(nextMember(cluster, selectedId), false);
    else if (link) props.onLink(link);
    else if (id) onPart(id);
  };
  useEffect(() => listenForClicks(viewer, layer, (box) => press.current(box)), [viewer, layer]);
  useEffect(() => keepFocusInView(viewer, layer, aspect), [viewer, layer, aspect]);
  useEffect(() => restWhileDragged(viewer, layer), [viewer, layer]);

  return createPortal(
    <>
      <UnreadLayer reading={sheet.reading} />
      {building && (
        <BuildingLayer
          building={building}
          selectedId={partId}
          onSelect={onPart}
        />
      )}
      <SheetLinkBoxes
        links={props.links}
        nameOf={props.nameOf}
        onFollow={(link, byKey) => byKey && props.onLink(link)}
      />
      {props.place && <PlaceRing box={props.place} />}
      {clusters.map((cluster) => {
        const { x, y, width, height } = cluster.lead.documentMarkup;
        return (
          <div
            key={cluster.lead.id}
            className="absolute"
            style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
          >
            <MarkBox
              cluster={cluster}
              selectedId={selectedId}
              onSelect={(event) =>
                event.detail === 0 && onSelect(nextMember(cluster, selectedId), true)}
            />
          </div>
        );
      })}
    </>,
    layer,
  );
}

/**
 * Keeps the layer over the sheet. Panning moves it as one picture, without laying out or painting a box again; the
 * viewer's own overlays would be placed one by one.
 */
function layOver(viewer: OpenSeadragon.Viewer, layer: HTMLElement, aspect: number): () => void {
  Object.assign(layer.style, {
    position: "absolute",
    left: "0",
    top: "0",
    willChange: "transform",
  });
  let widthPx = 0;
  const place = () => {
    if (!viewer.viewport) return;
    const start = viewer.viewport.pixelFromPoint(new OpenSeadragon.Point(0, 0), true);
    const end = viewer.viewport.pixelFromPoint(new OpenSeadragon.Point(1, aspect), true);
    layer.style.transform = `translate(${start.x}px, ${start.y}px)`;
    if (Math.abs(end.x - start.x - widthPx) < 0.2) return;
    widthPx = end.x - start.x;
    Object.assign(layer.style, { width: `${widthPx}px`, height: `${end.y - start.y}px` });
  };
  viewer.canvas.append(layer);
  viewer.addHandler("update-viewport", place);
  place();
  return () => {
    viewer.removeHandler("update-viewport", place);
    layer.remove();
  };
}

/** Boxes that pass under the pointer while the sheet is dragged stay as they are, so none is painted anew. */
function restWhileDragged(viewer: OpenSeadragon.Viewer, layer: HTMLElement): () => void {
  const rest = () => layer.style.pointerEvents = "none";
  const wake = () => layer.style.pointerEvents = "";
  viewer.addHandler("canvas-drag", rest);
  viewer.addHandler("canvas-release", wake);
  return () => {
    viewer.removeHandler("canvas-drag", rest);
    viewer.removeHandler("canvas-release", wake);
  };
}

/** Hears quick presses on boxes and references. @returns how to stop */
function listenForClicks(
  viewer: OpenSeadragon.Viewer,
  layer: HTMLElement,
  onBox: (box: Element) => void,
): () => void {
  let pressed: Element | null = null;
  const onDown = (event: PointerEvent) => {
    pressed = (event.target as Element).closest("[data-box],[data-link]");
  };
  const onClick = (event: { quick?: boolean }) => {
    if (event.quick && pressed) onBox(pressed);
    pressed = null;
  };
  const handler = onClick as unknown as OpenSeadragon.EventHandler<OpenSeadragon.ViewerEvent>;
  layer.addEventListener("pointerdown", onDown);
  viewer.addHandler("canvas-click", handler);
  return () => {
    layer.removeEventListener("pointerdown", onDown);
    viewer.removeHandler("canvas-click", handler);
  };
}

/** A box that gets the focus outside of what is shown is panned to; the browser must not scroll the canvas. */
function keepFocusInView(
  viewer: OpenSeadragon.Viewer,
  layer: HTMLElement,
  aspect: number,
): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const place = (target as HTMLElement).parentElement;
    if (!place || !viewer.viewport) return;
    const centre = new OpenSeadragon.Point(
      (parseFloat(place.style.left) + parseFloat(place.style.width) / 2) / 100,
      (parseFloat(place.style.top) + parseFloat(place.style.height) / 2) / 100 * aspect,
    );
    if (!viewer.viewport.getBounds().containsPoint(centre)) viewer.viewport.panTo(centre);
  };
  const onScroll = ({ target }: Event) => {
    if (target instanceof Element) Object.assign(target, { scrollLeft: 0, scrollTop: 0 });
  };
  layer.addEventListener("focusin", onFocus);
  viewer.element.addEventListener("scroll", onScroll, true);
  return () => {
    layer.removeEventListener("focusin", onFocus);
    viewer.element?.removeEventListener("scroll", onScroll, true);
  };
}
