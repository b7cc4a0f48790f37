import assert from "node:assert/strict";
import {
  fail,
  inapplicable,
  type Rule,
  type Subject,
} from "../../../../functions/_rules/define_rule.ts";
import { runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import { aPlanSet, aProject, aSheet, aWindow } from "../../../fakes/plan_set.ts";
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
  ["new work beside work that stays is", windowSaying("NEW GLASS IN EXIST. FRAME TO REMAIN"), 1],
  ["a demolition plan is not", windowSaying("W1 | BATH", { title: "DEMOLITION PLAN" }), 0],
  [
    "a plan of new and old work is",
    windowSaying("W1 | BATH", { title: "DEMOLITION & NEW WORK PLAN" }),
    1,
  ],
];
for (const [name, plan, count] of rows) {
  Deno.test(`runRules(): ${name}`, () => assert.equal(accusations(plan), count));
}

Deno.test("runRules() keeps no trace of what is inapplicable", () => {
  const silent: Rule<Subject> = { ...accusing, check: () => inapplicable() };
  assert.deepEqual(runRules([silent], windowSaying("W1"), aProject()).outcomes, []);
});

Deno.test("runRules(): documents of the demolition are asked of its sheets", () => {
  const documents: Rule<Subject> = { ...accusing, category: "Documentation" };
  const plan = windowSaying("W1", { title: "DEMOLITION PLAN" });
  assert.equal(runRules([documents], plan, aProject()).outcomes.length, 1);
});
