import assert from "node:assert/strict";
import { sortRows } from "../../../components/ui/sort_rows.ts";

const ROWS = [
  { name: "Suite 10", score: 60 },
  { name: "annex", score: null },
  { name: "Suite 2", score: 92 },
];
const names = (rows: readonly { name: string }[]) => rows.map((it) => it.name);

Deno.test("sortRows() reads numbers in names as numbers, whatever the case", () => {
  assert.deepEqual(names(sortRows(ROWS, (it) => it.name, false)), ["annex", "Suite 2", "Suite 10"]);
  assert.deepEqual(names(sortRows(ROWS, (it) => it.name, true)), ["Suite 10", "Suite 2", "annex"]);
});

Deno.test("sortRows() leaves what is not known last, up and down", () => {
  assert.deepEqual(names(sortRows(ROWS, (it) => it.score, false)), [
    "Suite 10",
    "Suite 2",
    "annex",
  ]);
  assert.deepEqual(names(sortRows(ROWS, (it) => it.score, true)), ["Suite 2", "Suite 10", "annex"]);
});
