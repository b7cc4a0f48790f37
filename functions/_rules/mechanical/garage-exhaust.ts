/**
 * Cars in a closed garage poison no one.
 * Reads the exhaust rate of closed garages, in cfm for a square foot.
 * @source FBC-M 8th ed. (2023), 404.2
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "mechanical/garage-exhaust",
  requirementId: "FBC-M-404-garage-vent",
  ...demand({
    thing: "garage exhaust",
    property: "exhaust rate",
    unless: /\bOPEN (?:PARKING |AIR )?GARAGE/i,
    limit: ({ mechanical }, { text }) => ({
      min: /SENSOR|\bCO\b|NO2|DEMAND|STANDBY/i.test(text) && !/NO SENSOR/i.test(text)
        ? mechanical.garageExhaustLeastCfmPerSqft
        : mechanical.garageExhaustCfmPerSqft,
    }),
  }),
  messages: {
    ok: "The garage exhaust is {raw}.",
    outside: "The garage exhaust is {actual} cfm/sq ft; at least {required} cfm/sq ft is required.",
  },
  recommendation: "Show {required} cfm/sq ft, with sensors where it runs at a lower rate.",
});
