/** Pages above each other on one tall page: the way several sheets become one picture. */
import { PDFDocument } from "pdf-lib";

/** Longest side of a page. @source PDF 32000-1, annex C.2 */
const MAX_SIDE_PT = 14_400;
/** Between two pages, as a share of the width. */
const GAP_SHARE = 0.012;

/**
 * Puts the first page of each file below the one before, all at the same width.
 *
 * @param files PDFs of one page each
 * @throws {RangeError} without any file
 */
export async function stackPages(files: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  if (files.length === 0) throw new RangeError("Cannot stack pages: there are none");
  const doc = await PDFDocument.create({ updateMetadata: false });
  const pages = [];
  for (const file of files) pages.push((await doc.embedPdf(file))[0]);
  const gap = GAP_SHARE;
  const heights = pages.map((it) => it.height / it.width);
  const total = heights.reduce((sum, it) => sum + it, 0) + gap * (pages.length - 1);
  const width = Math.min(1600, MAX_SIDE_PT / Math.max(total, 1));
  const sheet = doc.addPage([width, total * width]);
  let top = total * width;
  for (const [index, page] of pages.entries()) {
    const height = heights[index] * width;
    top -= height;
    sheet.drawPage(page, { x: 0, y: top, width, height });
    top -= gap * width;
  }
  return new Uint8Array(await doc.save());
}
