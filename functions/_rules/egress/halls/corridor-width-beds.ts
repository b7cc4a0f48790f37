/**
 * Corridors beds are moved through are wide. Applies to stated corridor widths in Group I-2; where the words beside the
 * corridor do not tell whether beds pass, it asks. Inches.
 * @source FBC-B 8th ed. (2023), Table 1020.3
 */
import { atLeast } from "../../../_shared/units.ts";
import { hasOccupancy } from "../../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { corridorClass } from "./_corridor_class.ts";
import { hallWidths, isListedExit } from "./_corridors.ts";

export default defineRule({
  id: "egress/corridor-width-beds",
  requirementId: "FBC-B-1020.3-corridor-width-I2",
  when: (building) => hasOccupancy(building, "I-2"),
  demand: { thing: "corridor", property: "width", as: () => ({ isCertain: true }) },
  leavesOut: (_frame, subject) => isListedExit(subject),
  applies: hallWidths,
  check(it, context) {
    const required = context.limits.egress.corridorWidthBedsIn;
    const kind = corridorClass(it, context);
    const data = { actual: it.value, required, unit: "in" };
    if (!it.isCertain || (kind !== "beds" && kind !== "unknown")) return inapplicable();
    if (atLeast(it.value, required, "in")) return pass(data);
    return kind === "beds" ? fail("narrow", data) : cantTell("beds", data);
  },
  messages: {
    ok:
      "The corridor is {actual} in wide; at least {required} in is required where beds are moved.",
    narrow:
      "The corridor is {actual} in wide; at least {required} in is required where beds are moved.",
    beds:
      "The corridor is {actual} in wide; at least {required} in is required where beds are moved. Whether beds are moved here could not be determined.",
  },
  recommendation: "Widen the corridor to at least {required} in clear.",
});
