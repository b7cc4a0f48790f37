/** What a building has one of: its ceilings, its flat roof, its one stair, its rated walls. */
import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aDoor, aNote, aPlanSet, aSchedule, aWindow } from "../../../fakes/plan_set.ts";

const told = (...sides: string[]): string[] =>
  conflictsOf(aPlanSet({
    notes: sides.map((side, at) => {
      const [text, drawing] = side.split(" // ").reverse();
      return aNote(text, { page: at + 1, drawing: drawing ?? null });
    }),
  })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("what is told of the whole on two sheets is held against each other", () => {
  const cases: [one: string, other: string, told: string][] = [
    [
      `ALL CEILINGS 9'-4" A.F.F. U.N.O.`,
      `BUILDING SECTION // CEILING HT. 8'-0" TYP.`,
      `the height of the ceilings: 9'-4" / 8'-0"`,
    ],
    [
      `FIRST FLOOR CEILING HEIGHT: 10'-0"`,
      `SECTION A-A // FIRST FLOOR CLG. HT. 9'-0"`,
      `the height of the first floor ceilings: 10'-0" / 9'-0"`,
    ],
    [
      `ROOF PLAN // ROOF SLOPE 1/4" PER FT.`,
      `WALL SECTION // TPO ROOF, SLOPE 1/2" PER FOOT`,
      "the slope of the flat roof: 2/8 in per ft / 4/8 in per ft",
    ],
    ["SHAFT ENCLOSURES: 2 HR", "1-HR SHAFT WALL", "the rating of the shafts: 2 hr / 1 hr"],
    ["CORRIDOR WALLS: 1/2 HR", "1 HR CORRIDOR WALL", "the rating of the corridor: 0.5 hr / 1 hr"],
    [
      `5/8" TYPE X GYP. BD. AT GARAGE CEILING`,
      `GARAGE CEILING: 1/2" GYP. BOARD`,
      `the boards of the garage ceiling: 5/8" / 4/8"`,
    ],
    [
      "R-4.1 FOIL INSULATION AT CMU WALL",
      "EXTERIOR CMU WALLS: R-7.8",
      "the insulation of the masonry walls: R-4.1 / R-7.8",
    ],
    [
      `STAIR SECTION // TREADS 11"`,
      `STAIR PLAN // STAIR TREADS 10"`,
      `the depth of the treads: 11" / 10"`,
    ],
    [
      `CORRIDOR 110 - 5'-0" WIDE`,
      `CORRIDOR 110: 72" WIDE`,
      'width of corridor 110: 5\'-0" / 72"',
    ],
    [
      "MAIN ROOF PITCHES 5 IN 12",
      "ROOF PLAN // SLOPE 6:12",
      "the slope of the main roof: 5:12 / 6:12",
    ],
  ];
  for (const [one, other, expected] of cases) assert.deepEqual(told(one, other), [expected], one);
});

Deno.test("a part, a second stair and a soffit are no contradiction", () => {
  const cases: [one: string, other: string][] = [
    [`ALL CEILINGS 9'-4" A.F.F. U.N.O.`, `GARAGE SECTION // CEILING HT. 8'-0" TYP.`],
    [`ALL CEILINGS 9'-4" A.F.F. U.N.O.`, `BATH CEILING 8'-0"`],
    [`FIRST FLOOR CEILING HEIGHT: 10'-0"`, `SECOND FLOOR CLG. HT. 9'-0"`],
    [`ROOF SLOPE 1/4" PER FT`, `CRICKET SLOPE 1/2" PER FT`],
    [`ROOF SLOPE 1/4" PER FT`, `GRADING PLAN // WALK SLOPE 1/8" PER FT`],
    ["SHAFT ENCLOSURES: 2 HR", "DUMBWAITER SHAFT 1 HR"],
    [`5/8" TYPE X GYP. BD. AT GARAGE CEILING`, `GARAGE WALLS: 1/2" GYP. BOARD`],
    [`STAIR SECTION // TREADS 11"`, `ENTRY STEPS // TREADS 12"`],
    [`STAIR 1 SECTION // TREADS 11"`, `STAIR 2 SECTION // TREADS 12"`],
    [`CORRIDOR 110 - 5'-0" WIDE`, `CORRIDOR 112: 72" WIDE`],
    ["SERVICE: 480Y/277V, 3 PHASE", "PANEL LP1 208Y/120V, 75 KVA TRANSFORMER"],
    ["UP 18 RISERS", "STAIR SECTION // 9 RISERS TO LANDING"],
  ];
  for (const [one, other] of cases) assert.deepEqual(told(one, other), [], other);
});

Deno.test("homes of a list are counted, all windows have the U-factor of their rows", () => {
  const parking = aSchedule("parking", [["USE", null], ["QTY", null], ["RATIO", null]], [
    ["MULTIFAMILY UNITS", "22", "1.5"],
  ], { title: "PARKING CALCULATION" });
  const homes = (text: string) =>
    conflictsOf(aPlanSet({ schedules: [parking], notes: [aNote(text, { page: 2 })] })).map((
      { topic },
    ) => topic);
  assert.deepEqual(homes("24 DWELLING UNITS"), ["dwelling units"]);
  assert.deepEqual(homes("22 DWELLING UNITS"), []);
  const glazing = (text: string) =>
    conflictsOf(aPlanSet({
      windows: [aWindow("A", { uFactor: 0.4 }), aWindow("B", { uFactor: 0.4 })],
      notes: [aNote(text, { page: 2 })],
    })).map(({ subject }) => subject);
  assert.deepEqual(glazing("1. ALL WINDOWS: U-FACTOR 0.34"), ["the u-factor of the windows"]);
  assert.deepEqual(glazing("ALL WINDOWS: U-FACTOR 0.40"), []);
  assert.deepEqual(glazing("ALL WINDOWS: MAX. U-FACTOR 0.65"), []);
});

Deno.test("doors go by what they are for, windows by the letter of their type, storefronts by their mark", () => {
  const door = (text: string) =>
    conflictsOf(aPlanSet({
      doors: [
        aDoor("1", { widthIn: 42, heightIn: 96, sourceText: "1 FRONT ENTRY" }),
        aDoor("2", { widthIn: 96, heightIn: 96, sourceText: "2 SLIDING GLASS DOOR" }),
      ],
      notes: [aNote(text, { page: 2 })],
    })).map(({ subject }) => subject);
  assert.deepEqual(door(`ENTRY DOOR 3'-0" x 8'-0"`), ["door 1 size"]);
  assert.deepEqual(door(`ENTRY DOOR 3'-6" x 8'-0"`), []);
  assert.deepEqual(door(`6'-0" x 8'-0" SLIDING GLASS DOOR`), ["door 2 size"]);
  const window = (text: string) =>
    conflictsOf(aPlanSet({
      windows: [aWindow("A", { widthIn: 36, heightIn: 60 })],
      schedules: [
        aSchedule("other", [["MARK", null], ["WIDTH", null], ["HEIGHT", null]], [
          ["SF-1", `12'-0"`, `9'-0"`],
        ], { title: "STOREFRONT SCHEDULE" }),
      ],
      notes: [aNote(text, { page: 2 })],
    })).map(({ subject }) => subject);
  assert.deepEqual(window("TYPE A - 3040 S.H."), ["window A height"]);
  assert.deepEqual(window("TYPE A - 3050 S.H., R.O. 38 x 62"), []);
  assert.deepEqual(window(`SF-1: 10'-0" x 9'-0" ALUM. STOREFRONT`), ["window SF-1 size"]);
});

Deno.test("a sliding door goes by its name alone, doors of units by their unit", () => {
  const door = (text: string) =>
    conflictsOf(aPlanSet({
      doors: [
        aDoor("A1", { widthIn: 36, heightIn: 80, sourceText: "A1 ENTRY, UNIT A" }),
        aDoor("B1", { widthIn: 36, heightIn: 80, sourceText: "B1 ENTRY, UNIT B" }),
        aDoor("16", { widthIn: 144, heightIn: 96, sourceText: "16 GREAT ROOM SLIDER" }),
      ],
      notes: [aNote(text, { page: 2 })],
    })).map(({ subject }) => subject);
  assert.deepEqual(door(`SLIDER 16'-0" x 8'-0"`), ["door 16 size"]);
  assert.deepEqual(door(`SLIDER 12'-0" x 8'-0"`), []);
  assert.deepEqual(door(`3'-4" x 6'-8" ENTRY DOOR, UNIT B`), ["door B1 size"]);
  assert.deepEqual(door(`3'-0" x 6'-8" ENTRY DOOR, UNIT B`), []);
  assert.deepEqual(door(`3'-4" x 6'-8" ENTRY DOOR`), []);
});

Deno.test("measures of things by their kind are told once, those of another place apart", () => {
  const cases: [one: string, other: string, told: string][] = [
    [`GUARDS 42" HIGH`, `BUILDING SECTION // GUARDRAIL 36" HIGH`, "the height of the guard"],
    [`STAIR 3'-6" WIDE`, `FLOOR PLAN // STAIR WIDTH 3'-0"`, "the width of the stair"],
    ["RANGE HOOD 400 CFM", "RANGE HOOD: 600 CFM", "the airflow of the range hood"],
    [
      "R-19 FLOOR INSULATION",
      "BUILDING SECTION // R-13 INSULATION AT FLOOR",
      "the insulation of the floor",
    ],
  ];
  for (const [one, other, of] of cases) {
    assert.deepEqual(told(one, other).map((it) => it.split(":")[0]), [of], one);
    assert.deepEqual(told(one, one), [], one);
  }
  assert.deepEqual(told(`GUARDS 42" HIGH`, `STAIR GUARD 36" HIGH AT LOFT EDGE`), []);
  assert.deepEqual(told(`GUARDS 42" HIGH`, `DECK SECTION // GUARD 36" HIGH`), []);
  assert.deepEqual(told(`STAIR 3'-6" WIDE`, `STAIR 2 // STAIR 3'-0" WIDE`), []);
});

Deno.test("the pipes a building is served by, its interceptor and outer walls are told once", () => {
  const cases: [one: string, other: string, told: string][] = [
    [
      'WATER SERVICE: 1 1/2" COPPER.',
      'UTILITY PLAN // 2" WATER SERVICE',
      "the size of the water service",
    ],
    [
      'BUILDING SEWER 4" PVC AT 1/4" PER FOOT',
      'UTILITY PLAN // 6" PVC BUILDING SEWER',
      "the size of the building sewer",
    ],
    [
      "GREASE INTERCEPTOR: 1,000 GAL",
      "UTILITY PLAN // 1,250 GAL. GREASE INTERCEPTOR",
      "the volume of the grease interceptor",
    ],
    [
      "EXTERIOR WALL RATING: 1 HR",
      "WALL SECTION // 2 HR RATED EXTERIOR WALL",
      "the rating of the exterior walls",
    ],
    ["3 TON HEAT PUMP, 15.2 SEER2", "COOLING SEER2: 14.3", "the SEER2 of the cooling"],
  ];
  for (const [one, other, of] of cases) {
    assert.deepEqual(told(one, other).map((it) => it.split(":")[0]), [of], one);
    assert.deepEqual(told(one, one), [], one);
  }
  assert.deepEqual(told('WATER SERVICE: 1 1/2" COPPER.', '3/4" WATER SERVICE TO IRRIGATION'), []);
  assert.deepEqual(told("EXTERIOR WALL RATING: 1 HR", "NORTH EXTERIOR WALL 2 HR"), []);
  assert.deepEqual(
    told("GREASE INTERCEPTOR GI-1: 1,000 GAL", "GREASE INTERCEPTOR GI-2: 750 GAL"),
    [],
  );
});
