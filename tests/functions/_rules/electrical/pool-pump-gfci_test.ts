import rule from "../../../../functions/_rules/electrical/pool-pump-gfci.ts";
import { aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const circuit = (load: string, breaker: string) =>
  aPlanSet({
    schedules: [
      aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["BKR", "breaker"]], [
        ["1-3", "RANGE", "50/2"],
        ["10-12", load, breaker],
      ]),
    ],
  });

testRule(rule, [
  ["fails a listed plain breaker", circuit("POOL PUMP 240V", "20/2 STD"), "fail"],
  ["passes a listed GFCI breaker", circuit("POOL PUMP 240V", "20/2 GFCI"), "pass"],
  ["leaves other loads alone", circuit("WELL PUMP", "20/2 STD"), ""],
  ["leaves a bare rating alone", circuit("POOL PUMP", "20/2"), ""],
]);

testStatements(rule, [
  { says: "POOL PUMP ON GFCI BREAKER", kinds: ["pass"] },
  { says: "POOL PUMP ON STANDARD BREAKER", kinds: ["fail"] },
  { says: "POOL PUMP 240V, 20/2 STD", kinds: ["fail"] },
  { says: "POOL PUMP 240V, 20/2 GFCI", kinds: ["pass"] },
  { says: "POOL PUMP, NO GFCI", kinds: ["fail"] },
  { says: "POOL PUMP GFCI BY OTHERS", kinds: ["cantTell"] },
]);
