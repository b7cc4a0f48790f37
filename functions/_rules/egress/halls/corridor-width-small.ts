/**
 * Corridors for few people are still wide enough to walk. Applies under FBC-Building to stated corridor widths where
 * fewer than 50 are served or inside a dwelling unit, and to widths below the least figure anywhere. Inches.
 * @source FBC-B 8th ed. (2023), 1020.3 and Table 1020.3
 */
import { atLeast } from "../../../_shared/units.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { corridorClass } from "./_corridor_class.ts";
import { hallWidths, isListedExit } from "./_corridors.ts";

/** Nobody draws a corridor narrower than this: the figure is of something in it. */
const LEAST_IN = 24;

export default defineRule({
  id: "egress/corridor-width-small",
  requirementId: "FBC-B-1020.3-corridor-width-36",
  title: "Corridor width, fewer than 50 occupants",
  demand: {
    thing: "corridor",
    property: "width",
    unless: /EQUIPMENT|CHILLER|PIPING|VALVES|CRAWL/i,
    keep: ({ value }) => value !== null && value >= LEAST_IN,
    as: () => ({ isCertain: true }),
  },
  leavesOut: (_frame, subject) => isListedExit(subject),
  applies: hallWidths,
  check(it, context) {
    const required = context.limits.egress.corridorWidthSmallIn;
    const kind = corridorClass(it, context);
    if (kind === "equipment" || kind === "school" || kind === "beds") return inapplicable();
    const data = { actual: it.value, required, unit: "in" };
    const isSmall = kind === "small" || kind === "dwelling";
    if (atLeast(it.value, required, "in")) {
      return isSmall && it.isCertain ? pass(data) : inapplicable();
    }
    return it.isCertain ? fail("narrow", data) : cantTell("maybe", data);
  },
  onceTold: { maybe: "narrow" },
  messages: {
    ok: "The corridor is {actual} in wide; at least {required} in is required.",
    narrow:
      "The corridor is {actual} in wide; at least {required} in is required for any corridor.",
    maybe:
      "{actual} in is printed beside a corridor; if this is the clear width, at least {required} in is required.",
  },
  recommendation: "Widen the corridor to at least {required} in clear.",
});
