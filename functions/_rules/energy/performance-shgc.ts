/**
 * However a house is calculated, its glass keeps out some sun.
 * Reads area-weighted solar heat gain of glass.
 * @source FBC-EC 8th ed. (2023), R405.2
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "energy/performance-shgc",
  requirementId: "FBC-EC-R405-shgc-cap",
  title: "Solar heat gain cap, performance path",
  ...demand({
    thing: "average glazing",
    property: "shgc",
    unless: /R402|PRESCRIPTIVE/i,
    limit: ({ energy }) => ({ max: energy.performanceShgc }),
  }),
  messages: {
    ok: "The average solar heat gain is {raw}.",
    outside: "The average solar heat gain is {actual}; at most {required} is allowed.",
  },
  recommendation: "Choose glass with an average of at most {required}.",
});
