import rule from "../../../../functions/_rules/fire/stated-sprinklers.ts";
import { aFact, aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const systems = (...values: ("NFPA 13" | "NFPA 13R" | "NFPA 13D")[]) => ({
  codeSummary: {
    sprinklers: values.map((it, at) =>
      aFact(it, { page: at + 1, sourceText: `AUTOMATIC SPRINKLERS ${it}` })
    ),
  },
});

testStatements(rule, [
  { name: "two standards", plan: systems("NFPA 13", "NFPA 13R"), kinds: ["cantTell"] },
  { name: "one standard on two sheets", plan: systems("NFPA 13", "NFPA 13"), kinds: [] },
  {
    name: "a house, of which the form is asked about",
    plan: systems("NFPA 13D", "NFPA 13R"),
    project: aHouse(),
    kinds: [],
  },
]);
