import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { PageBuilder } from "../page_builder.ts";

const drawingsOf = (page: PageBuilder): Record<string, string | null> =>
  Object.fromEntries(
    extractPage(page.titleBlock("A-501", "DETAILS").build()).notes
      .filter((note) => note.kind !== "title-block").map((note) => [note.text, note.drawing]),
  );

Deno.test("titles over their drawings with the scale beside them own what stands below", () => {
  const page = new PageBuilder()
    .text(60, 60, "Porch steps", { size: 18 }).text(190, 68, "1/2 in = 1 ft", { size: 6 })
    .text(80, 120, "treads of ipe").text(80, 200, "rail both sides")
    .text(60, 420, "Boat ramp", { size: 18 }).text(190, 428, "1 in = 10 feet", { size: 6 })
    .text(80, 480, "broom finish").text(80, 560, "curb 6 inches high");
  const drawings = drawingsOf(page);
  assert.equal(drawings["treads of ipe"], "Porch steps");
  assert.equal(drawings["rail both sides"], "Porch steps");
  assert.equal(drawings["broom finish"], "Boat ramp");
  assert.equal(drawings["curb 6 inches high"], "Boat ramp");
});

Deno.test("titles under their drawings own what stands above", () => {
  const page = new PageBuilder()
    .text(80, 120, "TREADS OF IPE").text(80, 200, "RAIL BOTH SIDES")
    .text(60, 330, "PORCH STEPS", { size: 12 }).text(60, 346, 'SCALE: 1/2" = 1\'-0"', { size: 6 })
    .text(80, 420, "BROOM FINISH").text(80, 500, "CURB FINISH")
    .text(60, 640, "BOAT RAMP", { size: 12 }).text(60, 656, 'SCALE: 1/4" = 1\'-0"', { size: 6 });
  const drawings = drawingsOf(page);
  assert.equal(drawings["RAIL BOTH SIDES"], "PORCH STEPS");
  assert.equal(drawings["BROOM FINISH"], "BOAT RAMP");
});

Deno.test("a title without a scale is known by the letters and the line of the others", () => {
  const page = new PageBuilder()
    .text(60, 60, "Porch steps", { size: 18 }).text(190, 68, "1/2 in = 1 ft", { size: 6 })
    .text(80, 120, "treads of ipe").text(80, 150, "seven risers").text(80, 200, "rail both sides")
    .text(500, 60, "Kayak ramp", { size: 18 }).text(520, 120, "broom finish")
    .text(520, 160, "15 ft run").text(620, 200, "Lobby", { size: 18 });
  const drawings = drawingsOf(page);
  assert.equal(drawings["broom finish"], "Kayak ramp");
  assert.equal(drawings["treads of ipe"], "Porch steps");
  assert.equal(drawings["15 ft run"], "Kayak ramp");
  assert.ok(!Object.values(drawings).includes("Lobby"));
});

Deno.test("a list of types is no drawing, types that are drawn are one", () => {
  const titled = (place: (page: PageBuilder) => PageBuilder) =>
    drawingsOf(
      place(
        new PageBuilder().text(300, 200, "CANTED CURB").text(60, 330, "ROOF PLAN", { size: 12 })
          .text(60, 346, `SCALE: 1/8" = 1'-0"`, { size: 6 })
          .text(260, 340, "CURB TYPES", { size: 10 }).line(260, 352, 330, 352),
      ),
    );
  const listed = titled((page) =>
    page.text(260, 360, "1: 4 X 4 CANT STRIP, FULL WIDTH")
      .text(260, 370, "2: METAL, BY MAKER OF UNIT")
  );
  assert.equal(listed["CANTED CURB"], "ROOF PLAN");
  const drawn = titled((page) => page.text(290, 420, "CANT STRIP"));
  assert.equal(drawn["CANT STRIP"], "CURB TYPES");
});
