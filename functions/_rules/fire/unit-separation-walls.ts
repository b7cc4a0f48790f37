/**
 * Walls between dwelling units and sleeping units are fire-rated by a tested design.
 * Applies to assemblies said to stand between units; Types IIB, IIIB and VB with NFPA 13 need half. Hours.
 * @source FBC-B 8th ed. (2023), 420.2
 */
import { defineRule } from "../define_rule.ts";
import { orLeftOpen, type Statement, statements } from "../measure.ts";
import { concernsUnits, FLOOR, hasUnits, judgeUnitAssembly, UNITS } from "./_units.ts";

export default orLeftOpen(
  defineRule<Statement>({
    id: "fire/unit-separation-walls",
    requirementId: "FBC-B-420.2-unit-separation",
    severity: "high",
    source: { volume: "FBC-B", edition: "2023", section: "420.2" },
    category: "Fire Safety",
    title: "Walls between dwelling units",
    when: hasUnits,
    applies: (plan, { building }) =>
      statements(plan, { topic: UNITS }).filter((it) =>
        !FLOOR.test(it.text) && concernsUnits(it, building)
      ),
    check: judgeUnitAssembly,
    messages: {
      ok: "The assembly between units is rated {actual} h; {required} h is required.",
      low: "The assembly between units is rated {actual} h; at least {required} h is required.",
      reduced:
        "The assembly between units is rated {actual} h; {required} h is required unless the building is Type IIB, IIIB or VB with NFPA 13 sprinklers.",
      noDesign: "The assembly between units has no design number: {text}.",
    },
    recommendation:
      "Use a listed 1-hour partition, continuous to the deck above, with its design number.",
  }),
  {
    topic: /\b(DWELLING\s+)?UNIT\s+SEPARATION|\bDEMISING\s+WALL|\bPARTITION\s+BETWEEN\s+UNITS/i,
    data: ({ limits }) => ({ required: limits.fire.unitSeparationHours, unit: "hours" }),
    not: FLOOR,
    in: "notes",
  },
);
