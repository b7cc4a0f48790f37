/** What putting the open issues right comes to: one sum for card, PDF, mail and lists. */
import type { CostSummary, Finding } from "./domain/finding.ts";
import { rateOf } from "./rates.ts";

/**
 * Sums the lump estimates of open issues. What is priced by length or number is counted and never added, as nobody
 * knows how much of it there is. Null when no issue carries an estimate; warnings cost nothing until a person has
 * looked.
 */
export function sumCosts(
  findings: readonly Pick<Finding, "status" | "cost">[],
): CostSummary | null {
  const costs = findings.flatMap((it) => (it.status === "issue" && it.cost ? [it.cost] : []));
  if (costs.length === 0) return null;
  const lumps = costs.filter((it) => rateOf(it.basis) === null);
  const rated = costs.length - lumps.length;
  const what = lumps.length === 0
    ? `No total for open issues: ${onlyRatedWords(rated)}`
    : `${
      lumps.length === 1 ? "One estimate" : `Sum of ${lumps.length} estimates`
    } of open issues, order of magnitude, not a quote${ratedWords(rated)}`;
  return {
    lowUsd: lumps.reduce((sum, it) => sum + it.lowUsd, 0),
    highUsd: lumps.reduce((sum, it) => sum + it.highUsd, 0),
    rated,
    basis: what,
  };
}

/** Is there a sum at all? Where everything is priced by length or number there is none, which is not $0. */
export const hasSum = ({ highUsd }: CostSummary): boolean => highUsd > 0;

/** `2 items are priced per foot or piece`: said in place of a sum. */
export const onlyRatedWords = (rated: number): string =>
  `${rated} ${rated === 1 ? "item is" : "items are"} priced per foot or piece`;

/** `; 2 more items are priced per foot or piece and not included`; nothing for none. */
export const ratedWords = (rated: number): string =>
  rated === 0
    ? ""
    : `; ${rated} more ${
      rated === 1 ? "item is" : "items are"
    } priced per foot or piece and not included`;
