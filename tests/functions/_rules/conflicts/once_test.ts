/** What a building has once, in words nobody listed for it. */
import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

type Side = string | { list: string; heads: string[]; row: string[] };

/** What is said on two sheets: a text behind its title and two slashes, or a row of a list. */
const told = (...sides: [Side, Side]): string[] =>
  conflictsOf(aPlanSet({
    notes: sides.flatMap((side, at) => {
      if (typeof side !== "string") return [];
      const [text, drawing] = side.split(" // ").reverse();
      return [aNote(text, { page: at + 1, drawing: drawing ?? null })];
    }),
    schedules: sides.flatMap((side, at) =>
      typeof side === "string" ? [] : [
        aSchedule("other", side.heads.map((head) => [head, null]), [side.row], {
          title: side.list,
          page: at + 1,
        }),
      ]
    ),
  })).map(({ subject, a, b }) => `${subject}: ${[a.value, b.value].sort().join(" / ")}`);

const row = (list: string, heads: string, ...row: string[]): Side => ({
  list,
  heads: heads.split(" | "),
  row,
});

Deno.test("what a building has once is held against itself, whatever stands around its words", () => {
  const clashing: [one: Side, other: Side, told: string][] = [
    [
      row("CODE DATA", "ITEM | VALUE", "BEDROOMS", "3"),
      row("LOADS", "ITEM | CIRCUITS | REMARKS", "BEDROOMS", "4", "15 A CKTS"),
      "the number of bedrooms: 3 bedrooms / 4 bedrooms",
    ],
    [
      "Site Plan // 78 standard spaces total, 9 ft x 18 ft typical",
      row("Parking Data", "Item | Provided", "Total parking provided", "82"),
      "the number of parking spaces: 78 spaces / 82 spaces",
    ],
    [
      row("Site data", "Site data | Required | Provided", "Parking spaces", "48", "54"),
      "Paved parking, 51 spaces in all",
      "the number of parking spaces: 51 spaces / 54 spaces",
    ],
    [
      "Living area | 1,300 sq ft per unit",
      "First floor plan // Living area 1,260 sq ft",
      "the living area: 1260 sq ft / 1300 sq ft",
    ],
    [
      "SOUTH ELEV // ROOF 6:12 TYP",
      `ROOF FRAMING PLAN // WD TRUSSES @ 24" O.C., 5:12`,
      "the slope of the main roof: 5:12 / 6:12",
    ],
    [
      "Site plan // FFE 172.50",
      "Foundation plan // Top of slab El. 172.00 ft NAVD 88",
      "the elevation of the finished floor: 172 ft / 172.5 ft",
    ],
    [
      "Concrete: footings and slab on grade 4,000 psi at 28 days; grout 3,000 psi.",
      "Footing detail // Footing concrete f'c 3,000 psi",
      "the strength of the concrete of footings: 3000 psi / 4000 psi",
    ],
    [
      "Wall section // Concrete floor 5 in thick on a vapor retarder",
      "Foundation plan // Concrete floor 6 in thick, 4,000 psi, joints at 15 ft",
      `the thickness of the slab on grade: 5" / 6"`,
    ],
    [
      "One-line diagram // Service disconnect 600 A",
      "Service provided: 400 A, 480Y/277 V, three phase.",
      "service rating: 400 A / 600 A",
    ],
    [
      row("Structural schedule", "Mark | Item | Data", "EX", "Exposure", "C"),
      "Cladding pressures are figured for Exposure B, mean roof height 20 ft.",
      "wind exposure: B / C",
    ],
    [
      "FRONT ELEVATION, FOUR UNITS // MEAN ROOF HEIGHT 36'-0\"",
      row("WIND DESIGN", "WIND DATA | VALUE", "MEAN ROOF HEIGHT", "34'-6\""),
      `the mean roof height: 34'-6" / 36'-0"`,
    ],
    [
      row("FIXTURES", "TAG | FIXTURE | SUPPLY", "WH-1", "ELECTRIC WATER HEATER, 20 GAL", '3/4"'),
      row("PANEL LP", "CKT | LOAD | BREAKER", "9", "WATER HEATER 40 GAL", "30/2"),
      "the volume of the water heater: 20 gal / 40 gal",
    ],
    [
      'TIE BEAM // TIE BEAM 8" X 16", (4) #5, 2,500 PSI CONCRETE',
      "CONCRETE: 3,000 PSI AT 28 DAYS FOR FOOTINGS, SLABS AND TIE BEAMS.",
      "the strength of the concrete of tie beams: 2500 psi / 3000 psi",
    ],
  ];
  for (const [one, other, expected] of clashing) {
    assert.deepEqual(told(one, other), [expected], expected);
  }
});

Deno.test("a part nobody listed, a bound and another thing with the same words contradict nothing", () => {
  const compatible: [one: Side, other: Side][] = [
    ["ROOF SLOPE 6:12", "BELFRY ROOF 12:12"],
    ["ROOF SLOPE 6:12", "ROOF SLOPE 3:12 OR GREATER"],
    ["ROOF SLOPE 6:12", "GARAGE SECTION // ROOF 4:12"],
    ["SERVICE: 400 A", "SERVICE 60 A AT THE BOAT LIFT"],
    ["SERVICE: 400 A", "SERVICE: AVAILABLE FAULT 800 A"],
    ["SERVICE: 400 A", "PANEL LP 225 A M.C.B."],
    ["TOTAL PARKING SPACES: 80", "20 COMPACT SPACES PROVIDED"],
    [
      "TOTAL PARKING SPACES: 80",
      row("Parking", "Lot | Required | Shown on", "Total parking spaces", "72", "C-1"),
    ],
    ["LIVING AREA: 2,400 SF", "LIVING AREA, SECOND FLOOR: 2,200 SF"],
    ["LIVING AREA: 2,862 SF (1ST 1,190 + 2ND 1,672)", "FIRST FLOOR LIVING AREA: 1,190 SF"],
    ["3 BEDROOMS", row("DOORS", "MARK | ROOM | SIZE", "4", "BEDROOM 2", "2'-8\"")],
    ["FFE 12.50", "GARAGE SLAB EL. 12.00"],
    ["EXPOSURE B", "ALL SITES WITHIN 1 MILE OF WATER: EXPOSURE D"],
    ["VULT 150 MPH, VASD 116 MPH", "WIND | VULT 150 MPH"],
    ["50 GAL WATER HEATER", "40 GAL WATER HEATER, WH-2"],
    ["SLAB ON GRADE 4 IN THICK", "LOADING DOCK // SLAB ON GRADE 8 IN THICK"],
  ];
  for (const [one, other] of compatible) {
    assert.deepEqual(told(one, other), [], JSON.stringify(other));
  }
});

Deno.test("levels, rooms, sides and doors have a value each, and go by the words left over", () => {
  const clashing: [one: Side, other: Side, told: string][] = [
    [
      row("CODE MATRIX", "ITEM | BASIS | PROVIDED", "OCCUPANTS, LEVEL 2", "12,300/150 = 82", "82"),
      row("EGRESS", "LEVEL | OCCUPANTS | EXITS", "2", "94", "2"),
      "occupant load of level 2: 82 occupants / 94 occupants",
    ],
    [
      "The assembly hall holds 70 persons.",
      "FLOOR PLAN // ASSEMBLY HALL: 74 OCC.",
      "occupant load of the assembly hall: 70 occupants / 74 occupants",
    ],
    [
      "There are 212 persons in the building.",
      row("PERSONS BY ROOM", "ROOM | PERSONS", "TOTAL", "231"),
      "total occupant load: 212 occupants / 231 occupants",
    ],
    [
      "The lot line to the west is 62 feet from the house.",
      "West setback by survey: 58 feet.",
      `the west setback provided: 58'-0" / 62'-0"`,
    ],
    [
      row("PLUMBING FIXTURES", "FIXTURE | COUNT", "LAVATORIES", "5"),
      "There are six lavatories in the building.",
      "the number of lavatories: 5 / 6",
    ],
    [
      row("FIXTURES", "ROOM | WC | LAV", "WOMEN 118", "4", "3"),
      "TOILET PLAN // WOMEN 118: 3 WC, 3 LAV",
      "the number of water closets of the women: 3 / 4",
    ],
    [
      "The garage door is rated +28 and -31 psf.",
      row("PRODUCTS", "PRODUCT | PRESSURE", "GARAGE DOOR", "+34 / -38 PSF"),
      "the pressures of the garage door: 28 / 31 psf / 34 / 38 psf",
    ],
    [
      "Elevator: 2,500 lb capacity",
      "FLOOR PLAN // ELEVATOR 3,500 LB",
      "the capacity of the elevator: 2500 lb / 3500 lb",
    ],
    [
      "House, 2,548 square feet conditioned",
      "The conditioned floor area is 2,480 square feet, and the garage adds 484 square feet.",
      "the conditioned area: 2480 sq ft / 2548 sq ft",
    ],
  ];
  for (const [one, other, expected] of clashing) {
    assert.deepEqual(told(one, other), [expected], expected);
  }
  const compatible: [one: Side, other: Side][] = [
    ["The assembly hall holds 70 persons.", "FLOOR PLAN // DINING HALL: 74 OCC."],
    ["The assembly hall holds 70 persons.", "FLOOR PLAN // ASSEMBLY HALL EXIT: 35 OCC."],
    [
      "The reading room holds 14 persons.",
      row("VENTILATION", "ROOM | OCCUPANTS | CFM", "READING ROOM", "28", "306"),
    ],
    [
      row("OCCUPANTS", "ITEM | LOAD", "OFFICE 101", "2"),
      row("OCCUPANTS", "ITEM | LOAD", "OFFICE 102", "5"),
    ],
    ["SECOND FLOOR: 64 PERSONS", "SECOND FLOOR PLAN // CONFERENCE: 22 PERSONS"],
    ["The lot line to the west is 62 feet from the house.", "WEST PROPERTY LINE 330.00'"],
    [
      "The lot line to the west is 62 feet from the house.",
      "The east setback is 8 feet by survey.",
    ],
    ["There are six lavatories in the building.", "MEN 116: 2 WC, 2 LAV"],
    ["The garage door is rated +28 and -31 psf.", "Design pressures, garage door: +25 / -29 psf"],
  ];
  for (const [one, other] of compatible) {
    assert.deepEqual(told(one, other), [], JSON.stringify(other));
  }
});

Deno.test("the lowest floor has one level, whatever section it is shown in", () => {
  const site = "SITE PLAN // LOWEST FLOOR 9.00 FT";
  assert.deepEqual(told(site, "HOUSE SECTION AT ENTRY // LOWEST FLOOR AT 9.25 FT NAVD 88."), [
    "the elevation of the lowest floor: 9 ft / 9.25 ft",
  ]);
  assert.deepEqual(told(site, "LOWEST FLOOR OF HOUSE: EL. 9.0' NAVD"), []);
  assert.deepEqual(told(site, "BOTTOM OF LOWEST FLOOR BEAM 8.50 FT NAVD"), []);
  assert.deepEqual(told(site, "LOWEST FLOOR OF GARAGE 7.00 FT NAVD"), []);
  assert.deepEqual(told(site, "LOWEST FLOOR REQUIRED AT 10.00 FT NAVD"), []);
});

Deno.test("where a count is taken from changes nothing", () => {
  const total = row("LIFE SAFETY TABLE", "SPACE | PERSONS", "SECOND FLOOR TOTAL", "160");
  for (
    const from of [
      "PER LIFE SAFETY TABLE",
      "(SEE LIFE SAFETY PLAN)",
      "BY CALCULATION",
      "PER SUMMARY",
    ]
  ) {
    const stated = row("CODE DATA", "|", "OCCUPANTS, SECOND FLOOR", `172 PERSONS ${from}`);
    assert.equal(told(total, stated).length, 1, from);
  }
  const asked = row("CODE DATA", "|", "OCCUPANTS, SECOND FLOOR", "172 PER TABLE 1004.5");
  assert.deepEqual(told(total, asked), []);
});

Deno.test("the part of a floor is told by its level, as everywhere", () => {
  const on = (area: string) => `SECOND FLOOR PLAN // CONDITIONED SPACE ${area}`;
  assert.deepEqual(told(on("1,496 SF"), on("1,416 SF")), [
    "the conditioned area (level 2): 1416 sq ft / 1496 sq ft",
  ]);
});
