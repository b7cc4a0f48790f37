import rule from "../../../../functions/_rules/accessibility/ramp-landing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'RAMP LANDING 59" LONG', kinds: ["fail"] },
  { says: 'RAMP LANDING 60" LONG', kinds: ["pass"] },
  { says: 'RAMP LANDING 48" X 60" AT TURN', kinds: ["fail"] },
  { says: 'RAMP LANDING 60" X 60" AT TURN', kinds: ["pass"] },
  { says: 'RAMP LANDING 48" WIDE', kinds: [] },
  { says: 'CURB RAMP LANDING 36" LONG', kinds: [] },
  { says: 'RAMP AND STAIR LANDING 48" LONG', kinds: [] },
  { says: 'STAIR LANDING 48" LONG', kinds: [] },
  { says: 'RAMP RISE 30" TO LANDING', kinds: [] },
]);
