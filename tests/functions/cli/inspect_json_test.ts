import assert from "node:assert/strict";
import { extractPlanSet } from "../../../functions/analysis/extract/mod.ts";
import { inspectSet } from "../../../functions/cli/inspect_json.ts";
import { PageBuilder } from "../analysis/extract/page_builder.ts";

const inspected = () =>
  inspectSet([{ name: "plans.pdf", sha256: "ab".repeat(32), sizeBytes: 1, pageCount: 1 }], set());

const set = () =>
  extractPlanSet([
    new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
      .text(300, 300, "OFFICE 101").text(300, 400, `12'-6"`)
      .text(500, 500, `GUARD 42" HIGH AT LANDING`).build(),
  ]);

Deno.test("inspect --json names files by their digest and pages by number, title, kind and scale", () => {
  const { files, pages: [page] } = inspected();
  assert.deepEqual(files, [{ name: "plans.pdf", sha256: "ab".repeat(32) }]);
  assert.equal(page.number, "A-101");
  assert.equal(page.title, "FLOOR PLAN");
  assert.equal(page.kind, "floor plan");
  assert.equal(page.scale, `1/4" = 1'-0"`);
  assert.equal(page.readBy, "text");
});

Deno.test("inspect --json gives rooms, dimensions and notes with boxes in percent, unknown values as null", () => {
  const { pages: [page] } = inspected();
  const [room] = page.rooms;
  assert.deepEqual([room.name, room.number, room.polygon], ["OFFICE", "101", null]);
  assert.ok(room.box.x > 0 && room.box.x + room.box.width < 100);
  assert.deepEqual(page.dimensions.map(({ text, valueIn }) => [text, valueIn]), [[`12'-6"`, 150]]);
  assert.ok(page.notes.some(({ text }) => text === `GUARD 42" HIGH AT LANDING`));
  assert.equal(page.north, null);
});
