import assert from "node:assert/strict";
import rule from "../../../../functions/_rules/electrical/interrupting-rating.ts";
import { aList, aNote, aPlanSet, aSchedule, runRule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const kinds = (...texts: string[]) =>
  runRule(rule, aPlanSet({ notes: texts.map((text) => aNote(text)) })).map(({ kind }) => kind);

Deno.test("a rating is held against the fault current of the same equipment", () => {
  assert.deepEqual(kinds("AVAILABLE FAULT CURRENT 14,200 A; MDP 22 KAIC."), ["pass"]);
  assert.deepEqual(kinds("AVAILABLE FAULT CURRENT 24,200 A; MDP 22 KAIC."), ["fail"]);
  assert.deepEqual(kinds("AVAILABLE FAULT AT SERVICE AND LP-1: 18,400 A", "LP-1: 225 A, 10 KAIC"), [
    "fail",
  ]);
  assert.deepEqual(kinds("AFC AT MDP = 18.4 KA", "MDP, 400 A MAIN, 42,000 AIC"), ["pass"]);
  assert.deepEqual(kinds("AVAILABLE FAULT CURRENT AT THE SERVICE: 28,400 A", "MDP 22 KAIC"), [
    "fail",
  ]);
});

Deno.test("equipment further on, or none by name, is not held against the service", () => {
  assert.deepEqual(kinds("AVAILABLE FAULT AT SERVICE: 28,400 A", "PANEL LP-2, 10 KAIC"), []);
  assert.deepEqual(kinds("AVAILABLE FAULT CURRENT: 28,400 A", "ALL PANELS 10 KAIC MIN."), []);
  assert.deepEqual(kinds("PANEL LP-2, 10 KAIC"), []);
});

Deno.test("the current behind a rating is that of its own place", () => {
  assert.deepEqual(
    kinds("AVAIL. FAULT 18,200 A AT MDP", "MDP 42K AIC", "LP-1 14K AIC AT 16,900 A"),
    ["pass", "fail"],
  );
  assert.deepEqual(kinds("LP-2 22K AIC AT 17,400 A"), ["pass"]);
});

Deno.test("one of several pieces does not speak for the others", () => {
  const notes = ["AVAIL. FAULT 18,200 A AT MDP", "MDP 42K AIC", "LP-2 10K AIC"].map((it) =>
    aNote(it)
  );
  assert.deepEqual(runRule(rule, aPlanSet({ notes })).map(({ message }) => message), ["some"]);
  assert.deepEqual(rule.showsPart, ["some"]);
});

Deno.test("series ratings and what is still open are no fault of the equipment", () => {
  assert.deepEqual(
    kinds("AVAILABLE FAULT AT LP-1 24,000 A", "LP-1 10 KAIC", "BREAKERS SERIES RATED WITH MAIN"),
    ["cantTell"],
  );
  assert.deepEqual(kinds("AVAILABLE FAULT CURRENT AT MDP T.B.D.", "MDP 22 KAIC"), []);
});

Deno.test("the title of a panel's list tells its rating", () => {
  const panel = aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"]], [["1", "LIGHTS"]]);
  const plan = aPlanSet({
    schedules: [{ ...panel, title: "PANEL LP-1 120/208V 3PH 4W, 200 A MAIN, 10 KAIC" }],
    notes: [aNote("AVAILABLE FAULT AT SERVICE AND LP-1: 18,400 A")],
  });
  assert.deepEqual(
    runRule(rule, plan).map(({ kind, data }) => [kind, data.actual, data.required]),
    [
      ["fail", 10_000, 18_400],
    ],
  );
});

const currents = (rating: string) => ({
  schedules: [
    aSchedule("panel", [["PANEL", "mark"], ["AVAILABLE FAULT", null], ["AIC", null]], [
      ["LP-2", "14.2K", rating],
    ]),
  ],
});

testStatements(rule, [
  { name: "a rating below the current of its own row", plan: currents("10K"), kinds: ["fail"] },
  { name: "a rating above it", plan: currents("22K"), kinds: ["pass"] },
]);

const bareCurrents = (...rows: string[][]) =>
  aList("PANEL SCHED", ["PANEL", "MAIN", "AIC", "AVAIL FAULT"], ...rows);

testStatements(rule, [
  {
    name: "numbers alone under the heads of both bareCurrents",
    plan: bareCurrents(["K", "225", "10", "18"], ["L", "225", "22", "18"]),
    kinds: ["fail", "pass"],
  },
  { name: "a dash under one of them", plan: bareCurrents(["K", "225", "10", "-"]), kinds: [] },
]);

testStatements(rule, [
  ...([["10 AIC", "fail"], ["18 AIC", "pass"]] as const).map(([rating, kind]) => ({
    name: `what is available beside what ${rating} interrupts`,
    plan: aList("Equipment rating and fault current", [
      "Equipment",
      "Bus, A",
      "Available, kA",
      "Interrupting, kA",
    ], ["RP", "225", "14.2", rating]),
    kinds: [kind],
  })),
]);
