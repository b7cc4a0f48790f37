/**
 * Water comes no harder than the pipes bear.
 * Reads water pressures where no reducing valve stands, in psi.
 * @source FBC-P 8th ed. (2023), 604.8
 */
import { defineRule } from "../define_rule.ts";
import { demand, mentions } from "../measure.ts";

/** A valve that takes the pressure down, and not the lack of one. */
const REDUCED =
  /(?<!\b(?:NO|W\/O|WITHOUT)\s+(?:(?:WATER|PRESSURE)[\s-]+)*)\b(?:P\.?R\.?V\b|PRESSURE.?REDUC|REDUCING\s+VALVE)/i;

export default defineRule({
  id: "plumbing/pressure-reducer",
  requirementId: "FBC-P-604.8-prv",
  severity: "medium",
  title: "Pressure-reducing valve",
  ...demand({
    thing: "water pressure",
    property: "pressure",
    unless: /FIRE|SPRINK|HYDRANT|\bTEST|RESIDUAL|\bGAS\b/i,
    limit: ({ plumbing }, { text, sure }, { plan }) => {
      const isReduced = REDUCED.test(text) && !/(?:PRV|VALVE)\W*(?:NONE|NOT\b)/i.test(text);
      // A row of the street's pressure leaves the valve to the next row.
      const isElsewhere = sure === "rowed" && !/\bNO(?:NE)?\b/i.test(text) &&
        mentions(plan, REDUCED);
      return isReduced || isElsewhere ? null : { max: plumbing.waterPressurePsi };
    },
  }),
  messages: {
    ok: "The water pressure is {raw}.",
    outside:
      "The water pressure is {actual} psi; above {required} psi, a pressure-reducing valve is required.",
  },
  recommendation: "Show a pressure-reducing valve.",
});
