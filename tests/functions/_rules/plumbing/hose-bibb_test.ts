import rule from "../../../../functions/_rules/plumbing/hose-bibb.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "HOSE BIBB W/ VACUUM BREAKER", kinds: ["pass"] },
  { says: "HOSE BIBB, NO VACUUM BREAKER", kinds: ["fail"] },
  { says: "HOSE BIBB VACUUM BREAKER BY OTHERS", kinds: ["cantTell"] },
]);
