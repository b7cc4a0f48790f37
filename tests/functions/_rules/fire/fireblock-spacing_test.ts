import rule from "../../../../functions/_rules/fire/fireblock-spacing.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "FIREBLOCKING AT 10'-0\" O.C. HORIZONTALLY", kinds: ["pass"] },
  { says: "FIREBLOCK WALLS AT 14'-0\" O.C.", kinds: ["fail"] },
], aHouse());
