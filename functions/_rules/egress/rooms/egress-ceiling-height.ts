/**
 * Ways out are high enough. Applies under FBC-Building to stated ceiling heights of corridors, lobbies and other parts
 * of the means of egress. Objects may hang lower over up to half of the area, so a soffit there is a question. Inches.
 * @source FBC-B 8th ed. (2023), 1003.2 and 1003.3.1
 */
import { atLeast } from "../../../_shared/units.ts";
import { cantTell, defineRule, pass } from "../../define_rule.ts";
import { judgeMin } from "../../measure.ts";
import { ceilings, CORRIDOR, NOT_OCCUPIED, soffitsOverWays } from "./_ceilings.ts";

/** Says that a soffit covers no more of the ceiling than it may. */
const UP_TO_HALF =
  /\b(?:LESS\s+THAN|UP\s+TO|AT\s+MOST|MAX\w*\.?|UNDER|BELOW|NOT\s+(?:MORE\s+THAN|OVER))\s+(?:(?:ONE[\s-]*)?HALF|1\s*\/\s*2|50\s*%)/i;

export default defineRule({
  id: "egress/egress-ceiling-height",
  requirementId: "FBC-B-1003.2-egress-ceiling",
  demand: {
    thing: "ceiling",
    property: ["height", "clear height"],
    within: ["corridor", "exit"],
    // `CORRIDOR 7'-6", TOILET ROOMS 7'-0"` tells two heights; the rule's own words part them.
    unless: /\b(?:TOILET|REST|BATH)\s?ROOMS?\b/i,
    limit: ({ egress }) => ({ min: egress.egressCeilingIn }),
  },
  applies: (plan) => [
    ...ceilings(plan).filter(({ name }) =>
      CORRIDOR.test(name) && !/\bSTAIR/i.test(name) && !NOT_OCCUPIED.test(name)
    ).map((it) => ({ ...it, isSoffit: false })),
    ...soffitsOverWays(plan).map((it) => ({ ...it, isSoffit: true })),
  ],
  check({ name, heightIn, isSoffit }, { limits }) {
    const { egressCeilingIn: required, headroomIn: least } = limits.egress;
    const data = {
      room: isSoffit ? "Soffit" : name,
      actual: heightIn,
      required,
      unit: "in",
      least,
    };
    if (!isSoffit) return judgeMin(data, "low");
    if (atLeast(heightIn, required, "in")) return pass(data);
    if (atLeast(heightIn, least, "in") && UP_TO_HALF.test(name)) {
      return pass({ ...data, required: least });
    }
    return atLeast(heightIn, least, "in")
      ? cantTell("soffit", data)
      : judgeMin({ ...data, required: least }, "low");
  },
  messages: {
    ok: "{room}: the ceiling is {actual} in high; at least {required} in is required.",
    low:
      "{room}: the ceiling is {actual} in high; at least {required} in is required along a means of egress.",
    soffit:
      "A soffit over a means of egress is at {actual} in; the ceiling must be {required} in high. Up to half of the area may be lower, down to {least} in; how much the soffit covers could not be determined.",
  },
  recommendation: "Raise the ceiling along the means of egress to at least {required} in.",
});
