/**
 * Letters that annotations draw: free text, stamps and form fields. Their appearance is no page content, so
 * they are flattened into it, on a copy of the page; the copy's further letters are theirs.
 */
import { closePage, type PdfPage } from "./document.ts";
import { type Glyph, readGlyphs } from "./glyphs.ts";

/** Kinds of annotations whose appearance holds text. @source fpdf_annot.h, FPDF_ANNOT_* */
const LETTERED = new Set([3, 13, 20]);
const NORMAL_DISPLAY = 0;
const NOTHING_TO_DO = 2;
/** Pages with more annotations are left alone: flattening them takes long. */
const MAX_ANNOTATIONS = 3000;

/** Letters of annotations, in the same space as the page's own; empty when there are none. */
export function readAnnotationGlyphs(page: PdfPage): Glyph[] {
  const { pdfium } = page;
  const { call } = pdfium;
  if (!hasLetteredAnnotation(page)) return [];
  const copy = call.FPDF_CreateNewDocument();
  if (copy === 0) return [];
  try {
    pdfium.ints()[pdfium.scratch >> 2] = page.index;
    if (call.FPDF_ImportPagesByIndex(copy, page.document, pdfium.scratch, 1, 0) === 0) return [];
    const own = withCopy(page, copy, (opened) => {
      const glyphs = readGlyphs(opened, new Set());
      const result = call.FPDFPage_Flatten(opened.handle, NORMAL_DISPLAY);
      return result === 0 || result === NOTHING_TO_DO ? null : glyphs.length;
    });
    if (own === null) return [];
    return withCopy(page, copy, (opened) => readGlyphs(opened, new Set()).slice(own)) ?? [];
  } finally {
    call.FPDF_CloseDocument(copy);
  }
}

function hasLetteredAnnotation(page: PdfPage): boolean {
  const { call } = page.pdfium;
  const count = call.FPDFPage_GetAnnotCount(page.handle);
  if (count > MAX_ANNOTATIONS) return false;
  for (let i = 0; i < count; i++) {
    const annotation = call.FPDFPage_GetAnnot(page.handle, i);
    if (annotation === 0) continue;
    const subtype = call.FPDFAnnot_GetSubtype(annotation);
    call.FPDFPage_CloseAnnot(annotation);
    if (LETTERED.has(subtype)) return true;
  }
  return false;
}

function withCopy<T>(page: PdfPage, copy: number, use: (opened: PdfPage) => T): T | null {
  const handle = page.pdfium.call.FPDF_LoadPage(copy, 0);
  if (handle === 0) return null;
  const opened = { ...page, handle };
  try {
    return use(opened);
  } finally {
    closePage(opened);
  }
}
