/** Judges a plan set: every rule, findings of one cause merged, and the gate at the end. */
import type { Finding, UnverifiedFinding } from "../../_shared/domain/finding.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import { rules } from "../../_rules/mod.ts";
import { gateFindings, type PageTexts } from "./gate.ts";
import { holdIssues } from "./issue_holds.ts";
import { mergeFindings } from "./merge.ts";
import type { Outcome } from "./outcome.ts";
import { placeSilence } from "./place_silence.ts";
import { type RuleRun, runRules } from "./run_rules.ts";
import { toFinding } from "./to_finding.ts";
import { isTellable, isUnlessClaimed } from "./told.ts";

export interface Judgement {
  verified: Finding[];
  unverified: UnverifiedFinding[];
  /** Passes by a figure or by words that are not told to be the thing's. */
  unclear: RuleRun["unclear"];
  /** Questions links can answer: whether figures are the thing's, and whether words claim an exception. */
  asked: Outcome[];
  broken: RuleRun["broken"];
}

/** @param texts words of each page, for looking evidence up */
export function judgePlan(plan: PlanSet, project: ProjectDetails, texts: PageTexts): Judgement {
  const run = runRules(rules, plan, project);
  const judged = mergeFindings(
    holdIssues(run.outcomes, plan).map((outcome) =>
      placeSilence(toFinding(outcome, plan.sheets), plan)
    ),
  );
  return {
    ...gateFindings(judged, texts),
    unclear: run.unclear,
    asked: run.outcomes.filter((it) => isTellable(it) || isUnlessClaimed(it)),
    broken: run.broken,
  };
}
