import rule from "../../../../functions/_rules/electrical/working-space-width.ts";
import { aHouse, aList, aNote, aPlanSet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: `WORKING SPACE IN FRONT OF PANEL LB IS 2'-4" WIDE BY 3'-0" DEEP BY 6'-6" HIGH`,
    kinds: ["fail"],
  },
  {
    says: `WORKING SPACE IN FRONT OF MDP IS 3'-6" WIDE BY 3'-0" DEEP`,
    kinds: ["pass"],
  },
  {
    says: `KEEP 30" WIDE AND 6'-6" HIGH CLEAR AT EACH PANEL; R1 CABINET IS 20" WIDE.`,
    kinds: [],
  },
  {
    says: "THE WORKING SPACE AT PANEL L1, WHICH IS 20 IN. WIDE, SHALL BE 30 IN. WIDE",
    kinds: ["pass"],
  },
  { says: 'WORKING CLEARANCE 36" X 24"', kinds: ["fail"] },
  { says: `RACK TO FACE OF PANEL MDP: 2'-9" CLEAR`, kinds: [] },
  { says: 'WORKING SPACE 3\'-0" DEEP x 30" WIDE x 6\'-6" HIGH', kinds: ["pass"] },
  { says: 'PANEL A WORKING SPACE 36" DEEP x 28" WIDE', kinds: ["fail"] },
  { says: 'WORKING CLEARANCE WIDTH: 24"', kinds: ["fail"] },
  { says: 'WORKING SPACE 30" x 36"', kinds: ["pass"] },
  { says: 'WORKING SPACE 26" x 36"', kinds: ["fail"] },
  { says: ["PANEL WORKING SPACE", '36" DEEP x 32" WIDE x 7\'-0" HIGH'], kinds: ["pass"] },
  { says: 'PANEL 20" WIDE', kinds: [] },
  { says: 'WORKING SPACE 36" DEEP', kinds: [] },
  { says: '24" BETWEEN CABINETS', kinds: ["fail"], where: { "drawing": "PANEL NICHE AT LAUNDRY" } },
  { says: '34" BETWEEN CABINETS', kinds: ["pass"], where: { "drawing": "PANEL NICHE AT LAUNDRY" } },
  { says: '24" BETWEEN CABINETS', kinds: [], where: { "drawing": "KITCHEN ELEVATION" } },
]);

testStatements(rule, [
  ...[
    "FREE WIDTH AT FRONT OF PANEL RP-2 IS LIMITED TO 2'-2\" BY SHELVING",
    'CLEAR WIDTH BEFORE PANEL LP-1 IS 29"',
    '25" WALL TO WALL AT PNL. LP-1',
  ].map((says) => ({ says, kinds: ["fail" as const] })),
  { says: "FREE WIDTH AT FRONT OF PANEL RP-2 IS 2'-6\"", kinds: ["pass"] },
  { says: '36" WALL TO WALL AT PNL. LP-1', kinds: ["pass"] },
  { says: 'WIDTH OF TRIM AT FRONT OF CABINET 20"', kinds: [] },
  { says: '25" WALL TO WALL AT SHOWER', kinds: [] },
]);

const listed = (clear: string) =>
  aList("WORKING SPACE", ["PANEL NAME", "PANEL WIDTH", "CLEAR WIDTH"], ["LP-1", '20"', clear]);

testStatements(rule, [
  { name: "a clear width beside that of the panel", plan: listed('30"'), kinds: ["pass"] },
  { name: "one too small", plan: listed('28"'), kinds: ["fail"] },
]);

testStatements(rule, [
  { says: `2. PANEL IN GARAGE, EL. 12.0': CLR. 36" DEEP, 28" WD., 6'-8" HGT.`, kinds: ["fail"] },
  { says: `2. PANEL IN GARAGE, EL. 12.0': CLR. 36" DEEP, 30" WD., 6'-8" HGT.`, kinds: ["pass"] },
], aHouse());

testStatements(rule, [
  { says: 'PANEL LA FLUSH, 20" WIDE, CLEAR FLOOR BEFORE IT', kinds: [] },
  { says: 'PANEL LA, 28" CLEAR WIDTH IN FRONT', kinds: ["fail"] },
]);

const atMdp = (text: string) =>
  aPlanSet({ notes: [aNote(text, { heading: "WORKING SPACE, MDP" })] });

testStatements(rule, [
  { name: "the size of the equipment", plan: atMdp('MDP 24" W'), kinds: [] },
  { name: "the width of the space", plan: atMdp('CLR. 24" W'), kinds: ["fail"] },
]);
