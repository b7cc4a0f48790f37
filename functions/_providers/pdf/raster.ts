/** Pages and parts of pages as pictures. Drawn in bands, so that a large sheet stays small in memory. */
import type { PercentRect } from "../../_shared/geometry.ts";
import { closeDocument, closePage, openDocument, openPage, type PdfPage } from "./document.ts";
import { getPdfium } from "./engine.ts";
import { encodePng } from "./png.ts";

/** What to draw and how large. Without `dpi` and `widthPx` the picture has 110 dpi. */
export interface RenderOptions {
  dpi?: number;
  /** Width of the picture in pixels; wins over `dpi`. */
  widthPx?: number;
  /** Part of the page, percent of the page as seen; the whole page by default. */
  region?: PercentRect;
  /** Eight-bit grey in place of colour. */
  grey?: boolean;
  /** Leave out annotations. */
  withoutAnnotations?: boolean;
  /** Draws a frame around this part of the page, percent. */
  framed?: PercentRect;
  /** Color of the frame, `#RRGGBB`; magenta by default. */
  frameColor?: string;
}

/** Grey pixels, row by row, 0 black to 255 white. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array<ArrayBuffer>;
}

const DEFAULT_DPI = 110;
/** Pictures larger than this are drawn at a lower resolution. */
const MAX_PIXELS = 120e6;
/**
 * The same for pictures of a width, which people look at: whoever asks holds them whole, and a page may be a thousand
 * times as long as it is wide. Twelve sheets above each other are some eight times as long.
 */
const MAX_LOOKED_AT_PIXELS = 32e6, MAX_LENGTH_TO_WIDTH = 20;
/** Bytes drawn at a time. */
const BAND_BYTES = 16 * 2 ** 20;
const GREY_FORMAT = 1;
const BGRX_FORMAT = 3;
const WITH_ANNOTATIONS = 1;
const RGB_ORDER = 0x10;

/** Thickness of a frame, and its distance from what it frames, in pixels. */
const FRAME_PX = 3, FRAME_GAP_PX = 5;
const MAGENTA = "#FF00FF";

/** Place of the picture on the page drawn at full size: all in pixels. */
interface Place {
  pageWidth: number;
  pageHeight: number;
  x: number;
  y: number;
  width: number;
  height: number;
  dpi: number;
}

/**
 * Draws a page (or a region of it) of a PDF as PNG.
 *
 * @param pageInFile from 1
 * @throws {AppError} `locked_file` or `damaged_file` when the page cannot be opened
 */
export async function renderPage(
  bytes: Uint8Array,
  pageInFile: number,
  options: RenderOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = openDocument(await getPdfium(), bytes, "The file");
  try {
    const page = openPage(document, pageInFile, "The file");
    try {
      return await renderOpenPage(page, options);
    } finally {
      closePage(page);
    }
  } finally {
    closeDocument(document);
  }
}

/** Draws an open page as PNG; see {@link renderPage}. */
export function renderOpenPage(
  page: PdfPage,
  options: RenderOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const place = placeOf(page, options);
  const { width, height, dpi } = place;
  const channels = options.grey ? 1 : 3;
  return encodePng({ width, height, channels, dpi }, drawRows(page, place, options));
}

/** Draws an open page as grey pixels. */
export function renderGrey(page: PdfPage, options: RenderOptions = {}): GreyImage {
  const place = placeOf(page, options);
  const { width, height } = place;
  const pixels = new Uint8Array(width * height);
  for (const { top, start, stride, count } of drawBands(page, place, { ...options, grey: true })) {
    const heap = page.pdfium.bytes();
    for (let row = 0; row < count; row++) {
      const from = start + row * stride;
      pixels.set(heap.subarray(from, from + width), (top + row) * width);
    }
  }
  return { width, height, pixels };
}

function placeOf(page: PdfPage, options: RenderOptions): Place {
  const region = options.region ?? { x: 0, y: 0, width: 100, height: 100 };
  const widthPt = page.widthPt * region.width / 100;
  const heightPt = page.heightPt * region.height / 100;
  const wanted = options.widthPx ? options.widthPx / widthPt : (options.dpi ?? DEFAULT_DPI) / 72;
  const scale = Math.min(wanted, Math.sqrt(mostPixels(options) / (widthPt * heightPt)));
  const pageWidth = Math.max(1, Math.round(page.widthPt * scale));
  const pageHeight = Math.max(1, Math.round(page.heightPt * scale));
  const x = Math.min(pageWidth - 1, Math.max(0, Math.floor(pageWidth * region.x / 100)));
  const y = Math.min(pageHeight - 1, Math.max(0, Math.floor(pageHeight * region.y / 100)));
  return {
    pageWidth,
    pageHeight,
    x,
    y,
    width: Math.max(1, Math.min(pageWidth - x, Math.round(widthPt * scale))),
    height: Math.max(1, Math.min(pageHeight - y, Math.round(heightPt * scale))),
    dpi: scale * 72,
  };
}

const mostPixels = ({ widthPx }: RenderOptions): number =>
  widthPx ? Math.min(MAX_LOOKED_AT_PIXELS, MAX_LENGTH_TO_WIDTH * widthPx ** 2) : MAX_PIXELS;

/** Some rows of the picture in PDFium's memory, until the next are drawn. */
interface Band {
  /** Its first row in the picture. */
  top: number;
  /** Where it begins in memory, and bytes from row to row. */
  start: number;
  stride: number;
  /** Rows it has. */
  count: number;
}

/** Rows of the picture with a leading filter byte, some rows at a time. */
function* drawRows(
  page: PdfPage,
  place: Place,
  options: RenderOptions,
): Generator<Uint8Array<ArrayBuffer>> {
  const [drawn, kept] = options.grey ? [1, 1] : [4, 3];
  for (const band of drawBands(page, place, options)) {
    yield copyRows(page.pdfium.bytes(), { ...band, width: place.width, drawn, kept });
  }
}

/** Draws the picture some rows at a time. */
function* drawBands(page: PdfPage, place: Place, options: RenderOptions): Generator<Band> {
  const { pdfium } = page;
  const { call } = pdfium;
  const { width, height } = place;
  const drawn = options.grey ? 1 : 4;
  const rows = Math.max(1, Math.min(height, Math.floor(BAND_BYTES / (width * drawn))));
  const format = options.grey ? GREY_FORMAT : BGRX_FORMAT;
  const bitmap = call.FPDFBitmap_CreateEx(width, rows, format, 0, 0);
  if (bitmap === 0) throw new RangeError(`Cannot allocate a bitmap of ${width} x ${rows}`);
  const bars = options.framed ? barsAround(options.framed, place) : [];
  const color = inkOf(options.frameColor ?? MAGENTA);
  const flags = (options.withoutAnnotations ? 0 : WITH_ANNOTATIONS) |
    (options.grey ? 0 : RGB_ORDER);
  try {
    const stride = call.FPDFBitmap_GetStride(bitmap);
    for (let top = 0; top < height; top += rows) {
      call.FPDFBitmap_FillRect(bitmap, 0, 0, width, rows, 0xffffffff);
      call.FPDF_RenderPageBitmap(
        bitmap,
        page.handle,
        -place.x,
        -place.y - top,
        place.pageWidth,
        place.pageHeight,
        0,
        flags,
      );
      for (const bar of bars) {
        call.FPDFBitmap_FillRect(bitmap, bar.x, bar.y - top, bar.width, bar.height, color);
      }
      const start = call.FPDFBitmap_GetBuffer(bitmap);
      yield { top, start, stride, count: Math.min(rows, height - top) };
    }
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
  }
}

/** An opaque color as the pixels are kept: red first, where the engine would put blue. */
function inkOf(color: string): number {
  const [, red, green, blue] = color.match(/^#(..)(..)(..)$/)!;
  return Number(`0xff${blue}${green}${red}`);
}

/** The four sides of a frame, in pixels of the picture. */
function barsAround(box: PercentRect, place: Place) {
  const out = FRAME_GAP_PX + FRAME_PX;
  const x = Math.round(place.pageWidth * box.x / 100) - place.x - out;
  const y = Math.round(place.pageHeight * box.y / 100) - place.y - out;
  const width = Math.round(place.pageWidth * box.width / 100) + 2 * out;
  const height = Math.round(place.pageHeight * box.height / 100) + 2 * out;
  return [
    { x, y, width, height: FRAME_PX },
    { x, y: y + height - FRAME_PX, width, height: FRAME_PX },
    { x, y, width: FRAME_PX, height },
    { x: x + width - FRAME_PX, y, width: FRAME_PX, height },
  ];
}

function copyRows(
  heap: Uint8Array,
  band: Band & { width: number; drawn: number; kept: number },
): Uint8Array<ArrayBuffer> {
  const { start: first, stride, count, width, drawn, kept } = band;
  const length = width * kept + 1;
  const out = new Uint8Array(count * length);
  for (let row = 0; row < count; row++) {
    const start = first + row * stride;
    const to = row * length + 1;
    if (kept === drawn) {
      out.set(heap.subarray(start, start + width * kept), to);
      continue;
    }
    for (let x = 0, source = start, target = to; x < width; x++, source += 4, target += 3) {
      out[target] = heap[source];
      out[target + 1] = heap[source + 1];
      out[target + 2] = heap[source + 2];
    }
  }
  return out;
}
