import rule from "../../../../functions/_rules/electrical/pool-equipment-distance.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "TIME CLOCK 6'-0\" FROM POOL", kinds: ["pass"] },
  { says: "TIME CLOCK 4'-0\" FROM POOL", kinds: ["fail"] },
  { says: "TIME CLOCK 4'-0\" FROM POOL, BEHIND WALL", kinds: [] },
]);

testStatements(rule, [
  { says: `POOL J-BOX 8" ABV WATER, 4' TO WATER`, kinds: [] },
  { says: `POOL TIMER SWITCH 4' FROM POOL`, kinds: ["fail"] },
], aHouse());
