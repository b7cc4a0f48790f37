/**
 * Issues of the rules that nobody else who saw the sheet speaks of. A reader who is shown their words and nothing of what
 * was found says what they are about; one who is believed and takes them for something else makes a question of the issue.
 * So does a reason, among the words of what is missing, why it need not be there. Nothing is acquitted by it, and without
 * a model nothing is doubted.
 */
import { type Finding, isSearched, placesOf } from "../../_shared/domain/finding.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { isAtMiddle } from "../../_shared/geometry.ts";
import type { Confirmation } from "../propose/confirm.ts";
import { fitsOneLook } from "../propose/control.ts";
import type { ProposedLink } from "../propose/link.ts";
import type { Reading } from "../propose/reading.ts";
import { isKindred } from "./kindred.ts";
import { isReadFrom } from "./link_figures.ts";
import { mergeFindings } from "./merge.ts";
import { asUnconfirmed } from "./unconfirmed.ts";

/** Issues whose words are worth a second reading. */
export function issuesInQuestion(
  findings: readonly Finding[],
  { links, plan }: { links: readonly ProposedLink[]; plan: PlanSet },
): Reading[] {
  const sheets = new Map(plan.sheets.map((it) => [it.page, it]));
  return findings.filter((it) => isRead(it) && !isLinked(it, links)).map(toReading)
    .filter(({ page, box }) => fitsOneLook(box, sheets.get(page)));
}

/** Issues a second reader took for something else, or whose words excuse them, are questions; all else stays as it is. */
export function doubtIssues(
  findings: Finding[],
  { confirmations, links }: {
    confirmations: readonly Confirmation[];
    links: readonly ProposedLink[];
  },
): Finding[] {
  const doubted = new Set(
    confirmations.filter((it) => it.outcome === "disagrees").map((it) => it.key),
  );
  const doubtOf = (it: Finding): string | null => {
    if (!isRead(it)) return null;
    if (doubted.has(keyOf(it))) return DOUBTED;
    const reason = reasonAmong(it, links);
    return reason && excusedBy(reason);
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
 * figure is held to a limit with the exceptions its rule knows: of what is missing they may be told in any words.
 */
function reasonAmong(it: Finding, links: readonly ProposedLink[]): string | null {
  if (typeof it.measured === "number" && it.measured !== 0) return null;
  return linksAt(it, links).find(({ relation }) => relation === "exempts")?.words.text ?? null;
}

/** An issue that words of a sheet bear witness to: not the form, nor what is drawn, nor what was looked for in vain. */
const isRead = (it: Finding): boolean =>
  it.status === "issue" && !isSearched(it) &&
  (it.evidence.readBy === "text" || it.evidence.readBy === "ocr");

/** The model, told nothing of the issue, tied the same figure or words to the same demand. */
const isLinked = (it: Finding, links: readonly ProposedLink[]): boolean =>
  linksAt(it, links).some(({ relation, words }) =>
    relation !== "exempts" && isReadFrom(it.measured, words.text)
  );

/** Links at a place of a finding to its demand or a kindred one. */
const linksAt = (it: Finding, links: readonly ProposedLink[]): ProposedLink[] =>
  links.filter((link) =>
    placesOf(it).some(({ page, box }) => link.page === page && isAtMiddle(box, link.words.box)) &&
    isKindred(link.requirementId, it.requirementId)
  );

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

/** How it is said that a reason stands with it. */
const excusedBy = (reason: string): string =>
  `The vision model takes “${reason}” for a reason why this is not needed; a person has to check it before it counts.`;
