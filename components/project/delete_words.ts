/** What is asked before a project is deleted: names repeat, so its address and when it was uploaded stand beside it. */
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { formatMoment } from "../format.ts";

/** Words of the question, and its two answers. */
export function deleteWords(
  { name, address, uploadedAt }: Pick<ProjectSummary, "name" | "address" | "uploadedAt">,
): { title: string; description: string; cancelLabel: string; confirmLabel: string } {
  return {
    title: "Delete this project?",
    description: `This deletes “${name}” (${address}; uploaded ${
      formatMoment(uploadedAt)
    }) with all its files and reports. This action cannot be undone.`,
    cancelLabel: "Keep Project",
    confirmLabel: "Delete",
  };
}
