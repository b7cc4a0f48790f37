/** How sure the readers were of what they read, and what that has been worth on sheets whose text is known. */
import type { PlanSet } from "../_shared/domain/plan_set.ts";
import { MEASURED } from "../_providers/ocr/certainty.ts";
import { factsOfPage } from "./inspect_html.ts";

/** Lines of text: facts by reader, those read from pictures by confidence with the measured share right. */
export function confidenceText(set: PlanSet): string {
  const facts = set.sheets.flatMap((sheet) => factsOfPage(set, sheet.page))
    .map((fact) => fact.evidence);
  const lines = ["CONFIDENCE"];
  for (const [readBy, group] of Map.groupBy(facts, (fact) => fact.readBy)) {
    const least = Math.min(...group.map((fact) => fact.confidence));
    const mean = group.reduce((sum, fact) => sum + fact.confidence, 0) / group.length;
    lines.push(
      `  ${readBy.padEnd(10)} ${group.length} facts, mean ${mean.toFixed(2)}, least ${
        least.toFixed(2)
      }`,
    );
  }
  const recognised = facts.filter((fact) => fact.readBy === "ocr");
  if (recognised.length === 0) return lines.join("\n");
  lines.push("  recognized facts by confidence (and the measured share of words right there):");
  for (const { from, to, words, right } of MEASURED) {
    const count = recognised.filter(({ confidence }) =>
      confidence >= from && (confidence < to || to === 1)
    ).length;
    if (count === 0) continue;
    const share = `${(100 * right / words).toFixed(1)} % of ${words}`;
    lines.push(`  ${from.toFixed(2)}–${to.toFixed(2)}  ${String(count).padStart(5)}  (${share})`);
  }
  return lines.join("\n");
}
