/**
 * Drains can be cleaned along their whole length.
 * Reads the stated spacing of cleanouts, in feet.
 * @source FBC-P 8th ed. (2023), 708.1.1
 */
import { defineRule } from "../define_rule.ts";
import { feet, statedLimit } from "../measure.ts";

export default defineRule({
  id: "plumbing/cleanout-spacing",
  requirementId: "FBC-P-708-cleanout",
  ...statedLimit({
    demand: { thing: "cleanout", property: "distance", scale: 1 / 12 },
    quantity: feet,
    titled: true,
    says: [
      /(CLEAN ?-? ?OUTS?|\bC\.?O\.?'?S?\b(?!2))[^#|]{0,80}\b(SPAC(ED|ING)|EVERY|INTERVALS?|APART)[^#~|]{0,30}#/,
      /\bSPACE CLEAN ?-? ?OUTS?[^#|]{0,60}\b(AT|EVERY|NO MORE THAN) #/,
    ],
    not: /ALARM|DETECTOR|CARBON|CLEARANCE|WITHIN|SMOKE|BEDROOM/,
    keep: ({ value, clause }) =>
      value >= 20 &&
      /EVERY|SPAC|BETWEEN|BTWN|C\.? ?O\.?(-?\d)? TO|CLEAN ?-? ?OUT TO|O\.? ?C\b|MAX|EACH|APART|INTERVAL|STREAM|INTERMEDIATE|\bAT #/i
        .test(clause),
    bounds: ({ plumbing }) => ({ max: plumbing.cleanoutSpacingFt }),
  }),
  messages: {
    ok: "Cleanouts are {raw} apart.",
    outside: "Cleanouts are {actual} ft apart; at most {required} ft is allowed.",
  },
  recommendation: "Add cleanouts so that they are at most {required} ft apart.",
});
