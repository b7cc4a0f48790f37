import rule from "../../../../functions/_rules/wind/roof-to-wall.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "REROOF: NEW ROOF-TO-WALL STRAPS AT CORNERS", kinds: ["pass"] },
  { says: "REROOF: NO ROOF-TO-WALL UPGRADE", kinds: ["fail"] },
  { says: "REROOF: ROOF-TO-WALL CONNECTION T.B.D.", kinds: ["cantTell"] },
], aHouse());
