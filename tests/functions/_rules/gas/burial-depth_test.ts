import rule from "../../../../functions/_rules/gas/burial-depth.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'BURIED GAS PIPE 18" BELOW GRADE', kinds: ["pass"] },
  { says: 'BURY GAS LINE 8" DEEP', kinds: ["fail"] },
  { says: 'GAS PIPE 36" FROM WATER LINE', kinds: [] },
]);
