import rule from "../../../../functions/_rules/site/pool-door-alarm.ts";
import { aHouse, aNote, aPlanSet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["fails 80 dBA", `POOL DOOR ALARM 80 DBA AT 10 FT`, "fail"],
  ["passes 85 dBA", `EXIT ALARMS AT ALL DOORS TO POOL: 85 dB @ 10'`, "pass"],
  ["passes 90 decibels", `DOOR ALARM, 90 DECIBELS, AT POOL`, "pass"],
  [
    "leaves smoke alarms alone",
    aPlanSet({ notes: [aNote("POOL"), aNote("SMOKE ALARM 75 DBA")] }),
    "",
  ],
  ["says nothing where there is no pool", `DOOR ALARM 80 DBA`, ""],
], aHouse());
