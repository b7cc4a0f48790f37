import assert from "node:assert/strict";
import { withInstanceRows } from "../../../../../functions/analysis/extract/tables/instance_columns.ts";
import { aSchedule } from "../../../../fakes/plan_set.ts";

const table = (heads: string[], ...rows: string[][]) =>
  withInstanceRows(aSchedule("other", heads.map((head) => [head, null]), rows));
const texts = ({ rows }: ReturnType<typeof table>) =>
  rows.map(({ cells }) => cells.map(({ text }) => text));

Deno.test("what differs between units becomes a row of its own", () => {
  const read = table(["ITEM", "UNIT A", "UNIT B"], ["DUCTS IN ATTIC", "R-8", "R-6"], [
    "SLAB EDGE",
    "R-0",
    "R-0",
  ]);
  assert.deepEqual(read.columns.map(({ header }) => header), ["ITEM", "VALUE"]);
  assert.deepEqual(texts(read), [
    ["DUCTS IN ATTIC", "R-8"],
    ["DUCTS IN ATTIC", "R-6"],
    ["SLAB EDGE", "R-0"],
  ]);
});

Deno.test("columns before and behind those of the units stay", () => {
  const read = table(["CKT", "LOAD", "BLDG 1", "BLDG 2", "NOTE"], ["9", "GARAGE", "GFCI", "", "-"]);
  assert.deepEqual(read.columns.map(({ header }) => header), ["CKT", "LOAD", "VALUE", "NOTE"]);
  assert.deepEqual(texts(read), [["9", "GARAGE", "GFCI", "-"]]);
});

Deno.test("what is added up is left alone", () => {
  const read = table(["LOAD", "UNIT A", "UNIT B"], ["RANGE", "8,000", "12,000"], [
    "TOTAL",
    "31,000",
    "35,000",
  ]);
  assert.equal(read.columns.length, 3);
});

Deno.test("one column of a unit, and other columns, are left alone", () => {
  const read = table(["MARK", "UNIT", "SILL"], ["2", "A", '44"'], ["2", "B", '47"']);
  assert.deepEqual(read.columns.map(({ header }) => header), ["MARK", "UNIT", "SILL"]);
  assert.equal(read.rows.length, 2);
});

Deno.test("letters alone over what items say of each are units", () => {
  const read = table(["Description", "A", "B", "C"], ["Supply duct, attic", "R-8", "R-6", "R-8"]);
  assert.deepEqual(read.columns.map(({ header }) => header), ["Description", "VALUE"]);
  assert.deepEqual(texts(read), [["Supply duct, attic", "R-8"], ["Supply duct, attic", "R-6"]]);
});

Deno.test("letters over sizes of one thing, and letters out of order, are left alone", () => {
  const sizes = table(["MARK", "A", "B"], ["BRACKET 2", '4"', '6"']);
  assert.equal(sizes.columns.length, 3);
  const electric = table(["LOAD", "A", "P"], ["RANGE", "50", "2"]);
  assert.deepEqual(electric.columns.map(({ header }) => header), ["LOAD", "A", "P"]);
});
