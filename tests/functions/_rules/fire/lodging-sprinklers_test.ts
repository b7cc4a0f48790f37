import rule from "../../../../functions/_rules/fire/lodging-sprinklers.ts";
import { aFact, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const hotel = (system: "none" | "NFPA 13" | "NFPA 13R", stories: number) => ({
  codeSummary: { sprinklers: [aFact(system)], stories: [aFact(stories)] },
});

testStatements(rule, [
  { name: "three storeys with NFPA 13", plan: hotel("NFPA 13", 3), kinds: ["pass"] },
  { name: "three storeys with NFPA 13R", plan: hotel("NFPA 13R", 3), kinds: ["cantTell"] },
  { name: "two storeys with NFPA 13R", plan: hotel("NFPA 13R", 2), kinds: [] },
  { name: "no sprinklers, which another rule reports", plan: hotel("none", 3), kinds: [] },
  {
    name: "apartments",
    plan: hotel("NFPA 13R", 3),
    project: aProject({ occupancyClassification: ["R-2"] }),
    kinds: [],
  },
], aProject({ occupancyClassification: ["R-1"] }));
