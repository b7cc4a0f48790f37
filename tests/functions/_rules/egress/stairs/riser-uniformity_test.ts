import rule from "../../../../../functions/_rules/egress/stairs/riser-uniformity.ts";
import { aHouse } from "../../../../fakes/plan_set.ts";
import { testStatements } from "../../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'RISER VARIATION 3/8" MAX', kinds: ["pass"] },
  { says: 'RISER VARIATION 1/2" MAX', kinds: ["fail"] },
  { says: 'RISERS VARY 3/4"', kinds: ["fail"] },
  { says: 'TOP RISER 7 1/4", OTHER RISERS 6"', kinds: ["fail"] },
  { says: 'TOP RISER 7 1/4"; 6" AT TRIANGLE OF OPEN RISERS', kinds: [] },
], aHouse());
