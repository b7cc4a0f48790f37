/** What stands against a failure that rests on a link, whatever else is proved of it. */
import { getProperty, getThing, isKindOf, isPartOf, marksIn } from "../../_lexicon/mod.ts";
import type { PlanSet, ScheduleKind } from "../../_shared/domain/plan_set.ts";
import { contains, overlaps } from "../../_shared/geometry.ts";
import { atLeast, atMost } from "../../_shared/units.ts";
import type { Demand, Rule, RuleContext, Subject, Verdict } from "../../_rules/define_rule.ts";
import { isMeant } from "../../_rules/frames/demand.ts";
import { clausesOf, type FrameSubject, loose, whileListening } from "../../_rules/measure.ts";
import { SLACK } from "../propose/gate/parts.ts";
import type { Proof, ProposedLink } from "../propose/link.ts";
import { OF_MANY } from "./ask_frames.ts";
import { saysNone, standsAmongOthers } from "./link_figures.ts";
import {
  isUpright,
  measuresAsked,
  measuresTold,
  roomsNumbered,
  standsBare,
  statementAround,
  thingsMarked,
  thingsNamed,
} from "./link_subjects.ts";

/** Why a failure asks instead of accusing. */
export type Hold =
  /** The link says something else than that the thing has the figure. */
  | "relation"
  /** A fact the demand hangs on is open. */
  | "applicability"
  /** Another link says why the demand may not bind. */
  | "exempted"
  /** The name or the list is another thing's. */
  | "another thing"
  /** The words at the figure say that something else is measured. */
  | "another measure"
  /** The figure keeps a milder limit, which an exception nobody tells of may allow. */
  | "exception"
  /** The words give two figures of one kind. */
  | "several figures"
  /** The rule's own queries would leave out the clause, or what stands over it. */
  | "left out"
  /** The same figure complies elsewhere on the page, or is left out there. */
  | "told otherwise"
  /** The rule's own words find nothing wrong, in the cited words or in all that is said around them. */
  | "own words";

/** A verdict that what is held against it turned into a question. */
export interface Held {
  verdict: Verdict;
  /** Null where a failure may accuse, or there is none. */
  held: Hold | null;
}

/** A failure that something is held against asks; every other verdict stays, and nothing is looked for against it. */
export function mildest(verdict: Verdict, holdAgainst: () => Hold | null): Held {
  const held = verdict.kind === "fail" ? holdAgainst() : null;
  return held ? { verdict: { ...verdict, kind: "cantTell" }, held } : { verdict, held: null };
}

/** What is held against a failure by how the link is told, an open fact, its name and the words around it. */
export function holdAgainst(
  link: ProposedLink,
  rule: Rule<Subject>,
  { context, isOpen, subject }: { context: RuleContext; isOpen: boolean; subject?: FrameSubject },
): Hold | null {
  if (link.relation !== "provides" || saysNone(link.words.text)) return "relation";
  if (isOpen) return "applicability";
  if (standsAmongOthers(link, context.plan)) return "several figures";
  if (rule.demand && isOfAnother(link, rule, context.plan)) return "another thing";
  if (rule.demand && standsElsewhere(link, rule.demand, context.plan)) return "another thing";
  if (rule.demand && isAnotherMeasure(link, rule, context.plan)) return "another measure";
  if (subject && mayBeExcepted(rule, subject, context)) return "exception";
  if (subject && !isTold(link, rule, { subject, plan: context.plan })) return "own words";
  return isLeftOut(link, rule, { context, subject }) ? "left out" : null;
}

/**
 * May the demand judge the figure? Where it stands alone the drawing tells what it is; of words beside it the name has
 * to be the thing itself. What the demand wants said has to be said, by the sheet or by what the link is about.
 */
function isTold(
  link: ProposedLink,
  rule: Rule<Subject>,
  { subject, plan }: { subject: FrameSubject; plan: PlanSet },
): boolean {
  const isAnyOfMany = [rule.demand!.thing].flat().some((it) => TOLD_BY_NAME.has(it));
  return !rule.demand!.onlyAsks && isMeant(subject.frame, rule.demand!) &&
    (standsBare(link, plan) && !isAnyOfMany || isOwnMeasure(rule) || namesAsked(link, rule, plan));
}

/** Of these the name says where or what for, and the unit what is measured: `CORRIDORS | 60 PSF`. */
const OWN_MEASURES: ReadonlySet<string> = new Set(["live load"]);

const isOwnMeasure = ({ demand }: Rule<Subject>): boolean =>
  [demand!.thing].flat().every((it) => OWN_MEASURES.has(it));

/** Of these, and of stalls, only the name says that it is one which has to comply. */
const TOLD_BY_NAME: ReadonlySet<string> = new Set([
  ...OF_MANY,
  "accessible parking space",
  "parking space",
]);

/** Does the figure keep the mildest limit that may govern it? */
function mayBeExcepted(
  { demand }: Rule<Subject>,
  { frame }: FrameSubject,
  context: RuleContext,
): boolean {
  const bounds = demand!.mild?.(context.limits, frame, context);
  if (!bounds || frame.value === null) return false;
  return atLeast(frame.value, bounds.min ?? -Infinity, frame.unit ?? "") &&
    atMost(frame.value, bounds.max ?? Infinity, frame.unit ?? "");
}

/** Do the words at the figure say what is measured, and none of it what the rule does? */
function isAnotherMeasure(link: ProposedLink, { demand }: Rule<Subject>, plan: PlanSet): boolean {
  const name = link.subject?.text.toLowerCase() ?? "";
  // The name of a bare figure may say what it is measured from: of such words the plain ones count.
  const told = measuresTold(link, plan)
    .filter((it) => (!standsBare(link, plan) || name.includes(it)) && !isOtherUnit(it, demand!));
  const properties = [demand!.property ?? []].flat();
  if (properties.length === 0) return false;
  if (told.length > 0) return !told.some((it) => properties.includes(it));
  // Nothing at the figure says what is measured: the second reading agrees to what the requirement is said to measure.
  const asked = measuresAsked(link.requirementId);
  return asked.length > 0 && properties.every(isUpright) && !asked.some(isUpright) &&
    !isDrawnUpright(link, plan);
}

/** `60 PSF` beside words of a floor can be no height: a measure in another unit is none the figure can have. */
const isOtherUnit = (told: string, { property }: Demand): boolean =>
  [property ?? []].flat().every((it) => getProperty(it).kind !== getProperty(told).kind);

/** An upright dimension line tells of what has a height that it is meant, whatever else the requirement measures. */
const isDrawnUpright = ({ page, words }: ProposedLink, { dimensions }: PlanSet): boolean =>
  dimensions.some((it) =>
    it.page === page && overlaps(it.box, words.box) && it.orientation === "vertical"
  );

/** All the sheet says in the place of a link, its name in front. */
export const saidOf = (link: ProposedLink, plan: PlanSet): string =>
  [link.subject?.text, statementAround(link, plan)?.text ?? link.words.text].filter(Boolean).join(
    " ",
  );

/** Would the rule leave out the clause the figure stands in, by its demand or by the words of its own queries? */
function isLeftOut(
  link: ProposedLink,
  rule: Rule<Subject>,
  { context, subject }: { context: RuleContext; subject?: FrameSubject },
): boolean {
  const { plan } = context;
  const around = statementAround(link, plan);
  const clauses = around ? clausesOf(around.text) : [];
  const clause = clauses.find((it) => it.includes(link.words.text)) ?? around?.text ??
    link.words.text;
  const rooms = roomsNumbered(link, plan);
  const over = [link.subject?.text, link.room?.text, around?.room, around?.heading, around?.drawing]
    .concat(rooms).filter(Boolean).join(" ");
  const words = [clause, over].map((it) => it.replaceAll(link.words.text, "#"));
  const { unless, notWithin = [], keep } = rule.demand ?? {};
  const { leftOut } = whileListening(() => rule.applies(plan, context));
  const says = (pattern: RegExp) => words.some((it) => loose(pattern).test(it));
  const named = marksIn(words.join(" | ")).flatMap(({ things }) => things);
  return unless !== undefined && says(unless) || leftOut.some(says) ||
    [notWithin].flat().some((thing) => named.some((it) => isKindOf(it, thing))) ||
    subject !== undefined && keep?.(subject.frame) === false;
}

/**
 * Does the figure belong to another thing: by a name that can have such a figure itself and stands with it in one
 * breath, or by the list it stands in? A door has a width of its own, whatever is said of stairs. Names that own no such
 * figure, that the lexicon does not know, or that only say where the drawing is may be anything.
 */
function isOfAnother(link: ProposedLink, rule: Rule<Subject>, plan: PlanSet): boolean {
  const properties = [rule.demand!.property ?? []].flat();
  const listed = listedThing(link, plan);
  if (listed !== null && !isAsked(listed, rule)) return true;
  if (link.proof !== null && !IN_ONE_BREATH.includes(link.proof)) return false;
  const named = thingsNamed(link);
  const canOwn = (it: string) => properties.some((property) => getThing(it).has?.[property]);
  return named.some(canOwn) && !named.some((it) => isAsked(it, rule));
}

/** What is demanded within a corridor is not demanded of the storage rooms a row gives by their numbers. */
function standsElsewhere(link: ProposedLink, { within }: Demand, plan: PlanSet): boolean {
  const rooms = within === undefined ? [] : roomsNumbered(link, plan);
  const named = marksIn(rooms.join(" | ")).flatMap(({ things }) => things);
  return rooms.length > 0 &&
    ![within ?? []].flat().some((thing) => named.some((it) => isKindOf(it, thing)));
}

/** How a name stands with what it owns. */
const IN_ONE_BREATH: readonly Proof[] = ["run", "row"];

/** Is the thing one the rule demands something of, a kind or a part of it, or what it is part of? */
function isAsked(it: string, { demand }: Rule<Subject>): boolean {
  return [demand!.thing, demand!.within ?? []].flat().some((thing) =>
    isKindOf(it, thing) || isKindOf(thing, it) || isPartOf(it, thing) || isPartOf(thing, it)
  );
}

/** Does the name say the thing itself that the rule demands something of? */
export function namesAsked(
  link: ProposedLink,
  { demand }: Rule<Subject>,
  plan: PlanSet,
): boolean {
  return demand !== undefined &&
    thingsMarked(link, plan).some((it) =>
      [demand.thing].flat().some((thing) => isKindOf(it, thing) || isKindOf(thing, it))
    );
}

/** What the rows of a list are, one each. */
const ROWS_OF: Partial<Record<ScheduleKind, string>> = { door: "door", window: "window" };

/** The thing whose row the figure stands in; null outside of lists of one thing. */
function listedThing({ page, words }: ProposedLink, { schedules }: PlanSet): string | null {
  const list = schedules.find(({ kind, rows }) =>
    ROWS_OF[kind] && rows.some((it) => it.page === page && contains(it.box, words.box, SLACK))
  );
  return list ? ROWS_OF[list.kind]! : null;
}
