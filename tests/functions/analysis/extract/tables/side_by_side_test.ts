import assert from "node:assert/strict";
import { sidesOf } from "../../../../../functions/analysis/extract/tables/side_by_side.ts";
import { aSchedule } from "../../../../fakes/plan_set.ts";

const sides = (heads: string[], ...rows: string[][]) =>
  sidesOf(aSchedule("code summary", heads.map((head) => [head, null]), rows, { title: "LOADS" }))
    .map(({ columns, rows }) => [
      columns.map(({ header }) => header).join(" | "),
      ...rows.map(({ cells }) => cells.map(({ text }) => text).join(" | ")),
    ]);

Deno.test("two lists of pairs in one grid become two lists", () => {
  assert.deepEqual(
    sides(
      ["GRAVITY AREA", "GRAVITY PSF", "WIND CRITERION", "WIND VALUE"],
      ["FLOOR, LIVING", "40", "STANDARD", "ASCE 7-22"],
      ["FLOOR, SLEEPING", "30", "VULT", "120 MPH"],
      ["", "", "EXPOSURE", "B"],
    ),
    [
      ["GRAVITY AREA | GRAVITY PSF", "FLOOR, LIVING | 40", "FLOOR, SLEEPING | 30"],
      ["WIND CRITERION | WIND VALUE", "STANDARD | ASCE 7-22", "VULT | 120 MPH", "EXPOSURE | B"],
    ],
  );
});

Deno.test("a list of four columns, and one whose third column holds figures, stay one", () => {
  assert.equal(
    sides(["MARK", "DOOR SIZE", "FRAME TYPE", "FRAME HEAD"], ["101", "3070", "HM", "A"], [
      "102",
      "3070",
      "WD",
      "B",
    ]).length,
    1,
  );
  assert.equal(
    sides(["AREA", "LIVE LOAD", "PARTITION LOAD", "TOTAL LOAD"], ["OFFICE", "50", "15", "65"], [
      "LOBBY",
      "100",
      "0",
      "100",
    ]).length,
    1,
  );
});
