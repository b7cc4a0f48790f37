/**
 * Stairs serving few people are still wide enough to walk. Applies to stated stair widths under FBC-Building
 * where the load served is below 50, and to widths below the least figure whatever the load. Inches.
 * @source FBC-B 8th ed. (2023), 1011.2 exception 1
 */
import { defineRule, inapplicable } from "../../define_rule.ts";
import { demand, judgeMin } from "../../measure.ts";
import { servesFew } from "../exits/_occupants.ts";
import { CLEAR_STAIR_WIDTH, drawnWidths } from "./_stair_width.ts";

export default defineRule({
  id: "egress/stair-width-small",
  requirementId: "FBC-B-1011.2-stair-width-36",
  source: { volume: "FBC-B", edition: "2023", section: "1011.2" },
  title: "Stair width, fewer than 50 occupants",
  ...demand({ ...CLEAR_STAIR_WIDTH, one: "least" }, drawnWidths),
  check(it, context) {
    const required = context.limits.egress.stairWidthSmallIn;
    if (servesFew(it, context) !== "yes" && it.value >= required - 0.125) return inapplicable();
    return judgeMin({ actual: it.value, required, unit: "in" }, "narrow");
  },
  messages: {
    ok:
      "The stair is {actual} in wide; at least {required} in is required for fewer than 50 occupants.",
    narrow: "The stair is {actual} in wide; at least {required} in is required for any stair.",
  },
  recommendation: "Widen the stair to at least {required} in clear.",
});
