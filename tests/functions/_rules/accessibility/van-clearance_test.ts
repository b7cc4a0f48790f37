import rule from "../../../../functions/_rules/accessibility/van-clearance.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "7'-0\" CLR. HT., VAN AREA 8'-2\"", kinds: ["pass"] },
  { says: "7'-0\" CLR. HT. AT VAN STALLS", kinds: ["fail"] },

  { says: 'VAN SPACE VERTICAL CLEARANCE 98" MIN.', kinds: ["pass"] },
  { says: "VAN ACCESSIBLE ROUTE: 7'-0\" CLEAR HEIGHT", kinds: ["fail"] },
  { says: "8'-2\" CLEAR HEIGHT AT VAN SPACE", kinds: ["pass"] },
  { says: 'HEADROOM 96" AT VAN PARKING', kinds: ["fail"] },
  { says: "VAN ACCESSIBLE SPACE 12'-0\" WIDE", kinds: [] },
  { says: 'VAN SIGN 60" A.F.G.', kinds: [] },
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
