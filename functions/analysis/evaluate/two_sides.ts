/** Things that an exception lets be narrow where they are long enough: with both sides told, their size decides. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type { ProposedLink } from "../propose/link.ts";
import type { LinkOutcome } from "./judge_links.ts";
import { judgeWords } from "./judge_words.ts";
import { asMeant } from "./link_figures.ts";
import { isOfOne, lieOf } from "./link_subjects.ts";

/** Outcomes that ask because of an exception, judged by the size where another link tells the side across. */
export const withBothSides = (
  outcomes: readonly LinkOutcome[],
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
): LinkOutcome[] =>
  outcomes.flatMap((it) => {
    if (it.held !== "exception") return [it];
    const across = links.filter((other) => isAcross(other, it.link, plan));
    // Of two that lie across nobody told which is the other side.
    const sides = new Set(across.map((side) => asMeant(side, plan)));
    if (sides.size !== 1) return [it];
    const text = [asMeant(it.link, plan), ...sides].join(" x ");
    const size = { ...it.link, words: { ...it.link.words, text } };
    const told = judgeWords([size], plan, project, "title first")
      .filter(({ rule }) => rule.id === it.rule.id);
    return told.length === 0 ? [it] : told.map(({ verdict, held }) => ({ ...it, verdict, held }));
  });

/** Two sides of one thing stand at lines of which one lies level and one upright. */
function isAcross(a: ProposedLink, b: ProposedLink, plan: PlanSet): boolean {
  const [one, other] = [a, b].map((it) => lieOf(it, plan));
  return a.page === b.page && a.requirementId === b.requirementId && a.relation === "provides" &&
    isOfOne(a, b, plan) && one !== null && other !== null && one !== other;
}
