/** Answers of schedules: rows that say NO, columns nobody filled in, what is provided beside what is asked. */
import assert from "node:assert/strict";
import { rowsAnswering, unfilled } from "../../../../functions/_rules/reading/answers.ts";
import { answeredRow, rowText } from "../../../../functions/_rules/reading/rows.ts";
import { aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const table = (heads: string[], ...rows: string[][]) =>
  aSchedule("other", heads.map((head) => [head, null]), rows, { title: "STAIRS" });
const stairs = table(
  ["STAIR", "TO ROOF", "NOTE"],
  ["1", "NO", ""],
  ["2", "YES", ""],
  ["3", "NONE", "EXISTING TO REMAIN"],
);

Deno.test("rowsAnswering() finds the rows of new work that say NO under the head", () => {
  const plan = aPlanSet({ schedules: [stairs] });
  const found = rowsAnswering(plan, { head: /TO ROOF/ }).map(({ row }) => row?.cells[0].text);
  assert.deepEqual(found, ["1"]);
  assert.deepEqual(rowsAnswering(plan, { head: /TO ROOF/, title: /DOORS/ }), []);
  assert.deepEqual(rowsAnswering(plan, { head: /LANDING/ }), []);
});

Deno.test("unfilled() finds schedules whose column is empty beside named rows", () => {
  const empty = table(["ZONE", "PRESSURE"], ["4", ""], ["5", "____"]);
  const half = table(["ZONE", "PRESSURE"], ["4", "+32"], ["5", ""]);
  const nameless = table(["ZONE", "PRESSURE"], ["", ""]);
  const plan = aPlanSet({ schedules: [empty, half, nameless] });
  assert.deepEqual(unfilled(plan, { head: /PRESSURE/ }), [empty]);
});

Deno.test("answeredRow() leaves out what is asked for where another column answers", () => {
  const asked = table(["ITEM", "REQUIRED", "PROVIDED"], ["TURNING", '60"', '57"']);
  assert.equal(rowText(answeredRow(asked, asked.rows[0])), 'TURNING | 57"');
  const limits = table(["ITEM", "MIN", "MAX"], ["RIM", '29"', '34"']);
  assert.equal(rowText(answeredRow(limits, limits.rows[0])), 'RIM | 29" | 34"');
  const kinds = table(["ITEM", "STANDARD", "ADA"], ["RIM", '36"', '34"']);
  assert.equal(rowText(answeredRow(kinds, kinds.rows[0])), 'RIM | 34"');
  const counts = table(["LOT", "STANDARD", "ADA"], ["A", "40", "2"]);
  assert.equal(rowText(answeredRow(counts, counts.rows[0])), "A | 40 | 2");
});
