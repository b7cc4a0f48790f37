/** A question about one requirement at one place, in words of the model's part: never an accusation, never a pass. */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { Evidence, Sheet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, type Rule, type Subject } from "../../_rules/define_rule.ts";
import { rules } from "../../_rules/mod.ts";
import { toFinding } from "./to_finding.ts";

const ASKED = "asked";
/** What answers such a question; the remedy of a rule is for a figure that fails it, and here none does. */
const ANSWER = "Show on the drawings how this is met, or why it doesn’t apply.";

/** The question. `also` are further places it is about. */
export function askAbout(
  requirementId: string,
  { at, also = [], question }: { at: Evidence; also?: Evidence[]; question: string },
  sheets: readonly Sheet[],
): Finding {
  const rule = ruleOf(requirementId);
  return toFinding({
    rule: {
      ...rule,
      messages: { ...rule.messages, [ASKED]: "{question}" },
      recommendation: ANSWER,
    },
    verdict: cantTell(ASKED, { question }, { also }),
    at: { ...at, readBy: "model" },
    isApplicabilityOpen: false,
  }, sheets);
}

/** The rule of the requirement; where none checks it yet, what a finding needs to know of one. */
function ruleOf(requirementId: string): Rule<Subject> {
  const known = rules.find((it) => it.requirementId === requirementId);
  if (known) return known;
  return defineRule<Subject>({
    id: `unchecked/${requirementId}`,
    requirementId,
    applies: () => [],
    check: () => [],
    messages: {},
  });
}
