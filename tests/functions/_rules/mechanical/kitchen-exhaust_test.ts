import rule from "../../../../functions/_rules/mechanical/kitchen-exhaust.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "RANGE HOOD 150 CFM", kinds: ["pass"] },
  { says: "RANGE HOOD 80 CFM", kinds: ["fail"] },
  { says: "RANGE HOOD 30 CFM CONTINUOUS", kinds: ["pass"] },
], aHouse());
