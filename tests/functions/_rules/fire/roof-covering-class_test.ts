import rule from "../../../../functions/_rules/fire/roof-covering-class.ts";
import { aFact, aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const typeVa = aProject({ typeOfConstruction: "VA" });

testStatements(rule, [
  { says: "ROOF COVERING CLASS: ____", kinds: ["cantTell"] },
  { says: "ROOF COVERING | CLASS C", kinds: ["pass"] },
  { says: "ROOF COVERING: CLASS C", project: typeVa, kinds: ["fail"] },
  { says: "CLASS A SHINGLES", project: typeVa, kinds: ["pass"] },
  { says: "TPO ROOFING, CLASS 'B'", project: typeVa, kinds: ["pass"] },
  {
    says: "ROOF ASSEMBLY CLASS C",
    plan: { codeSummary: { constructionType: [aFact("VA" as const), aFact("VB" as const)] } },
    kinds: ["cantTell"],
  },
  { says: "CORRIDOR FINISH CLASS C UNDER ROOF", project: typeVa, kinds: [] },
  { name: "a house", says: "ROOF COVERING: CLASS C", project: aHouse(), kinds: [] },
], aProject({ typeOfConstruction: "VB" }));
