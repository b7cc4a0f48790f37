/** What is found out about a set once, whichever rules ask for it. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";

/** The function, which looks at each set only once. Nobody may change what it gives. */
export function perPlan<T>(find: (plan: PlanSet) => T): (plan: PlanSet) => T {
  const known = new WeakMap<PlanSet, { found: T }>();
  return (plan) => {
    let answer = known.get(plan);
    if (!answer) known.set(plan, answer = { found: find(plan) });
    return answer.found;
  };
}
