import rule from "../../../../functions/_rules/plumbing/relief-end.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'T&P DISCHARGE TO 6" AFF', kinds: ["pass"] },
  { says: 'T&P DISCHARGE TO 12" AFF', kinds: ["fail"] },
  { says: 'T&P DISCHARGE 3/4" COPPER', kinds: [] },
]);
