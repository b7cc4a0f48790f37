import rule from "../../../../functions/_rules/gas/range-clearance.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'GAS RANGE TO WOOD CABINET 30" CLEAR', kinds: ["pass"] },
  { says: 'CABINET ABOVE RANGE 24" CLEAR', kinds: ["fail"] },
  { says: 'RANGE TO UNPROTECTED WOOD CABINET 24" CLEAR', kinds: ["fail"] },
  { says: 'RANGE TO PROTECTED WOOD CABINET 24" CLEAR', kinds: [] },
  { says: 'ELECTRIC RANGE TO CABINET 24"', kinds: [] },
]);
