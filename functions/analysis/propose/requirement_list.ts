/**
 * The requirements of the loaded edition as a model is told of them: what is asked about, never how much of it, so
 * that nothing can be reasoned backwards from a limit to a figure.
 */
import { type Requirement, requirements } from "../../_rules/limits/fbc_2023/requirements.ts";

/** A figure with what follows it: `at least 48 in`, `2 h`, `0-150 V`. */
const FIGURE =
  /\b(at least |at most |not over |up to |over |under |need not exceed )?\d[\d,./-]*( ?x ?\d+)? ?(in|ft|sq ft|h|hours?|%|mph|psf|A|V|cfm|gpm|minutes|degrees|stories|Btu\/h)?(?![\w.])/gi;

/** `id|title|what is measured or looked for`, one line each, the same for every sheet. */
export const REQUIREMENT_LIST: string = requirements.map(describe).join("\n");

/** Ids the list holds. */
export const LISTED: ReadonlySet<string> = new Set(requirements.map((it) => it.id));

function describe({ id, title, quantity }: Requirement): string {
  return [id, title, quantity].map((it, index) => index === 0 ? it : withoutFigures(it)).join("|");
}

/** The words without the figures that could be limits. */
export function withoutFigures(text: string): string {
  return text.replace(FIGURE, "…").replace(/\s+/g, " ").trim();
}
