import rule from "../../../../functions/_rules/fire/ten-year-alarms.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "EXIST. HOUSE: 10-YEAR SEALED BATTERY SMOKE ALARM", kinds: ["pass"] },
  { says: "SMOKE ALARMS, 9V REPLACEABLE BATTERY", kinds: ["fail"] },
  { says: "SMOKE ALARM 120V, 9V BACKUP", kinds: [] },
  { says: "THERMOSTAT 9V", kinds: [] },
], aHouse());
