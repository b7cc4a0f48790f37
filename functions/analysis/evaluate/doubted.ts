/**
 * Issues of the rules that the model’s eyes speak against. Where no link speaks of one, a reader who is shown its words
 * and nothing of what was found says what they are about; one who is believed and takes them for something else makes a
 * question of the issue. So does a link that ties its figure to something else (`another_owner.ts`), a reason, among its
 * words, why what is missing need not be there, and what a reader of all texts of the set finds to say against it.
 * Nothing is acquitted by it, and without a model nothing is doubted.
 */
import { type Finding, isSearched, placesOf } from "../../_shared/domain/finding.ts";
import { getRequirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import type { Confirmation } from "../propose/confirm.ts";
import { fitsOneLook } from "../propose/control.ts";
import type { ProposedLink } from "../propose/link.ts";
import type { Reading } from "../propose/reading.ts";
import type { Objection } from "../propose/set_opinion.ts";
import { anotherOwner, type LinkedSet, linksAt } from "./another_owner.ts";
import { judgeLinks } from "./judge_links.ts";
import { isKindred } from "./kindred.ts";
import { givesFigure, isReadFrom } from "./link_figures.ts";
import { hasOneName } from "./link_subjects.ts";
import { mergeFindings } from "./merge.ts";
import { asUnconfirmed } from "./unconfirmed.ts";

/** Issues put before the model with all texts of the set, that it may say what speaks against them. */
export const issuesClaimed = (findings: readonly Finding[]): Reading[] =>
  findings.filter(isRead).map(toReading);

/** Issues whose words are worth a second reading: nothing speaks for them or against them yet. */
export function issuesInQuestion(findings: readonly Finding[], set: LinkedSet): Reading[] {
  const sheets = new Map(set.plan.sheets.map((it) => [it.page, it]));
  return findings.filter((it) => isRead(it) && !isLinked(it, set.links) && !anotherOwner(it, set))
    .map(toReading)
    .filter(({ page, box }) => fitsOneLook(box, sheets.get(page)));
}

/**
 * Issues a second reader took for something else, whose figure a link ties to something else, whose words excuse them,
 * or that texts of the set speak against, are questions; all else stays as it is.
 */
export function doubtIssues(
  findings: Finding[],
  { confirmations, objections, ...set }: LinkedSet & {
    confirmations: readonly Confirmation[];
    objections: readonly Objection[];
  },
): Finding[] {
  const doubted = new Set(
    confirmations.filter((it) => it.outcome === "disagrees").map((it) => it.key),
  );
  const doubtOf = (it: Finding): string | null => {
    if (!isRead(it)) return null;
    if (doubted.has(keyOf(it))) return DOUBTED;
    const reason = reasonAmong(it, set);
    if (reason !== null) return excusedBy(reason);
    const owner = anotherOwner(it, set);
    if (owner) return ownedBy(owner);
    const objection = objections.find(({ key }) => key === keyOf(it));
    return objection ? objectedBy(objection) : null;
  };
  const all = findings.map((finding) => ({ finding, doubt: doubtOf(finding) }));
  return all.some(({ doubt }) => doubt !== null)
    ? mergeFindings(
      all.map(({ finding, doubt }) => doubt ? asUnconfirmed(finding, doubt) : finding),
    )
    : findings;
}

/**
 * What the model takes, among the words of an issue, for a reason why the demand does not bind; null without one. A
 * figure is held to a limit with the exceptions its rule knows, and only words that hold the figure itself speak
 * against it (`NO. UNDER 140 MPH`); of what is missing exceptions may be told in any words.
 */
function reasonAmong(it: Finding, set: LinkedSet): string | null {
  const { measured, unit } = it;
  const isMeasured = typeof measured === "number" && measured !== 0;
  const reason = ownLinks(it, set.links).find((link) =>
    link.relation === "exempts" &&
    (isMeasured ? givesFigure(measured, link.words.text, unit) : !isOfComplying(link, it, set))
  );
  return reason?.words.text ?? null;
}

/** Is a reason given for what complies anyway, beside something else among these words that does not? */
function isOfComplying(reason: ProposedLink, it: Finding, { links, plan, project }: LinkedSet) {
  const own = new Set(ownLinks(it, links));
  const outcomes = judgeLinks(links, plan, project).filter(({ link }) => own.has(link));
  const [of, others] = [true, false].map((isOf) =>
    outcomes.filter(({ link }) => hasOneName(link, reason) === isOf)
  );
  return of.length > 0 && of.every(({ verdict }) => verdict.kind === "pass") &&
    others.some(({ verdict }) => verdict.kind === "fail");
}

/** An issue that words of a sheet bear witness to: not the form, nor what is drawn, nor what was looked for in vain. */
const isRead = (it: Finding): boolean =>
  it.status === "issue" && !isSearched(it) &&
  ["text", "ocr", "lettering"].includes(it.evidence.readBy);

/** The model, told nothing of the issue, tied the same figure or words to the same demand. */
const isLinked = (it: Finding, links: readonly ProposedLink[]): boolean =>
  ownLinks(it, links).some(({ relation, words }) =>
    relation !== "exempts" && isReadFrom(it.measured, words.text)
  );

/** Links at a place of a finding to its demand or a kindred one. */
const ownLinks = (it: Finding, links: readonly ProposedLink[]): ProposedLink[] =>
  linksAt(it, links).filter(({ requirementId }) => isKindred(requirementId, it.requirementId));

function toReading(it: Finding): Reading {
  const [{ page, box }] = placesOf(it);
  const { requirementId, evidence: { sourceText: text } } = it;
  return { key: keyOf(it), of: "issue", page, box, text, requirementId };
}

const keyOf = ({ ruleId, documentMarkup: { page, x, y } }: Finding): string =>
  `issue:${page}:${ruleId}:${x},${y}`;

/** How it is said that a reader took words for something else. */
export const DOUBTED =
  "The vision model, shown these words without what was found, did not take them for this; a person has to check it before it counts.";

/** How it is said that other texts of the set, or its own, speak against it. */
function objectedBy({ words, why }: Objection): string {
  const what = {
    "another thing": "for a sign that this is about something else",
    "another figure": "for the figure that counts here",
    "not stated": "for a sign that this does not say what is built",
    "not needed": "for a reason why this is not needed",
  }[why];
  return `The vision model takes “${words}” ${what}; a person has to check it before it counts.`;
}

/** How it is said that a reason stands with it. */
const excusedBy = (reason: string): string =>
  `The vision model takes “${reason}” for a reason why this is not needed; a person has to check it before it counts.`;

/** How it is said that its figure is told of something else. */
const ownedBy = ({ words, subject, requirementId }: ProposedLink): string => {
  const { title } = getRequirement(requirementId);
  const of = subject ? `“${subject.text}”` : "something else";
  return `The vision model ties “${words.text}” to ${of} (${title}), and not to this; a person has to check it before it counts.`;
};
