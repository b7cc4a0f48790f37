/**
 * Roof drains are sized for the rain that falls there.
 * Reads the rainfall rate used, in inches per hour; the local figure governs, so a low one is a
 * question for the reviewer.
 * @source FBC-P 8th ed. (2023), 1108
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { inchesPerHour, statedLimit, type StatedQuantity } from "../measure.ts";

export default defineRule<StatedQuantity>({
  id: "plumbing/storm-rainfall",
  requirementId: "FBC-P-1108-overflow",
  severity: "medium",
  source: { volume: "FBC-P", edition: "2023", section: "1108" },
  category: "Plumbing",
  title: "Storm drainage rainfall",
  when: isCommercial,
  ...statedLimit({
    quantity: inchesPerHour,
    says: [
      /#/,
    ],
    not: /IRRIGATION|INFILTRAT|PERCOLAT|SOIL/,
    under: /RAIN|ROOF DRAIN|STORM|OVERFLOW|SCUPPER|GUTTER|LEADER/,
    bounds: ({ plumbing }) => ({ min: plumbing.rainfallInPerHour }),
  }),
  messages: {
    ok: "Rainfall of {raw}.",
    outside:
      "Rainfall of {actual} in per hour was used; Florida stations stand above {required} in per hour.",
  },
  recommendation: "Size drains and overflow for the local 100-year, one-hour rainfall.",
});
