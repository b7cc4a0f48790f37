/** What is asked before a project is deleted: names repeat, so what tells it from others is listed. */
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { formatMoment } from "../format.ts";
import { statusOf } from "./status.ts";

export interface DeleteWords {
  title: string;
  description: string;
  /** What the project is told from others by, each under its name. */
  facts: readonly (readonly [name: string, value: string])[];
  warning: string;
  cancelLabel: string;
  confirmLabel: string;
}

/** Words of the question, and its two answers. */
export function deleteWords(
  project: ProjectSummary,
  timeZone: string,
): DeleteWords {
  const { name, address, uploadedAt } = project;
  return {
    title: "Delete this project?",
    description: `This deletes “${name}” with all its files and reports.`,
    facts: [
      ["Status", statusOf(project).label],
      ["Uploaded", formatMoment(uploadedAt, timeZone)],
      ["Address", address],
    ],
    warning: "This action cannot be undone.",
    cancelLabel: "Keep Project",
    confirmLabel: "Delete",
  };
}
