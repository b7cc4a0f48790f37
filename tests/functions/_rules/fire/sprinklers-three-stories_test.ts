import rule from "../../../../functions/_rules/fire/sprinklers-three-stories.ts";
import { aFact, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const building = (stories: number[], system: "none" | "NFPA 13" = "none") => ({
  codeSummary: { stories: stories.map((it) => aFact(it)), sprinklers: [aFact(system)] },
});

testStatements(rule, [
  { name: "two stories", plan: building([2]), kinds: [] },
  { name: "three stories without sprinklers", plan: building([3]), kinds: ["fail"] },
  { name: "three sprinklered stories", plan: building([3], "NFPA 13"), kinds: ["pass"] },
  { name: "disputed stories", plan: building([3, 2]), kinds: ["cantTell"] },
  {
    name: "an open parking garage",
    says: "OPEN PARKING GARAGE",
    plan: building([4]),
    kinds: ["cantTell"],
  },
  {
    name: "apartments, which have their own rule",
    plan: building([3]),
    project: aProject({ occupancyClassification: ["R-2"] }),
    kinds: [],
  },
  {
    says: ["3RD FLR.", "2ND FLR.", "NON-SPRINKLERED"],
    where: { drawing: "BUILDING SECTION" },
    plan: { codeSummary: { sprinklers: [aFact("none" as const)] } },
    kinds: ["fail"],
  },
]);
