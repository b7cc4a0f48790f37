/**
 * Corridors of schools are wide. Applies to stated corridor widths in Group E where the load is 100 or more; without a
 * shown load it asks. Inches.
 * @source FBC-B 8th ed. (2023), Table 1020.3
 */
import { atLeast } from "../../_shared/units.ts";
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { corridorClass, type HallWidth, hallWidths } from "./_corridors.ts";

export default defineRule<HallWidth>({
  id: "egress/corridor-width-school",
  requirementId: "FBC-B-1020.3-corridor-width-E",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "1020.3" },
  category: "Egress",
  title: "Corridor width in schools",
  when: (building) => allOf(isCommercial(building), hasOccupancy(building, "E")),
  applies: hallWidths,
  check(it, context) {
    const required = context.limits.egress.corridorWidthSchoolIn;
    const data = { actual: it.value, required, unit: "in" };
    const kind = corridorClass(it, context);
    if (kind === "school") {
      if (!it.isCertain) return inapplicable();
      return atLeast(it.value, required, "in") ? pass(data) : fail("narrow", data);
    }
    const isOpen = kind === "unknown" && context.building.occupantLoad.value === null &&
      it.isCertain;
    return isOpen && !atLeast(it.value, required, "in") && atLeast(it.value, 44, "in")
      ? cantTell("load", data)
      : inapplicable();
  },
  messages: {
    ok: "The corridor is {actual} in wide; at least {required} in is required in schools.",
    narrow:
      "The corridor is {actual} in wide; at least {required} in is required in schools for 100 or more.",
    load:
      "The corridor is {actual} in wide; in schools at least {required} in is required from 100 occupants on. The load is not shown.",
  },
  recommendation: "Widen the corridor to at least {required} in clear.",
});
