import assert from "node:assert/strict";
import type { PageReading } from "../../../../../functions/_shared/domain/page_reading.ts";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import {
  mainTurn,
  type Turn,
  turnBox,
  turnBoxBack,
  turnReading,
} from "../../../../../functions/analysis/extract/layout/turned_page.ts";
import { PageBuilder } from "../page_builder.ts";

const ROWS = [
  ["WINDOW SCHEDULE"],
  ["MARK", "WIDTH", "HEIGHT", "MATERIAL", "REMARKS"],
  ["W1", `3'-0"`, `5'-0"`, "VINYL", "EGRESS"],
  ["W2", `4'-0"`, `4'-0"`, "ALUMINUM", "TEMPERED"],
  ["W3", `2'-0"`, `3'-0"`, "ALUMINUM", "OBSCURE"],
];

const scheduleSheet = () =>
  new PageBuilder().titleBlock("A-601", "SCHEDULES").table(80, 80, [60, 80, 80, 100, 120], ROWS)
    .text(80, 300, "GENERAL NOTES:").text(80, 314, "1. ALL GLAZING SHALL BE IMPACT RESISTANT.")
    .text(80, 328, "2. VERIFY ALL OPENINGS IN THE FIELD.")
    .text(80, 420, "WINDOW SUPPLIER SHALL SUBMIT SHOP DRAWINGS FOR REVIEW BEFORE FABRICATION.");

for (const turn of [90, 180, 270] as Turn[]) {
  Deno.test(`a page that stands on its side (${turn}) gives the facts of the upright page`, () => {
    const upright = scheduleSheet().build();
    // Turning back by the rest of the circle puts the page on its side.
    const onSide: PageReading = turnReading(upright, (360 - turn) as Turn);
    assert.equal(mainTurn(onSide), turn);
    const [a, b] = [extractPlanSet([upright]), extractPlanSet([onSide])];
    assert.equal(b.sheets[0].number, "A-601");
    assert.equal(b.sheets[0].widthPt, turn === 180 ? 1224 : 792);
    assert.deepEqual(
      b.windows.map((it) => [it.mark, it.widthIn, it.heightIn, it.remarks]),
      a.windows.map((it) => [it.mark, it.widthIn, it.heightIn, it.remarks]),
    );
    assert.deepEqual(b.notes.map((it) => it.text), a.notes.map((it) => it.text));
    const back = turnBoxBack(a.schedules[0].box, turn);
    for (const side of ["x", "y", "width", "height"] as const) {
      assert.ok(Math.abs(back[side] - b.schedules[0].box[side]) < 0.01, side);
    }
  });
}

Deno.test("a schedule that stands sideways on an upright sheet is read, its boxes where it is seen", () => {
  const page = new PageBuilder().titleBlock("A-601", "SCHEDULES")
    .text(500, 300, "GENERAL NOTES:").text(500, 314, "1. ALL GLAZING SHALL BE IMPACT RESISTANT.")
    .text(500, 328, "2. VERIFY ALL OPENINGS IN THE FIELD.");
  // Columns run upwards from y = 600, rows to the right from x = 100.
  const widths = [60, 80, 80, 100, 120];
  const total = widths.reduce((sum, width) => sum + width, 0);
  ROWS.forEach((cells, row) => {
    const x = 100 + 16 * row;
    page.line(x, 600, x, 600 - total).line(x, 600, x + 16, 600)
      .line(x, 600 - total, x + 16, 600 - total);
    let y = 600;
    cells.forEach((cell, column) => {
      if (cells.length > 1 && column > 0) page.line(x, y, x + 16, y);
      page.text(x + 4, y - 4, cell, { angle: 90 });
      y -= widths[column];
    });
  });
  page.line(180, 600, 180, 600 - total);
  const { windows, schedules, notes } = extractPlanSet([page.build()]);
  assert.equal(schedules.length, 1);
  assert.deepEqual(windows.map((it) => [it.mark, it.widthIn, it.heightIn, it.remarks]), [
    ["W1", 36, 60, "EGRESS"],
    ["W2", 48, 48, "TEMPERED"],
    ["W3", 24, 36, "OBSCURE"],
  ]);
  const { box } = schedules[0];
  assert.ok(box.height > box.width && box.x < 20, JSON.stringify(box));
  const [first, second] = schedules[0].rows;
  assert.ok(second.box.x > first.box.x && Math.abs(second.box.y - first.box.y) < 0.01);
  assert.ok(notes.some((note) => note.text.includes("IMPACT RESISTANT")));
  assert.ok(!notes.some((note) => note.text.includes("OBSCURE")));
});

Deno.test("turning a box four quarters brings it back", () => {
  const page = { widthPt: 300, heightPt: 200 };
  const sideways = { widthPt: 200, heightPt: 300 };
  const box = { x: 10, y: 20, width: 30, height: 40 };
  const once = turnBox(box, 90, page);
  assert.deepEqual(once, { x: 140, y: 10, width: 40, height: 30 });
  assert.deepEqual(turnBox(once, 270, sideways), box);
  assert.deepEqual(turnBox(turnBox(box, 180, page), 180, page), box);
});
