import rule from "../../../../functions/_rules/fire/under-stair-gypsum.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '1/2" GYPSUM BOARD UNDER STAIR', kinds: ["pass"] },
  { says: 'UNDER STAIR CLOSET: 3/8" GYP BD', kinds: ["fail"] },
  { says: 'DRYWALL BENEATH 3/8"', where: { drawing: "STAIR DATA" }, kinds: ["fail"] },
  { says: 'GYP. BD. BELOW 1/2"', where: { drawing: "STAIR DATA" }, kinds: ["pass"] },
  { says: 'DRYWALL BENEATH 3/8"', where: { drawing: "CEILING DATA" }, kinds: [] },
  {
    says: 'USABLE STOR UNDER 3/8" GWB',
    where: { drawing: "INTERIOR STAIR" },
    kinds: ["fail"],
  },
  { says: 'CLOSET BELOW: 1/2" GYP BD', where: { drawing: "STAIR SECTION" }, kinds: ["pass"] },
  { says: 'STORAGE UNDER ATTIC 3/8" GYP BD', where: { drawing: "SECTION" }, kinds: [] },
  { says: 'GARAGE CEILING 3/8" GYP BD', kinds: [] },
], aHouse());
