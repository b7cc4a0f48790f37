/** Sheets that show foundations, framing or roofs. */
import type { PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";

const titled = (plan: PlanSet, words: RegExp): Sheet[] =>
  plan.sheets.filter((sheet) => words.test(sheet.title ?? ""));

/** Sheets that hold a drawing or a list so titled. */
function holding(plan: PlanSet, words: RegExp): Sheet[] {
  const pages = new Set(
    plan.notes.filter(({ kind, text }) => kind === "title" && words.test(text))
      .map(({ page }) => page),
  );
  return plan.sheets.filter(({ page }) => pages.has(page));
}

const FOUNDATION = /\bFOUNDATION|\bFOOTING|\bSLAB\s+PLAN/i;
/** Titles of what small sets show of a foundation beside other details. */
const FOUNDATION_PART =
  /\b(FOUNDATION|FOOTING|SLAB)S?(?:\s*(?:&|AND|\/|,)\s*\w+){0,2}\s+(PLAN|DETAILS?|NOTES)|\bWALL\s+SECTION/i;

/** Sheets with a foundation plan, by their title; without one those with its details or notes. */
export function foundationSheets(plan: PlanSet): Sheet[] {
  const sheets = titled(plan, FOUNDATION);
  return sheets.length > 0 ? sheets : holding(plan, FOUNDATION_PART);
}

/** Sheets with roof framing or wall sections, by their title. */
export const framingSheets = (plan: PlanSet): Sheet[] =>
  titled(
    plan,
    /\bROOF\s+FRAM|\bFRAMING|\bTRUSS|\bTIE-?DOWN|\bWALL\s+SECTION|\bSTRUCTURAL\s+(NOTES|DETAILS)/i,
  );

/** Structural sheets, by discipline. */
export const structuralSheets = (plan: PlanSet): Sheet[] =>
  plan.sheets.filter((sheet) => sheet.discipline === "structural");
