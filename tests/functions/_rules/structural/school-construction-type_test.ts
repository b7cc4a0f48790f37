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
  {
    says: "PRIVATELY OWNED ACADEMY (NOT A PUBLIC EDUCATIONAL FACILITY; SECTION 453 NOT APPLICABLE)",
    plan: type("VB"),
    kinds: [],
  },
  { says: "PUBLIC SCHOOL: PRIVATE OPERATOR; TYPE VB MAY BE USED", plan: type("VB"), kinds: [] },
  { says: "SCHOOL BOARD REVIEW: N/A", plan: type("VB"), kinds: [] },
  { says: "NO SCHOOL DISTRICT REVIEW", plan: type("VB"), kinds: [] },
  { says: "NON-PUBLIC SCHOOL, SREF DOES NOT APPLY", plan: type("VB"), kinds: [] },
  { says: "SCHOOL DISTRICT IMPACT FEE PAID", plan: type("VB"), kinds: [] },
  { says: "NOT OPERATED BY A SCHOOL BOARD", plan: type("VB"), kinds: [] },
  { name: "a private school", plan: type("VB"), kinds: [] },
  {
    name: "an office of the school board",
    says: "SCHOOL BOARD",
    plan: type("VB"),
    project: aProject(),
    kinds: [],
  },
], school);
