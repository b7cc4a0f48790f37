/**
 * What the model adds to a review. Nothing it proposes can acquit, and without it the review is the same. A link accuses
 * only when its words exist, code read the figure from them, the sheet bears it out, a second, blind reading agreed and no
 * text of the set speaks against it; where something is held against it, it has to be heard besides. Anything less asks a
 * person.
 */
import { type Finding, isSearched } from "../../_shared/domain/finding.ts";
import type { PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import type { Verdict } from "../../_rules/define_rule.ts";
import type { Statement } from "../../_rules/measure.ts";
import { isAtMiddle, overlaps, type PercentRect, unionRect } from "../../_shared/geometry.ts";
import { CONFIRMED_LINK, HEARD, UNCONFIRMED } from "../../_shared/provenance.ts";
import type { Confirmation } from "../propose/confirm.ts";
import { linkKey, type ProposedLink } from "../propose/link.ts";
import type { Exemption } from "../propose/set_opinion.ts";
import { alsoAbsent } from "./also_absent.ts";
import { gateFindings, type PageTexts } from "./gate.ts";
import { idleDenials, judgeLinks, type LinkOutcome } from "./judge_links.ts";
import type { Judgement } from "./judge_plan.ts";
import { isKindred } from "./kindred.ts";
import { isReadFrom } from "./link_figures.ts";
import { type Hold, mildest } from "./link_holds.ts";
import { drawingOf, statementAround } from "./link_subjects.ts";
import { mergeFindings } from "./merge.ts";
import { isAsked, proposedQuestions, type ProposedSet } from "./proposed_questions.ts";
import { toFinding } from "./to_finding.ts";
import { linksTakenBack } from "./taken_back.ts";
import { failuresTold } from "./told.ts";
import { asUnconfirmed } from "./unconfirmed.ts";

export type OwnReview = Pick<Judgement, "verified" | "unverified" | "asked">;

/** Links that would fail a rule, or do once they are heard: those worth a second reading. */
export function linksInQuestion(own: OwnReview, linked: ProposedSet): ProposedLink[] {
  const failing = raisedBy(own, linked).filter((it) =>
    it.verdict.kind === "fail" || mayBeHeard(it)
  );
  return [...new Map(failing.map(({ link }) => [linkKey(link), link])).values()];
}

/** Links that fail a rule or would if nothing stood against it: no figure of theirs is plain enough for a control. */
export function linksInDoubt(own: OwnReview, linked: ProposedSet): ProposedLink[] {
  return raisedBy(own, linked)
    .filter(({ verdict, held }) => verdict.kind === "fail" || held !== null && held !== "relation")
    .map(({ link }) => link);
}

/** Adds what the links come to; without links the review comes back as it is. */
export function addLinks(
  own: OwnReview,
  linked: ProposedSet & { confirmations: readonly Confirmation[]; texts: PageTexts },
): Pick<OwnReview, "verified" | "unverified"> {
  const agreed = new Set(
    linked.confirmations.filter((it) => it.outcome === "agrees").map((it) => it.key),
  );
  const objected = new Set(linked.opinion.objections.map(({ key }) => key));
  const isConfirmed = ({ link, isBorneOut }: LinkOutcome) =>
    isBorneOut && agreed.has(linkKey(link)) && !objected.has(linkKey(link));
  const isHeard = ({ link }: LinkOutcome) => linked.opinion.heard.has(linkKey(link));
  const takenBack = linksTakenBack(linked);
  const raised = raisedBy(own, linked)
    .filter(({ verdict, link }) => verdict.kind !== "pass" && !takenBack.has(link))
    .map((it) => mayBeHeard(it) && isConfirmed(it) && isHeard(it) ? asHeard(it) : it)
    .map((it) => asFinding(it, isConfirmed(it), linked.plan));
  const accused = own.verified.filter(({ status }) => status === "issue");
  const accusing: Finding[] = [];
  for (const it of raised.filter(({ status }) => status === "issue")) {
    if (![...accused, ...accusing].some((known) => says(known, it))) accusing.push(it);
  }
  const issues = [...accused, ...accusing];
  const asking = onePlaceEach(raised.filter((it) => it.status !== "issue"));
  const findings = [
    ...accusing,
    ...asking.filter((it) =>
      !isAskedAlready(own, it) && !issues.some((known) => answers(known, it))
    ),
  ];
  const questions = proposedQuestions([...own.verified, ...findings], linked);
  if (findings.length + questions.length + linked.sightings.length === 0) return own;
  const all = [...findings, ...questions.map(asQuestion)];
  const { verified, unverified } = gateFindings(mergeFindings(all), linked.texts);
  const standing = alsoAbsent(own.verified, linked).filter((it) =>
    it.status !== "warning" || !verified.some((other) => settles(other, it))
  );
  return {
    verified: mergeFindings([...standing, ...verified]),
    unverified: [...own.unverified, ...unverified],
  };
}

/** Outcomes of links at places the engine's own review does not speak of already. */
function raisedBy(own: OwnReview, { links, plan, project, opinion }: ProposedSet): LinkOutcome[] {
  const claims = [
    ...links.filter((it) => it.relation === "exempts"),
    ...opinion.exemptions.map(asClaim),
  ];
  const isExempt = ({ link }: LinkOutcome) =>
    claims.some((it) => it.requirementId === link.requirementId && bearsOn(it, link, plan));
  const judged = judgeLinks(links, plan, project);
  const complies = ({ link }: LinkOutcome) =>
    judged.some((it) => it.link === link && it.verdict.kind === "pass");
  const isMet = ({ link }: LinkOutcome) =>
    judged.some((it) => it.link === link && it.verdict.kind === "pass" && !it.isPresumed);
  const told = failuresTold(own.asked, judged, { links, plan });
  const idle = idleDenials(links, plan, project);
  const isTold = ({ link, rule }: LinkOutcome) =>
    told.some((it) => it.link === link && it.rule.id === rule.id);
  return [...told, ...judged.filter((it) => !isTold(it) && !idle.has(it.link))]
    .filter((it) => !own.verified.some((known) => speaksOf(known, it)))
    .map((it) =>
      // A reason why the demand may not bind makes a question of what would accuse.
      isExempt(it) ? { ...it, ...(it.held ? {} : mildest(it.verdict, () => "exempted")) } : it
    )
    // What the sheet itself says of the figure and complies is what is meant; so may be what its requirement says.
    .filter((it) => it.held !== "another measure" || !isMet(it))
    .map((it) =>
      it.held === "another measure" && complies(it) ? { ...it, held: "told otherwise" } : it
    );
}

/**
 * May a failure that something is held against accuse all the same, where a second reader agrees and a reader of all texts
 * of the set, who sees through what plainly is something else, finds nothing to say against it? What is held against it has
 * to be something that words could tell, and the rule one that accuses by figures at all.
 */
const mayBeHeard = ({ rule, held, isBorneOut }: LinkOutcome): boolean =>
  isBorneOut && held !== null && HEARABLE.has(held) && !rule.demand?.onlyAsks;

/** Whose the figure is and what it measures, whether an exception is claimed, and what else is said with it. */
const HEARABLE: ReadonlySet<Hold> = new Set([
  "another measure",
  "another thing",
  "exception",
  "exempted",
  "several figures",
  "left out",
  "own words",
]);

const failureOf = ({ verdict }: LinkOutcome): Verdict => ({ ...verdict, kind: "fail" });

const asHeard = (it: LinkOutcome): LinkOutcome => ({
  ...it,
  verdict: failureOf(it),
  held: null,
  isHeard: true,
});

/** A reason with its place, from a link or from what is said of the set as a whole. */
type Claim = Pick<ProposedLink, "requirementId" | "page" | "words">;

const asClaim = ({ requirementId, at: { page, box } }: Exemption): Claim => ({
  requirementId,
  page,
  words: { ids: [], text: "", box },
});

/**
 * May a reason hold for the words of a link: one of the building as a whole, or one given in the same text, list or
 * drawing? `10 OCCUPANTS, ONE EXIT` in the row of one room exempts no other.
 */
function bearsOn(claim: Claim, link: ProposedLink, plan: PlanSet): boolean {
  const said = statementAround(claim, plan);
  if (!said || isOfBuilding(said, plan)) return true;
  const around = statementAround(link, plan);
  return said === around ||
    said.schedule !== null && said.schedule === around?.schedule ||
    said.drawing !== null && claim.page === link.page && said.drawing === drawingOf(link, plan);
}

/** Notes that stand in no drawing and no list, and what code data and covers say. */
const isOfBuilding = ({ schedule, drawing, page }: Statement, { sheets }: PlanSet): boolean =>
  schedule?.kind === "code summary" || schedule === null && drawing === null ||
  sheets.some((it) => it.page === page && OF_BUILDING.includes(it.kind));

const OF_BUILDING: readonly Sheet["kind"][] = ["cover", "code summary", "notes"];

/** The engine decided this requirement here on its own evidence: not in the row above, whose box touches the words. */
function speaksOf(
  { requirementId, status, documentMarkup }: Finding,
  { link: { page, words, ...link } }: LinkOutcome,
): boolean {
  return status !== "warning" && requirementId === link.requirementId &&
    documentMarkup.page === page && isAtMiddle(documentMarkup, words.box);
}

/** The engine asks by the same rule at this place. */
const isAskedAlready = (
  { verified }: OwnReview,
  { ruleId, requirementId, documentMarkup }: Finding,
): boolean =>
  isAsked(verified.filter((it) => it.ruleId === ruleId && it.status === "warning"), requirementId, {
    page: documentMarkup.page,
    box: documentMarkup,
  });

/** An issue says already in the words of one code what another says of the same figure in those of a second. */
const says = (known: Finding, other: Finding): boolean =>
  known.documentMarkup.page === other.documentMarkup.page &&
  overlaps(known.documentMarkup, other.documentMarkup) &&
  (isFigureOf(known, other) || isKindred(known.requirementId, other.requirementId));

const isFigureOf = ({ measured }: Finding, { evidence }: Finding): boolean =>
  typeof measured === "number" && isReadFrom(measured, evidence.sourceText);

/** An issue says already what is asked: the same figure of its requirement or its place, or a kindred one in its place. */
function answers(known: Finding, asked: Finding): boolean {
  if (known.requirementId === asked.requirementId) {
    return typeof known.measured === "number" && known.measured === asked.measured;
  }
  return says(known, asked);
}

/**
 * An issue at the place of a question of the same requirement answers it. Where the question rests on nothing having
 * been found, what its rule makes of words on that sheet is the better question.
 */
function settles(raised: Finding, asked: Finding): boolean {
  if (
    raised.requirementId !== asked.requirementId ||
    raised.documentMarkup.page !== asked.documentMarkup.page
  ) return false;
  return raised.status === "issue" && overlaps(raised.documentMarkup, asked.documentMarkup) ||
    raised.ruleId === asked.ruleId && isSearched(asked) && !isSearched(raised);
}

/** One rule asks once about the same words, however many of its sentences fit them. */
const onePlaceEach = (asking: readonly Finding[]): Finding[] =>
  asking.filter((it, at) =>
    !asking.slice(0, at).some((other) =>
      other.ruleId === it.ruleId && other.documentMarkup.page === it.documentMarkup.page &&
      overlaps(other.documentMarkup, it.documentMarkup)
    )
  );

const readByModel = (finding: Finding): Finding => ({
  ...finding,
  evidence: { ...finding.evidence, readBy: "model" },
});

/** A question of the model says whose it is. */
const asQuestion = (finding: Finding): Finding => readByModel(asUnconfirmed(finding, UNCONFIRMED));

/** Words of a row that give no figure are shown with what leads to them from its mark: W8, ANNEALED. */
export function placeInRow({ at, link, verdict }: LinkOutcome, plan: PlanSet): PercentRect {
  const row = typeof verdict.data.actual === "number" ? null : statementAround(link, plan)?.row;
  return row?.cells[0] ? unionRect([row.cells[0].box, at.box]) : at.box;
}

function asFinding(outcome: LinkOutcome, isConfirmed: boolean, plan: PlanSet): Finding {
  const accuses = outcome.verdict.kind === "fail" && isConfirmed;
  const box = placeInRow(outcome, plan);
  // Read by the model, a failure would only ask: what is confirmed is read from the words by code.
  const at = { ...outcome.at, box, ...(accuses && { readBy: "text" as const }) };
  const finding = toFinding({ ...outcome, at }, plan.sheets);
  if (!accuses || finding.status !== "issue") return asQuestion(finding);
  const description = [finding.description, CONFIRMED_LINK, outcome.isHeard ? HEARD : null]
    .filter(Boolean).join(" ");
  return readByModel({
    ...finding,
    description,
    documentMarkup: {
      ...finding.documentMarkup,
      annotationText: `${finding.title}: ${description}`,
    },
  });
}
