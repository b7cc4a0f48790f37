/**
 * Fire engines can drive to the building. Applies to stated clear widths of fire lanes and access roads on commercial
 * sites. Feet.
 * @source FFPC 8th ed., NFPA 1 18.2.3.5.1.1
 */
import { atLeast } from "../../_shared/units.ts";
import { defineRule, fail, inapplicable } from "../define_rule.ts";
import { judgeMin, type Stated } from "../measure.ts";
import { drawnRoadWidths, fireRoadWidths } from "./_fire_road.ts";

export default defineRule<Stated & { isDrawn?: true }>({
  id: "site/fire-road-width",
  requirementId: "FFPC-18.2.3-road-width",
  demand: {
    thing: "fire lane",
    property: "width",
    unless:
      /\bNO FIRE|\bNOT\b|CART|WALK|TREE|BRANCH|TRIM|OVERHEAD|\bVERT|^(?!.*\bWID(?:E|TH)\b).*\b(?:CANOPY|PORTE)\b/i,
    scale: 1 / 12,
  },
  applies: (plan) => [
    ...fireRoadWidths(plan),
    ...drawnRoadWidths(plan).map((it) => ({ ...it, isDrawn: true as const })),
  ],
  check(it, { limits }) {
    const data = { actual: it.value, required: limits.site.fireRoadWidthFt, unit: "ft" };
    if (!it.isDrawn) return judgeMin(data, "narrow");
    return atLeast(it.value, data.required, "ft") ? inapplicable() : fail("drawn", data);
  },
  messages: {
    ok: "The fire lane is {actual} ft wide; at least {required} ft is required.",
    narrow:
      "The fire lane is {actual} ft wide; at least {required} ft without obstruction is required.",
    drawn:
      "{actual} ft is drawn across the fire lane; at least {required} ft without obstruction is required.",
  },
  recommendation: "Widen the fire lane to at least {required} ft without obstruction.",
});
