import rule from "../../../../functions/_rules/fire/draftstop-area.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "DRAFTSTOP FLOOR TRUSS SPACE AT 1,000 SF", kinds: ["pass"] },
  { says: "DRAFTSTOPPING: AREAS OF 1,400 SF", kinds: ["fail"] },
], aHouse());
