/**
 * Glazing of houses in climate zone 2 has a U-factor of at most 0.40.
 * Applies to scheduled windows and statements on the prescriptive path; impact-rated glazing is left alone up to the
 * higher value its exception allows. U-factor in Btu/h ft² °F.
 * @source FBC-EC 8th ed. (2023), R402.1.2
 */
import { defineRule, inapplicable } from "../define_rule.ts";
import { glazingFigures } from "./_glazing.ts";
import { inZone, isPrescriptive, judgePrescriptive } from "./_path.ts";

export default defineRule({
  id: "energy/glazing-u-factor",
  requirementId: "FBC-EC-R402-ufactor",
  title: "U-factor of glazing",
  when: inZone("2A"),
  demand: {
    thing: ["window", "glazing", "sliding door"],
    property: "u-factor",
    limit: ({ energy }, it) => ({
      max: /IMPACT|MISSILE/i.test(it.context)
        ? energy.uFactorImpactZone2Max
        : energy.uFactorZone2Max,
    }),
  },
  applies: (plan) => glazingFigures(plan, "uFactor"),
  check(it, { plan, limits }) {
    const { uFactorZone2Max: usual, uFactorImpactZone2Max: ofImpact } = limits.energy;
    const keeps = it.value <= usual + 1e-9;
    if (it.isImpact && !keeps && it.value <= ofImpact + 1e-9) return inapplicable();
    const required = it.isImpact && !keeps ? ofImpact : usual;
    const data = { actual: it.value, required, unit: "U", element: it.name };
    return judgePrescriptive(keeps, isPrescriptive(plan), data);
  },
  messages: {
    ok: "{element}: U-{actual}; at most {required} is allowed.",
    below: "{element}: U-{actual}; at most {required} is allowed on the prescriptive path.",
    pathOpen:
      "{element}: U-{actual}, more than the {required} of the prescriptive path; no compliance path is stated.",
  },
  recommendation: "Use glazing of U-{required} or less, or show the trade-off.",
});
