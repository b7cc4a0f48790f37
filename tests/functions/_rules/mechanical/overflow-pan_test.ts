import rule from "../../../../functions/_rules/mechanical/overflow-pan.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'AUXILIARY PAN 3" LARGER THAN UNIT', kinds: ["pass"] },
  { says: 'AUXILIARY PAN 1" WIDER THAN UNIT', kinds: ["fail"] },
  { says: 'AUX PAN 1" DEEP', kinds: ["fail"] },
  { says: 'AUX PAN 1" DEEP W/ FLOAT SWITCH', kinds: [] },
]);

testStatements(rule, [
  {
    says: "AUXILIARY PAN 2 IN. LARGER THAN THE UNIT ON EACH SIDE; FLOAT SWITCH NONE",
    kinds: ["fail"],
  },
  { says: "AUXILIARY PAN 2 IN. LARGER THAN THE UNIT ON EACH SIDE; FLOAT SWITCH", kinds: [] },
]);
