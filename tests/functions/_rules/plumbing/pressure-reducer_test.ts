import rule from "../../../../functions/_rules/plumbing/pressure-reducer.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "STATIC PRESSURE 70 PSI", kinds: ["pass"] },
  { says: "STATIC PRESSURE 95 PSI, NO PRV", kinds: ["fail"] },
  { says: "STATIC PRESSURE 95 PSI, PRV SET AT 70", kinds: [] },
  { says: "TEST WATER PRESSURE 150 PSI", kinds: [] },
]);
