/**
 * Whether the words a pass rests on speak of the required thing: as what is there or provided, not as a line of a
 * legend, the title over it, or where another thing stands.
 */
import { isKindOf, type Mark, marksIn } from "../../_lexicon/mod.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { evidenceOf } from "../../_rules/due/mod.ts";
import { isLegend, isOnlyBystander, perPlan, type Statement } from "../../_rules/measure.ts";
import { HAS_WORD, headsOf, isListed } from "./figure_owner.ts";
import type { Outcome } from "./outcome.ts";
import { placeKey } from "./place_key.ts";

/** Is the thing of the demand what these words speak of? A room says nothing itself of what is drawn in it. */
export function isSpokenOf({ rule }: Outcome, at: Statement, plan: PlanSet): boolean {
  if (
    isLegend(at) || SIGN.test(at.text) || REFERS.test(at.text) ||
    (isTitle(at, plan) && !IS_DRAWN.test(rule.title))
  ) {
    return false;
  }
  if (rooms(plan).has(placeKey(at))) return true;
  const evidence = evidenceOf(rule.requirementId);
  if (evidence && !isListed(at) && !evidence.test(wordsOf(at))) return false;
  const asked = [rule.demand?.thing ?? []].flat();
  const isAsked = isOneOf(asked);
  const within = [rule.demand?.within ?? []].flat();
  // The next circuit of the panel is another's.
  if (at.row && within.length > 0 && !marksIn(wordsOf(at)).some(isOneOf(within))) return false;
  const named = marksIn(at.text).filter(isAsked);
  if (named.length === 0) {
    const isTold = evidence !== null || asked.length === 0 || at.row !== null;
    return isTold || marksIn(at.drawing ?? "").some(isAsked);
  }
  return named.some((it) => signsOf(at.text, it) >= LEAST_SIGNS) &&
    !isOnlyBystander(at.text, named);
}

const isOneOf = (asked: readonly string[]) => ({ things }: Mark): boolean =>
  things.some((thing) => asked.some((it) => isKindOf(thing, it)));

/** A text in capitals with what it leaves unsaid: the heads of its row, the title over a bare label. */
function wordsOf(at: Statement): string {
  const over = at.row ? headsOf(at) : HAS_WORD.test(at.text) ? [] : [at.drawing ?? ""];
  return [at.text, ...over].join(" | ").toUpperCase();
}

const rooms = perPlan((plan) => new Set(plan.rooms.map(placeKey)));

/** A line that explains a sign of the plan: `SA = SMOKE ALARM`. */
const SIGN = /^\W*[A-Z]{1,4}(?:[/+][A-Z]{1,3})?\s*=\s*[A-Z]/i;

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
