/**
 * A house calculated as a whole beats its baseline.
 * Reads the ratio of the performance method.
 * @source FBC-EC 8th ed. (2023), R405.2
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "energy/performance-ratio",
  requirementId: "FBC-EC-R405-ratio",
  title: "Performance path ratio",
  ...demand({
    thing: "e ratio",
    property: "ratio",
    limit: ({ energy }) => ({ max: energy.performanceRatio }),
  }),
  messages: {
    ok: "The performance ratio is {raw}.",
    outside: "The performance ratio is {actual}; at most {required} is allowed.",
  },
  recommendation:
    "Improve the glass, insulation or equipment until the ratio is at most {required}.",
});
