/** What is said of sheets that are not in the set, in the checklist and in the requirements alike. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { allStatements, perPlan } from "../measure.ts";
import type { Where } from "./proof.ts";
import { quotedLast } from "./words.ts";

const SHEETS = /\b(?:SHEETS?|DRAWINGS?|PLANS|DOCUMENTS|PACKAGE)\b/;
const ELSEWHERE =
  /\bSEPARATE(?:LY)?\b|\bDEFERRED\b|\bBY OTHERS\b|\bNOT (?:INCLUDED|PART OF|IN THIS SET)\b/;

/** Words that leave sheets to another place: `Electrical sheets are issued under separate cover.` */
const leftElsewhere = perPlan((plan) =>
  allStatements(plan).filter(({ text }) => {
    const words = text.toUpperCase();
    return SHEETS.test(words) && ELSEWHERE.test(words);
  })
);

/** `The set has no electrical sheets.`, with the words of the set that leave them to another place. */
export function absentWords(on: Where, plan: PlanSet): string {
  const said = on.under &&
    leftElsewhere(plan).find(({ text }) => on.under!.test(text.toUpperCase()));
  return said ? `The set has no ${on.name}: ${quotedLast(said)}` : `The set has no ${on.name}.`;
}
