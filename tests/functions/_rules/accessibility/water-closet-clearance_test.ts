import rule from "../../../../functions/_rules/accessibility/water-closet-clearance.ts";
import { aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "CLEAR FLOOR AT W.C. 60 X 56 IN.", kinds: ["pass"] },
  { says: "CLEAR FLOOR AT W.C. 60 X 50 IN.", kinds: ["fail"] },
  { says: 'LAV 54" FROM WALL AT WC', kinds: ["fail"] },
  { says: 'CLEAR FLOOR AT ADA W.C. 60" X 54"', kinds: ["fail"] },
  { says: 'CLEAR FLOOR AT ADA W.C. 60" X 56"', kinds: ["pass"] },
  { says: '60" CLEAR AT WATER CLOSET', kinds: ["pass"] },
  { says: '59" CLEAR AT WATER CLOSET', kinds: ["fail"] },
  { says: 'W.C. CLEARANCE: 54" MIN.', kinds: ["fail"] },
  { says: '60" X 56" CLEAR FLOOR SPACE AT W.C.', kinds: ["pass"] },
  { says: 'WATER CLOSET CLEARANCE 60" x 59"', kinds: ["pass"] },
  { says: '48" x 60" CLEAR AT TOILET', kinds: ["fail"] },
  { says: 'CLEAR FLOOR SPACE AT WATER CLOSET: 54" x 56"', kinds: ["fail"] },
  { says: 'W.C. 15" TO SIDE WALL, 21" CLEAR IN FRONT', kinds: [] },
  { says: 'TOILET ROOM DOOR 34" CLEAR', kinds: [] },
  {
    says: ['52" WALL TO LAV. @ W.C.', "W.C."],
    where: { drawing: "ACCESSIBLE TOILET 104" },
    kinds: ["fail"],
  },
  { says: '62" WALL TO LAV. @ W.C.', kinds: ["pass"] },
  { says: ['30" X 48" CLR.', "W.C."], where: { drawing: "ADA RESTROOM" }, kinds: [] },
  {
    says: ['48" X 56" CLR.', "W.C."],
    where: { drawing: "ADA RESTROOM" },
    kinds: ["cantTell"],
  },
  { says: '52" WALL TO LAV.', where: { drawing: "BREAK ROOM" }, kinds: [] },
]);

testStatements(rule, [
  { says: "4'-6\" WALL TO WALL AT W.C.", where: { drawing: "ADA STALL" }, kinds: ["fail"] },
  { says: "5'-0\" WALL TO WALL AT W.C.", where: { drawing: "ADA STALL" }, kinds: ["pass"] },
  { says: "4'-6\" WALL TO WALL AT TOILET ROOM DOOR", kinds: [] },
]);

const closets = (accessible: string) =>
  aList("FIXTURES", ["FIXTURE", "CLEAR WIDTH"], ["WC-1 ADA", accessible], ["WC-2", `36"`]);

testStatements(rule, [
  { name: "the accessible one of a list", plan: closets(`54"`), kinds: ["fail"] },
  { name: "it alone", plan: closets(`60"`), kinds: ["pass"] },
]);

testStatements(rule, [
  { says: 'WATER CLOSET CLEARANCE AHEAD OF BOWL 46"', kinds: [] },
  { says: 'TOILET CLEARANCE: 48" FRONT', kinds: [] },
  { says: 'TOILET CLEARANCE: 54"', kinds: ["fail"] },
]);

testStatements(rule, [{ says: `CLOSET 217, 3'-0" X 3'-0", IN WALL OF OFFICE 205`, kinds: [] }]);
