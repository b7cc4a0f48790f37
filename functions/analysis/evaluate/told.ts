/**
 * Links that tell what the engine itself asks. It found a figure beside a thing, holds it to the limit and wants to know
 * one thing alone, whether the figure is the thing's: there the sheet bears the link out without a word of the model.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { plain } from "../propose/gate/parts.ts";
import type { ProposedLink } from "../propose/link.ts";
import type { Verdict } from "../../_rules/define_rule.ts";
import type { LinkOutcome } from "./judge_links.ts";
import { asMeant, holdsSeveral, isReadFrom } from "./link_figures.ts";
import type { Outcome } from "./outcome.ts";

/** Does an outcome ask one thing alone, which a link can tell? */
export const isTellable = (
  { rule, verdict, isApplicabilityOpen, openFact }: Omit<Outcome, "at">,
): boolean =>
  rule.onceTold?.[verdict.message ?? ""] !== undefined && verdict.kind === "cantTell" &&
  ["number", "string"].includes(typeof verdict.data.actual) && !isApplicabilityOpen &&
  openFact === undefined;

/** Does an outcome leave open only what words of the set would have to claim? */
export const isUnlessClaimed = (
  { rule, verdict, isApplicabilityOpen, openFact }: Omit<Outcome, "at">,
): boolean =>
  rule.unlessClaimed?.includes(verdict.message ?? "") === true && verdict.kind === "cantTell" &&
  !isApplicabilityOpen && openFact === undefined;

/** The failure a question is once that is told. */
export const onceTold = ({ rule, verdict }: Pick<Outcome, "rule" | "verdict">): Verdict => ({
  ...verdict,
  kind: "fail",
  message: rule.onceTold![verdict.message!],
});

/**
 * The failures the engine's questions are once links tell what it asks, or nobody claims the exception it names: that is
 * still to be heard. What the rule makes of the link's own words may not stand against it.
 */
export function failuresTold(
  asked: readonly Outcome[],
  judged: readonly LinkOutcome[],
  { links, plan }: { links: readonly ProposedLink[]; plan: PlanSet },
): LinkOutcome[] {
  return asked.flatMap(({ rule, verdict, at, ...asked }): LinkOutcome[] => {
    const isTold = isTellable({ rule, verdict, ...asked });
    const link = links.find((it) =>
      it.relation === "provides" && it.requirementId === rule.requirementId &&
      it.page === at.page && overlaps(it.words.box, at.box) && !holdsSeveral(it.words.text) &&
      isReadFrom(verdict.data.actual, asMeant(it, plan)) && namesPlace(verdict.data.actual, it) &&
      judged.every((other) =>
        other.link !== it || !(isTold ? standsAgainst(other) : other.verdict.kind === "pass") ||
        other.rule.id !== rule.id && other.verdict.kind !== "pass"
      )
    );
    if (!link) return [];
    return [{
      ...asked,
      rule,
      link,
      ...(isTold
        ? { verdict: onceTold({ rule, verdict }), held: null }
        : { verdict, held: "exception" as const }),
      isBorneOut: true,
      at: { ...at, readBy: "model" },
    }];
  });
}

/** Where the engine asks about a place by its name, the link names the same one: the panel in the `W.I.C.` */
export const namesPlace = (actual: unknown, { words, subject, room }: ProposedLink): boolean =>
  typeof actual !== "string" ||
  [words, subject, room].some((it) => it !== null && plain(it.text).includes(plain(actual)));

/** Whose the figure is, the engine asks itself: what the rule makes of the name alone tells nothing else. */
const standsAgainst = ({ verdict, held }: LinkOutcome): boolean =>
  verdict.kind === "pass" ||
  held !== null && held !== "own words" && held !== "another thing" && held !== "another measure";
