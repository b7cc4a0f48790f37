import rule from "../../../../functions/_rules/electrical/pool-equipment-receptacle.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "POOL EQUIPMENT ROOM: (1) GFCI RECEPTACLE", kinds: ["pass"] },
  { says: "POOL EQUIPMENT ROOM - NO RECEPTACLE", kinds: ["fail"] },
  { says: "RECEPTACLE IN POOL EQUIPMENT ROOM T.B.D.", kinds: ["cantTell"] },
]);
