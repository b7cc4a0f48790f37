import rule from "../../../../functions/_rules/electrical/rapid-shutdown.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "PV ARRAY W/ RAPID SHUTDOWN", kinds: ["pass"] },
  { says: "PV STRING INVERTER, NO RAPID SHUTDOWN", kinds: ["fail"] },
  { says: "RAPID SHUTDOWN T.B.D.", kinds: ["cantTell"] },
]);
