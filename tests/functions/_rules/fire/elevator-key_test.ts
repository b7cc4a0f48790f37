import rule from "../../../../functions/_rules/fire/elevator-key.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "ELEVATORS KEYED TO REGIONAL MASTER KEY", kinds: ["pass"] },
  { says: "REGIONAL ELEVATOR KEY: NONE", kinds: ["fail"] },
  { says: "REGIONAL ELEVATOR KEY T.B.D.", kinds: ["cantTell"] },
]);
