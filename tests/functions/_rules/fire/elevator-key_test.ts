import { aFact } from "../../../fakes/plan_set.ts";
import rule from "../../../../functions/_rules/fire/elevator-key.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "ELEVATORS KEYED TO REGIONAL MASTER KEY", kinds: ["pass"] },
  { says: "REGIONAL ELEVATOR KEY: NONE", kinds: ["fail"] },
  { says: "REGIONAL ELEVATOR KEY T.B.D.", kinds: ["cantTell"] },
]);

const ofStories = (stories: number) => ({ codeSummary: { stories: [aFact(stories)] } });
testStatements(rule, [
  { name: "five stories", says: "REGIONAL ELEVATOR KEY: NONE", plan: ofStories(5), kinds: [] },
  {
    name: "six stories",
    says: "REGIONAL ELEVATOR KEY: NONE",
    plan: ofStories(6),
    kinds: ["fail"],
  },
]);
