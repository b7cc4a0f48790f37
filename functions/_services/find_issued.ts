/** The newest report of a project, for the use cases that work on it. */
import type { OwnerStore, StoredReport } from "../_providers/supabase/port.ts";
import type { Project } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import type { Session } from "./mod.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";

export interface IssuedReport {
  store: OwnerStore;
  project: Project;
  report: StoredReport;
}

/** @throws {AppError} `project_not_found`, `report_not_ready` */
export async function findIssuedReport(
  { owner }: Pick<Context, "owner">,
  session: Session,
  projectId: string,
): Promise<IssuedReport> {
  const store = await owner(session);
  const [project, report] = await Promise.all([
    store.findProject(projectId),
    store.findReport(projectId),
  ]);
  if (!project) throw projectNotFound();
  if (!report) {
    throw new AppError("report_not_ready", project.failureReason ?? "The report is not ready yet");
  }
  return { store, project, report };
}

/** Start of a file's name after its project: everything but letters and digits becomes a hyphen. */
export function fileNameOf(kind: string, project: Pick<Project, "name">): string {
  return `${kind}-${project.name.trim().replace(/[^a-zA-Z0-9]/g, "-") || "Untitled-Project"}`;
}
