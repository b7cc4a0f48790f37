import rule from "../../../../functions/_rules/plumbing/fixture-front-clearance.ts";
import { aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'W.C. 15" TO SIDE WALL, 21" CLEAR IN FRONT', kinds: ["pass"] },
  { says: 'W.C. 18" CLEAR IN FRONT', kinds: ["fail"] },
  { says: 'CLEARANCE IN FRONT OF LAVATORY: 20"', kinds: ["fail"] },
  { says: 'TOILET FRONT CLEARANCE 24" MIN.', kinds: ["pass"] },
  { says: '19" IN FRONT OF WATER CLOSET', kinds: ["fail"] },
  { says: '24" CLR. IN FRONT OF TOILETS, 16" TO EITHER SIDE', kinds: ["pass"] },
  { says: 'WATER CLOSETS: CLEAR IN FRONT 21", SIDES 15"', kinds: ["pass"] },
  { says: 'IN FRONT OF WATER CLOSET 18"; SIDES 15"', kinds: ["fail"] },
  { says: '36" CLEAR IN FRONT OF PANEL', kinds: [] },
  { says: '30" CLEAR IN FRONT', kinds: [] },
  { says: 'TOILET PAPER DISPENSER 9" IN FRONT OF WATER CLOSET, 19" A.F.F.', kinds: [] },
  {
    name: "1'-6\" BOWL TO DOOR under TOILET 104",
    says: "1'-6\" BOWL TO DOOR",
    where: { drawing: "TOILET 104" },
    kinds: ["fail"],
  },
  {
    name: "1'-9\" BOWL TO DOOR under TOILET 104",
    says: "1'-9\" BOWL TO DOOR",
    where: { drawing: "TOILET 104" },
    kinds: ["pass"],
  },
  { says: '17" W.C. TO OPP. WALL', kinds: ["fail"] },
  { says: 'TOILET DOOR 18" FROM CORNER', kinds: [] },
  { says: '22" CLR. IN FRONT OF LAV, 18" DEEP VANITY', kinds: ["pass"] },
  { says: '17" CLEAR BEFORE W.C.', kinds: ["fail"] },
  { says: '21" CLEAR BEFORE W.C.', kinds: ["pass"] },

  { says: '14" W.C. C/L TO VANITY', kinds: [] },
  { says: '18" FRONT OF BOWL TO SHOWER GLASS', kinds: ["fail"] },
]);

testStatements(rule, [
  { says: '18" FREE FROM BOWL FRONT TO CHEST', kinds: ["fail"] },
  { says: '21" FREE FROM BOWL FRONT TO CHEST', kinds: ["pass"] },
  { says: 'BOWL LIP TO VANITY 18"', kinds: ["fail"] },
  { says: 'FRONT EDGE OF W.C. TO TUB: 19"', kinds: ["fail"] },
  { says: 'ONLY 18" CLEAR AHEAD OF TOILET', kinds: ["fail"] },
  { says: '20" CLEAR FROM FRONT OF LAV TO WALL', kinds: ["fail"] },
  { says: 'BOWL FRONT TO REAR WALL 18"', kinds: [] },
  { says: '18" CLEAR FROM FRONT OF BOWL TO GRAB BAR', kinds: [] },
  { says: 'LAV FACE TO WALL 17"', kinds: [] },
  { says: 'KITCHEN BOWL LIP TO FAUCET 14"', kinds: [] },
  { says: 'BOWL LIP TO FLOOR 17"', kinds: [] },
  { says: '18" FROM BOWL CENTER TO CHEST', kinds: [] },
  { says: '18" FREE FROM CHEST TO WALL', kinds: [] },
  {
    name: "18 in whose words stand in two lines",
    plan: {
      notes: [
        aNote('18" FREE FROM BOWL', { box: { x: 12.9, y: 22.2, width: 7, height: 0.5 } }),
        aNote("FRONT TO CHEST", { box: { x: 12.9, y: 22.7, width: 6, height: 0.5 } }),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "two lines of a list of notes",
    plan: {
      notes: [
        aNote('SHELF 18" FROM BOWL', {
          heading: "NOTES",
          box: { x: 12.9, y: 22.2, width: 7, height: 0.5 },
        }),
        aNote("FRONT TO CHEST", {
          heading: "NOTES",
          box: { x: 12.9, y: 22.7, width: 6, height: 0.5 },
        }),
      ],
    },
    kinds: [],
  },
]);

testStatements(rule, [
  { says: "STANDARD STALL: CLOSET 15 IN TO PARTITION EACH SIDE, 21 IN IN FRONT", kinds: [] },
  { says: "STANDARD STALL: WATER CLOSET, 20 IN CLEAR IN FRONT", kinds: ["fail"] },
]);
