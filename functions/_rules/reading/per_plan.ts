/** What is found out about a set once, whichever rules ask for it. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { rememberedOf } from "../../_shared/remembered.ts";

/** The function, which looks at each set only once. Nobody may change what it gives. */
export const perPlan = <T>(find: (plan: PlanSet) => T): (plan: PlanSet) => T => rememberedOf(find);
