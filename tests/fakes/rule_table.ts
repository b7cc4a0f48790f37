/** Tables of rule tests: a row is a name, facts and the verdicts expected, nothing else reported. */
import assert from "node:assert/strict";
import type { PlanSet } from "../../functions/_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../functions/_shared/domain/project.ts";
import type { Rule, Subject } from "../../functions/_rules/define_rule.ts";
import { aNote, aPlanSet, type RuleOutcome, runRule } from "./plan_set.ts";

/** Facts of a row: a plan set, or the words of one note. */
export type RowPlan = PlanSet | string;

/** `kinds` is the verdicts in order, separated by spaces; empty when nothing may be said. */
export type RuleRow = [name: string, plan: RowPlan, kinds: string, project?: ProjectDetails];

/** Registers one test per row, named `<rule id> <name>`. Every verdict's words must be filled. */
export function testRule<T extends Subject>(
  rule: Rule<T>,
  rows: RuleRow[],
  project?: ProjectDetails,
): void {
  for (const [name, plan, kinds, own] of rows) {
    Deno.test(`${rule.id} ${name}`, () => {
      const facts = typeof plan === "string" ? aPlanSet({ notes: [aNote(plan)] }) : plan;
      const outcomes = runRule(rule, facts, own ?? project);
      assert.deepEqual(outcomes.map((it) => it.kind).join(" "), kinds);
      for (const outcome of outcomes) assertWorded(rule, outcome);
    });
  }
}

/** Every placeholder of the words a verdict is printed with must be filled; a pass has no recommendation. */
export function assertWorded<T extends Subject>(rule: Rule<T>, outcome: RuleOutcome): void {
  const { kind, message, data } = outcome;
  const template = rule.messages[message ?? "ok"];
  assert.ok(template, `${rule.id} has no words for ${message ?? "ok"}`);
  const words = kind === "pass" ? template : `${template} ${rule.recommendation}`;
  for (const [, key] of words.matchAll(/\{(\w+)\}/g)) {
    assert.notEqual(data[key], undefined, `${rule.id} ${message} needs {${key}}`);
    assert.ok(!Number.isNaN(data[key]), `${rule.id} ${message} prints NaN for {${key}}`);
  }
}
