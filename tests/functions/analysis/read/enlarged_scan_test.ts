import assert from "node:assert/strict";
import {
  closeDocument,
  closePage,
  getPdfium,
  openDocument,
  openPage,
} from "../../../../functions/_providers/pdf/mod.ts";
import { drawForOcr } from "../../../../functions/analysis/read/ocr_picture.ts";
import { makePdf } from "../../_providers/pdf/make_pdf.ts";

Deno.test("rulings of a scan drawn larger for its small lettering stand where they are drawn", async () => {
  const lines = Array.from(
    { length: 6 },
    (_, row) => `BT /F1 10 Tf 60 ${300 - 20 * row} Td (GARAGE KITCHEN BEDROOM) Tj ET`,
  );
  const content = `${lines.join("\n")}\n1.5 w 40 150 m 240 150 l S`;
  const pdfium = await getPdfium();
  const document = openDocument(pdfium, makePdf({ content }), "scan.pdf");
  const page = openPage(document, 1, "scan.pdf");
  try {
    const plan = {
      dpi: 72,
      maxPixels: 24e6,
      regions: null,
      known: [],
      keepsText: true,
      isScan: true,
    };
    const { dpi, rulings } = drawForOcr(page, plan, null);
    assert.ok(dpi > 90, `drawn at ${dpi} dpi`);
    const found = Array.from({ length: rulings.length / 5 }, (_, at) => rulings.slice(5 * at));
    const level = found.find(([x1, y1, x2, y2]) => Math.abs(y1 - y2) < 1 && x2 - x1 > 150);
    assert.ok(level, "no ruling");
    const [x1, y1, x2] = level;
    const wanted = [40, page.heightPt - 150, 240];
    for (const [at, value] of [x1, y1, x2].entries()) {
      assert.ok(Math.abs(value - wanted[at]) < 3, `${value}, not ${wanted[at]}`);
    }
  } finally {
    closePage(page);
    closeDocument(document);
  }
});

/** Resolution at which a scan of a page of these contents is drawn for the recogniser. */
async function drawnAt(content: string): Promise<number> {
  const document = openDocument(await getPdfium(), makePdf({ content }), "scan.pdf");
  const page = openPage(document, 1, "scan.pdf");
  const plan = { maxPixels: 24e6, regions: null, known: [], keepsText: true, isScan: true };
  try {
    return drawForOcr(page, { dpi: 72, ...plan }, null).dpi;
  } finally {
    closePage(page);
    closeDocument(document);
  }
}

const rows = (size: number, count: number, top: number) =>
  Array.from(
    { length: count },
    (_, row) => `BT /F1 ${size} Tf 20 ${top - 24 * row} Td (GARAGE KITCHEN BEDROOM) Tj ET`,
  ).join("\n");

Deno.test("a scan is drawn twice as large for a few small figures beside larger text", async () => {
  const text = rows(16, 7, 300);
  assert.equal(Math.round(await drawnAt(text)), 72);
  assert.equal(Math.round(await drawnAt(`${text}\n${rows(9, 2, 100)}`)), 144);
});
