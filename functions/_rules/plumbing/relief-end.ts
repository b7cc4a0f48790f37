/**
 * Hot water from the valve scalds no one.
 * Reads how high discharge pipes of relief valves end, in inches.
 * @source FBC-P 8th ed. (2023), 504.6
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "plumbing/relief-end",
  requirementId: "FBC-P-504.6-relief-end",
  title: "End of relief valve discharge",
  ...demand({
    thing: "relief discharge",
    property: ["height", "distance"],
    // `T.P.` alone, in toilet rooms, is paper.
    unless:
      /\bDIA|PIPE SIZE|SLOPE|FROM WALL|ABOVE (?:HEATER|TANK|(?:DRAIN )?PAN)|^\W*T\.? ?P\.?\s*#|TOILET|DISPENS|PAPER/i,
    limit: ({ plumbing }) => ({ max: plumbing.reliefEndIn }),
  }),
  messages: {
    ok: "The relief discharge ends {raw} above the floor.",
    outside:
      "The discharge of the relief valve ends {actual} in above the floor; at most {required} in is allowed.",
  },
  recommendation:
    "End the pipe within {required} in of the floor or receptor, without a trap or threads.",
});
