/** What a list of findings holds beside what was sealed. Pure. */
import { type Disposition, isSettled } from "../../functions/_shared/domain/disposition.ts";
import { type Finding, isOwn } from "../../functions/_shared/domain/finding.ts";

/**
 * `16 as sealed, 1 raised since; 1 of them dismissed or resolved`.
 *
 * @returns null where the list is the one that was sealed, and nothing of it was settled
 */
export function sinceSealedWords(
  findings: readonly Pick<Finding, "id" | "ruleId">[],
  byId: ReadonlyMap<string, Pick<Disposition, "state">>,
): string | null {
  const own = findings.filter(isOwn).length;
  const settled = findings.filter(({ id }) => isSettled(byId.get(id))).length;
  if (own + settled === 0) return null;
  return `${findings.length - own} as sealed${own > 0 ? `, ${own} raised since` : ""}${
    settled > 0 ? `; ${settled} of them dismissed or resolved` : ""
  }`;
}
