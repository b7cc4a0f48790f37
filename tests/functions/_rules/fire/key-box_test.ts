import rule from "../../../../functions/_rules/fire/key-box.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "KNOX BOX AT MAIN ENTRY", kinds: ["pass"] },
  { says: "KNOX BOX: NONE", kinds: ["fail"] },
  { says: "NO KEY BOX PROVIDED", kinds: ["fail"] },
  { says: "KEY BOX T.B.D.", kinds: ["cantTell"] },
]);
