import rule from "../../../../functions/_rules/fire/under-stair-gypsum.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '1/2" GYPSUM BOARD UNDER STAIR', kinds: ["pass"] },
  { says: 'UNDER STAIR CLOSET: 3/8" GYP BD', kinds: ["fail"] },
  { says: 'GARAGE CEILING 3/8" GYP BD', kinds: [] },
], aHouse());
