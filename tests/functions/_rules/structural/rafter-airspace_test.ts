import rule from "../../../../functions/_rules/structural/rafter-airspace.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '1" AIR SPACE OVER INSULATION', kinds: ["pass"] },
  { says: '3/4" AIR SPACE OVER INSULATION', kinds: ["fail"] },
  { says: '1" AIR SPACE BEHIND BRICK VENEER', kinds: [] },
], aHouse());
