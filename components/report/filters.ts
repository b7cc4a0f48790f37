/** The filters, groups and orders of findings, as pure functions. */
import { isOpen } from "../../functions/_shared/counts.ts";
import {
  type Disposition,
  DISPOSITION_STATES,
  isSettled,
  STATE_WORDS,
} from "../../functions/_shared/domain/disposition.ts";
import { type Finding, SEVERITIES } from "../../functions/_shared/domain/finding.ts";

export const FINDING_FILTERS = ["all", "critical", "structural", "mep", "documentation"] as const;
export type FindingFilter = typeof FINDING_FILTERS[number];

export const FILTER_LABELS: Record<FindingFilter, string> = {
  all: "All Issues",
  critical: "Critical",
  structural: "Structural",
  mep: "MEP Systems",
  documentation: "Documentation",
};

/** Words that put a category under a filter. @source specification section 9 */
const STRUCTURAL = /structur|foundation|framing|(?<!occupant )load|beam|column/i;
const MEP = /mechanical|electrical|plumbing|hvac|\bmep\b/i;

/** Wind loads are structural design and fuel gas is a mechanical trade, although the list has no word of them. */
const WIND = /^wind$/i;
const GAS = /^gas$/i;

export function matchesFilter(finding: Finding, filter: FindingFilter): boolean {
  // What a finding is about says its category; under which trade the form lists it is another matter.
  const { category } = finding;
  switch (filter) {
    case "all":
      return true;
    case "critical":
      return finding.status === "issue" && finding.severity === "critical";
    case "structural":
      return STRUCTURAL.test(category) || WIND.test(category);
    case "mep":
      return MEP.test(category) || GAS.test(category);
    case "documentation":
      return category === "Documentation";
  }
}

/** Findings a person has to act on: issues and open questions, without what complies. */
export function openFindings(findings: readonly Finding[]): Finding[] {
  return findings.filter(isOpen);
}

/** How grave it is, gravest first: every issue before what asks a person. */
export const rank = (finding: Pick<Finding, "severity" | "status">): number =>
  SEVERITIES.indexOf(finding.severity) + (finding.status === "issue" ? 0 : 10);

/** By page, the gravest of a page first, then from top to bottom: the order in which a reader walks the set. */
export function inPageOrder(a: Finding, b: Finding): number {
  const p = a.documentMarkup;
  const q = b.documentMarkup;
  return p.page - q.page || rank(a) - rank(b) || p.y - q.y || p.x - q.x;
}

export const FINDING_ORDERS = ["severity", "page", "cost", "confidence"] as const;
export type FindingOrder = typeof FINDING_ORDERS[number];

export function sortFindings(findings: readonly Finding[], order: FindingOrder): Finding[] {
  const sorted = [...findings];
  switch (order) {
    case "severity":
      // Ranked once each: of thousands each is compared a dozen times.
      return sorted.map((finding) => ({ finding, rank: rank(finding) }))
        .sort((a, b) => a.rank - b.rank || inPageOrder(a.finding, b.finding))
        .map((it) => it.finding);
    case "page":
      return sorted.sort(inPageOrder);
    case "cost":
      return sorted.sort((a, b) => (b.costEstimate ?? -1) - (a.costEstimate ?? -1));
    case "confidence":
      return sorted.sort((a, b) => b.confidenceLevel - a.confidenceLevel);
  }
}

/** Findings named where a report is told in short. @source specification sections 2 and 9 */
export const NAMED_FIRST = 3;

/** What to do first, in the one order that dashboard and summary share: the gravest that are not settled. */
export const firstToDo = (
  findings: readonly Finding[],
  decided?: ReadonlyMap<string, Pick<Disposition, "state">>,
): Finding[] =>
  sortFindings(openFindings(findings).filter(({ id }) => !isSettled(decided?.get(id))), "severity")
    .slice(0, NAMED_FIRST);

export const FINDING_GROUPS = ["none", "sheet", "discipline", "section"] as const;
export type FindingGroup = typeof FINDING_GROUPS[number];

export interface GroupedFindings {
  heading: string | null;
  findings: Finding[];
}

/** Findings under headings, headings in the order they first occur. */
export function groupFindings(findings: readonly Finding[], by: FindingGroup): GroupedFindings[] {
  if (by === "none") return [{ heading: null, findings: [...findings] }];
  const groups = Map.groupBy(
    findings,
    (it) =>
      by === "sheet"
        ? it.sheet ?? `Page ${it.documentMarkup.page}`
        : by === "discipline"
        ? it.category
        : it.codeReference,
  );
  return [...groups].map(([heading, findings]) => ({ heading, findings }));
}

/** The first findings of groups, group by group; `total` is how many there are under a heading, shown or not. */
export function beginGroups(
  groups: readonly GroupedFindings[],
  count: number,
): (GroupedFindings & { total: number })[] {
  let left = count;
  return groups.flatMap(({ heading, findings }) => {
    const first = findings.slice(0, left);
    left -= first.length;
    return first.length > 0 ? [{ heading, findings: first, total: findings.length }] : [];
  });
}

export const DECISION_FILTERS = ["any", "undecided", ...DISPOSITION_STATES] as const;
export type DecisionFilter = typeof DECISION_FILTERS[number];

export const DECISION_LABELS: Record<DecisionFilter, string> = {
  any: "Any decision",
  undecided: "No decision yet",
  ...STATE_WORDS,
};

/** Whether what was decided about a finding is what is looked for. */
export function matchesDecision(
  disposition: Pick<Disposition, "state"> | undefined,
  filter: DecisionFilter,
): boolean {
  return filter === "any" || (disposition?.state ?? "undecided") === filter;
}

/** True when every word of the search stands somewhere in the finding. */
export function matchesSearch(finding: Finding, words: string): boolean {
  if (words.trim() === "") return true;
  const text = [
    finding.id,
    finding.title,
    finding.description,
    finding.codeReference,
    finding.category,
    finding.sheet,
    finding.recommendation,
    finding.evidence.sourceText,
  ].join(" ").toLowerCase();
  return words.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
