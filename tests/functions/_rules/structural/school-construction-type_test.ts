import rule from "../../../../functions/_rules/structural/school-construction-type.ts";
import { aFact, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const type = (value: "IIB" | "VB" | "IIIA") => ({
  codeSummary: { constructionType: [aFact(value)] },
});
const school = aProject({ name: "Elementary school", occupancyClassification: ["E"] });

testStatements(rule, [
  { says: "LEON COUNTY SCHOOL BOARD", plan: type("VB"), kinds: ["fail"] },
  { says: "DESIGNED PER SREF", plan: type("IIIA"), kinds: ["fail"] },
  { says: "PUBLIC SCHOOL", plan: type("IIB"), kinds: ["pass"] },
  { says: "SCHOOL BOARD RELOCATABLE CLASSROOM", plan: type("VB"), kinds: ["cantTell"] },
  { name: "a private school", plan: type("VB"), kinds: [] },
  {
    name: "an office of the school board",
    says: "SCHOOL BOARD",
    plan: type("VB"),
    project: aProject(),
    kinds: [],
  },
], school);
