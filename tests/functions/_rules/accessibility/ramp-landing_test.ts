import rule from "../../../../functions/_rules/accessibility/ramp-landing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'RAMP LANDING 59" WIDE AT TURN', kinds: ["fail"] },
  { says: 'RAMP LANDING 60" WIDE AT TURN', kinds: ["pass"] },
  { says: 'RAMP LANDING 48" X 60" AT TURN', kinds: ["fail"] },
  { says: 'RAMP LANDING 60" X 60" AT TURN', kinds: ["pass"] },
  { says: 'SWITCHBACK RAMP, LANDING 48" WIDE', kinds: ["fail"] },
  { says: 'RAMP LANDING 48" WIDE', kinds: [] },
  { says: 'RAMP LANDING 59" LONG', kinds: [] },
  { says: 'CURB RAMP LANDING 36" WIDE AT TURN', kinds: [] },
  { says: 'RAMP AND STAIR LANDING 48" WIDE AT TURN', kinds: [] },
  { says: 'STAIR LANDING 48" WIDE AT TURN', kinds: [] },
]);

testStatements(rule, [
  { says: 'RAMP LANDING 48" WIDE, HANDRAILS RETURN TO WALL', kinds: [] },
  { says: 'RAMP LANDING 48" WIDE WITH TURNED DOWN EDGE', kinds: [] },
  { says: 'RAMP LANDING 48" WIDE', where: { drawing: "RIGHT TURN LANE" }, kinds: [] },
  { says: 'LANDING 48" WIDE AT TURN', where: { drawing: "RAMP PLAN" }, kinds: ["fail"] },
  { says: 'LANDING 48" WIDE', where: { drawing: "SWITCHBACK RAMP" }, kinds: ["fail"] },
]);
