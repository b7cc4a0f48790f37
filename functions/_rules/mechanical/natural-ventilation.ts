/**
 * Living rooms can be aired through windows, or are ventilated by machine.
 * Reads the openable area stated as a share of the floor, in per cent.
 * @source FBC-R 8th ed. (2023), R303.1
 */
import { isResidential } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { percent, statedLimit, type StatedQuantity } from "../measure.ts";

export default defineRule<StatedQuantity>({
  id: "mechanical/natural-ventilation",
  requirementId: "FBC-R-R303.1-vent",
  severity: "low",
  source: { volume: "FBC-R", edition: "2023", section: "R303.1" },
  category: "Mechanical",
  title: "Natural ventilation",
  when: isResidential,
  ...statedLimit({
    quantity: percent,
    says: [
      /(OPENABLE|OPERABLE|VENT(ILATION|ED|ING)?)\b[^#|]{0,60}#/,
      /#[^#;|]{0,40}(OPENABLE|OPERABLE|VENTILATION|NATURAL VENT)/,
    ],
    not: /ATTIC|CRAWL|SOFFIT|RIDGE|FLOOD|MECHANICAL|EFFICIEN|HUMID|HEAT/,
    bounds: ({ mechanical }) => ({ min: mechanical.openableAreaPercent }),
  }),
  messages: {
    ok: "Openable area of {raw}.",
    outside:
      "Openable area is {actual} % of the floor; at least {required} % is required unless ventilated by machine.",
  },
  recommendation: "Add openable area or mechanical ventilation.",
});
