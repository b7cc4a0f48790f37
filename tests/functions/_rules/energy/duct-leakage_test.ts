import rule from "../../../../functions/_rules/energy/duct-leakage.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "DUCT LEAKAGE TEST: 4 CFM25 PER 100 SF", kinds: ["pass"] },
  { says: "DUCT LEAKAGE 6 CFM25/100 SF", kinds: ["fail"] },
], aHouse());
