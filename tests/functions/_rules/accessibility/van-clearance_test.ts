import rule from "../../../../functions/_rules/accessibility/van-clearance.ts";
import { aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'HOLD 98" CLEAR OVER VAN SPACE, AISLE AND DRIVE', kinds: ["pass"] },
  { says: '96" CLEAR OVER VAN SPACE', kinds: ["fail"] },
  { says: "7'-0\" CLR. HT., VAN AREA 8'-2\"", kinds: ["pass"] },
  { says: "7'-0\" CLR. HT. AT VAN STALLS", kinds: ["fail"] },

  { says: 'VAN SPACE VERTICAL CLEARANCE 98" MIN.', kinds: ["pass"] },
  { says: "VAN ACCESSIBLE ROUTE: 7'-0\" CLEAR HEIGHT", kinds: ["fail"] },
  { says: "8'-2\" CLEAR HEIGHT AT VAN SPACE", kinds: ["pass"] },
  { says: 'HEADROOM 96" AT VAN PARKING', kinds: ["fail"] },
  { says: "VAN ACCESSIBLE SPACE 12'-0\" WIDE", kinds: [] },
  { says: 'VAN SIGN 60" A.F.G.', kinds: [] },
  { says: `VAN ROUTE CLR. 7'-10"`, kinds: ["fail"] },
  { says: `VAN ROUTE CLR. 8'-2"`, kinds: ["pass"] },
  {
    says: `7'-4" CLR. @ VAN STALLS`,
    where: { drawing: "SECTION A - LEVEL 1" },
    kinds: ["fail"],
  },
  { says: `8'-4" CLR. @ VAN STALLS`, where: { drawing: "SECTION A" }, kinds: ["pass"] },
  { says: `7'-4" CLR. @ VAN STALLS`, where: { drawing: "LEVEL 1 PLAN" }, kinds: [] },
  { says: `8'-0" CLR. HT.`, where: { drawing: "VAN STALLS - CLEARANCE SECTION" }, kinds: ["fail"] },
  { says: "CLEAR HEIGHT ALONG VAN ROUTE TO ACCESSIBLE SPACES IS 7'-10\"", kinds: ["fail"] },
]);

testStatements(rule, [
  ...[
    "HEADACHE BAR AT SOLE VEHICLE ENTRY HUNG AT 7'-8\" A.F.F.; ALL VAN STALLS ARE INSIDE THE GARAGE",
    "VAN STALLS ON LEVEL 1 OF GARAGE; CLEARANCE BAR 8'-0\"",
  ].map((says) => ({ says, kinds: ["fail" as const] })),
  {
    says: "8'-2\" CLEARANCE BAR AT ENTRY; VAN STALLS WITHIN THE STRUCTURE",
    kinds: ["pass"],
  },
  { says: "HEADACHE BAR AT 7'-8\"; VAN STALLS AT GRADE OUTSIDE", kinds: [] },
  { says: "HEADACHE BAR AT 7'-8\"", kinds: [] },
  { says: "HEADACHE BAR 6'-0\" LONG; VAN STALLS INSIDE THE GARAGE", kinds: [] },
]);

/** Two lines of one callout of a plan. */
const callout = (first: string, second: string) => ({
  notes: [first, second].map((text, index) =>
    aNote(text, {
      kind: "callout",
      drawing: "LEVEL 1 PLAN",
      box: { x: 16, y: 42 + index * 0.7, width: 5, height: 0.43 },
    })
  ),
});

testStatements(rule, [
  ...[
    "BEAM OVER VAN STALL AND ITS LANE: 7'6\" CLEAR",
    "VAN SPACES UNDER CANOPY, 7'-8\" CLEAR",
    'UNDERSIDE OF SOFFIT ABOVE VAN STALL 96"',
    "7'-10\" CLEAR BELOW GIRDER AT VAN STALL",
  ].map((says) => ({ says, kinds: ["fail" as const] })),
  {
    name: "a callout of two lines",
    plan: callout("BEAM OVER VAN STALL AND", "ITS LANE: 7'6\" CLEAR"),
    kinds: ["fail"],
  },
  {
    name: "a callout of two lines that keeps it",
    plan: callout("SHADE SAIL OVER VAN STALL:", "UNDERSIDE 8'-2\""),
    kinds: ["pass"],
  },
  {
    name: "lines of two callouts",
    plan: callout("BEAM OVER DRIVE, NO VANS BEYOND", "WALL 7'6\" CLEAR OF CURB"),
    kinds: [],
  },
  { says: "CANOPY OVER VAN STALL 8'-6\" TO UNDERSIDE", kinds: ["pass"] },
  ...[
    "CANOPY OVER VAN STALL, 7'-0\" DEEP",
    "CANOPY COLUMN 7'-0\" CLEAR OF VAN STALL",
    'BEAM OVER VAN STALL, SIGN 60" ABOVE GRADE',
    'BEAM OVER VAN STALL, AISLE 60" WIDE',
    "UNDERSIDE OF BEAM 7'-6\"",
  ].map((says) => ({ says, kinds: [] })),
]);
