import rule from "../../../../functions/_rules/electrical/dishwasher-gfci.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "DISHWASHER ON GFCI BREAKER", kinds: ["pass"] },
  { says: "DISHWASHER: NO GFCI", kinds: ["fail"] },
  { says: "DISHWASHER GFCI T.B.D.", kinds: ["cantTell"] },
], aHouse());
