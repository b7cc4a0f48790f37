import rule from "../../../../functions/_rules/electrical/emergency-transfer-time.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
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
