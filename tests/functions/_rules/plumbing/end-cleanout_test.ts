import rule from "../../../../functions/_rules/plumbing/end-cleanout.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "CLEANOUT AT BUILDING DRAIN AND SEWER", kinds: ["pass"] },
  { says: "NO CLEANOUT AT SEWER CONNECTION", kinds: ["fail"] },
  { says: "CLEANOUT AT SEWER CONNECTION BY OTHERS", kinds: ["cantTell"] },
]);
