import rule from "../../../../functions/_rules/fire/residential-care-sprinklers.ts";
import { aFact, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const home = (system: "none" | "NFPA 13D", code: "FBC-R" | "FBC-B" = "FBC-R") => ({
  codeSummary: {
    sprinklers: [aFact(system)],
    codeEditions: [aFact({ code, year: 2023, edition: 8, asPrinted: code })],
  },
});
const care = aProject({ occupancyClassification: ["R-4"] });

testStatements(rule, [
  { name: "a home to FBC-Residential without sprinklers", plan: home("none"), kinds: ["fail"] },
  { name: "a home to FBC-Residential with NFPA 13D", plan: home("NFPA 13D"), kinds: ["pass"] },
  {
    name: "two sheets that disagree",
    plan: {
      codeSummary: {
        ...home("none").codeSummary,
        sprinklers: [aFact("none" as const), aFact("NFPA 13" as const)],
      },
    },
    kinds: ["cantTell"],
  },
  { name: "a home to FBC-Building", plan: home("none", "FBC-B"), kinds: [] },
  { name: "an office", plan: home("none"), project: aProject(), kinds: [] },
], care);
