import rule from "../../../../functions/_rules/energy/commercial-energy-report.ts";
import { aFact, aHouse, aProject, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const fresh = aProject({ name: "New office" });
const sheets = { sheets: [aSheet({ page: 1 }), aSheet({ page: 2 }), aSheet({ page: 3 })] };

testStatements(rule, [
  { says: "Energy compliance: COMcheck C402 submitted with the application.", kinds: ["pass"] },
  { says: "ENERGYGAUGE SUMMIT REPORT ATTACHED", kinds: ["pass"] },
  { says: "FORM C405-2020", kinds: ["cantTell"] },
  { says: "ENERGY COMPLIANCE: BY OTHERS", kinds: ["cantTell"] },
  { says: "ENERGY CALCULATIONS NOT REQUIRED", kinds: ["cantTell"] },
  {
    name: "silence in the set of a new building",
    plan: sheets,
    project: fresh,
    kinds: ["cantTell"],
  },
  {
    name: "silence in an alteration",
    plan: sheets,
    project: aProject({ name: "Office remodel" }),
    kinds: [],
  },
  { name: "a house", says: "COMCHECK BY OTHERS", project: aHouse(), kinds: [] },
  {
    says: "NO COMCHECK OR OTHER ENERGY REPORT IS SUBMITTED FOR THIS NEW BUILDING",
    kinds: ["fail"],
  },
  { says: "ENERGY REPORT NOT PROVIDED", kinds: ["cantTell"] },
  { says: "ENERGY FORMS: UNSIGNED, BLANK - DESIGNER N/A", project: fresh, kinds: ["fail"] },
  { says: "COMCHECK LEFT BLANK", project: fresh, kinds: ["fail"] },
  { says: "COMCHECK SIGNED AND SEALED, ATTACHED", project: fresh, kinds: ["pass"] },
  {
    says: "ENERGY REPORT ATTACHED; BLANK SPACES ARE NOT APPLICABLE",
    project: fresh,
    kinds: ["pass"],
  },
  { says: "UNCONDITIONED WAREHOUSE, EXEMPT PER C402.1.1; NO ENERGY REPORT", kinds: ["pass"] },
  { says: "COMCHECK REPORT WILL BE FILED AFTER THE SHELL IS UP", kinds: ["cantTell"] },
  { says: "COMCHECK REPORT SUBMITTED WITH THIS PERMIT", kinds: ["pass"] },
]);

testStatements(rule, [
  {
    name: "silence in a set of flats of three stories, which follow the residential provisions",
    plan: { ...sheets, codeSummary: { stories: [aFact(3)] } },
    project: aProject({ name: "New flats", occupancyClassification: ["R-2"] }),
    kinds: [],
  },
  {
    name: "silence in a set of flats of four stories",
    plan: { ...sheets, codeSummary: { stories: [aFact(4)] } },
    project: aProject({ name: "New flats", occupancyClassification: ["R-2"] }),
    kinds: ["cantTell"],
  },
]);

testStatements(rule, [
  ...[
    "COMPLIANCE REPORT FOR NEW LIGHTING & RTUS: WILL FOLLOW, NOT IN THIS SET",
    "LIGHTING AND HVAC COMPLIANCE FORMS TO FOLLOW",
    "ENERGY FORMS NOT YET READY",
    "COMPLIANCE CERTIFICATE FOR ENVELOPE AND MECHANICAL: DEFERRED. ENCLOSED GCPI 0.18",
  ].map((says) => ({ says, kinds: ["cantTell" as const] })),
  ...[
    "COMPLIANCE REPORT FOR LIGHTING AND HVAC ENCLOSED",
    "LIGHTING COMPLIANCE REPORT SUBMITTED WITH APPLICATION",
  ].map((says) => ({ says, kinds: ["pass" as const] })),
  { says: "ADA COMPLIANCE REPORT WILL FOLLOW", kinds: [] },
], aProject({ name: "Fit-out" }));
