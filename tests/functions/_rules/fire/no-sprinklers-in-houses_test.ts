import rule from "../../../../functions/_rules/fire/no-sprinklers-in-houses.ts";
import { aFact, aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const none = { codeSummary: { sprinklers: [aFact("none" as const)] } };

testStatements(rule, [
  { name: "none stated in the code summary", plan: none, kinds: ["pass"] },
  { says: "FIRE SPRINKLERS: NOT PROVIDED (ONE-FAMILY DWELLING)", kinds: ["pass"] },
  { says: "HOUSE IS NON-SPRINKLERED", kinds: ["pass"] },
  { says: "NO LAWN SPRINKLER", kinds: [] },
  { name: "silence", kinds: [] },
  {
    name: "a three-story townhouse",
    plan: { codeSummary: { ...none.codeSummary, stories: [aFact(3)] } },
    project: aHouse({ name: "Townhouses" }),
    kinds: [],
  },
  { name: "an office", plan: none, project: aProject(), kinds: [] },
], aHouse());
