/**
 * Ramps people leave by are not steep. Applies to running slopes under FBC-Building that accessibility/ramp-slope
 * does not read: inside dwelling units, and slopes written in inches per foot. Per cent.
 * @source FBC-B 8th ed. (2023), 1012.2
 */
import { defineRule } from "../../define_rule.ts";
import { demand, either } from "../../measure.ts";
import { NOT_ON_FOOT, OFF_ROUTE } from "./_ramps.ts";

export default defineRule({
  id: "egress/ramp-slope",
  requirementId: "FBC-B-1012.2-ramp-slope",
  ...demand({
    thing: "ramp",
    property: "slope",
    unless: either(NOT_ON_FOOT, /PARKING/),
    notWithin: ["curb ramp", "overhead door"],
    keep: ({ text, context, raw, clause }) =>
      !/CROSS[^#,;]*#|FLARED?[^#,;]*#|LANDINGS?[^#,;]*#/i.test(clause) &&
      (OFF_ROUTE.test(`${text} | ${context}`) || /PER|\/\s*(FT|FOOT)/i.test(raw)),
    limit: ({ egress }) => ({ max: egress.rampSlopePercent }),
  }),
  messages: {
    ok: "The ramp slopes {actual}% ({raw}); at most {required}% (1:12) is allowed.",
    outside: "The ramp slopes {actual}% ({raw}); at most {required}% (1:12) is allowed.",
  },
  recommendation: "Lengthen the ramp so that it slopes at most 1:12 ({required}%).",
});
