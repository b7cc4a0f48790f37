import rule from "../../../../functions/_rules/structural/termite-protection.ts";
import { aHouse, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const fresh = aHouse({ name: "New house" });
const foundation = { sheets: [aSheet({ title: "FOUNDATION PLAN", number: "S-1" })] };

testStatements(rule, [
  { says: "NO TERMITE DAMAGE OBSERVED", kinds: [] },
  { says: "NO TERMITES FOUND AT EXISTING SILL", kinds: [] },
  { says: "SLAB ON COMPACTED TERMITE-FREE FILL", kinds: [] },
  {
    says: ["TERMITE PROTECTION: BY OTHERS", "SLAB ON COMPACTED TERMITE-FREE FILL"],
    kinds: ["cantTell"],
  },
  {
    says:
      "TERMITE PROTECTION: SOIL TREATMENT BY LICENSED APPLICATOR, CERTIFICATE REQUIRED AT FINAL",
    kinds: ["pass"],
  },
  { says: "BORA-CARE APPLIED TO FRAMING", kinds: ["pass"] },
  { says: "TERMITE TREATMENT: NONE", kinds: ["fail"] },
  {
    says: "TERMITE TREATMENT: NONE",
    project: aHouse({ name: "Kitchen remodel" }),
    kinds: ["cantTell"],
  },
  { says: "TERMITE PROTECTION: T.B.D.", kinds: ["cantTell"] },
  {
    name: "silence on the foundation plan of a new house",
    plan: foundation,
    project: fresh,
    kinds: ["cantTell"],
  },
  { name: "silence without a foundation plan", project: fresh, kinds: [] },
  { says: "NO SOIL TREATMENT - BORA-CARE APPLIED TO FRAMING", kinds: ["pass"] },
  { says: "SOIL POISONING OMITTED", kinds: ["fail"] },
  { says: "TERMITICIDE TREATMENT DELETED AT OWNER'S REQUEST", kinds: ["fail"] },
  { says: "SOIL WILL NOT BE TREATED FOR TERMITES", kinds: ["fail"] },
  { says: "NO SOIL TREATMENT, SENTRICON BAIT SYSTEM INSTALLED", kinds: ["pass"] },
], aHouse());

testStatements(rule, [
  { says: "EXISTING HOUSE: NO SOIL TREATMENT IN THIS SCOPE (INTERIOR REMODEL).", kinds: [] },
  { says: "NO SOIL TREATMENT IN THIS SCOPE", kinds: ["fail"] },
], aHouse());

const heading = { kind: "title" as const, drawing: null };

testStatements(rule, [
  {
    name: "silence where a sheet of details has slab notes",
    says: "SLAB NOTES",
    where: heading,
    plan: { sheets: [aSheet({ title: "DETAILS" })] },
    kinds: ["cantTell"],
  },
  {
    name: "silence on a sheet of other notes",
    says: "PAINT NOTES",
    where: heading,
    plan: { sheets: [aSheet({ title: "DETAILS" })] },
    kinds: [],
  },
], fresh);

testStatements(rule, [
  {
    name: "silence where foundation notes are shared with other work",
    says: "FOUNDATION AND GRADING NOTES",
    where: { kind: "title" },
    plan: { sheets: [aSheet({ title: "SITE PLAN" })] },
    project: fresh,
    kinds: ["cantTell"],
  },
]);

testStatements(rule, [
  ...[
    "TERMITE: N/A, NO NEW SLAB. SLAB PATCH AT TRENCH ON 6 MIL VB, SOIL TREATED, CERTIFICATE AT FINAL.",
    "TERMITE TREATMENT NOT REQUIRED ELSEWHERE; FILL TO BE TREATED AT PATCH",
  ].map((says) => ({ says, kinds: ["pass" as const] })),
  ...[
    "TERMITE: N/A, NO NEW SLAB",
    "TERMITE PROTECTION: NONE, EXISTING SLAB REMAINS",
    "TERMITE TREATMENT: N/A, NO NEW FOOTINGS",
  ].map((says) => ({ says, kinds: [] })),
  ...[
    "TERMITE PROTECTION: NONE",
    "TERMITE: N/A, NO SLAB TREATMENT",
    "TERMITE TREATMENT: NONE, SOIL NOT TREATED",
  ].map((says) => ({ says, kinds: ["fail" as const] })),
], fresh);
