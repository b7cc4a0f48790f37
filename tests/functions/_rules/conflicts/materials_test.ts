import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

/** Texts of a sheet, with the title they stand under before two slashes. */
const told = (...sides: string[]): string[] =>
  conflictsOf(aPlanSet({
    notes: sides.flatMap((side, at) => {
      const [words, title] = side.split(" // ").reverse();
      return words.split(" ¦ ").map((text) =>
        aNote(text, { page: at + 1, drawing: title ?? null })
      );
    }),
  })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("two coverings of one roof contradict each other", () => {
  for (
    const [one, other, values] of [
      [
        "ROOF PLAN // ARCH. ASPHALT SHINGLES, 4:12",
        "BUILDING SECTION // STANDING SEAM METAL ROOF, 26 GA. ON SEALED DECK, 4:12",
        "shingles / metal",
      ],
      [
        "CLASS A, 2-PLY MOD. BITUMEN",
        "WALL SECTION @ PLANTING BED // 60 MIL TPO, CLASS A, MECH. ATTACHED",
        "modified bitumen / TPO",
      ],
      ["FRONT ELEVATION // CONC. ROOF TILE", "ROOF PLAN // 5V CRIMP METAL ROOF", "tile / metal"],
      ["ROOFING: EPDM MEMBRANE", "ROOF PLAN // TPO ROOFING, WHITE", "EPDM / TPO"],
    ]
  ) {
    assert.deepEqual(
      told(one, other),
      [`the covering of the roof: ${values}`],
      `${one} | ${other}`,
    );
  }
});

Deno.test("a part with a covering of its own, work that stays and what is no covering contradict nothing", () => {
  for (
    const [one, other] of [
      ["ROOF PLAN // ASPHALT SHINGLES", "SECTION AT PORCH // STANDING SEAM METAL ROOF"],
      ["ROOF PLAN // ASPHALT SHINGLES", "METAL ROOF AT ENTRY"],
      [
        "ROOF PLAN // ASPHALT SHINGLES ¦ MODIFIED BITUMEN AT LOW SLOPE",
        "BUILDING SECTION // MODIFIED BITUMEN",
      ],
      [
        "ROOF PLAN // ASPHALT SHINGLES ¦ MODIFIED BITUMEN AT PARAPET WALLS",
        "BUILDING SECTION // MODIFIED BITUMEN",
      ],
      ["ROOF PLAN // ASPHALT SHINGLES", "BUILDING SECTION // METAL ROOF TRUSSES"],
      ["ROOF PLAN // TPO ROOFING", '1 1/2" METAL ROOF DECK'],
      ["FRONT ELEVATION // CEDAR SHINGLES AT GABLE", "ROOF PLAN // STANDING SEAM METAL ROOF"],
      ["ROOF PLAN // STANDING SEAM METAL ROOF", "EXISTING SHINGLES TO REMAIN"],
      ["ROOF PLAN // STANDING SEAM METAL ROOF", "DETACHED GARAGE PLAN // ASPHALT SHINGLES"],
      ["ROOF PLAN // STANDING SEAM METAL ROOF", "OPTION B: ASPHALT SHINGLES"],
      ["ROOF PLAN // CLASS A ASPHALT SHINGLES", "FRONT ELEVATION // ARCHITECTURAL SHINGLES"],
      ["FLOOR PLAN // CLAY TILE FLOOR", "ROOF PLAN // ASPHALT SHINGLES"],
      ["SHOWER: CONC. TILE BACKER", "ROOF PLAN // ASPHALT SHINGLES"],
    ]
  ) assert.deepEqual(told(one, other), [], `${one} | ${other}`);
});

Deno.test("studs of the exterior walls are one size in the list of types and in the section", () => {
  const listed = (row: string[], note: string, title = "BUILDING SECTION") =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("partition", [["TYPE", "mark"], ["LOCATION", null], ["MAKE-UP", null]], [
          row,
          ["T2", "INTERIOR", '2x4 @ 16" O.C., 1/2" GWB EA. SIDE'],
        ], { title: "WALL TYPES" }),
      ],
      notes: [aNote(note, { page: 2, drawing: title })],
    })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);
  const exterior = ["T1", "EXTERIOR", '2x6 @ 16" O.C., R-20 BATT, WRB, SIDING'];
  assert.deepEqual(listed(exterior, '2x4 @ 16" O.C. EXTERIOR WALL'), [
    "the studs of the exterior walls: 2x6 / 2x4",
  ]);
  assert.deepEqual(listed(exterior, '2x6 STUDS @ 16" O.C., EXT. WALLS'), []);
  assert.deepEqual(listed(exterior, "2x4 EXTERIOR WALL", "SECTION AT PORCH"), []);
  assert.deepEqual(listed(exterior, "2x4 EXTERIOR WALL AT GABLE END"), []);
  assert.deepEqual(listed(exterior, '2x4 @ 16" O.C. INTERIOR WALL'), []);
  assert.deepEqual(listed(["T3", "FURRING AT EXTERIOR", "1x2 P.T."], "2x4 EXTERIOR WALL"), []);
});
