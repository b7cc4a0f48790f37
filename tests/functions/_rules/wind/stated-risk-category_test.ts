import rule from "../../../../functions/_rules/wind/stated-risk-category.ts";
import { aFact } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const risk = (...values: ("II" | "III")[]) => ({
  codeSummary: {
    riskCategory: values.map((it, at) =>
      aFact(it, { page: at + 1, sourceText: `RISK CAT. ${it}` })
    ),
  },
});

testStatements(rule, [
  { name: "two categories of one building", plan: risk("II", "III"), kinds: ["cantTell"] },
  { name: "one category on two sheets", plan: risk("II", "II"), kinds: [] },
  { name: "a category told once", plan: risk("III"), kinds: [] },
]);
