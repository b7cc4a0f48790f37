import rule from "../../../../../functions/_rules/egress/stairs/dwelling-stair-landing.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'STAIR LANDING 36" DEEP', kinds: ["pass"] },
  { says: 'STAIR LANDING 32" DEEP', kinds: ["fail"] },
  { says: 'LANDING 32" AT FOOT OF STAIR, BESIDE CLOSET', kinds: ["fail"] },
  { says: 'LANDING 32" AT CLOSET', kinds: [] },
  { says: 'RAMP LANDING 32" DEEP', kinds: [] },
], aHouse());
