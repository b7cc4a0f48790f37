import rule from "../../../../functions/_rules/electrical/standby-power-loads.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "../egress/_under.ts";

testStatements(rule, [
  { says: "EMERGENCY POWER SERVES EGRESS LIGHTING, FIRE ALARM AND ELEVATOR", kinds: ["pass"] },
  { says: "ELEVATOR ON STANDBY POWER", kinds: ["pass"] },
  { says: "FIRE PUMP WITHOUT STANDBY POWER", kinds: ["fail"] },
  { says: "NO EMERGENCY POWER FOR FIRE ALARM", kinds: ["fail"] },
  { says: "STANDBY POWER FOR ELEVATOR UNDER SEPARATE PERMIT", kinds: ["cantTell"] },
  { says: "EMERGENCY EXIT", kinds: [] },
  { says: "FIRE PUMP NOT ON GENERATOR", kinds: ["fail"] },
  { says: "ELEVATORS NOT ON GENERATOR", kinds: [], name: "elevators of a low building" },
  { says: "ELEVATORS 1-3 ON EMERGENCY POWER", kinds: ["pass"] },
  { says: "EGRESS LIGHTING NOT ON GENERATOR, BATTERY UNITS", kinds: [] },
]);

testRule(rule, [
  [
    "fails a fire pump off the generator",
    listed("LOADS ON GENERATOR", ["LOAD", "ON GENERATOR"], ["FIRE PUMP", "NO"]),
    "fail",
  ],
  [
    "leaves tenants' loads alone",
    listed("LOADS ON GENERATOR", ["LOAD", "ON GENERATOR"], ["TENANT RECEPTACLES", "NO"]),
    "",
  ],
]);
