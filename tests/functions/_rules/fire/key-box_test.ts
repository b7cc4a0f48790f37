import rule from "../../../../functions/_rules/fire/key-box.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "KNOX BOX AT MAIN ENTRY", kinds: ["pass"] },
  { says: "KNOX BOX: NONE", kinds: ["fail"] },
  { says: "NO KEY BOX PROVIDED", kinds: ["fail"] },
  { says: "Through drive, no dead end. Key box at door 1.", kinds: ["pass"] },
  { says: "NO GATES. KNOX BOX AT LOBBY", kinds: ["pass"] },
  { says: "NO EXT. KEY BOX", kinds: ["fail"] },
  { says: "KEY BOX T.B.D.", kinds: ["cantTell"] },
]);
