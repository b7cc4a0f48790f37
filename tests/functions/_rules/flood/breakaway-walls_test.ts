import rule from "../../../../functions/_rules/flood/breakaway-walls.ts";
import { aHouse, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const house = aHouse({ femaFloodZone: "VE", baseFloodElevation: 11 });

testStatements(rule, [
  { says: "PILES ARE NOT DESIGNED TO BREAK AWAY", kinds: ["cantTell"] },
  {
    says:
      "LOWER LEVEL STORAGE WALLS ARE REINF. MASONRY CARRYING FLOOR BEAMS; NOT DESIGNED TO BREAK AWAY.",
    kinds: ["fail"],
  },
  { says: "ENCLOSURE WALLS BELOW BFE DESIGNED TO BREAK AWAY", kinds: ["pass"] },
  {
    says: 'STORAGE ENCLOSURE: 8" SOLID C.M.U. WALLS, NON-BREAKAWAY, DOWELED TO GRADE BEAM',
    kinds: ["fail"],
  },
  {
    says:
      "Ground level storage: open wood lattice panels, 40 percent open, no solid walls at this area.",
    kinds: ["pass"],
  },
  { says: "BREAKAWAY WALLS BELOW BFE, 10-20 PSF", kinds: ["pass"] },
  { says: "REINFORCED CONCRETE WALLS BELOW DFE", kinds: ["fail"] },
  { says: "CMU WALL AT ENCLOSURE", kinds: ["cantTell"] },
  { says: '8" SOLID CMU WALLS', where: { heading: "STORAGE ENCLOSURE" }, kinds: ["fail"] },
  { says: '8" CMU WALL AT POOL EQUIPMENT', kinds: [] },
  {
    name: "Zone AE",
    says: "SOLID CMU WALLS BELOW BFE",
    project: aHouse({ femaFloodZone: "AE", baseFloodElevation: 9 }),
    kinds: [],
  },
  {
    says: '8" C.I.P. CONC. WALL, DOWELED TO GRADE BM.',
    where: { drawing: "GROUND LEVEL ENCLOSURE - WALL SECTION" },
    kinds: ["fail"],
  },
  { says: 'STORAGE ROOM BELOW HOUSE: 8" CMU, ALL CELLS FILLED, TIED TO PILES', kinds: ["fail"] },

  {
    says: '8" CMU, #5 @ 32", FULLY GROUTED, DOWELED TO GRADE BM.',
    where: { drawing: "STORAGE ENCL. BELOW ELEV. FLR. (ZONE VE)" },
    kinds: ["fail"],
  },
  {
    says: '8" CMU PIT, GROUTED, DOWELED',
    where: { drawing: "ELEVATOR PIT BELOW ELEV. FLR. (ZONE VE)" },
    kinds: [],
  },
], house);

const inView = (text: string, x: number, y: number) =>
  aNote(text, { box: { x, y, width: 2, height: 1 }, drawing: "REAR ELEVATION" });

testStatements(rule, [
  {
    name: "block beside a storage below the flood elevation of a view",
    plan: {
      notes: [
        inView("BFE 11.0'", 80, 40),
        inView('12" CMU', 40, 60),
        inView("Dry storage", 43, 61),
      ],
    },
    kinds: ["cantTell"],
  },
  {
    name: "block beside a storage above it",
    plan: {
      notes: [
        inView("BFE 11.0'", 80, 70),
        inView('12" CMU', 40, 60),
        inView("Dry storage", 43, 61),
      ],
    },
    kinds: [],
  },
  {
    name: "block away from the storage",
    plan: {
      notes: [
        inView("BFE 11.0'", 80, 40),
        inView('12" CMU', 40, 60),
        inView("Dry storage", 60, 61),
      ],
    },
    kinds: [],
  },
], house);
