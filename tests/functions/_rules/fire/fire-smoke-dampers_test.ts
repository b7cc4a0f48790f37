import rule from "../../../../functions/_rules/fire/fire-smoke-dampers.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "FIRE AND SMOKE DAMPERS | LOCATIONS BY MECHANICAL CONTRACTOR", kinds: ["cantTell"] },
  { says: "FIRE DAMPER AT RATED CORRIDOR WALL, TYP.", kinds: ["pass"] },
  { says: "COMBINATION FIRE/SMOKE DAMPER W/ ACCESS DOOR", kinds: ["pass"] },
  { says: "SMOKE DAMPERS: NONE", kinds: ["cantTell"] },
  { says: "NO FIRE DAMPERS, NO RATED WALLS PENETRATED BY DUCTS", kinds: ["pass"] },
  { says: "FIREPLACE DAMPER", kinds: [] },
  { name: "a house", says: "SMOKE DAMPERS: TBD", project: aHouse(), kinds: [] },
]);
