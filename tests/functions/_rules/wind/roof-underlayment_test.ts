import rule from "../../../../functions/_rules/wind/roof-underlayment.ts";
import { aFact, aHouse, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "(1) LAYER 30 LB. FELT", kinds: ["fail"] },
  { says: "ASPHALT SHINGLES ON SELF-ADHERED UNDERLAYMENT, SLOPE 5:12", kinds: ["pass"] },
  { says: "PEEL & STICK MEMBRANE", kinds: ["pass"] },
  { says: `SEALED ROOF DECK WITH 4" TAPE AT JOINTS`, kinds: [] },
  { says: "TWO LAYERS #30 FELT", kinds: ["pass"] },
  { says: "ONE LAYER 30# FELT UNDERLAYMENT", kinds: ["fail"] },
  { says: "30# FELT", kinds: ["cantTell"] },
  { says: "UNDERLAYMENT: T.B.D.", kinds: ["cantTell"] },
  { says: ["30# FELT", "SEALED ROOF DECK: TAPE ALL SEAMS"], kinds: ["pass"] },
  {
    name: "felt of one layer over taped joints, in a note of its own",
    says: ['TAPE ALL SHEATHING JOINTS W/ 4" FLASHING TAPE', "ONE LAYER ASTM D226 TYPE II FELT"],
    kinds: ["pass"],
  },
  { says: ["DECK SEAMS TAPED (AAMA 711)", "1 LAYER 30# FELT"], kinds: ["pass"] },
  { says: ["PLYWOOD JOINTS TO BE TAPED", "FELT, METAL CAP NAILS"], kinds: ["pass"] },
  { says: ["SELF-ADHERED AT MAIN ROOF", "PORCH: ONE LAYER 30# FELT"], kinds: ["fail"] },
  { says: "TAPE GYP. BD. JOINTS", kinds: [] },
  { says: 'FLOOR UNDERLAYMENT 1/4"', kinds: [] },
  { says: "SHINGLES DIRECT TO DECK, NO UNDERLAYMENT", kinds: ["fail"] },
  {
    name: "1 LAYER #15 FELT under WALL SECTION",
    says: "1 LAYER #15 FELT",
    where: { drawing: "WALL SECTION" },
    kinds: [],
  },
  { says: "SELF-ADHERED MEMBRANE, NO FELT", kinds: ["pass"] },
  { says: "SINGLE LAYER 15# FELT UNDER SHINGLES, DECK JOINTS NOT TAPED", kinds: ["fail"] },
  { says: "DECK JOINTS TAPED, SINGLE LAYER 30# FELT OVER", kinds: ["pass"] },
  { says: "TWO LAYERS OF FELT UNDERLAYMENT, DECK SEAMS NOT TAPED", kinds: ["pass"] },

  {
    says: ["STANDING SEAM OVER SELF-ADHERED MOD. BITUMEN (ASTM D1970)", "PORCH: SAME UNDERLAYMENT"],
    kinds: ["pass"],
  },
], aHouse());

testStatements(rule, [
  { says: "LOW SLOPE ROOF (1/4:12): NO UNDERLAYMENT UNDER TPO, ADHERED", kinds: [] },
  { says: "NO UNDERLAYMENT UNDER SHINGLES", kinds: ["fail"] },
  { says: "METAL ROOF OVER EXISTING SHINGLES, 1 LAYER FELT EXISTING", kinds: [] },
  { says: "METAL ROOF OVER 1 LAYER FELT", kinds: ["fail"] },
], aHouse());

/** Lines of one callout, set right below each other and read one by one. */
const callout = (...lines: string[]) => ({
  notes: lines.map((text, index) =>
    aNote(text, { drawing: "ROOF", box: { x: 65, y: 40 + 0.6 * index, width: 12, height: 0.6 } })
  ),
});

testStatements(rule, [
  {
    name: "two layers on the line above",
    plan: callout(
      "ASPHALT SHINGLES AT 2:12, TWO LAYERS OF",
      "UNDERLAYMENT UNDER ALL OF IT, NOA 22-01",
    ),
    kinds: ["pass"],
  },
  {
    name: "a sealed deck on the line below",
    plan: callout("SHINGLES ON UNDERLAYMENT OVER", "SELF-ADHERED TAPE AT DECK JOINTS"),
    kinds: ["pass"],
  },
  {
    name: "no option on any line",
    plan: callout("ASPHALT SHINGLES AT 6:12 ON", "UNDERLAYMENT, NOA 22-01"),
    kinds: ["cantTell"],
  },
], aHouse());

testStatements(rule, [
  {
    name: "shingles in a set that names nothing under them",
    says: "ARCHITECTURAL SHINGLES, SLOPE 6:12",
    plan: { codeSummary: { scopeOfWork: [aFact("NEW SINGLE FAMILY RESIDENCE")] } },
    kinds: ["cantTell"],
  },
  {
    name: "shingles over a sealed deck",
    says: ["ARCHITECTURAL SHINGLES, SLOPE 6:12", "SEALED ROOF DECK"],
    kinds: ["pass"],
  },
  { name: "shingles on a house that may stand", says: "ASPHALT SHINGLES, SLOPE 6:12", kinds: [] },
  { name: "shingles that stay", says: "EXISTING ASPHALT SHINGLES TO REMAIN", kinds: [] },
  { name: "a flat roof", says: "TPO ROOF, SLOPE 1/4:12", kinds: [] },
], aHouse());
