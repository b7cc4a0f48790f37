/** What a list of findings holds beside what was sealed. Pure. */
import { isOpen } from "../../functions/_shared/counts.ts";
import { type Disposition, isSettled } from "../../functions/_shared/domain/disposition.ts";
import { type Finding, isOwn } from "../../functions/_shared/domain/finding.ts";

/**
 * `16 as sealed, 1 raised since; 1 dismissed, 16 open`: the filter buttons count those that are open.
 *
 * @returns null where the list is the one that was sealed, and nothing of it was settled
 */
export function sinceSealedWords(
  findings: readonly Pick<Finding, "id" | "ruleId" | "status">[],
  byId: ReadonlyMap<string, Pick<Disposition, "state">>,
): string | null {
  const own = findings.filter(isOwn).length;
  const settled = (["dismissed", "resolved"] as const).flatMap((state) => {
    const count = findings.filter(({ id }) => byId.get(id)?.state === state).length;
    return count > 0 ? `${count} ${state}` : [];
  });
  if (own + settled.length === 0) return null;
  const raised = own > 0 ? `, ${own} raised since` : "";
  const open = findings.filter((it) => isOpen(it) && !isSettled(byId.get(it.id))).length;
  const now = settled.length > 0 ? `; ${[...settled, `${open} open`].join(", ")}` : "";
  return `${findings.length - own} as sealed${raised}${now}`;
}
