/** The text a place was read from. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { allStatements, perPlan, type Statement } from "../../_rules/measure.ts";
import { standingAt } from "./place_key.ts";

/** The statement at a place, the one with its very words first; typed facts have none of their own. */
export function statementAt(at: Evidence, plan: PlanSet): Statement | undefined {
  const here = statementsAt(plan)(at);
  return here.find(({ sourceText }) => sourceText === at.sourceText) ?? here[0];
}

const statementsAt = perPlan((plan) => standingAt(allStatements(plan)));
