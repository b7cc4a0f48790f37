/**
 * Nobody in the water reaches a switch.
 * Reads the distance of switches and other equipment from pools, in feet.
 * @source NFPA 70-2020, 680.22(E)
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

/** The box of an underwater light may be nearer. @source NFPA 70-2020, 680.24(A)(2)(c) */
const J_BOX = /\bJ-?\s?BOX|\bJUNCTION\s+BOX/i;
const J_BOX_IN = 48;

export default defineRule({
  id: "electrical/pool-equipment-distance",
  requirementId: "NEC-680.22-other-5ft",
  title: "Electrical equipment near pools",
  ...demand({
    thing: "pool electrical equipment",
    property: "distance",
    where: /POOL|\bSPA\b|WATER.?S EDGE/i,
    unless:
      /(?<!\bNO )(?:BARRIER|FENCE|SCREEN WALL)|BEHIND|UNDERWATER|\bLIGHT(?:ING)? J|WET NICHE|#\W*(?:ABV|ABOVE)\b/i,
    keep: ({ clause, value }) => !J_BOX.test(clause) || (value ?? 0) < J_BOX_IN,
    scale: 1 / 12,
    limit: ({ electrical }) => ({ min: electrical.poolEquipmentFt }),
  }),
  messages: {
    ok: "The equipment is {raw} from the pool.",
    outside:
      "Electrical equipment is {actual} ft from the pool; at least {required} ft is required.",
  },
  recommendation:
    "Move the equipment to {required} ft from the pool, or show a barrier between them.",
});
