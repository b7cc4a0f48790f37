/** Limits of a thing that may also be said not to be there at all. */
import { fail, type Rule, type Subject } from "../define_rule.ts";
import type { Limits } from "../limits/mod.ts";
import { type Clause, type ClauseQuery, clausesSaying } from "../reading/saying.ts";

/** A statement that the thing is missing. */
export type Missing = Clause & { isMissing: true };

/** Words that say the thing is missing. */
export interface MissingQuery extends ClauseQuery {
  /** Keeps only statements that speak of the matter; a last word after the patterns. */
  keep?: (it: Clause) => boolean;
  /** The limit it would have to keep. */
  required?: (limits: Limits) => number;
}

/**
 * Subjects and verdicts of a stated limit, and of statements that the thing is not there.
 * Message keys: those of the limit, and `missing` with data text, required.
 */
export function orMissing<T extends Subject>(
  stated: Pick<Rule<T>, "applies" | "check" | "demand" | "leavesOut">,
  { keep = () => true, required, ...query }: MissingQuery,
): Pick<Rule<T | Missing>, "applies" | "check" | "demand" | "leavesOut"> {
  return {
    ...stated,
    applies: (plan, context) => [
      ...stated.applies(plan, context),
      ...clausesSaying(plan, query).filter(keep).map((it): Missing => ({ ...it, isMissing: true })),
    ],
    check: (it, context) =>
      "isMissing" in it
        ? fail("missing", { text: it.sourceText, required: required?.(context.limits) })
        : stated.check(it as T, context),
  };
}
