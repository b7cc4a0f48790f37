import rule from "../../../../functions/_rules/energy/blower-door-tester.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "BLOWER DOOR TEST BY INDEPENDENT CERTIFIED TESTER", kinds: ["pass"] },
  { says: "BLOWER DOOR TEST BY BUILDER", kinds: ["fail"] },
  { says: "BLOWER DOOR TESTER: INDEPENDENT, T.B.D.", kinds: ["cantTell"] },
], aHouse());
