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
]);
