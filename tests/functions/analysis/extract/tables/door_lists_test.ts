import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

const setOf = (items: string[], title = "Doors") => {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN").text(60, 60, title, {
    size: 16,
  });
  items.forEach((item, row) => page.text(60, 90 + 14 * row, item));
  return extractPlanSet([page.build()]);
};

Deno.test("a door list under its heading is a door schedule, marks with sizes and remarks", () => {
  const { doors, notes } = setOf([
    "11 pair 3-0 x 8-0, lobby, push pull",
    "12 3-0 x 7-0, stage, swings in",
    "13 2-8 x 7-0, store",
    "12 serves stage, 62 occ.",
  ]);
  assert.deepEqual(
    doors.map(({ mark, widthIn, heightIn, leaves, remarks }) => [
      mark,
      widthIn,
      heightIn,
      leaves,
      remarks,
    ]),
    [
      ["11", 36, 96, 2, "pair, lobby, push pull"],
      ["12", 36, 84, 1, "stage, swings in; serves stage, 62 occ."],
      ["13", 32, 84, 1, "store"],
    ],
  );
  assert.ok(!notes.some(({ text }) => /swings in/.test(text)));
});

Deno.test("numbered notes on doors without sizes stay notes", () => {
  const { doors, notes } = setOf([
    "1. all hardware is by the owner",
    "2. doors are painted on both sides",
  ]);
  assert.equal(doors.length, 0);
  assert.ok(notes.some(({ text }) => /painted/.test(text)));
});
