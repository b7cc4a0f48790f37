/** What stands against a failure that rests on a link, whatever else is proved of it. */
import { getProperty, getThing, isKindOf, isPartOf, marksIn } from "../../_lexicon/mod.ts";
import type { PlanSet, ScheduleKind } from "../../_shared/domain/plan_set.ts";
import { contains, overlaps } from "../../_shared/geometry.ts";
import { roomUseOf } from "../../_shared/domain/room_uses.ts";
import { atLeast, atMost } from "../../_shared/units.ts";
import type { Demand, Rule, RuleContext, Subject, Verdict } from "../../_rules/define_rule.ts";
import { isMeant } from "../../_rules/frames/demand.ts";
import {
  clausesOf,
  excepts,
  type FrameSubject,
  loose,
  whileListening,
} from "../../_rules/measure.ts";
import { SLACK } from "../propose/gate/parts.ts";
import type { Proof, ProposedLink } from "../propose/link.ts";
import { OF_MANY } from "./ask_frames.ts";
import { hasRival, headsOf, standsAmongOthers } from "./link_figures.ts";
import {
  deniesInWords,
  drawingOf,
  isUpright,
  measuresAsked,
  measuresTold,
  ownersNamed,
  roomsNumbered,
  standsBare,
  statementAround,
  subjectsOfLink,
  thingsMarked,
} from "./link_subjects.ts";

/** Why a failure asks instead of accusing. */
export type Hold =
  /** The link says something else than that the thing has the figure. */
  | "relation"
  /** A fact the demand hangs on is open. */
  | "applicability"
  /** Another link says why the demand may not bind. */
  | "exempted"
  /** The name is another thing's. */
  | "another thing"
  /** The list it stands in is another thing's. */
  | "another list"
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
  if (link.relation !== "provides" || deniesInWords(link, context.plan)) return "relation";
  if (isOpen) return "applicability";
  if (standsAmongOthers(link, context.plan)) return "several figures";
  if (rule.demand && isListedAsOther(link, rule, context.plan)) return "another list";
  if (rule.demand && isOfAnother(link, rule, context.plan)) return "another thing";
  if (rule.demand && standsElsewhere(link, rule.demand, context.plan)) return "another thing";
  if (rule.demand && isAnotherMeasure(link, rule, context.plan)) return "another measure";
  if (subject && hasRival(link.words.text, clauseAt(link, context.plan))) return "several figures";
  if (subject && mayBeExcepted(rule, subject, context)) return "exception";
  if (subject && !isTold(link, rule, { subject, plan: context.plan })) return "own words";
  return isLeftOut(link, rule, { context, subject }) ? "left out" : null;
}

/**
 * May the demand judge the figure? Where it stands alone the drawing tells what it is, and the second reading says of
 * which thing; so it does beside words that name nothing else which can have such a figure. What the demand wants said
 * has to be said, by the sheet or by what the link is about.
 */
const isTold = (
  link: ProposedLink,
  rule: Rule<Subject>,
  { subject, plan }: { subject: FrameSubject; plan: PlanSet },
): boolean =>
  !rule.demand!.onlyAsks && isMeant(subject.frame, rule.demand!) && isOwnFigure(link, rule, plan);

/** Is the figure that of the thing, as far as the words at it go? Of many things of a kind the name has to say it. */
export function isOwnFigure(link: ProposedLink, rule: Rule<Subject>, plan: PlanSet): boolean {
  if (isOwnMeasure(rule) || namesAsked(link, rule, plan)) return true;
  if ([rule.demand!.thing].flat().some((it) => TOLD_BY_NAME.has(it))) {
    return isTitled(link, rule, plan) || isInOwnList(link, rule, plan);
  }
  return standsBare(link, plan) || !namesOther(link, rule, plan);
}

/** Does the title of the drawing say that what it shows has to comply: `ACCESSIBLE STALLS`? */
function isTitled(link: ProposedLink, { demand }: Rule<Subject>, plan: PlanSet): boolean {
  const particular = [demand!.thing].flat().filter((it) => !OF_MANY.has(it) && !COMMON.has(it));
  const titled = ownersNamed(drawingOf(link, plan));
  return titled.some((it) => particular.some((thing) => isKindOf(it, thing)));
}

/**
 * Does a row of a list of such things say which of them has to comply: the `BED 2 | CLR` of an escape opening? Where a
 * door leads its row seldom tells.
 */
function isInOwnList(link: ProposedLink, rule: Rule<Subject>, plan: PlanSet): boolean {
  const { where } = rule.demand!;
  if (!where || [rule.demand!.thing].flat().includes("door")) return false;
  if (!listedThings(link, plan).some((it) => isAsked(it, rule))) return false;
  return loose(where).test(saidOf(link, plan));
}

/** Do the name, or the words at the figure, name another thing that can have such a figure itself? */
function namesOther(link: ProposedLink, rule: Rule<Subject>, plan: PlanSet): boolean {
  const named = [...ownersNamed(clauseAt(link, plan)), ...ownersOf(link, plan)];
  return named.some((it) => canOwn(it, rule)) && !named.some((it) => isAsked(it, rule));
}

/** The clause of a text the figure stands in; empty in a row, and where it stands alone. */
function clauseAt(link: ProposedLink, plan: PlanSet): string {
  const around = statementAround(link, plan);
  const clauses = around && !around.row ? clausesOf(around.text) : [];
  return clauses.find((it) => it.includes(link.words.text)) ?? "";
}

/** What the name of a link, its own words and the head of their column say the figure is of. */
const ownersOf = (link: ProposedLink, plan: PlanSet): string[] =>
  [link.subject?.text ?? "", link.words.text, ...headsOf(link, plan)].flatMap(ownersNamed);

const canOwn = (it: string, { demand }: Rule<Subject>): boolean =>
  [demand!.property ?? []].flat().some((property) => getThing(it).has?.[property]);

/** Of these the name says where or what for, and the unit what is measured: `CORRIDORS | 60 PSF`. */
const OWN_MEASURES: ReadonlySet<string> = new Set(["live load"]);

/** Does the name alone say where the demand is made? */
export const isOwnMeasure = ({ demand }: Rule<Subject>): boolean =>
  [demand!.thing].flat().every((it) => OWN_MEASURES.has(it));

/** Of these, and of stalls, only the name says that it is one which has to comply. */
const TOLD_BY_NAME: ReadonlySet<string> = new Set([
  ...OF_MANY,
  "accessible parking space",
  "parking space",
]);

/** Of these a title says nothing of one of them. */
const COMMON: ReadonlySet<string> = new Set(["parking space"]);

/** Does the figure keep the mildest limit that may govern it? */
export function mayBeExcepted(
  { demand }: Rule<Subject>,
  { frame }: FrameSubject,
  context: RuleContext,
): boolean {
  const bounds = demand!.mild?.(context.limits, frame, context);
  if (!bounds || frame.value === null) return false;
  return atLeast(frame.value, bounds.min ?? -Infinity, frame.unit ?? "") &&
    atMost(frame.value, bounds.max ?? Infinity, frame.unit ?? "");
}

/**
 * Do the words at the figure say what is measured, and none of it what the rule does? From one thing to another run
 * heights and depths of what the same words name: `T.O. RAIL TO PORCH`.
 */
export function isAnotherMeasure(link: ProposedLink, rule: Rule<Subject>, plan: PlanSet): boolean {
  const { demand } = rule;
  const name = link.subject?.text.toLowerCase() ?? "";
  // The name of a bare figure may say what it is measured from: of such words the plain ones count.
  const told = measuresTold(link, plan)
    .filter((it) => (!standsBare(link, plan) || name.includes(it)) && !isOtherUnit(it, demand!))
    .filter((it) =>
      it !== "distance" || !ownersNamed(clauseAt(link, plan)).some((it) => isAsked(it, rule))
    );
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
export function isLeftOut(
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
  const over = [link.subject?.text, link.room?.text, around?.room, around?.drawing]
    .concat(isOfSeveral(around?.heading) ? [] : around?.heading, rooms).filter(Boolean).join(" ");
  const words = [clause, over].map((it) => it.replaceAll(link.words.text, "#"));
  const { unless, notWithin = [], keep } = rule.demand ?? {};
  const { leftOut } = whileListening(() => rule.applies(plan, context));
  const says = (pattern: RegExp) => words.some((it) => saysOfThing(pattern, it));
  const named = marksIn(words.join(" | ")).flatMap(({ things }) => things);
  return unless !== undefined && says(unless) || leftOut.some(says) ||
    [notWithin].flat().some((thing) => named.some((it) => isKindOf(it, thing))) ||
    subject !== undefined && keep?.(subject.frame) === false;
}

/** Would the demand refuse the figure with its name: `MOP SINK 120 F`? */
export const isRefused = (link: ProposedLink, { demand }: Rule<Subject>, plan: PlanSet): boolean =>
  demand?.keep !== undefined &&
  subjectsOfLink(link, demand, plan).some(({ frame }) => demand.keep!(frame) === false);

/** Is a pattern said of the thing, not denied and not of where it comes from: `GAS LINE FROM THE METER`? */
function saysOfThing(pattern: RegExp, text: string): boolean {
  if (!excepts(pattern, text)) return false;
  const { source, flags } = loose(pattern);
  return [...text.matchAll(new RegExp(source, flags.replace("g", "") + "g"))]
    .some(({ index }) => !ORIGIN.test(text.slice(0, index)));
}

/** What a figure is measured from is said right behind it. */
const ORIGIN = /[A-Z][,.)]?\s+FROM\s+(?:(?:THE|ITS|EACH|A)\s+)*$/i;

/** A title of two matters says of no figure which of them it is: `WATER & GAS DATA`. */
const isOfSeveral = (title: string | null | undefined): boolean =>
  /[A-Z]\s*(?:&|\/|\bAND\b)\s*[A-Z]/i.test(title ?? "");

/** Does the list the figure stands in list another thing? A door has a width of its own, whatever is said of stairs. */
function isListedAsOther(link: ProposedLink, rule: Rule<Subject>, plan: PlanSet): boolean {
  const listed = listedThings(link, plan);
  const isListed = listed.some((it) => isAsked(it, rule)) ||
    ownersNamed(cellOf(link, plan)).some((it) => isAsked(it, rule));
  return listed.length > 0 && !isListed;
}

/**
 * Does the figure belong to another thing, by a name that can have such a figure itself and stands with it in one breath?
 * Names that own no such figure, that the lexicon does not know, or that only say where the drawing is may be anything.
 */
function isOfAnother(link: ProposedLink, rule: Rule<Subject>, plan: PlanSet): boolean {
  if (link.proof !== null && !IN_ONE_BREATH.includes(link.proof)) return false;
  const named = ownersOf(link, plan);
  return named.some((it) => canOwn(it, rule)) && !named.some((it) => isAsked(it, rule));
}

/** The cell the figure stands in, with all it says: `SELF-LATCHING, RELEASE 48" A.F.F.` names a thing of its own. */
const cellOf = (link: ProposedLink, plan: PlanSet): string =>
  statementAround(link, plan)?.row?.cells
    .find(({ box }) => contains(box, link.words.box, SLACK))?.text ?? "";

/** What is demanded within a corridor is not demanded of storage rooms, by their names or the numbers a row gives. */
function standsElsewhere(link: ProposedLink, { within }: Demand, plan: PlanSet): boolean {
  const uses = [link.subject, link.room].flatMap((it) => it ? [roomUseOf(it.text).label] : []);
  const isOfWays = [within ?? []].flat().includes("corridor");
  if (isOfWays && uses.some((it) => STAYED_IN.has(it)) && !uses.includes("Circulation")) {
    return true;
  }
  const rooms = within === undefined ? [] : roomsNumbered(link, plan);
  const named = marksIn(rooms.join(" | ")).flatMap(({ things }) => things);
  return rooms.length > 0 &&
    ![within ?? []].flat().some((thing) => named.some((it) => isKindOf(it, thing)));
}

/** Uses of rooms that are no ways out of others. */
const STAYED_IN: ReadonlySet<string> = new Set([
  "Restrooms and laundry",
  "Storage and mechanical",
  "Sleeping and living",
]);

/** How a name stands with what it owns. */
const IN_ONE_BREATH: readonly Proof[] = ["run", "row"];

/** Is the thing one the rule demands something of, a kind or a part of it, or what it is part of? */
export function isAsked(it: string, { demand }: Rule<Subject>): boolean {
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

/** What the rows of a list are, one each, and what of it has a column of its own. */
const ROWS_OF: Partial<Record<ScheduleKind, readonly string[]>> = {
  door: ["door", "threshold"],
  window: ["window", "sill"],
};

/** The things whose row the figure stands in; none outside of lists of one thing. */
function listedThings({ page, words }: ProposedLink, { schedules }: PlanSet): readonly string[] {
  const list = schedules.find(({ kind, rows }) =>
    ROWS_OF[kind] && rows.some((it) => it.page === page && contains(it.box, words.box, SLACK))
  );
  return list ? ROWS_OF[list.kind]! : [];
}
