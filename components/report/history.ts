/** What happened to a report, in order: its own trail, and what people decided and raised since. Pure. */
import type { AuditEntry } from "../../functions/_shared/contract/mod.ts";
import { type Disposition, STATE_WORDS } from "../../functions/_shared/domain/disposition.ts";
import { type Finding, raiserOf } from "../../functions/_shared/domain/finding.ts";

/** Findings named in one entry before the rest is only counted. */
const MOST_NAMED = 6;

/** What people did since the report was sealed. */
export interface Since {
  /** What was decided, by finding. */
  decided?: ReadonlyMap<string, Disposition>;
  /** What reviewers raised themselves. */
  own?: readonly Pick<Finding, "id" | "ruleId" | "raisedBy">[];
}

/** One thing done to one finding. */
interface Act {
  at: string;
  action: string;
  id: string;
  by: string;
}

/**
 * The trail with what people did among it: of one day, one person and one kind in one entry,
 * `dismissed · F001, F004 by Ana Diaz`.
 */
export function historyOf(
  trail: readonly AuditEntry[],
  { decided = new Map(), own = [] }: Since,
): AuditEntry[] {
  const acts: Act[] = [
    ...[...decided.values()].flatMap(({ findingId, state, decidedAt, decidedBy }) =>
      state && decidedAt
        ? [{
          at: decidedAt,
          action: STATE_WORDS[state].toLowerCase(),
          id: findingId,
          by: decidedBy ?? "a reviewer",
        }]
        : []
    ),
    ...own.flatMap((it) =>
      it.raisedBy ? [{ at: it.raisedBy.at, action: "raised", id: it.id, by: raiserOf(it)! }] : []
    ),
  ];
  const alike = Map.groupBy(acts, (it) => [it.at.slice(0, 10), it.action, it.by].join("\n"));
  const since = [...alike.values()].map((of): AuditEntry => ({
    at: of.map(({ at }) => at).sort().at(-1)!,
    action: of[0].action,
    detail: `${namesOf(of)} by ${of[0].by}`,
  }));
  return [...trail, ...since].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** `F001, F004`; of many the first, `F001, …, F009 and 12 more`. */
function namesOf(acts: readonly Act[]): string {
  const ids = acts.map(({ id }) => id).sort();
  const more = ids.length - MOST_NAMED;
  const named = ids.slice(0, MOST_NAMED).join(", ");
  return more > 0 ? `${named} and ${more} more` : named;
}
