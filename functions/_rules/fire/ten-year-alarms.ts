/**
 * Nobody takes the battery out of an alarm.
 * Looks for sealed ten-year batteries of smoke alarms that have no other supply.
 * @source Florida Statutes (2023), 553.883
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "fire/ten-year-alarms",
  requirementId: "FS-553.883-smoke-10yr",
  ...mustShowThing({
    thing: "ten year alarm",
    at: "battery smoke alarm",
    instead: "replaceable battery",
    not: /HARD ?-?WIRED?|\b120 ?V|BACK ?-?UP|MONITOR|LOW ?-?VOLT|THERMOSTAT/i,
  }),
  messages: {
    ok: "Ten-year alarms are shown: {text}",
    denied: "Battery alarms are not of the sealed ten-year kind: {text}",
    deferred: "Ten-year alarms are deferred: {text}",
  },
});
