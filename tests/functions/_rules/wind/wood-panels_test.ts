import rule from "../../../../functions/_rules/wind/wood-panels.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '7/16" WOOD PANELS, MEAN ROOF HEIGHT 30 FT', kinds: ["pass"] },
  { says: '7/16" WOOD PANELS, MEAN ROOF HEIGHT 36 FT', kinds: ["fail"] },
  { says: "MEAN ROOF HEIGHT 60 FT", kinds: [] },
], aHouse());
