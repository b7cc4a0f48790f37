/**
 * Who does nails breathes air.
 * Reads the exhaust of nail stations, in cfm for each.
 * @source FBC-M 8th ed. (2023), 403.3.1.1
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "mechanical/nail-station",
  requirementId: "FBC-M-403.3-nail-station",
  title: "Exhaust at nail stations",
  ...demand({
    thing: "nail station",
    property: "airflow",
    unless: /TOTAL|SUPPLY|OUTDOOR|\bO\.?A\b/i,
    limit: ({ mechanical }) => ({ min: mechanical.nailStationCfm }),
  }),
  messages: {
    ok: "The nail station has {raw}.",
    outside: "A nail station has {actual} cfm of exhaust; at least {required} cfm is required.",
  },
  recommendation: "Show {required} cfm at each station.",
});
