/**
 * Whether the words a pass rests on speak of the required thing: as what is there or provided, not as a line of a
 * legend, the title over it, or where another thing stands.
 */
import { isKindOf, type Mark, marksIn } from "../../_lexicon/mod.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { isLegend, isOnlyBystander, perPlan, type Statement } from "../../_rules/measure.ts";
import type { Outcome } from "./outcome.ts";
import { placeKey } from "./place_key.ts";

/** Is the thing of the demand what these words speak of? */
export function isSpokenOf({ rule }: Outcome, at: Statement, plan: PlanSet): boolean {
  if (isLegend(at) || REFERS.test(at.text) || (isTitle(at, plan) && !IS_DRAWN.test(rule.title))) {
    return false;
  }
  const asked = [rule.demand?.thing ?? []].flat();
  const named = marksIn(at.text).filter(({ things }) =>
    things.some((thing) => asked.some((it) => isKindOf(thing, it)))
  );
  return named.length === 0 ||
    named.some((it) => signsOf(at.text, it) >= LEAST_SIGNS) && !isOnlyBystander(at.text, named);
}

/** Words that only say on which sheet it is drawn: `SMOKE ALARM LOCATIONS AS DRAWN ON A-101`. */
const REFERS =
  /\b(?:AS\s+)?(?:DRAWN|SHOWN|INDICATED)\s+ON\s+(?:SHEET\s+)?[A-Z]{1,2}-?\d[\d.-]*\W*$/i;

/** Papers, drawings and tables are shown by their titles. */
const IS_DRAWN = /\b(?:DIAGRAM|DRAWING|FOOTPRINT|PLAN|CALCULATION|SCHEDULE|FORM|LAYOUT|REPORT)/i;

const isTitle = (at: Statement, plan: PlanSet): boolean => titles(plan).has(placeKey(at));
const titles = perPlan(({ notes }) =>
  new Set(notes.filter(({ kind }) => kind === "title").map(placeKey))
);

/** Two letters may be an abbreviation of anything: the CO. of a county. */
const LEAST_SIGNS = 3;
const signsOf = (text: string, { start, end }: Mark): number =>
  text.slice(start, end).replace(/[.\s]/g, "").length;
