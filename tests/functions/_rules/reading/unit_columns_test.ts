import assert from "node:assert/strict";
import { withUnitsOfColumn } from "../../../../functions/_rules/reading/unit_columns.ts";
import { aSchedule } from "../../../fakes/plan_set.ts";

const read = (heads: string, ...rows: string[]): string[] =>
  withUnitsOfColumn(
    aSchedule(
      "other",
      heads.split("/").map((head) => [head, null]),
      rows.map((row) => row.split(" | ")),
    ),
  ).rows.map(({ cells }) => cells.map(({ text }) => text).filter(Boolean).join(" | "));

Deno.test("figures have the unit of the column that gives one", () => {
  assert.deepEqual(
    read(
      "ITEM/UNIT/CODE/VALUE",
      "SECOND FLOOR | SF | 506 | 1,496",
      "CEILING | R | R402 | 38",
      "BASE FLOOD | FT NAVD88 | R322 | 9.0",
      "MATERIALS | - | R322 | CMU",
      "SIDE YARD | FT | - | 10 MIN",
    ),
    [
      "SECOND FLOOR | 506 | 1,496 SF",
      "CEILING | R402 | R-38",
      "BASE FLOOD | R322 | 9.0 FT NAVD88",
      "MATERIALS | - | R322 | CMU",
      "SIDE YARD | FT | - | 10 MIN",
    ],
  );
});

Deno.test("a column of other units, and one that hardly gives any, change nothing", () => {
  const homes = ["BEDROOM | A | 120", "BATH | B | 40"];
  assert.deepEqual(read("ROOM/UNIT/AREA", ...homes), homes);
  const fans = ["EF-1 | CFM | 80", "RTU-1 | LENNOX | 5", "AHU-1 | TRANE | 4"];
  assert.deepEqual(read("TAG/UNIT/SIZE", ...fans), fans);
  const few = ["WALL | R | 13"];
  assert.deepEqual(read("ITEM/UNIT/VALUE", ...few), few);
});
