import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

const roomsOf = (marks: readonly [string, string][]) => {
  const page = new PageBuilder().titleBlock("A-301", "SECTIONS");
  marks.forEach(([name, height], at) =>
    page.text(600, 100 + 60 * at, name).text(600, 109 + 60 * at, height)
  );
  return extractPage(page.build()).rooms.map(({ name }) => name);
};

Deno.test("names at marks of levels, each lower than the one over it, are no rooms", () => {
  assert.deepEqual(
    roomsOf([["ROOF DECK", `18'-4"`], ["BEDROOM", `9'-2"`], ["GARAGE", `-0'-6"`], [
      "BASEMENT",
      `-8'-0"`,
    ]]),
    [],
  );
});

Deno.test("names over heights of ceilings stay rooms, and so do two of them", () => {
  const ceilings: [string, string][] = [["KITCHEN", `9'-0"`], ["BEDROOM", `8'-0"`], [
    "GARAGE",
    `9'-0"`,
  ]];
  assert.deepEqual(roomsOf(ceilings), ["KITCHEN", "BEDROOM", "GARAGE"]);
  assert.deepEqual(roomsOf([["KITCHEN", `9'-0"`], ["BEDROOM", `8'-0"`]]), ["KITCHEN", "BEDROOM"]);
});
