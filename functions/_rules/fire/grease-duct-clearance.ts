/**
 * A burning grease duct lights nothing.
 * Reads the clearance of grease ducts to combustibles, in inches.
 * @source FBC-M 8th ed. (2023), 506.3.1
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "fire/grease-duct-clearance",
  requirementId: "FBC-M-506.3-grease-duct",
  source: { volume: "FBC-M", edition: "2023", section: "506.3.1" },
  ...demand({
    thing: "grease duct",
    property: "distance",
    where: /COMBUST|WOOD|TRUSS|JOIST|FRAMING/i,
    unless: /NON-?\s?COMBUST|LIMITED|LISTED|ZERO|WRAP|ENCLOS/i,
    limit: ({ fire }) => ({ min: fire.greaseDuctClearanceIn }),
  }),
  messages: {
    ok: "The grease duct is {raw} from combustibles.",
    outside:
      "The grease duct is {actual} in from combustibles; at least {required} in is required.",
  },
});
