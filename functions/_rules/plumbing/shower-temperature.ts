/**
 * A shower does not scald.
 * Reads the highest temperature of shower valves, in degrees Fahrenheit.
 * @source FBC-P 8th ed. (2023), 412.3
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "plumbing/shower-temperature",
  requirementId: "FBC-P-412.3-shower-valve",
  severity: "medium",
  source: { volume: "FBC-P", edition: "2023", section: "412.3" },
  title: "Shower valve temperature limit",
  ...demand({
    thing: "shower valve",
    property: "temperature",
    unless: /EMERGENCY|EYE ?WASH|BOOSTER|STORAGE|RECIRC/i,
    limit: ({ plumbing }) => ({ max: plumbing.showerTemperatureF }),
  }),
  messages: {
    ok: "The shower is limited to {raw}.",
    outside: "The shower valve delivers {actual} °F; at most {required} °F is allowed.",
  },
  recommendation: "Set the limit stop of balanced or thermostatic valves to {required} °F.",
});
