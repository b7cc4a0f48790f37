/** Sheets the plumbing rules look at, and the persons a text or its surroundings state. */
import type { Evidence, PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { allStatements, printedNumber, settingOf, sheetsOf, type Statement } from "../measure.ts";
import { headedCells } from "../structural/_cells.ts";

/** Plumbing sheets of the set, and those that say in their title that plumbing shares them with other trades. */
export const plumbingSheets = (plan: PlanSet): Sheet[] => {
  const own = sheetsOf(plan, { disciplines: ["plumbing"], kinds: ["plumbing"] });
  return own.length > 0
    ? own
    : plan.sheets.filter(({ title, kind }) => kind !== "cover" && SHARED.test(title ?? ""));
};

const SHARED = /\bPL(?:UM)?B(?:ING|G)?\b|\bM\.?E\.?P\b/i;

/** Says that the work touches no plumbing. */
export const NO_PLUMBING_WORK =
  /\bNO\s+(?:NEW\s+|CHANGES?\s+(?:TO|IN)\s+(?:THE\s+|EXISTING\s+)*)?PLUMBING\s*(?:WORK|SCOPE|CHANGES|MODIFICATIONS?|(?:FIXTURES\s+)?(?:IS|ARE)\s+(?:PROPOSED|PLANNED|PART|INCLUDED|INVOLVED|AFFECTED|ADDED)|IN\s+(?:SCOPE|THIS\s+(?:STRUCTURE|BUILDING|SCOPE|PROJECT|PERMIT|CONTRACT))|[.;)]|$)|\bPLUMBING\b(?:\s+(?:WORK|SCOPE))?\s*(?:[:|=–-]\s*)?(?:IS\s+)?(?:NONE\b|N\/A|NO\s+(?:WORK|CHANGE)|NOT\s+(?:IN|PART\s+OF)\s)|\bALL\s+(?:EXISTING\s+)?(?:PLUMBING|FIXTURES)\b[^.;]{0,30}\bTO\s+REMAIN/i;

const PERSONS = [
  /\b(\d{1,3}(?:,\d{3})|\d{1,4})\s*(?:TOTAL\s+)?(?:OCC\b\.?|OCCUPANTS?|PERSONS|PEOPLE|EMPLOYEES|PATRONS|STUDENTS)/i,
  /\b(?:OCC(?:UPANT|UPANCY)?\b\.?\s*(?:LOAD)?|OCCUPANTS|O\.?\s?L\.?)\s*(?:\([^)\d]*\)\s*)?(?:OF|IS|[:=,|-])*\s*(\d{1,3}(?:,\d{3})|\d{1,4})(?!\d|\.\d|\s*(?:S\.?F|SQ|NET|GROSS))/i,
];

/** A row with its heads before its cells. */
const headed = (it: Statement): string =>
  headedCells(it).map(({ head, text }) => `${head} ${text}`).join(" | ");

/** Persons stated beside a text or in the texts around it; null when none are. */
export function personsAround(it: Statement, plan: PlanSet): number | null {
  for (const text of [it.text, headed(it), settingOf(it, plan)]) {
    for (const pattern of PERSONS) {
      const match = pattern.exec(text);
      if (match) return printedNumber(match[1]);
    }
  }
  return null;
}

/** The same for a place where a text stands. */
export function personsAt({ page, box }: Evidence, plan: PlanSet): number | null {
  const it = allStatements(plan).find((at) =>
    at.page === page && at.box.x === box.x && at.box.y === box.y
  );
  return it ? personsAround(it, plan) : null;
}
