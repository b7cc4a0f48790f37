/**
 * Stairs in dwellings are wide enough. Applies to stated stair widths under FBC-Residential; a width said to be
 * between handrails has its own figures, spiral stairs are left alone. Inches.
 * @source FBC-R 8th ed. (2023), R311.7.1
 */
import { defineRule } from "../../define_rule.ts";
import { demand, judgeMin } from "../../measure.ts";
import { drawnWidths, STAIR_WIDTH } from "./_stair_width.ts";

const AT_RAIL =
  /\b(BETWEEN|BTWN\.?|BELOW|AT|INSIDE)\s+(THE\s+|AN?\s+)?(ONE\s+|TWO\s+|BOTH\s+|\(?[12]\)?\s+)?(HAND\s?)?RAILS?\b/i;

export default defineRule({
  id: "egress/dwelling-stair-width",
  requirementId: "FBC-R-R311.7.1-stair-width",
  title: "Stair width in dwellings",
  ...demand({ ...STAIR_WIDTH, one: "least" }, drawnWidths),
  check(it, { limits: { egress } }) {
    const required = !AT_RAIL.test(it.text)
      ? egress.dwellingStairWidthIn
      : /\b(BOTH|TWO|2|BETWEEN|BTWN)\b/i.test(it.text)
      ? egress.dwellingStairWidthTwoRailsIn
      : egress.dwellingStairWidthOneRailIn;
    return judgeMin({ actual: it.value, required, unit: "in" }, "narrow");
  },
  messages: {
    ok: "The stair is {actual} in wide; at least {required} in is required.",
    narrow: "The stair is {actual} in wide; at least {required} in is required.",
  },
  recommendation: "Widen the stair to at least {required} in clear above the handrail.",
});
