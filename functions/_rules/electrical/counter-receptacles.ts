/**
 * No point along a kitchen counter is far from a receptacle.
 * Reads distances between receptacles over a counter (half of which counts) or to the next one, in
 * inches.
 * @source NFPA 70-2020, 210.52(C)(1)
 */
import { defineRule } from "../define_rule.ts";
import { inches, judgeStated, statedQuantities, type StatedQuantity } from "../measure.ts";
import { RECEPTACLE, toNearest } from "./_receptacles.ts";
import { hasDwellings } from "./_words.ts";

export default defineRule<StatedQuantity>({
  id: "electrical/counter-receptacles",
  requirementId: "NEC-210.52C1-counter",
  severity: "medium",
  source: { volume: "NEC", edition: "2020", section: "210.52(C)(1)" },
  category: "Electrical",
  title: "Countertop receptacles",
  when: hasDwellings,
  applies: (plan) =>
    statedQuantities(plan, {
      quantity: inches,
      says: [
        /#[^#~;|]{0,40}(BETWEEN|SPACING|APART|O\.? ?C\b)/,
        /(SPAC(ED|ING)|APART|@|EVERY|MAX\.?)[^#~;|]{0,20}#/,
        /# ?(MAX\.? )?(O\.? ?C\b|APART|ON CENTER)/,
        /NO POINT[^#~;|]{0,50}#/,
      ],
      not: /ABOVE|HIGH|A\.? ?F\.? ?F|BACK ?SPLASH|WIDE|DEEP|OVERHANG|ISLAND/,
    }).filter((it) => /COUNTER/i.test(it.clause) && RECEPTACLE.test(it.clause)).map(toNearest),
  check: (stated, { limits }) =>
    judgeStated(stated, { max: limits.electrical.counterReceptacleIn }),
  messages: {
    ok: "Counter receptacles: {raw}.",
    outside:
      "A point of the counter is {actual} in from a receptacle ({raw}); at most {required} in is allowed.",
  },
  recommendation:
    "Add counter receptacles so that no point of the wall line is more than {required} in away.",
});
