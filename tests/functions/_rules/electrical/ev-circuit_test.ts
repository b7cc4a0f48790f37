import rule from "../../../../functions/_rules/electrical/ev-circuit.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "EV CHARGER ON DEDICATED 50A CIRCUIT", kinds: ["pass"] },
  { says: "EV CHARGER SHARES DRYER CIRCUIT", kinds: ["fail"] },
  { says: "EV CHARGER DEDICATED CIRCUIT BY OTHERS", kinds: ["cantTell"] },
]);
