/** PDFium beside the page: opens the uploaded files, draws tiles of their pages and reads them. One request at a time. */
import { init } from "@embedpdf/pdfium";
import wasmUrl from "@embedpdf/pdfium/pdfium.wasm?url";
import type { Letter } from "../../components/report/reading_part.ts";
import type { LettersRequest, PdfAnswer, TileRequest } from "./pdf_protocol.ts";

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
  onmessage: (event: MessageEvent<TileRequest | LettersRequest>) => void;
  postMessage: (answer: PdfAnswer, transfer?: Transferable[]) => void;
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

async function openPage(pdfium: Pdfium, url: string, pageInFile: number): Promise<number> {
  let opening = files.get(url);
  if (!opening) {
    opening = open(pdfium, url);
    files.set(url, opening);
    opening.catch(() => files.delete(url));
  }
  return pageOf(pdfium, await opening, pageInFile);
}

/** The device letters are measured on: percent of the page in steps of a ten-thousandth, as the page is seen. */
const STEPS = 1_000_000;

async function read({ url, pageInFile, box }: LettersRequest): Promise<Letter[]> {
  const pdfium = await starting;
  const page = await openPage(pdfium, url, pageInFile);
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return [];
  const { malloc, free } = pdfium.pdfium.wasmExports as unknown as {
    malloc: (size: number) => number;
    free: (pointer: number) => void;
  };
  const doubles = malloc(32);
  const ints = malloc(16);
  const { getValue } = pdfium.pdfium as unknown as {
    getValue: (pointer: number, type: "double" | "i32") => number;
  };
  const toPercent = (x: number, y: number) => {
    pdfium.FPDF_PageToDevice(page, 0, 0, STEPS, STEPS, 0, x, y, ints, ints + 4);
    return [ints, ints + 4].map((it) => getValue(it, "i32") / STEPS * 100);
  };
  try {
    const letters: Letter[] = [];
    for (let index = 0; index < pdfium.FPDFText_CountChars(text); index++) {
      const [left, right, bottom, top] = [0, 8, 16, 24].map((it) => doubles + it);
      if (!pdfium.FPDFText_GetCharBox(text, index, left, right, bottom, top)) continue;
      const sides = [left, right, bottom, top].map((it) => getValue(it, "double"));
      const [fromX, fromY] = toPercent(sides[0], sides[3]);
      const [endX, endY] = toPercent(sides[1], sides[2]);
      const middle = { x: (fromX + endX) / 2, y: (fromY + endY) / 2 };
      const isInside = middle.x >= box.x && middle.x <= box.x + box.width &&
        middle.y >= box.y && middle.y <= box.y + box.height;
      if (!isInside) continue;
      const char = String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, index));
      letters.push({ char, x: Math.min(fromX, endX), width: Math.abs(endX - fromX) });
    }
    return letters;
  } finally {
    free(doubles);
    free(ints);
    pdfium.FPDFText_ClosePage(text);
  }
}

async function draw(request: TileRequest): Promise<ImageBitmap> {
  const pdfium = await starting;
  const page = await openPage(pdfium, request.url, request.pageInFile);
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
      if (data.kind === "letters") {
        scope.postMessage({ id: data.id, letters: await read(data) });
        return;
      }
      const bitmap = await draw(data);
      scope.postMessage({ id: data.id, bitmap }, [bitmap]);
    } catch (error) {
      scope.postMessage({ id: data.id, error: (error as Error).message });
    }
  });
};
