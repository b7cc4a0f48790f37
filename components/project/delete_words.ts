/** What is asked before a project is deleted: names repeat, so what tells it from others has a line each. */
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { formatMoment } from "../format.ts";
import { statusOf } from "./status.ts";

/** Words of the question, and its two answers. */
export function deleteWords(
  project: ProjectSummary,
  timeZone: string,
): { title: string; description: string; cancelLabel: string; confirmLabel: string } {
  const { name, address, uploadedAt } = project;
  return {
    title: "Delete this project?",
    description: [
      `This deletes “${name}” with all its files and reports.`,
      statusOf(project).label,
      `Uploaded ${formatMoment(uploadedAt, timeZone)}`,
      address,
      "This action cannot be undone.",
    ].join("\n"),
    cancelLabel: "Keep Project",
    confirmLabel: "Delete",
  };
}
