import assert from "node:assert/strict";
import { cellOf, rowText } from "../../../../functions/_rules/measure.ts";
import { labelledRowText } from "../../../../functions/_rules/reading/rows.ts";
import { aSchedule } from "../../../fakes/plan_set.ts";

const schedule = aSchedule("door", [["MARK", "mark"], ["FIRE", "fire rating"], ["", null]], [
  ["D1", " 90 MIN ", "NOTE 2"],
  ["D2", "", ""],
]);
const [rated, plain] = schedule.rows;

Deno.test("rowText() joins the filled cells, labelledRowText() with their headers", () => {
  assert.equal(rowText(rated), "D1 | 90 MIN | NOTE 2");
  assert.equal(rowText(plain), "D2");
  assert.equal(labelledRowText(schedule, rated), "MARK D1 | FIRE 90 MIN | NOTE 2");
});

Deno.test("cellOf() gives the cell by the meaning of its column, null when empty or missing", () => {
  assert.equal(cellOf(schedule, rated, "fire rating"), "90 MIN");
  assert.equal(cellOf(schedule, plain, "fire rating"), null);
  assert.equal(cellOf(schedule, rated, "width"), null);
});
