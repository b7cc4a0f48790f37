/** Links as statements of the sheet: what the rules' own words make of name and figure in one breath. */
import type { Note, PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type { PercentRect } from "../../_shared/geometry.ts";
import { getRequirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import type { Verdict } from "../../_rules/define_rule.ts";
import { rules } from "../../_rules/mod.ts";
import { plain } from "../propose/gate/parts.ts";
import type { ProposedLink } from "../propose/link.ts";
import type { LinkOutcome } from "./judge_links.ts";
import {
  asMeant,
  holdsSeveral,
  isOtherSide,
  isReadFrom,
  standsAmongOthers,
} from "./link_figures.ts";
import { type Hold, holdAgainst, isRefused, mildest } from "./link_holds.ts";
import { answersNone, deniesInWords, isSaidWith } from "./link_subjects.ts";
import { type Breath, denialsWith, withLinks } from "./proposed_plan.ts";
import { contextOf, runRules } from "./run_rules.ts";
import { isTellable, namesPlace, onceTold } from "./told.ts";

/**
 * Does the rule read the figure in name and figure, and as complying, though not every word beside it is known? That says
 * what is measured (`MANUAL BOX 5'-0" FROM DOOR G1` is no height), and acquits nothing.
 */
export function readToComply(
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
): (it: LinkOutcome) => boolean {
  if (links.length === 0) return () => false;
  const asked = new Set(links.map((it) => it.requirementId));
  const own = rules.filter((it) => asked.has(it.requirementId));
  const { unclear } = runRules(own, withLinks(plan, links, "name first"), project);
  const read = unclear.filter(({ at, verdict }) =>
    at.readBy === "model" && verdict.kind === "pass" && typeof verdict.data.actual === "number"
  );
  return ({ link, rule: { id } }) =>
    read.some(({ rule, at, verdict }) =>
      rule.id === id && at.page === link.page && isSame(at.box, link.words.box) &&
      isReadFrom(verdict.data.actual, asMeant(link, plan))
    );
}

/** What rules say of links in words; those they read nothing in are left out. */
export function judgeWords(
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
  breath: Breath,
  say = withLinks,
): LinkOutcome[] {
  if (links.length === 0) return [];
  const asked = new Set(links.map((it) => it.requirementId));
  const own = rules.filter((it) => asked.has(it.requirementId));
  const { outcomes } = runRules(own, say(plan, links, breath), project);
  const context = contextOf(plan, project);
  return outcomes.filter(({ at }) => at.readBy === "model").flatMap((it): LinkOutcome[] => {
    const link = links.find(({ requirementId, page, words }) =>
      requirementId === it.rule.requirementId && page === it.at.page && isSame(words.box, it.at.box)
    );
    // A number of the name is no figure of the thing.
    if (!link || !isReadFrom(it.verdict.data.actual, asMeant(link, plan))) return [];
    if (isOfTitleAlone(it.verdict.data.actual, link)) return [];
    // Whose the figure is, which is all the rule asks, the link tells.
    const isTold = isTellable(it) && namesPlace(it.verdict.data.actual, link);
    const held = (): Hold | null => {
      if (isTold) return holdAgainst(link, it.rule, { context, isOpen: false });
      const isDenial = link.relation !== "provides" || deniesInWords(link, plan);
      if (isDenial && !answersNone(link, plan)) return "relation";
      if (it.isApplicabilityOpen) return "applicability";
      // What the rule refuses under its name it does not take before it.
      if (breath === "figure first" && isRefused(link, it.rule, plan)) return "left out";
      if (standsAmongOthers(link, plan)) return "several figures";
      const measured = [it.rule.demand?.property ?? []].flat();
      if (isOtherSide(it.verdict.data.actual, link.words.text, measured)) return "another measure";
      const isMeasured = typeof it.verdict.data.actual === "number";
      return isMeasured && holdsSeveral(link.words.text) ? "several figures" : null;
    };
    // The words alone are what the sheet says.
    const at = { ...it.at, sourceText: link.words.text };
    const isBorneOut = link.proof !== null;
    const verdict = quoting(link, isTold ? onceTold(it) : it.verdict, breath);
    return [{ ...it, link, at, isBorneOut, breath, ...mildest(verdict, held) }];
  });
}

/** What is quoted of the sheet are words of the sheet, not what the requirement is called. */
function quoting({ words, subject }: ProposedLink, verdict: Verdict, breath: Breath): Verdict {
  const isTitled = breath === "title first" || breath === "as asked";
  if (!isTitled || typeof verdict.data.text !== "string") return verdict;
  const text = [subject?.text, words.text].filter(Boolean).join(" ");
  return { ...verdict, data: { ...verdict.data, text } };
}

/** Does a rule name what only the requirement is called by: the `clothes closet` no panel stands in? */
function isOfTitleAlone(actual: unknown, { requirementId, words, subject, room }: ProposedLink) {
  if (typeof actual !== "string" || plain(actual).length < LEAST_WORD) return false;
  const { title, quantity } = getRequirement(requirementId);
  const own = [subject, words, room].map((it) => it?.text ?? "");
  const says = (texts: readonly string[]) => plain(texts.join(" ")).includes(plain(actual));
  return says([title, quantity]) && !says(own) && !says(own.toReversed());
}

const LEAST_WORD = 4;

/**
 * Denials a figure beside them answers: `400 A MAIN, NO GFP`. Said in one breath with the figures the sheet gives of the
 * same requirement in the same text or row, the rules find that the thing is not needed, and nothing else wrong.
 */
export function denialsAnswered(
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
): ReadonlySet<ProposedLink> {
  const denials = links.filter(({ relation }) => relation === "lacks").map((link) => ({
    link,
    figures: links.filter((it) => it.relation === "provides" && isSaidWith(it, link, plan)),
  })).filter(({ figures }) => figures.length > 0);
  return new Set(
    denials.filter(({ link, figures }) => {
      const own = rules.filter((it) => it.requirementId === link.requirementId);
      const toldOf = (notes: readonly Note[]) =>
        runRules(own, { ...plan, notes: [...plan.notes, ...notes] }, project).outcomes
          .filter(({ at }) => at.readBy === "model" && at.page === link.page)
          .filter(({ at }) => isSame(at.box, link.words.box));
      const alone = toldOf(withLinks(plan, [link], "name first").notes.slice(-1));
      const together = denialsWith(link, figures, plan).flatMap((it) => toldOf([it]));
      if (together.some(({ verdict }) => verdict.kind !== "pass")) return false;
      return alone.some(({ verdict }) => verdict.kind !== "pass") ||
        together.some(({ verdict }) => typeof verdict.data.actual === "number");
    }).map(({ link }) => link),
  );
}

const isSame = (a: PercentRect, b: PercentRect): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
