/**
 * Fire engines can drive to the building. Applies to stated clear widths of fire lanes and access roads on commercial
 * sites. Feet.
 * @source FFPC 8th ed., NFPA 1 18.2.3.5.1.1
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { judgeMin, type Stated } from "../measure.ts";
import { fireRoadWidths } from "./_fire_road.ts";

export default defineRule<Stated>({
  id: "site/fire-road-width",
  requirementId: "FFPC-18.2.3-road-width",
  severity: "high",
  source: { volume: "FFPC", edition: "2023", section: "NFPA 1 18.2.3.5.1.1" },
  category: "Site",
  title: "Fire access road width",
  when: isCommercial,
  applies: fireRoadWidths,
  check: (it, { limits }) =>
    judgeMin({ actual: it.value, required: limits.site.fireRoadWidthFt, unit: "ft" }, "narrow"),
  messages: {
    ok: "The fire lane is {actual} ft wide; at least {required} ft is required.",
    narrow:
      "The fire lane is {actual} ft wide; at least {required} ft without obstruction is required.",
  },
  recommendation: "Widen the fire lane to at least {required} ft without obstruction.",
});
