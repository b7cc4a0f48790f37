import rule from "../../../../functions/_rules/site/dead-end-road.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "DEAD END FIRE LANE 140 FT LONG", kinds: ["pass"] },
  { says: "DEAD END FIRE LANE 180 FT, NO TURNAROUND", kinds: ["fail"] },
  { says: "DEAD END FIRE LANE 180 FT W/ HAMMERHEAD", kinds: [] },
]);
