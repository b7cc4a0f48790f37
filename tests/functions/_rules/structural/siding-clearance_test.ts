import rule from "../../../../functions/_rules/structural/siding-clearance.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'FIBER CEMENT SIDING 6" ABOVE GRADE', kinds: ["pass"] },
  { says: 'BOTTOM OF SIDING 4" ABOVE FINISHED GRADE', kinds: ["fail"] },
  { says: 'LAP SIDING W/ 7" EXPOSURE', kinds: [] },
]);
