/** PDFium beside the page: opens the uploaded files and draws tiles of their pages. One request at a time. */
import { init } from "@embedpdf/pdfium";
import wasmUrl from "@embedpdf/pdfium/pdfium.wasm?url";
import type { TileAnswer, TileRequest } from "./pdf_protocol.ts";

type Pdfium = Awaited<ReturnType<typeof init>>;

interface OpenFile {
  handle: number;
  pages: Map<number, number>;
}

/** RGBA byte order, and annotations of the file drawn in. @source PDFium fpdfview.h */
const RENDER_FLAGS = 0x10 | 0x01;
const FORMAT_BGRA = 4;
const WHITE = 0xffffffff;
/** Parsed pages kept open in one file. */
const MAX_PAGES = 8;

const scope = self as unknown as {
  onmessage: (event: MessageEvent<TileRequest>) => void;
  postMessage: (answer: TileAnswer, transfer?: Transferable[]) => void;
};

const starting: Promise<Pdfium> = (async () => {
  const answer = await fetch(wasmUrl);
  if (!answer.ok) throw new Error(`Cannot load PDFium: ${answer.status}`);
  const pdfium = await init({ wasmBinary: await answer.arrayBuffer() });
  pdfium.PDFiumExt_Init();
  return pdfium;
})();

const files = new Map<string, Promise<OpenFile>>();

async function open(pdfium: Pdfium, url: string): Promise<OpenFile> {
  const answer = await fetch(url, { credentials: "include" });
  if (!answer.ok) throw new Error(`Cannot load the file: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const exports = pdfium.pdfium.wasmExports as unknown as { malloc: (size: number) => number };
  const pointer = exports.malloc(bytes.length);
  const heap = (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
  heap.set(bytes, pointer);
  const handle = pdfium.FPDF_LoadMemDocument(pointer, bytes.length, "");
  if (handle === 0) {
    throw new Error(`Cannot open the file: PDFium says ${pdfium.FPDF_GetLastError()}`);
  }
  return { handle, pages: new Map() };
}

function pageOf(pdfium: Pdfium, file: OpenFile, pageInFile: number): number {
  const known = file.pages.get(pageInFile);
  if (known !== undefined) return known;
  if (file.pages.size >= MAX_PAGES) {
    const [oldest, pointer] = file.pages.entries().next().value!;
    pdfium.FPDF_ClosePage(pointer);
    file.pages.delete(oldest);
  }
  const page = pdfium.FPDF_LoadPage(file.handle, pageInFile - 1);
  if (page === 0) throw new Error(`Cannot open page ${pageInFile}`);
  file.pages.set(pageInFile, page);
  return page;
}

async function draw(request: TileRequest): Promise<ImageBitmap> {
  const pdfium = await starting;
  let opening = files.get(request.url);
  if (!opening) {
    opening = open(pdfium, request.url);
    files.set(request.url, opening);
    opening.catch(() => files.delete(request.url));
  }
  const page = pageOf(pdfium, await opening, request.pageInFile);
  const { x, y, width, height, scale } = request;
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, FORMAT_BGRA, 0, 0);
  if (bitmap === 0) throw new Error(`Cannot draw a tile of ${width} by ${height}`);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    const fullWidth = Math.round(request.pageWidthPt * scale);
    const fullHeight = Math.round(request.pageHeightPt * scale);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, -x, -y, fullWidth, fullHeight, 0, RENDER_FLAGS);
    const buffer = pdfium.FPDFBitmap_GetBuffer(bitmap);
    // Read again on each tile: the heap is replaced whenever its memory grows.
    const heap = (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
    const pixels = new Uint8ClampedArray(heap.subarray(buffer, buffer + width * height * 4));
    return await createImageBitmap(new ImageData(pixels, width, height));
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

let last: Promise<void> = Promise.resolve();
const dropped = new Set<number>();

scope.onmessage = ({ data }) => {
  if (data.kind === "drop") {
    dropped.add(data.id);
    return;
  }
  last = last.then(async () => {
    if (dropped.delete(data.id)) return;
    try {
      const bitmap = await draw(data);
      scope.postMessage({ id: data.id, bitmap }, [bitmap]);
    } catch (error) {
      scope.postMessage({ id: data.id, error: (error as Error).message });
    }
  });
};
