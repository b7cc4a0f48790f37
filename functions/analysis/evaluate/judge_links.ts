/**
 * What the rules make of links the model proposes. A link is put before the rules of its requirement as a statement of
 * the sheet, name and figure in one breath, and they judge it with all they know; where their own words read nothing,
 * what they demand asks about the figure code reads from the cited words (G2). Nothing here decides whether the verdict
 * may accuse; that hangs on what else is proved of the link.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import { contains } from "../../_shared/geometry.ts";
import { atLeast, atMost } from "../../_shared/units.ts";
import type { Rule, RuleContext, Subject, Verdict } from "../../_rules/define_rule.ts";
import { figuresIn } from "../../_rules/frames/figures.ts";
import { getRequirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import { rules } from "../../_rules/mod.ts";
import type { ProposedLink } from "../propose/link.ts";
import { plain, SLACK } from "../propose/gate/parts.ts";
import { ON_CONDITION, verdictsOn, worded } from "./ask_frames.ts";
import { denialsAnswered, judgeWords, readToComply } from "./judge_words.ts";
import { asMeant, holdsSeveral, saysNone } from "./link_figures.ts";
import {
  type Held,
  type Hold,
  holdAgainst,
  isAnotherMeasure,
  isAsked,
  isLeftOut,
  isOwnFigure,
  isOwnMeasure,
  mayBeExcepted,
  mildest,
  namesAsked,
  saidOf,
} from "./link_holds.ts";
import {
  hasOneName,
  isOfOne,
  isSaidWith,
  isUpright,
  liesLevel,
  standsBare,
  standsUpright,
  statementAround,
  subjectsOfLink,
  thingsNamed,
} from "./link_subjects.ts";
import { isKindred } from "./kindred.ts";
import { type Breath, companionsOf, withLinks, withLinksInRows } from "./proposed_plan.ts";
import { oncePerSet } from "./once_per_set.ts";
import { openFacts } from "./open_facts.ts";
import type { Outcome } from "./outcome.ts";
import { contextOf, isOldWork } from "./run_rules.ts";
import { isTellable, onceTold } from "./told.ts";
import { withBothSides } from "./two_sides.ts";
import { judgeWatched } from "./under_doubt.ts";

/** What a rule came to by a link. */
export interface LinkOutcome extends Outcome, Held {
  link: ProposedLink;
  /** The sheet itself ties figure and thing together (G3). */
  isBorneOut: boolean;
  /** A check that looks for words was given those of the requirement: that it finds them tells nothing of the sheet. */
  isPresumed?: true;
  /** Only the title of the requirement says all that the rule wants said. */
  isByTitle?: true;
  /** What was held against it was put before a reader of all texts, who found nothing that speaks against it. */
  isHeard?: true;
  /** How name and figure were said where the rule's own words read them. */
  breath?: Breath;
}

/**
 * Denials nothing is asked about: there may be at most so much of the thing; the rules find that it is not needed, by the
 * words of the denial or by a figure told with it; or the same text gives a reason with it that no rule speaks against.
 * So are the same words where they deny what no rule looks at.
 */
export const idleDenials = oncePerSet((links, plan, project): ReadonlySet<ProposedLink> => {
  const outcomes = judgeLinks(links, plan, project);
  const answered = denialsAnswered(links, plan, project);
  const context = contextOf(plan, project);
  const reasons = links.filter(({ relation, words }) =>
    relation === "exempts" || relation === "asks" && asksNone(words.text)
  );
  const kept = links.filter((it) =>
    outcomes.some(({ link, verdict, isPresumed }) =>
      link === it && verdict.kind === "pass" && typeof verdict.data.actual === "number" &&
      (!isPresumed || keepsLimit(link, verdict))
    )
  );
  const ofLink = (it: ProposedLink) => outcomes.filter(({ link }) => link === it);
  const isAnswered = (denial: ProposedLink) => {
    const own = ofLink(denial);
    return answered.has(denial) ||
      mayBeNone(denial) ||
      rules.some((it) =>
        it.requirementId === denial.requirementId && isSpared(denial, it, context)
      ) ||
      own.length > 0 &&
        own.every(({ verdict, isPresumed }) => verdict.kind === "pass" && !isPresumed) ||
      [...reasons, ...kept].some((it) => isSaidWith(it, denial, plan));
  };
  const denials = links.filter(({ relation }) => relation === "lacks");
  const idle = denials.filter(isAnswered);
  const isSame = (a: ProposedLink, b: ProposedLink) =>
    a.page === b.page && a.words.ids.join() === b.words.ids.join();
  return new Set(
    denials.filter((it) =>
      idle.includes(it) || ofLink(it).length === 0 && idle.some((other) => isSame(it, other))
    ),
  );
});

/** Does all that is said around the words show that nothing is demanded there? */
const isSpared = (
  link: ProposedLink,
  { demand }: Rule<Subject>,
  context: RuleContext,
): boolean => demand?.spares?.(saidOf(link, context.plan), context.limits, context) === true;

/** Does the figure itself keep the limit, whatever was presumed of the words? */
function keepsLimit({ requirementId }: ProposedLink, { data }: Verdict): boolean {
  const { actual, required, unit = "" } = data;
  if (typeof actual !== "number" || typeof required !== "number") return false;
  const { comparator } = getRequirement(requirementId);
  return comparator === "min" && atLeast(actual, required, String(unit)) ||
    comparator === "max" && atMost(actual, required, String(unit));
}

/** `0 HOURS` under REQUIRED, `NONE WHEN NONSEPARATED`: the sheet says that none is asked for. */
const asksNone = (text: string): boolean => saysNone(text) || /^\W*(?:NONE\b|NOT REQ)/i.test(text);

/** Of what there may be at most so much there may be none: `NO OPENINGS`. */
const mayBeNone = ({ requirementId, words }: ProposedLink): boolean =>
  getRequirement(requirementId).comparator === "max" &&
  rules.some((rule) =>
    rule.requirementId === requirementId && rule.demand?.property !== undefined &&
    thingsNamed({ subject: words }).some((it) => isAsked(it, rule))
  );

/** Judges each link by the rules of its requirement. */
export const judgeLinks = oncePerSet(judge);

function judge(
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
): LinkOutcome[] {
  const withoutThose = (outcomes: readonly LinkOutcome[]) =>
    links.filter((it) => !outcomes.some(({ link }) => link === it));
  let byWords = judgeWords(links, plan, project, "name first");
  byWords = [...byWords, ...judgeWords(withoutThose(byWords), plan, project, "figure first")];
  byWords = withFound(byWords, inTheirRooms(links, plan, project));
  byWords = withFound(byWords, inCompany(links, plan, project));
  const isRead = ({ link, rule }: LinkOutcome) =>
    byWords.some((it) => it.link === link && it.rule.id === rule.id);
  const unreadFigures = judgeFigures(links, plan, project).filter((it) => !isRead(it));
  const amiss = unreadFigures.filter(({ link, verdict }) =>
    verdict.kind !== "pass" && !standsBare(link, plan)
  );
  const keeps = readToComply([...new Set(amiss.map(({ link }) => link))], plan, project);
  const byFigure = unreadFigures.filter((it) => !amiss.includes(it) || !keeps(it));
  const isJudged = (link: ProposedLink) => byFigure.some((it) => it.link === link);
  // Said with its title a figure is looked at where nothing else judges it; beside words of another thing that only asks.
  const context = contextOf(plan, project);
  const unread = withoutThose(byWords).filter((it) => !isJudged(it));
  const titled = judgeWords(unread, plan, project, "title first");
  const isTitled = (link: ProposedLink) => titled.some((it) => it.link === link);
  const isOff = ({ link, rule }: LinkOutcome) =>
    isSpared(link, rule, context) ||
    rule.demand !== undefined && isAnotherMeasure(link, rule, plan);
  const byTitle = [
    ...titled,
    ...judgeWords(unread.filter((it) => !isTitled(it)), plan, project, "as asked"),
  ].filter((it) => !isOff(it)).map((it) => ({
    ...it,
    isPresumed: true as const,
    ...(it.held ? {} : mildest(it.verdict, () => againstTitle(it, context))),
  }));
  const sized = withBothSides(byFigure, links, plan, project);
  const measured = [...byWords, ...sized, ...byTitle].filter((it) =>
    !isNoHeight(it, plan) && !isNoLength(it, plan)
  );
  const failing = withoutContrary(measured, { plan, named: new Set(byWords) });
  const inRows = withoutExcepted(failing, plan, project);
  return heldInFull(inRows, plan, project).filter((it) =>
    !isOldWork({ ...it, at: { ...it.at, sourceText: saidOf(it.link, plan) } }, plan)
  );
}

/** What rules find with more words stands in the place of nothing, or of what they find to comply without. */
function withFound(
  outcomes: readonly LinkOutcome[],
  more: readonly LinkOutcome[],
): LinkOutcome[] {
  const isSame = (a: LinkOutcome, b: LinkOutcome) => a.link === b.link && a.rule.id === b.rule.id;
  const isLess = ({ verdict, held }: LinkOutcome, found: LinkOutcome) =>
    verdict.kind === "pass" ||
    verdict.kind === "cantTell" && held === null && found.verdict.kind === "fail";
  const found = more.filter((it) =>
    outcomes.every((other) => !isSame(it, other) || isLess(other, it))
  );
  return [...outcomes.filter((it) => !found.some((other) => isSame(it, other))), ...found];
}

/** With the room the same words name, a rule may find what it does not without. */
const inTheirRooms = (
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
): LinkOutcome[] =>
  judgeWords(links.filter((it) => isHoused(it, plan)), plan, project, "room first")
    .filter(({ verdict }) => verdict.kind !== "pass");

/** With the other figures the same requirement needs a rule may find that one of them fails: `60 PEOPLE, 3'-4"`. */
const inCompany = (
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
): LinkOutcome[] =>
  judgeWords(
    links.filter((it) => it.relation === "provides" && companionsOf(it, links, plan).length > 0),
    plan,
    project,
    "together",
    (set, own, breath) => withLinks(set, own, breath, links),
  ).filter(({ verdict }) => verdict.kind === "fail");

/** Does the text or row a link stands in name its room, and its name not? */
function isHoused(link: ProposedLink, plan: PlanSet): boolean {
  const { room, subject } = link;
  if (room === null || subject !== null && plain(subject.text).includes(plain(room.text))) {
    return false;
  }
  const around = statementAround(link, plan);
  return around !== null && contains(around.box, room.box, SLACK);
}

/** What is held against a failure that the rule finds in the title of the requirement and the figure alone. */
function againstTitle(
  { link, rule, verdict, isApplicabilityOpen }: LinkOutcome,
  context: RuleContext,
): Hold | null {
  const { plan } = context;
  if (standsBare(link, plan)) {
    const subjects = rule.demand ? subjectsOfLink(link, rule.demand, plan) : [];
    return subjects.some((it) => mayBeExcepted(rule, it, context)) ? "exception" : null;
  }
  const isMeasured = rule.demand?.property && typeof verdict.data.actual === "number";
  return isMeasured && isOwnFigure(link, rule, plan)
    ? holdAgainst(link, rule, { context, isOpen: isApplicabilityOpen })
    : "own words";
}

/** A line from side to side is no height of anything. */
const isNoHeight = ({ rule, link, verdict }: LinkOutcome, plan: PlanSet): boolean => {
  const properties = [rule.demand?.property ?? []].flat();
  return properties.length > 0 && properties.every(isUpright) &&
    typeof verdict.data.actual === "number" && liesLevel(link, plan);
};

/** On an elevation or a section a line that stands upright is no length or width of anything. */
const isNoLength = ({ rule, link, verdict }: LinkOutcome, plan: PlanSet): boolean => {
  const properties = [rule.demand?.property ?? []].flat();
  return properties.length > 0 && properties.every((it) => it === "length" || it === "width") &&
    typeof verdict.data.actual === "number" && standsUpright(link, plan);
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
  const context = contextOf(plan, project);
  const failing = outcomes.filter(({ verdict }) => verdict.kind === "fail");
  const inFull = judgeWords(failing.map(({ link }) => link), plan, project, "in full");
  return outcomes.map((it) => {
    if (it.verdict.kind !== "fail") return it;
    const row = rowOfCell(it, plan);
    const isWhole = row !== null && !ON_CONDITION.test(row);
    const said = inFull.filter(({ link, rule }) => link === it.link && rule.id === it.rule.id);
    const fails = said.some(({ verdict }) => verdict.kind === "fail");
    if (isWhole || fails) {
      return it.link.proof === "row" && keepsMilder(it, context)
        ? { ...it, ...mildest(it.verdict, () => "exception") }
        : it;
    }
    const isFigure = /\d/.test(String(it.verdict.data.actual));
    const isSilent = isFigure && said.length === 0 && row === null &&
      it.link.relation === "provides";
    const held = !isSilent
      ? "own words"
      : isLeftOut(it.link, it.rule, { context })
      ? "left out"
      : isExceptedAround(it, context)
      ? "exception"
      : null;
    return held ? { ...it, ...mildest(it.verdict, () => held) } : it;
  });
}

/**
 * What is excepted in a row holds for each of its figures: a failure the rule's words find in name and figure, and not
 * with all that their row says over them, is none. What they find to comply then does.
 */
function withoutExcepted(
  outcomes: readonly LinkOutcome[],
  plan: PlanSet,
  project: ProjectDetails,
): LinkOutcome[] {
  const isOfRow = ({ verdict, breath, link }: LinkOutcome) =>
    verdict.kind === "fail" && breath !== undefined && standsInRow(link, plan);
  const failing = new Set(outcomes.filter(isOfRow));
  const said = [...Map.groupBy(failing, ({ breath }) => breath!)].flatMap(([breath, them]) => {
    const links = [...new Set(them.map(({ link }) => link))];
    return judgeWords(links, plan, project, breath, withLinksInRows);
  });
  return outcomes.flatMap((it) => {
    if (!failing.has(it)) return [it];
    const inRow = said.filter(({ link, rule, breath }) =>
      link === it.link && rule.id === it.rule.id && breath === it.breath
    );
    if (inRow.some(({ verdict }) => verdict.kind === "fail")) return [it];
    return inRow.slice(0, 1);
  });
}

const standsInRow = (link: ProposedLink, plan: PlanSet): boolean =>
  (statementAround(link, plan)?.row ?? null) !== null;

/** A figure of a row says nothing of what a milder limit hangs on: the side of a stair, a short stretch. */
const keepsMilder = ({ link, rule }: LinkOutcome, context: RuleContext): boolean =>
  rule.demand !== undefined &&
  subjectsOfLink(link, rule.demand, context.plan).some((it) => mayBeExcepted(rule, it, context));

/**
 * Where the rule finds nothing in the whole text, another figure of it may claim the exception the milder limit is for:
 * `NARROWS TO 32 IN. FOR A LENGTH OF 22 IN.`
 */
function isExceptedAround(it: LinkOutcome, context: RuleContext): boolean {
  const around = statementAround(it.link, context.plan);
  return around !== null && holdsSeveral(around.text) && keepsMilder(it, context);
}

/**
 * The row of a measure that fills a cell, which is cut out of no sentence: the other cells have heads of their own. A row
 * that names a condition is read in full all the same, and has to fail with it. Null for every other figure.
 */
function rowOfCell({ link, verdict, rule }: LinkOutcome, plan: PlanSet): string | null {
  if (verdict.data.actual === undefined || !rule.demand?.property) return null;
  const around = statementAround(link, plan);
  const fills = around?.row?.cells.some(({ text }) => plain(text) === plain(link.words.text));
  return fills ? around!.text : null;
}

/**
 * The same figure told of the same requirement in another place of the sheet complies, or is left out, or a part of the
 * thing complies where that is enough: it asks. Not where the rule's own words tell two names apart, the run of a curb
 * ramp and its flares, or the name is all that tells what is demanded, the live load of a corridor and of an office.
 *
 * @param named outcomes of which the rule's own words read name and figure
 */
function withoutContrary(
  outcomes: readonly LinkOutcome[],
  { plan, named }: { plan: PlanSet; named: ReadonlySet<LinkOutcome> },
): LinkOutcome[] {
  const valueOf = ({ link }: LinkOutcome) => figuresIn(asMeant(link, plan)).at(0)?.value ?? null;
  const keyOf = ({ link, rule }: LinkOutcome) => `${link.page} ${rule.id}`;
  const isTold = (it: LinkOutcome) => named.has(it) || it.rule.demand && isOwnMeasure(it.rule);
  const complying = outcomes.filter(({ verdict, held }) =>
    verdict.kind === "pass" || held === "left out"
  );
  const contrary = Map.groupBy(
    complying.map((outcome) => ({ outcome, value: valueOf(outcome) })),
    ({ outcome }) => keyOf(outcome),
  );
  // Of two measures one requirement speaks of, the one that complies may be the one that is meant: not where the sheet
  // says one of them itself, `12" TO WOOD`, and the other only the title of the requirement.
  const isMeantBy = (complying: LinkOutcome, failing: LinkOutcome) =>
    complying.link === failing.link && typeof complying.verdict.data.actual === "number" &&
    (!complying.isByTitle || failing.isByTitle === true);
  return outcomes.flatMap((it): LinkOutcome[] => {
    if (it.verdict.kind !== "fail") {
      const isOtherwise = it.held !== null && it.isByTitle === true &&
        complying.some((other) => isMeantBy(other, it));
      return [isOtherwise ? { ...it, held: "told otherwise" } : it];
    }
    const own = valueOf(it);
    const others = contrary.get(keyOf(it)) ?? [];
    const isLength = others.some(({ outcome, value }) =>
      outcome.link !== it.link && isOfOne(outcome.link, it.link, plan) &&
      mayBeLength(it, own, value)
    );
    // It is high enough by the one, and the other is no height.
    if (isLength) return [];
    const isOtherLimit = complying.some(({ link, rule }) =>
      link.page === it.link.page && link.words.ids.join() === it.link.words.ids.join() &&
      link.requirementId !== it.link.requirementId && isAlternative(rule, it.rule)
    );
    const isContrary = complying.some((outcome) => isMeantBy(outcome, it)) ||
      others.some(({ outcome, value }) =>
        outcome.link === it.link ||
        own !== null && value === own &&
          !(isTold(it) && isTold(outcome) && !isOfOne(outcome.link, it.link, plan)) ||
        hasOneName(outcome.link, it.link) && it.rule.demand?.isMetByPart
      );
    return isContrary || isOtherLimit
      ? [{ ...it, ...mildest(it.verdict, () => "told otherwise") }]
      : [it];
  });
}

/** Two limits of one measure of one thing, in one chapter, of which one building meets either: stairs of few and of many. */
const isAlternative = (a: Rule<Subject>, b: Rule<Subject>): boolean =>
  isKindred(a.requirementId, b.requirementId) && a.source.section === b.source.section &&
  a.source.volume === b.source.volume &&
  getRequirement(a.requirementId).comparator === getRequirement(b.requirementId).comparator;

/** Of two figures of one name that has a height the longer one may be its length. */
const mayBeLength = ({ rule }: LinkOutcome, own: number | null, complying: number | null) =>
  [rule.demand?.property ?? []].flat().some(isUpright) && own !== null && complying !== null &&
  own > complying;

/** What the demands of the rules make of the figures. */
function judgeFigures(
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
): LinkOutcome[] {
  const context = contextOf(plan, project);
  const open = openFacts(plan, project, context.building);
  return links.flatMap((link) =>
    rulesFor(link, plan).flatMap((rule) =>
      judgeWatched(
        context.building,
        open,
        (building) => outcomesOf(link, rule, { ...context, building }),
      )
    )
  );
}

/** The rules with a demand; where the name says the thing of one of them, those about another are not meant. */
function rulesFor(link: ProposedLink, plan: PlanSet): Rule<Subject>[] {
  const all = rules.filter((it) => it.requirementId === link.requirementId && it.demand);
  const named = all.filter((it) => namesAsked(link, it, plan));
  return named.length > 0 ? named : all;
}

function outcomesOf(link: ProposedLink, rule: Rule<Subject>, context: RuleContext): LinkOutcome[] {
  const applicability = rule.when?.(context.building, context) ?? "yes";
  if (applicability === "no") return [];
  const isOpen = applicability === "unknown";
  return subjectsOfLink(link, rule.demand!, context.plan).flatMap((subject) => {
    if (rule.leavesOut?.(subject.frame, subject, context)) return [];
    return verdictsOn(rule, subject, context)
      .filter(({ kind }) => kind !== "inapplicable")
      .map((verdict): LinkOutcome => {
        const asked = { rule: worded(rule), verdict, isApplicabilityOpen: isOpen };
        const told = isTellable(asked) ? onceTold(asked) : verdict;
        return {
          ...asked,
          link,
          isBorneOut: link.proof !== null,
          ...(rule.demand!.limit ? {} : { isPresumed: true }),
          ...(subject.isByTitle ? { isByTitle: true } : {}),
          ...mildest(told, () => holdAgainst(link, rule, { context, isOpen, subject })),
          at: verdict.at ?? subject,
        };
      });
  });
}
