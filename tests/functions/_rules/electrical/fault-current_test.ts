import rule from "../../../../functions/_rules/electrical/fault-current.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "AVAILABLE FAULT CURRENT 22,000 A", kinds: ["pass"] },
  { says: "AVAILABLE FAULT CURRENT: NOT PROVIDED", kinds: ["fail"] },
  { says: "AFC NOT SHOWN", kinds: ["fail"] },
  { says: "AVAILABLE FAULT CURRENT T.B.D.", kinds: ["cantTell"] },
]);
