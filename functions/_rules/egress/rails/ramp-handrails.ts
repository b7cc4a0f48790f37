/**
 * Ramps that rise have handrails on both sides. Applies to texts under FBC-Building that say what handrails a
 * ramp has; up to the least rise none are required, nor at a walk. Inches.
 * @source FBC-B 8th ed. (2023), 1012.8
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import { contextOf, either, newWork } from "../../measure.ts";
import { BOTH_SIDES, HANDRAIL, isAmidRamp, isPartOfRail, NO_RAIL, ONE_SIDE } from "./_rails.ts";
import { isWalk, rampRise } from "../stairs/_ramps.ts";

/** Ramps through a curb, and those people do not walk. */
const NOT_FOR_PEOPLE =
  /\b(?:CURB|CROSS-?\s?WALK)\s+(?:RAMP|CUT)|\bRAMPED CURB|\b(?:VEHIC\w*|TRUCK|LOADING|DUMPSTER|BOAT|TRAILER)\b/i;

export default defineRule({
  id: "egress/ramp-handrails",
  requirementId: "FBC-B-1012.8-ramp-handrails",
  demand: {
    thing: ["handrail", "rail", "ramp"],
    within: "ramp",
    keep: ({ thing }) => thing !== "ramp",
  },
  applies: (plan) =>
    [
      ...newWork(plan, { topic: /\bRAMPS?\b/i, not: NOT_FOR_PEOPLE, titled: true }),
      ...newWork(plan, { topic: HANDRAIL, not: either(NOT_FOR_PEOPLE, /\bRAMPS?\b/i) })
        .filter((it) => !/\bRAMPS?\b/i.test(contextOf(it)) && isAmidRamp(it, plan)),
    ].filter(({ text }) =>
      ((NO_RAIL.test(text) || ONE_SIDE.test(text)) && !isPartOfRail(text)) ||
      (BOTH_SIDES.test(text) && /RAIL/i.test(text))
    ),
  check({ text, drawing, heading }, { limits }) {
    const required = limits.egress.rampHandrailRiseIn;
    if (isWalk(`${text} ${drawing ?? heading ?? ""}`, limits.egress.walkSlopePercent)) {
      return inapplicable();
    }
    if (BOTH_SIDES.test(text) && !NO_RAIL.test(text)) return pass({}, { message: "both" });
    const actual = rampRise(text) ?? rampRise(drawing ?? heading ?? "");
    const data = { actual, required, unit: "in" };
    if (actual === null) return cantTell("rise", data);
    return actual <= required + 0.06 ? pass({ rise: actual, required }) : fail("missing", data);
  },
  withoutLimit: ["ok", "both", "missing", "rise"],
  messages: {
    ok: "The ramp rises {rise} in; no handrails are required up to {required} in.",
    both: "The ramp has handrails on both sides.",
    missing:
      "The ramp rises {actual} in without handrails on both sides; they are required above {required} in.",
    rise:
      "The ramp does not have handrails on both sides, and its rise is not stated; they are required above {required} in.",
  },
  recommendation: "Provide handrails on both sides of a ramp that rises more than 6 in.",
});
