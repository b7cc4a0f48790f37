/** A sheet drawn from the uploaded file itself: sharp at every zoom, with the boxes as buttons over it. */
import OpenSeadragon from "openseadragon";
import { useEffect, useRef, useState } from "react";
import { Minimap, type MinimapProps } from "../../components/report/Minimap.tsx";
import { ComingSheet } from "../../components/report/ComingSheet.tsx";
import { partOf, valueWords } from "../../components/report/reading_part.ts";
import { THUMBNAIL_PX } from "../../functions/_shared/constants/pictures.ts";
import type { ProjectFile } from "../../functions/_shared/contract/mod.ts";
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import { usePagePixels } from "../_hooks/page_pixels.ts";
import { centreOn, downOn } from "../_hooks/zoom.ts";
import { type CanvasProps, firstPicture, pageImage } from "./ImageCanvas.tsx";
import { limitZoom, startAtTop, useFlight, useViewerZoom } from "./osd_camera.ts";
import { requestLetters, warmUp } from "./pdf_client.ts";
import { createTileSource, createViewer } from "./osd_sheet.ts";
import SheetMarks from "./SheetMarks.tsx";

export { warmUp };

/** From this zoom on the sheet no longer shows where on it one is. */
const MINIMAP_FROM = 1.5;

const isPicture = ({ fileType }: ProjectFile): boolean => fileType.startsWith("image/");

export interface VectorCanvasProps extends CanvasProps {
  file: ProjectFile;
}

export default function VectorCanvas(props: VectorCanvasProps) {
  const { projectId, sheet, file, selected, zoom } = props;
  const home = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<OpenSeadragon.Viewer | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Open, it still has nothing on it for a moment. */
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    if (!home.current) return;
    const made = createViewer(home.current);
    startAtTop(made);
    setViewer(made);
    // What replaces it is shown first: freeing its tiles takes longer.
    return () => void setTimeout(() => made.destroy());
  }, []);

  useEffect(() => {
    if (!viewer) return;
    setIsOpen(false);
    setIsDrawn(false);
    viewer.world.removeAll();
    const onDrawn = () => {
      viewer.removeHandler("tile-drawn", onDrawn);
      setIsDrawn(true);
    };
    viewer.addHandler("tile-drawn", onDrawn);
    let isShown = true;
    // What was asked for before the sheet was turned comes all the same.
    const taking = (onOpen = () => {}) => (event: unknown) => {
      if (isShown) onOpen();
      else viewer.world?.removeItem((event as { item: OpenSeadragon.TiledImage }).item);
    };
    const isImage = isPicture(file);
    viewer.addSimpleImage({
      url: isImage ? file.fileUrl : firstPicture(projectId, sheet.page),
      width: 1,
      success: taking(() => {
        viewer.viewport.goHome(true);
        limitZoom(viewer, zoom.max);
        setIsOpen(true);
      }),
    });
    if (!isImage) {
      const tileSource = createTileSource(sheet, file);
      viewer.addTiledImage({ tileSource, width: 1, success: taking() });
    }
    const unmark = markSharpness(viewer, home.current!);
    return () => {
      isShown = false;
      viewer.removeHandler("tile-drawn", onDrawn);
      unmark();
    };
  }, [viewer, file.id, sheet.page]);

  useViewerZoom(viewer, isOpen, zoom);
  const marked = selected?.documentMarkup.page === sheet.page ? selected.documentMarkup : null;
  const { fileUrl: url } = file;
  const { pageInFile } = sheet;
  const findPart = async (row: PercentRect, words: readonly string[]) => {
    if (words.length === 0 || isPicture(file)) return null;
    return partOf(row, await requestLetters({ url, pageInFile, box: row }), words);
  };
  useFlight(viewer, isOpen ? sheet : null, {
    goal: marked,
    zoom,
    insetPx: 0,
    findPart: (row) => findPart(row, selected ? valueWords(selected) : []),
  });
  useFlight(viewer, isOpen ? sheet : null, {
    goal: props.place ?? null,
    zoom,
    insetPx: props.insetPx ?? 0,
    findPart: (row) => findPart(row, props.sought ?? []),
  });

  return (
    <div className="relative h-full bg-sunken">
      <div
        ref={home}
        role="region"
        aria-label={`Sheet ${sheet.number ?? sheet.page}${sheet.title ? `, ${sheet.title}` : ""}`}
        className="absolute inset-0 [&_.openseadragon-canvas]:outline-none"
      />
      {!isDrawn && (
        <div className="pointer-events-none absolute inset-0">
          <ComingSheet sheet={sheet} pictureUrl={firstPicture(projectId, sheet.page)} />
        </div>
      )}
      {viewer && isOpen && <SheetMarks {...props} viewer={viewer} />}
      {viewer && isOpen && zoom.zoom >= MINIMAP_FROM && (
        <SheetMinimap
          viewer={viewer}
          pictureUrl={pageImage(projectId, sheet.page, THUMBNAIL_PX)}
          sheet={sheet}
          clear={[marked, props.place ?? null].filter((it) => it !== null)}
          spared={props.findings.map((it) => it.documentMarkup)}
          isLeftTaken={(props.insetPx ?? 0) > 0 || props.partId != null}
        />
      )}
    </div>
  );
}

/** The minimap in step with the viewer. */
function SheetMinimap(
  { viewer, sheet, ...rest }:
    & Pick<MinimapProps, "pictureUrl" | "clear" | "spared" | "isLeftTaken">
    & Pick<CanvasProps, "sheet">
    & { viewer: OpenSeadragon.Viewer },
) {
  const aspect = sheet.heightPt / sheet.widthPt;
  const picture = usePagePixels(rest.pictureUrl, { page: sheet });
  const [seen, setSeen] = useState<Pick<MinimapProps, "view" | "viewPx" | "isMoving"> | null>(null);
  useEffect(() => {
    const look = () => {
      const bounds = viewer.viewport.getBounds(true);
      const { x, y, width, height } = bounds;
      const size = viewer.viewport.getContainerSize();
      setSeen({
        view: {
          x: x * 100,
          y: y / aspect * 100,
          width: width * 100,
          height: height / aspect * 100,
        },
        viewPx: { width: size.x, height: size.y },
        isMoving: !bounds.equals(viewer.viewport.getBounds()),
      });
    };
    look();
    viewer.addHandler("update-viewport", look);
    return () => viewer.removeHandler("update-viewport", look);
  }, [viewer, aspect]);

  function onGo(x: number, y: number) {
    const shown = viewer.viewport.getBounds();
    viewer.viewport.panTo(
      new OpenSeadragon.Point(
        centreOn(x / 100, 1, shown.width),
        downOn(y / 100 * aspect, aspect, shown.height),
      ),
    );
  }
  return seen && <Minimap {...rest} {...seen} aspect={aspect} picture={picture} onGo={onGo} />;
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
