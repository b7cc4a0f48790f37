import rule from "../../../../functions/_rules/accessibility/ramp-width.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: `ADA RAMP: OVERALL 3'-0" WIDE WITH RAILS MOUNTED INSIDE, LEAVING 2'-8" CLEAR.`,
    kinds: ["fail"],
  },
  { says: `ADA RAMP: OVERALL 4'-0" WIDE, RAILS INSIDE, LEAVING 3'-6" CLEAR.`, kinds: ["pass"] },
  { says: `RAMP BELOW STAIR, LEAVING 80" CLEAR HEADROOM`, kinds: [] },
  { says: 'RAMP 36" CLEAR BETWEEN HANDRAILS', kinds: ["pass"] },
  { says: 'RAMP 34" WIDE', kinds: ["fail"] },
  { says: '30" CLEAR RAMP', kinds: ["fail"] },
  { says: "RAMP WIDTH: 4'-0\"", kinds: ["pass"] },
  { says: 'RAMP, 1:12, WIDTH 35" MIN.', kinds: ["fail"] },
  { says: 'CURB RAMP 30" WIDE', kinds: [] },
  { says: 'RAMP HANDRAIL 36" HIGH', kinds: [] },
  { says: `33" BTWN. RAILS`, where: { drawing: "RAMP CROSS SECTION" }, kinds: ["fail"] },
  { says: `36" BTWN. RAILS`, where: { drawing: "RAMP CROSS SECTION" }, kinds: ["pass"] },
  { says: `2'-10" CLR.`, where: { drawing: "ADA RAMP PLAN" }, kinds: ["fail"] },
  { says: `33" CLR. LANDING TO WALL`, where: { drawing: "ADA RAMP PLAN" }, kinds: [] },
  { says: `33" BTWN. RAILS`, where: { drawing: "STAIR SECTION" }, kinds: [] },
]);
