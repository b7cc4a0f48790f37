/** What a structure has one of is told once; parts of it have their own. */
import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet } from "../../../fakes/plan_set.ts";

const told = (...sides: string[]): string[] =>
  conflictsOf(aPlanSet({
    notes: sides.map((side, at) => {
      const [text, drawing] = side.split(" // ").reverse();
      return aNote(text, { page: at + 1, drawing: drawing ?? null });
    }),
  })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("sizes, bars and spacings of two sheets are held against each other", () => {
  const cases: [one: string, other: string, told: string][] = [
    [
      `SLAB ON GRADE: 4" THICK W/ 6x6 W1.4xW1.4 W.W.M.`,
      `FOUNDATION PLAN // 5" CONC. SLAB ON GRADE`,
      `the thickness of the slab on grade: 4" / 5"`,
    ],
    [
      `4" CONC. SLAB ON GRADE OVER 6 MIL VAPOR BARRIER`,
      `VAPOR RETARDER: 10 MIL UNDER SLAB`,
      "the thickness of the vapor retarder: 6 mil / 10 mil",
    ],
    [
      `16" WIDE x 20" DEEP MONOLITHIC FOOTING`,
      `TYPICAL WALL SECTION // 20" x 20" MONOLITHIC FOOTING`,
      `the size of the monolithic footing: 16" x 20" / 20" x 20"`,
    ],
    [
      "WALL FOOTING W/ (2) #5 CONT.",
      "WALL FOOTING WITH (3) #5 CONTINUOUS",
      "the bars of the wall footing: (2) #5 / (3) #5",
    ],
    [
      `VERTICAL REINFORCING: #5 @ 48" O.C.`,
      `#5 VERT. @ 32" O.C. IN CMU`,
      `the vertical bars of the masonry walls: #5 @ 48" / #5 @ 32"`,
    ],
    [
      `2x10 FLOOR JOISTS @ 16" O.C.`,
      `BUILDING SECTION // 2x8 FLOOR JOISTS @ 16" O.C.`,
      "the size of the floor joists: 2x10 / 2x8",
    ],
    [
      `RAFTERS: 2x8 @ 24" O.C.`,
      `2x8 RAFTERS @ 16" O.C.`,
      `the spacing of the rafters: 24" / 16"`,
    ],
    [
      `PRE-ENG. ROOF TRUSSES @ 24" O.C.`,
      `BUILDING SECTION // WOOD TRUSSES @ 16" O.C.`,
      `the spacing of the roof trusses: 24" / 16"`,
    ],
    [
      `ROOF SHEATHING: 19/32" PLYWOOD`,
      `15/32" PLYWOOD ROOF SHEATHING`,
      `the thickness of the roof sheathing: 5/8" (19/32") / 4/8" (15/32")`,
    ],
    [
      `SILL PLATE ANCHOR BOLTS: 5/8" DIA. @ 32" O.C.`,
      `5/8" ANCHOR BOLTS @ 48" O.C. AT SILL PLATE`,
      `the spacing of the sill anchor bolts: 32" / 48"`,
    ],
  ];
  for (const [one, other, expected] of cases) assert.deepEqual(told(one, other), [expected], one);
});

Deno.test("another part, another name for one thickness and another order are no contradiction", () => {
  const cases: [one: string, other: string][] = [
    [`SLAB ON GRADE: 4" THICK`, `DRIVEWAY DETAIL // 6" CONC. SLAB ON GRADE`],
    [`SLAB ON GRADE: 4" THICK`, `FOUNDATION PLAN // GARAGE: 5" CONC. SLAB ON GRADE`],
    [`SLAB ON GRADE: 4" THICK`, `SECOND FLOOR FRAMING PLAN // 5" CONC. SLAB`],
    [`16" x 20" MONOLITHIC FOOTING`, `20" DEEP x 16" WIDE MONOLITHIC FOOTING`],
    [`16" x 20" MONOLITHIC FOOTING`, `PORCH DETAIL // 12" x 12" MONOLITHIC FOOTING`],
    [`16" x 20" MONOLITHIC FOOTING`, `INTERIOR FOOTING 12" x 12"`],
    ["WALL FOOTING W/ (3) #5 CONT.", "THICKENED SLAB DETAIL // (2) #5 CONT."],
    [`VERTICAL REINFORCING: #5 @ 48" O.C.`, `#5 VERT. @ 32" O.C. AT GABLE END`],
    [`2x10 FLOOR JOISTS @ 16" O.C.`, `2x6 CEILING JOISTS @ 16" O.C.`],
    [`2x10 FLOOR JOISTS @ 16" O.C.`, `DECK SECTION // 2x8 FLOOR JOISTS @ 16" O.C.`],
    [`ROOF TRUSSES @ 24" O.C.`, `FLOOR TRUSSES @ 16" O.C.`],
    [`ROOF SHEATHING: 1/2" PLYWOOD`, `15/32" PLYWOOD ROOF SHEATHING`],
    [`ROOF SHEATHING: 19/32" PLYWOOD`, `15/32" PLYWOOD WALL SHEATHING`],
    [`SILL PLATE ANCHOR BOLTS @ 32" O.C.`, `ANCHOR BOLTS @ 48" O.C. AT LEDGER`],
  ];
  for (const [one, other] of cases) assert.deepEqual(told(one, other), [], other);
});

Deno.test("piles have one size", () => {
  assert.deepEqual(told("PILES 10 x 10", "PILE 12 x 12"), [
    "the size of the piles: 10 x 10 / 12 x 12",
  ]);
  assert.deepEqual(told("PILES 10 x 10", "10 x 10 TIMBER PILES"), []);
  assert.deepEqual(told("PILES 10 x 10", "PILE CAP 36 x 36"), []);
  assert.deepEqual(told("PILES 10 x 10", "DECK DETAIL // PILES 8 x 8"), []);
});

Deno.test("each element has the strength of its concrete, told together or apart", () => {
  const notes = "CONCRETE: 3,000 PSI AT 28 DAYS FOR FOOTINGS, SLABS AND TIE BEAMS.";
  assert.deepEqual(told(notes, `TIE BEAM 8" X 16", (4) #5, 2,500 PSI CONCRETE`), [
    "the strength of the concrete of tie beams: 3000 psi / 2500 psi",
  ]);
  assert.deepEqual(told(notes, `TIE BEAM 8" X 16", 3,000 PSI CONCRETE`), []);
  assert.deepEqual(told(notes, "PRECAST LINTELS 4,000 PSI"), []);
  assert.deepEqual(
    told("FOOTINGS 2,500 PSI, TIE BEAMS 3,000 PSI.", "TIE BEAM 3,000 PSI CONCRETE"),
    [],
  );
});

Deno.test("spacings are told with @ and in words, all concrete is that of each element", () => {
  assert.deepEqual(told(`ROOF TRUSSES AT 24" O.C.`, `BUILDING SECTION // TRUSSES @ 16" O.C.`), [
    `the spacing of the roof trusses: 24" / 16"`,
  ]);
  assert.deepEqual(told(`ROOF TRUSSES AT 24 INCHES ON CENTER`, `ROOF TRUSSES @ 24" O.C.`), []);
  assert.deepEqual(
    told("ALL CONCRETE: 3,000 PSI.", "FOUNDATION DETAIL // 2,500 PSI CONC. FOOTING"),
    [
      "the strength of the concrete of footings: 3000 psi / 2500 psi",
    ],
  );
  assert.deepEqual(
    told("ALL CONCRETE U.N.O.: 3,000 PSI.", "FOUNDATION DETAIL // 2,500 PSI CONC. FOOTING"),
    [],
  );
});
