import assert from "node:assert/strict";
import { demand } from "../../../../functions/_rules/measure.ts";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { limits2023 } from "../../../../functions/_rules/limits/mod.ts";
import { asStatement } from "../../../../functions/_rules/measure.ts";
import { anEvidence, aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";

const handrail = { thing: "handrail", property: "height" } as const;
const limited = { ...handrail, limit: () => ({ min: 34, max: 38 }) };

function contextOf(...texts: string[]) {
  const plan = aPlanSet({ notes: texts.map((text) => aNote(text)) });
  const project = aProject();
  return { plan, project, building: profileBuilding(plan, project), limits: limits2023 };
}

/** Kinds and figures of the verdicts on what the notes say. */
function verdictsOn(rule: ReturnType<typeof demand> & { check?: unknown }, ...texts: string[]) {
  const context = contextOf(...texts);
  const check = rule.check as ReturnType<typeof limitedRule>["check"];
  return rule.applies(context.plan, context).flatMap((it) => check(it, context))
    .map(({ kind, data }) => `${kind} ${data.actual}`);
}
const limitedRule = () => demand(limited);

Deno.test("demand() with a limit judges the figure of a place that misses it by most", () => {
  const rule = limitedRule();
  assert.deepEqual(verdictsOn(rule, `HANDRAIL 36" HIGH`), ["pass 36"]);
  assert.deepEqual(verdictsOn(rule, `HANDRAILS AT 34"-38" A.F.F.`), ["pass 34"]);
  assert.deepEqual(verdictsOn(rule, `HANDRAIL 30" HIGH`), ["fail 30"]);
  assert.deepEqual(verdictsOn(rule, `GUARD 30" HIGH`), []);
});

Deno.test("demand() without a limit gives the one figure of a place that counts", () => {
  const figures = (one: "least" | "greatest") => {
    const context = contextOf(`HANDRAILS AT 34" TO 38" A.F.F.`);
    return demand({ ...handrail, one }).applies(context.plan, context).map(({ value }) => value);
  };
  assert.deepEqual(figures("least"), [34]);
  assert.deepEqual(figures("greatest"), [38]);
});

Deno.test("demand() asks about places beside the frames and accuses none of them", () => {
  const at = (value: number) => () => {
    const raw = `${value}"`;
    return [{ ...asStatement(raw, anEvidence(raw)), value, unit: "in", raw }];
  };
  assert.deepEqual(verdictsOn(demand(limited, at(30))), ["cantTell 30"]);
  assert.deepEqual(verdictsOn(demand(limited, at(36))), ["inapplicable undefined"]);
});
