/** Forms of the building department among the drawings: what they print is no word of the designer. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { allStatements, perPlan } from "../measure.ts";

/** Pages that hold such a form. */
export const formPages: (plan: PlanSet) => ReadonlySet<number> = perPlan((plan) => {
  const sheets = new Set(plan.sheets.filter(({ number }) => number !== null).map((it) => it.page));
  const found = allStatements(plan).filter(({ page, text }) =>
    !sheets.has(page) && (TITLE.test(text) || ORDER.test(text))
  );
  return new Set(found.map(({ page }) => page));
});

const OF_OFFICE = String.raw`^(?:[A-Z' -]{0,40}\b)?`;
const NAMES = [
  String.raw`PERMIT\s+APPLICATION`,
  String.raw`APPLICATION\s+FOR\s+(?:\w+\s+){0,3}PERMIT`,
  String.raw`PERMITS?\s+(?:AND|&)\s+INSPECTIONS?`,
].join("|");
/** Alone on its line, or with the name of the office before it: a note that speaks of permits is none. */
const TITLE = anyCase`${OF_OFFICE}(?:${NAMES})(?:\s+(?:FORM|DEPARTMENT|DIVISION|OFFICE))?\W*$`;
const ORDER = /^\W*CHECK\s+ALL\s+(?:THAT\s+)?APPL(?:Y|IES)\b/i;
