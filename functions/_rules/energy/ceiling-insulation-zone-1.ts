/**
 * Ceilings of houses in climate zone 1 have R-30.
 * Applies to stated values on the prescriptive path; without a stated path a lower value is a question. R-value.
 * @source FBC-EC 8th ed. (2023), R402.1.2
 */
import { defineRule } from "../define_rule.ts";
import { orLeftOpen, type Stated } from "../measure.ts";
import { insulation, inZone, isPrescriptive, judgePrescriptive, namesOtherZone } from "./_path.ts";

const CEILING = {
  part:
    /\bCEILINGS?\b|\bATTIC\b|\bCLG\b|\bROOF\s+(DECK\s+)?INSUL|\bFLAT\s+CEILING|\bUNDER\s+(ROOF\s+)?DECK/i,
  not: /\bDUCT|ATTIC\s+ACCESS|HATCH|\bFLOOR|\bWALLS?\b|KNEE|FAN\b|SOUND|SKYLIGHT|AIR\s+HANDLER/i,
};

export default orLeftOpen(
  defineRule<Stated>({
    id: "energy/ceiling-insulation-zone-1",
    requirementId: "FBC-EC-R402-ceiling-cz1",
    severity: "medium",
    source: { volume: "FBC-EC", edition: "2023", section: "R402.1.2" },
    category: "Energy",
    title: "Ceiling insulation, climate zone 1",
    when: inZone("1A"),
    applies: (plan) => insulation(plan, CEILING).filter((it) => !namesOtherZone(it.text, "1A")),
    check(it, { plan, limits }) {
      const required = limits.energy.ceilingRZone1;
      const data = { actual: it.value, required, unit: "R" };
      return judgePrescriptive(it.value >= required, isPrescriptive(plan), data);
    },
    messages: {
      ok:
        "Ceiling insulation, climate zone 1: R-{actual}; R-{required} is required on the prescriptive path.",
      below:
        "Ceiling insulation, climate zone 1: R-{actual}; at least R-{required} is required on the prescriptive path.",
      pathOpen:
        "Ceiling insulation, climate zone 1: R-{actual}, less than the R-{required} of the prescriptive path; no compliance path is stated.",
    },
    recommendation: "Insulate to R-{required}, or show compliance by Form R405 or R406.",
  }),
  {
    topic: /\b(CEILING|ATTIC|ROOF)\s+INSUL|\bCEILING\s+R-?\s*VALUE/i,
    data: ({ limits }) => ({ required: limits.energy.ceilingRZone1, unit: "R" }),
    figure: /\bR\s*-?\s*\d/i,
  },
);
