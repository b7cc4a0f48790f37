/**
 * Finds objects of optional-content layers that are switched off.
 *
 * PDFium hides them when it draws but still returns their text and paths. Instead of reading the layer
 * dictionaries, each layer is drawn alone and small: what leaves no pixel is off. That honours every way
 * a PDF can hide a layer (OFF lists, membership dictionaries, usage).
 */
import type { PdfPage } from "./document.ts";
import { readWide, withCString } from "./engine.ts";
import { OBJECT } from "./objects.ts";

/** Longer side of the test drawing, in pixels. */
const PROBE_PX = 360;
/** Objects of a layer that are drawn to test it, spread over the layer. */
const PROBES_PER_LAYER = 24;
const GREY = 1;
const BACKGROUND = 0x5b;

/** Handles of the page's top-level objects that are not shown because their layer is off. */
export function findHiddenObjects(page: PdfPage): Set<number> {
  const { call } = page.pdfium;
  const hidden = new Set<number>();
  const layers = collectLayers(page);
  if (layers.size === 0) return hidden;

  const count = call.FPDFPage_CountObjects(page.handle);
  const all = Array.from({ length: count }, (_, i) => call.FPDFPage_GetObject(page.handle, i));
  for (const handle of all) call.FPDFPageObj_SetIsActive(handle, 0);
  try {
    for (const members of layers.values()) {
      const step = Math.max(1, Math.floor(members.length / PROBES_PER_LAYER));
      const probes = members.filter((_, i) => i % step === 0);
      for (const handle of probes) call.FPDFPageObj_SetIsActive(handle, 1);
      if (!leavesInk(page)) members.forEach((handle) => hidden.add(handle));
      for (const handle of probes) call.FPDFPageObj_SetIsActive(handle, 0);
    }
  } finally {
    for (const handle of all) call.FPDFPageObj_SetIsActive(handle, 1);
  }
  return hidden;
}

/** Top-level objects by the layer they are marked with; forms count one by one, they may carry their own layer. */
function collectLayers(page: PdfPage): Map<string, number[]> {
  const { call } = page.pdfium;
  const layers = new Map<string, number[]>();
  const keyOfMark = new Map<number, string | null>();
  const count = call.FPDFPage_CountObjects(page.handle);
  for (let i = 0; i < count; i++) {
    const handle = call.FPDFPage_GetObject(page.handle, i);
    const markCount = call.FPDFPageObj_CountMarks(handle);
    for (let m = 0; m < markCount; m++) {
      const mark = call.FPDFPageObj_GetMark(handle, m);
      let key = keyOfMark.get(mark);
      if (key === undefined) keyOfMark.set(mark, key = layerOf(page, mark));
      if (key === null) continue;
      const members = layers.get(key);
      if (members) members.push(handle);
      else layers.set(key, [handle]);
      break;
    }
    if (markCount === 0 && call.FPDFPageObj_GetType(handle) === OBJECT.form && count <= 400) {
      layers.set(`form ${handle}`, [handle]);
    }
  }
  return [...layers.keys()].every((key) => key.startsWith("form ")) && layers.size > 40
    ? new Map()
    : layers;
}

/** Name of the layer a mark stands for, the mark itself when it has none, null for other marks. */
function layerOf(page: PdfPage, mark: number): string | null {
  const { pdfium } = page;
  const { call } = pdfium;
  const readSized = (fill: (buffer: number, size: number, out: number) => number) =>
    readWide(pdfium, (buffer, size) => {
      fill(buffer, size, pdfium.scratch);
      return pdfium.ints()[pdfium.scratch >> 2];
    });
  const name = readSized((buffer, size, out) =>
    call.FPDFPageObjMark_GetName(mark, buffer, size, out)
  );
  if (name !== "OC") return null;
  const layer = withCString(
    pdfium,
    "Name",
    (key) =>
      readSized((buffer, size, out) =>
        call.FPDFPageObjMark_GetParamStringValue(mark, key, buffer, size, out)
      ),
  );
  return layer === "" ? `mark ${mark}` : `layer ${layer}`;
}

function leavesInk(page: PdfPage): boolean {
  const { pdfium } = page;
  const { call } = pdfium;
  const scale = PROBE_PX / Math.max(page.widthPt, page.heightPt);
  const width = Math.max(1, Math.round(page.widthPt * scale));
  const height = Math.max(1, Math.round(page.heightPt * scale));
  const bitmap = call.FPDFBitmap_CreateEx(width, height, GREY, 0, 0);
  if (bitmap === 0) return true;
  try {
    const grey = 0xff000000 | BACKGROUND << 16 | BACKGROUND << 8 | BACKGROUND;
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, grey);
    call.FPDF_RenderPageBitmap(bitmap, page.handle, 0, 0, width, height, 0, 0);
    const start = call.FPDFBitmap_GetBuffer(bitmap);
    const stride = call.FPDFBitmap_GetStride(bitmap);
    const pixels = pdfium.bytes();
    const ground = pixels[start];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (pixels[start + y * stride + x] !== ground) return true;
      }
    }
    return ground !== BACKGROUND;
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
  }
}
