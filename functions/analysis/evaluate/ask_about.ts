/** A question about one requirement at one place, in words of the model's part: never an accusation, never a pass. */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { Evidence, Sheet } from "../../_shared/domain/plan_set.ts";
import { cantTell, type Rule, type Subject, type Volume } from "../../_rules/define_rule.ts";
import { categoryOf, citationOf } from "../../_rules/limits/fbc_2023/citation.ts";
import { getRequirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import { rules } from "../../_rules/mod.ts";
import { toFinding } from "./to_finding.ts";

const ASKED = "asked";

/** The question. `also` are further places it is about. */
export function askAbout(
  requirementId: string,
  { at, also = [], question }: { at: Evidence; also?: Evidence[]; question: string },
  sheets: readonly Sheet[],
): Finding {
  const rule = ruleOf(requirementId);
  return toFinding({
    rule: { ...rule, messages: { ...rule.messages, [ASKED]: "{question}" } },
    verdict: cantTell(ASKED, { question }, { also }),
    at: { ...at, readBy: "model" },
    isApplicabilityOpen: false,
  }, sheets);
}

/** The rule of the requirement; where none checks it yet, what a finding needs to know of one. */
function ruleOf(requirementId: string): Rule<Subject> {
  const known = rules.find((it) => it.requirementId === requirementId);
  if (known) return known;
  const requirement = getRequirement(requirementId);
  const { severity, section, title, recommendation } = requirement;
  const volume = citationOf(requirement).replace(section, "").trim() as Volume;
  return {
    id: `unchecked/${requirementId}`,
    requirementId,
    severity,
    source: { volume, edition: "2023", section },
    category: categoryOf(requirement) as Rule["category"],
    title,
    applies: () => [],
    check: () => [],
    messages: {},
    recommendation,
  };
}
