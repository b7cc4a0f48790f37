/**
 * What the rules make of links the model proposes. A link becomes the subject of the rules of its requirement: code
 * reads the figure from the cited words (G2), the rule judges it as it judges its own. Nothing here decides whether
 * the verdict may accuse; that hangs on what else is proved of the link.
 */
import { getProperty, getThing, isKindOf, isPartOf, marksIn } from "../../_lexicon/mod.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import type { Evidence, Note, PlanSet, ScheduleKind } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import { contains, type PercentRect } from "../../_shared/geometry.ts";
import type { Demand, Rule, RuleContext, Subject, Verdict } from "../../_rules/define_rule.ts";
import { subjectOf } from "../../_rules/frames/demand.ts";
import { figuresIn } from "../../_rules/frames/figures.ts";
import { asStatement, type FrameSubject } from "../../_rules/measure.ts";
import { rules } from "../../_rules/mod.ts";
import type { ProposedLink } from "../propose/link.ts";
import { verdictsOn, worded } from "./ask_frames.ts";
import { openFacts } from "./open_facts.ts";
import type { Outcome } from "./outcome.ts";
import { withLinks } from "./proposed_plan.ts";
import { contextOf, isOldWork, runRules } from "./run_rules.ts";
import { judgeWatched } from "./under_doubt.ts";

/** Words are there; what they belong to is the model's word. */
const CONFIDENCE = 0.6;

/** What a rule came to by a link. */
export interface LinkOutcome extends Outcome {
  link: ProposedLink;
}

/** Judges each link by the rules of its requirement that say what they demand of which thing. */
export function judgeLinks(
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
): LinkOutcome[] {
  const context = contextOf(plan, project);
  const open = openFacts(plan, project, context.building);
  const byFigure = links.flatMap((link) =>
    rulesOf(link).flatMap((rule) =>
      judgeWatched(context.building, open, (building) => {
        return outcomesOf(link, rule, { ...context, building });
      })
    )
  ).filter((it) => !isOldWork(it, plan));
  const isJudged = ({ link, rule }: LinkOutcome) =>
    byFigure.some((it) => it.link === link && it.rule.id === rule.id);
  return [...byFigure, ...judgeWords(links, plan, project).filter((it) => !isJudged(it))];
}

/** Links as statements of the sheet: what the rules' own words make of name and figure in one breath. */
function judgeWords(
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
): LinkOutcome[] {
  const asked = new Set(links.map((it) => it.requirementId));
  const own = rules.filter((it) => asked.has(it.requirementId));
  const { outcomes } = runRules(own, withLinks(plan, links), project);
  return outcomes.filter(({ at, verdict }) => at.readBy === "model" && verdict.kind !== "pass")
    .flatMap((it): LinkOutcome[] => {
      const link = links.find(({ requirementId, page, words }) =>
        requirementId === it.rule.requirementId && page === it.at.page &&
        isSame(words.box, it.at.box)
      );
      if (!link) return [];
      // The words alone are what the sheet says.
      const at = { ...it.at, sourceText: link.words.text };
      return [{ ...it, link, at, verdict: mildest(it.verdict, link, it.isApplicabilityOpen) }];
    });
}

const isSame = (a: PercentRect, b: PercentRect): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const rulesOf = ({ requirementId }: ProposedLink): Rule<Subject>[] =>
  rules.filter((it) => it.requirementId === requirementId && it.demand);

function outcomesOf(link: ProposedLink, rule: Rule<Subject>, context: RuleContext): LinkOutcome[] {
  const applicability = rule.when?.(context.building, context) ?? "yes";
  if (applicability === "no") return [];
  return subjectsOf(link, rule.demand!, context.plan).flatMap((subject) => {
    if (rule.leavesOut?.(subject.frame, subject, context)) return [];
    return verdictsOn(rule, subject, context)
      .filter(({ kind }) => kind !== "inapplicable")
      .map((verdict): LinkOutcome => ({
        rule: worded(rule),
        link,
        verdict: mildest(
          verdict,
          link,
          applicability === "unknown" || isOfAnother(link, rule, context.plan),
        ),
        at: verdict.at ?? subject,
        isApplicabilityOpen: applicability === "unknown",
      }));
  });
}

/**
 * Does the figure belong to another thing: by a name that can have such a figure itself, or by the list it stands in?
 * A door has a width of its own, whatever is said of stairs. Names that own no such figure, or that the lexicon does
 * not know, may be anything.
 */
function isOfAnother(link: ProposedLink, { demand }: Rule<Subject>, plan: PlanSet): boolean {
  const asked = [demand!.thing, demand!.within ?? []].flat();
  const properties = [demand!.property ?? []].flat();
  const isAsked = (it: string) =>
    asked.some((thing) =>
      isKindOf(it, thing) || isKindOf(thing, it) || isPartOf(it, thing) || isPartOf(thing, it)
    );
  const listed = listedThing(link, plan);
  if (listed !== null && !isAsked(listed)) return true;
  const named = marksIn(link.subject?.text ?? "").flatMap(({ things }) => things);
  const canOwn = (it: string) => properties.some((property) => getThing(it).has?.[property]);
  return named.some(canOwn) && !named.some(isAsked);
}

/** What the rows of a list are, one each. */
const ROWS_OF: Partial<Record<ScheduleKind, string>> = { door: "door", window: "window" };

/** The thing whose row the figure stands in; null outside of lists of one thing. */
function listedThing({ page, words }: ProposedLink, { schedules }: PlanSet): string | null {
  const list = schedules.find(({ kind, rows }) =>
    ROWS_OF[kind] && rows.some((it) => it.page === page && contains(it.box, words.box, 0.3))
  );
  return list ? ROWS_OF[list.kind]! : null;
}

/** What is left open, what is said to be missing and what may not apply asks. */
function mildest(verdict: Verdict, { relation }: ProposedLink, isOpen: boolean): Verdict {
  const mayAccuse = relation === "provides" && !isOpen;
  return verdict.kind === "fail" && !mayAccuse ? { ...verdict, kind: "cantTell" } : verdict;
}

/** The link as a subject of a rule; none where its words say nothing the rule measures. */
function subjectsOf(link: ProposedLink, demand: Demand, plan: PlanSet): FrameSubject[] {
  if (link.relation !== "provides" && link.relation !== "lacks") return [];
  const [thing] = [demand.thing].flat();
  const properties = [demand.property ?? []].flat();
  if (link.relation === "lacks") {
    if (properties.length > 0) return [];
    return [asSubject(link, { thing, property: null, value: null, raw: "" }, demand, plan)];
  }
  return properties.slice(0, 1).flatMap((property) => {
    const figure = figureOf(link.words.text, thing, property);
    return figure ? [asSubject(link, { thing, property, ...figure }, demand, plan)] : [];
  });
}

/**
 * The one figure of the cited words that suits the property, within what anybody would draw of the thing (G2); null
 * when there is none or more than one.
 */
export function figureOf(
  text: string,
  thing: string,
  property: string,
): { value: number; raw: string } | null {
  const { kind } = getProperty(property);
  const [least, most] = getThing(thing).has?.[property] ?? [0, Infinity];
  const figures = figuresIn(text).filter((it) => it.kind === kind);
  if (figures.length !== 1) return null;
  const [{ value, raw }] = figures;
  return value >= least && value <= most ? { value, raw } : null;
}

type Said = Pick<Frame, "thing" | "property" | "value" | "raw">;

function asSubject(link: ProposedLink, said: Said, demand: Demand, plan: PlanSet): FrameSubject {
  const note = plan.notes.find((it) =>
    it.page === link.page && contains(it.box, link.words.box, 0.3)
  );
  const named = link.subject?.text ?? said.thing;
  const text = note?.text ?? [named, link.words.text].join(" ");
  const at: Evidence = {
    page: link.page,
    box: link.words.box,
    sheet: plan.sheets.find((it) => it.page === link.page)?.number ?? null,
    sourceText: link.words.text,
    readBy: "model",
    confidence: CONFIDENCE,
  };
  const room = link.room?.text ?? note?.room ?? null;
  const statement = { ...asStatement(text, at, room), ...placeIn(note) };
  return subjectOf({
    ...at,
    ...said,
    mark: null,
    within: [demand.within ?? []].flat(),
    bound: null,
    unit: said.property === null ? null : getProperty(said.property).unit,
    role: "provided",
    polarity: said.property === null ? "none" : "is",
    work: "new",
    sure: "proposed",
    clause: said.raw === "" ? text : `${named} #`,
    text,
    context: [named, note?.heading, note?.drawing, link.room?.text].filter(Boolean).join(" "),
    statement,
  }, demand);
}

const placeIn = (note: Note | undefined): Partial<Pick<Note, "heading" | "drawing">> =>
  note ? { heading: note.heading, drawing: note.drawing } : {};
