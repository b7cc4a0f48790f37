import rule from "../../../../functions/_rules/electrical/emergency-transfer-time.ts";
import { aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "ATS-LS 10 SEC., ATS-CR 10 SEC., ATS-EQ 20 SEC.", kinds: ["pass"] },
  { says: "ATS-EQ 20 SEC., ATS-LS 12 SEC.", kinds: ["fail"] },
  { says: "TRANSFER SWITCH 10 SECONDS EMERGENCY, 60 SECONDS STANDBY", kinds: ["pass"] },
  { says: "TRANSFER SWITCH 60 SECONDS EMERGENCY, 60 SECONDS STANDBY", kinds: ["fail"] },
  { says: "EMERGENCY GENERATOR TRANSFER IN 10 SECONDS", kinds: ["pass"] },
  { says: "ATS TRANSFER TIME 15 SEC. EMERGENCY LOADS", kinds: ["fail"] },
  { says: "LEGALLY REQUIRED STANDBY: 60 SEC MAX.", kinds: ["pass"] },
  { says: "LEGALLY REQUIRED STANDBY POWER WITHIN 90 SECONDS", kinds: ["fail"] },
  { says: "DELAYED EGRESS 15 SECONDS", kinds: [] },
  { says: "RETRANSFER DELAY 300 SEC ATS", kinds: [] },
  { says: "EMERGENCY LIGHTS TESTED 30 SEC MONTHLY", kinds: [] },
  { says: "GENERATOR CRANK CYCLE 15 SECONDS", kinds: [] },
  { says: "GENERATOR WARM-UP 30 SECONDS", kinds: [] },
  { says: "TRANSFER TIME DELAY 15 SECONDS", kinds: [] },
]);

testStatements(rule, [
  { says: "LIFE SAFETY (ART. 700) | LOAD TRANSFERRED AFTER OUTAGE 18 s", kinds: ["fail"] },
  { says: "LIFE SAFETY (ART. 700) | LOAD TRANSFERRED AFTER OUTAGE 10 s", kinds: ["pass"] },
  { says: "LIFE SAFETY TRANSFER SWITCH 18 S.F. CLEAR", kinds: [] },
]);

const switches = (...rows: string[][]) => ({
  schedules: [aSchedule("other", [
    ["SWITCH", null],
    ["SYSTEM", null],
    ["PICKS UP", null],
    ["TRANSFER TIME", null],
  ], rows)],
});
const LIFE_SAFETY = ["ATS-1", "700", "EGRESS LIGHTS, FIRE ALARM", "9 SEC"];

testStatements(rule, [
  {
    name: "optional power by its article",
    plan: switches(["ATS-2", "NEC 702", "CHILLER", "60 SEC"]),
    kinds: [],
  },
  {
    name: "other loads listed beside the emergency ones",
    plan: switches(LIFE_SAFETY, ["ATS-2", "-", "WALK-IN COOLERS, DATA", "60 SEC"]),
    kinds: ["pass"],
  },
  {
    name: "emergency loads that wait",
    plan: switches(["ATS-1", "700", "EGRESS LIGHTS", "14 SEC"], ["ATS-2", "-", "DATA", "60 SEC"]),
    kinds: ["fail"],
  },
  {
    name: "standby loads that wait longer than a minute",
    plan: switches(LIFE_SAFETY, ["ATS-3", "701 STANDBY", "SMOKE EXHAUST", "75 SEC"]),
    kinds: ["pass", "fail"],
  },
]);
