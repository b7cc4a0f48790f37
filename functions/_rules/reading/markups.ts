/**
 * Comments laid over a drawing in a reader of PDFs. On a page that has lettering of its own they are a reviewer's words,
 * not the designer's, and prove nothing; on one that has none (ink on an empty page, a scanned form) they are the drawing.
 */
import type { Evidence, PlanSet, SheetAnnotation } from "../../_shared/domain/plan_set.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { perPlan } from "./per_plan.ts";

type Printed = Pick<Evidence, "page" | "box" | "sourceText">;

/** Texts of its own from which on a page counts as lettered. */
const LETTERED_FROM = 5;

/** Does the text stand in a comment laid over a page that has lettering of its own? */
export const isMarkup = (at: Printed, plan: PlanSet): boolean =>
  (markups(plan).get(at.page) ?? []).some((it) => holds(it, at));

const markups = perPlan((plan) => {
  const byPage = Map.groupBy(plan.annotations, (it) => it.page);
  return new Map([...byPage].filter(([page, laid]) => isLettered(plan, page, laid)));
});

const isLettered = (plan: PlanSet, page: number, laid: readonly SheetAnnotation[]): boolean =>
  plan.notes.filter((it) =>
    it.page === page && it.readBy === "text" && !laid.some((annotation) => holds(annotation, it))
  ).length >= LETTERED_FROM;

function holds(annotation: SheetAnnotation, { box, sourceText }: Printed): boolean {
  const said = letters(sourceText);
  return said !== "" && overlaps(annotation.box, box) && letters(annotation.text).includes(said);
}

const letters = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, "");
