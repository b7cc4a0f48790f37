import rule from "../../../../functions/_rules/electrical/pool-equipment-distance.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "TIME CLOCK 6'-0\" FROM POOL", kinds: ["pass"] },
  { says: "TIME CLOCK 4'-0\" FROM POOL", kinds: ["fail"] },
  { says: "TIME CLOCK 4'-0\" FROM POOL, BEHIND WALL", kinds: [] },
]);
