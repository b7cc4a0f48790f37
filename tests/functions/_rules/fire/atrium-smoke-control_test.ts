import rule from "../../../../functions/_rules/fire/atrium-smoke-control.ts";
import { aFact, aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { under } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const stories = (value: number) => ({ codeSummary: { stories: [aFact(value)] } });

testStatements(rule, [
  { says: ["ATRIUM", "SMOKE CONTROL SYSTEM PER SECTION 909"], plan: stories(4), kinds: ["pass"] },
  { says: "ATRIUM", plan: stories(4), kinds: ["cantTell"] },
  { says: "THREE-STORY ATRIUM, NO SMOKE CONTROL", kinds: ["fail"] },
  { says: "TWO-STORY ATRIUM, NO SMOKE CONTROL", kinds: [] },
  { says: "NO ATRIUM", plan: stories(4), kinds: [] },
  { name: "a house", says: "ATRIUM", plan: stories(3), project: aHouse(), kinds: [] },
  {
    says: ["OPEN 4 STORIES, NO SMOKE EXHAUST", "LOBBY"],
    where: { drawing: "ATRIUM SECTION" },
    kinds: ["fail"],
  },
]);

testRule(rule, [
  [
    "fails a lobby open to three stories above",
    under("LOBBY SECTION", "OPEN TO LEVELS 2, 3 & 4 ABV. NO SMOKE EXHAUST"),
    "fail",
  ],
  [
    "reads ordinals",
    under("LOBBY", "OPEN TO 2ND, 3RD AND 4TH FLRS ABOVE, NO SMOKE CONTROL"),
    "fail",
  ],
  ["leaves two stories alone", under("LOBBY", "OPEN TO LEVEL 2 ABV., NO SMOKE EXHAUST"), ""],
  ["leaves stairs alone", under("EXIT STAIR 1", "OPEN TO LEVELS 2, 3 & 4, NO SMOKE EXHAUST"), ""],
]);
