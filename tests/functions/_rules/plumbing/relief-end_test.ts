import rule from "../../../../functions/_rules/plumbing/relief-end.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'T.P. 19" A.F.F.', kinds: [] },
  { says: 'T.P. HOLDER 19" A.F.F.', where: { drawing: "TOILET ELEVATION" }, kinds: [] },
  { says: 'T&P DISCHARGE TO 6" AFF', kinds: ["pass"] },
  { says: 'T&P DISCHARGE TO 12" AFF', kinds: ["fail"] },
  { says: 'T&P DISCHARGE 3/4" COPPER', kinds: [] },
  { says: 'RELIEF PIPE 3/4" CU, ENDS 10" ABOVE GRADE, OPEN END', kinds: ["fail"] },
  { says: 'RELIEF PIPE 3/4" CU, ENDS 6" ABOVE GRADE, OPEN END', kinds: ["pass"] },
  { says: 'RELIEF PIPE 3/4" CU, SLEEVE 10" ABOVE GRADE', kinds: [] },
]);
