import assert from "node:assert/strict";
import type { CodeEdition, CodeSummary } from "../../../../../functions/_shared/domain/plan_set.ts";
import { conflictsOf } from "../../../../../functions/_rules/conflicts/mod.ts";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

/** Values of one field read from a table of keys and values. */
function fromTable(field: keyof CodeSummary, ...rows: [string, string][]): unknown[] {
  const builder = new PageBuilder().titleBlock("G-1", "CODE SUMMARY")
    .table(60, 60, [220, 400], [["CODE SUMMARY"], ...rows, ["ROOF COVERING", "CLASS A"], [
      "FIRE ALARM",
      "PER ELECTRICAL",
    ]]);
  return extractPlanSet([builder.build()]).codeSummary[field].map((fact) => fact.value);
}

/** Values of one field read from lines of running text. */
function fromNotes(field: keyof CodeSummary, ...lines: string[]): unknown[] {
  const builder = new PageBuilder().titleBlock("G-1", "GENERAL NOTES")
    .text(60, 60, "GENERAL NOTES", { size: 11, isBold: true });
  lines.forEach((line, index) => builder.text(60, 90 + 30 * index, line));
  return extractPlanSet([builder.build()]).codeSummary[field].map((fact) => fact.value);
}

/** Storeys read from a table of that title with a row `FLOORS | 40`. */
function storiesIn(title: string): unknown[] {
  const builder = new PageBuilder().titleBlock("S-1", "STRUCTURAL NOTES")
    .table(60, 60, [220, 400], [[title], ["STAIRS", "100"], ["FLOORS", "40"], ["ROOF", "20"]]);
  return extractPlanSet([builder.build()]).codeSummary.stories.map((fact) => fact.value);
}

Deno.test("occupancy groups are read in the usual wordings", () => {
  const cases: [string, string, string[]][] = [
    ["OCCUPANCY", "R-3 ONE-FAMILY DWELLING", ["R-3"]],
    ["OCCUPANCY CLASSIFICATION", "GROUP B (TRAINING ROOM INCLUDED AS GROUP B)", ["B"]],
    ["USE GROUP", "B, S-1", ["B", "S-1"]],
    ["Occupancy", "A-2 Restaurant, alcohol service at tables only", ["A-2"]],
    ["OCCUPANCY GROUP", "M - MERCANTILE", ["M"]],
    ["OCCUPANCY", "BUSINESS (B)", ["B"]],
    ["OCCUPANCY TYPE", "A3 / E", ["A-3", "E"]],
    ["BUILDING USE", "SINGLE FAMILY RESIDENCE", ["R-3"]],
    ["OCCUPANCY", "EDUCATIONAL", ["E"]],
  ];
  for (const [key, value, groups] of cases) {
    assert.deepEqual(fromTable("occupancyGroups", [key, value]), [groups], `${key}: ${value}`);
  }
  assert.deepEqual(fromTable("occupancyGroups", ["OCCUPANCY", "A-2 FOOD HALL; M MARKET"]), [
    ["A-2", "M"],
  ]);
  assert.deepEqual(fromTable("occupancyGroups", ["OCCUPANT LOAD", "B: 40"]), []);
  assert.deepEqual(fromTable("occupancyGroups", ["EXISTING OCCUPANCY", "S-1"]), []);
  assert.deepEqual(fromTable("occupancyGroups", ["OCCUPANCY SEPARATION", "1 HR M TO S-1"]), []);
  assert.deepEqual(fromTable("occupancyGroups", ["OCC. SEP. AT GARAGE", "SEE A2"]), []);
  assert.deepEqual(fromTable("occupancyGroups", ["OCCUPANCY", "B, SEE SHEET A2"]), [["B"]]);
  assert.deepEqual(fromTable("occupancyGroups", ["OCCUPANCY", "R-2 ON S-2 GARAGE"]), [
    ["R-2", "S-2"],
  ]);
});

Deno.test("construction types are read in Roman and Arabic figures", () => {
  const cases: [string, string, string][] = [
    ["CONSTRUCTION TYPE", "II-B", "IIB"],
    ["TYPE OF CONSTRUCTION", "TYPE V-B (UNPROTECTED)", "VB"],
    ["CONSTRUCTION", "VA", "VA"],
    ["CONST. TYPE", "5-B", "VB"],
    ["TYPE OF CONSTRUCTION", "TYPE V UNPROTECTED, NON-SPRINKLERED", "VB"],
    ["OCCUPANCY / TYPE", "R-3 ONE-FAMILY DWELLING / TYPE V-B", "VB"],
    ["CONSTRUCTION TYPE", "III A", "IIIA"],
  ];
  for (const [key, value, type] of cases) {
    const found = fromTable("constructionType", [key, value]);
    assert.ok(found.length > 0 && found.every((it) => it === type), `${key}: ${value} → ${found}`);
  }
  assert.deepEqual(fromNotes("constructionType", "TYPE I HOOD OVER RANGE"), []);
});

Deno.test("sprinklers are read, and their absence too", () => {
  const cases: [string, string, string][] = [
    ["FIRE SPRINKLERS", "NOT PROVIDED (ONE-FAMILY DWELLING)", "none"],
    ["SPRINKLERED", "NO", "none"],
    ["AUTOMATIC SPRINKLERS", "NFPA 13R THROUGHOUT", "NFPA 13R"],
    ["SPRINKLER SYSTEM", "YES - NFPA 13", "NFPA 13"],
    ["FIRE SPRINKLER SYSTEM", "NFPA-13D", "NFPA 13D"],
    ["SPRINKLERED", "YES", "yes, standard not stated"],
    ["AUTOMATIC SPRINKLER SYSTEM", "NON-SPRINKLERED", "none"],
  ];
  for (const [key, value, system] of cases) {
    assert.deepEqual(fromTable("sprinklers", [key, value]), [system], `${key}: ${value}`);
  }
  assert.deepEqual(fromNotes("sprinklers", "BUILDING IS FULLY SPRINKLERED PER NFPA 13."), [
    "NFPA 13",
  ]);
  assert.deepEqual(
    fromNotes("sprinklers", "THE BUILDING IS NOT EQUIPPED WITH AN AUTOMATIC SPRINKLER SYSTEM."),
    ["none"],
  );
  assert.deepEqual(
    fromNotes("sprinklers", "LAUNDRY ROOM 140 SF: SPRINKLERED, SMOKE-TIGHT WALLS."),
    [],
  );
  assert.deepEqual(
    fromNotes("sprinklers", "NFPA 13R THROUGHOUT; ATTIC NOT SPRINKLERED, DRAFTSTOPPED."),
    ["NFPA 13R"],
  );
  assert.deepEqual(
    fromNotes("sprinklers", "DETACHED TRASH ENCLOSURE NOT SPRINKLERED; BUILDINGS NFPA 13R."),
    ["NFPA 13R"],
  );
  assert.deepEqual(fromNotes("sprinklers", "BUILDING IS NOT SPRINKLERED."), ["none"]);
  for (
    const spared of [
      "SPRINKLERS ARE OMITTED IN TOILETS OF 40 SF OR LESS.",
      "Sprinklers not required in pantries under 24 sq ft, dwelling units NFPA 13R.",
      "FIRE SPRINKLERS OMITTED FROM ELEVATOR HOISTWAY.",
    ]
  ) assert.ok(!fromNotes("sprinklers", spared).includes("none"), spared);
  assert.deepEqual(fromNotes("sprinklers", "Fire sprinklers are not provided in any dwelling."), [
    "none",
  ]);
});

Deno.test("a part that goes without says nothing of the building", () => {
  const values: [string, string[]][] = [
    ["NFPA 13R, ATTIC NOT SPRINKLERED", ["NFPA 13R"]],
    ["13R (NO SPRINKLERS AT BALCONIES)", ["NFPA 13R"]],
    ["YES, NFPA 13, EXCEPT CARPORT UNSPRINKLERED", ["NFPA 13"]],
    ["FULLY SPRINKLERED; DETACHED SHED NOT SPRINKLERED", ["yes, standard not stated"]],
    ["NOT SPRINKLERED (NFPA 13 NOT REQUIRED)", ["none"]],
    ["NO; GARAGE NOT SPRINKLERED", ["none"]],
  ];
  for (const [value, found] of values) {
    assert.deepEqual(fromTable("sprinklers", ["FIRE SPRINKLERS", value]), found, value);
  }
});

Deno.test("a NO that answers nothing leaves the sprinklers as they are", () => {
  const table: [string, string[]][] = [
    ["NO CHANGE", []],
    ["NO WORK UNDER THIS PERMIT", []],
    ["NO MODIFICATIONS - EXISTING NFPA 13", ["NFPA 13"]],
    ["NOT IN THIS CONTRACT", []],
    ["NFPA 13; STANDPIPES NOT REQUIRED", ["NFPA 13"]],
    ["NO, NOT REQUIRED", ["none"]],
    ["NO (EXISTING BUILDING)", ["none"]],
    ["NO AUTOMATIC SYSTEM", ["none"]],
    ["NONE", ["none"]],
  ];
  for (const [value, found] of table) {
    assert.deepEqual(fromTable("sprinklers", ["FIRE SPRINKLERS", value]), found, value);
  }
  const notes: [string, string[]][] = [
    ["1. NO CHANGE TO SPRINKLERS, BUILDING IS FULLY SPRINKLERED.", ["yes, standard not stated"]],
    ["1. NO STORAGE OVER 12 FT IN BUILDING SPRINKLERED PER NFPA 13.", ["NFPA 13"]],
    ["1. NO PART OF THE BUILDING IS WITHOUT SPRINKLERS, NFPA 13R.", ["NFPA 13R"]],
    ["1. NO WORK TO BUILDING SPRINKLER SYSTEM.", []],
    ["1. STANDPIPES ARE NOT REQUIRED, BUILDING IS SPRINKLERED, NFPA 13.", ["NFPA 13"]],
    ["1. BUILDING HAS NO SPRINKLERS.", ["none"]],
  ];
  for (const [line, found] of notes) assert.deepEqual(fromNotes("sprinklers", line), found, line);
});

Deno.test("stories, height and areas are read, also two in one row", () => {
  assert.deepEqual(fromTable("stories", ["STORIES / HEIGHT", "3 STORIES / 38 FT"]), [3]);
  assert.deepEqual(fromTable("buildingHeightFt", ["STORIES / HEIGHT", "1 / 26 FT"]), [26]);
  assert.deepEqual(fromTable("stories", ["NUMBER OF STORIES", "TWO"]), [2]);
  assert.deepEqual(fromNotes("stories", "STORIES: 2, MEAN ROOF HEIGHT 24 FT"), [2]);
  assert.deepEqual(fromNotes("stories", "STORIES: 2,450 SF EACH"), []);
  assert.deepEqual(
    fromNotes("stories", `UNIT SEPARATION, 2ND STORY: 2X6 STUDS, 1/2" GYP. BD.`),
    [],
  );
  assert.deepEqual(fromTable("stories", ["BUILDING HEIGHT", "22 FT, 1 STORY"]), [1]);
  assert.deepEqual(fromTable("buildingHeightFt", ["BUILDING HEIGHT ABOVE GRADE", `33'-6"`]), [
    33.5,
  ]);
  assert.deepEqual(fromTable("allowableHeightFt", ["ALLOWABLE HEIGHT", "55 FT"]), [55]);
  for (const key of ["CEILING HEIGHT", "ATTIC HEIGHT AT RIDGE", "HOOD HEIGHT", "PEAK HEIGHT"]) {
    assert.deepEqual(fromTable("buildingHeightFt", [key, "9 FT"]), [], key);
  }
  const OWN = [
    "BLDG. HT.",
    "HEIGHT OF STRUCTURE (FT)",
    "PROPOSED HEIGHT TO TOP OF ROOF",
    "BUILDING HEIGHT (FT.)",
    "HT. ABOVE GRADE PLANE",
    "PROPOSED BLDG HEIGHT (TO PEAK)",
    "BLDG HT MRH",
    "MAIN BUILDING HEIGHT",
    "ACTUAL HEIGHT (TABLE 504.3)",
    "RESIDENCE HEIGHT",
  ];
  for (const key of OWN) {
    assert.deepEqual(fromTable("buildingHeightFt", [key, "29 FT"]), [29], key);
  }
  assert.deepEqual(fromTable("buildingAreaSqft", ["AREA / ALLOWABLE", "12,000 / 12,500 SF"]), [
    12000,
  ]);
  assert.deepEqual(fromTable("allowableAreaSqft", ["AREA / ALLOWABLE", "12,000 / 12,500 SF"]), [
    12500,
  ]);
  assert.deepEqual(
    fromTable("buildingAreaSqft", ["Allowable area / actual area", "6,000 SF / 5,940 SF"]),
    [5940],
  );
  assert.deepEqual(fromTable("buildingAreaSqft", ["TOTAL BUILDING AREA", "4,210 SQ. FT."]), [4210]);
  assert.deepEqual(fromTable("buildingAreaSqft", ["LOT AREA", "8,250 SF"]), []);
  for (
    const value of [
      "6,120 SF PER FLOOR; 12,240 SF TOTAL",
      "6,120 sq ft each floor, total 12,240 sq ft",
      "6,120 SF GROUND FLOOR, 12,240 SF GROSS",
    ]
  ) assert.deepEqual(fromTable("buildingAreaSqft", ["FLOOR AREA", value]), [12240], value);
  assert.deepEqual(fromTable("buildingAreaSqft", ["FLOOR AREA", "6,120 SF, 640 SF PORCH"]), [6120]);
  assert.deepEqual(fromTable("stories", ["CONSTRUCTION", "TYPE IIB, 2 STORIES"]), [2]);
  assert.deepEqual(fromTable("stories", ["Construction type", "V-B, one story"]), [1]);
  assert.deepEqual(fromNotes("stories", "TWO 2-BEDROOM UNITS, ONE STORY, GARAGES"), [1]);
  assert.deepEqual(fromNotes("stories", "ONE-STORY C.B.S. RESIDENCE"), [1]);
  assert.deepEqual(fromNotes("stories", "EXIT STAIR ENCLOSURE, 3 STORIES"), []);
  assert.deepEqual(storiesIn("DESIGN LIVE LOADS (PSF)"), []);
  assert.deepEqual(storiesIn("BUILDING DATA"), [40]);
  assert.deepEqual(fromTable("stories", ["Stories", "2, over parking"]), [2]);
  assert.deepEqual(fromTable("stories", ["Levels / Roof", "50 / 20 psf"]), []);
  assert.deepEqual(fromTable("stories", ["No. of stories", "One plus mezzanine"]), [1]);
  assert.deepEqual(fromTable("stories", ["Stories", "2 w/ mezzanine"]), [2]);
  assert.deepEqual(fromTable("stories", ["Stories", "See mezzanine"]), []);
});

Deno.test("wind criteria are read from one row and from several", () => {
  const row: [string, string] = ["WIND", "ASCE 7-22, Vult = 128 MPH, RISK CATEGORY II, EXPOSURE B"];
  assert.deepEqual(fromTable("windSpeedMph", row), [{ mph: 128, kind: "ultimate" }]);
  assert.deepEqual(fromTable("riskCategory", row), ["II"]);
  assert.deepEqual(fromTable("exposure", row), ["B"]);
  assert.deepEqual(fromTable("asceEdition", row), ["7-22"]);
  assert.deepEqual(fromTable("exposure", ["RISK CATEGORY / EXPOSURE", "II / D"]), ["D"]);
  assert.deepEqual(fromTable("exposure", ["WIND", "150 MPH, RISK CAT. II, EXP. C"]), ["C"]);
  assert.deepEqual(
    fromTable("windSpeedMph", ["ULTIMATE DESIGN WIND SPEED", "175 MPH (3-SEC GUST)"]),
    [{ mph: 175, kind: "ultimate" }],
  );
  assert.deepEqual(
    fromTable("windSpeedMph", ["ULTIMATE WIND SPEED", "128 MPH; NOMINAL 99 MPH"]),
    [{ mph: 128, kind: "ultimate" }, { mph: 99, kind: "nominal" }],
  );
  assert.deepEqual(
    fromTable("windSpeedMph", ["ULTIMATE / NOMINAL WIND", "150 / 116 MPH"]),
    [{ mph: 150, kind: "ultimate" }, { mph: 116, kind: "nominal" }],
  );
  assert.deepEqual(
    fromTable("windSpeedMph", ["ULTIMATE SPEED / ALLOWABLE", "186 MPH / 144 MPH"]),
    [{ mph: 186, kind: "ultimate" }, { mph: 144, kind: "nominal" }],
  );
  assert.deepEqual(
    fromTable("windSpeedMph", ["NOMINAL WIND SPEED", "Vasd = 132 mph"]),
    [{ mph: 132, kind: "nominal" }],
  );
  assert.deepEqual(
    fromTable("internalPressure", ["INTERNAL PRESSURE", "ENCLOSED, GCpi = +/- 0.18"]),
    ["+/-0.18"],
  );
  assert.deepEqual(fromTable("enclosure", ["ENCLOSURE", "PARTIALLY ENCLOSED"]), [
    "partially enclosed",
  ]);
});

Deno.test("flood facts are read with datum, sign and abbreviation", () => {
  assert.deepEqual(fromTable("floodZone", ["FLOOD ZONE", "VE (COASTAL HIGH HAZARD AREA)"]), ["VE"]);
  assert.deepEqual(fromTable("floodZone", ["FEMA FLOOD ZONE", `"AE"`]), ["AE"]);
  assert.deepEqual(fromTable("floodZone", ["ZONE / FIRM", "AE / 12071C0312"]), ["AE"]);
  assert.deepEqual(fromTable("floodZone", ["ZONE / USE", "C / RETAIL"]), []);
  assert.deepEqual(
    fromNotes("floodZone", "FEMA ZONE X - NOT IN SPECIAL FLOOD HAZARD AREA"),
    ["X"],
  );
  assert.deepEqual(fromTable("baseFloodElevationFt", ["BASE FLOOD ELEVATION", "11.0' NAVD88"]), [
    11,
  ]);
  assert.deepEqual(fromTable("baseFloodElevationFt", ["B.F.E.", "+9.00' NGVD"]), [9]);
  const floor = (text: string) => fromNotes("finishedFloorElevationFt", text);
  assert.deepEqual(floor("F.F.E. +8.50' NAVD88"), [8.5]);
  assert.deepEqual(floor("FINISHED FLOOR AT ELEV. 8'-6\" NAVD"), [8.5]);
  assert.deepEqual(floor("FIN. FLR. EL. 8.2' N.A.V.D. (B.F.E. 9.0')"), [8.2]);
  assert.deepEqual(floor("LOWEST FLOOR SHALL BE SET AT +8.0' NAVD"), [8]);
  assert.deepEqual(floor("F.F. EL. 8.75'"), [8.75]);
  assert.deepEqual(floor("FINISHED FLOOR 1'-0\" ABOVE BFE"), []);
  assert.deepEqual(floor('FINISHED FLOOR 18" ABOVE CROWN OF ROAD'), []);
  assert.deepEqual(fromTable("designFloodElevationFt", ["DESIGN FLOOD ELEVATION", "12.0 FT"]), [
    12,
  ]);
  assert.deepEqual(fromTable("baseFloodElevationFt", ["BASE FLOOD ELEVATION", "N/A"]), []);
  assert.deepEqual(fromTable("baseFloodElevationFt", ["ENCLOSED AREA BELOW BFE", "528 SF"]), []);
});

Deno.test("what is added to a flood level is none itself", () => {
  const base = (text: string) => fromNotes("baseFloodElevationFt", text);
  assert.deepEqual(base("LOWEST FLOOR 7.00' NAVD 88; CITY ASKS BFE + 1, NO MORE"), []);
  assert.deepEqual(base("FINISHED FLOOR SET AT BFE +2 FT FREEBOARD"), []);
  assert.deepEqual(base("BFE+1."), []);
  assert.deepEqual(base("LOWEST FLOOR AT B.F.E. + 1.5' MIN."), []);
  assert.deepEqual(base("BASE FLOOD ELEVATION PLUS 1.5'"), []);
  assert.deepEqual(base("FLOOD ZONE VE, BASE FLOOD EL. 12.0' NAVD88. FIRM 12345C."), [12]);
  assert.deepEqual(base("BASE FLOOD LEVEL 9.5' NAVD88"), [9.5]);
  assert.deepEqual(base("BASE FLOOD 10' NAVD"), [10]);
  assert.deepEqual(base("BASE FLOOD DEPTH 2'"), []);
  assert.deepEqual(base("BFE +4.0' NAVD"), [4]);
  assert.deepEqual(base("B.F.E. + 3 FT NAVD 88"), [3]);
});

Deno.test("a paragraph of loads ends where it turns to soil and footings", () => {
  const loads = (text: string) =>
    (fromNotes("liveLoadsPsf", text) as { use: string; psf: number }[]).map((it) => it.psf);
  assert.deepEqual(
    loads(
      "SLAB LIVE LOAD RETAIL 100 PSF, STOCK 125 PSF. ROOF LIVE LOAD 20 PSF. SNOW N/A. SOIL BEARING 2,500 PSF. FOOTINGS 24 X 12",
    ),
    [100, 125, 20],
  );
  assert.deepEqual(loads("FLOOR LIVE LOAD 100 PSF. SOIL BEARING 2,000 PSF. SLAB 4 IN."), [100]);
});

Deno.test("stories and areas stand beside what is allowed", () => {
  const beside = "HEIGHT TO PARAPET 18 FT ABOVE GRADE; ONE STOREY OF TWO ALLOWED.";
  assert.deepEqual(fromNotes("stories", beside), [1]);
  assert.deepEqual(fromNotes("allowableStories", beside), [2]);
  assert.deepEqual(fromNotes("stories", "WORK: NEW GROCERY WITH DELI KITCHEN, ONE STOREY."), [1]);
  assert.deepEqual(fromNotes("stories", "WORK: ONE STORY SHED ROOF AT REAR IS REPAIRED."), []);
  assert.deepEqual(
    fromNotes(
      "buildingAreaSqft",
      "FOOTPRINT 5,760 SF GROSS. ALLOWED BY TABLE 36,000 SF (M, V-B, ONE STOREY).",
    ),
    [5760],
  );
  assert.deepEqual(fromNotes("buildingAreaSqft", "2. TOTAL BUILDING AREA 7,180 SF"), [7180]);
  assert.deepEqual(fromNotes("buildingAreaSqft", "EXISTING BUILDING AREA 7,180 SF"), []);
  assert.deepEqual(fromNotes("buildingAreaSqft", "BUILDING AREA 7,180 SF ALLOWED"), []);
  assert.deepEqual(
    fromTable("buildingAreaSqft", ["AREA", "6,755 SF EACH LEVEL, 20,265 SF ALL"]),
    [20265],
  );
  assert.deepEqual(
    fromTable("occupancyGroups", ["USES", "R-2 LEVELS 2, 3; S-2 OPEN PARKING LEVEL 1, 508.4"]),
    [["R-2", "S-2"]],
  );
  assert.deepEqual(
    fromTable("occupancyGroups", ["USE, CONSTRUCTION", "SINGLE FAMILY, R-3, TYPE VB"]),
    [["R-3"]],
  );
});

Deno.test("codes are cited with edition and year", () => {
  const editions = (...lines: string[]) =>
    (fromNotes("codeEditions", ...lines) as { code: string; year: number; edition: number }[])
      .map((it) => `${it.code} ${it.year} ${it.edition ?? "-"}`);
  assert.deepEqual(editions("FLORIDA BUILDING CODE 8TH EDITION (2023), RESIDENTIAL"), [
    "FBC-R 2023 8",
  ]);
  assert.deepEqual(editions("2023 FLORIDA BUILDING CODE, BUILDING, 8TH EDITION"), ["FBC-B 2023 8"]);
  assert.deepEqual(editions("FBC-RESIDENTIAL 8TH EDITION (2023); NEC 2020"), [
    "FBC-R 2023 8",
    "NEC 2020 -",
  ]);
  assert.deepEqual(editions("FLORIDA BUILDING CODE, 7TH EDITION (2020)"), ["FBC 2020 7"]);
  assert.deepEqual(editions("FLORIDA FIRE PREVENTION CODE 8TH EDITION"), ["FFPC 2023 8"]);
  assert.deepEqual(editions("WIRING PER NFPA 70-2020"), ["NEC 2020 -"]);
  for (
    const named of [
      "NFPA 70 (NEC) 2017",
      "ELECTRICAL: NEC / NFPA 70, 2017",
      "NATIONAL ELECTRICAL CODE (NFPA 70), EDITION: 2017",
    ]
  ) assert.deepEqual(editions(named), ["NEC 2017 -"], named);
  assert.deepEqual(editions("NFPA 70E (2018), ARC FLASH"), []);
  assert.deepEqual(editions("2017 NATIONAL ELECTRICAL CODE"), ["NEC 2017 -"]);
  assert.deepEqual(editions("SEE FBC TABLE 1004.5 AND R308.4"), []);
});

Deno.test("live loads, energy path, climate zone and units are read", () => {
  assert.deepEqual(fromTable("liveLoadsPsf", ["LIVE LOADS", "FLOOR 40, DECK 60, ROOF 20 PSF"]), [
    { use: "FLOOR", psf: 40 },
    { use: "DECK", psf: 60 },
    { use: "ROOF", psf: 20 },
  ]);
  const deck = fromTable("liveLoadsPsf", ["DECK LIVE LOAD:", "100 PSF; GUARD 200 LB. / 50 PLF"]);
  assert.ok(!(deck as { psf: number }[]).some(({ psf }) => psf === 50), "along a rail");
  assert.deepEqual(fromTable("liveLoadsPsf", ["SALES FLOOR LIVE LOAD", "75 PSF"]), [
    { use: "SALES FLOOR", psf: 75 },
  ]);
  assert.deepEqual(fromNotes("energyPath", "ENERGY CALCULATION FORM R405-2023 SUBMITTED"), [
    "R405",
  ]);
  assert.deepEqual(
    fromNotes("energyPath", "SIGNED FORM R402-2023 AND THE ENERGY PERFORMANCE LEVEL CARD"),
    ["R402"],
    "the card is asked for on every path",
  );
  assert.deepEqual(fromNotes("energyPath", "Energy compliance: COMcheck C402 submitted."), [
    "COMCHECK C402",
  ]);
  assert.deepEqual(fromTable("climateZone", ["CLIMATE ZONE", "1A (BROWARD)"]), ["1A"]);
  assert.deepEqual(fromTable("dwellingUnits", ["NUMBER OF DWELLING UNITS", "16"]), [16]);
  assert.deepEqual(fromTable("totalOccupantLoad", ["TOTAL OCCUPANT LOAD", "118"]), [118]);
  assert.deepEqual(fromTable("totalOccupantLoad", ["Persons, total", "214"]), [214]);
  assert.deepEqual(fromTable("totalOccupantLoad", ["OCCUPANT LOAD PER STORY", "27"]), []);
});

Deno.test("a table of loads counts no homes", () => {
  const under = (title: string) => {
    const builder = new PageBuilder().titleBlock("S-1", "STRUCTURAL NOTES")
      .table(60, 60, [220, 400], [[title], ["DWELLING UNITS", "40"], ["CORRIDORS", "100"]]);
    return extractPlanSet([builder.build()]).codeSummary.dwellingUnits.map(({ value }) => value);
  };
  assert.deepEqual(under("LIVE LOADS"), []);
  assert.deepEqual(under("BUILDING DATA"), [40]);
});

Deno.test("county comes from its name or from the city of the address", () => {
  const builder = (lines: string[]) => {
    const page = new PageBuilder().titleBlock("A-1", "FLOOR PLAN").text(
      300,
      300,
      "KITCHEN, BEDROOM",
    );
    page.text(1090, 400, "PROJECT", { size: 5 });
    lines.forEach((line, index) => page.text(1090, 410 + 9 * index, line, { size: 6 }));
    return extractPlanSet([page.build()]).codeSummary;
  };
  const named = builder(["12 Palm Way", "Jupiter, FL 33458", "Palm Beach County"]);
  assert.ok(named.county.every((fact) => fact.value === "Palm Beach"));
  const byCity = builder(["900 Lake Drive", "Orlando, FL 32809"]);
  assert.deepEqual(byCity.county.map((fact) => fact.value), ["Orange"]);
  assert.equal(byCity.address[0].value, "900 Lake Drive Orlando, FL 32809");
});

Deno.test("two speeds in one set are both kept and become a conflict", () => {
  const page = new PageBuilder().titleBlock("S-1", "STRUCTURAL NOTES")
    .text(60, 100, "ULTIMATE WIND SPEED: 152 MPH")
    .text(60, 200, "WIND DESIGN THIS SECTION: Vult = 145 MPH, ROOF TRUSSES");
  const set = extractPlanSet([page.build()]);
  assert.equal(set.codeSummary.windSpeedMph.length, 2);
  assert.deepEqual(conflictsOf(set).map((it) => [it.topic, it.a.value, it.b.value]), [
    ["wind speed", "152 mph", "145 mph"],
  ]);
});

Deno.test("columns of allowed and actual values are told apart", () => {
  const page = new PageBuilder().titleBlock("G-1", "CODE SUMMARY").table(60, 60, [
    160,
    120,
    120,
    120,
  ], [
    ["CODE SUMMARY"],
    ["ITEM", "CODE SECTION", "ALLOWABLE", "ACTUAL"],
    ["BUILDING HEIGHT", "TABLE 504.3", "55 FT", "24 FT"],
    ["NUMBER OF STORIES", "TABLE 504.4", "3", "1"],
    ["BUILDING AREA", "TABLE 506.2", "23,000 SF", "14,000 SF"],
  ]);
  const { codeSummary: it } = extractPlanSet([page.build()]);
  assert.deepEqual(it.buildingHeightFt.map((fact) => fact.value), [24]);
  assert.deepEqual(it.allowableHeightFt.map((fact) => fact.value), [55]);
  assert.deepEqual(it.stories.map((fact) => fact.value), [1]);
  assert.deepEqual(it.allowableStories.map((fact) => fact.value), [3]);
  assert.deepEqual(it.buildingAreaSqft.map((fact) => fact.value), [14000]);
  assert.deepEqual(it.allowableAreaSqft.map((fact) => fact.value), [23000]);
});

/** Meanings of the columns of a table without headers. */
const sidesOf = (...rows: string[][]) => {
  const page = new PageBuilder().titleBlock("A-001", "CODE SUMMARY")
    .table(80, 80, [160, 120, 120, 120].slice(0, rows[0].length), [["CODE DATA"], ...rows]);
  return extractPlanSet([page.build()]).schedules[0].columns.map((column) => column.meaning);
};

Deno.test("without headers marks in the cells tell the code's figures from the building's", () => {
  const path = ["COMMON PATH", "100 FT (S)", "88 FT"];
  assert.deepEqual(sidesOf(path, ["TRAVEL DISTANCE", "300 FT (S)", "142 FT"]), [
    null,
    "required",
    "provided",
  ]);
  assert.deepEqual(sidesOf(path, ["TRAVEL DISTANCE", "300 FT (S)", "312 FT"])[2], "provided");
  assert.deepEqual(sidesOf(["AREA", "10,912 SF", "ALLOWED 48,000 SF"], ["STORIES", "3", "4 MAX"]), [
    null,
    "provided",
    "required",
  ]);
  assert.deepEqual(
    sidesOf(["TRAVEL", "1017.2", "250 FT MAX", "180 FT"], ["EXITS", "1006.3", "2 MIN", "3"]),
    [null, null, "required", "provided"],
  );
});

Deno.test("without marks the order of the figures tells where all rows agree, else nothing does", () => {
  const travel = ["TRAVEL DISTANCE", "250 FT", "180 FT"];
  const width = ["EXIT WIDTH", `44"`, `72"`];
  assert.deepEqual(sidesOf(travel, width), [null, "required", "provided"]);
  assert.deepEqual(sidesOf(["TRAVEL DISTANCE", "180 FT", "250 FT"], ["STORIES", "2", "3"]), [
    null,
    "provided",
    "required",
  ]);
  assert.deepEqual(sidesOf(travel, ["COMMON PATH", "80 FT", "100 FT"]), [null, null, null]);
  assert.deepEqual(sidesOf(travel, ["OCCUPANCY", "B", "B"]), [null, null, null]);
  assert.deepEqual(sidesOf(["FIRST FLOOR AREA", "2,000 SF", "1,800 SF"], ["OCCUPANCY", "B", "B"]), [
    null,
    null,
    null,
  ]);
});

Deno.test("headers of the two sides are known in the usual wordings", () => {
  const page = (limit: string, drawn: string) =>
    new PageBuilder().titleBlock("A-001", "CODE SUMMARY").table(80, 80, [160, 120, 120], [
      ["BUILDING DATA"],
      ["ITEM", limit, drawn],
      ["BUILDING HEIGHT", "60 FT", "28 FT"],
      ["COMMON PATH", "100 FT", "88 FT"],
    ]).build();
  for (
    const [limit, drawn] of [
      ["ALLOWED", "PROPOSED"],
      ["MAX.", "ACTUAL"],
      ["CODE MAX", "THIS PROJECT"],
      ["PERMITTED", "AS DESIGNED"],
      ["REQUIRED", "PROVIDED"],
      ["ALLOWABLE", "SHOWN"],
    ]
  ) {
    const set = extractPlanSet([page(limit, drawn)]);
    assert.deepEqual(
      set.schedules[0].columns.map((column) => column.meaning).slice(1),
      ["required", "provided"],
      `${limit} ${drawn}`,
    );
  }
  const { codeSummary } = extractPlanSet([page("ALLOWED", "PROPOSED")]);
  assert.deepEqual(codeSummary.buildingHeightFt.map((fact) => fact.value), [28]);
  assert.deepEqual(codeSummary.allowableHeightFt.map((fact) => fact.value), [60]);
});

Deno.test("allowed and provided figures are told apart in a list without rulings too", () => {
  const page = new PageBuilder().titleBlock("A-001", "CODE SUMMARY");
  const rows = [
    ["BUILDING HEIGHT", "60 FT (S)", "28 FT"],
    ["TRAVEL TO EXIT", "250 FT (S)", "142 FT"],
    ["COMMON PATH OF EGRESS", "100 FT (S)", "88 FT"],
  ];
  rows.forEach((row, at) =>
    row.forEach((text, column) => {
      page.text([80, 220, 320][column], 100 + 14 * at, text);
    })
  );
  const { codeSummary, schedules } = extractPlanSet([page.build()]);
  assert.deepEqual(schedules[0].columns.map((it) => it.meaning), [null, "required", "provided"]);
  assert.deepEqual(codeSummary.buildingHeightFt.map((fact) => fact.value), [28]);
  assert.deepEqual(codeSummary.allowableHeightFt.map((fact) => fact.value), [60]);
});

Deno.test("living area beside the total under roof is no second building area and no conflict", () => {
  const page = new PageBuilder().titleBlock("A-1", "SITE PLAN").table(60, 60, [200, 120], [
    ["AREA CALCULATIONS"],
    ["LIVING AREA", "1,850 SF"],
    ["GARAGE", "420 SF"],
    ["TOTAL LIVING AREA", "1,850 SF"],
    ["TOTAL AREA UNDER ROOF", "2,390 SF"],
  ]);
  const set = extractPlanSet([page.build()]);
  assert.deepEqual(set.codeSummary.buildingAreaSqft.map((fact) => fact.value), [2390]);
  assert.deepEqual(conflictsOf(set), []);
});

Deno.test("speeds from which something is demanded are not the design speed", () => {
  assert.deepEqual(
    fromTable("windSpeedMph", ["WIND-BORNE DEBRIS", "NO. UNDER 140 MPH, NO WATER NEAR"]),
    [],
  );
  assert.deepEqual(
    fromNotes("windSpeedMph", "WIND: PROTECTION FROM 130 MPH NEAR WATER, 140 MPH ELSEWHERE"),
    [],
  );
  assert.equal(fromNotes("windSpeedMph", "WIND: DESIGNED FOR AT LEAST 150 MPH").length, 1);
});

Deno.test("speeds that products withstand are not the design speed", () => {
  assert.deepEqual(fromNotes("windSpeedMph", "ROOF SHINGLES TESTED TO 150 MPH WIND"), []);
  assert.deepEqual(fromNotes("windSpeedMph", "FENCE IS RATED FOR WIND UP TO 115 MPH"), []);
});

Deno.test("one row that lists speeds for several categories contradicts nobody", () => {
  const page = new PageBuilder().titleBlock("S-1", "STRUCTURAL NOTES")
    .text(60, 100, "ULTIMATE WIND SPEED: 140 MPH CATEGORY I, 150 MPH CATEGORY II");
  assert.deepEqual(conflictsOf(extractPlanSet([page.build()])), []);
});

Deno.test("one code cited with two years is a conflict, two codes are not", () => {
  const page = (text: string, other: string) =>
    conflictsOf(extractPlanSet([
      new PageBuilder().titleBlock("G-1", "GENERAL NOTES").text(60, 100, text).text(60, 300, other)
        .build(),
    ])).map((it) => it.topic);
  assert.deepEqual(page("WIRING PER NEC 2020", "ALL WORK TO COMPLY WITH NEC 2017"), [
    "code edition",
  ]);
  assert.deepEqual(page("WIRING PER NEC 2020", "FLORIDA BUILDING CODE 8TH EDITION (2023)"), []);
});

Deno.test("a calculation per floor is no total, a design load is one", () => {
  const loads = (key: string, value: string) => fromTable("totalOccupantLoad", [key, value]);
  assert.deepEqual(loads("OCCUPANT LOAD, TYP. FLOOR", "10,912 / 200 = 55"), []);
  assert.deepEqual(loads("OCCUPANT LOAD", "10,912 / 200 = 55"), [55]);
  assert.deepEqual(loads("DESIGN OCCUPANT LOAD", "290 PERSONS"), [290]);
});

Deno.test("a citation of several volumes cites the code as a whole", () => {
  const codes = (text: string) =>
    (fromTable("codeEditions", ["GOVERNING CODES", text]) as CodeEdition[]).map((it) => it.code);
  assert.deepEqual(codes("FBC 8TH ED. (2023) - B, M, P, FG, EC, ACCESSIBILITY"), ["FBC"]);
  assert.deepEqual(codes("FLORIDA BUILDING CODE 8TH EDITION (2023) BUILDING, PLUMBING"), ["FBC"]);
  assert.deepEqual(codes("FBC, RESIDENTIAL, 8TH EDITION (2023)"), ["FBC-R"]);
  assert.deepEqual(codes("FBC EXISTING BUILDING 8TH EDITION (2023)"), ["FBC-EB"]);
});

Deno.test("a live load keeps the use that stands before it", () => {
  const page = new PageBuilder().titleBlock("S-1", "STRUCTURAL NOTES")
    .text(80, 80, "1. FLOOR LIVE LOAD 40 PSF, SLEEPING ROOMS 30 PSF")
    .text(80, 140, "3. ASSEMBLY FLOOR WITH MOVABLE SEATS: LIVE LOAD 80 PSF.");
  const { liveLoadsPsf } = extractPlanSet([page.build()]).codeSummary;
  assert.deepEqual(liveLoadsPsf.map((fact) => [fact.value.use, fact.value.psf]), [
    ["FLOOR", 40],
    ["SLEEPING ROOMS", 30],
    ["ASSEMBLY FLOOR WITH MOVABLE SEATS", 80],
  ]);
});

Deno.test("an address is known by its street, or by a rarer kind of street before its city", () => {
  const addresses = (text: string) =>
    extractPlanSet([
      new PageBuilder().titleBlock("A-0", "COVER").text(80, 80, text).build(),
    ]).codeSummary.address.map((fact) => fact.value);
  assert.deepEqual(addresses("PROJECT: 18 MANGROVE BEND FORT MYERS FL 33908"), [
    "18 MANGROVE BEND FORT MYERS FL 33908",
  ]);
  assert.deepEqual(addresses("ANCHOR 2 STRAPS AT EVERY POINT OF BEARING"), []);
});

Deno.test("stories are read beside other matters of the same sentence, and not from provisions", () => {
  const cases: [string, number[]][] = [
    ["1. SPRINKLER SYSTEM IS NFPA 13R; HOTEL OF FOUR STORIES WITH INTERIOR CORRIDORS.", [4]],
    ["GROUND FLR. PLAN - 14 STORY TOWER", [14]],
    ["1. TWO-STORY APARTMENT BLDG., EIGHT UNITS.", [2]],
    ["1. BUILDINGS FOUR STORIES OR MORE SHALL HAVE STANDPIPES.", []],
    ["1. EXIT STAIR THROUGH 3 STORIES OF THE BUILDING.", []],
  ];
  for (const [line, stories] of cases) assert.deepEqual(fromNotes("stories", line), stories, line);
  assert.deepEqual(fromTable("stories", ["FIRE SPRINKLERS (3-STORY BUILDING)", "NO"]), [3]);
});

Deno.test("sprinklers of the whole building may be left out in several wordings", () => {
  const none = [
    "1. GROUP HOME, R-4, 12 RESIDENTS; NO FIRE SPRINKLER SYSTEM.",
    "1. EIGHT UNITS; FIRE SPRINKLERS ARE NOT INCLUDED IN THIS PROJECT.",
    "1. SPRINKLER SYSTEM: NONE.",
    "1. BLDG. IS NOT SPRK'D.",
  ];
  for (const line of none) assert.deepEqual(fromNotes("sprinklers", line), ["none"], line);
  const parts = ["1. NO SPRINKLER HEADS IN CLOSETS.", "1. NO SPRINKLER SYSTEM IF UNDER 5,000 SF."];
  for (const line of parts) assert.deepEqual(fromNotes("sprinklers", line), [], line);
});

Deno.test("the standard alone is a key, and its answer may say none", () => {
  assert.deepEqual(fromTable("sprinklers", ["NFPA 13", "None: 289 occ / 9,120 sf"]), ["none"]);
  assert.deepEqual(fromTable("sprinklers", ["NFPA 13", "THROUGHOUT"]), ["NFPA 13"]);
});

Deno.test("the title over a table says construction type and sprinklers", () => {
  const titled = (title: string, field: keyof CodeSummary) => {
    const builder = new PageBuilder().titleBlock("G-1", "FIRE RATINGS")
      .table(60, 60, [220, 90, 90], [[title], ["ELEMENT", "REQUIRED", "PROVIDED"], [
        "STRUCTURAL FRAME",
        "2 HR",
        "1 HR",
      ], ["ROOF", "1 HR", "1 HR"]]);
    return extractPlanSet([builder.build()]).codeSummary[field].map((fact) => fact.value);
  };
  assert.deepEqual(titled("FIRE RESISTANCE RATINGS, TYPE I-B", "constructionType"), ["IB"]);
  assert.deepEqual(titled("FINISH SCHEDULE (NON-SPRINKLERED)", "sprinklers"), ["none"]);
});

Deno.test("occupants and units are read in further wordings", () => {
  assert.deepEqual(fromTable("totalOccupantLoad", ["OCCUPANTS", "210"]), [210]);
  assert.deepEqual(fromTable("dwellingUnits", ["BUILDING", "6-UNIT TOWNHOUSE BUILDING"]), [6]);
});

Deno.test("what a note says of the building next door is no fact of this one", () => {
  const others = [
    "The building next door (separate permit) is Type V-B, 3,100 sq ft, sprinklered.",
    "ADJACENT BUILDING: TYPE V-B, NON-SPRINKLERED.",
    "Neighbor's store is Type V-B construction.",
    "THE ADJOINING TENANT SPACE IS TYPE V-B, 1,200 SF.",
    "EXISTING BUILDING TO THE NORTH IS TYPE V-B CONSTRUCTION.",
  ];
  for (const other of others) {
    assert.deepEqual(fromNotes("constructionType", other), [], other);
    const both = `${other} This building: Type II-B, Group B, not sprinklered.`;
    assert.deepEqual(fromNotes("constructionType", both), ["IIB"], both);
  }
  const far = "TYPE II-B CONSTRUCTION, 12 FT FROM ADJACENT BUILDING";
  assert.deepEqual(fromNotes("constructionType", far), ["IIB"]);
});

Deno.test("the design wind speed is read beside sentences about products, the speeds of products are not", () => {
  assert.deepEqual(
    fromNotes(
      "windSpeedMph",
      "The ultimate design wind speed is 170 miles per hour, exposure B. Steel is ASTM A615, grade 60.",
    ),
    [{ mph: 170, kind: "ultimate" }],
  );
  assert.deepEqual(
    fromNotes("windSpeedMph", "Shingles are ASTM D3161. They are fastened for a wind of 138 mph."),
    [],
  );
});

Deno.test("what holds without sprinklers, or is let off for them, denies none", () => {
  const none: string[] = [
    "1. DEAD-END LIMIT OF 20 FT IS FOR NON-SPRINKLERED BUILDINGS, NFPA 13 HERE.",
    "2. REFUGE AREAS NOT REQUIRED, BUILDING FULLY SPRINKLERED.",
    "3. HOSE REACH 450 FT (150 FT IN BUILDINGS WITHOUT SPRINKLERS).",
    "4. SMOKE VENTS NOT PROVIDED (NFPA 13 THROUGHOUT).",
  ];
  for (const line of none) {
    assert.ok(!fromNotes("sprinklers", line).includes("none"), line);
  }
  assert.deepEqual(fromTable("sprinklers", ["SPRINKLERS", "NFPA 13, NOT REQUIRED BY 903.2.1"]), [
    "NFPA 13",
  ]);
  const bare = [
    "1. FIRE SPRINKLERS (NOT PROVIDED) IN THIS BUILDING.",
    "1. BUILDING, NOT SPRINKLERED.",
  ];
  for (const line of bare) assert.deepEqual(fromNotes("sprinklers", line), ["none"], line);
});

Deno.test("a share of a story, a stair's stories and a limit are no number of stories", () => {
  const others: [string, string][] = [
    ["MEZZANINE (% OF STORY)", "6"],
    ["EXIT STAIR CONNECTS STORIES", "2; 2 HR FROM FOUR STORIES"],
    ["FLOORS", '3/4" PLYWOOD, GLUED'],
    ["STORIES", "STRETCHER CAR NOT NEEDED BELOW FOUR STORIES"],
  ];
  for (const row of others) assert.deepEqual(fromTable("stories", row), [], row.join(": "));
  assert.deepEqual(fromTable("stories", ["STORIES ABOVE GRADE PLANE", "2"]), [2]);
});

Deno.test("both wind speeds under one label keep their kinds", () => {
  assert.deepEqual(fromTable("windSpeedMph", ["VULT / VASD", "165 / 128 MPH"]), [
    { mph: 165, kind: "ultimate" },
    { mph: 128, kind: "nominal" },
  ]);
});

Deno.test("uses under the title of design loads are live loads, wind and dead loads none", () => {
  const builder = new PageBuilder().titleBlock("S-1", "STRUCTURAL NOTES")
    .table(60, 60, [220, 200], [
      ["DESIGN LOADS"],
      ["READING ROOMS", "60 PSF"],
      [
        "ROOF DEAD",
        "15 PSF",
      ],
      ["WIND AT CORNERS", "42 PSF"],
      ["EXIT STAIRS", "100 PSF"],
    ]);
  const loads = extractPlanSet([builder.build()]).codeSummary.liveLoadsPsf;
  assert.deepEqual(loads.map(({ value }) => value.psf), [60, 100]);
});

Deno.test("a number that ends a line isn't that of the stories the line counts itself", () => {
  assert.deepEqual(
    fromNotes(
      "stories",
      "NEW THREE-STORY WING WITH ONE-STORY ANNEX - PRIVATE SCHOOL, GRADES 4 TO 8",
    ),
    [3],
  );
  assert.deepEqual(fromTable("stories", ["STORIES ABOVE GRADE", "3 AT WING; 1 AT ANNEX"]), [3]);
});
