/**
 * Panels of wood cover only what a person reaches.
 * Reads mean roof heights beside wood panels, in feet.
 * @source FBC-R 8th ed. (2023), R301.2.1.2
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "wind/wood-panels",
  requirementId: "FBC-R-R301.2.1.2-wood-panels",
  ...demand({
    thing: "mean roof height",
    property: "height",
    where: /WOOD (?:STRUCT\w* )?PANEL|PLYWOOD|\bOSB\b|\bWSP\b|\bPLY\b/i,
    scale: 1 / 12,
    limit: ({ wind }) => ({ max: wind.woodPanelRoofHeightFt }),
  }),
  messages: {
    ok: "Wood panels are used at a mean roof height of {raw}.",
    outside:
      "Wood panels protect openings at a mean roof height of {actual} ft; at most {required} ft is allowed.",
  },
  recommendation: "Use approved shutters or impact glass.",
});
