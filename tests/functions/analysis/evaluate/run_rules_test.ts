import assert from "node:assert/strict";
import type { Place, Schedule } from "../../../../functions/_shared/domain/plan_set.ts";
import {
  fail,
  inapplicable,
  pass,
  type Rule,
  type Subject,
} from "../../../../functions/_rules/define_rule.ts";
import { runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import { anEvidence, aPlanSet, aProject, aRoom, aSheet, aWindow } from "../../../fakes/plan_set.ts";
import rule from "../../../../functions/_rules/structural/safety-glazing.ts";

/** Accuses every window. */
const accusing: Rule<Subject> = {
  ...rule as unknown as Rule<Subject>,
  when: undefined,
  applies: (plan) => plan.windows,
  check: () => fail("any"),
};

const windowSaying = (sourceText: string, sheet = {}) =>
  aPlanSet({
    sheets: [aSheet({ page: 1, ...sheet })],
    windows: [aWindow("W1", { page: 1, sourceText })],
  });

const accusations = (plan: ReturnType<typeof aPlanSet>) =>
  runRules([accusing], plan, aProject()).outcomes.length;

const rows: [name: string, plan: ReturnType<typeof aPlanSet>, count: number][] = [
  ["new work is accused", windowSaying("W1 | BATH | ANNEALED"), 1],
  ["work that stays is not", windowSaying("W1 | BATH | EXIST. TO REMAIN | ANNEALED"), 0],
  ["work that is taken out is not", windowSaying("W1 | BATH | TO BE REMOVED"), 0],
  ["a wrong thing that is barred is not", windowSaying("UNTEMPERED GLASS REJECTED AT BATH"), 0],
  ["new work beside work that stays is", windowSaying("NEW GLASS IN EXIST. FRAME TO REMAIN"), 1],
  ["a demolition plan is not", windowSaying("W1 | BATH", { title: "DEMOLITION PLAN" }), 0],
  [
    "a plan of new and old work is",
    windowSaying("W1 | BATH", { title: "DEMOLITION & NEW WORK PLAN" }),
    1,
  ],
];
Deno.test("runRules(): what is called existing is asked about, what lies so far from it is accused", () => {
  const kindOf = (text: string) =>
    runRules([accusing], windowSaying(text), aProject()).outcomes.map(({ verdict }) =>
      verdict.kind
    );
  assert.deepEqual(kindOf("EXISTING WINDOW, ANNEALED"), ["cantTell"]);
  assert.deepEqual(kindOf("EXISTING WINDOW REPLACED, ANNEALED"), ["fail"]);
  assert.deepEqual(kindOf("EXIST. HYDRANT, 480 FT TO FAR CORNER"), ["fail"]);
});

for (const [name, plan, count] of rows) {
  Deno.test(`runRules(): ${name}`, () => assert.equal(accusations(plan), count));
}

Deno.test("runRules(): nothing passes under a mark that was recognized once", () => {
  const passing: Rule<Subject> = { ...accusing, check: () => pass() };
  const row = anEvidence("608 | 3'-1\" | 6'-8\"");
  const cells = row.sourceText.split(" | ").map((text) => ({ ...row, text }));
  const list = (readBy: "ocr" | "text"): Schedule => ({
    ...row,
    readBy,
    kind: "window",
    title: null,
    columns: [],
    rows: [{ ...row, cells }],
  });
  const passes = (readBy: "ocr" | "text", symbols: Place[]) => {
    const windows = [aWindow("608", { ...row, readBy, symbols })];
    const plan = aPlanSet({ windows, schedules: [list(readBy)] });
    return runRules([passing], plan, aProject()).outcomes.length;
  };
  assert.equal(passes("text", []), 1);
  assert.equal(passes("ocr", []), 0);
  assert.equal(passes("ocr", [row]), 1);
});

Deno.test("runRules(): a recognized row of a room needs its name on a plan", () => {
  const row = { ...anEvidence("B06 | LAB 1 | 9'-0\""), readBy: "ocr" as const };
  const cells = row.sourceText.split(" | ").map((text) => ({ ...row, text }));
  const columns = (["mark", "name", "height"] as const).map((meaning) => ({ header: "", meaning }));
  const passing: Rule<Subject> = { ...accusing, applies: () => [row], check: () => pass() };
  const passes = (name: string) =>
    runRules(
      [passing],
      aPlanSet({
        rooms: [aRoom(name, { number: "B06" })],
        schedules: [{
          ...row,
          kind: "room finish",
          title: null,
          columns,
          rows: [{ ...row, cells }],
        }],
      }),
      aProject(),
    ).outcomes.length;
  assert.equal(passes("LAB 1"), 1);
  assert.equal(passes("LAB II"), 0);
});

Deno.test("runRules() keeps no trace of what is inapplicable", () => {
  const silent: Rule<Subject> = { ...accusing, check: () => inapplicable() };
  assert.deepEqual(runRules([silent], windowSaying("W1"), aProject()).outcomes, []);
});

Deno.test("runRules(): documents of the demolition are asked of its sheets", () => {
  const documents: Rule<Subject> = { ...accusing, category: "Documentation" };
  const plan = windowSaying("W1", { title: "DEMOLITION PLAN" });
  assert.equal(runRules([documents], plan, aProject()).outcomes.length, 1);
});
