/**
 * Who works at large equipment can leave at both ends.
 * Where equipment of 1,200 A or more is stated, reads how many entrances its room has; its width
 * decides whether two are needed.
 * @source NFPA 70-2020, 110.26(C)(2)
 */
import { isCommercial } from "../building_profile.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { count, feet, statedQuantities, type StatedQuantity } from "../measure.ts";
import { largestEquipmentAmps } from "./_words.ts";

export default defineRule<StatedQuantity>({
  id: "electrical/large-equipment-entrances",
  requirementId: "NEC-110.26-entrances",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "110.26(C)(2)" },
  category: "Electrical",
  title: "Entrances to large equipment",
  when: isCommercial,
  applies: (plan, { limits }) =>
    (largestEquipmentAmps(plan) ?? 0) < limits.electrical.largeEquipmentA
      ? []
      : statedQuantities(plan, {
        quantity: count,
        says: [
          /(ELECTRICAL|ELEC\.?|SWITCH ?(BOARD|GEAR)|WORKING SPACE)[^#]{0,40}#[^#]{0,12}(ENTRANCES?|DOORS?|EXITS?|MEANS OF EGRESS)\b/,
          /#[^#]{0,12}(ENTRANCES?|DOORS?|EXITS?)[^#;.]{0,20}(ELECTRICAL|ELEC\b|SWITCH ?(BOARD|GEAR)|WORKING SPACE)/,
        ],
      }),
  check(stated, { plan, limits }) {
    const { largeEquipmentEntrances: required, largeEquipmentWidthFt } = limits.electrical;
    const data = { actual: stated.value, required, unit: "entrances" };
    if (stated.value >= required) return pass(data);
    const isWide = statedQuantities(plan, {
      quantity: feet,
      says: [/(SWITCH ?(BOARD|GEAR)|MDP|MSB)\b[^#~]{0,25}# ?(WIDE|LONG)/],
    }).some((it) => it.value > largeEquipmentWidthFt);
    return isWide ? fail("few", data) : cantTell("few", data);
  },
  messages: {
    ok: "{actual} entrances to the working space of large equipment.",
    few:
      "{actual} entrance to the working space of equipment of 1,200 A or more; {required} are required where it is more than 6 ft wide.",
  },
  recommendation:
    "Add a second entrance at the other end of the equipment, or double the depth of the working space.",
});
