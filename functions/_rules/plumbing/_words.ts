/** Sheets the plumbing rules look at. */
import type { PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { sheetsOf } from "../measure.ts";

/** Plumbing sheets of the set. */
export const plumbingSheets = (plan: PlanSet): Sheet[] =>
  sheetsOf(plan, { disciplines: ["plumbing"], kinds: ["plumbing"] });
