import rule from "../../../../functions/_rules/energy/performance-ratio.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "E-RATIO 0.92", kinds: ["pass"] },
  { says: "E-RATIO: 0.98", kinds: ["fail"] },
], aHouse());
