import rule from "../../../../functions/_rules/accessibility/grab-bar-rear-length.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '36" REAR GRAB BAR @ 34"', kinds: ["pass"] },
  { says: '30" REAR GRAB BAR @ 34"', kinds: ["fail"] },
  { says: 'REAR GRAB BAR AT 34", 36" LONG', kinds: ["pass"] },
  { says: 'REAR GRAB BAR MTD. HT. +34"', kinds: [] },
  { says: 'REAR GRAB BAR 33" - 36" A.F.F.', kinds: [] },
  { says: 'REAR GRAB BAR @ 30" LONG', kinds: ["fail"] },
  { says: 'REAR GRAB BAR: 24" ON TRANSFER SIDE, 36" OVERALL', kinds: ["pass"] },

  { says: 'BACK WALL GRAB BAR, 32" LG., 34" AFF', kinds: ["fail"] },
  { says: 'REAR GRAB BAR, 34" AFF, 36" LONG', kinds: ["pass"] },
  { says: '30" LONG GRAB BAR BEHIND W.C.', kinds: ["fail"] },
  { says: '36" GRAB BAR ON REAR WALL, 42" ON SIDE', kinds: ["pass"] },
  { says: 'REAR GRAB BAR 36" LONG', kinds: ["pass"] },
  { says: 'REAR GRAB BAR 30" LONG', kinds: ["fail"] },
  { says: 'BACK WALL GRAB BAR: 24"', kinds: ["fail"] },
  { says: 'GRAB BARS: SIDE 42", REAR 36", AT 34" A.F.F.', kinds: ["pass"] },
  { says: '35" REAR GRAB BAR', kinds: ["fail"] },
  { says: 'SIDE GRAB BAR 42" LONG', kinds: [] },
  { says: 'SHOWER BACK WALL GRAB BAR 24"', kinds: [] },
  { says: '24" G.B.', where: { drawing: "REAR WALL ELEVATION" }, kinds: ["fail"] },
  { says: '36" G.B.', where: { drawing: "REAR WALL ELEVATION" }, kinds: ["pass"] },
  { says: 'S.S. GRAB BAR | LENGTH 30" | LOCATION REAR WALL', kinds: ["fail"] },
  { says: '24" G.B.', where: { drawing: "SHOWER - REAR WALL" }, kinds: [] },
]);

testStatements(rule, [
  { says: "REAR GRAB BAR 30 LONG", kinds: ["fail"] },
  { says: "REAR GRAB BAR 36 LG", kinds: ["pass"] },
]);
