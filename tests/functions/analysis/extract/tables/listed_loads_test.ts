import assert from "node:assert/strict";
import { readListedLoads } from "../../../../../functions/analysis/extract/tables/listed_loads.ts";
import { conflictsOf } from "../../../../../functions/_rules/conflicts/mod.ts";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { aNote } from "../../../../fakes/plan_set.ts";
import { PageBuilder } from "../page_builder.ts";

const loadsOf = (...texts: string[]) =>
  readListedLoads(
    texts.map((text, row) => aNote(text, { box: { x: 60, y: 10 + row, width: 10, height: 1 } })),
  ).map(({ space, areaSqft, factor, basis, occupants, isTotal }) => [
    space,
    areaSqft,
    factor,
    basis,
    occupants,
    isTotal,
  ]);

Deno.test("a list of loads that adds up is read whole, with its counts and its total", () => {
  assert.deepEqual(
    loadsOf("hall 1,200 / 15 net 80", "stools, counted 12", "galley 600 / 200 gross 3", "total 95"),
    [
      ["hall", 1200, 15, "net", 80, false],
      ["stools, counted", null, null, null, 12, false],
      ["galley", 600, 200, "gross", 3, false],
      ["total", null, null, null, 95, true],
    ],
  );
});

Deno.test("of a list that does not add up the calculations are read", () => {
  assert.deepEqual(
    loadsOf("HALL: 1200 SF / 15 NET = 80 OCC", "STOOLS 12", "GALLEY: 600 SF / 200 = 3", "TOTAL 99")
      .map(([space]) => space),
    ["HALL", "GALLEY"],
  );
});

Deno.test("counts without calculations, and quotients that are none, are no loads", () => {
  assert.deepEqual(loadsOf("lockers 12", "hooks 8", "total 20"), []);
  assert.deepEqual(loadsOf("panel 100 / 20 80", "door 200 / 3 7", "total 87"), []);
});

Deno.test("the load of a list and the one lettered in the room of that name are compared", () => {
  const conflictsWith = (lettered: string) => {
    const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN")
      .centred(300, 300, "HALL", { size: 11 }).centred(300, 314, lettered)
      .text(700, 68, "People", { size: 16 });
    [["HALL", "1,200 / 15 NET", "80"], ["GALLEY", "600 / 200 GROSS", "3"], ["TOTAL", "", "83"]]
      .forEach((row, index) =>
        row.forEach((text, column) => {
          if (text !== "") page.text(700 + [0, 40, 120][column], 90 + 14 * index, text);
        })
      );
    return conflictsOf(extractPlanSet([page.build()])).filter(({ topic }) =>
      topic === "occupant load"
    )
      .map(({ a, b }) => [a.value, b.value]);
  };
  assert.deepEqual(conflictsWith("1,200 SF, 64 OCC."), [["80 occupants", "64 occupants"]]);
  assert.deepEqual(conflictsWith("1,200 SF, 80 OCC."), []);
});
