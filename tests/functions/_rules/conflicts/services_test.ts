import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { extractPlanSet } from "../../../../functions/analysis/extract/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";
import { PageBuilder } from "../../analysis/extract/page_builder.ts";

/** What two texts on an electrical sheet say of the service. */
function disputed(...texts: string[]): string[] {
  const page = new PageBuilder().titleBlock("E-1", "ONE-LINE DIAGRAM");
  texts.forEach((text, index) => page.text(100, 100 + 120 * index, text));
  return conflictsOf(extractPlanSet([page.build()]))
    .filter(({ topic }) => topic === "electrical service")
    .map(({ a, b }) => `${a.value} / ${b.value}`);
}

Deno.test("the main breaker of the board a service ends in is held against the service", () => {
  assert.deepEqual(disputed("SERVICE: 600 A, 120/208 V", "MDP 800 A, 120/208 V, M.C.B."), [
    "600 A / 800 A",
  ]);
  assert.deepEqual(disputed("SERVICE: 600 A", "MAIN SWITCHBOARD 400 A MAIN BREAKER"), [
    "600 A / 400 A",
  ]);
  assert.deepEqual(disputed("SERVICE: 600 A, 120/208 V", "MDP 600 A, M.C.B."), []);
});

Deno.test("a service is told in a sentence, with its voltage between, and by its faults never", () => {
  assert.deepEqual(disputed("400A SERVICE", "ELECTRICAL SERVICE IS 600 AMPS"), ["400 A / 600 A"]);
  assert.deepEqual(disputed("SERVICE: 400 A", "NEW 600A, 208Y/120V, 3 PH, 4 W SERVICE"), [
    "400 A / 600 A",
  ]);
  assert.deepEqual(disputed("SERVICE: 400 A", "FAULT CURRENT AT THE SERVICE IS 28,400 A"), []);
});

Deno.test("the bus of a board may be larger than the service", () => {
  assert.deepEqual(disputed("SERVICE: 600 A", "MDP 800 A BUS, 600 A M.C.B."), []);
  assert.deepEqual(disputed("SERVICE: 600 A", "MDP 800 A, 42 CKT"), []);
  assert.deepEqual(disputed("SERVICE: 600 A", "PANEL LP 225 A M.C.B."), []);
});

Deno.test("ratings of a thousand amperes are read, and the row of a list of loads that gives the service", () => {
  const listed = (amps: string, oneLine: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("other", [["ITEM", "item"], ["VALUE", null]], [["SERVICE PROVIDED", amps]], {
          title: "LOAD SUMMARY",
        }),
      ],
      notes: [aNote(oneLine, { page: 2 })],
    })).map(({ a, b }) => [a.value, b.value].sort().join(" / "));
  assert.deepEqual(listed("1,000 A", "1,200 A SERVICE"), ["1000 A / 1200 A"]);
  assert.deepEqual(listed("1,200 A", "1,200 A SERVICE"), []);
  assert.deepEqual(listed("1,000 A", "SERVICE DISCONNECT 1,200 A"), ["1000 A / 1200 A"]);
});

Deno.test("services of a part, of other equipment and of before are not that of the building", () => {
  for (
    const text of [
      "400 A SERVICE FOR HOUSE PANEL",
      "TENANT SERVICE 400 A",
      "TEMPORARY 100 AMP SERVICE",
      "IRRIGATION PUMP 60 AMP SERVICE",
      "EXISTING 150 AMP SERVICE TO BE UPGRADED",
      "GENERATOR: 100 A SERVICE RATED A.T.S.",
    ]
  ) assert.deepEqual(disputed("SERVICE: 200 A", text), [], text);
  const station = conflictsOf(aPlanSet({
    notes: [aNote("SERVICE: 800 A"), aNote("200 A SERVICE", { page: 2, drawing: "LIFT STATION" })],
  }));
  assert.deepEqual(station, []);
  assert.deepEqual(disputed("SERVICE: 200 A", "400 A SERVICE; TENANT PANELS LATER"), [
    "200 A / 400 A",
  ]);
});

Deno.test("a generator has a size of its own for each gas, and what it carries is another figure", () => {
  const sizes = (text: string) =>
    conflictsOf(aPlanSet({ notes: [aNote("24 KW GENERATOR"), aNote(text, { page: 2 })] })).length;
  assert.equal(sizes("GENERATOR, 26 KW"), 1);
  assert.equal(sizes("22 KW GENERATOR ON NATURAL GAS, 24 KW ON LP"), 0);
  assert.equal(sizes("GENERATOR, 15 KW CONNECTED"), 0);
  assert.equal(sizes("GENERATOR DERATED TO 20 KW"), 0);
});

Deno.test("the voltage may stand between a board and its main, and lugs are no main", () => {
  const board = "MDP - 208Y/120V, 3 PH, 4 W, 600A MAIN, NEMA 1";
  assert.deepEqual(disputed("ELEC. SERVICE: 400A, 208Y/120V, 3 PH", board), ["400 A / 600 A"]);
  assert.deepEqual(disputed("ELEC. SERVICE: 600A, 208Y/120V, 3 PH", board), []);
  assert.deepEqual(disputed("SERVICE: 400 A", "MDP - 208Y/120V, 3 PH, 600A MAIN LUGS"), []);
});

Deno.test("units that are alike have one service", () => {
  const row = "ELEC. SERVICE, EA. UNIT: 125A, 120/240V, 1 PH";
  assert.deepEqual(disputed(row, "SERVICE (EACH UNIT) 150A"), ["125 A / 150 A"]);
  assert.deepEqual(disputed(row, "SERVICE (EACH UNIT) 125A"), []);
  assert.deepEqual(disputed(row, "HOUSE SERVICE 200A"), []);
  const listed = (title: string) =>
    conflictsOf(aPlanSet({
      notes: [aNote(row)],
      schedules: [
        aSchedule("panel", [["CKT", "mark"], ["LOAD", null]], [["1", "KITCHEN"]], {
          title,
          page: 2,
        }),
      ],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(listed("PANEL (EA. UNIT) - 120/240V, 1 PH, 3 W, 150A MAIN"), ["125 A / 150 A"]);
  assert.deepEqual(listed("PANEL (EA. UNIT) - 120/240V, 1 PH, 3 W, 150A MAIN LUGS"), []);
  assert.deepEqual(listed("PANEL (EA. UNIT) - 120/240V, 1 PH, 3 W, 125A MAIN"), []);
  assert.deepEqual(listed("Panels A and B, 150 A main each"), ["125 A / 150 A"]);
  assert.deepEqual(listed("Panels A and B, 125 A main each"), []);
  assert.deepEqual(listed("Panels A and B, 150 A main"), []);
});

Deno.test("a service is told for the whole in a plain sentence", () => {
  for (
    const text of [
      "THE SERVICE TO THE HOUSE IS 150 AMPS.",
      "ELECTRICAL SERVICE SHALL BE 150 AMP.",
      "PROVIDE A 150 AMP, 120/240 VOLT, SINGLE-PHASE SERVICE.",
    ]
  ) assert.deepEqual(disputed("SERVICE: 200 A", text), ["200 A / 150 A"], text);
  assert.deepEqual(disputed("SERVICE: 200 A", "THE SERVICE TO THE HOUSE IS 200 AMPS."), []);
  assert.deepEqual(disputed("SERVICE: 200 A", "THE SERVICE TO THE DOCK IS 60 AMPS."), []);
});

Deno.test("a house is served by its main panel", () => {
  const served = (text: string) =>
    conflictsOf(aPlanSet({
      notes: [
        aNote("The house is served by a 200 ampere main panel."),
        aNote(text, { page: 2, drawing: "RISER DIAGRAM" }),
      ],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(served("MAIN BREAKER 150 A"), ["200 A / 150 A"]);
  assert.deepEqual(served("MAIN BREAKER 200 A"), []);
});
