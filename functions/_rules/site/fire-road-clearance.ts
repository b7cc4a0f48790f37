/**
 * Fire engines pass below what hangs over their road. Applies to stated vertical clearances of fire lanes on commercial
 * sites. Feet.
 * @source FFPC 8th ed., NFPA 1 18.2.3.5.1.2
 */
import { defineRule } from "../define_rule.ts";
import { judgeMin } from "../measure.ts";
import { fireRoadHeights } from "./_fire_road.ts";

export default defineRule({
  id: "site/fire-road-clearance",
  requirementId: "FFPC-18.2.3-height",
  demand: { thing: "fire lane", property: "clear height", scale: 1 / 12 },
  applies: fireRoadHeights,
  check: (it, { limits }) =>
    judgeMin({ actual: it.value, required: limits.site.fireRoadHeightFt, unit: "ft" }, "low"),
  messages: {
    ok: "The fire lane is clear to {actual} ft; at least {required} ft is required.",
    low: "The fire lane is clear to {actual} ft; at least {required} ft is required.",
  },
  recommendation: "Keep the fire lane clear to at least {required} ft.",
});
