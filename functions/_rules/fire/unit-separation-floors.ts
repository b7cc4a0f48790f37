/**
 * Floors between dwelling units and sleeping units are fire-rated by a tested design.
 * Applies to assemblies said to stand between units; Types IIB, IIIB and VB with NFPA 13 need half. Hours.
 * @source FBC-B 8th ed. (2023), 420.3
 */
import { defineRule } from "../define_rule.ts";
import { hasUnits, judgeUnitAssembly, UNIT_MESSAGES, unitAssemblies } from "./_units.ts";

export default defineRule({
  id: "fire/unit-separation-floors",
  requirementId: "FBC-B-420.3-floor-separation",
  title: "Floors between dwelling units",
  when: hasUnits,
  demand: {
    thing: "floor assembly",
    property: "rating",
    unless: /ROOF|WITHIN|SAME UNIT/i,
    limit: ({ fire }, _, { building }) => ({
      min: building.sprinklers.value === "none"
        ? fire.unitSeparationHours
        : fire.unitSeparationReducedHours,
    }),
  },
  applies: (plan, { building }) => unitAssemblies(plan, building, "floor"),
  check: judgeUnitAssembly,
  unlessClaimed: ["reduced"],
  messages: UNIT_MESSAGES,
  recommendation: "Use a listed 1-hour floor-ceiling assembly and state its design number.",
});
