import rule from "../../../../functions/_rules/mechanical/kitchen-makeup.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "KITCHEN HOOD: MAKEUP AIR 2,800 CFM, INTERLOCKED", kinds: ["pass"] },
  { says: "KITCHEN HOOD, NO MAKEUP AIR", kinds: ["fail"] },
  { says: "KITCHEN HOOD MAKEUP AIR BY OTHERS", kinds: ["cantTell"] },
]);
