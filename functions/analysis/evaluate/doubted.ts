/**
 * Issues of the rules that nobody else who saw the sheet speaks of. A reader who is shown their words and nothing of what
 * was found says what they are about; one who is believed and takes them for something else makes a question of the issue.
 * Nothing is acquitted by it, and without a model nothing is doubted.
 */
import { WARNING_COLOR } from "../../_shared/constants/severity.ts";
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
import { MAX_UNCONFIRMED } from "./unconfirmed.ts";

/** Issues whose words are worth a second reading. */
export function issuesInQuestion(
  findings: readonly Finding[],
  { links, plan }: { links: readonly ProposedLink[]; plan: PlanSet },
): Reading[] {
  const sheets = new Map(plan.sheets.map((it) => [it.page, it]));
  return findings.filter((it) => isRead(it) && !isLinked(it, links)).map(toReading)
    .filter(({ page, box }) => fitsOneLook(box, sheets.get(page)));
}

/** Issues a second reader took for something else are questions; everything else stays as it is. */
export function doubtIssues(
  findings: Finding[],
  confirmations: readonly Confirmation[],
): Finding[] {
  const doubted = new Set(
    confirmations.filter((it) => it.outcome === "disagrees").map((it) => it.key),
  );
  const isDoubted = (it: Finding) => isRead(it) && doubted.has(keyOf(it));
  return findings.some(isDoubted)
    ? mergeFindings(findings.map((it) => isDoubted(it) ? asDoubted(it) : it))
    : findings;
}

/** An issue that words of a sheet bear witness to: not the form, nor what is drawn, nor what was looked for in vain. */
const isRead = (it: Finding): boolean =>
  it.status === "issue" && !isSearched(it) &&
  (it.evidence.readBy === "text" || it.evidence.readBy === "ocr");

/** The model, told nothing of the issue, tied the same figure or words to the same demand. */
const isLinked = (it: Finding, links: readonly ProposedLink[]): boolean =>
  placesOf(it).some(({ page, box }) =>
    links.some((link) =>
      link.page === page && isAtMiddle(box, link.words.box) &&
      isReadFrom(it.measured, link.words.text) && isKindred(link.requirementId, it.requirementId)
    )
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

function asDoubted(it: Finding): Finding {
  const said = `${DOUBTED} ${it.description}`;
  return {
    ...it,
    status: "warning",
    description: said,
    cost: null,
    costEstimate: null,
    confidenceLevel: Math.min(it.confidenceLevel, MAX_UNCONFIRMED),
    documentMarkup: {
      ...it.documentMarkup,
      highlightColor: WARNING_COLOR,
      annotationText: `${it.title}: ${said}`,
    },
  };
}
