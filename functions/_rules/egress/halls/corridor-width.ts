/**
 * Corridors are wide enough for many people, and for stretchers in ambulatory care. Applies under FBC-Building to
 * stated corridor widths where 50 or more are served; where the load is not known, widths between the two figures are
 * a question. Inches.
 * @source FBC-B 8th ed. (2023), 1020.3 and Table 1020.3
 */
import { atLeast } from "../../../_shared/units.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { gapBetween } from "../../measure.ts";
import { corridorClass } from "./_corridor_class.ts";
import { hallWidths, isListedExit } from "./_corridors.ts";
import { besideStretcherHalls, takesStretchers } from "./_stretcher_halls.ts";

export default defineRule({
  id: "egress/corridor-width",
  requirementId: "FBC-B-1020.3-corridor-width",
  demand: {
    thing: "corridor",
    property: "width",
    unless: /EQUIPMENT|CHILLER|PIPING|VALVES|CRAWL/i,
    as: () => ({ isCertain: true }),
    // Enough where few people use it.
    mild: ({ egress }) => ({ min: egress.corridorWidthSmallIn }),
  },
  leavesOut: (_frame, subject) => isListedExit(subject),
  applies: (plan) => {
    const known = hallWidths(plan);
    const more = besideStretcherHalls(plan)
      .filter((it) => !known.some((other) => gapBetween(it, other) === 0));
    return [...known, ...more];
  },
  check(it, context) {
    if (takesStretchers(it, context)) {
      const required = context.limits.egress.corridorWidthStretchersIn;
      const data = { actual: it.value, required, unit: "in" };
      if (atLeast(it.value, required, "in")) return it.isCertain ? pass(data) : inapplicable();
      return it.isCertain ? fail("stretchers", data) : cantTell("maybeStretchers", data);
    }
    const { corridorWidthIn: required, corridorWidthSmallIn: least } = context.limits.egress;
    const kind = corridorClass(it, context);
    if (kind !== "general" && kind !== "unknown") return inapplicable();
    const data = { actual: it.value, required, unit: "in", least };
    if (!atLeast(it.value, least, "in")) return inapplicable();
    if (atLeast(it.value, required, "in")) {
      return kind === "general" || it.isCertain ? pass(data) : inapplicable();
    }
    if (!it.isCertain) return cantTell(kind === "general" ? "maybe" : "maybeFew", data);
    return kind === "general" ? fail("narrow", data) : cantTell("load", data);
  },
  onceTold: { maybe: "narrow", maybeStretchers: "stretchers" },
  messages: {
    ok: "The corridor is {actual} in wide; at least {required} in is required.",
    narrow:
      "The corridor is {actual} in wide; at least {required} in is required for 50 or more occupants.",
    stretchers:
      "The corridor is {actual} in wide; for stretchers, ambulatory care needs {required} in.",
    maybeStretchers:
      "{actual} in is printed beside a corridor used for stretchers; if this is the clear width, ambulatory care needs {required} in.",
    load:
      "The corridor is {actual} in wide: enough for fewer than 50 occupants ({least} in) but not for 50 or more ({required} in). The occupant load it serves is not shown.",
    maybe:
      "{actual} in is printed beside a corridor; if this is the clear width, at least {required} in is required.",
    maybeFew:
      "{actual} in is printed beside a corridor; if this is the clear width and 50 or more occupants use it, at least {required} in is required.",
  },
  recommendation: "Widen the corridor to at least {required} in clear.",
});
