/**
 * Nobody in the tub reaches a receptacle.
 * Reads the distance of receptacles from tubs and showers, in feet.
 * @source NFPA 70-2020, 406.9(C)
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

/** Said in one breath with it, the figure is measured from something else or lies elsewhere. */
const OF_OTHERS = /OPPOSITE|BASIN|\bLAV|\bSINK|BELOW|UNDER/i;

export default defineRule({
  id: "electrical/tub-zone",
  requirementId: "NEC-406.9C-tub-zone",
  ...demand({
    thing: "receptacle",
    property: "distance",
    within: ["bathtub", "shower"],
    unless: /POOL|WHIRLPOOL|MOTOR|PUMP/i,
    keep: ({ clause }) => !OF_OTHERS.test(clause),
    scale: 1 / 12,
    limit: ({ electrical }) => ({ min: electrical.tubZoneFt }),
  }),
  messages: {
    ok: "The receptacle is {raw} from the tub or shower.",
    outside:
      "A receptacle is {actual} ft from the tub or shower; at least {required} ft is required.",
  },
  recommendation: "Move the receptacle to at least {required} ft from the tub or shower.",
});
