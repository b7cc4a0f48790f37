/** Tie beams, studs, decks, pipes, refrigerants and treatments a building has one of. */
import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const told = (...sides: [string, string]): string[] =>
  conflictsOf(aPlanSet({
    notes: sides.map((side, at) => {
      const [text, drawing] = side.split(" // ").reverse();
      return aNote(text, { page: at + 1, drawing: drawing ?? null });
    }),
  })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("beams, studs, decks, pipes and materials are held against each other across sheets", () => {
  const clashing: [one: string, other: string, told: string][] = [
    [
      "WALL SECTION // 8 x 16 TIE BEAM",
      'TIE BEAM 8" x 12" CONTINUOUS',
      'the size of the tie beam: 8" x 16" / 8" x 12"',
    ],
    [
      "WALL SECTION // BOND BEAM W/ (2) #5",
      "Bond beam, (4) #5 continuous",
      "the bars of the tie beam: (2) #5 / (4) #5",
    ],
    [
      'WALL SECTION // 2x6 EXTERIOR STUDS @ 16" O.C.',
      'Exterior wall studs 2x6 at 24" o.c.',
      'the spacing of the exterior studs: 16" / 24"',
    ],
    [
      'ROOF FRAMING PLAN // 1 1/2" 22 GA. METAL ROOF DECK',
      "Roof deck, 20 gauge galvanized",
      "the gauge of the roof deck: 22 ga / 20 ga",
    ],
    [
      'SITE PLAN // 2" RPZ BACKFLOW PREVENTER',
      'Domestic backflow preventer, 1-1/2"',
      'the size of the backflow preventer: 2" / 1 1/2"',
    ],
    [
      'SITE PLAN // NEW 1-1/2" WATER SERVICE',
      'Water service shall be 2" from meter to building',
      'the size of the water service: 1 1/2" / 2"',
    ],
    [
      "All refrigerant R-454B",
      "Refrigerant shall be R-410A",
      "the refrigerant of the air conditioning: R-454B / R-410A",
    ],
    [
      "Termite protection: soil treatment",
      "WALL SECTION // BORATE TERMITE TREATMENT",
      "the protection against termites: soil treatment / borate",
    ],
  ];
  for (const [one, other, as] of clashing) assert.deepEqual(told(one, other), [as], one);
});

Deno.test("those of another part, or told in another way, are none", () => {
  const alike: [one: string, other: string][] = [
    ["8 x 16 TIE BEAM", "16 x 8 TIE BEAM"],
    ["WALL SECTION // TB-1 TIE BEAM 8 x 12", "TB-2 TIE BEAM 8 x 16"],
    ["8 x 16 TIE BEAM", "SECOND FLOOR TIE BEAM 8 x 12"],
    ["8 x 16 TIE BEAM", "8 x 8 TIE BEAM AT GARAGE"],
    ['2x6 EXTERIOR STUDS @ 16" O.C.', '2x4 INTERIOR STUDS @ 24" O.C.'],
    ["22 GA. METAL ROOF DECK", "18 GA. COMPOSITE FLOOR DECK"],
    ["22 GA. METAL ROOF DECK", "22 GA. ROOF DECK, 18 GA. EDGE ANGLE"],
    ['2" RPZ BACKFLOW PREVENTER', '6" DOUBLE CHECK BACKFLOW PREVENTER AT FIRE LINE'],
    ['2" RPZ BACKFLOW PREVENTER', '1" BACKFLOW PREVENTER, IRRIGATION'],
    ['BFP-1 RPZ BACKFLOW 2"', 'BFP-2 RPZ BACKFLOW 1"'],
    ['1-1/2" WATER SERVICE', '2" FIRE WATER SERVICE'],
    ["All refrigerant R-454B", "WALK-IN COOLER REFRIGERANT R-407C"],
    ["All refrigerant R-454B", "EXISTING UNITS: R-410A REFRIGERANT"],
    ["Termite protection: soil treatment", "Termite protection: soil treatment or borate"],
    ["Termite protection: soil treatment", "Pre-treat soil for termites"],
  ];
  for (const [one, other] of alike) assert.deepEqual(told(one, other), [], `${one} ¦ ${other}`);
});

Deno.test("what a column stands on is no section of its own", () => {
  const heads: [string, null][] = [["MARK", null], ["SIZE", null], ["BASE PLATE", null]];
  const plan = aPlanSet({
    schedules: [aSchedule("other", heads, [["C1", "HSS6x6x1/4", "12x12"]], {
      title: "COLUMN SCHEDULE",
      page: 1,
    })],
    notes: [aNote("C1 HSS5x5x1/4", { page: 2, drawing: "FOUNDATION PLAN" })],
  });
  assert.deepEqual(conflictsOf(plan).map(({ subject }) => subject), ["the size of member C1"]);
});
