import rule from "../../../../functions/_rules/accessibility/latch-clearance-pull.ts";
import { aDrawing } from "../../../fakes/drawing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'LATCH 12"', where: { drawing: "PULL SIDE DETAIL" }, kinds: ["fail"] },
  {
    says: `FRONT APPROACH, DOOR SWINGING TOWARD USER: KEEP 14" CLR. BESIDE STRIKE JAMB, 60" DEEP.`,
    kinds: ["fail"],
  },
  { says: `DOOR SWINGING TOWARD USER: KEEP 18" CLR. BESIDE STRIKE JAMB`, kinds: ["pass"] },
  { says: `DOOR SWINGING AWAY FROM USER: KEEP 12" CLR. BESIDE STRIKE JAMB`, kinds: [] },
  { says: '18" LATCH, PULL SIDE', kinds: ["pass"] },
  { says: '12" LATCH, PULL SIDE', kinds: ["fail"] },
  { says: '15" LATCH CLEARANCE AT PULL SIDE (COLUMN)', kinds: ["fail"] },
  { says: 'PULL SIDE: 18" MIN.', kinds: ["pass"] },
  { says: '17 1/2" CLR @ PULL SIDE OF DOOR', kinds: ["fail"] },
  { says: 'DOOR CLEARANCES: 18" PULL SIDE, 12" PUSH SIDE', kinds: ["pass"] },
  { says: "PULL-SIDE LATCH CLEARANCE 1'-4\"", kinds: ["fail"] },
  { says: 'PUSH SIDE 12"', kinds: [] },
  { says: 'PULL SIDE 60" DEEP', kinds: [] },
  { says: 'DOOR PULL 36" A.F.F.', kinds: [] },
  { says: 'EXAM DRS. 3: LATCH JAMB 14" FROM SIDE WALL, PULL SIDE', kinds: ["fail"] },
  { says: "STRIKE SIDE 1'-2\" TO CORNER (PULL)", kinds: ["fail"] },
  { says: 'DR. 107: LATCH EDGE 16" OFF CASEWORK ON PULL SIDE', kinds: ["fail"] },
  { says: 'LATCH JAMB 18" FROM WALL, PULL SIDE', kinds: ["pass"] },
  { says: 'HINGE JAMB 4" FROM SIDE WALL, PULL SIDE', kinds: [] },
  { says: 'LATCH 38" A.F.F., PULL SIDE', kinds: [] },
  { says: '14" STRIKE', where: { drawing: "DR. 112, PULL SIDE" }, kinds: ["fail"] },
  { says: '18" STRIKE', where: { drawing: "DR. 112, PULL SIDE" }, kinds: ["pass"] },
  { says: '14" STRIKE', where: { drawing: "DR. 112, PUSH SIDE" }, kinds: [] },
  { says: 'PROVIDE 15" MIN. BESIDE STRIKE JAMB WHERE DOOR SWINGS TOWARD USER', kinds: ["fail"] },
]);

/** A door's plan with words and one bare string. */
const door = (title: string, words: string, length: string) =>
  aDrawing(title, [["OFFICE 7", 20, 30], [words, 24, 44]], [[length, 30, 38]]);

testStatements(rule, [
  {
    name: "a string on the pull side of a door",
    plan: door("DOOR 7 AT HALL", "PULL SIDE, FRONT APPROACH", '14"'),
    kinds: ["cantTell"],
  },
  {
    name: "18 in on the pull side of a door",
    plan: door("DOOR 7 AT HALL", "PULL SIDE, FRONT APPROACH", '18"'),
    kinds: ["pass"],
  },
  {
    name: "a string on the push side of a door",
    plan: door("DOOR 7 AT HALL", "PUSH SIDE, FRONT APPROACH", '10"'),
    kinds: [],
  },
  {
    name: "the leaf of a door",
    plan: door("DOOR 7 AT HALL", "PULL SIDE, FRONT APPROACH", '36"'),
    kinds: [],
  },
  {
    name: "a string on the plan of a room",
    plan: door("BREAK ROOM", "PULL SIDE AT FRIDGE", '10"'),
    kinds: [],
  },
]);

testStatements(
  rule,
  ([
    ['14" LATCH SIDE', "OFFICE PLAN", ["cantTell"]],
    ['16" CLR. AT STRIKE', "FLOOR PLAN", ["cantTell"]],
    ['18" LATCH SIDE', "FLOOR PLAN", ["pass"]],
    ['12" LATCH SIDE, PUSH', "FLOOR PLAN", []],
    ['12" LATCH SIDE', "DOOR FRAME DETAIL", []],
    ['2" LATCH', "FLOOR PLAN", []],
  ] as const).map(([says, drawing, kinds]) => ({
    name: `${says} on ${drawing}`,
    says,
    where: { drawing },
    kinds: [...kinds],
  })),
);

testStatements(rule, [
  { says: '18" CLEAR BESIDE THE LATCH ON THE PULL SIDE AND 12" ON THE PUSH SIDE', kinds: ["pass"] },
]);

/** Remarks of doors with push and pull plates. */
testStatements(
  rule,
  ([['16"', "fail"], ['18"', "pass"]] as const).map(([wide, kind]) => ({
    says: `PUSH-PULL, CLOSER, PULL SIDE ${wide} BEYOND LATCH`,
    kinds: [kind],
  })),
);
