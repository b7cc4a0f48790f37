/** Sheets that show foundations, framing or roofs. */
import type { PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";

const titled = (plan: PlanSet, words: RegExp): Sheet[] =>
  plan.sheets.filter((sheet) => words.test(sheet.title ?? ""));

/** Sheets with a foundation plan, by their title. */
export const foundationSheets = (plan: PlanSet): Sheet[] =>
  titled(plan, /\bFOUNDATION|\bFOOTING|\bSLAB\s+PLAN/i);

/** Sheets with roof framing or wall sections, by their title. */
export const framingSheets = (plan: PlanSet): Sheet[] =>
  titled(
    plan,
    /\bROOF\s+FRAM|\bFRAMING|\bTRUSS|\bTIE-?DOWN|\bWALL\s+SECTION|\bSTRUCTURAL\s+(NOTES|DETAILS)/i,
  );

/** Structural sheets, by discipline. */
export const structuralSheets = (plan: PlanSet): Sheet[] =>
  plan.sheets.filter((sheet) => sheet.discipline === "structural");
