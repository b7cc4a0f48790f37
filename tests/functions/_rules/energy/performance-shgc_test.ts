import rule from "../../../../functions/_rules/energy/performance-shgc.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "AREA-WEIGHTED SHGC 0.30", kinds: ["pass"] },
  { says: "AREA-WEIGHTED AVERAGE SHGC 0.55", kinds: ["fail"] },
], aHouse());
