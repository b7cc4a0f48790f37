import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aFact, aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

type Text = string | [text: string, over: { page?: number; drawing?: string }];

/** Contradictions among notes, each on a sheet of its own unless it says another. */
const among = (...texts: Text[]) =>
  conflictsOf(aPlanSet({
    notes: texts.map((it, index) => {
      const [text, over] = typeof it === "string" ? [it, {}] : it;
      return aNote(text, { page: index + 1, ...over });
    }),
  })).map(({ a, b }) => `${a.value} / ${b.value}`);

Deno.test("the main roof has one slope on every sheet", () => {
  assert.deepEqual(among("ASPHALT SHINGLES, 5:12", 'TRUSSES @ 24" O.C., PITCH 6:12'), [
    "5:12 / 6:12",
  ]);
  assert.deepEqual(
    among(["5 IN 12", { drawing: "FRONT ELEVATION" }], ["SLOPE 4 IN 12", {
      drawing: "ROOF FRAMING PLAN",
    }]),
    ["5:12 / 4:12"],
  );
  assert.deepEqual(among("ROOF SLOPE 6:12", "ROOF SLOPE 6:12"), []);
  assert.deepEqual(among("ROOF SLOPE 6:12", "ROOF PITCH: 5/12"), ["6:12 / 5:12"]);
  assert.deepEqual(among("ROOF SLOPE 6:12", "ROOF PLAN ISSUED 5/12/26"), []);
});

Deno.test("slopes of parts of a roof, of ramps and of what a product asks for are others", () => {
  for (
    const text of [
      "PORCH ROOF 2:12",
      "LANAI ROOF: SHINGLES AT 3:12",
      "SHINGLE ROOFS 2:12 OR GREATER: SEALED DECK",
      "MIN. ROOF SLOPE 4:12",
      "RAMP BESIDE ROOF DRAIN, 8:12",
      "EXISTING ROOF 4:12 TO REMAIN",
    ]
  ) assert.deepEqual(among("ROOF SLOPE 6:12", text), [], text);
  // A sheet that shows two slopes agrees with a sheet that shows one of them.
  const both: Text[] = [["MAIN ROOF SLOPE 5:12", { page: 2 }], ["GARAGE ROOF SLOPE 6:12", {
    page: 2,
  }]];
  assert.deepEqual(among("ROOF SLOPE 6:12", ...both), []);
});

Deno.test("a soil bears one value, in notes and in the list of footings", () => {
  const listed = (note: string, remarks: string) =>
    conflictsOf(aPlanSet({
      notes: [aNote(note, { page: 2 })],
      schedules: [
        aSchedule("other", [["MARK", "mark"], ["REMARKS", null]], [["WF2", remarks]], {
          title: "FOOTING SCHEDULE",
        }),
      ],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  const note = "FOUNDATIONS ARE DESIGNED FOR A SOIL BEARING PRESSURE OF 2,000 PSF.";
  assert.deepEqual(listed(note, "DESIGNED FOR 2,500 PSF"), ["2500 psf / 2000 psf"]);
  assert.deepEqual(listed(note, "DESIGNED FOR 2,000 PSF"), []);
  assert.deepEqual(listed(note, "RETAINING WALL, 2,500 PSF"), []);
  assert.deepEqual(among("SOIL BEARING 2,000 PSF", "FLOOR LIVE LOAD 100 PSF"), []);
});

Deno.test("the finished floor lies at one elevation, whatever zero a section counts from", () => {
  assert.deepEqual(among("FFE 78.50' NAVD88", "FIN. FLOOR EL. 78.00'"), ["78.5 ft / 78 ft"]);
  assert.deepEqual(among("FINISHED FIRST FLOOR: 10.00 NAVD", "1ST FLOOR 10.50 NAVD BFE 9.00"), [
    "10 ft / 10.5 ft",
  ]);
  for (
    const text of [
      "FIN. FLOOR EL. 78.50'",
      "FIN. FLOOR EL. 100.00'",
      "FIN. FLOOR EL. 0.00'",
      `FIN. FLOOR EL. 70'-0"`,
      "GARAGE FIN. FLOOR EL. 78.00'",
      "MIN. FIN. FLOOR EL. 78.00'",
      "SECOND FIN. FLOOR EL. 88.00'",
      "FIRST FLOOR 78.50 NAVD BFE 70.00",
      "FIRST FLOOR 0.00",
    ]
  ) assert.deepEqual(among("FFE 78.50' NAVD88", text), [], text);
});

Deno.test("the second floor lies at one height above the first", () => {
  const data = "SECOND FLOOR LEVEL ABOVE FIRST FLOOR: 14'-0\"";
  assert.deepEqual(among(data, "SECOND FLOOR AT 14'-6\" ABOVE FIRST FLOOR"), [
    `14'-0" / 14'-6"`,
  ]);
  assert.deepEqual(among(data, "SECOND FLOOR AT 14'-0\" ABOVE FIRST FLOOR"), []);
  assert.deepEqual(among(data, "SECOND FLOOR WINDOWS 3'-0\" ABOVE FLOOR"), []);
});

Deno.test("seats are counted once, in all or by parts", () => {
  assert.deepEqual(among("SEATS: 96", "104 FIXED SEATS"), ["96 seats / 104 seats"]);
  const parts: Text[] = [["DINING, 84 SEATS", { page: 2 }], ["12 SEATS", { page: 2 }]];
  assert.deepEqual(among("96 SEATS", "DINING ROOM: 48 SEATS"), []);
  assert.deepEqual(among("96 SEATS", ...parts), []);
  const halves: Text[] = [
    ["DINING A, 48 SEATS", { page: 2 }],
    ["DINING B, 48 SEATS", { page: 2 }],
    ["BAR, 12 SEATS", { page: 2 }],
  ];
  assert.deepEqual(among("96 SEATS", ...halves), []);
  for (const text of ["BAR, 12 SEATS", "4 WHEELCHAIR SEATS", "1 W.C. PER 75 SEATS", "4 SEATS"]) {
    assert.deepEqual(among("96 SEATS", text), [], text);
  }
});

Deno.test("parking spaces are counted once", () => {
  const data = "PARKING SPACES: 80 (72 REQUIRED)";
  assert.deepEqual(among(data, "PARKING FIELD HOLDS 78 STRIPED SPACES IN ALL."), [
    "80 spaces / 78 spaces",
  ]);
  for (
    const text of [
      "PARKING FIELD HOLDS 80 STRIPED SPACES IN ALL.",
      "4 ACCESSIBLE PARKING SPACES",
      "12 BICYCLE PARKING SPACES TOTAL",
      "PARKING: 2 SPACES PER UNIT",
    ]
  ) assert.deepEqual(among(data, text), [], text);
});

Deno.test("a storey has one area of a kind", () => {
  assert.deepEqual(among("SECOND FLOOR LIVING: 1,240 SF", "2ND FLOOR LIVING 1,310 SF"), [
    "1240 sq ft / 1310 sq ft",
  ]);
  for (
    const text of [
      "2ND FLOOR LIVING 1,245 SF",
      "FIRST FLOOR LIVING 1,310 SF",
      "2ND FLOOR GROSS 1,310 SF",
      "2ND FLOOR BALCONY 110 SF",
      "UNIT B 2ND FLOOR LIVING 1,310 SF",
      "2ND FLOOR LIVING, PHASE 1: 1,310 SF",
      "2ND FLOOR LIVING AND LOFT 1,310 SF",
    ]
  ) assert.deepEqual(among("SECOND FLOOR LIVING: 1,240 SF", text), [], text);
});

Deno.test("the wall between homes has one rating", () => {
  assert.deepEqual(among("PARTY WALL: 2 HR, UL U905", "PARTY WALL, 1 HR ASSEMBLY"), [
    "2 hr / 1 hr",
  ]);
  for (
    const text of [
      "PARTY WALL, 2 HR",
      "EXISTING PARTY WALL 1 HR TO REMAIN",
      "SHAFT WALL, 1 HR",
      "PARTY WALL: 1 HR EACH SIDE",
    ]
  ) assert.deepEqual(among("PARTY WALL: 2 HR, UL U905", text), [], text);
});

Deno.test("a building of one storey has the area its site plan gives", () => {
  const between = (text: string) =>
    conflictsOf(aPlanSet({
      codeSummary: { buildingAreaSqft: [aFact(6500, { sourceText: "GROSS AREA 6,500 SF" })] },
      notes: [aNote(text, { page: 2 })],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(between("PROPOSED 1-STORY BUILDING 6,450 SF"), ["6500 sq ft / 6450 sq ft"]);
  assert.deepEqual(between("PROPOSED 1-STORY BUILDING 6,500 SF"), []);
  assert.deepEqual(between("NEW 1-STORY BLDG. 6,450 SF"), ["6500 sq ft / 6450 sq ft"]);
  assert.deepEqual(between("PROPOSED 2-STORY BUILDING 6,450 SF"), []);
  assert.deepEqual(between("EXISTING 1-STORY BUILDING 6,450 SF"), []);
});

Deno.test("the load exits are reckoned with is that of the building", () => {
  const between = (row: [string, string]) =>
    conflictsOf(aPlanSet({
      codeSummary: { totalOccupantLoad: [aFact(400)] },
      schedules: [
        aSchedule("egress", [["ITEM", "item"], ["VALUE", null]], [row], { title: "LIFE SAFETY" }),
      ].map((it) => ({ ...it, rows: it.rows.map((row) => ({ ...row, page: 3 })) })),
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  const name = "BUILDING LOAD USED FOR EGRESS DESIGN";
  assert.deepEqual(between([name, "412"]), ["400 occupants / 412 occupants"]);
  assert.deepEqual(between([name, "400"]), []);
  assert.deepEqual(between(["SECOND FLOOR LOAD", "317"]), []);
});

Deno.test("a sentence that leaves something out because of sprinklers denies none", () => {
  const between = (sourceText: string) =>
    conflictsOf(aPlanSet({
      codeSummary: { sprinklers: [aFact("NFPA 13"), aFact("none", { page: 2, sourceText })] },
    })).map(({ topic }) => topic);
  assert.deepEqual(between("REFUGE AREAS ARE NOT PROVIDED BECAUSE SPRINKLERS ARE INSTALLED"), []);
  assert.deepEqual(between("BUILDING IS NOT SPRINKLERED"), ["sprinklers"]);
  assert.deepEqual(between("SPRINKLERED: NO"), ["sprinklers"]);
});

Deno.test("guest rooms are counted once, in all or floor by floor", () => {
  assert.deepEqual(among("84 GUEST ROOMS", "HOTEL, 82 KEYS"), ["84 guest rooms / 82 guest rooms"]);
  assert.deepEqual(among("84 GUEST ROOMS", "28 GUEST ROOMS ON EACH LEVEL"), []);
});

Deno.test("slabs and footings each have one strength of concrete", () => {
  assert.deepEqual(among("SLAB: 3,000 PSI CONCRETE", '4" SLAB, 2,500 PSI'), [
    "3000 psi / 2500 psi",
  ]);
  for (
    const text of ["FOOTINGS 2,500 PSI", "SIDEWALK SLAB 2,500 PSI", "SLAB 2,500 PSI MIN."]
  ) assert.deepEqual(among("SLAB: 3,000 PSI CONCRETE", text), [], text);
});

Deno.test("a use has one live load", () => {
  const between = (use: string, psf: number, sourceText = `${use} ${psf} PSF`) =>
    conflictsOf(aPlanSet({
      codeSummary: {
        liveLoadsPsf: [
          aFact({ use: "OFFICES", psf: 50 }),
          aFact({ use, psf }, { page: 2, sourceText }),
        ],
      },
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(between("OFFICES", 80), ["50 psf / 80 psf"]);
  assert.deepEqual(between("OFFICES", 50), []);
  assert.deepEqual(between("CORRIDORS", 80), []);
  assert.deepEqual(between("OFFICES", 40, "OFFICES, REDUCED: 40 PSF"), []);
});

Deno.test("corridors, stair enclosures and tenant separations each have one rating", () => {
  assert.deepEqual(among("CORRIDOR RATING: 1 HR", "CORRIDOR WALLS 1/2 HR"), ["1 hr / 0.5 hr"]);
  assert.deepEqual(among("STAIR ENCLOSURE: 2 HR", "STAIR ENCLOSURE, 1 HR"), ["2 hr / 1 hr"]);
  assert.deepEqual(among("TENANT SEPARATION: 1 HR", "2 HR DEMISING WALL"), ["1 hr / 2 hr"]);
  for (
    const text of [
      "CORRIDOR WALLS 1 HR",
      "CORRIDOR DOORS 20 MIN",
      "CORRIDOR WALLS 1/2 HR OR 1 HR",
      "EXISTING CORRIDOR WALLS 1/2 HR TO REMAIN",
    ]
  ) assert.deepEqual(among("CORRIDOR RATING: 1 HR", text), [], text);
});

Deno.test("a ceiling is insulated to one value", () => {
  const data = "CEILING INSULATION: R-38";
  assert.deepEqual(among(data, "R-30 BATT INSULATION AT CEILING"), ["R-38 / R-30"]);
  for (
    const text of [
      "R-38 BLOWN, CEILING",
      "R-19 WALLS BELOW CEILING",
      "CEILING R-30 MIN. REQUIRED",
      "R-8 DUCTS IN ATTIC",
    ]
  ) assert.deepEqual(among(data, text), [], text);
});

Deno.test("dwelling units are counted once, in all or floor by floor", () => {
  assert.deepEqual(among("12 DWELLING UNITS", "14 DWELLING UNITS"), ["12 units / 14 units"]);
  assert.deepEqual(among("12 DWELLING UNITS", "4 DWELLING UNITS PER FLOOR"), []);
});

Deno.test("what says more than the matter is of a part, a limit or something else", () => {
  const others: [of: string, ...texts: string[]][] = [
    ["ROOF SLOPE 6:12", "TURRET ROOF 12:12", "MATCH EXISTING ROOF PITCH 4:12"],
    ["ROOF SLOPE 6:12", "BLDG B ROOF SLOPE 4:12", "ROOF PITCH 3:12 AND ABOVE", "GRADE SLOPE 2:12"],
    ["ROOF SLOPE 6:12", "WIND PRESSURES FOR ROOFS WITH SLOPE 7:12", "2ND FLOOR ROOF SLOPE 4:12"],
    ["CORRIDOR: 1 HR", "CORRIDOR EMERGENCY LIGHTS, 90 MIN BATTERY", "CORRIDOR: 2 HR AT SHAFT"],
    ["STAIR ENCLOSURE 2 HR", "STAIR ENCLOSURE BELOW 4 STORIES: 1 HR", "OPEN STAIR ENCLOSURE 1 HR"],
    ["DEMISING WALL 1 HR", "TENANT SEPARATION 2 HR AT SUITE 110", "DEMISING WALL TO 2 HR DECK"],
    ["CEILING R-38", "VAULTED CEILING R-30", "CEILING BATTS R-19, SOUND", "ATTIC KNEE WALL R-19"],
    ["WATER HEATER: 50 GAL", "WATER HEATER IN GARAGE 40 GAL", "ADU WATER HEATER 40 GAL"],
    ["SLAB 3,000 PSI", "ELEVATED SLABS 4,000 PSI", "SLAB TOPPING 4,000 PSI"],
    ["FOOTINGS 3,000 PSI", "LIGHT POLE FOOTING 4,000 PSI", "FENCE FOOTINGS 2,500 PSI"],
    ["SOIL BEARING 2,000 PSF", "FOOTING CONTACT PRESSURE 2,500 PSF", "MAT FOUNDATION 3,000 PSF"],
    ["SOIL BEARING 2,000 PSF", "WALL BEARING PRESSURE 1,500 PSF"],
    ["SOIL BEARING 2,000 PSF", "PRESUMPTIVE SOIL BEARING PER TABLE 1806.2: 1,500 PSF"],
    ["FFE 78.50' NAVD88", "FFE 76.72' NGVD29", "LOBBY FFE 78.00'", "EXIST. FFE = 77.80"],
    [`BUILDING HEIGHT: 24'-6"`, `BUILDING HEIGHT 28'-0" TO RIDGE`, "BLDG HEIGHT 75 FT OR MORE"],
    ["96 SEATS", "PRIVATE DINING: 24 SEATS", "LICENSED FOR 150 SEATS", "INDOOR: 72 SEATS"],
    ["120 GUEST ROOMS", "60 GUEST ROOMS IN PHASE 1", "101 TO 150 GUEST ROOMS: 5"],
    ["3 BEDROOMS", "2 BEDROOMS UPSTAIRS", "LOT 5: 4 BEDROOMS", "4 BED WARD"],
    ["24 DWELLING UNITS", "BUILDINGS WITH 16 DWELLING UNITS OR MORE", "FIRST 12 DWELLING UNITS"],
    ["24 DWELLING UNITS", "BUILDING 2: 8 DWELLING UNITS", "BUILDING C, 16 DWELLING UNITS"],
    ["TOTAL PARKING: 80", "TOTAL PARKING AREA: 4500", "PARKING: 90 DEGREE", "PARKING: 24 FT AISLE"],
    ["TOTAL PARKING: 80", "PARKING PROVIDED: 76 + 4 H.C. SPACES"],
    ["TOTAL PARKING PROVIDED: 80", "TOTAL PARKING REQUIRED: 72", "TOTAL PARKING AT NORTH LOT: 30"],
    ["4 H.C. SPACES PROVIDED", "ACCESSIBLE PARKING SPACES: 144 IN WIDE"],
  ];
  for (const [whole, ...texts] of others) {
    for (const text of texts) assert.deepEqual(among(whole, text), [], text);
  }
});

Deno.test("a drawing or list of a part, or of one of several buildings, speaks of that alone", () => {
  const parts: [of: string, text: string, drawing: string][] = [
    ["ROOF SLOPE 6:12", "SLOPE 4:12", "BUILDING B ELEVATION"],
    ["ROOF SLOPE 6:12", "SLOPE 4:12", "PORCH SECTION"],
    ["SLAB 3,000 PSI", "SLAB, 4,000 PSI", "SIDEWALK DETAIL"],
    ["FOOTINGS 3,000 PSI", "FOOTING, 2,500 PSI", "SITE LIGHT POLE BASE"],
    ["SOIL BEARING 2,000 PSF", "SOIL BEARING 1,500 PSF", "MONUMENT SIGN"],
    ["FFE 12.50' NAVD", "FFE 12.00' NAVD", "GARAGE SECTION"],
    ["96 SEATS", "40 SEATS", "MEZZANINE PLAN"],
    ["24 DWELLING UNITS", "8 DWELLING UNITS", "SECOND FLOOR PLAN"],
    ["TOTAL PARKING: 80", "TOTAL PARKING SPACES: 30", "OVERFLOW LOT"],
  ];
  for (const [whole, text, drawing] of parts) {
    assert.deepEqual(among(whole, [text, { drawing }]), [], drawing);
  }
  const slope: Text = ["SLOPE 4:12", { drawing: "BUILDING ELEVATION" }];
  assert.deepEqual(among("ROOF SLOPE 6:12", slope), ["6:12 / 4:12"]);
  const wall: Text = ["PARTY WALL, 1 HR", { drawing: "CROSS SECTION AT GARAGES" }];
  assert.deepEqual(among("PARTY WALL, 2 HR", wall), ["2 hr / 1 hr"]);
});

Deno.test("what may come some day contradicts nothing", () => {
  assert.deepEqual(among("96 SEATS", "FUTURE 120 SEATS"), []);
  assert.deepEqual(among("SERVICE: 400 A", "FUTURE 600 A SERVICE"), []);
  assert.deepEqual(among("SERVICE: 400 A", "PHASE 2: 600 A SERVICE"), []);
});

Deno.test("the load of one storey is not that of the building", () => {
  const between = (sourceText: string) =>
    conflictsOf(aPlanSet({
      codeSummary: { totalOccupantLoad: [aFact(148), aFact(90, { page: 2, sourceText })] },
    })).length;
  assert.equal(between("FIRST FLOOR OCCUPANT LOAD = 90"), 0);
  assert.equal(between("OCCUPANT LOAD = 90"), 1);
});

Deno.test("the base flood and a foot is the elevation of the design, not another base", () => {
  const between = (sourceText: string) =>
    conflictsOf(aPlanSet({
      codeSummary: { baseFloodElevationFt: [aFact(9), aFact(10, { page: 2, sourceText })] },
    })).length;
  assert.equal(between("B.F.E. = 10.0' NAVD88"), 1);
  assert.equal(between("B.F.E. + 1' = 10.0' NAVD88"), 0);
  assert.equal(between("B.F.E. 10.0' NGVD29"), 0);
});

Deno.test("fixtures are reckoned with the occupants of the building", () => {
  const between = (text: string) =>
    conflictsOf(aPlanSet({
      codeSummary: { totalOccupantLoad: [aFact(148)] },
      notes: [aNote(text, { page: 2 })],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(between("FIXTURE COUNT BASED ON 162 OCCUPANTS"), [
    "148 occupants / 162 occupants",
  ]);
  assert.deepEqual(between("FIXTURE COUNT BASED ON 148 OCCUPANTS"), []);
  assert.deepEqual(between("FIXTURE COUNT BASED ON 1 PER 75"), []);
  assert.deepEqual(between("FIXTURE COUNT BASED ON 74 OCCUPANTS MALE"), []);
  assert.deepEqual(between("EXIT DISCHARGE BASED ON 74 OCCUPANTS"), []);
});

Deno.test("parking is counted for the homes there are", () => {
  const beside = (...texts: string[]) =>
    conflictsOf(aPlanSet({
      codeSummary: { dwellingUnits: [aFact(12)] },
      notes: texts.map((text) => aNote(text, { page: 2 })),
    })).map(({ b }) => b.value);
  assert.deepEqual(beside("14 UNITS X 1.71 / UNIT"), ["14 units"]);
  assert.deepEqual(beside("12 UNITS X 1.71 / UNIT"), []);
  assert.deepEqual(beside("8 UNITS X 1.5", "4 UNITS X 2"), []);
  assert.deepEqual(beside("2 UNITS X 40 PSF LIVE"), []);
});

Deno.test("the building has one height, and one lowest floor", () => {
  assert.deepEqual(among(`BLDG. HT. 28'-6"`, `BUILDING HEIGHT: 32'-0"`), [`28'-6" / 32'-0"`]);
  assert.deepEqual(among(`BLDG. HT. 28'-6"`, `MAX. BUILDING HEIGHT: 35'-0"`), []);
  assert.deepEqual(among("LOWEST FLOOR EL. 11.0' NAVD88", "LOWEST FLOOR EL. 10.5'"), [
    "11 ft / 10.5 ft",
  ]);
  assert.deepEqual(among("FFE=12.50", "FFE=12.00"), ["12.5 ft / 12 ft"]);
});

Deno.test("a roof is higher or lower than the building where its text says no more", () => {
  const beside = (text: string) =>
    conflictsOf(aPlanSet({
      codeSummary: { buildingHeightFt: [aFact(24)] },
      notes: [aNote(text, { page: 2 })],
    })).length;
  assert.equal(beside(`MEAN ROOF HEIGHT 30'-0" ABOVE GRADE`), 1);
  assert.equal(beside(`GRADE TO T.O. RIDGE 18'-0"`), 1);
  for (
    const text of [
      "MEAN ROOF HEIGHT LESS THAN 30 FT",
      "MEAN ROOF HEIGHT h <= 60 FT",
      `EXISTING MEAN ROOF HEIGHT 30'-0"`,
      `GRADE TO RIDGE 18'-0" AT GARAGE`,
    ]
  ) assert.equal(beside(text), 0, text);
});

Deno.test("bedrooms and accessible spaces are counted once", () => {
  assert.deepEqual(among("4 BEDROOM RESIDENCE", "SEPTIC FOR 3 BEDROOM HOUSE"), [
    "4 bedrooms / 3 bedrooms",
  ]);
  assert.deepEqual(among("4 BEDROOM RESIDENCE", "2 BEDROOM UNIT TYPE B"), []);
  assert.deepEqual(
    among("2 H.C. SPACES PROVIDED", "ACCESSIBLE PARKING SPACES PROVIDED: 3").length,
    1,
  );
  assert.deepEqual(among("32 PARKING SPACES PROVIDED", "2 H.C. SPACES PROVIDED"), []);
  assert.deepEqual(among("32 PARKING SPACES PROVIDED", "PARKING: 34 SPACES PROVIDED"), [
    "32 spaces / 34 spaces",
  ]);
});

Deno.test("a callout of all occupants is held against the code data", () => {
  const between = (text: string) =>
    conflictsOf(aPlanSet({
      codeSummary: { totalOccupantLoad: [aFact(148)] },
      notes: [aNote(text, { page: 2 })],
    })).length;
  assert.equal(between("TOTAL OCC. 162"), 1);
  assert.equal(between("TOTAL OCC. 148"), 0);
  assert.equal(between("TOTAL OCC. 162, LEVEL 1"), 0);
});

Deno.test("the water heater has one volume, each of several its own", () => {
  assert.deepEqual(among("WH: WTR HTR, 40 GAL ELEC", "50 GAL. WATER HEATER"), ["40 gal / 50 gal"]);
  const label: Text = ["50 GAL", { drawing: "WATER HEATER RISER" }];
  assert.deepEqual(among("WH: WTR HTR, 40 GAL ELEC", label), ["40 gal / 50 gal"]);
  for (
    const text of [
      "WATER HEATER, 40 GAL",
      "WH-2, 50 GAL WATER HEATER",
      "6 GAL WATER HEATER AT SINK",
      "50 GAL WATER HEATER, UNIT B",
    ]
  ) assert.deepEqual(among("WH: WTR HTR, 40 GAL ELEC", text), [], text);
});

Deno.test("the wind finds one enclosure and one coefficient, a sheet that lists two means both", () => {
  const between = (...values: [text: string, page: number][]) =>
    conflictsOf(aPlanSet({
      codeSummary: {
        internalPressure: values.map(([value, page], at) =>
          aFact(value, { page, box: { x: 5, y: 10 * at, width: 9, height: 1 } })
        ),
      },
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(between(["+/-0.18", 1], ["+/-0.55", 2]), ["0.18 / 0.55"]);
  assert.deepEqual(between(["+/-0.18", 1], ["0.18", 2]), []);
  assert.deepEqual(between(["+/-0.18", 1], ["+/-0.18", 2], ["+/-0.55", 2]), []);
});
