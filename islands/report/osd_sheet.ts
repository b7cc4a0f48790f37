/** A sheet in OpenSeadragon: tiles drawn by PDFium over a first picture from the server. */
import OpenSeadragon from "openseadragon";
import type { ProjectFile } from "../../functions/_shared/contract/mod.ts";
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { requestTile, type TileJob } from "./pdf_client.ts";
import { TILE_OVERLAP_PX, TILE_PX, tileArea } from "./tile_area.ts";

/** Sharpest drawing, in pixels per point: 8 is 576 dpi. */
const MAX_SCALE = 8;
/** Below this level a tile would be smaller than a thumbnail; the first picture serves there. */
const MIN_LEVEL = 9;

interface TileContext {
  src: string;
  finish: (data: unknown, request: unknown, type: string) => void;
  fail: (message: string, request: unknown) => void;
  userData: { job?: TileJob };
}

/** The viewer adds a style element without the page's nonce unless one with this mark is there already. */
function keepStylesOut(): void {
  const mark = "data-openseadragon-mobile-css";
  if (document.querySelector(`style[${mark}]`)) return;
  const style = document.createElement("style");
  style.setAttribute(mark, "true");
  style.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  document.head.append(style);
}

/**
 * The smaller levels of a picture are made smoothly: by itself the viewer draws them in one step, which breaks lines
 * and lettering where a level is a quarter of the picture.
 */
function makeLevelsSmooth(): void {
  const source = OpenSeadragon.ImageTileSource.prototype as unknown as {
    _createContext2D: (
      picture: CanvasImageSource,
      width: number,
      height: number,
    ) => CanvasRenderingContext2D;
  };
  source._createContext2D = (picture, width, height) => {
    const drawing = Object.assign(document.createElement("canvas"), { width, height })
      .getContext("2d")!;
    drawing.imageSmoothingQuality = "high";
    drawing.drawImage(picture, 0, 0, width, height);
    return drawing;
  };
}

/** An empty viewer in `element`, without controls of its own. */
export function createViewer(element: HTMLElement): OpenSeadragon.Viewer {
  keepStylesOut();
  makeLevelsSmooth();
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return OpenSeadragon({
    element,
    prefixUrl: "",
    showNavigationControl: false,
    drawer: "canvas",
    animationTime: isCalm ? 0 : 0.35,
    springStiffness: 8,
    visibilityRatio: 1,
    constrainDuringPan: true,
    maxZoomPixelRatio: 4,
    minZoomImageRatio: 0.1,
    // A press that does not move is one, however long it is held or the machine takes.
    clickTimeThreshold: Infinity,
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: false, scrollToZoom: false },
    gestureSettingsTouch: { clickToZoom: false, dblClickToZoom: false, pinchToZoom: true },
    gestureSettingsPen: { clickToZoom: false, dblClickToZoom: false },
    keyboardNavEnabled: false,
    tabIndex: -1,
  } as OpenSeadragon.Options);
}

/** Tiles of one page as a source for the viewer. */
export function createTileSource(sheet: SheetSummary, file: ProjectFile): OpenSeadragon.TileSource {
  const { widthPt, heightPt, pageInFile } = sheet;
  const source = new OpenSeadragon.TileSource({
    width: Math.round(widthPt * MAX_SCALE),
    height: Math.round(heightPt * MAX_SCALE),
    tileSize: TILE_PX,
    tileOverlap: TILE_OVERLAP_PX,
    minLevel: MIN_LEVEL,
  } as unknown as OpenSeadragon.TileSourceOptions);
  const own = source as unknown as {
    getTileUrl: (level: number, x: number, y: number) => string;
    downloadTileStart: (context: TileContext) => void;
    downloadTileAbort: (context: TileContext) => void;
    getLevelScale: (level: number) => number;
  };
  own.getTileUrl = (level, x, y) => `pdf:${file.id}/${pageInFile}/${level}/${x}/${y}`;
  own.downloadTileStart = (context) => {
    const [level, column, row] = context.src.split("/").slice(-3).map(Number);
    const scale = MAX_SCALE * own.getLevelScale(level);
    const job = requestTile({
      url: file.fileUrl,
      pageInFile,
      pageWidthPt: widthPt,
      pageHeightPt: heightPt,
      scale,
      ...tileArea({ width: widthPt * scale, height: heightPt * scale }, { column, row }),
    });
    context.userData.job = job;
    job.bitmap.then(
      (bitmap) => {
        const canvas = document.createElement("canvas");
        canvas.width = bitmap.width;
        canvas.height = bitmap.height;
        const drawing = canvas.getContext("2d")!;
        drawing.drawImage(bitmap, 0, 0);
        bitmap.close();
        context.finish(drawing, null, "context2d");
      },
      (error: Error) => context.fail(error.message, null),
    );
  };
  own.downloadTileAbort = (context) => context.userData.job?.drop();
  return source;
}
