/** Which parts of a sheet are sent: those with figures outside its words, and no blank ones. */
import assert from "node:assert/strict";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { renderSheet } from "../../../../functions/analysis/propose/tiles.ts";
import { closeReaders, readPage } from "../../../../functions/analysis/read/mod.ts";

Deno.test.afterAll(() => closeReaders());

/** Notes at the upper left, strokes at the lower right, nothing elsewhere: a tile each. */
async function drawNotes(): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const sheet = document.addPage([1224, 792]);
  for (let line = 0; line < 20; line++) {
    const text = "GUARDS SHALL BE PROVIDED AT THE OPEN SIDES OF ALL WALKS";
    sheet.drawText(text, { x: 60, y: 740 - line * 14, size: 10, font });
  }
  for (let x = 720; x < 1160; x += 8) {
    sheet.drawLine({ start: { x, y: 40 }, end: { x, y: 320 }, thickness: 1 });
  }
  return { name: "notes.pdf", bytes: new Uint8Array(await document.save()) };
}

const file = await drawNotes();
const reading = await readPage(file.name, file.bytes, 1, 1, {});
const captionsOf = async (told: { reading?: typeof reading }) =>
  (await renderSheet(file, 1, told)).map((it) => it.caption.split(":")[0]);

Deno.test("a sheet with lettering of its own is sent at a glance and where something is drawn beside its words", async () => {
  assert.ok(reading.words.length > 100);
  assert.deepEqual(await captionsOf({ reading }), ["The whole sheet, reduced", "Tile 4 of 4"]);
});

Deno.test("of a sheet whose lettering had to be recognized tiles with words are sent, too, and no blank ones", async () => {
  const words = reading.words.map((it) => ({ ...it, origin: "ocr" as const }));
  assert.deepEqual(await captionsOf({ reading: { ...reading, words } }), [
    "The whole sheet, reduced",
    "Tile 1 of 4",
    "Tile 4 of 4",
  ]);
});
