import rule from "../../../../functions/_rules/accessibility/ramp-width.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
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
