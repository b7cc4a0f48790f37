import rule from "../../../../../functions/_rules/egress/stairs/winder-tread.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'T. @ WALK LINE 9 1/2"', where: { drawing: "WINDERS @ BTM." }, kinds: ["fail"] },
  { says: '9 3/4" T. AT WALKLINE', where: { drawing: "WINDERS" }, kinds: ["fail"] },
  { says: 'WINDER T. 9 1/2" @ 12" FROM NARROW SIDE', kinds: ["fail"] },
  { says: 'WINDERS: T. @ WALK LINE 10", 6" @ NARROW END', kinds: ["pass"] },
  { says: 'TREAD WALK LINE 7"', where: { drawing: "SPIRAL STAIR SP1" }, kinds: [] },
  { says: 'WINDER TREAD 10" DEEP AT WALK LINE', kinds: ["pass"] },
  { says: 'WINDERS 9" DEEP AT WALK LINE', kinds: ["fail"] },
  { says: 'WINDER 6" AT NARROW END', kinds: [] },
], aHouse());
