import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { PageBuilder } from "../page_builder.ts";

const titled = (page: PageBuilder, x: number, y: number, text: string): PageBuilder =>
  page.text(x, y, text, { size: 11, isBold: true }).line(x, y + 13, x + 90, y + 13)
    .text(x, y + 15, `1/4" = 1'-0"`, { size: 6 });

const drawingsOf = (page: PageBuilder): Record<string, string | null> =>
  Object.fromEntries(
    extractPage(page.titleBlock("A-401", "ENLARGED PLANS").build()).notes
      .map((note) => [note.text, note.drawing]),
  );

Deno.test("a table above a title is no drawing of it", () => {
  const page = new PageBuilder().table(60, 60, [90, 110, 90], [
    ["PANEL", "VOLTAGE", "BUS"],
    ["L2", "208Y/120", "100A"],
    ["L3", "208Y/120", "225A"],
  ]);
  titled(page, 60, 260, "ELECTRIC CLOSET PLAN").rect(60, 310, 200, 140)
    .text(90, 400, "NO PIPES IN CLOSET");
  titled(page, 420, 260, "RISER CLOSET PLAN").rect(420, 310, 200, 140)
    .text(450, 400, "BACKBOARD FULL HEIGHT");
  const drawings = drawingsOf(page);
  assert.equal(drawings["NO PIPES IN CLOSET"], "ELECTRIC CLOSET PLAN");
  assert.equal(drawings["BACKBOARD FULL HEIGHT"], "RISER CLOSET PLAN");
});

Deno.test("one sheet may hold titles over and under their drawings", () => {
  const page = new PageBuilder().rect(80, 60, 380, 440).rect(100, 80, 160, 120)
    .line(100, 300, 460, 300).text(140, 240, "QUARRY TILE THROUGHOUT");
  titled(page, 80, 530, "KITCHEN PLAN");
  titled(page, 640, 90, "HOOD SUPPORT DETAIL").rect(640, 140, 200, 200)
    .text(680, 240, "THREADED RODS AT CORNERS");
  const drawings = drawingsOf(page);
  assert.equal(drawings["QUARRY TILE THROUGHOUT"], "KITCHEN PLAN");
  assert.equal(drawings["THREADED RODS AT CORNERS"], "HOOD SUPPORT DETAIL");
});

Deno.test("two rows of titles stand over two rows of drawings", () => {
  const page = new PageBuilder();
  for (
    const [x, y, title, words] of [
      [60, 60, "STAIR 4 SECTION", "NOSINGS CAST IN"],
      [460, 60, "STAIR 4 PLAN", "DOWN TO LOBBY"],
      [60, 400, "COUNTER DETAIL", "LEDGE OF OAK"],
      [460, 400, "CAB DETAIL", "RAIL ON BACK WALL"],
    ] as const
  ) {
    titled(page, x, y, title).rect(x, y + 50, 220, 190).text(x + 40, y + 200, words);
  }
  const drawings = drawingsOf(page);
  assert.equal(drawings["NOSINGS CAST IN"], "STAIR 4 SECTION");
  assert.equal(drawings["DOWN TO LOBBY"], "STAIR 4 PLAN");
  assert.equal(drawings["LEDGE OF OAK"], "COUNTER DETAIL");
  assert.equal(drawings["RAIL ON BACK WALL"], "CAB DETAIL");
});
