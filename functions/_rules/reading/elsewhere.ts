/** Words that send the reader away, to sheets the set does not hold, to other drawings, papers or people: they show nothing. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { perPlan } from "./per_plan.ts";

/** Does a text say that the thing stands on drawings or papers that are not here, or with somebody else? */
export function isElsewhere(text: string, plan: PlanSet): boolean {
  const capitals = text.toUpperCase();
  return AWAY.test(capitals) || isOnOtherSheet(capitals, plan);
}

const AWAY =
  /\|\s*ATTACHED\W*$|\bATTACHED\s+TO\s+(?:THE\s+)?(?:APPLICATION|SUBMITTAL)|\b(?:BOUND|FILED)\s+(?:IN\b|WITH\b|W\/)|(?:\bWITH|\bW\/)\s*(?:THE\s+)?PERMIT\s+APPL|\bFORMS?\s+ATTACHED\b|\b(?:IN|PART\s+OF)\s+(?:THE\s+)?PERMIT\s+(?:FILE|PACKAGE|SET)|\bDELEGATED\s+(?:SUBMITTALS?|ITEMS)\b|\bON\s+FILE\b|\bKE(?:PT|EP)\s+(?:ON|AT)\s+(?:THE\s+)?(?:JOB\s*)?SITE\b|\b(?:ADDITIONAL|OTHER)\s+PERMITS?\b|\bSPEC(?:IFICATION)?\s+BOOK|\bUNDER\s+SEPARATE\b|\bSUBMITTED\b(?!\s+(?:ON|IN)\s+SHEET)|\bSUBMIT\s+(?:TO|FOR|SHOP)|\bSEPARATE\s+(?:PERMIT|SUBMITTAL|COVER|VOLUME|PACKAGE|DRAWINGS?)|\bSEE\s+(?:CIVIL|ELEC\w*|MECH\w*|PLUMB\w*|STRUCT\w*|FIRE|SITE|LANDSCAPE|MEP)\b[^.;|]{0,12}(?:DRAWINGS?|DWGS?|SHEETS?|PLANS?)?\s*\.?$|\bPER\s+(?:CIVIL|ELECTRICAL|MECHANICAL|PLUMBING|STRUCTURAL)\s*(?:DRAWINGS?|DWGS?|SHEETS?|PLANS?)?\.?$|\bIN\s+(?:THE\s+)?SUBMITTAL\b|\bBY\s+(?:THE\s+)?(?:TENANT|LANDLORD|SPECIALTY|INSTALLER|DESIGN-?BUILD)|\b(?:SUBMIT\w*|DESIGN\w*|SHOP\s+(?:DRAWINGS?|DWGS?))\b[^.;|]{0,30}\bBY\s+(?:THE\s+)?[A-Z.]+\s+(?:SUB-?)?CONTRACTOR|\bREFER\s+TO\s+(?:THE\s+)?(?:SHELL|CIVIL|OTHER)|\bUNDER\s+(?:ANOTHER|A\s+DIFFERENT)\s+PERMIT/;

/** What is on a plain mark, `GLAZING ON D2`, is at a door or a wall. */
const SHEET_REFERENCE =
  /\b(?:SEE|REFER\s+TO|(?:SHOWN|TAGGED|NOTED|DRAWN|LISTED|LOCATED|DETAILED)\s+(?:[A-Z]+\s+){0,4}?(?:ON|IN)|SHEETS?|ON\s+(?:DWGS?\.?|DRAWINGS?))\s+(?:SHEETS?\s+|DWG\.?\s+)?(?:\d+\s*\/\s*)?([A-Z]{1,2}-?\d{1,3}(?:\.\d{1,2})?)\b/;

/** Refers to a sheet that is not in the set: `SEE C-4`. */
function isOnOtherSheet(text: string, plan: PlanSet): boolean {
  const number = SHEET_REFERENCE.exec(text)?.[1];
  return number !== undefined && !numbersOf(plan).has(plainNumber(number));
}

/** Numbers of the sheets, without their signs. */
const numbersOf = perPlan(({ sheets }) =>
  new Set(sheets.map(({ number }) => plainNumber(number ?? "")))
);

/** A sheet number without the signs people write differently: `A-1.01` is `A101`. */
const plainNumber = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, "");
