import rule from "../../../../../functions/_rules/egress/stairs/winder-tread.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'WINDER TREAD 10" DEEP AT WALK LINE', kinds: ["pass"] },
  { says: 'WINDERS 9" DEEP AT WALK LINE', kinds: ["fail"] },
  { says: 'WINDER 6" AT NARROW END', kinds: [] },
], aHouse());
