import rule from "../../../../functions/_rules/accessibility/door-clear-width.ts";
import { aDoor, aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'CLEAR OPENING AT TOILET DOORS 29 1/2"', kinds: ["fail"] },
  { says: 'CLEAR WIDTH OF ALL DOORS: 33"', kinds: ["pass"] },
  { says: 'ACCESS DR. 24" X 24" CLEAR OPNG.', kinds: [] },
  { says: 'DOOR 32" CLEAR', kinds: ["pass"] },
  { says: 'COMPARTMENT DOORS 30" CLEAR, SELF-CLOSING', kinds: ["fail"] },
  { says: 'ALL DOORS 32" CLEAR MINIMUM', kinds: ["pass"] },
  { says: 'DOOR CLEAR WIDTH: 31 1/2"', kinds: ["fail"] },
  { says: '30" CLR. AT DOORS', kinds: ["fail"] },
  { says: 'COMPARTMENT DOORS 32" clear, self-closing, outswing.', kinds: ["pass"] },
  { says: 'TOILET DR.: 2\'-8" X 7\'-0", 30" CLR. OPNG.', kinds: ["fail"] },
  { says: 'DR. 12 - 34" LEAF, 31 1/4" NET CLEAR WHEN OPEN 90°', kinds: ["fail"] },
  { says: 'DR. 12 - 36" LEAF, 33" NET CLEAR WHEN OPEN 90°', kinds: ["pass"] },
  { says: 'ENTRY DR. 3\'-0" X 7\'-0", VIEWER @ 43" & 60" AFF', kinds: [] },
  { says: 'BATH DR. 3\'-0" LEAF, 18" CLR. ON PULL SIDE', kinds: [] },
  { says: 'DOOR HEAD 80" CLEAR HEIGHT', kinds: [] },
  { says: 'CLOSET DOOR 24" CLEAR', kinds: [] },
  { says: '18" CLEAR AT LATCH SIDE OF DOOR', kinds: [] },
  { says: 'DOOR 30" CLEAR', kinds: [], project: aHouse(), name: "a house" },
  { says: '28" DR., OUTSWING', where: { drawing: "ADA STALL PARTITION PLAN" }, kinds: ["fail"] },
  { says: '36" DR., OUTSWING', where: { drawing: "ADA STALL PARTITION PLAN" }, kinds: ["pass"] },
  { says: '28" DR., OUTSWING', where: { drawing: "STANDARD STALL" }, kinds: [] },
  { says: '30" CLR. OPNG.', where: { drawing: "MEN'S TOILET" }, kinds: ["fail"] },
  { says: '30" CLR. OPNG.', where: { drawing: "PASS-THRU WINDOW" }, kinds: [] },
  { says: "2'-6\" DR.", where: { drawing: "OFFICE 104" }, kinds: ["fail"] },
  { says: "3'-0\" DR.", where: { drawing: "OFFICE 104" }, kinds: ["pass"] },
  { says: "2'-0\" CLOSET DR.", where: { drawing: "OFFICE 104" }, kinds: [] },
]);

const scheduled = { doors: [aDoor("104B", { clearWidthIn: 30.5 })] };

testStatements(rule, [
  {
    name: "a scheduled door noted again",
    says: 'BATH DR. 104B: 2\'-9" LEAF, 30 1/2" CLEAR @ 90 DEG.',
    plan: scheduled,
    kinds: [],
  },
  {
    name: "a scheduled door noted with another width",
    says: 'BATH DR. 104B: 29" CLEAR @ 90 DEG.',
    plan: scheduled,
    kinds: ["fail"],
  },
  {
    name: "a door with a longer mark",
    says: 'BATH DR. 104B2: 30 1/2" CLEAR @ 90 DEG.',
    plan: scheduled,
    kinds: ["fail"],
  },
]);

const leaf = (location: string, widthIn: number, more = {}) => ({
  name: `${widthIn} in to ${location}`,
  plan: { doors: [aDoor("B2", { location, widthIn, ...more })] },
});

testStatements(rule, [
  { ...leaf("GUEST BATH, ACC. ROOMS 112, 114", 28), kinds: ["fail"] },
  { ...leaf("ADA BATH", 30), kinds: ["fail"] },
  { ...leaf("Mobility room 3 bath", 31), kinds: ["fail"] },
  { ...leaf("ADA BATH", 36), kinds: [] },
  { ...leaf("ADA BATH", 30, { clearWidthIn: 32 }), kinds: [] },
  { ...leaf("GUEST BATH, TYP.", 28), kinds: [] },
  { ...leaf("ADA ROOM CLOSET", 24), kinds: [] },
  { ...leaf("NON-ACCESSIBLE BATH", 28), kinds: [] },
  { ...leaf("ACC. PANEL, BATH", 24), kinds: [] },
  { ...leaf("HVAC ROOM", 24), kinds: [] },
]);
