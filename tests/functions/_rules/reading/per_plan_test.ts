import assert from "node:assert/strict";
import { perPlan } from "../../../../functions/_rules/measure.ts";
import { aPlanSet } from "../../../fakes/plan_set.ts";

Deno.test("perPlan() looks at each set once, also when it finds nothing", () => {
  let looks = 0;
  const find = perPlan((plan) => {
    looks++;
    return plan.notes.length === 0 ? null : plan.notes;
  });
  const [empty, other] = [aPlanSet(), aPlanSet()];
  assert.equal(find(empty), null);
  assert.equal(find(empty), null);
  assert.equal(looks, 1);
  find(other);
  assert.equal(looks, 2);
});
