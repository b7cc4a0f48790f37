import rule from "../../../../functions/_rules/fire/access-road-to-door.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "FIRE LANE 50' FROM MAIN ENTRY DOOR", kinds: ["pass"] },
  { says: "FIRE LANE 51'-0\" FROM ENTRY DOOR", kinds: ["fail"] },
  { says: "FIRE LANE 60' FROM ENTRANCE DRIVE", kinds: [] },
  { says: "FIRE LANE 140' TO FARTHEST EXTERIOR WALL", kinds: [] },
  { says: "D01 WITHIN 50'-0\" OF FIRE DEPT. ACCESS. ALL WALLS WITHIN 150'", kinds: [] },
]);
