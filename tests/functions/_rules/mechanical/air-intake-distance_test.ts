import rule from "../../../../functions/_rules/mechanical/air-intake-distance.ts";
import { aDimension, aList, anEvidence, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const beside = (valueIn: number, says = "KITCHEN FAN DISCHARGE TO AHU FRESH AIR INLET") => ({
  says,
  where: { box: { x: 42, y: 50, width: 8, height: 1 } },
  plan: {
    dimensions: [
      aDimension(`${valueIn / 12}'-0"`, valueIn, { box: { x: 40, y: 55, width: 1, height: 1 } }),
    ],
  },
});

testStatements(rule, [
  {
    says: `RTU-2 OUTDOOR AIR HOOD IS 8'-0" FROM THE EF-1 DISCHARGE, BOTH AT THE SAME HEIGHT`,
    kinds: ["fail"],
  },
  { says: `RTU-3 OUTDOOR AIR HOOD IS 10'-0" FROM THE EF-2 DISCHARGE`, kinds: ["pass"] },
  { says: "FRESH AIR LOUVER 6' FROM KITCHEN EXHAUST", kinds: ["fail"] },
  {
    says: "Outdoor air intakes: 10 feet from exhaust outlets and plumbing vents.",
    kinds: ["pass"],
  },
  { says: "OUTSIDE AIR INTAKE 6'-0\" FROM EXHAUST FAN", kinds: ["fail"] },
  { says: "MAINTAIN 10'-0\" MIN. BETWEEN EXHAUST AND OA INTAKE", kinds: ["pass"] },
  { says: "EXHAUST DISCHARGE 8 FT FROM INTAKES", kinds: ["fail"] },
  { says: "INTAKE 5 FT FROM EXHAUST, 3 FT BELOW", kinds: [] },
  { says: "PLUMBING VENTS 6 FT FROM AIR INTAKES", kinds: [] },
  { says: 'INTAKE LOUVER 24" x 36"', kinds: [] },
  { says: 'EXHAUST FAN AND OA INTAKE ON 18" HIGH CURBS', kinds: [] },
  { says: 'AIR INTAKE HOOD 24" DIA., CURB 12"', kinds: [] },
  { says: "INTAKE LOCATED 7'-6\" FROM KITCHEN EXHAUST", kinds: ["fail"] },
  { name: "a short dimension beside outlet and intake", ...beside(84), kinds: ["cantTell"] },
  {
    name: "a short dimension beside outlet and intake of one level",
    ...beside(84, "KITCHEN FAN DISCHARGE TO AHU FRESH AIR INLET, SAME LEVEL"),
    kinds: ["fail"],
  },
  { name: "a long dimension beside outlet and intake", ...beside(132), kinds: [] },
  { says: `RTU-2 intake to TEF-1 outlet 7'-6"`, kinds: ["fail"] },
  { says: `RTU-2 intake to KEF-1 outlet 12'-6"`, kinds: ["pass"] },
  { says: "EF-1 DISCHARGE TO ROOF, 10 FT FROM INTAKES", kinds: ["pass"] },
  { says: "5'-6\" EF-1 DISCHARGE TO RTU-1 O.A. HOOD", kinds: ["fail"] },
  { says: "12'-6\" EF-1 DISCHARGE TO RTU-1 O.A. HOOD", kinds: ["pass"] },
  { says: "5'-6\" EF-1 TO EF-2", kinds: [] },
  { says: "INTAKE LOUVER 4'-0\" FROM COLUMN LINE B", kinds: [] },
  { says: "OUTDOOR AIR INTAKE 3'-0\" OFF PARAPET", kinds: [] },
  { says: "AIR INTAKE 4'-0\" FROM EXHAUST FAN", kinds: ["fail"] },
]);

testStatements(rule, [
  {
    says:
      "FRESH AIR LOUVER L-1 IS IN THE EAST WALL 4 FT HORIZONTALLY FROM THE LOADING DOCK, SILL AT 3 FT ABOVE GRADE",
    kinds: ["fail"],
  },
  {
    says:
      "FRESH AIR LOUVER L-1 IS IN THE EAST WALL 12 FT HORIZONTALLY FROM THE LOADING DOCK, SILL AT 3 FT ABOVE GRADE",
    kinds: ["pass"],
  },
  {
    says: "FRESH AIR LOUVER L-1 IS 4 FT HORIZONTALLY FROM EXHAUST EF-2, 3 FT BELOW ITS OUTLET",
    kinds: [],
  },
  { says: "OUTSIDE AIR LOUVER 4 FT ABOVE GRADE AT PARKING", kinds: [] },
  { says: "O.A. INTAKE 6' FROM RELIEF HOOD (SAME UNIT)", kinds: [] },
]);

const drawn = (apart: number, up: number, drawing = "SECTION AT LOUVER") => ({
  plan: {
    dimensions: [
      aDimension(`${apart}'-0"`, apart * 12, {
        drawing,
        between: [anEvidence("OUTDOOR AIR LOUVER"), anEvidence('3" VTR')],
      }),
      aDimension(`${up}"`, up, { drawing, orientation: "vertical" }),
    ],
  },
});

testStatements(rule, [
  { name: "drawn too near", ...drawn(7, 20), kinds: ["fail"] },
  { name: "drawn far enough", ...drawn(10, 20), kinds: ["pass"] },
  { name: "drawn near with its end 3 ft up", ...drawn(7, 36), kinds: [] },
  { name: "up the sheet in plan", ...drawn(7, 36, "ROOF PLAN"), kinds: ["fail"] },
]);

testStatements(rule, [
  { says: "MAU-1 INLET TO EF-1 OUTLET 7'-0\" FLAT, SAME HEIGHT ABOVE ROOF", kinds: ["fail"] },
  { says: "EF-1 OUTLET TO MAU-1 INLET 7'-0\"", kinds: ["fail"] },
  { says: "EXHAUST FAN DISCHARGE TO FRESH AIR INTAKE 8 FT, SAME LEVEL AS INTAKE", kinds: ["fail"] },
  { says: "FLUE TO OUTDOOR AIR LOUVER: 6 FT", kinds: ["fail"] },
  { says: "MAU-1 INLET TO EF-1 OUTLET 10'-0\" FLAT", kinds: ["pass"] },
  { says: "MAU-1 INLET TO EF-1 OUTLET 7'-0\", 4 FT BELOW", kinds: [] },
  { says: "GENERATOR TO WATER INLET 5 FT", kinds: [] },
  { says: "EXHAUST FAN TO AIR INLET OF BOILER 6 FT", kinds: [] },
  { says: "MAU-1 INLET TO ROOF HATCH 7'-0\"", kinds: [] },
]);

/** A callout on a drawing with an upright dimension, which may be the height of an outlet. */
const besideRise = (says: string) => ({
  notes: [aNote(says, { drawing: "ROOF, UNITS" })],
  dimensions: [aDimension("10'-0\"", 120, { drawing: "ROOF, UNITS", orientation: "vertical" })],
});

testStatements(rule, [
  {
    name: "both said to be as high",
    plan: besideRise("MAU-1 INLET TO EF-1 OUTLET 7'-0\", SAME HEIGHT ABOVE ROOF"),
    kinds: ["fail"],
  },
  { name: "perhaps one above", plan: besideRise("MAU-1 INLET TO EF-1 OUTLET 7'-0\""), kinds: [] },
]);

/** A distance to an intake beside what stands at its other end. */
const besideOutlet = (label: string) => ({
  notes: [
    aNote("8'-0\" TO INTAKE", { box: { x: 20, y: 20, width: 3, height: 1 } }),
    aNote(label, { box: { x: 18, y: 18, width: 1, height: 1 } }),
  ],
});

testStatements(rule, [
  { name: "a fan beside it", plan: besideOutlet("EF-1"), kinds: ["fail"] },
  { name: "a plumbing vent, which has a rule of its own", plan: besideOutlet("VTR"), kinds: [] },
]);

testStatements(rule, [
  {
    name: "a row of distances between marks",
    plan: aList("ROOF FIGURES", ["RTU-1 OA to EF-1", "7'-6\", same level"]),
    kinds: ["fail"],
  },
  {
    name: "… far enough",
    plan: aList("ROOF FIGURES", ["RTU-1 OA to EF-1", "10'-0\""]),
    kinds: ["pass"],
  },
]);
