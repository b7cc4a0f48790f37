/** What a rule came to at one place. */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import type { Rule, Subject, Verdict } from "../../_rules/define_rule.ts";

/** One verdict of one rule on one subject. */
export interface Outcome {
  rule: Rule<Subject>;
  verdict: Verdict;
  /** Where it points: the verdict's own place, else the subject. */
  at: Evidence;
  /** True when it could not be decided that the rule applies to this building at all. */
  isApplicabilityOpen: boolean;
  /** The open fact another answer to which would turn the verdict over: `the use group`. */
  openFact?: string;
  /** What stands against a failure that only asks, a sentence. */
  doubt?: string;
}
