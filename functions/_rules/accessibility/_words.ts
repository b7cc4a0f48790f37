/** Words and places the accessibility rules share. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";

/** Inside a dwelling or guest unit, where the rules of public and common rooms do not reach. */
export const IN_UNIT =
  /\b(DWELLING UNIT|UNIT [A-Z0-9]{1,3}\b|TYPE [AB] UNIT|APARTMENT|GUEST ?ROOM|SUITE [A-Z] KITCHEN)\b/;

/** Fixtures for children or standing users, with figures of their own. */
export const OTHER_USERS =
  /\b(CHILD(REN)?S?'?|JUVENILE|KINDERGARTEN|NON ?-? ?ACCESSIBLE|NON ?-? ?ADA)\b/;

/** True when the place is on a site, civil or parking drawing. */
export function isOnSite(plan: PlanSet, it: Evidence): boolean {
  const sheet = plan.sheets.find((other) => other.page === it.page);
  return sheet?.kind === "site" || sheet?.kind === "survey" || sheet?.discipline === "civil" ||
    /\b(SITE|CIVIL|PARKING|PAVING|GRADING)\b/i.test(sheet?.title ?? "");
}

/** True when the place is on an enlarged plan or elevation of toilet rooms. */
export function isOnToiletSheet(plan: PlanSet, it: Evidence): boolean {
  const sheet = plan.sheets.find((other) => other.page === it.page);
  return /\b(TOILET|RESTROOM|REST ROOM|BATHROOM|WASHROOM)/i.test(sheet?.title ?? "");
}
