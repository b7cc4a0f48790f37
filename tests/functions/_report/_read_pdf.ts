/** Opens written PDFs with PDFium, a library other than the one that wrote them, and reads them back. */
import {
  closeDocument,
  closePage,
  getPdfium,
  openDocument,
  openPage,
  readAnnotations,
} from "../../../functions/_providers/pdf/mod.ts";
import type { PageAnnotation } from "../../../functions/_shared/domain/page_reading.ts";
import type { PageSize } from "../../../functions/_shared/geometry.ts";

/** What a page says and carries. Boxes in points of the page as seen. */
export interface ReadPage extends PageSize {
  text: string;
  annotations: PageAnnotation[];
}

/** Reads every page. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const pdfium = await getPdfium();
  const document = openDocument(pdfium, bytes, "written.pdf");
  try {
    return Array.from({ length: document.pageCount }, (_, index) => {
      const page = openPage(document, index + 1, "written.pdf");
      const { call } = pdfium;
      const text = call.FPDFText_LoadPage(page.handle);
      const count = call.FPDFText_CountChars(text);
      const buffer = call.malloc((count + 1) * 2);
      call.FPDFText_GetText(text, 0, count, buffer);
      const read = {
        text: new TextDecoder("utf-16le").decode(
          pdfium.bytes().slice(buffer, buffer + count * 2),
        ).replace(/\s+/g, " "),
        annotations: readAnnotations(page).annotations,
        widthPt: page.widthPt,
        heightPt: page.heightPt,
      };
      call.free(buffer);
      call.FPDFText_ClosePage(text);
      closePage(page);
      return read;
    });
  } finally {
    closeDocument(document);
  }
}
