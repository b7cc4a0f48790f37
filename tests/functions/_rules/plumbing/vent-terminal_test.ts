import rule from "../../../../functions/_rules/plumbing/vent-terminal.ts";
import { aDimension, aList, anEvidence, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "Vents through roof 10 ft from openings.", kinds: ["pass"] },
  { says: "VTR 6'-0\" FROM OPERABLE WINDOW", kinds: ["fail"] },
  { says: "PLUMBING VENTS MIN. 10'-0\" FROM AIR INTAKES", kinds: ["pass"] },
  { says: "VENT TERMINAL 8 FT FROM OUTSIDE AIR INTAKE", kinds: ["fail"] },
  { says: "VTR 4 FT FROM WINDOW, 3 FT ABOVE", kinds: [] },
  { says: 'FLOOD VENTS: NET AREA OF OPENINGS 480 SQ IN, BOTTOM 8" ABOVE GRADE', kinds: [] },
  { says: "DRYER VENT 3 FT FROM OPENINGS", kinds: [] },
  { says: "OUTDOOR AIR INTAKES: 8 FEET FROM EXHAUST OUTLETS AND PLUMBING VENTS", kinds: [] },
  {
    name: '3" VTR 72" AWAY under RTU-1 OUTSIDE AIR',
    says: '3" VTR 72" AWAY',
    where: { drawing: "RTU-1 OUTSIDE AIR" },
    kinds: ["fail"],
  },
  {
    name: '3" VTR 120" AWAY under RTU-1 OUTSIDE AIR',
    says: '3" VTR 120" AWAY',
    where: { drawing: "RTU-1 OUTSIDE AIR" },
    kinds: ["pass"],
  },
  { says: "PLBG. VENT 5' FROM RTU FRESH AIR HOOD", kinds: ["fail"] },
  { says: "VTR 4' FROM PARAPET", kinds: [] },
  { says: "VTR 5' FROM SKYLIGHT (FIXED)", kinds: [] },
  { says: "3 IN. V.T.R. IS 5 FT FROM LOFT WINDOW AND ENDS 4 FT ABOVE THE WINDOW HEAD", kinds: [] },
  { says: "VTR 5' FROM WINDOW, TERMINATE 3'-6\" MIN. ABOVE HEAD", kinds: [] },
  { says: "VENT 6' FROM INTAKE, EXTENDED ABOVE TOP OF OPENING BY 40\"", kinds: [] },
  { says: "VTR 4' FROM DOOR AND 5' HIGHER", kinds: [] },
  { says: "VENT 4' FROM OPERABLE WINDOW, 42 IN. ABV. HEAD", kinds: [] },
  { says: "VTR 4 FT FROM WINDOW, 2 FT ABOVE HEAD", kinds: ["fail"] },
  { says: 'VTR 4 FT FROM WINDOW, 6" ABOVE ROOF', kinds: ["fail"] },
  {
    name: "a vent 8 ft from an intake",
    plan: aList("VENT TERMINALS", ["VTR", "NEAREST OPENING", "DISTANCE", "HEIGHT ABOVE"], [
      "1",
      "O.A. HOOD",
      "8'-0\"",
      "0'",
    ]),
    kinds: ["fail"],
  },
  {
    name: "a vent 8 ft from an intake, 3 ft 6 in above",
    plan: aList("VENT TERMINALS", ["VTR", "NEAREST OPENING", "DISTANCE", "HEIGHT ABOVE"], [
      "1",
      "O.A. HOOD",
      "8'-0\"",
      "3'-6\"",
    ]),
    kinds: [],
  },
  {
    name: "a vent 10 ft from an intake",
    plan: aList("VENT TERMINALS", ["VTR", "NEAREST OPENING", "DISTANCE", "HEIGHT ABOVE"], [
      "1",
      "O.A. HOOD",
      "10'-0\"",
      "0'",
    ]),
    kinds: ["pass"],
  },
  {
    says: 'Direct vent fireplace: terminal 9" from window.',
    where: { heading: "VENT" },
    kinds: [],
  },
  { says: "VTR 4' FROM RTU CURB (OPP. SIDE OF INTAKE)", kinds: [] },

  {
    says: ['3" VTR', "12'-0\""],
    where: { drawing: "VTR TO OPERABLE WINDOW, SAME LEVEL" },
    kinds: ["pass"],
  },
]);

const drawn = (apart: number, up: number) => ({
  plan: {
    dimensions: [
      aDimension(`${apart}'-0"`, apart * 12, {
        drawing: "SECTION AT DORMER",
        between: [anEvidence('2" VTR'), anEvidence("OPERABLE WINDOW")],
      }),
      aDimension(`${up}"`, up, { drawing: "SECTION AT DORMER", orientation: "vertical" }),
    ],
  },
});

/** A distance to an intake beside what stands at its other end. */
const besideLabel = (says: string, label: string) => ({
  notes: [
    aNote(says, { box: { x: 20, y: 20, width: 3, height: 1 } }),
    aNote("RTU-2", { box: { x: 24, y: 20, width: 2, height: 1 } }),
    aNote(label, { box: { x: 18, y: 18, width: 1, height: 1 } }),
  ],
});

testStatements(rule, [
  ...([
    ["8'-0\" TO INTAKE", "VTR", "fail"],
    ["10'-0\" TO INTAKE", '3" VTR', "pass"],
    ["8'-0\" TO INTAKE", "EF-1", null],
  ] as const).map(([says, label, kind]) => ({
    name: `${says} beside ${label}`,
    plan: besideLabel(says, label),
    kinds: kind ? [kind] : [],
  })),
  { name: "drawn too near", ...drawn(6, 18), kinds: ["fail"] },
  { name: "drawn near with its end 3 ft up", ...drawn(6, 40), kinds: [] },
]);

testStatements(rule, [
  { says: `4'-0" WINDOW 3 TO BOILER MECHANICAL DRAFT VENT`, kinds: [] },
  { says: `FORCED DRAFT VENT 5'-0" FROM DOOR`, kinds: [] },
  { says: `VENT THRU ROOF 5'-0" FROM DOOR`, kinds: ["fail"] },
  { says: `SH WINDOW 3'-0" X 5'-0", 30" SILL, VENTS 7 SF EACH, DOOR 5 ADDS 34 SF`, kinds: [] },
]);

testStatements(rule, [
  { says: `14'-0" MAU-1 INTAKE TO VTR 3"`, kinds: [] },
  { says: `RTU-2 INTAKE TO VTR-3 7'-0"`, kinds: ["fail"] },
]);
