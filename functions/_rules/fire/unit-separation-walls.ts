/**
 * Walls between dwelling units and sleeping units are fire-rated by a tested design.
 * Applies to assemblies said to stand between units; Types IIB, IIIB and VB with NFPA 13 need half. Hours.
 * @source FBC-B 8th ed. (2023), 420.2
 */
import { defineRule } from "../define_rule.ts";
import { FLOOR, hasUnits, judgeUnitAssembly, UNIT_MESSAGES, unitAssemblies } from "./_units.ts";

export default defineRule({
  id: "fire/unit-separation-walls",
  requirementId: "FBC-B-420.2-unit-separation",
  title: "Walls between dwelling units",
  when: hasUnits,
  demand: { thing: "unit separation wall", property: "rating" },
  applies: (plan, { building }) => unitAssemblies(plan, building, "wall"),
  check: judgeUnitAssembly,
  unlessClaimed: ["reduced"],
  messages: UNIT_MESSAGES,
  recommendation:
    "Use a listed 1-hour partition, continuous to the deck above, with its design number.",
  leftOpen: {
    topic: /\b(DWELLING\s+)?UNIT\s+SEPARATION|\bDEMISING\s+WALL|\bPARTITION\s+BETWEEN\s+UNITS/i,
    data: ({ limits }) => ({ required: limits.fire.unitSeparationHours, unit: "hours" }),
    not: FLOOR,
    in: "notes",
  },
});
