/**
 * Ceilings of houses in climate zone 1 have R-30.
 * Applies to stated values on the prescriptive path; without a stated path a lower value is a question. R-value.
 * @source FBC-EC 8th ed. (2023), R402.1.2
 */
import { defineRule } from "../define_rule.ts";
import {
  CEILING,
  CEILING_LEFT_OPEN,
  insulation,
  inZone,
  isPrescriptive,
  judgePrescriptive,
  namesOtherZone,
  PRESCRIPTIVE_ADVICE,
  prescriptiveMessages,
} from "./_path.ts";

export default defineRule({
  id: "energy/ceiling-insulation-zone-1",
  requirementId: "FBC-EC-R402-ceiling-cz1",
  when: inZone("1A"),
  demand: {
    thing: ["ceiling insulation", "ceiling", "insulation"],
    property: "r-value",
    where: /CEIL|CLG|ATTIC|ROOF/i,
    unless: /FLEX|SUPPLY|DUCT|WALL|FLOOR|\bPSF\b/i,
    limit: ({ energy }) => ({ min: energy.ceilingRZone1 }),
  },
  applies: (plan) => insulation(plan, CEILING).filter((it) => !namesOtherZone(it.text, "1A")),
  check(it, { plan, limits }) {
    const required = limits.energy.ceilingRZone1;
    const data = { actual: it.value, required, unit: "R" };
    return judgePrescriptive(it.value >= required, isPrescriptive(plan), data);
  },
  messages: prescriptiveMessages("Ceiling insulation, climate zone 1"),
  recommendation: PRESCRIPTIVE_ADVICE,
  leftOpen: {
    ...CEILING_LEFT_OPEN,
    data: ({ limits }) => ({ required: limits.energy.ceilingRZone1, unit: "R" }),
  },
});
