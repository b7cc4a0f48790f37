/** The project whose report the dashboard shows beside its list. */
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";

/** The one that was finished last; nothing while none is. */
export const latestReviewed = (projects: readonly ProjectSummary[]): ProjectSummary | undefined =>
  projects.filter((it) => it.status === "completed")
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
