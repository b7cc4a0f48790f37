/** What is asked before a review is cancelled. */
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";

/** What was reviewed before keeps its report; a first review has nothing to go back to. */
export const isReviewedAgain = (
  { status, review }: Pick<ProjectSummary, "status" | "review">,
): boolean => status === "processing" && review !== null;

/** Words of the question, and its two answers. */
export function cancelWords(
  project: Pick<ProjectSummary, "name" | "status" | "review" | "cycle">,
): { title: string; description: string; cancelLabel: string; confirmLabel: string } {
  const { description, keep, confirm } = MESSAGES.cancelProcessing;
  if (!isReviewedAgain(project)) {
    return {
      title: `Cancel and delete “${project.name}”?`,
      description,
      cancelLabel: keep,
      confirmLabel: confirm,
    };
  }
  const also = project.cycle > 1 ? "; a revision without a report yet is withdrawn" : "";
  return {
    title: "Stop this analysis?",
    description: `“${project.name}” stays, with its last report${also}.`,
    cancelLabel: "Keep analyzing",
    confirmLabel: "Stop analysis",
  };
}
