/**
 * No step surprises the foot.
 * Reads how much risers or treads of one flight may differ, in inches.
 * @source FBC-R 8th ed. (2023), R311.7.5.1
 */
import { defineRule } from "../../define_rule.ts";
import { demand } from "../../measure.ts";

export default defineRule({
  id: "egress/riser-uniformity",
  requirementId: "FBC-R-R311.7.5.1-uniformity",
  source: { volume: "FBC-R", edition: "2023", section: "R311.7.5.1" },
  ...demand({
    thing: "riser variation",
    property: ["thickness", "height", "depth", "distance"],
    limit: ({ egress }) => ({ max: egress.riserVariationIn }),
  }),
  messages: {
    ok: "Steps vary by {raw}.",
    outside: "Steps in one flight vary by {actual} in; at most {required} in is allowed.",
  },
});
