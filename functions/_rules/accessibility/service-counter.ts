/**
 * Who sits can pay.
 * Reads the height of sales and service counters, in inches.
 * @source FBC-A 8th ed. (2023), 904.4.1
 */
import { defineRule } from "../define_rule.ts";
import { demand, mentions } from "../measure.ts";

/** The part of a long counter that people reach from a wheelchair. */
const LOW_PART =
  /(?<!\bNO )\b(?:LOW(?:ER(?:ED)?)?|ADA|A\.D\.A\.|ACCESSIBLE|ACC)\b(?:[^.;|]{0,20}\b(?:COUNTER|CNTR|SHELF)|\W+(?:(?:ADA|ACCESSIBLE)\W+)?(?:PORTION|SECTION|PART|END))\b/i;

export default defineRule({
  id: "accessibility/service-counter",
  requirementId: "FBC-A-904.4-counter",
  source: { volume: "FBC-A", edition: "2023", section: "904.4.1" },
  ...demand({
    thing: "service counter",
    property: "height",
    unless:
      /(?<!\bNO )\bLOW(?:ER(?:ED)?)?\b|A\.?D\.?A|ACCESSIBLE|\bACC\b|EMPLOYEE|STAFF|\bWORK\b|KITCHEN|WITH (?:A )?\d+" (?:PORTION|SECTION)/i,
    limit: ({ accessibility }, _, { plan }) =>
      mentions(plan, LOW_PART) ? null : { max: accessibility.serviceCounterIn },
  }),
  messages: {
    ok: "The counter is {raw} high.",
    outside:
      "The counter is {actual} in high; at most {required} in is allowed for 36 in of its length.",
  },
  recommendation: "Lower 36 in of each counter to {required} in.",
});
