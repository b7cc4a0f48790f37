/**
 * Glazing of houses in climate zone 2 has a U-factor of at most 0.40.
 * Applies to scheduled windows and statements on the prescriptive path; for impact-rated glazing a higher value
 * was allowed in earlier editions: it is asked about where the prescriptive path is stated, else left alone. U-factor in Btu/h ft² °F.
 * @source FBC-EC 8th ed. (2023), R402.1.2
 */
import { cantTell, defineRule, inapplicable } from "../define_rule.ts";
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
    const required = limits.energy.uFactorZone2Max;
    const data = { actual: it.value, required, unit: "U", element: it.name };
    const verdict = judgePrescriptive(it.value <= required + 1e-9, isPrescriptive(plan), data);
    const mayBeExcepted = it.isImpact && it.value <= limits.energy.uFactorImpactZone2Max;
    if (!mayBeExcepted || verdict.kind === "pass") return verdict;
    return verdict.kind === "fail" ? cantTell("impact", data) : inapplicable();
  },
  messages: {
    ok: "{element}: U-{actual}; at most {required} is allowed.",
    below: "{element}: U-{actual}; at most {required} is allowed on the prescriptive path.",
    impact:
      "{element}: U-{actual}, more than {required}; check whether the exception for impact-rated glazing covers it.",
    pathOpen:
      "{element}: U-{actual}, more than the {required} of the prescriptive path; no compliance path is stated.",
  },
  recommendation: "Use glazing of U-{required} or less, or show the trade-off.",
});
