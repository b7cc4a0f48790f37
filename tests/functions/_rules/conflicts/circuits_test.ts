/** A load has one breaker: in its panel, on the plan and within what its list allows. */
import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const PANEL = aSchedule(
  "panel",
  [["CKT", "circuit"], ["LOAD SERVED", "load"], ["BREAKER", "breaker"]],
  [
    ["1,3", "AHU-1", "45/2"],
    ["2,4", "WATER HEATER", "40A/2P"],
    ["5", "LIGHTS", "20/1"],
    ["7", "LIGHTS", "15/1"],
    ["9", "PANEL B", "125/3"],
  ],
  { title: "PANEL A" },
);

const said = (text: string): string[] =>
  conflictsOf(aPlanSet({ schedules: [PANEL], notes: [aNote(text, { page: 2 })] }))
    .map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("a callout of a load gives the breaker its panel gives it", () => {
  const cases: [text: string, told: string[]][] = [
    ["WATER HEATER, 30A/2P", ["the breaker of WATER HEATER: 40 A / 30 A"]],
    ["1. WATER HEATER: 30 A, 2 POLE CIRCUIT", ["the breaker of WATER HEATER: 40 A / 30 A"]],
    ["PANEL B FED FROM MDP, 100A/3P BREAKER", ["the breaker of PANEL B: 125 A / 100 A"]],
    ["WATER HEATER, 40A/2P", []],
    ["WATER HEATER DISCONNECT AT 30 A", []],
    ["LIGHTS, 30A/1P", []],
    ["EXISTING WATER HEATER, 30A/2P", []],
    ["RANGE, 50A/2P", []],
  ];
  for (const [text, told] of cases) assert.deepEqual(said(text), told, text);
});

Deno.test("a unit's breaker is no larger than its list allows, and not smaller than its circuit", () => {
  const beside = (mca: string, mocp: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        PANEL,
        aSchedule("other", [["TAG", "mark"], ["MCA", null], ["MOCP", null]], [
          ["AHU-1", mca, mocp],
        ], { title: "AIR HANDLERS", page: 2 }),
      ],
    })).map(({ b }) => b.value);
  assert.deepEqual(beside("24", "30"), ["30 A"]);
  assert.deepEqual(beside("24", "45"), []);
  assert.deepEqual(beside("24", "60"), []);
  assert.deepEqual(beside("48", "60"), ["60 A"]);
});

Deno.test("one load in two panels may have two breakers", () => {
  const other = aSchedule(
    "panel",
    [["CKT", "circuit"], ["LOAD SERVED", "load"], ["BREAKER", "breaker"]],
    [["2,4", "WATER HEATER", "30/2"]],
    { title: "PANEL B" },
  );
  const plan = aPlanSet({
    schedules: [PANEL, other],
    notes: [aNote("WATER HEATER, 50A/2P", { page: 2 })],
  });
  assert.deepEqual(conflictsOf(plan), []);
});
