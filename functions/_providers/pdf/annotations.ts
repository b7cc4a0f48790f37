/**
 * Annotations of a page: reviewers' markups, stamps, form fields, and the strings AutoCAD leaves behind
 * when it draws SHX lettering as strokes.
 */
import type { PageAnnotation } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import type { PdfPage } from "./document.ts";
import { readWide, withCString } from "./engine.ts";

/** A string that an annotation carries in place of drawn text. */
export interface AnnotationText {
  text: string;
  box: PointRect;
}

/** Annotations for the reader, and text that only annotations hold. */
export interface PageAnnotations {
  annotations: PageAnnotation[];
  texts: AnnotationText[];
  /** How many the page has, shown or not; {@link MAX_ANNOTATIONS} of them are looked at. */
  found: number;
}

/** Names by number. @source fpdf_annot.h, FPDF_ANNOT_* */
const KINDS: Record<number, string> = {
  1: "Text",
  2: "Link",
  3: "FreeText",
  4: "Line",
  5: "Square",
  6: "Circle",
  7: "Polygon",
  8: "PolyLine",
  9: "Highlight",
  10: "Underline",
  11: "Squiggly",
  12: "StrikeOut",
  13: "Stamp",
  14: "Caret",
  15: "Ink",
  16: "Popup",
  17: "FileAttachment",
  20: "Widget",
  21: "Screen",
  24: "Watermark",
  28: "Redact",
};
const LINK = 2;
const FREE_TEXT = 3;
const POPUP = 16;
const WIDGET = 20;
/** Hidden or not shown on screen. @source PDF 32000-1, 12.5.3 */
const NOT_SHOWN = 2 | 32;
/** What is read of a page at most. */
export const MAX_ANNOTATIONS = 20_000;

/** Reads what annotations say and where; links, pop-ups and hidden ones are left out. */
export function readAnnotations(page: PdfPage): PageAnnotations {
  const { call } = page.pdfium;
  const found = call.FPDFPage_GetAnnotCount(page.handle);
  const result: PageAnnotations = { annotations: [], texts: [], found };
  for (let i = 0; i < Math.min(found, MAX_ANNOTATIONS); i++) {
    const handle = call.FPDFPage_GetAnnot(page.handle, i);
    if (handle === 0) continue;
    try {
      readAnnotation(page, handle, result);
    } finally {
      call.FPDFPage_CloseAnnot(handle);
    }
  }
  return result;
}

function readAnnotation(page: PdfPage, handle: number, result: PageAnnotations): void {
  const { call } = page.pdfium;
  const subtype = call.FPDFAnnot_GetSubtype(handle);
  if (subtype === LINK || subtype === POPUP) return;
  if ((call.FPDFAnnot_GetFlags(handle) & NOT_SHOWN) !== 0) return;
  const box = readBox(page, handle);
  if (!box) return;
  const author = readString(page, handle, "T");
  const contents = readString(page, handle, "Contents");
  if (/^autocad shx text$/i.test(author.trim())) {
    if (contents.trim() !== "") result.texts.push({ text: contents, box });
    return;
  }
  if (subtype === WIDGET) {
    const value = readString(page, handle, "V");
    if (value.trim() !== "") result.texts.push({ text: value, box });
    return;
  }
  if (subtype === FREE_TEXT && contents.trim() !== "") result.texts.push({ text: contents, box });
  result.annotations.push({
    kind: KINDS[subtype] ?? `Other ${subtype}`,
    box,
    author: author.trim() || null,
    subject: readString(page, handle, "Subj").trim() || null,
    contents: contents.trim() || null,
  });
}

function readBox(page: PdfPage, handle: number): PointRect | null {
  const { call, scratch } = page.pdfium;
  if (call.FPDFAnnot_GetRect(handle, scratch) === 0) return null;
  const [l, t, r, bo] = page.pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 4);
  const [a, b, c, d, e, f] = page.toSeen;
  const x1 = a * l + c * t + e;
  const x2 = a * r + c * bo + e;
  const y1 = b * l + d * t + f;
  const y2 = b * r + d * bo + f;
  const box = {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
  };
  const isOnPage = box.x < page.widthPt && box.y < page.heightPt && box.x + box.width > 0 &&
    box.y + box.height > 0;
  return isOnPage ? box : null;
}

function readString(page: PdfPage, handle: number, key: string): string {
  const { pdfium } = page;
  return withCString(
    pdfium,
    key,
    (name) =>
      readWide(
        pdfium,
        (buffer, size) => pdfium.call.FPDFAnnot_GetStringValue(handle, name, buffer, size),
      ),
  );
}
