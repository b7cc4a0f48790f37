/** What is asked before a project is deleted: names repeat, so what its row says, and when it was uploaded, stand beside it. */
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { formatAge, formatMoment } from "../format.ts";
import { statusOf } from "./status.ts";

/** Words of the question, and its two answers. */
export function deleteWords(
  project: ProjectSummary,
  { now, timeZone }: { now: Date; timeZone: string },
): { title: string; description: string; cancelLabel: string; confirmLabel: string } {
  const { name, address, uploadedAt } = project;
  const age = formatAge(uploadedAt, now);
  return {
    title: "Delete this project?",
    description: `This deletes “${name}” (${statusOf(project).label}; uploaded ${
      age[0].toLowerCase()
    }${age.slice(1)}, on ${
      formatMoment(uploadedAt, timeZone)
    }; ${address}) with all its files and reports. This action cannot be undone.`,
    cancelLabel: "Keep Project",
    confirmLabel: "Delete",
  };
}
