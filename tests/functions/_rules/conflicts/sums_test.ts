import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { anEvidence, aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

/** What rows of a list come to beside its last row. */
function sums(head: string, ...rows: [string, string][]) {
  const schedule = aSchedule("other", [["TYPE", "mark"], [head, null]], rows);
  return conflictsOf(aPlanSet({ schedules: [schedule] })).map(({ a, b }) => [a.value, b.value]);
}

Deno.test("a total is held against its rows", () => {
  const rows: [string, string][] = [["A", "1,200 SF"], ["B", "800"], ["C", "-"]];
  assert.deepEqual(sums("AREA", ...rows, ["TOTAL", "2,100"]), [["2100", "2000 in its rows"]]);
  assert.deepEqual(sums("AREA", ...rows, ["TOTAL", "2,004"]), []);
  assert.deepEqual(sums("AREA", ...rows, ["TOTAL", "2,005"]).length, 1);
});

Deno.test("what is not added up, not read whole or added up twice is no total", () => {
  assert.deepEqual(sums("HEIGHT", ["A", "10"], ["B", "12"], ["TOTAL", "30"]), []);
  assert.deepEqual(sums("AREA", ["A", "10"], ["B", "12 + 4"], ["C", "3"], ["TOTAL", "30"]), []);
  assert.deepEqual(sums("AREA", ["A", "10"], ["SUBTOTAL", "10"], ["B", "5"], ["TOTAL", "99"]), []);
  assert.deepEqual(sums("AREA", ["A", "10"], ["TOTAL", "30"]), []);
});

Deno.test("a total of occupants agrees with rows that add up each storey", () => {
  const loads = (...rows: [space: string, occupants: number][]) =>
    conflictsOf(aPlanSet({
      occupantLoads: rows.map(([space, occupants], at) => ({
        ...anEvidence(space, { box: { x: 5, y: at + 5, width: 20, height: 0.8 } }),
        space,
        areaSqft: null,
        factor: null,
        basis: null,
        occupants,
        isTotal: space === "TOTAL",
      })),
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  const rows: [string, number][] = [["LOBBY", 40], ["OFFICE", 60]];
  const storeys: [string, number][] = [["FIRST FLOOR", 40], ["SECOND FLOOR", 60]];
  assert.deepEqual(loads(...rows, ["TOTAL", 100]), []);
  assert.deepEqual(loads(...rows, ...storeys, ["TOTAL", 100]), []);
  assert.deepEqual(loads(...rows, ["TOTAL", 120]), ["120 occupants / 100 occupants"]);
});

Deno.test("the parking table is held against the rows of stalls drawn", () => {
  const parking = (...labels: string[]) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("parking", [["ITEM", "item"], ["PROV'D", "provided"]], [
          ["STANDARD", "18"],
          ["ACCESSIBLE", "2"],
          ["TOTAL", "20"],
        ]),
      ],
      notes: labels.map((text) => aNote(text)),
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(parking("8 SPACES AT 9'-0\"", "7 SPACES AT 9'-0\""), [
    "20 spaces / 15 spaces drawn",
  ]);
  assert.deepEqual(parking("8 SPACES AT 9'-0\"", "10 SPACES AT 9'-0\""), []);
  assert.deepEqual(parking("8 SPACES AT 9'-0\"", "10 SPACES AT 9'-0\"", "ADA 1", "ADA 2"), []);
  assert.deepEqual(parking("8 SPACES AT 9'-0\""), []);
});

Deno.test("figures of one of several alike count as often as there are", () => {
  const matrix = (total: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("other", [["UNIT", "mark"], ["SF", "area"], ["QTY", "quantity"]], [
          ["A", "850", "6"],
          ["B", "700", "4"],
          ["TOTAL", total, "10"],
        ]),
      ],
    })).length;
  assert.equal(matrix("7,900"), 0);
  assert.equal(matrix("1,550"), 0);
  assert.equal(matrix("8,900"), 1);
});
