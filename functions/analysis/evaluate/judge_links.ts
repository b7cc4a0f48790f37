/**
 * What the rules make of links the model proposes. A link is put before the rules of its requirement as a statement of
 * the sheet, name and figure in one breath, and they judge it with all they know; where their own words read nothing,
 * what they demand asks about the figure code reads from the cited words (G2). Nothing here decides whether the verdict
 * may accuse; that hangs on what else is proved of the link.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type { Rule, RuleContext, Subject } from "../../_rules/define_rule.ts";
import { figuresIn } from "../../_rules/frames/figures.ts";
import { rules } from "../../_rules/mod.ts";
import type { ProposedLink } from "../propose/link.ts";
import { verdictsOn, worded } from "./ask_frames.ts";
import { judgeWords } from "./judge_words.ts";
import { asMeant } from "./link_figures.ts";
import { type Held, holdAgainst, mildest, saidOf } from "./link_holds.ts";
import { isUpright, liesLevel, standsBare, subjectsOfLink } from "./link_subjects.ts";
import { openFacts } from "./open_facts.ts";
import type { Outcome } from "./outcome.ts";
import { contextOf, isOldWork } from "./run_rules.ts";
import { judgeWatched } from "./under_doubt.ts";

/** What a rule came to by a link. */
export interface LinkOutcome extends Outcome, Held {
  link: ProposedLink;
  /** The sheet itself ties figure and thing together (G3). */
  isBorneOut: boolean;
}

/** Judges each link by the rules of its requirement; the same links of the same set are judged once. */
export function judgeLinks(
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
): readonly LinkOutcome[] {
  const known = judged.get(links);
  if (known?.plan === plan && known.project === project) return known.outcomes;
  const outcomes = judge(links, plan, project);
  judged.set(links, { plan, project, outcomes });
  return outcomes;
}

const judged = new WeakMap<
  readonly ProposedLink[],
  { plan: PlanSet; project: ProjectDetails; outcomes: readonly LinkOutcome[] }
>();

function judge(
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
): LinkOutcome[] {
  const withoutThose = (outcomes: readonly LinkOutcome[]) =>
    links.filter((it) => !outcomes.some(({ link }) => link === it));
  let byWords = judgeWords(links, plan, project, "name first");
  byWords = [...byWords, ...judgeWords(withoutThose(byWords), plan, project, "figure first")];
  const isRead = ({ link, rule }: LinkOutcome) =>
    byWords.some((it) => it.link === link && it.rule.id === rule.id);
  const byFigure = judgeFigures(links, plan, project).filter((it) => !isRead(it));
  const isJudged = (link: ProposedLink) => byFigure.some((it) => it.link === link);
  // Said with its title a figure is looked at where nothing else judges it; beside words of its own that only asks.
  const byTitle = judgeWords(
    withoutThose(byWords).filter((it) => !isJudged(it)),
    plan,
    project,
    "title first",
  ).map((it) => ({
    ...it,
    ...(it.held || standsBare(it.link, plan) ? {} : mildest(it.verdict, () => "own words")),
  }));
  const asked = [...byFigure, ...byTitle];
  const failing = withoutContrary([...byWords, ...asked], plan);
  return heldInFull(failing.filter((it) => !isNoHeight(it, plan)), plan, project).filter((it) =>
    !isOldWork({ ...it, at: { ...it.at, sourceText: saidOf(it.link, plan) } }, plan)
  );
}

/** A line from side to side is no height of anything. */
const isNoHeight = ({ rule, link, verdict }: LinkOutcome, plan: PlanSet): boolean => {
  const properties = [rule.demand?.property ?? []].flat();
  return properties.length > 0 && properties.every(isUpright) &&
    typeof verdict.data.actual === "number" && liesLevel(link, plan);
};

/**
 * Cited words may be cut out of their sentence: with all that is said around them a statement has to fail as well, and
 * the rule may find nothing else of a figure.
 */
function heldInFull(
  outcomes: readonly LinkOutcome[],
  plan: PlanSet,
  project: ProjectDetails,
): LinkOutcome[] {
  const failing = outcomes.filter(({ verdict }) => verdict.kind === "fail");
  const inFull = judgeWords(failing.map(({ link }) => link), plan, project, "in full");
  return outcomes.map((it) => {
    if (it.verdict.kind !== "fail") return it;
    const said = inFull.filter(({ link, rule }) => link === it.link && rule.id === it.rule.id);
    const fails = said.some(({ verdict }) => verdict.kind === "fail");
    const isFigure = /\d/.test(String(it.verdict.data.actual));
    return fails || isFigure && said.length === 0
      ? it
      : { ...it, ...mildest(it.verdict, () => "own words") };
  });
}

/**
 * The same figure told of the same requirement in another place of the sheet complies, or is left out, or a part of the
 * thing complies where that is enough: it asks.
 */
function withoutContrary(outcomes: readonly LinkOutcome[], plan: PlanSet): LinkOutcome[] {
  const valueOf = ({ link }: LinkOutcome) => figuresIn(asMeant(link, plan)).at(0)?.value ?? null;
  const keyOf = ({ link, rule }: LinkOutcome) => `${link.page} ${rule.id}`;
  const complying = outcomes.filter(({ verdict, held }) =>
    verdict.kind === "pass" || held === "left out"
  );
  const contrary = Map.groupBy(
    complying.map((outcome) => ({ outcome, value: valueOf(outcome) })),
    ({ outcome }) => keyOf(outcome),
  );
  // Of two measures one requirement speaks of, the one that complies may be the one that is meant.
  const meant = new Set(
    complying.filter(({ verdict }) => typeof verdict.data.actual === "number").map((it) => it.link),
  );
  return outcomes.map((it) => {
    if (it.verdict.kind !== "fail") return it;
    const own = valueOf(it);
    const isContrary = meant.has(it.link) ||
      (contrary.get(keyOf(it)) ?? []).some(({ outcome, value }) =>
        outcome.link === it.link || own !== null && value === own ||
        isOfOne(outcome.link, it.link) &&
          (it.rule.demand?.isMetByPart || mayBeLength(it, own, value))
      );
    return isContrary ? { ...it, ...mildest(it.verdict, () => "told otherwise") } : it;
  });
}

/** Of two figures of one name that has a height the longer one may be its length. */
const mayBeLength = ({ rule }: LinkOutcome, own: number | null, complying: number | null) =>
  [rule.demand?.property ?? []].flat().some(isUpright) && own !== null && complying !== null &&
  own > complying;

/** Both are told of what has one name. */
const isOfOne = (a: ProposedLink, b: ProposedLink): boolean =>
  a.subject?.text === b.subject?.text && a.room?.text === b.room?.text;

/** What the demands of the rules make of the figures. */
function judgeFigures(
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
): LinkOutcome[] {
  const context = contextOf(plan, project);
  const open = openFacts(plan, project, context.building);
  return links.flatMap((link) =>
    rules.filter((it) => it.requirementId === link.requirementId && it.demand).flatMap((rule) =>
      judgeWatched(
        context.building,
        open,
        (building) => outcomesOf(link, rule, { ...context, building }),
      )
    )
  );
}

function outcomesOf(link: ProposedLink, rule: Rule<Subject>, context: RuleContext): LinkOutcome[] {
  const applicability = rule.when?.(context.building, context) ?? "yes";
  if (applicability === "no") return [];
  const isOpen = applicability === "unknown";
  return subjectsOfLink(link, rule.demand!, context.plan).flatMap((subject) => {
    if (rule.leavesOut?.(subject.frame, subject, context)) return [];
    return verdictsOn(rule, subject, context)
      .filter(({ kind }) => kind !== "inapplicable")
      .map((verdict): LinkOutcome => ({
        rule: worded(rule),
        link,
        isBorneOut: link.proof !== null,
        ...mildest(verdict, () => holdAgainst(link, rule, { context, isOpen, subject })),
        at: verdict.at ?? subject,
        isApplicabilityOpen: isOpen,
      }));
  });
}
