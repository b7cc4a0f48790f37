/** Silence has no words of its own: it is shown where its sheet speaks of what the missing thing belongs to. */
import { type Finding, isSearched } from "../../_shared/domain/finding.ts";
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { besideOf } from "../../_rules/due/mod.ts";
import { allStatements, perPlan, titlePlace } from "../../_rules/measure.ts";

/** The finding, where it says that something was not found, beside the likeliest words; else as it is. */
export function placeSilence(finding: Finding, plan: PlanSet): Finding {
  if (!isSearched(finding)) return finding;
  const { documentMarkup } = finding;
  const beside = besideOn([documentMarkup.page], { requirementId: finding.requirementId, plan });
  return beside ? { ...finding, documentMarkup: { ...documentMarkup, ...beside.box } } : finding;
}

/** The likeliest words what is missing would stand beside, of the first of these pages that has any. */
export function besideOn(
  pages: readonly number[],
  { requirementId, plan }: { requirementId: string; plan: PlanSet },
): Evidence | undefined {
  const texts = pages.flatMap((page) => textsByPage(plan).get(page) ?? []);
  for (const pattern of besideOf(requirementId)) {
    const found = texts.find(({ words }) => pattern.test(words));
    if (found) return found.at;
  }
  return undefined;
}

const textsByPage = perPlan((plan) =>
  Map.groupBy(
    [...plan.schedules.map(titlePlace), ...allStatements(plan)].map((at: Evidence) => ({
      at,
      words: at.sourceText.toUpperCase(),
    })),
    ({ at }) => at.page,
  )
);
