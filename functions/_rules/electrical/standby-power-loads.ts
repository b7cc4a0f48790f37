/**
 * Systems that must keep running have a second source of power.
 * Reads statements that name the loads on emergency or standby power, or deny it to one.
 * @source FBC-B 8th ed. (2023), 2702.2
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { mustShow, type Presence } from "../measure.ts";

export default defineRule<Presence>({
  id: "electrical/standby-power-loads",
  requirementId: "FBC-B-2702-standby",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "2702.2" },
  category: "Electrical",
  title: "Emergency and standby power loads",
  when: isCommercial,
  ...mustShow({
    shown: [
      /(EMERGENCY|STANDBY) (POWER|GENERATOR|SYSTEM|LOADS?|PANEL)[^.;]{0,80}(ELEVATOR|ALARM|EGRESS|EXIT|SMOKE|PUMP|LIFE|LIGHT|LOADS?)/,
      /(ELEVATOR|ALARM|EGRESS LIGHT|EXIT SIGN|SMOKE CONTROL|FIRE PUMP|STAIR PRESSURI)\w*[^.;]{0,60}(EMERGENCY|STANDBY|BACK ?-? ?UP) (POWER|GENERATOR|CIRCUIT|PANEL|SOURCE)/,
    ],
    denied: [
      /(ELEVATOR|FIRE ALARM|EGRESS LIGHT|EXIT SIGN|SMOKE CONTROL|FIRE PUMP|STAIR PRESSURI)\w*[^.;]{0,40}(NO|NOT ON|WITHOUT) (EMERGENCY|STANDBY|BACK ?-? ?UP)/,
      /NO (EMERGENCY|STANDBY|BACK ?-? ?UP) (POWER|GENERATOR)[^.;]{0,40}(ELEVATOR|ALARM|EGRESS|EXIT|SMOKE|PUMP)/,
    ],
  }),
  messages: {
    ok: "Loads on emergency or standby power: {text}",
    denied: "A load that needs emergency or standby power is stated without it: {text}",
    deferred: "Emergency or standby power is put off: {text}",
  },
  recommendation:
    "List egress lighting, alarms, elevators, smoke control and pumps on the right source.",
});
