/**
 * Parapets on rated exterior walls rise above the roof.
 * Applies to stated parapet heights. Measures inches above the roof; a lower one is a question, because the
 * exceptions are many.
 * @source FBC-B 8th ed. (2023), 705.11
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { atLeast } from "../../_shared/units.ts";
import { exteriorWalls, sideOf } from "../calculators/exterior_wall.ts";
import { cantTell, defineRule, inapplicable, pass } from "../define_rule.ts";
import { contextOf, demand, type Demanded, findRatings } from "../measure.ts";

/** Does the parapet stand on a rated wall: by its own words, else by the walls of its side, else by any? Null: unsaid. */
function isOnRatedWall(it: Demanded, plan: PlanSet): boolean | null {
  const words = contextOf(it);
  const own = findRatings(words).map(({ hours }) => hours);
  if (own.length > 0) return own.some((hours) => hours > 0);
  if (NOT_RATED.test(words)) return false;
  if (RATED_WALL.test(it.text)) return true;
  const side = sideOf(words);
  const walls = exteriorWalls(plan).filter(({ ratingHours }) => ratingHours !== null);
  const here = walls.filter((wall) => side !== null && wall.side === side);
  if (walls.length === 0) return null;
  return (here.length > 0 ? here : walls).some(({ ratingHours }) => (ratingHours ?? 0) > 0);
}
const RATED_WALL = /(?<!\b(?:NON|UN|NOT)[\s-]*)\bRATED\b[^.;|]{0,16}\bWALL/i;
const NOT_RATED = /\bN\/?R\b|\|\s*(?:0|NONE)\s*(?:\||$)/i;

export default defineRule({
  id: "fire/parapet-height",
  requirementId: "FBC-B-705.11-parapet",
  title: "Parapet height",
  ...demand({
    thing: "parapet",
    property: ["height", "rise"],
    unless:
      /\bT\.?\s?O\.?\s?(?:OF\s+)?PARAPET|TOP\s+OF\s+PARAPET|\bEL(?:EV)?\b\.?|CAP|COPING|FLASHING/i,
  }),
  check(it, { plan, limits }) {
    const data = { actual: it.value, required: limits.fire.parapetHeightIn, unit: "in" };
    const isAsked = isOnRatedWall(it, plan);
    if (isAsked !== false && atLeast(it.value, data.required, "in")) return pass(data);
    return isAsked ? cantTell("low", data) : inapplicable();
  },
  unlessClaimed: ["low"],
  messages: {
    ok: "The parapet rises {actual} in above the roof; {required} in is required on rated walls.",
    low:
      "The parapet rises {actual} in above the roof; rated exterior walls need {required} in unless an exception is shown.",
  },
  recommendation: "Extend the rated wall {required} in above the roof, or state the exception.",
});
