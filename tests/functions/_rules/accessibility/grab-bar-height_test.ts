import rule from "../../../../functions/_rules/accessibility/grab-bar-height.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'G.B. @ 30" AFF TYP. AT H.C. STALL', kinds: ["fail"] },
  { says: 'G.B. @ 16" O.C. SCREWS AT TOILET WALL', kinds: [] },
  { says: 'GRAB BARS 36" A.F.F.', kinds: ["pass"] },
  { says: 'GRAB BARS 38" A.F.F.', kinds: ["fail"] },
  { says: 'GRAB BARS MOUNTED AT 32 3/4" A.F.F.', kinds: ["fail"] },
  { says: 'SIDE GRAB BAR 36" LONG, 34" A.F.F.', kinds: ["pass"] },
  { says: 'GRAB BARS 33" TO 36" ABOVE FINISHED FLOOR', kinds: ["pass"] },
  { says: 'GRAB BAR HEIGHT: 30"', kinds: ["fail"] },
  { says: 'G.B. @ 38" A.F.F., GRAB BARS TYP.', kinds: ["fail"] },
  { says: 'GRAB BAR @ 33" AFF', kinds: ["pass"] },
  { says: 'GRAB BAR 36" LONG, TOILET PAPER DISPENSER 19" A.F.F.', kinds: [] },
  { says: 'VERTICAL GRAB BAR 18" LONG, BOTTOM 40" A.F.F.', kinds: [] },
  { says: '39" A.F.F. TO G.B.', where: { drawing: "TOILET ELEVATION" }, kinds: ["fail"] },
  { says: '34" A.F.F. TO G.B.', where: { drawing: "TOILET ELEVATION" }, kinds: ["pass"] },
  { says: 'GRAB BAR, 42" | MTG. HT. 38"', kinds: ["fail"] },
  { says: 'GRAB BAR, 42" | MTG. HT. 34"', kinds: ["pass"] },
  { says: '39" A.F.F. TO G.B.', where: { drawing: "SHOWER ELEVATION" }, kinds: [] },
  { says: 'GRAB BAR @ 20" A.F.F.', where: { drawing: "PRE-K TOILET, CHILDREN'S" }, kinds: [] },
]);
