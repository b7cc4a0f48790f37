import rule from "../../../../functions/_rules/electrical/pool-pump-gfci.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "POOL PUMP ON GFCI BREAKER", kinds: ["pass"] },
  { says: "POOL PUMP ON STANDARD BREAKER", kinds: ["fail"] },
  { says: "POOL PUMP 240V, 20/2 STD", kinds: ["fail"] },
  { says: "POOL PUMP 240V, 20/2 GFCI", kinds: ["pass"] },
  { says: "POOL PUMP, NO GFCI", kinds: ["fail"] },
  { says: "POOL PUMP GFCI BY OTHERS", kinds: ["cantTell"] },
]);
