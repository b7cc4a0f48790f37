import rule from "../../../../functions/_rules/plumbing/trap-arm.ts";
import { aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '1 1/2" TRAP ARM 5\'-0" LONG', kinds: ["pass"] },
  { says: '1 1/2" TRAP ARM 8\'-0" LONG', kinds: ["fail"] },
  { says: '2" TRAP ARM 8\'-0" LONG', kinds: ["pass"] },
  { says: "TRAP ARM 8'-0\" LONG", kinds: [] },
  ...([['1 1/2"', "fail"], ['2"', "pass"]] as const).map(([size, kind]) => ({
    name: `a list with ${size} and its length`,
    plan: aList("TRAP ARMS", ["FIXT", "SIZE", "LEN"], ["KS", size, "8'-0\""]),
    kinds: [kind],
  })),
]);
