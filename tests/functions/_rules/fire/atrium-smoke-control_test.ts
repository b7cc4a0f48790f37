import rule from "../../../../functions/_rules/fire/atrium-smoke-control.ts";
import { aFact, aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

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
