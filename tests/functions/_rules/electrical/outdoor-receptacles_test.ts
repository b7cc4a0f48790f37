import rule from "../../../../functions/_rules/electrical/outdoor-receptacles.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "../egress/_under.ts";

testStatements(rule, [
  { says: "ONE EXTERIOR GFI AT FRONT ONLY, NONE AT REAR", kinds: ["fail"] },
  { says: "WP GFCI FRONT AND BACK, 6'-6\" MAX. ABOVE GRADE", kinds: ["pass"] },
  { says: "WP GFCI RECEPTACLE 7'-0\" ABOVE GRADE", kinds: ["fail"] },
  { says: "FRONT AND BACK, 6'-6\" MAX. ABOVE GRADE", kinds: ["pass"] },
  { says: "EXTERIOR RECEPTACLES AT FRONT AND REAR", kinds: ["pass"] },
  { says: "ONE OUTDOOR RECEPTACLE AT REAR", kinds: ["fail"] },
  { says: "EXTERIOR OUTLET AT REAR ONLY", kinds: ["fail"] },
  { says: "EXTERIOR LIGHT FIXTURE 7'-0\" ABOVE GRADE", kinds: [] },
  { says: "WP GFCI", kinds: [] },
  { says: "NO RECEPT. AT FRONT OF HOUSE", kinds: ["fail"] },

  { says: "FRONT DOOR (NOT TO POOL): NONE", where: { drawing: "POOL ALARMS" }, kinds: [] },
], aHouse());

/** A panel with a circuit of outdoor receptacles. */
const circuit = aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["BKR", "breaker"]], [
  ["8", "EXTERIOR RECEPT, REAR PATIO", "20/1"],
]);

testStatements(rule, [
  { name: "a circuit of a panel", plan: { schedules: [circuit] }, kinds: [] },
], aHouse());

testRule(rule, [
  [
    "fails a back without one",
    listed("OUTDOOR RECEPTACLES", ["LOCATION", "QTY"], ["REAR PATIO", "0"]),
    "fail",
  ],
  [
    "leaves a side yard alone",
    listed("OUTDOOR RECEPTACLES", ["LOCATION", "QTY"], ["SIDE YARD", "0"]),
    "",
  ],
], aHouse());
