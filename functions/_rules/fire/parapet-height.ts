/**
 * Parapets on rated exterior walls rise above the roof.
 * Applies to stated parapet heights. Measures inches above the roof; a lower one is a question, because the
 * exceptions are many.
 * @source FBC-B 8th ed. (2023), 705.11
 */
import { atLeast } from "../../_shared/units.ts";
import { isCommercial } from "../building_profile.ts";
import { exteriorWalls } from "../calculators/exterior_wall.ts";
import { cantTell, defineRule, inapplicable, pass } from "../define_rule.ts";
import { contextOf, findRatings, type Stated, statedLengths } from "../measure.ts";

export default defineRule<Stated>({
  id: "fire/parapet-height",
  requirementId: "FBC-B-705.11-parapet",
  severity: "low",
  source: { volume: "FBC-B", edition: "2023", section: "705.11" },
  category: "Fire Safety",
  title: "Parapet height",
  when: isCommercial,
  applies: (plan) =>
    statedLengths(plan, {
      topic: /\bPARAPET\b/i,
      not: /\bT\.?\s?O\.?\s?(OF\s+)?PARAPET|TOP\s+OF\s+PARAPET|\bEL(EV)?\b\.?|CAP|COPING|FLASHING/i,
      under:
        /\b(HIGH|HEIGHT|HGT|HT\.?|(ABOVE|ABV)\.?\s+(THE\s+)?(ADJ\w*\.?\s+)?ROOF|A\.?\s?F\.?\s?R)\b|PARAPET\W{0,4}\d/i,
      of: /\bPARAPET\b/i,
      titled: true,
      notBefore: /^\W*(TO|FROM|OFF)\b/i,
      betweenIn: [2, 120],
      unit: "in",
    }),
  check(it, { plan, limits }) {
    const data = { actual: it.value, required: limits.fire.parapetHeightIn, unit: "in" };
    if (atLeast(it.value, data.required, "in")) return pass(data);
    const isRated = findRatings(contextOf(it)).some(({ hours }) => hours > 0) ||
      exteriorWalls(plan).some((wall) => (wall.ratingHours ?? 0) > 0);
    return isRated ? cantTell("low", data) : inapplicable();
  },
  messages: {
    ok: "The parapet rises {actual} in above the roof; {required} in is required on rated walls.",
    low:
      "The parapet rises {actual} in above the roof; rated exterior walls need {required} in unless an exception is shown.",
  },
  recommendation: "Raise the rated wall {required} in above the roof or state the exception.",
});
