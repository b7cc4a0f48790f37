import assert from "node:assert/strict";
import { connectedStrokes } from "../../../../../functions/analysis/extract/drawing/connected_strokes.ts";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { PageBuilder } from "../page_builder.ts";

/** A title with its scale and the rule under it. */
function title(page: PageBuilder, x: number, y: number, text: string): PageBuilder {
  return page.text(x, y, text, { size: 11 }).line(x, y + 13, x + 100, y + 13)
    .text(x, y + 16, `1/4" = 1'-0"`, { size: 6 });
}

/** A rectangle of strokes with some inside, as drawings are. */
function drawing(page: PageBuilder, x: number, y: number, width: number, height: number) {
  page.rect(x, y, width, height);
  for (let at = 1; at < 6; at++) {
    page.line(x, y + at * height / 6, x + width, y + at * height / 6);
  }
  return page;
}

const drawingOf = (page: PageBuilder, text: string) =>
  extractPage(page.build()).notes.find((note) => note.text.includes(text))?.drawing;

Deno.test("a text among the strokes of a drawing is of that drawing, whatever title is nearer", () => {
  const page = new PageBuilder();
  title(page, 80, 60, "STAIR SECTION");
  drawing(page, 90, 110, 380, 420);
  title(page, 560, 360, "PORCH DETAIL");
  drawing(page, 570, 400, 120, 90);
  page.text(430, 480, "TREADS OF OAK").text(600, 470, "SLATE CAP");
  assert.equal(drawingOf(page, "TREADS OF OAK"), "STAIR SECTION");
  assert.equal(drawingOf(page, "SLATE CAP"), "PORCH DETAIL");
});

Deno.test("a callout whose leader touches a drawing is of that drawing", () => {
  const page = new PageBuilder();
  drawing(page, 90, 80, 300, 260);
  title(page, 90, 360, "WALL SECTION");
  drawing(page, 640, 80, 300, 260);
  title(page, 640, 360, "EAVE DETAIL");
  page.line(390, 200, 545, 215).text(550, 211, "MESH LATH").line(640, 250, 560, 300)
    .text(494, 296, "CONTINUOUS VENT");
  assert.equal(drawingOf(page, "MESH LATH"), "WALL SECTION");
  assert.equal(drawingOf(page, "CONTINUOUS VENT"), "EAVE DETAIL");
});

Deno.test("strokes that touch are one group, the frame of the sheet is none", () => {
  const page = new PageBuilder();
  page.rect(10, 10, 1200, 770).rect(100, 100, 50, 40).line(150, 120, 220, 160)
    .rect(400, 300, 90, 60);
  const boxes = connectedStrokes(page.build()).map(({ box }) => box);
  assert.deepEqual(boxes, [
    { x: 100, y: 100, width: 120, height: 60 },
    { x: 400, y: 300, width: 90, height: 60 },
  ]);
});

Deno.test("strokes amid a wide plan are of that plan, not of the small detail under them", () => {
  const page = new PageBuilder();
  page.line(70, 70, 700, 70).line(70, 66, 70, 74).line(700, 66, 700, 74);
  page.line(60, 80, 60, 420).line(56, 80, 64, 80).line(56, 420, 64, 420);
  drawing(page, 120, 180, 180, 140);
  drawing(page, 560, 120, 60, 200);
  title(page, 90, 440, "GROUNDS PLAN");
  drawing(page, 90, 520, 160, 90);
  title(page, 90, 640, "STALL LAYOUT");
  drawing(page, 420, 520, 160, 90);
  title(page, 420, 640, "SIGN POST");
  page.text(570, 220, "ENGINE LANE").text(450, 560, "POST CAP");
  assert.equal(drawingOf(page, "ENGINE LANE"), "GROUNDS PLAN");
  assert.equal(drawingOf(page, "POST CAP"), "SIGN POST");
});
