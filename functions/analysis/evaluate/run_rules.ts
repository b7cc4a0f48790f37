/** Runs every rule over a plan set and keeps each verdict with its rule and place. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { overlaps } from "../../_shared/geometry.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import { profileBuilding } from "../../_rules/building_profile.ts";
import {
  isBarred,
  isKept,
  isOfOldWork,
  isRemoved,
  mayBeKept,
  perPlan,
  whileListening,
} from "../../_rules/measure.ts";
import type { Rule, RuleContext, Subject, Verdict } from "../../_rules/define_rule.ts";
import { limits2023 } from "../../_rules/limits/mod.ts";
import type { Outcome } from "./outcome.ts";
import type { FrameSubject } from "../../_rules/frames/demand.ts";
import { questionsOf, SpokenPlaces } from "./ask_frames.ts";
import { measuredQuestionsOf } from "./ask_measured.ts";
import { atItsProof, proofOf } from "./proved.ts";
import { takenTwice } from "./taken_twice.ts";
import { type OpenFact, openFacts } from "./open_facts.ts";
import { isDueUnderOpenVolume } from "./open_volume.ts";
import { asAccused } from "./accused.ts";
import { judgeWatched } from "./under_doubt.ts";

/** Outcomes of a run, and the rules that threw: a broken rule never loses the others. */
export interface RuleRun {
  outcomes: Outcome[];
  /** Passes by a figure or by words that are not told to be the thing's, or under a volume nobody says governs. */
  unclear: Outcome[];
  broken: { ruleId: string; error: Error }[];
}

/**
 * Evaluates the rules. A rule whose applicability is undecided can pass or ask, but never accuse; work that stays or
 * is taken out is never accused, what is called existing asks at most; `inapplicable` verdicts leave no trace.
 */
export function runRules(
  rules: readonly Rule<Subject>[],
  plan: PlanSet,
  project: ProjectDetails,
): RuleRun {
  const context = contextOf(plan, project);
  const run: RuleRun = { outcomes: [], unclear: [], broken: [] };
  const spoken = new SpokenPlaces();
  const open = openFacts(plan, project, context.building);
  for (const rule of rules) {
    try {
      run.outcomes.push(...outcomesOf(rule, context, { spoken, open }));
    } catch (error) {
      run.broken.push({
        ruleId: rule.id,
        error: error instanceof Error ? error : new Error(String(error)),
      });
    }
  }
  const asked = rules.flatMap((rule) => outcomesOf(rule, context, { spoken, open }, questionsOf));
  const measured = rules.flatMap((rule) => measuredQuestionsOf(rule, context, spoken));
  run.outcomes = [
    ...withoutMissed(run.outcomes, asked),
    ...asked.filter((it) => !isOldWork(it, plan)),
  ];
  const kept = measured.filter((it) => !isOldWork(it, plan));
  // A room that is measured is a large place: what else is said of it is no repeat.
  const outcomes = run.outcomes.map((it) => atItsProof(asAccused(asksOfExisting(it), plan), plan));
  const twice = takenTwice(outcomes);
  const missed = missedFigures(outcomes, context, { spoken, open });
  const proofs = Map.groupBy(
    outcomes,
    (it) =>
      twice.has(it) || isOfOpenVolume(it, context) || isMissedBeside(it, missed)
        ? "not told"
        : proofOf(it, plan),
  );
  return {
    ...run,
    outcomes: [...withoutRepeats(proofs.get("proved") ?? []), ...kept],
    unclear: proofs.get("not told") ?? [],
  };
}

const isOfOpenVolume = ({ rule, verdict }: Outcome, { plan, building }: RuleContext): boolean =>
  verdict.kind === "pass" && isDueUnderOpenVolume(rule.requirementId, plan, building);

/** Figures of what rules passed that miss the limit, whoever looked at their places. */
const missedFigures = (outcomes: readonly Outcome[], context: RuleContext, noted: Noted) =>
  [...new Set(outcomes.filter(isByFigure).map(({ rule }) => rule))].flatMap((rule) =>
    outcomesOf(rule, context, { ...noted, spoken: noted.spoken.forgotten() }, questionsOf)
  );

const isByFigure = ({ rule: { demand }, verdict: { kind, data } }: Outcome): boolean =>
  kind === "pass" && demand?.property !== undefined && typeof data.actual === "number";

/** Does the place of a figure that passes give another one of the same measure that does not? */
const isMissedBeside = (it: Outcome, missed: readonly Outcome[]): boolean =>
  isByFigure(it) &&
  missed.some(({ rule, at }) =>
    rule.id === it.rule.id && at.page === it.at.page && at.sourceText === it.at.sourceText &&
    overlaps(at.box, it.at.box)
  );

/** That a thing is shown is no pass where its figure misses the limit. */
const withoutMissed = (outcomes: readonly Outcome[], missed: readonly Outcome[]): Outcome[] =>
  outcomes.filter((it) =>
    !isShown(it.rule, it.verdict) ||
    !missed.some(({ rule, at }) =>
      rule.requirementId === it.rule.requirementId && at.page === it.at.page &&
      overlaps(at.box, it.at.box)
    )
  );

/** What a rule about sheets as such says only where no other rule asks about the place. */
function withoutRepeats(outcomes: readonly Outcome[]): Outcome[] {
  const own = outcomes.filter(({ rule, verdict }) => !rule.givesWay && verdict.kind !== "pass");
  const isAsked = ({ at }: Outcome) =>
    own.some((it) => it.at.page === at.page && overlaps(it.at.box, at.box));
  return outcomes.filter((it) => !it.rule.givesWay || !isAsked(it));
}

/** What the frames of a set ask by themselves, as if the rules had no words of their own: how far the lexicon carries. */
export function runFrames(
  rules: readonly Rule<Subject>[],
  plan: PlanSet,
  project: ProjectDetails,
): Outcome[] {
  const context = contextOf(plan, project);
  return rules.flatMap((rule) => questionsOf(rule, context, new SpokenPlaces()))
    .filter((it) => !isOldWork(it, plan));
}

/** What rules may look at beside their subjects. */
export const contextOf = (plan: PlanSet, project: ProjectDetails): RuleContext => ({
  plan,
  project,
  building: profileBuilding(plan, project),
  limits: limits2023,
});

/** What is noted of a run as it goes. */
interface Noted {
  spoken: SpokenPlaces;
  open: readonly OpenFact[];
}

type Judge = (rule: Rule<Subject>, context: RuleContext, spoken: SpokenPlaces) => Outcome[];

/** What a rule comes to; a verdict that another answer to an open fact would turn over is a question. */
function outcomesOf(
  rule: Rule<Subject>,
  context: RuleContext,
  { spoken, open }: Noted,
  judgeBy: Judge = judge,
): Outcome[] {
  // Under another answer the rule looks again; what it looked at is noted once.
  let places = spoken;
  return judgeWatched(context.building, open, (building) => {
    const outcomes = judgeBy(rule, { ...context, building }, places);
    places = new SpokenPlaces();
    return outcomes;
  });
}

function judge(rule: Rule<Subject>, context: RuleContext, spoken: SpokenPlaces): Outcome[] {
  const applicability = rule.when?.(context.building, context) ?? "yes";
  if (applicability === "no") return [];
  const isOpen = applicability === "unknown";
  const { result: subjects, leftOut } = rule.demand
    ? whileListening(() => rule.applies(context.plan, context))
    : { result: rule.applies(context.plan, context), leftOut: [] };
  spoken.leaveOut(rule, leftOut);
  return subjects.flatMap((subject) => {
    const verdicts = [rule.check(subject, context)].flat();
    if (!verdicts.some((it) => isShown(rule, it))) spoken.add(rule, subject);
    return verdicts
      .filter((verdict) => verdict.kind !== "inapplicable")
      .filter(({ kind }) => kind !== "pass" || !isAside(subject))
      .map((verdict) => ({
        rule,
        verdict: (isOpen || isAside(subject)) && verdict.kind === "fail"
          ? { ...verdict, kind: "cantTell" as const }
          : verdict,
        at: verdict.at ?? subject,
        isApplicabilityOpen: isOpen,
      }))
      .filter((it) => it.verdict.kind !== "fail" || !isNotBuilt(it, context.plan));
  });
}

/** Was the subject read from a figure that another sentence of its note would except? */
const isAside = (subject: Subject): boolean =>
  (subject as Partial<FrameSubject>).frame?.isAside === true;

/** Of a rule about a figure a pass that has none: the thing is there, and its figure is still to be looked at. */
const isShown = ({ demand }: Rule<Subject>, { kind, data }: Verdict): boolean =>
  kind === "pass" && demand?.property !== undefined &&
  Object.entries(data).every(([name, it]) => name === "required" || typeof it !== "number");

/** What is called existing and not said to stay is asked about: it may be no part of the permit. */
function asksOfExisting(it: Outcome): Outcome {
  const { rule, verdict, at } = it;
  const isAsked = verdict.kind === "fail" && rule.category !== "Documentation" &&
    mayBeKept(at.sourceText);
  return isAsked ? { ...it, verdict: { ...verdict, kind: "cantTell" } } : it;
}

/**
 * Does the place show what stands before the work: a window that stays, a door of the demolition plan? What the
 * demolition itself has to document is asked of its own sheets and notes.
 */
export function isOldWork({ rule, at: { page, sourceText } }: Outcome, plan: PlanSet): boolean {
  if (rule.category === "Documentation") return false;
  return oldPages(plan).has(page) || isOfOldText(plan, sourceText);
}

/** Is the wrong thing barred by the very text that names it, or old? */
const isNotBuilt = (it: Outcome, plan: PlanSet): boolean =>
  isBarred(it.at.sourceText) || isOldWork(it, plan);

const oldPages = perPlan(({ sheets }) =>
  new Set(sheets.filter(({ title }) => isOfOldWork(title)).map(({ page }) => page))
);

/** Does a text speak of work that stays or is taken out, and of nothing new? */
function isOfOldText(plan: PlanSet, text: string): boolean {
  const known = saidOld(plan);
  let isOld = known.get(text);
  if (isOld === undefined) {
    isOld = (isKept(text) || isRemoved(text)) && !/\bNEW\b/i.test(text);
    known.set(text, isOld);
  }
  return isOld;
}

const saidOld = perPlan(() => new Map<string, boolean>());
