/** Pairs of texts that look alike, on two sheets: those that contradict each other, and those that do not. */
import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import {
  aFact,
  aNote,
  aPlanSet,
  aRoom,
  aSchedule,
  aSheet,
  aWindow,
} from "../../../fakes/plan_set.ts";

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

Deno.test("what two sheets say of one thing is held against each other, in the words of many offices", () => {
  const clashing: [one: string, other: string, told: string][] = [
    [
      "LOT AREA: 10,240 SF",
      "SITE AREA: 0.20 ACRES",
      "the area of the lot: 10240 sq ft / 8712 sq ft",
    ],
    [
      "ALL CONCRETE SHALL BE 3,000 PSI AT 28 DAYS",
      "FOUNDATION PLAN // CONCRETE F'C = 4,000 PSI",
      "the strength of the concrete: 3000 psi / 4000 psi",
    ],
    [
      "NUMBER OF DWELLING UNITS: 24",
      "UNIT COUNT: 22 UNITS",
      "number of dwelling units: 24 units / 22 units",
    ],
    [
      "WALL TYPE W3: 1 HR RATED, TYPE X EA. SIDE",
      "WALL TYPE W3 - 2 HR FIRE BARRIER",
      "rating of wall type W3: 1 HR / 2 HR",
    ],
    [
      "58 GUEST ROOMS",
      "HOTEL: 62 ROOMS @ 1 PER ROOM",
      "the number of guest rooms: 58 guest rooms / 62 guest rooms",
    ],
    [
      "BUILDING FOOTPRINT: 5,600 SF",
      "BUILDING FOOTPRINT: 6,100 SF",
      "the footprint of the building: 5600 sq ft / 6100 sq ft",
    ],
    [
      "BUILDING AREA: 12,400 SF",
      "TOTAL GROSS AREA 13,150 SF",
      "the building area: 13150 sq ft / 12400 sq ft",
    ],
    [
      "AHU-1 AIR HANDLER 3 TON",
      "SCOPE OF WORK // NEW 2 TON SPLIT SYSTEM",
      "the capacity of the cooling: 3 tons / 2 tons",
    ],
    [
      "GRADING PLAN // F.F.E. = 24.50' NAVD 88",
      "FINISHED FLOOR EL. 25.25' NAVD",
      "the elevation of the finished floor: 24.5 ft / 25.25 ft",
    ],
    [
      "FRONT ELEVATION // METAL ROOF, 6:12 PITCH",
      `BUILDING SECTION // PRE-ENG. TRUSSES @ 24" O.C., 5:12`,
      "the slope of the main roof: 6:12 / 5:12",
    ],
    [
      "ROOF PLAN // SLOPE 4/12",
      "LEFT SIDE ELEVATION // 5 / 12 SLOPE",
      "the slope of the main roof: 4:12 / 5:12",
    ],
    [
      "PORCHES // HOUSE ROOF 4:12, PORCH ROOFS 3:12.",
      "ROOF PLAN // SLOPE 5:12",
      "the slope of the main roof: 5:12 / 4:12",
    ],
    [
      "ROOF PLAN // ROOF 7:12 TYP.",
      "ROOF TRUSSES: TOP CHORD PITCH 6:12",
      "the slope of the main roof: 7:12 / 6:12",
    ],
    [
      "1. FOUNDATION DESIGN BASED ON 2500 PSF NET ALLOWABLE BEARING.",
      "2. RECOMMENDED ALLOWABLE SOIL BEARING CAPACITY 2,000 PSF.",
      "the bearing value of the soil: 2500 psf / 2000 psf",
    ],
    [
      "PRESUMPTIVE SOIL BEARING VALUE 2,000 PSF",
      "SPREAD FOOTING DETAIL // ALLOW. SOIL BRG. 2,500 PSF",
      "the bearing value of the soil: 2000 psf / 2500 psf",
    ],
    [
      "WATER RISER // ELEC. WATER HTR. 66 GAL",
      "WATER HEATER 50 GAL",
      "the volume of the water heater: 66 gal / 50 gal",
    ],
    [
      "UNIT SEPARATION WALL: 2-HOUR, UL U347",
      "BUILDING SECTION // 1-HR PARTY WALL",
      "the rating of the party wall: 2 hr / 1 hr",
    ],
    [
      "SOUTH ELEVATION // T.O. SLAB 0'-0\" ¦ T.O. PARAPET 17'-6\"",
      "BUILDING SECTION // T.O. SLAB 0'-0\" ¦ T.O. PARAPET 18'-0\"",
      "the elevation of the top of the parapet: 17.5 ft / 18 ft",
    ],
    [
      "CMU F'M = 2,000 PSI, ASTM C90",
      "WALL DETAIL // MASONRY F'M = 1,500 PSI",
      "the strength of the masonry: 2000 psi / 1500 psi",
    ],
    [
      "REINFORCING STEEL: ASTM A615 GRADE 60",
      "FOOTING DETAIL // (3) #5 CONT., GRADE 40",
      "the grade of the reinforcement: Grade 60 / Grade 40",
    ],
    [
      "MEAN ROOF HT. 18'-6\" ABV. GRADE",
      "SECTION A-A // MEAN ROOF HEIGHT 21'-0\"",
      `the mean roof height: 18'-6" / 21'-0"`,
    ],
    [
      "FINISHED FLOOR ELEVATION: 9.50' NAVD",
      "SECTION A-A // F.F.E. +8.50' NAVD 88",
      "the elevation of the finished floor: 9.5 ft / 8.5 ft",
    ],
    [
      "FRONT ELEVATION // FIN. FLOOR 0'-0\" ¦ T.O. PARAPET +26'-0\"",
      "SECTION // F.F. 0'-0\" ¦ TOP OF PARAPET 24'-0\"",
      "the elevation of the top of the parapet: 26 ft / 24 ft",
    ],
    [
      "FRONT ELEVATION // LEVEL 1 0'-0\" ¦ LEVEL 2 14'-0\"",
      "STAIR SECTION // LEVEL 1 0'-0\" ¦ LEVEL 2 13'-4\"",
      "the elevation of level 2: 14 ft / 13.333333333333334 ft",
    ],
    [
      "FRONT ELEVATION // F.F.E. 0'-0\" ¦ BEARING HT. 9'-4\"",
      "SECTION // F.F. 0'-0\" ¦ TRUSS BRG. 10'-0\" A.F.F.",
      "the elevation of the bearing of the trusses: 9.333333333333334 ft / 10 ft",
    ],
    [
      "1. DUCTS IN ATTIC R-8",
      "SUPPLY DUCTS IN ATTIC SHALL BE R-6 FLEX.",
      "the insulation of the ducts: R-8 / R-6",
    ],
    [
      "EXTERIOR FRAME WALLS: R-13",
      "WALL SECTION // 2X6 EXTERIOR STUD WALL W/ R-19 BATT INSULATION",
      "the insulation of the framed walls: R-13 / R-19",
    ],
    [
      "ROOF INSULATION R-25 C.I. ABOVE DECK",
      "WALL SECTION // TPO OVER R-20 POLYISO",
      "the insulation of the roof: R-25 / R-20",
    ],
    [
      "CEILING INSULATION R-38",
      "WALL SECTION // R-30 BATT INSUL. ABOVE CLG.",
      "the insulation of the ceiling: R-38 / R-30",
    ],
    [
      "TANKLESS GAS W.H. 199,000 BTU",
      "GAS RISER DIAGRAM // WATER HEATER 150,000 BTU",
      "the gas input of the water heater: 199000 Btu/h / 150000 Btu/h",
    ],
    [
      "WATER HEATER: 80 GAL HEAT PUMP",
      "WATER HEATING: ELECTRIC 50 GAL, UEF 0.93.",
      "the volume of the water heater: 80 gal / 50 gal",
    ],
    [
      "PROVIDE 4 TON SPLIT SYSTEM, 15.2 SEER2.",
      "COOLING: 3.5 TON, SEER2 15.2",
      "the capacity of the cooling: 4 tons / 3.5 tons",
    ],
    [
      "SPLIT SYSTEM HEAT PUMP, SEER2 15.2",
      "COOLING SYSTEM: SEER2 16.0",
      "the SEER2 of the cooling: SEER2 15.2 / SEER2 16",
    ],
    [
      "SEATING: 96 SEATS",
      "SEATING PLAN // TOTAL SEATS 104",
      "the number of seats: 96 seats / 104 seats",
    ],
    ["EXITS PROVIDED: 3", "NUMBER OF EXITS PROVIDED: 2", "the number of exits: 3 exits / 2 exits"],
    [
      "62 GUEST ROOMS",
      "PARKING: 64 KEYS X 1 = 64 SPACES",
      "the number of guest rooms: 62 guest rooms / 64 guest rooms",
    ],
    [
      "4 BEDROOM / 3 BATH SINGLE FAMILY RESIDENCE",
      "SEPTIC SYSTEM FOR 3 BEDROOMS, 300 GPD",
      "the number of bedrooms: 4 bedrooms / 3 bedrooms",
    ],
    [
      "SITE PLAN // 3 ACCESSIBLE SPACES PROVIDED",
      "ACCESSIBLE PARKING PROVIDED: 2 SPACES",
      "the number of accessible parking spaces: 3 spaces / 2 spaces",
    ],
    [
      `STAIR 1 PLAN // STAIR 1: 18 RISERS @ 7"`,
      `STAIR 1 SECTION // STAIR 1: 20 R @ 7"`,
      "riser count of stair 1: 18 risers / 20 risers",
    ],
    [
      `STAIR 2 PLAN // 16 RISERS`,
      `STAIR 2 SECTION // 17 RISERS`,
      "riser count of stair 2: 16 risers / 17 risers",
    ],
    [
      "FRONT ELEVATION // ROOF 5 IN 12, ASPHALT SHINGLES",
      "EAVE DETAIL // ROOF PITCH 6 IN 12",
      "the slope of the main roof: 5:12 / 6:12",
    ],
    [
      "SITE PLAN // F.F.E. 10.00' NAVD",
      "BUILDING SECTION // FINISH FLOOR ELEV. 10.50' NAVD",
      "the elevation of the finished floor: 10 ft / 10.5 ft",
    ],
    [
      "WEST ELEVATION // FIN. FLOOR 0'-0\" ¦ T.O. PLATE 10'-0\"",
      "WALL SECTION // FIN. FLOOR 0'-0\" ¦ T.O. PLATE 9'-1 1/8\"",
      "the elevation of the top of the plate: 10 ft / 9.09375 ft",
    ],
    [
      "COVER SHEET // CONDITIONED AREA: 2,140 SF",
      "ENERGY NOTES // CONDITIONED FLOOR AREA 2,310 SF",
      "the conditioned area: 2140 sq ft / 2310 sq ft",
    ],
    [
      "SITE DATA // PARKING PROVIDED: 82 SPACES",
      "SITE PLAN // TOTAL PARKING 78 SPACES ON SITE",
      "the number of parking spaces: 82 spaces / 78 spaces",
    ],
    [
      "COVER SHEET // 3 BEDROOM, 2 BATH RESIDENCE",
      "SEPTIC NOTES // SYSTEM SIZED FOR 4 BEDROOMS",
      "the number of bedrooms: 3 bedrooms / 4 bedrooms",
    ],
    [
      "ONE-LINE DIAGRAM // PANEL A, 125 A MAIN",
      "PANEL LIST // PANEL A, 150 A MAIN BREAKER, 120/240 V",
      "panel A main rating: 125 A / 150 A",
    ],
    [
      "ROOF PLAN // STANDING SEAM METAL ROOF",
      "REAR ELEVATION // ASPHALT SHINGLE ROOF",
      "the covering of the roof: metal / shingles",
    ],
  ];
  for (const [one, other, expected] of clashing) {
    assert.deepEqual(told(one, other), [expected], other);
  }
});

Deno.test("what only looks alike contradicts nothing", () => {
  const compatible: [one: string, other: string][] = [
    ["3 TON", "2 TON SPLIT SYSTEM"],
    ["AHU-1 3 TON AIR HANDLER", "2 TON SPLIT SYSTEM ¦ AHU-2"],
    ["WATER HEATER 80 GAL", "WATER HEATER 20 GAL ¦ EWH-2"],
    ["LOT AREA: 10,890 SF", "LOT AREA: 0.25 AC"],
    ["LOT AREA: 10,890 SF", "MINIMUM LOT AREA: 7,500 SF"],
    ["CONCRETE 3,000 PSI", "LIGHTWEIGHT CONCRETE TOPPING 4,000 PSI"],
    ["CONCRETE 3,000 PSI", "MASONRY NOTES // GROUT CONCRETE 2,500 PSI"],
    ["WALL TYPE W3: 1 HR RATED", "WALL TYPE W4, 2 HR"],
    ["WALL TYPE W3: 1 HR RATED", "OPENINGS IN WALL TYPE W3: 3/4 HR"],
    ["84 GUEST ROOMS", "VENTILATION // 12 ROOMS @ 50 CFM = 600 CFM"],
    ["DWELLING UNITS: 16", "BLDG 1: 8 DWELLING UNITS"],
    ["BUILDING FOOTPRINT: 5,600 SF", "EXISTING BUILDING FOOTPRINT: 2,100 SF"],
    ["BUILDING AREA: 12,400 SF", "SECOND FLOOR TOTAL GROSS AREA 6,200 SF"],
    ["ROOF 6:12", "PORCH SECTION // PORCH ROOF 3:12"],
    ["ROOF 6:12", "BUILDING SECTION // SCISSOR TRUSS, BOTTOM CHORD 3:12"],
    ["ROOF 6:12", "DORMER SECTION // ROOF 8:12"],
    ["ROOF 6:12", "UNDERLAYMENT FOR SLOPES 4:12 AND GREATER: ONE LAYER."],
    ["SOIL BEARING 2,000 PSF", "RETAINING WALL FOOTINGS: 3,000 PSF ON COMPACTED FILL"],
    ["CMU F'M = 2,000 PSI", "GROUT 2,500 PSI FOR MASONRY"],
    ["REINFORCING STEEL GRADE 60", "TIES: GRADE 40 REINFORCING"],
    ["FFE 12.40 NAVD", "SECTION A-A // GARAGE F.F.E. 11.90 NAVD"],
    [
      "FRONT ELEVATION // FIN. FLOOR 0'-0\" ¦ T.O. PARAPET +26'-0\" ¦ T.O. PARAPET +30'-0\"",
      "SECTION // F.F. 0'-0\" ¦ TOP OF PARAPET +30'-0\"",
    ],
    [
      "FRONT ELEVATION // F.F.E. 0'-0\" ¦ BEARING HT. 9'-4\"",
      "SECTION // F.F. 0'-0\" ¦ GARAGE TRUSS BRG. 10'-8\"",
    ],
    [
      "FRONT ELEVATION // FIN. FLOOR 0'-0\" ¦ SECOND FLOOR +12'-0\"",
      "SECTION // FIRST FLOOR 100'-0\" ¦ SECOND FLOOR 112'-0\"",
    ],
    ["MEAN ROOF HT. 18'-6\"", "RIDGE HT. 24'-0\""],
    ["DUCTS IN ATTIC R-8", "DUCTS IN CONDITIONED CLOSET R-4.2"],
    ["DUCTS IN ATTIC R-8", "MINIMUM R-6 DUCTS"],
    ["EXTERIOR FRAME WALLS: R-13", "R-11 SOUND BATT AT BATH WALLS"],
    ["ROOF INSULATION R-25 C.I. ABOVE DECK", "CANOPY ROOF R-20 POLYISO"],
    ["CEILING INSULATION R-38", "R-30 AT SLOPED CEILING OF GREAT ROOM"],
    ["50 GAL WATER HEATER", "WATER HEATER, 21 GPH RECOVERY, 2 GAL EXPANSION TANK"],
    ["50 GAL WATER HEATER", "WH-2 WATER HEATER 40 GAL"],
    ["WATER HEATER 4.5 KW", "WATER HEATER, 50 GAL, 4.5 KW"],
    ["SYSTEM A: 3 TON; SYSTEM B: 2 TON", "COOLING 5 TONS TOTAL"],
    ["COOLING SYSTEM: SEER2 16.0", "MIN. SEER2 14.3 COOLING"],
    ["SEATING: 96 SEATS", "BAR SEATING: 12 SEATS"],
    ["EXITS PROVIDED: 3, REQUIRED: 2", "TWO EXITS FROM TRAINING ROOM"],
    ["EXITS PROVIDED: 3", "SECOND FLOOR PLAN // EXITS PROVIDED: 2"],
    ["62 GUEST ROOMS", "4 ACCESSIBLE GUEST ROOMS OF 62 GUEST ROOMS"],
    [
      `STAIR 1 PLAN // STAIR 1: 18 RISERS @ 7"`,
      `STAIR 1 SECTION // STAIR 1: 9 RISERS TO LANDING, 9 RISERS TO LEVEL 2`,
    ],
    ["STAIR 2 PLAN // UP 11 RISERS TO LANDING ¦ UP 11 RISERS", "STAIR 2 SECTION // 22 RISERS"],
    [`STAIR 1 PLAN // STAIR 1: 18 RISERS @ 7"`, `STAIR 2 SECTION // STAIR 2: 20 RISERS @ 6 3/4"`],
    [`STAIR 1: 44" MIN. REQ'D`, `STAIR 1: 48" CLEAR PROVIDED`],
    ["SITE PLAN // F.F.E. 10.00' NAVD", "GARAGE SECTION // GARAGE SLAB 9.50' NAVD"],
    [
      "WEST ELEVATION // FIN. FLOOR 0'-0\" ¦ T.O. PLATE 10'-0\"",
      "GARAGE SECTION // FIN. FLOOR 0'-0\" ¦ T.O. PLATE 9'-1 1/8\"",
    ],
    ["FRONT ELEVATION // ROOF 5 IN 12", "PORCH EAVE DETAIL // ROOF 3 IN 12"],
    ["FRONT ELEVATION // ROOF 5 IN 12", "PORCH DETAIL // PORCH ROOF 3 IN 12"],
    [
      "CONDITIONED AREA: 2,140 SF ¦ TOTAL UNDER ROOF: 2,860 SF",
      "ENERGY NOTES // CONDITIONED FLOOR AREA 2,140 SF",
    ],
    ["SITE DATA // PARKING PROVIDED: 82 SPACES", "SITE DATA // PARKING REQUIRED: 78 SPACES"],
    ["3 BEDROOM, 2 BATH RESIDENCE", "SEPTIC NOTES // TABLE: 4 BEDROOMS, 400 GPD MAX"],
    ["STAIR PLAN // UP 16 RISERS", `STAIR SECTION // 15 TREADS @ 11" ¦ 16 RISERS`],
    ["DWELLING UNITS: 8", "BUILDING A: 4 DWELLING UNITS, BUILDING B: 4 DWELLING UNITS"],
    ["DWELLING SEPARATION: 1-HR RATED WALL", "SECTION // 2-HR WALL AT PROPERTY LINE"],
    [`WALL FOOTING 20" x 12"`, `PORCH DETAIL // COLUMN FOOTING 36" x 12"`],
    [`4" CONCRETE SLAB ON GRADE`, `DUMPSTER PAD DETAIL // 6" CONCRETE SLAB ON GRADE`],
    ["ONE-LINE DIAGRAM // PANEL A, 125 A MAIN", "PANEL LIST // PANEL B, 150 A MAIN BREAKER"],
    ["NEW 200 A UNDERGROUND ELECTRICAL SERVICE", "EXISTING 150 A SERVICE TO BE REMOVED"],
    ["WATER HEATER: 50 GAL. ELECTRIC", "2 GAL. EXPANSION TANK AT WATER HEATER"],
    ["ROOF PLAN // STANDING SEAM METAL ROOF", "REAR ELEVATION // PORCH: ASPHALT SHINGLE ROOF"],
  ];
  for (const [one, other] of compatible) assert.deepEqual(told(one, other), [], other);
});

/** A list beside a callout on another sheet. */
const beside = (
  list: { title: string; heads: string[]; row: string[]; kind?: "partition" | "other" },
  text: string,
): string[] =>
  conflictsOf(aPlanSet({
    schedules: [
      aSchedule(
        list.kind ?? "other",
        list.heads.map((head) => [head, null]),
        [list.row],
        { title: list.title },
      ),
    ],
    notes: [aNote(text, { page: 2 })],
  })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("rows of lists are held against callouts of their marks", () => {
  const units = {
    title: "UNIT MATRIX",
    heads: ["UNIT", "BEDS", "AREA"],
    row: ["B1", "2", "1,040 SF"],
  };
  assert.deepEqual(beside(units, "UNIT B1 - 1,120 SF"), [
    "the area of unit B1: 1040 sq ft / 1120 sq ft",
  ]);
  assert.deepEqual(beside(units, "UNIT B2 - 1,120 SF"), []);
  assert.deepEqual(beside(units, "UNIT B1 - 1,040 SF"), []);
  const served = { ...units, heads: ["UNIT", "CFM", "AREA"] };
  assert.deepEqual(beside(served, "UNIT B1 - 1,120 SF"), []);
  const boards = {
    title: "PANELS",
    heads: ["PANEL", "BUS", "MAIN"],
    row: ["L1", "225A", "200A MCB"],
  };
  const onRiser = (text: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("other", boards.heads.map((head) => [head, null]), [boards.row], {
          title: boards.title,
        }),
      ],
      notes: [aNote(text, { page: 2, drawing: "POWER RISER DIAGRAM" })],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(onRiser("PANEL L1, 225A MCB"), ["225 A / 200 A"]);
  assert.deepEqual(onRiser("PANEL L1, 200A MCB"), []);
  assert.deepEqual(onRiser("PANEL L2, 225A MCB"), []);
  const walls = {
    title: "PARTITION TYPES",
    heads: ["TYPE", "DESCRIPTION", "RATING"],
    row: ["A", "3 5/8 STUD", "1 HR"],
    kind: "partition" as const,
  };
  assert.deepEqual(beside(walls, "WALL TYPE A - 2 HR FIRE BARRIER"), [
    "rating of wall type A: 1 HR / 2 HR",
  ]);
  assert.deepEqual(beside(walls, "WALL TYPE B - 2 HR FIRE BARRIER"), []);
  const demising = { ...walls, row: ["P-2", "DEMISING", "2 HR"] };
  assert.deepEqual(beside(demising, "P-2 DEMISING WALL, 1 HR, FLOOR SLAB TO UNDERSIDE OF DECK"), [
    "rating of wall type P2: 2 HR / 1 HR",
  ]);
  assert.deepEqual(beside(demising, "P-2 PARTITION, 1 HR"), [
    "rating of wall type P2: 2 HR / 1 HR",
  ]);
  assert.deepEqual(beside(demising, "P-2 DEMISING WALL, 2 HR"), []);
  assert.deepEqual(beside(demising, "P-3 DEMISING WALL, 1 HR"), []);
  const ceilings = {
    title: "CEILING TYPES",
    heads: ["TAG", "TYPE", "HEIGHT"],
    row: ["C1", "ACT", `9'-0"`],
  };
  assert.deepEqual(beside(ceilings, `C1 - ACT @ 10'-0" A.F.F.`), [
    `the ceiling of type C1: 9'-0" / 10'-0"`,
  ]);
  assert.deepEqual(beside(ceilings, `C2 - ACT @ 10'-0" A.F.F.`), []);
  assert.deepEqual(beside(ceilings, `C1 STOREFRONT 10'-0" HIGH`), []);
  assert.deepEqual(beside(ceilings, `C1 COLUMN T.O. STEEL 12'-0"`), []);
});

Deno.test("a callout of a room's ceiling is held against its row", () => {
  const finish = {
    title: "ROOM FINISH SCHEDULE",
    heads: ["NO.", "ROOM", "CLG", "CLG HT"],
    row: ["103", "STORAGE", "GYP", `10'-0"`],
  };
  const beside = (text: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule(
          "room finish",
          [["NO.", "mark"], ["ROOM", "room"], ["CLG", null], [
            "CLG HT",
            "ceiling height",
          ]],
          [finish.row],
          { title: finish.title },
        ),
      ],
      notes: [aNote(text, { page: 2 })],
    })).map(({ b }) => b.value);
  assert.deepEqual(beside(`STORAGE 103: GYP. CLG. @ 9'-0"`), [`9'-0"`]);
  assert.deepEqual(beside(`STORAGE 103: 9'-0" CLG., STRUCTURE ABOVE AT 12'-0"`), [`9'-0"`]);
  for (
    const text of [
      `STORAGE 103: GYP. CLG. @ 10'-0"`,
      `STORAGE 103 SOFFIT CLG. 8'-0"`,
      `CORRIDOR 104 CLG 9'-0"`,
      `STORAGE 103: STRUCTURE ABOVE CLG. AT 12'-0"`,
      `MIN. CEILING HEIGHT 7'-6" IN STORAGE 103`,
    ]
  ) assert.deepEqual(beside(text), [], text);
});

Deno.test("windows have the U-factor of their row; signs have a risk category of their own", () => {
  const beside = (text: string) =>
    conflictsOf(aPlanSet({
      windows: [aWindow("W1", { uFactor: 0.32, shgc: 0.25 })],
      notes: [aNote(text, { page: 2 })],
    })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);
  assert.deepEqual(beside("WINDOWS W2 AND W1: U-0.40, SHGC 0.25."), [
    "u-factor of window W1: U-0.40 / 0.32",
  ]);
  assert.deepEqual(beside("WINDOWS W1 AND W2: U-0.32, SHGC 0.25."), []);
  assert.deepEqual(beside("MAXIMUM WINDOW U-FACTOR 0.40"), []);
  const categories = (sourceText: string) =>
    conflictsOf(aPlanSet({
      codeSummary: {
        riskCategory: [aFact("II", { page: 1 }), aFact("I", { page: 2, sourceText })],
      },
    })).length;
  assert.equal(categories("RISK CATEGORY I"), 1);
  assert.equal(categories("SIGN STRUCTURES: RISK CATEGORY I"), 0);
});

Deno.test("a list of finishes names the rooms of the plan; old work names others", () => {
  const beside = (name: string, sheetTitle = "FLOOR PLAN") =>
    conflictsOf(aPlanSet({
      sheets: [aSheet(), aSheet({ page: 2, title: sheetTitle })],
      rooms: [aRoom("TOILET", { number: "106", page: 2 })],
      schedules: [
        aSchedule("room finish", [["NO.", "mark"], ["ROOM NAME", null]], [["106", name]]),
      ],
    })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);
  assert.deepEqual(beside("STORAGE"), ["room 106 name: TOILET / STORAGE"]);
  assert.deepEqual(beside("MEN'S RESTROOM"), []);
  assert.deepEqual(beside("STORAGE", "DEMOLITION PLAN"), []);
});

Deno.test("a unit has the SEER2 of its row, a stair the width of its own", () => {
  const units = aSchedule("other", [["TAG", "mark"], ["SEER2", null]], [["CU-2", "16.0"]], {
    page: 2,
  });
  const said = (text: string) =>
    conflictsOf(aPlanSet({ schedules: [units], notes: [aNote(text)] })).map(({ subject }) =>
      subject
    );
  assert.deepEqual(said("CU-2: SEER2 14.3"), ["efficiency of CU-2"]);
  assert.deepEqual(said("CU-2: SEER2 16.0"), []);
  assert.deepEqual(said("CU-1: SEER2 14.3"), []);
  const stairs = aSchedule("other", [["ELEMENT", null], ["WIDTH", null], ["CAPACITY", null]], [
    ["STAIR 2", '48"', "160"],
  ], { title: "EGRESS CAPACITY", page: 2 });
  const widths = (text: string) =>
    conflictsOf(aPlanSet({ schedules: [stairs], notes: [aNote(text)] })).map(({ subject }) =>
      subject
    );
  assert.deepEqual(widths('STAIR 2 44" CLEAR WIDTH'), ["width of stair 2"]);
  assert.deepEqual(widths('STAIR 1 44" CLEAR WIDTH'), []);
});

Deno.test("fixtures of a list of two columns are those that are provided", () => {
  const list = aSchedule("other", [["", null], ["", null]], [
    ["FIXTURE", "PROVIDED"],
    ["WATER CLOSETS", "4"],
  ], { title: "FIXTURE COUNT", page: 2 });
  const said = (text: string) =>
    conflictsOf(aPlanSet({ schedules: [list], notes: [aNote(text)] })).map(({ a, b }) =>
      `${a.value} / ${b.value}`
    );
  assert.equal(said("WATER CLOSETS PROVIDED: 6").length, 1);
  assert.deepEqual(said("WATER CLOSETS PROVIDED: 4"), []);
});
