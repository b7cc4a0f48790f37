import rule from "../../../../functions/_rules/plumbing/closet-side-clearance.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'C.L. W.C. 14"', kinds: ["fail"] },
  { says: 'W.C. 15" TO SIDE WALL, 21" CLEAR IN FRONT', kinds: ["pass"] },
  { says: 'W.C. TO STALL WALLS AS DRAWN, 24" CLR. IN FRONT', kinds: [] },
  { says: 'W.C. 14" TO SIDE WALL', kinds: ["fail"] },
  { says: 'WATER CLOSET 13" FROM CENTERLINE TO SIDE WALL', kinds: ["fail"] },
  { says: 'CENTERLINE OF TOILET 14 1/2" FROM WALL', kinds: ["fail"] },
  { says: '18" TO CENTERLINE OF WATER CLOSET', kinds: ["pass"] },
  { says: '12" FROM WALL TO CL OF W.C.', kinds: ["fail"] },
  { says: 'W.C. CENTER TO CENTER 28"', kinds: ["fail"] },
  { says: 'WATER CLOSET 16" FROM VANITY', kinds: ["pass"] },
  { says: 'TOILET 14" C.L. TO VANITY', kinds: ["fail"] },
  { says: 'LAVATORY CENTERLINE 14" FROM WALL', kinds: [] },
  { says: '12" ROUGH-IN WATER CLOSET FROM REAR WALL', kinds: [] },
  {
    says: 'W.C. 14" TO SIDE WALL',
    kinds: [],
    name: "a child's closet",
    where: { heading: "CHILD TOILETS" },
  },
  { says: 'W.C. 13" O.C. TO WALL', kinds: ["fail"] },
  { says: 'W.C. 15" O.C. TO WALL', kinds: ["pass"] },
  {
    name: '13" C.L. TO WALL under BIDET',
    says: '13" C.L. TO WALL',
    where: { drawing: "BIDET" },
    kinds: ["fail"],
  },
  { says: '26" BETWEEN WALLS AT W.C.', kinds: ["fail"] },
  { says: '30" BETWEEN WALLS AT W.C.', kinds: ["pass"] },
  { says: 'LAV. 13" O.C. TO WALL', kinds: [] },
  { says: "ROUGH-IN CENTER OF CLOSET FLANGE AT 1'-2\" OFF FACE OF SHOWER WALL", kinds: ["fail"] },
  { says: 'CENTER OF TOILET 15" FROM FINISHED WALL', kinds: ["pass"] },
  { says: 'CENTER OF TOILET FLANGE SET 13" OFF SIDE WALL', kinds: ["fail"] },
  { says: 'CENTER OF CLOSET FLANGE 12" FROM REAR WALL', kinds: [] },
  { says: 'CENTER OF CLOSET DOOR 14" FROM WALL', kinds: [] },
  { says: '12" ROUGH-IN TOILET, 12" TO WALL', kinds: [] },
  { says: '14" W.C. C.L. TO TUB', kinds: ["fail"] },
  { says: '15" W.C. C.L. TO TUB', kinds: ["pass"] },
  { says: '12" W.C. C.L. TO BACK WALL', kinds: [] },
  { says: '16" C.L. TOILET TO VANITY, 12" R.I.', kinds: ["pass"] },

  { says: "1'-8\" WALL TO C.L. W.C.", kinds: ["pass"] },
  { says: "1'-2\" WALL TO C.L. W.C.", kinds: ["fail"] },
]);

/** A list with both distances, the cells of one closet. */
const roughIn = (toWall: string, toFixture: string) => ({
  schedules: [
    aSchedule(
      "other",
      [["MARK", null], ["CL TO SIDE WALL (IN)", null], ["CL TO NEXT FIXTURE (IN)", null]],
      [["WC-1", toWall, toFixture]],
      { title: "WATER CLOSET ROUGH-IN" },
    ),
  ],
});

testStatements(rule, [
  { name: "17 in to the wall, no other fixture", plan: roughIn("17", "-"), kinds: ["pass"] },
  { name: "14 in to the wall", plan: roughIn("14", "-"), kinds: ["fail"] },
]);

testStatements(rule, [
  { says: 'TOILET SIDE CLEARANCE 13"', kinds: ["fail"] },
  { says: 'W.C. SIDE 15"', kinds: ["pass"] },
  { says: 'TOILET SIDE GRAB BAR 13"', kinds: [] },
]);

testStatements(rule, [
  { says: `TP DISP 19" TO C.L., 8" FR WC`, kinds: [] },
  { says: `19" TO C.L., 8" FR WC`, kinds: [] },
  { says: `WC C.L. 12" FROM WALL`, kinds: ["fail"] },
]);

testStatements(rule, [{ says: `CLOSET STRIP, LED, 12" FROM SHELVES`, kinds: [] }]);

testStatements(rule, [
  { says: 'W.C. BATH 2: 13 1/2" C.L. TO TUB.', kinds: ["fail"] },
  { says: "Closet centerline 14 in from the shower wall", kinds: ["fail"] },
  { says: 'BATH 3 TOILET 14" CL TO VANITY', kinds: ["fail"] },
  { says: 'WC 14" FROM TUB, CENTERLINE', kinds: ["fail"] },
  { says: 'W.C. BATH 2: 15" C.L. TO TUB.', kinds: ["pass"] },
], aHouse());

testStatements(rule, [
  {
    says:
      "1. WATER CLOSETS: BATH 1: 15 IN. FROM CENTER TO TUB; BATH 2: 14 IN. FROM CENTER TO VANITY.",
    kinds: ["fail"],
  },
  {
    says: "LAVATORIES: BATH 1: 15 IN. FROM CENTER TO TUB; BATH 2: 14 IN. FROM CENTER TO WALL.",
    kinds: [],
  },
]);
