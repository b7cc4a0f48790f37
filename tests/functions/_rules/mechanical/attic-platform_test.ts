import rule from "../../../../functions/_rules/mechanical/attic-platform.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: "AIR HANDLER IN THE ATTIC: OPENING 22 IN. X 30 IN., PLATFORM 30 IN. X 30 IN.",
    kinds: ["pass"],
  },
  { says: "Attic service platform 30 in x 30 in with light and receptacle.", kinds: ["pass"] },
  { says: 'ATTIC SERVICE PLATFORM 24" x 30"', kinds: ["fail"] },
  { says: 'ATTIC ACCESS 22" x 30" TO AHU', kinds: ["pass"] },
  { says: 'ATTIC ACCESS 18" x 24" AT AHU', kinds: ["fail"] },
  { says: '25" X 54" PULL-DOWN STAIR TO ATTIC AHU', kinds: ["pass"] },
  { says: 'LOADING PLATFORM 24" x 24"', kinds: [] },
  {
    says: "ATTIC HATCH 22 X 30 INCHES TO THE AIR HANDLER, 24 INCH PATH AND 30 X 30 PLATFORM.",
    kinds: ["pass"],
  },
  { says: 'ATTIC HATCH TO AHU, SERVICE PLATFORM 24" x 30"', kinds: ["fail"] },
  { says: "ATTIC SERVICE PLATFORM", kinds: [] },
  { says: '18" x 24" ATTIC HATCH', kinds: [] },
  { says: ['18" x 24" ATTIC HATCH', "NO EQUIPMENT IN ATTIC"], kinds: [] },
  { says: ['18" x 24" ATTIC HATCH', "AHU ABOVE"], kinds: ["fail"] },
]);

testStatements(rule, [
  ...[
    "AIR HANDLER IN ATTIC HANGS FROM TRUSSES. NO SERVICE PLATFORM, LIGHT OR OUTLET AT THE UNIT",
    "ATTIC FURNACE WITHOUT A PLATFORM",
  ].map((says) => ({ says, kinds: ["fail" as const] })),
  ...[
    "NO SERVICE PLATFORM AT LOADING DOCK",
    "ATTIC AHU: NO PLATFORM SHALL REST ON INSULATION",
    "ATTIC STORAGE: NO PLATFORM",
    "CONDENSER ON GRADE, NO PLATFORM",
  ].map((says) => ({ says, kinds: [] })),
], aHouse());

testStatements(rule, [
  { says: "Attic: there is no attic equipment, hence no platform and no walkway", kinds: [] },
  { says: "ATTIC AHU: NO EQUIPMENT PLATFORM", kinds: ["fail"] },
], aHouse());

testStatements(rule, [
  { says: 'ATTIC AHU: WALKWAY 15\'-0" x 24", SERVICE PLATFORM 30" x 30"', kinds: ["pass"] },
  { says: 'ATTIC AHU: WALKWAY 15\'-0" x 24", SERVICE PLATFORM 24" x 30"', kinds: ["fail"] },
], aHouse());
