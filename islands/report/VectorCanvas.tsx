/** A sheet drawn from the uploaded file itself: sharp at every zoom, with the boxes as buttons over it. */
import OpenSeadragon from "openseadragon";
import { useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type BoxCluster, clusterBoxes, nextMember } from "../../components/report/cluster.ts";
import { MarkBox } from "../../components/report/MarkBox.tsx";
import type { ProjectFile } from "../../functions/_shared/contract/mod.ts";
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { ZOOM_MAX, ZOOM_MIN } from "../_hooks/zoom.ts";
import { type CanvasProps, pageImage } from "./ImageCanvas.tsx";
import { createTileSource, createViewer } from "./osd_sheet.ts";

export interface VectorCanvasProps extends CanvasProps {
  file: ProjectFile;
}

/** Seen at once, while the worker reads the file. */
const FIRST_PICTURE_PX = 1600;

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
        Object.assign(viewer.viewport, {
          minZoomLevel: viewer.viewport.getHomeZoom() * ZOOM_MIN,
          maxZoomLevel: viewer.viewport.getHomeZoom() * ZOOM_MAX,
        });
        setIsOpen(true);
      },
    });
    if (!isImage) {
      viewer.addTiledImage({ tileSource: createTileSource(sheet, file), width: 1 });
    }
  }, [viewer, file.id, sheet.page]);

  useZoom(viewer, isOpen, zoom);
  useFlight(viewer, isOpen ? sheet : null, selected);

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
        />
      )}
    </div>
  );
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

/** Brings the selected box to the centre with a short flight. */
function useFlight(
  viewer: OpenSeadragon.Viewer | null,
  sheet: SheetSummary | null,
  selected: CanvasProps["selected"],
): void {
  useEffect(() => {
    if (!viewer || !sheet || selected?.documentMarkup.page !== sheet.page) return;
    const { x, y, width, height } = selected.documentMarkup;
    const aspect = sheet.heightPt / sheet.widthPt;
    viewer.viewport.panTo(
      new OpenSeadragon.Point((x + width / 2) / 100, (y + height / 2) / 100 * aspect),
    );
    viewer.viewport.applyConstraints();
  }, [viewer, sheet?.page, selected?.id]);
}

interface MarksProps {
  viewer: OpenSeadragon.Viewer;
  sheet: SheetSummary;
  findings: CanvasProps["findings"];
  selectedId: string | undefined;
  onSelect: CanvasProps["onSelect"];
  zoom: number;
}

function Marks({ viewer, sheet, findings, selectedId, onSelect, zoom }: MarksProps) {
  const aspect = sheet.heightPt / sheet.widthPt;
  const clusters = useMemo(() => {
    const widthPx = viewer.viewport.getContainerSize().x * viewer.viewport.getHomeZoom() * zoom;
    return clusterBoxes(findings, { widthPx, heightPx: widthPx * aspect });
  }, [viewer, findings.map((it) => it.id).join(), zoom]);
  return clusters.map((cluster) => (
    <Mark
      key={`${sheet.page} ${cluster.lead.id}`}
      viewer={viewer}
      aspect={aspect}
      cluster={cluster}
      selectedId={selectedId}
      onSelect={onSelect}
    />
  ));
}

function Mark(
  { viewer, aspect, cluster, selectedId, onSelect }: {
    viewer: OpenSeadragon.Viewer;
    aspect: number;
    cluster: BoxCluster;
    selectedId: string | undefined;
    onSelect: CanvasProps["onSelect"];
  },
) {
  const [element] = useState(() => document.createElement("div"));
  const select = useRef(() => {});
  select.current = () => onSelect(nextMember(cluster, selectedId));

  useEffect(() => {
    const { x, y, width, height } = cluster.lead.documentMarkup;
    const location = new OpenSeadragon.Rect(
      x / 100,
      y / 100 * aspect,
      width / 100,
      height / 100 * aspect,
    );
    viewer.addOverlay({ element, location });
    // The viewer takes the pointer for panning, so a click is heard here and not by the button.
    const tracker = new OpenSeadragon.MouseTracker({
      element,
      clickHandler: (event) => {
        if ((event as unknown as { quick: boolean }).quick) select.current();
      },
    });
    return () => {
      tracker.destroy();
      viewer.removeOverlay(element);
    };
  }, [viewer, element, cluster.lead.id]);

  return createPortal(
    <MarkBox
      cluster={cluster}
      selectedId={selectedId}
      onSelect={(event) => event.detail === 0 && select.current()}
    />,
    element,
  );
}
