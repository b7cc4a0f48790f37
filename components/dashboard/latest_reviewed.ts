/** The project whose report the dashboard shows beside its list. */
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";

/** The one that was finished last, of those that stand; nothing while there is none. */
export const latestReviewed = (projects: readonly ProjectSummary[]): ProjectSummary | undefined =>
  projects.filter((it) => it.status === "completed" && !it.isReportRevoked)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
