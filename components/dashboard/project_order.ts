/** Which projects a list shows and in which order, as pure functions. */
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";

export const PROJECT_FILTERS = [
  "all",
  "processing",
  "open",
  "clear",
  "failed",
  "archived",
] as const;
export type ProjectFilter = typeof PROJECT_FILTERS[number];

export const PROJECT_FILTER_LABELS: Record<ProjectFilter, string> = {
  all: "All",
  processing: "Processing",
  open: "Issues found",
  clear: "No issues found",
  failed: "Failed",
  archived: "Archived",
};

export const PROJECT_ORDERS = ["newest", "name", "issues", "score"] as const;
export type ProjectOrder = typeof PROJECT_ORDERS[number];

export const PROJECT_ORDER_LABELS: Record<ProjectOrder, string> = {
  newest: "Newest first",
  name: "By name",
  issues: "Most issues",
  score: "Lowest score",
};

export function matchesProject(
  { status, issuesFound }: Pick<ProjectSummary, "status" | "issuesFound">,
  filter: ProjectFilter,
): boolean {
  switch (filter) {
    case "all":
    // A list of its own.
    case "archived":
      return true;
    case "processing":
    case "failed":
      return status === filter;
    case "open":
      return status === "completed" && issuesFound > 0;
    case "clear":
      return status === "completed" && issuesFound === 0;
  }
}

/** A copy in order; what has no score yet stands last where scores decide. */
export function sortProjects(
  projects: readonly ProjectSummary[],
  order: ProjectOrder,
): ProjectSummary[] {
  const byAge = (a: ProjectSummary, b: ProjectSummary) => b.uploadedAt.localeCompare(a.uploadedAt);
  const score = ({ complianceScore }: ProjectSummary) => complianceScore ?? Infinity;
  const orders: Record<ProjectOrder, (a: ProjectSummary, b: ProjectSummary) => number> = {
    newest: byAge,
    name: (a, b) => a.name.localeCompare(b.name, "en-US", { numeric: true }) || byAge(a, b),
    issues: (a, b) => b.issuesFound - a.issuesFound || byAge(a, b),
    // Two that have none differ by nothing, where Infinity less Infinity would be no number.
    score: (a, b) => (score(a) === score(b) ? 0 : score(a) - score(b)) || byAge(a, b),
  };
  return [...projects].sort(orders[order]);
}
