import rule from "../../../../functions/_rules/accessibility/lavatory-in-compartment.ts";
import { aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

/** A line of a drawn table: fixtures of an accessible stall. */
const fixtures = (lavatories: string) => ({
  notes: [
    aNote("LAV.", { box: { x: 40, y: 10, width: 4, height: 1 } }),
    aNote("ADA STALL", { box: { x: 10, y: 14, width: 8, height: 1 } }),
    aNote(lavatories, { box: { x: 41, y: 14, width: 1, height: 1 } }),
  ],
});

testStatements(rule, [
  { name: "a stall whose lavatory is counted in its column", plan: fixtures("1"), kinds: [] },
  { name: "a stall with none in its column", plan: fixtures("0"), kinds: ["cantTell"] },
  { says: "LAVATORY IN COMPARTMENT", kinds: ["pass"] },
  { says: 'ADA STALL W/ LAV. 19" x 17"', kinds: ["pass"] },
  { says: "WALL HUNG LAVATORY INSIDE ACCESSIBLE STALL", kinds: ["pass"] },
  { says: "PROVIDE LAV WITHIN WHEELCHAIR COMPARTMENT PER FAC", kinds: ["pass"] },
  { says: "NO LAVATORY IN WHEELCHAIR COMPARTMENT", kinds: ["fail"] },
  { says: "ADA STALL WITHOUT LAVATORY", kinds: ["fail"] },
  { says: 'LAV IN HC STALL 18" x 16"', kinds: ["fail"] },
  { says: "WHEELCHAIR COMPARTMENT", kinds: ["cantTell"] },
  { says: "ACCESSIBLE STALL", kinds: ["cantTell"] },
  { says: ["ADA TOILET STALL", 'LAVATORY RIM 34"'], kinds: ["cantTell"] },
  { says: "AMBULATORY STALL", kinds: [] },
  { says: 'COMPARTMENT DOORS 32" CLEAR', kinds: [] },
  { says: 'COAT HOOK 48" A.F.F. IN ACCESSIBLE STALL', kinds: [] },
  { says: '60" x 60" ADA STALL', kinds: ["cantTell"] },
  { says: "NO LAV. INSIDE STALL", where: { drawing: "WHEELCHAIR STALL - WOMEN" }, kinds: ["fail"] },
  { says: 'LAV. 16" X 14"', where: { drawing: "H.C. STALL PLAN" }, kinds: ["fail"] },
  { says: 'LAV. 20" X 18"', where: { drawing: "H.C. STALL PLAN" }, kinds: ["pass"] },
  {
    says: "LAVATORIES ARE LOCATED OUTSIDE OF THE ACCESSIBLE COMPARTMENT ONLY",
    kinds: ["fail"],
  },
  { says: 'LAV. 16" X 14"', where: { drawing: "STAFF TOILET" }, kinds: [] },
]);

testStatements(rule, [
  {
    says: "ADA COMPT. 60 x 59, W.C. ONLY - ALL LAVS. AT COUNTER OUTSIDE",
    kinds: ["fail"],
  },
  { says: "ACCESSIBLE STALL, W.C. ONLY", kinds: ["fail"] },
  { says: "ADA COMPT. W/ W.C. AND LAV. 20 x 18", kinds: ["pass"] },
  { says: "STANDARD COMPT. W.C. ONLY", kinds: [] },
  {
    says: "Wheelchair compartment has lavatory within. Ambulatory compartment no lavatory.",
    kinds: ["pass"],
  },
  {
    says:
      "WHEELCHAIR COMPARTMENT: W.C. AND BARS. ALL LAVATORIES AT COMMON COUNTER, NONE IN COMPARTMENT.",
    kinds: ["fail"],
  },
]);

testStatements(rule, [
  {
    name: "a stall for a car",
    says: ["ACCESSIBLE STALL", `SIGN, 60" TO BOTTOM, F.S. 553.5041`],
    where: { drawing: "PARKING DETAIL" },
    kinds: [],
  },
  {
    name: "a stall by its pavement",
    says: ["H.C. STALL", "CONC. WHEEL STOP"],
    where: { drawing: "H.C. STALL" },
    kinds: [],
  },
  {
    name: "a stall of a toilet room on a sheet with a site plan",
    says: ["ACCESSIBLE STALL", "MEN"],
    where: { drawing: "TOILET ROOM, SITE BUILDING" },
    kinds: ["cantTell"],
  },
]);

testStatements(rule, [
  { says: 'LAV IN COMPT 17" W', kinds: ["fail"] },
  { says: 'Lavatory in stall, 18" wide', kinds: ["fail"] },
  { says: 'LAV. IN WHEELCHAIR COMPARTMENT 20" WIDE', kinds: ["pass"] },
  { says: '17" WIDE LAV IN STALL', kinds: ["fail"] },
  { says: 'WHEELCHAIR COMPARTMENT WITH LAV, 18" WIDE SHELF', kinds: ["pass"] },
]);

testStatements(rule, [
  {
    name: "the clear floor that no lavatory reaches into",
    says: ['60" X 56" CLR AT W.C., NO LAV IN IT', 'LAV IN STALL 19" X 17"'],
    where: { drawing: "ACCESSIBLE STALL PLAN" },
    kinds: ["pass"],
  },
  { says: "NO LAV", where: { drawing: "ACCESSIBLE STALL PLAN" }, kinds: ["fail"] },
]);
