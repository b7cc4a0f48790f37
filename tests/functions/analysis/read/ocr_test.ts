import assert from "node:assert/strict";
import { closeReaders, drawPage, readFiles } from "../../../../functions/analysis/read/mod.ts";
import { planOcr } from "../../../../functions/analysis/read/ocr_plan.ts";
import { findRulings } from "../../../../functions/analysis/read/raster_rulings.ts";
import type { PackedReading } from "../../../../functions/analysis/read/compose_page.ts";
import { makePdf } from "../../_providers/pdf/make_pdf.ts";
import { fixture } from "./compose.ts";

Deno.test("a picture of a plan is read: rooms, areas, dimensions with their marks, rulings", async () => {
  const { pages, problems } = await readFiles([
    { name: "a-1.png", bytes: await fixture("retail-plan-150dpi.png") },
  ]);
  assert.deepEqual(problems, []);
  const [page] = pages;
  assert.deepEqual([page.readBy, page.problem], ["ocr", null]);
  const text = page.lines.map((line) => line.text).join("\n");
  for (const expected of [/\bA-1\b/, /FLOOR PLAN/i, /\d+'-\d+"/, /\d+ SF\b/]) {
    assert.match(text, expected);
  }
  for (const word of page.words) {
    assert.equal(word.origin, "ocr");
    assert.ok(word.confidence > 0 && word.confidence <= 1);
    const { x, y, width, height } = word.box;
    assert.ok(
      x >= -1 && y >= -1 && x + width <= page.widthPt + 1 && y + height <= page.heightPt + 1,
    );
  }
  const level = page.segments.filter((each) => each.y1 === each.y2 && each.x2 - each.x1 > 300);
  assert.ok(level.length >= 4, "the sheet's frame and title block are found");
});

Deno.test("a sheet number alone in a wide field, far larger than the notes, is read with its hyphen", async () => {
  const notes = ["SHEET NO.", "DATE 2025-08-19", "TEST DRAWING", "ALL DIMENSIONS IN FEET"]
    .map((text, i) =>
      `BT /F1 7 Tf ${i === 0 ? 1310 : 40} ${i === 0 ? 90 : 500 - 20 * i} Td (${text}) Tj ET`
    );
  const bytes = makePdf({
    mediaBox: [0, 0, 1500, 900],
    content: [...notes, "BT /F2 26 Tf 1380 50 Td (C-1) Tj ET", "1300 20 180 90 re S"].join("\n"),
  });
  const png = await drawPage("sheet.pdf", bytes, 1, { widthPx: 3125, grey: true });
  const { pages: [page] } = await readFiles([{ name: "sheet.png", bytes: png }]);
  await closeReaders();
  assert.ok(
    page.words.some((word) => word.text === "C-1"),
    page.words.map((it) => it.text).join(" "),
  );
});

Deno.test("an empty picture says that it holds no text", async () => {
  const { pages } = await readFiles([
    { name: "corner.jpg", bytes: await fixture("rgb-corner.jpg") },
  ]);
  assert.deepEqual([pages[0].readBy, pages[0].problem], [
    "none",
    "No text was found on this page.",
  ]);
});

Deno.test("findRulings() finds level and upright strokes and no lettering", () => {
  const [width, height] = [400, 300];
  const pixels = new Uint8Array(width * height).fill(255);
  for (let x = 50; x < 350; x++) pixels.fill(0, 100 * width + x, 100 * width + x + 1);
  for (let x = 50; x < 350; x++) pixels[101 * width + x] = 0;
  for (let y = 40; y < 260; y++) pixels[y * width + 200] = 0;
  for (let y = 20; y < 30; y++) pixels.fill(0, y * width + 20, y * width + 26);
  const found = findRulings({ width, height, pixels }, 72);
  assert.deepEqual(found, [
    { x1: 50, y1: 101, x2: 350, y2: 101, width: 2, isDashed: false },
    { x1: 200.5, y1: 40, x2: 200.5, y2: 260, width: 1, isDashed: false },
  ]);
});

const page = (extra: Partial<PackedReading>): PackedReading => ({
  file: "x.pdf",
  page: 1,
  pageInFile: 1,
  widthPt: 1000,
  heightPt: 1000,
  words: [],
  lines: [],
  strokes: new Float32Array(0),
  arcs: [],
  rects: [],
  images: [],
  annotations: [],
  readBy: "none",
  problem: null,
  contentHash: "",
  outlineCount: 0,
  drawnRows: [],
  unmappedShare: 0,
  pictureDpi: null,
  ...extra,
});
const words = (count: number, x = 500) =>
  Array.from({ length: count }, () => ({
    text: "A",
    box: { x, y: 500, width: 5, height: 5 },
    angle: 0,
    sizePt: 8,
    isBold: false,
    confidence: 1,
    origin: "text" as const,
  }));
const all = { x: 0, y: 0, width: 1000, height: 1000 };
const half = { x: 0, y: 0, width: 400, height: 900 };

Deno.test("planOcr() has looked at what the text layer does not explain: pages, pictures, drawn letters", () => {
  assert.equal(planOcr(page({})), null);
  assert.equal(planOcr(page({ words: words(40) })), null);
  assert.equal(planOcr(page({ words: words(40), strokes: new Float32Array(5000) })), null);
  assert.equal(planOcr(page({ images: [all], pictureDpi: 130 }))?.dpi, 130);
  assert.equal(planOcr(page({ strokes: new Float32Array(5000) }))?.isScan, false);
  assert.deepEqual(planOcr(page({ words: words(40, 900), images: [half] }))?.regions, [half]);
  const over = planOcr(page({ words: words(40, 100), images: [half] }));
  assert.deepEqual([over?.regions, over?.known.length], [[half], 40]);
  const logo = { x: 0, y: 0, width: 90, height: 90 };
  assert.equal(planOcr(page({ words: words(40), images: [logo] })), null);
  const tiles = Array.from({ length: 80 }, (_, i) => ({ x: 10 * i, y: 0, width: 10, height: 300 }));
  assert.deepEqual(planOcr(page({ words: words(40, 900), images: tiles }))?.regions, [
    { x: 0, y: 0, width: 800, height: 300 },
  ]);
  const row = { box: { x: 100, y: 100, width: 80, height: 8 }, heightPt: 8, letters: 14 };
  assert.deepEqual(planOcr(page({ words: words(40), drawnRows: [row] }))?.regions, [
    { x: 84, y: 84, width: 112, height: 40 },
  ]);
  assert.equal(planOcr(page({ words: words(40), unmappedShare: 0.5 }))?.keepsText, false);
});
