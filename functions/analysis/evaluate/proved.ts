/** What a pass needs beside the rule's own look: the one place that says which evidence proves nothing. */
import { isKindOf, marksIn } from "../../_lexicon/mod.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { isBystander, isElsewhere, isMarkup, isNoProof } from "../../_rules/measure.ts";
import type { Outcome } from "./outcome.ts";
import { isNamedTwice } from "./read_twice.ts";

/**
 * Nothing complies by a comment laid over the sheet, by what is said to stand elsewhere, by a quotation, a promise or a
 * stamp, by a thing that is only named as where another is or goes, nor under a name that was recognized once; papers
 * are proved by naming what they follow.
 */
export function isProved({ rule, verdict, at }: Outcome, plan: PlanSet): boolean {
  if (verdict.kind !== "pass") return true;
  if (isMarkup(at, plan)) return false;
  const isFigure = typeof verdict.data.actual === "number";
  if (!isFigure && isElsewhere(at.sourceText, plan)) return false;
  if (rule.category === "Documentation") return true;
  return !isNoProof(at.sourceText) && isNamedTwice(at, plan) &&
    (isFigure || !isOnlyBystander([rule.demand?.thing ?? []].flat(), at.sourceText));
}

/** Is the thing of the demand named, and each time only as where another is or goes? */
function isOnlyBystander(asked: readonly string[], text: string): boolean {
  const named = marksIn(text).filter(({ things }) =>
    things.some((thing) => asked.some((it) => isKindOf(thing, it)))
  );
  // The mark behind the name is of the same thing: `GREASE INTERCEPTOR GI-1`.
  const isBehindName = (start: number) => named.some(({ end }) => end < start && start - end <= 2);
  return named.length > 0 &&
    named.every((it) => isBystander(text, it) || isBehindName(it.start));
}
