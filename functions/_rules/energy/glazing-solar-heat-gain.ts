/**
 * Glazing of houses has a solar heat gain coefficient of at most 0.25.
 * Applies to scheduled windows and statements on the prescriptive path. SHGC, no unit.
 * @source FBC-EC 8th ed. (2023), R402.1.2
 */
import { defineRule } from "../define_rule.ts";
import { glazingFigures } from "./_glazing.ts";
import { isPrescriptive, judgePrescriptive } from "./_path.ts";

export default defineRule({
  id: "energy/glazing-solar-heat-gain",
  requirementId: "FBC-EC-R402-shgc",
  title: "Solar heat gain of glazing",
  demand: {
    thing: ["window", "glazing", "sliding door"],
    property: "shgc",
    limit: ({ energy }) => ({ max: energy.shgcMax }),
  },
  applies: (plan) => glazingFigures(plan, "shgc"),
  check(it, { plan, limits }) {
    const required = limits.energy.shgcMax;
    const data = { actual: it.value, required, unit: "SHGC", element: it.name };
    return judgePrescriptive(it.value <= required + 1e-9, isPrescriptive(plan), data);
  },
  messages: {
    ok: "{element}: SHGC {actual}; at most {required} is allowed.",
    below: "{element}: SHGC {actual}; at most {required} is allowed on the prescriptive path.",
    pathOpen:
      "{element}: SHGC {actual}, more than the {required} of the prescriptive path; no compliance path is stated.",
  },
  recommendation: "Use glazing with SHGC {required} or less, or show the trade-off.",
  leftOpen: {
    topic: /\bS\.?H\.?G\.?C\b/i,
    data: ({ limits }) => ({ required: limits.energy.shgcMax, unit: "SHGC" }),
    in: "notes",
    figure: /\.\d/,
  },
});
