import rule from "../../../../functions/_rules/site/pool-door-alarm.ts";
import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import { aHouse, aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const listed = (alarm: string, header = "ALARM") =>
  aPlanSet({
    schedules: [
      aSchedule("door", [["DOOR", "mark"], [header, null]], [["LANAI SGD", alarm]], {
        title: "POOL DOORS",
      }),
    ],
  });

testRule(rule, [
  ["fails a listed 80 dBA", listed("80 dBA @ 10 FT"), "fail"],
  ["passes a listed 85 dBA", listed("85 dBA @ 10 FT"), "pass"],
  ["leaves the noise of a pump alone", listed("60 dBA", "PUMP NOISE"), ""],
  ["fails 80 dBA", `POOL DOOR ALARM 80 DBA AT 10 FT`, "fail"],
  ["passes 85 dBA", `EXIT ALARMS AT ALL DOORS TO POOL: 85 dB @ 10'`, "pass"],
  ["passes 90 decibels", `DOOR ALARM, 90 DECIBELS, AT POOL`, "pass"],
  [
    "leaves smoke alarms alone",
    aPlanSet({ notes: [aNote("POOL"), aNote("SMOKE ALARM 75 DBA")] }),
    "",
  ],
  ...[
    "DOORBELL CHIME, 70 DB",
    "DOOR BELL AT FRONT ENTRY 65 DB",
    "INTERCOM AT ENTRY DOOR, CHIME 72 DB",
    "SEPTIC PUMP ALARM 78 DB AT DOOR OF GARAGE",
    "SECURITY ALARM SIREN AT EXIT 80 DB",
    "DRYER BUZZER, END TIMER, LAUNDRY DOOR 60 DB",
  ].map((other): [string, PlanSet, string] => [
    `leaves ${other} alone`,
    aPlanSet({ notes: [aNote("POOL DR. ALARMS 92 DBA @ 10'"), aNote(other)] }),
    "pass",
  ]),
  ["says nothing where there is no pool", `DOOR ALARM 80 DBA`, ""],
], aHouse());
