/** Control set: a boutique hotel of three floors with a bar, over parking, on an island of Miami-Dade County. */
import { drawDoorTypes, drawElevation, drawVicinityMap, drawWallSection } from "./details.ts";
import { fontFile } from "./fonts.ts";
import { PlanView } from "./plan_view.ts";
import { compliant, conflict, notShown, violation } from "./rows.ts";
import { SheetDrawing, type SheetName } from "./sheet_drawing.ts";

export const project = {
  name: "Marisol Bay Hotel",
  address: "7934 West Harbor Drive, North Bay Village, FL 33141",
  clientName: "Marisol Bay Hospitality LLC",
  clientPhone: "305-555-0126",
  clientEmail: "projects@marisolbay.example.com",
  occupancyClassification: ["R-1", "A-2", "S-2"],
  inspectionCategories: ["Egress", "Fire Safety", "Accessibility", "Structural", "Electrical"],
  buildingHeight: 48,
  buildingArea: 46400,
  typeOfConstruction: "IIA",
  fireSprinkler: true,
  generator: false,
  baseFloodElevation: 8,
  femaFloodZone: "AE",
  priority: "high",
  tags: [],
};

const rows = {
  V1: violation(
    ["FBC-B-1023.2-exit-enclosure-4"],
    "1023.2",
    "Exit stairs connecting four storeys enclosed with 1 hour.",
    { measured: 1, required: 2, unit: "hours" },
  ),
  V2: violation(
    "FBC-B-1013.2-low-exit-signs-R1",
    "1013.2",
    "Low-level exit signs 24 in above the floor.",
    { measured: 24, required: "10 to 18", unit: "in" },
  ),
  V3: violation("FBC-B-1011.3-stair-headroom", "1011.3", "Headroom of 6 ft 5 in at stair 1.", {
    measured: 77,
    required: 80,
    unit: "in",
  }),
  V4: violation("FBC-B-1011.6-landing", "1011.6", "Landing 40 in deep at a stair 48 in wide.", {
    measured: 40,
    required: 48,
    unit: "in",
  }),
  V5: violation(
    "FBC-B-1007.1.1-separation-s",
    "1007.1.1",
    "Bar exits 18 ft apart; a third of the diagonal is 23 ft 6 in.",
    { measured: 18, required: 23.5, unit: "ft" },
  ),
  V6: violation(
    ["FBC-B-1020.5-dead-end-sprinklered", "FBC-B-1020.5-dead-end"],
    "1020.5",
    "Dead end of 62 ft, R-1 with NFPA 13.",
    { measured: 62, required: 50, unit: "ft" },
  ),
  V7: violation("FBC-B-1015.3-guard-height", "1015.3", "Balcony guard of 38 in.", {
    measured: 38,
    required: 42,
    unit: "in",
  }),
  V8: violation(
    "FBC-B-420.2-unit-separation",
    "420.2",
    "Half an hour between rooms in Type II-A.",
    {
      measured: 0.5,
      required: 1,
      unit: "hours",
    },
  ),
  V9: violation(
    "FBC-B-907.4.2-pull-stations",
    "907.4.2",
    "Pull station 12 ft from the stair door.",
    {
      measured: 12,
      required: 5,
      unit: "ft",
    },
  ),
  V10: violation(
    "FBC-B-905.3-standpipes",
    "905.3.1",
    "No standpipe with four storeys, top floor 32 ft 6 in above the fire lane.",
    { measured: 32.5, required: 30, unit: "ft" },
  ),
  V11: violation("FBC-B-713-shafts", "713.4", "Shafts through four storeys of 1 hour.", {
    measured: 1,
    required: 2,
    unit: "hours",
  }),
  V12: violation("FBC-A-502.2-space-width", ["502.2", "553.5041"], "Accessible space 9 ft wide.", {
    measured: 108,
    required: 144,
    unit: "in",
  }),
  V13: violation("FBC-A-502.5-vertical", "502.5", "7 ft 6 in clear over van route and space.", {
    measured: 90,
    required: 98,
    unit: "in",
  }),
  V14: violation("FBC-A-224-lodging", "224.2", "One mobility room of 26 guest rooms.", {
    measured: 1,
    required: 2,
    unit: "rooms",
  }),
  V15: violation("FBC-A-206.6-elevator-rail", "399.035", "Car rail at 36 in.", {
    measured: 36,
    required: "31 to 33",
    unit: "in",
  }),
  V16: violation(
    ["FBC-P-403.1-fixtures", "FBC-P-403.1.3-parity"],
    ["403.1", "2902.1", "403.1.3"],
    "One closet for 74 women in a bar, 1 per 40.",
    { measured: 1, required: 2, unit: "fixtures" },
  ),
  V17: violation("FBC-M-dryer-length", ["504.8.4.1", "504.8"], "Dryer duct of 46 ft.", {
    measured: 46,
    required: 35,
    unit: "ft",
  }),
  V18: violation(
    ["NEC-210.12C-guest"],
    ["210.12(C)", "210.12(B)", "210.12"],
    "Guest room receptacles on standard breakers.",
    { measured: "standard", required: "AFCI" },
  ),
  V19: violation("NEC-110.26-dedicated", "110.26(E)", "Waste pipe 18 in above the MDP.", {
    measured: 1.5,
    required: 6,
    unit: "ft",
  }),
  V20: violation("FBC-FG-503.8-vent", "503.8", "Power vent 2 ft beside a window.", {
    measured: 2,
    required: 4,
    unit: "ft",
  }),
  V21: violation("FBC-B-1620-hvhz-exposure", "1620.3", "Exposure B in the HVHZ.", {
    measured: "B",
    required: "C or D",
  }),
  V22: violation(
    "FBC-B-1612-asce24",
    "1612.4",
    "Staff office floor at 8.25 ft NAVD, BFE 8.",
    { measured: 8.25, required: 9, unit: "ft" },
  ),
  V23: violation("FBC-B-1612-equipment", "1612.4", "Main electrical room at 6 ft NAVD, BFE 8.", {
    measured: 6,
    required: 9,
    unit: "ft",
  }),
  V24: violation(
    "FBC-B-110.8-threshold",
    ["110.8", "553.79"],
    "Four storeys denied to be a threshold building.",
    { measured: 4, required: 3, unit: "storeys" },
  ),
  C1: compliant(
    ["FBC-B-504.3-height", "FBC-B-504.4-stories"],
    ["504.3", "504.4"],
    "Four storeys and 48 ft; II-A with NFPA 13 allows 4 for A-2 and 85 ft.",
  ),
  C2: compliant("FBC-B-508.4-separation", "508.4", "1 hour between R-1 and A-2, R-1 and S-2."),
  C3: compliant(
    ["FS-509.215-lodging", "FBC-B-903.2.8-R"],
    ["509.215", "903.2.8"],
    "No heads in baths of 50 and closets of 20 sq ft.",
  ),
  C4: compliant("FBC-B-1020.2-corridor-rating", "1020.2", "Corridors of 1/2 hour in R-1, NFPA 13."),
  C5: compliant("FBC-B-716-fire-doors", ["716.1(2)", "716.1"], "Guest room doors of 20 minutes."),
  C6: compliant("FBC-B-1006.2.1-common-path", "1006.2.1", "Common path of 98 ft in S-2, NFPA 13."),
  C7: compliant(
    ["FBC-B-1011.5.2-riser", "FBC-B-1011.5.2-tread"],
    "1011.5.2",
    "Risers 7 in and treads 11 in.",
  ),
  C8: compliant(
    ["FBC-B-1208.2-ceiling", "FBC-B-1003.2-egress-ceiling"],
    ["1208.2", "1003.2"],
    "Bath ceiling at 7 ft.",
  ),
  C9: compliant("FBC-B-803-interior-finish", "803.13", "Class C in R-1 corridors with NFPA 13."),
  C10: compliant("FBC-B-403-high-rise", "403", "Top floor 32 ft 6 in above the fire lane."),
  C11: compliant("FBC-A-208.2-parking-count", "208.2", "2 accessible of 34."),
  C12: compliant("FBC-A-604.2-wc-centre", "604.2", "Closet 18 in from the wall."),
  C13: compliant("FBC-M-507-type1", ["507.2", "507.3"], "Type II hood over a dishwasher."),
  C14: compliant("FBC-M-403-public-toilet", "403.3.1.1", "50 cfm in a private guest bath."),
  C15: compliant("NFPA37-generator-5ft", ["37", "NFPA 37"], "Generator 6 ft from a door."),
  C16: compliant("FBC-B-1620-hvhz-dade", "1620.2", "175 mph for Risk Category II."),
  C17: compliant("FBC-B-1626-missile", ["1626", "1609.2"], "Small missile 35 ft above grade."),
  C18: compliant("FBC-B-1612-asce24", "1612.4", "Parking slab below BFE, parking and access only."),
  C19: compliant("FBC-B-1607.1-live-loads", "1607.1", "Guest rooms and their corridors 40 psf."),
  C20: compliant("FBC-EC-climate-zone", "R301.1", "Miami-Dade is zone 1A."),
  C21: compliant("FBC-B-915-co", ["915", "553.885"], "CO alarms 9 ft 6 in from sleeping rooms."),
  C22: compliant("FBC-FG-409.5-shutoff", "409.5", "Valve 6 ft from the water heater."),
  C23: compliant("FBC-B-101.2-no-seismic", "101.2", "Seismic loads not applied in Florida."),
  N1: notShown("FBC-P-1003-grease", "1003.3", "Grease interceptor by others, no size."),
  N2: notShown("FBC-B-1803-geotech", "1803", "Soil report pending."),
  N3: notShown(
    ["FBC-B-1709-product-approval"],
    ["107.3.5", "553.842"],
    "Approval number of the bar's folding doors open.",
  ),
  X1: conflict("FBC-B-107-form-mismatch", "107.2.1", "Form says no generator, sheet shows 150 kW."),
  X2: conflict(
    ["FBC-B-107.2.6.1-flood-data", "FBC-B-107-form-mismatch"],
    ["107.2.6.1", "107.2.1", "1612.4"],
    "BFE 8 ft in the flood data, 9 ft in the structural notes.",
  ),
};

function frame(d: SheetDrawing, { number, title, scale }: SheetName): void {
  const [w, h] = d.paper;
  const y = h - 150;
  d.box(30, 30, w - 60, h - 60, 2.2).box(36, 36, w - 72, h - 72, 0.5).line([36, y, w - 36, y], 1.4);
  for (const x of [520, 1000, 1500, 1900, 2300, 2740]) d.line([x, y, x, h - 36], 0.7);
  d.box(56, y + 22, 70, 70, 2).box(70, y + 36, 42, 42, 2).text(
    146,
    y + 22,
    "OKAFOR BELL HENDRY",
    18,
    true,
  )
    .text(146, y + 46, "ARCHITECTURE  INTERIORS  PLANNING", 10).text(
      146,
      y + 62,
      "2200 BISCAYNE BLVD, SUITE 900, MIAMI, FL 33137",
      9,
    ).text(146, y + 76, "AA 26011734", 9);
  d.text(540, y + 14, "CONSULTANTS", 8, true).text(
    540,
    y + 30,
    "STRUCTURE: HALE TIDEWATER ENGINEERS",
    9,
  )
    .text(540, y + 46, "MEP/FP: SIX MILE CONSULTING GROUP", 9).text(
      540,
      y + 62,
      "CIVIL: CAUSEWAY SITE DESIGN",
      9,
    );
  d.text(1020, y + 14, "PROJECT", 8, true).text(1020, y + 30, "MARISOL BAY HOTEL", 17, true).text(
    1020,
    y + 54,
    "7934 WEST HARBOR DRIVE",
    10,
  ).text(1020, y + 69, "NORTH BAY VILLAGE, FL 33141", 10);
  d.text(1520, y + 14, "REVISIONS", 8, true).text(1520, y + 32, "04/27/2026  PERMIT SUBMITTAL", 9)
    .text(
      1520,
      y + 48,
      "TEST DRAWING",
      9,
    ).text(1520, y + 64, "NOT FOR CONSTRUCTION", 9);
  d.text(1920, y + 14, "SEAL", 8, true).circle(2100, y + 58, 46, 0.5);
  d.text(2320, y + 14, "SHEET TITLE", 8, true).text(2320, y + 30, title, 15, true, 400).text(
    2320,
    y + 90,
    `SCALE: ${scale}`,
    9,
  );
  d.text(2760, y + 34, number, 44, true);
}

/** Draws the set. */
export async function draw() {
  const d = new SheetDrawing({
    widthIn: 42,
    heightIn: 30,
    titleBlock: "bottom",
    font: fontFile("DejaVuSans.ttf"),
    boldFont: fontFile("DejaVuSans-Bold.ttf"),
    textPt: 12,
    firm: "",
    project: [],
  }, frame);
  d.dimensionEnd = "arrow";
  codeData(d);
  lifeSafety(d);
  architecture(d);
  sections(d);
  services(d);
  return await d.finish("control-marisol-bay-hotel", project, rows);
}

function codeData(d: SheetDrawing): void {
  d.sheet("G0.01", "CODE DATA AND SITE PLAN", "AS NOTED");
  const end = d.schedule(
    70,
    70,
    "CODE COMPLIANCE DATA",
    [
      "ITEM",
      "SECTION",
      "REQUIRED / ALLOWED",
      "PROVIDED",
    ],
    [370, 130, 310, 470],
    [
      [
        "APPLICABLE CODES",
        "101.4",
        "FBC 8TH ED. (2023)",
        "FBC 8TH ED. (2023), FFPC 8TH ED., NEC 2020",
      ],
      ["OCCUPANCY GROUPS", "302", "-", "R-1 HOTEL, A-2 BAR, S-2 PARKING, SEPARATED"],
      ["CONSTRUCTION TYPE", "602", "-", "II-A"],
      ["AUTOMATIC SPRINKLERS", "903.2", "NFPA 13", "NFPA 13 THROUGHOUT"],
      [
        ["C3", "GUEST BATHS (50 SF), CLOSETS (20 SF)"],
        "F.S. 509.215",
        "-",
        "NO SPRINKLER HEADS",
      ],
      [
        ["C1", "STORIES ABOVE GRADE PLANE"],
        "504.4",
        "4 (A-2)",
        "4 (3 HOTEL FLOORS OVER PARKING), 48'-0\"",
      ],
      [
        "ALLOWABLE AREA PER FLOOR",
        "506.2",
        "46,500 SF (A-2, SM)",
        "11,600 SF EACH, 46,400 SF TOTAL",
      ],
      ["STRUCTURAL FRAME", "601", "1 HR", "1 HR"],
      ["FLOORS AND ROOF", "601", "1 HR", "1 HR"],
      [["C2", "SEPARATION R-1/A-2 AND R-1/S-2"], "508.4", "1 HR", "1 HR"],
      [["V1", "EXIT STAIR ENCLOSURES, 4 STORIES"], "1023.2", "1 HR", "1 HR"],
      [["V11", "SHAFTS CONNECTING 4 STORIES"], "713.4", "1 HR", "1 HR"],
      [["C4", "GUEST FLOOR CORRIDORS"], "1020.2", "1/2 HR", "1/2 HR"],
      [["V10", "STANDPIPES"], "905.3", "NOT REQUIRED", "NONE"],
      [
        "FIRE ALARM",
        "907.2.8",
        "MANUAL + SMOKE DET.",
        "BOXES AT EACH EXIT, SMOKE DET. IN CORRIDORS",
      ],
      [["C10", "HIGH-RISE"], "403", "75 FT", "NO, LEVEL 3 FLOOR 32'-6\" ABOVE FIRE LANE"],
      [["V24", "THRESHOLD BUILDING"], "110.8", "-", "NO (4 STORIES, 48 FT)"],
      ["RISK CATEGORY", "1604.5", "-", "II"],
      [["C16", "ULTIMATE WIND SPEED"], "1620.2", "175 MPH", "175 MPH (ASCE 7-22)"],
      [["V21", "WIND EXPOSURE"], "1620.3", "-", "B"],
      [["C23", "SNOW / SEISMIC"], "101.2", "-", "NOT APPLICABLE IN FLORIDA"],
      [["C20", "ENERGY CLIMATE ZONE"], "FBC-EC", "-", "1A, COMCHECK REPORT SEALED, IN SUBMITTAL"],
    ],
  );
  const next = d.schedule(
    70,
    end + 26,
    "PARKING AND GUEST ROOM COUNTS",
    [
      "ITEM",
      "TOTAL",
      "REQUIRED",
      "PROVIDED",
    ],
    [560, 240, 240, 240],
    [
      [["C11", "ACCESSIBLE PARKING SPACES"], "34", "2", "2"],
      ["VAN SPACES", "2", "1", "1"],
      [["V14", "GUEST ROOMS WITH MOBILITY FEATURES"], "26", "1", "1"],
      ["GUEST ROOMS WITH COMMUNICATION FEATURES", "26", "4", "4"],
    ],
  );
  const last = d.schedule(70, next + 26, "FLOOD DATA (ASCE 24-14)", ["ITEM", "VALUE"], [560, 720], [
    ["FLOOD ZONE / PANEL", "AE, 12086C0307"],
    [["X2", "BASE FLOOD ELEVATION"], "8.0 FT NAVD88"],
    ["FLOOD DESIGN CLASS / DESIGN FLOOD ELEVATION", "2 / 9.0 FT NAVD88"],
    ["LOBBY AND BAR FLOOR", "16.0 FT NAVD88"],
    [["C18", "PARKING SLAB"], "5.0 FT NAVD88, PARKING, ACCESS AND STORAGE ONLY"],
    ["FLOOD OPENINGS, PARKING SCREEN WALLS", "2,900 SQ IN FOR 2,860 SF ENCLOSED"],
    ["FINISHES BELOW 9.0 FT", "CONCRETE, CMU, CEMENT BOARD (TB-2)"],
  ]);
  d.columns({ x: 70, y: last + 40, width: 1240, gap: 0, bottom: 1980 }, "GENERAL NOTES", [
    "THE CONTRACTOR SHALL VERIFY ALL DIMENSIONS AND CONDITIONS BEFORE STARTING WORK.",
    "EACH PENETRATION OF A RATED ASSEMBLY GETS A LISTED FIRESTOP SYSTEM, SEE A9.01.",
    "FIRE AND SMOKE DAMPERS ARE TAGGED FD AND FSD ON M2.01 TO M2.04.",
    'ADDRESS NUMBERS 8" HIGH FACING WEST HARBOR DRIVE.',
    "TERMITE TREATMENT: BORATE, 0.5 LB/SF, CERTIFICATE POSTED AT FINAL.",
    "DEMOLITION OF THE FORMER MOTEL IS UNDER A SEPARATE PERMIT.",
    "FIRE LANE 22 FT WIDE; HYDRANT AT 180 FT.",
    "STAIR 2 CONTINUES TO THE ROOF. ELEVATOR CAR TAKES A 24 X 84 STRETCHER.",
    "SHOP DRAWINGS FOR FIRE SPRINKLER AND FIRE ALARM BY LICENSED CONTRACTORS PER 61G15-32.",
  ]);
  const p = new PlanView(d, 1560, 140, 5.6);
  p.wall([0, 0, 220, 0, 220, 165, 0, 165, 0, 0], 1.2, 14).room([36, 36, 145, 80], [
    "MARISOL BAY HOTEL",
    "3 FLOORS OVER PARKING",
  ], { wallPt: 3, sizePt: 15 });
  p.wall([0, 152, 220, 152], 0.8).wall([80, 116, 80, 152], 0.8).wall([104, 116, 104, 152], 0.8);
  p.dimH(0, 36, 60, "36'-0\"").dimH(181, 220, 60, "39'-0\"").dimV(150, 0, 36, "36'-0\"").dimV(
    190,
    116,
    165,
    "49'-0\"",
  ).dimH(0, 220, -5, "220'-0\"").dimV(-4, 0, 165, "165'-0\"");
  p.text(84, 134, "GARAGE ENTRY", 10).text(6, 156, "WEST HARBOR DRIVE", 14).text(
    92,
    8,
    "BISCAYNE BAY (SEAWALL)",
    14,
  ).note([6, 122], "FIRE LANE 22'-0\"", [34, 146]);
  p.room([150, 10, 36, 18], ["POOL DECK"], { wallPt: 1, sizePt: 11 });
  d.viewTitle(1580, 1120, "1", "SITE PLAN", '1" = 10\'-0"');
  drawVicinityMap(d, [1560, 1230, 480, 360], ["TREASURE AVE", "W. HARBOR DR"]);
  d.viewTitle(1580, 1640, "2", "VICINITY MAP", "N.T.S.");
  d.schedule(2150, 1230, "SHEET INDEX", ["SHEET", "TITLE"], [150, 560], [
    ["G0.01", "CODE DATA AND SITE PLAN"],
    ["LS1.01", "LIFE SAFETY PLANS"],
    ["A1.01", "PARKING LEVEL AND SCHEDULES"],
    ["A5.01", "SECTIONS, DETAILS AND STRUCTURAL DATA"],
    ["ME1.01", "MECHANICAL, PLUMBING, ELECTRICAL, GAS"],
  ]);
}

type Tag = [x: number, y: number, name: string, basis: string, load: string];

function occupantTags(d: SheetDrawing, p: PlanView, tags: Tag[]): void {
  for (const [x, y, name, basis, load] of tags) {
    const [left, top] = [p.x(x) - 58, p.y(y) - 27];
    d.box(left, top, 116, 54, 0.9, "#ffffff").line([left, top + 18, left + 116, top + 18], 0.5)
      .line([
        left,
        top + 36,
        left + 116,
        top + 36,
      ], 0.5);
    d.centred(p.x(x), top + 4, name, 9, true).centred(p.x(x), top + 22, basis, 9).centred(
      p.x(x),
      top + 40,
      load,
      9,
    );
  }
}

function lifeSafety(d: SheetDrawing): void {
  d.sheet("LS1.01", "LIFE SAFETY PLANS", '1/8" = 1\'-0"');
  const p = new PlanView(d, 130, 170, 8.8);
  p.wall([0, 0, 145, 0, 145, 80, 0, 80, 0, 0], 5).wall([0, 37, 145, 37], 2.4).wall(
    [0, 43, 145, 43],
    2.4,
  );
  for (const x of [40, 62]) p.wall([x, 0, x, 37], 2.4);
  p.wall([40, 18.5, 62, 18.5], 2.4).wall([60, 43, 60, 80], 2.4).wall([62, 43, 62, 80], 2.4);
  for (let at = 0; at < 6; at += 1) {
    p.wall([62 + at * 13.83, 0, 62 + at * 13.83, 37], 1.6).door(66 + at * 13.83, 37, 3, "N");
    d.centred(p.x(69 + at * 13.83), p.y(16), `RM 10${at + 1}`, 10);
  }
  p.room([62, 60, 10, 20]).stair([63, 62, 8, 16], 9).room([72, 60, 10, 20], ["ELEV."]).wall([
    82,
    43,
    82,
    80,
  ], 2.4).room([135, 60, 10, 20]).stair([136, 62, 8, 16], 9).door(65, 60, 3, "S").door(
    138,
    60,
    3,
    "S",
  );
  p.door(20, 80, 6, "S", "A").door(38, 80, 6, "S", "B").door(30, 43, 6, "S").door(96, 80, 6, "S");
  p.wall([0, 80, 0, 90, 60, 90, 60, 80], 1).text(44, 86.4, "TERRACE", 10);
  p.dimH(20, 38, 95, ["V5", "18'-0\" BETWEEN EXITS A AND B"]);
  p.wall([1, 44, 59, 79], 0.8, 8).text(5, 72, "DIAGONAL 70'-6\"", 10).text(
    5,
    74,
    "1/3 = 23'-6\"",
    10,
  );
  occupantTags(d, p, [
    [42, 52, "BAR (A-2)", "2,220 SF / 15", "148 OCC."],
    [20, 18, "KITCHEN", "1,480 SF / 200", "8 OCC."],
    [108, 52, "LOBBY (R-1)", "1,961 SF / 15", "131 OCC."],
    [104, 29, "6 GUEST ROOMS", "3,071 SF / 200", "16 OCC."],
  ]);
  d.centred(p.x(51), p.y(8), "WOMEN", 10).centred(p.x(51), p.y(27), "MEN", 10);
  d.viewTitle(140, 1060, "1", "LEVEL 1 LIFE SAFETY PLAN", '1/8" = 1\'-0"');

  const u = new PlanView(d, 1620, 170, 8.8);
  u.wall([0, 0, 145, 0, 145, 80, 0, 80, 0, 0], 5).wall([0, 37, 145, 37], 2.4).wall(
    [0, 43, 145, 43],
    2.4,
  );
  for (const x of [20, 40, 62]) u.wall([x, 0, x, 37], 2);
  for (const x of [20, 62, 82]) u.wall([x, 43, x, 80], 2);
  for (let at = 0; at < 6; at += 1) {
    u.wall([62 + at * 13.83, 0, 62 + at * 13.83, 37], 1.6).door(66 + at * 13.83, 37, 3, "N");
    d.centred(u.x(69 + at * 13.83), u.y(14), `RM 20${at + 1}`, 10);
  }
  for (let at = 0; at < 4; at += 1) {
    u.wall([95.25 + at * 13.25, 43, 95.25 + at * 13.25, 80], 1.6).door(86 + at * 13.25, 43, 3, "S");
    d.centred(u.x(88.6 + at * 13.25), u.y(64), `RM ${207 + at}`, 10);
  }
  u.room([62, 60, 10, 20]).stair([63, 62, 8, 16], 9, "DN").room([72, 60, 10, 20], ["ELEV."]).stair(
    [136, 62, 8, 16],
    9,
    "DN",
  ).door(65, 60, 3, "S").door(139, 43, 3, "S").door(8, 37, 3, "N").door(26, 37, 3, "N").door(
    48,
    37,
    3,
    "N",
  ).door(8, 43, 3, "S").door(40, 43, 3, "S");
  d.centred(u.x(10), u.y(16), "HOUSEKEEPING", 10).centred(u.x(30), u.y(16), "LINEN", 10).centred(
    u.x(51),
    u.y(16),
    "MECH.",
    10,
  ).centred(u.x(10), u.y(62), "STAFF LOUNGE", 10).centred(u.x(41), u.y(62), "B.O.H. STORAGE", 10)
    .centred(u.x(67), u.y(56), "STAIR 1", 10).centred(u.x(140), u.y(56), "STAIR 2", 10);
  u.dimH(0, 62, 40.8, ["V6", "62'-0\" DEAD END"]);
  d.box(u.x(80.2), u.y(57), 14, 14, 1).centred(u.x(80.2) + 7, u.y(57) + 2, "F", 9);
  u.note([85, 86], ["V9", "PULL STATION 12'-0\" FROM STAIR 1 DOOR"], [81, 58.8]);
  occupantTags(d, u, [
    [104, 29, "LEVEL 2 (R-1)", "11,600 SF / 200", "58 OCC."],
  ]);
  d.viewTitle(1640, 1060, "2", "LEVEL 2 (LEVEL 3 SIMILAR) LIFE SAFETY PLAN", '1/8" = 1\'-0"');
  d.schedule(
    130,
    1170,
    "EGRESS DATA",
    [
      "LEVEL / SPACE",
      "GROUP",
      "LOAD",
      "EXITS REQ'D",
      "EXITS PROV'D",
      "COMMON PATH",
      "MAX. TRAVEL",
    ],
    [330, 120, 120, 180, 180, 190, 190],
    [
      [["C6", "PARKING LEVEL"], "S-2", "58", "2", "3", "98'-0\"", "142'-0\""],
      ["LEVEL 1 BAR", "A-2", "148", "2", "2", "61'-0\"", "78'-0\""],
      ["LEVEL 1 LOBBY", "R-1", "131", "2", "2", "40'-0\"", "96'-0\""],
      ["LEVEL 2", "R-1", "58", "2", "2", "70'-0\"", "131'-0\""],
      ["LEVEL 3", "R-1", "58", "2", "2", "70'-0\"", "131'-0\""],
    ],
  );
  d.columns({ x: 130, y: 1400, width: 1270, gap: 0, bottom: 1980 }, "LIFE SAFETY NOTES", [
    "EXIT SIGNS: INTERNALLY LIT, GREEN, NOT MORE THAN 80 FT APART IN CORRIDORS.",
    ["V2", 'LOW-LEVEL EXIT SIGNS ON GUEST FLOORS: BOTTOM AT 24" A.F.F.'],
    "EXTINGUISHERS 2-A:10-B:C IN CABINETS WITHIN 75 FT OF TRAVEL; CLASS K IN KITCHEN WITHIN 20 FT.",
    "EMERGENCY LIGHTING 1 FC AVERAGE FOR 90 MINUTES. STAIRS 10 FC IN USE.",
    'BAR EXIT DOORS A AND B: PAIRS, OUTSWING, PANIC HARDWARE, 68" CLEAR.',
    "SMOKE ALARMS IN EVERY GUEST ROOM, LOW FREQUENCY, WITH VISIBLE SIGNAL IN COMMUNICATION ROOMS.",
    "TWO-WAY COMMUNICATION AT EACH ELEVATOR LOBBY. RADIO ENHANCEMENT SURVEY AT 80 PERCENT.",
    "STAIRS 1 AND 2 DISCHARGE DIRECTLY OUTSIDE AT THE PARKING LEVEL.",
  ]);
  const l = { x: 1640, y: 1180 };
  d.box(l.x, l.y, 620, 300, 1).text(l.x + 16, l.y + 14, "LEGEND", 14, true);
  d.line([l.x + 20, l.y + 66, l.x + 110, l.y + 66], 3).text(
    l.x + 140,
    l.y + 60,
    "1 HR FIRE BARRIER",
  );
  d.line([l.x + 20, l.y + 106, l.x + 110, l.y + 106], 1.4, 8).text(
    l.x + 140,
    l.y + 100,
    "DIAGONAL OF AREA SERVED",
  );
  d.box(l.x + 58, l.y + 136, 18, 18, 1).centred(l.x + 67, l.y + 139, "F", 10).text(
    l.x + 140,
    l.y + 140,
    "MANUAL PULL STATION",
  );
  d.box(l.x + 40, l.y + 172, 60, 40, 0.9).text(
    l.x + 140,
    l.y + 186,
    "ROOM / AREA AND FACTOR / LOAD",
  );
  d.circle(l.x + 68, l.y + 250, 10).text(l.x + 140, l.y + 244, "EXIT DOOR MARK");
  drawElevation(d, [1760, 1620, 900, 240], {
    levels: ["PARKING +5.0'", "LEVEL 1 +16.0'", "LEVEL 2 +27.0'", "LEVEL 3 +37.5'", "ROOF +48.5'"],
    bays: 10,
  });
  d.viewTitle(1660, 1920, "3", "WEST ELEVATION", '1/16" = 1\'-0"');
}

function architecture(d: SheetDrawing): void {
  d.sheet("A1.01", "PARKING LEVEL AND SCHEDULES", "AS NOTED");
  const p = new PlanView(d, 140, 150, 8.4);
  p.wall([0, 0, 145, 0, 145, 80, 0, 80, 0, 0], 4);
  for (let at = 0; at <= 15; at += 1) p.wall([4 + at * 9, 0, 4 + at * 9, 18], 0.6);
  for (let at = 0; at <= 10; at += 1) p.wall([40 + at * 9, 36, 40 + at * 9, 54], 0.6);
  p.wall([40, 54, 130, 54], 0.6);
  p.room([0, 60, 20, 20], ["MAIN ELEC.", "P-02", ["V23", "FL. EL. +6.0' NAVD"]], { sizePt: 10 })
    .room(
      [20, 60, 22, 20],
      ["STAFF OFFICE", "P-04", ["V22", "FL. EL. +8.25' NAVD"], "NO FLOODPROOFING"],
      { sizePt: 10 },
    ).room([42, 60, 20, 20], ["STORAGE", "P-05"], { sizePt: 10 }).room([62, 60, 10, 20], [], {
      wallPt: 3,
    }).room([72, 60, 10, 20], ["ELEV."], { wallPt: 3 }).room([135, 60, 10, 20], [], { wallPt: 3 });
  p.stair([63, 66, 8, 13], 9).stair([136, 66, 8, 13], 9).door(65, 60, 3, "N").door(138, 60, 3, "N")
    .door(8, 60, 3.5, "N").door(0, 70, 3.5, "W").door(28, 60, 3, "N").door(50, 60, 3, "N").door(
      96,
      80,
      3,
      "S",
    );
  p.room([4, 26, 9, 18], ["VAN"]).room([13, 26, 5, 18]).room([18, 26, 9, 18], ["CAR"]);
  for (let at = 0; at < 7; at += 1) p.wall([13, 29 + at * 2.4, 18, 27 + at * 2.4], 0.4);
  p.dimH(4, 13, 47, ["V12", "9'-0\""]).dimH(13, 18, 50, "5'-0\"").dimV(2.4, 26, 44, "18'-0\"");
  p.dimH(0, 145, -5, "145'-0\"").dimV(-5, 0, 80, "80'-0\"");
  p.text(76, 27, "DRIVE AISLE", 11).text(88, 70, "SLAB EL. +5.0' NAVD", 11);
  d.viewTitle(150, 880, "1", "PARKING LEVEL PLAN", '3/32" = 1\'-0"');
  // Section through the garage.
  const s = { x: 150, floor: 1260 };
  d.line([s.x - 30, s.floor, s.x + 860, s.floor], 3).box(s.x, s.floor - 270, 820, 26, 1.4).line([
    s.x,
    s.floor - 244,
    s.x,
    s.floor,
  ], 3).line([s.x + 820, s.floor - 244, s.x + 820, s.floor], 3);
  for (const at of [180, 430, 680]) {
    d.box(s.x + at, s.floor - 244, 26, 34, 1).circle(s.x + at + 60, s.floor - 222, 14);
  }
  d.line([s.x + 30, s.floor - 205, s.x + 790, s.floor - 205], 0.6, 8).dimV(
    s.x + 330,
    s.floor - 205,
    s.floor,
    [
      "V13",
      "7'-6\" CLEAR",
    ],
  );
  d.text(s.x + 380, s.floor - 110, "ACCESSIBLE VAN ROUTE AND SPACE").text(
    s.x + 500,
    s.floor - 264,
    "LEVEL 1 +16.0'",
    9,
  );
  d.viewTitle(150, 1310, "2", "SECTION AT VAN SPACE", '1/4" = 1\'-0"');
  // Enlarged guest bath.
  const q = new PlanView(d, 1130, 1000, 30);
  q.room([0, 0, 8, 10.5]).closet(1.5, 0.2).basin(5.6, 0.2).room([2.9, 7.4, 5, 3], ["SHOWER"], {
    wallPt: 1.2,
  }).door(8, 3.6, 3, "W");
  d.circle(q.x(3.4), q.y(4.7), 75, 0.4);
  q.dimH(0, 1.5, -0.6, ["C12", "1'-6\""]).dimH(0, 8, -1.4, "8'-0\"").dimV(-0.6, 0, 10.5, "10'-6\"");
  q.note([9, 1], ["C8", "GYP. BD. CLG. 7'-0\" A.F.F. IN BATH"], [7, 2.6], 190);
  q.note([9, 8], 'ROLL-IN SHOWER 36" X 60"', [7.8, 8.6], 190);
  d.viewTitle(1080, 1400, "3", "ROOM 101 BATH", '1/2" = 1\'-0"');
  let y = d.schedule(
    1560,
    90,
    "PARTITION TYPES",
    ["TYPE", "LOCATION", "ASSEMBLY", "RATING", "STC"],
    [
      80,
      330,
      600,
      130,
      100,
    ],
    [
      ["P1", "SHAFT WALLS", 'CH STUD, 1" LINER, 5/8" TYPE X', "SEE G0.01", "-"],
      [
        ["V8", "P2"],
        "BETWEEN GUEST ROOMS",
        '3 5/8" STUD, BATT, 1 LAYER 5/8" EA. SIDE',
        "1/2 HR",
        "52",
      ],
      [
        "P3",
        "GUEST ROOM TO CORRIDOR",
        '3 5/8" STUD, BATT, 1 LAYER 5/8" + 2 LAYERS',
        "1/2 HR",
        "51",
      ],
      ["P4", "BAR TO LOBBY", '6" STUD, 1 LAYER 5/8" TYPE X EA. SIDE', "1 HR", "54"],
      ["P5", "BATHS", '3 5/8" STUD, CEMENT BOARD', "-", "-"],
    ],
  );
  y = d.schedule(1560, y + 24, "DOOR SCHEDULE", [
    "MARK",
    "LOCATION",
    "SIZE",
    "CLEAR",
    "RATING",
    "HARDWARE",
  ], [
    90,
    290,
    210,
    110,
    130,
    410,
  ], [
    [
      ["C5", "101-210"],
      "GUEST ROOM ENTRY",
      "3'-0\" X 7'-0\"",
      '34"',
      "20 MIN",
      "CARD LOCK, LEVER, CLOSER",
    ],
    ["S1, S2", "EXIT STAIRS", "3'-0\" X 7'-0\"", '34"', "90 MIN", "FIRE EXIT DEVICE, CLOSER"],
    ["A, B", "BAR EXITS", "PR 3'-0\" X 8'-0\"", '68"', "-", "PANIC DEVICE, CLOSER"],
    ["P-02", "MAIN ELEC.", "3'-6\" X 7'-0\"", '40"', "90 MIN", "FIRE EXIT DEVICE, OUTSWING"],
    ["K1", "BAR KITCHEN", "3'-0\" X 7'-0\"", '34"', "-", "PUSH / PULL, CLOSER"],
  ]);
  y = d.schedule(1560, y + 24, "FINISH SCHEDULE", ["SPACE", "FLOOR", "WALLS", "CLASS", "CEILING"], [
    290,
    250,
    370,
    110,
    220,
  ], [
    [["C9", "GUEST FLOOR CORRIDORS"], "CARPET TILE", "WOOD VENEER WAINSCOT", "C", "GYP. BD."],
    ["EXIT STAIRS", "SEALED CONC.", "GYP. BD., PAINT", "A", "GYP. BD."],
    ["BAR", "TERRAZZO", "WOOD SLATS, TREATED", "B", "GYP. BD."],
    ["LOBBY", "TERRAZZO", "PLASTER", "A", "GYP. BD."],
    ["GUEST ROOMS", "LVT", "GYP. BD., PAINT", "A", "CONC., PAINT"],
  ]);
  d.schedule(
    1560,
    y + 24,
    "WINDOWS AND EXTERIOR DOORS",
    [
      "MARK",
      "LOCATION",
      "SILL ABOVE GRADE",
      "IMPACT",
      "DESIGN PRESSURE",
      "APPROVAL",
    ],
    [80, 290, 210, 190, 240, 230],
    [
      ["W1", "LOBBY STOREFRONT", "11'-0\"", "LARGE MISSILE", "+62 / -78 PSF", "NOA 23-0418.07"],
      ["W2", "LEVEL 2 GUEST ROOMS", "24'-6\"", "LARGE MISSILE", "+62 / -81 PSF", "NOA 22-1109.02"],
      [
        ["C17", "W3"],
        "LEVEL 3 GUEST ROOMS",
        "35'-0\"",
        "SMALL MISSILE",
        "+64 / -84 PSF",
        "NOA 22-1109.03",
      ],
      [["N3", "W4"], "BAR FOLDING DOORS", "11'-0\"", "LARGE MISSILE", "+62 / -78 PSF", "T.B.D."],
      ["D1", "EXTERIOR STEEL DOORS", "-", "LARGE MISSILE", "+70 / -70 PSF", "NOA 21-0915.11"],
    ],
  );
  drawWallSection(d, [1660, 1400, 520, 440], [
    "ROOFING NOA 20-0611.04, CLASS A, R-25 ABOVE DECK",
    '8" CONCRETE WALL, R-7 FURRING',
    'POST-TENSIONED SLAB 8"',
    "PILE CAP AND GRADE BEAM, SEE S-SERIES",
  ]);
  d.viewTitle(1630, 1920, "4", "TYPICAL WALL SECTION", '3/8" = 1\'-0"');
  d.columns({ x: 150, y: 1450, width: 640, gap: 60, bottom: 1980 }, "PLAN NOTES", [
    "DIMENSIONS ARE TO FACE OF CONCRETE OR STUD.",
    "PARKING SCREENS ARE ALUMINUM LOUVERS, 60 PERCENT OPEN, BREAK AWAY NOT REQUIRED IN ZONE AE.",
    "ACCESSIBLE SPACES AND AISLES SLOPE 1:50 AT MOST IN ANY DIRECTION.",
    'SIGNS AT ACCESSIBLE SPACES 84" TO THE BOTTOM.',
    'ACCESSIBLE ROUTE TO THE ELEVATOR 48" WIDE, NOT BEHIND PARKED CARS.',
    'ALL GLASS IN DOORS, SHOWERS AND WITHIN 18" OF THE FLOOR IS SAFETY GLASS.',
    'THRESHOLDS 1/2" BEVELED.',
    'BAR COUNTER: 60" LONG PART AT 34" A.F.F.',
  ]);
}

function sections(d: SheetDrawing): void {
  d.sheet("A5.01", "SECTIONS, DETAILS AND STRUCTURAL DATA", "AS NOTED");
  const a = { x: 220, floor: 720, rise: 20, run: 34 };
  const up: number[] = [a.x - 90, a.floor, a.x, a.floor];
  for (let at = 0; at < 9; at += 1) {
    up.push(a.x + at * a.run, a.floor - (at + 1) * a.rise);
    up.push(a.x + (at + 1) * a.run, a.floor - (at + 1) * a.rise);
  }
  const landing = a.floor - 9 * a.rise;
  up.push(a.x + 9 * a.run + 110, landing);
  const back: number[] = [a.x + 9 * a.run, landing];
  for (let at = 0; at < 9; at += 1) {
    back.push(a.x + (9 - at) * a.run, landing - (at + 1) * a.rise);
    back.push(a.x + (8 - at) * a.run, landing - (at + 1) * a.rise);
  }
  back.push(a.x - 90, landing - 9 * a.rise);
  d.line(up, 2).line(back, 1.2);
  d.line([a.x + 306, landing + 26, a.x, landing - 154], 0.8);
  d.line([a.x, a.floor - 90, a.x + 306, a.floor - 270, a.x + 340, a.floor - 270], 2.2);
  d.dimV(a.x + 70, landing - 112, a.floor - 61, ["V3", "6'-5\" CLR."]).text(
    a.x + 240,
    a.floor - 50,
    [
      "C7",
      '18 R @ 7" / 16 T @ 11"',
    ],
  ).dimV(a.x - 110, landing - 180, a.floor, "10'-6\"").text(a.x - 60, a.floor + 12, "LEVEL 2", 10)
    .text(a.x - 80, landing - 204, "LEVEL 3", 10);
  d.viewTitle(140, 830, "1", "STAIR 1 SECTION", '3/8" = 1\'-0"');
  const q = new PlanView(d, 860, 330, 26);
  q.room([0, 0, 15.33, 9], [], { wallPt: 4 }).stair([3, 0.2, 9, 4], 9, "UP").stair(
    [3, 4.8, 9, 4],
    9,
    "DN",
  )
    .wall([3, 4.2, 12, 4.2], 1).wall([3, 4.8, 12, 4.8], 1);
  q.dimH(12, 15.33, -0.8, ["V4", "3'-4\""]).dimV(1.6, 0.2, 4.2, "4'-0\"").dimV(
    1.6,
    4.8,
    8.8,
    "4'-0\"",
  );
  d.centred(q.x(13.7), q.y(4.2), "LANDING", 11);
  d.viewTitle(850, 830, "2", "STAIR 1 PLAN", '3/8" = 1\'-0"');
  // Balcony rail.
  const g = { x: 1480, floor: 640 };
  d.line([g.x - 60, g.floor, g.x + 420, g.floor], 3).box(g.x - 60, g.floor, 480, 30, 1).line([
    g.x,
    g.floor - 250,
    g.x + 380,
    g.floor - 250,
  ], 3.2);
  for (let at = 0; at < 15; at += 1) {
    d.line([g.x + at * 27, g.floor - 250, g.x + at * 27, g.floor - 20], 1);
  }
  d.line([g.x, g.floor - 20, g.x + 380, g.floor - 20], 1.4).dimV(g.x - 40, g.floor - 250, g.floor, [
    "V7",
    '38" GUARD',
  ]).dimH(g.x + 135, g.x + 162, g.floor - 275, '3 7/8"');
  d.leader(g.x + 430, g.floor - 180, "200 LB POINT LOAD, 50 PLF", g.x + 382, g.floor - 246, 150);
  d.viewTitle(1430, 830, "3", "GUEST ROOM BALCONY", '3/4" = 1\'-0"');
  // Elevator car.
  const e = { x: 2250, floor: 680 };
  d.box(e.x, e.floor - 420, 360, 420, 2).line(
    [e.x + 60, e.floor - 170, e.x + 300, e.floor - 170],
    4,
  )
    .dimV(e.x - 30, e.floor - 170, e.floor, ["V15", '36" TO TOP OF RAIL']).dimH(
      e.x + 60,
      e.x + 300,
      e.floor - 200,
      '48" RAIL',
    ).dimH(e.x, e.x + 360, e.floor - 440, "6'-8\" INSIDE");
  d.box(e.x + 320, e.floor - 260, 24, 70, 0.8).leader(
    e.x + 420,
    e.floor - 300,
    'CAR PANEL, TOP BUTTON 46" A.F.F.',
    e.x + 346,
    e.floor - 230,
    170,
  );
  d.viewTitle(2200, 830, "4", "ELEVATOR CAR, REAR WALL", '3/4" = 1\'-0"');
  d.schedule(140, 950, "UNIFORM LIVE LOADS", ["USE", "PSF"], [620, 140], [
    [["C19", "GUEST ROOMS AND CORRIDORS SERVING THEM"], "40"],
    ["LOBBY, BAR", "100"],
    ["STAIRS AND EXITS", "100"],
    ["PARKING (3,000 LB WHEEL LOAD)", "40"],
    ["ROOF", "20"],
    ["BALCONIES", "60"],
  ]);
  d.columns({ x: 140, y: 1190, width: 760, gap: 60, bottom: 1980 }, "STRUCTURAL NOTES", [
    "WIND: ASCE 7-22, ENCLOSED, GCPI 0.18. PRESSURES PER OPENING: SEE WINDOW SCHEDULE ON A1.01.",
    ["X2", "FLOOD: ZONE AE, B.F.E. 9.0 FT NAVD88; HYDROSTATIC AND DEBRIS LOADS PER ASCE 7 CH. 5."],
    ["N2", "SOIL REPORT: PENDING. PILE CAPACITY TO BE CONFIRMED."],
    'AUGER CAST PILES 16" DIA., CAPS AND GRADE BEAMS AS SHOWN ON S-SERIES.',
    'CONCRETE 5,000 PSI, W/C 0.40, COVER 2" TO WEATHER. REINFORCING GRADE 60.',
    "POST-TENSIONING TENDONS: UNBONDED, ENCAPSULATED, STRESSING LOG TO ENGINEER.",
    "ROOFTOP UNITS AND GENERATOR ANCHORED FOR 175 MPH, SEE S-7.",
    "ROOF DRAINS AND OVERFLOW SCUPPERS FOR 4.7 IN/HR.",
    "SHORING AND RESHORING PLANS BY DELEGATED ENGINEER.",
    "STEEL CANOPIES: HOT-DIP GALVANIZED, ANCHORS STAINLESS STEEL.",
  ]);
  drawElevation(d, [1200, 1100, 760, 380], {
    levels: ["PARKING +5.0'", "LEVEL 1 +16.0'", "LEVEL 2 +27.0'", "LEVEL 3 +37.5'", "ROOF +48.5'"],
    bays: 6,
  });
  d.viewTitle(1120, 1540, "5", "SOUTH ELEVATION", '1/8" = 1\'-0"');
  drawDoorTypes(d, 2260, 1180, ["F", "N", "G"]);
  d.viewTitle(2200, 1400, "6", "DOOR TYPES", '1/4" = 1\'-0"');
  d.schedule(1120, 1640, "CONCRETE ELEMENTS", ["ELEMENT", "SIZE", "REINFORCING", "F'C"], [
    330,
    320,
    520,
    150,
  ], [
    ["GRADE BEAM GB1", '18" X 30"', '4 #7 TOP AND BOTTOM, #4 TIES @ 10"', "5,000"],
    ["COLUMN C1", '20" X 20"', '8 #8, #4 TIES @ 12"', "6,000"],
    ["COLUMN C2", '16" X 24"', '8 #7, #4 TIES @ 12"', "6,000"],
    ["SHEAR WALL SW1", '10"', '#5 @ 12" E.W. E.F.', "5,000"],
    ["PT SLAB", '8"', "SEE TENDON LAYOUT S3.02", "5,000"],
  ]);
}

function services(d: SheetDrawing): void {
  d.sheet("ME1.01", "MECHANICAL, PLUMBING, ELECTRICAL, GAS", "AS NOTED");
  const end = d.schedule(70, 80, "PLUMBING FIXTURES", [
    "USE / FIXTURE",
    "PERSONS",
    "RATIO",
    "REQUIRED",
    "PROVIDED",
  ], [
    380,
    130,
    150,
    150,
    230,
  ], [
    ["BAR  W.C. MEN", "74", "1:40", "2", "1 + 1 URINAL"],
    [["V16", "BAR  W.C. WOMEN"], "74", "1:40", "2", "1"],
    ["BAR  LAVATORIES", "148", "1:75", "2", "2"],
    ["GUEST ROOMS  W.C., LAV., SHOWER", "26 ROOMS", "1 EACH", "26", "26"],
    ["STAFF (UNISEX)", "12", "-", "1", "1"],
    ["SERVICE SINK", "-", "1", "1", "3"],
  ]);
  const next = d.schedule(70, end + 24, "FANS AND HOODS", ["MARK", "SERVES", "CFM", "REMARKS"], [
    110,
    400,
    130,
    400,
  ], [
    [["C14", "EF-G"], "GUEST BATH (PRIVATE), SWITCHED", "50", "26 UNITS, TO ROOF RISER"],
    ["EF-1", "BAR TOILETS", "280", "WITH OCCUPANCY SENSOR"],
    ["EF-2", "GARAGE", "8,700", "CO / NO2 CONTROLLED"],
    ["H-1", "CHARBROILER, FRYER", "2,400", "TYPE I, UL 300 SYSTEM, GAS SHUTOFF"],
    [["C13", "H-2"], "DISHWASHER", "600", "TYPE II, NO SUPPRESSION"],
    ["DOAS-1", "CORRIDORS, LOBBY", "1,900", "O.A. INTAKE 14 FT FROM EF-1"],
    ["DOAS-2", "BAR: 7.5 X 148 + 0.18 X 2,220", "1,520", "O.A. INTAKE 16 FT FROM H-1 FAN"],
  ]);
  const last = d.schedule(
    70,
    next + 24,
    "PANEL GR2  208Y/120V  225A  (LEVEL 2)",
    [
      "CKT",
      "LOAD",
      "BREAKER",
      "TYPE",
    ],
    [110, 520, 190, 220],
    [
      ["1-19", "ROOMS 201-210 LIGHTS", "15/1", "AFCI"],
      [["V18", "2-20"], "ROOMS 201-210 BEDROOM RECEPTACLES", "20/1", "STANDARD"],
      ["21-39", "ROOMS 201-210 BATH RECEPTACLES", "20/1", "GFCI"],
      ["22-40", "ROOMS 201-210 FAN COIL", "15/2", "STANDARD"],
      ["41", "CORRIDOR RECEPTACLES", "20/1", "GFCI"],
    ],
  );
  d.columns({ x: 70, y: last + 30, width: 520, gap: 36, bottom: 1980 }, "KEYNOTES AND NOTES", [
    ["V17", 'GUEST LAUNDRY DRYER (DOMESTIC): 4" DUCT, 46\'-0" DEVELOPED LENGTH, NO BOOSTER FAN.'],
    ["N1", "GREASE INTERCEPTOR: BY OTHERS."],
    ["C21", "CO ALARMS: NOT MORE THAN 9'-6\" FROM EACH SLEEPING ROOM DOOR."],
    "MIXING VALVES ASSE 1070 AT PUBLIC LAVATORIES, 105 F.",
    "R.P. BACKFLOW PREVENTERS: DOMESTIC, FIRE LINE, POOL FILL, CARBONATOR.",
    'CLEANOUTS EVERY 80 FT. 2" WASTE 1/4" PER FT, 3" AND 4" WASTE 1/8" PER FT.',
    "RECEPTACLES IN GUEST ROOMS TAMPER-RESISTANT.",
    "GROUNDING: CONCRETE-ENCASED ELECTRODE IN PILE CAP, TWO RODS.",
    "SERVICE LOAD 612 KVA, 1,699 A AT 208V; SERVICE 2,000 A. CALCULATION ON E0.02.",
    "DUCTS R-6 IN CEILINGS. TEST AND BALANCE AT FINAL.",
    "MANUAL N LOAD REPORT BOUND WITH THE ENERGY REPORT.",
    "GFCI WITHIN 6 FT OF SINKS, KITCHEN, OUTDOORS, ROOF, GARAGE.",
  ]);
  // Main distribution panel, front.
  const m = { x: 1300, floor: 640 };
  d.line([m.x - 60, m.floor, m.x + 620, m.floor], 3).line([
    m.x - 60,
    m.floor - 480,
    m.x + 620,
    m.floor - 480,
  ], 3);
  d.box(m.x, m.floor - 290, 480, 290, 2);
  for (const at of [120, 240, 360]) d.line([m.x + at, m.floor - 290, m.x + at, m.floor], 1);
  d.box(m.x + 130, m.floor - 212, 220, 34, 0.9, "#ffffff").centred(
    m.x + 240,
    m.floor - 202,
    "MDP 2,000A 208Y/120V",
    11,
    true,
  );
  d.line([m.x - 60, m.floor - 374, m.x + 620, m.floor - 366], 7);
  d.dimV(m.x + 420, m.floor - 368, m.floor - 290, '18"').text(m.x - 40, m.floor - 410, [
    "V19",
    '4" WASTE PIPE 18" ABOVE MDP',
  ]);
  d.dimV(m.x - 24, m.floor - 290, m.floor, "7'-6\"");
  d.viewTitle(1260, 730, "1", "MAIN ELEC. P-02, NORTH WALL", '3/8" = 1\'-0"');
  // Water heater vent.
  const v = { x: 2200, floor: 640 };
  d.box(v.x, v.floor - 460, 660, 460, 1.4).box(v.x + 60, v.floor - 330, 170, 220, 1.4).line([
    v.x + 145,
    v.floor - 330,
    v.x + 145,
    v.floor - 110,
  ], 0.8).circle(v.x + 350, v.floor - 220, 18, 2).dimH(v.x + 230, v.x + 332, v.floor - 90, [
    "V20",
    "2'-0\"",
  ]);
  d.text(v.x + 70, v.floor - 356, "OPERABLE WINDOW", 10).leader(
    v.x + 430,
    v.floor - 330,
    "GWH-1 POWER VENT TERMINAL (NOT DIRECT VENT), 199,000 BTU/H",
    v.x + 362,
    v.floor - 234,
    200,
  );
  d.viewTitle(2180, 730, "2", "VENT TERMINAL, LEVEL 1 NORTH WALL", '1/2" = 1\'-0"');
  // Gas riser.
  const g = { x: 1300, y: 860 };
  d.box(g.x - 40, g.y - 24, 60, 60, 1.4).centred(g.x - 10, g.y, "METER", 9);
  d.line([g.x + 20, g.y, g.x + 560, g.y, g.x + 560, g.y + 260], 2).line([
    g.x + 240,
    g.y,
    g.x + 240,
    g.y + 260,
  ], 2)
    .box(g.x + 170, g.y + 260, 140, 70, 1.4).centred(g.x + 240, g.y + 290, "GWH-1", 10).box(
      g.x + 480,
      g.y + 260,
      160,
      70,
      1.4,
    ).centred(g.x + 560, g.y + 290, "CHARBROILER", 10);
  for (const [x, y] of [[240, 120], [560, 200]]) {
    d.line([g.x + x - 9, g.y + y - 9, g.x + x + 9, g.y + y + 9], 1.6).line([
      g.x + x - 9,
      g.y + y + 9,
      g.x + x + 9,
      g.y + y - 9,
    ], 1.6);
  }
  d.dimV(g.x + 130, g.y + 120, g.y + 260, ["C22", "6'-0\" TO VALVE"]).dimV(
    g.x + 460,
    g.y + 200,
    g.y + 260,
    "3'-0\"",
  ).text(g.x + 40, g.y - 22, '1 1/2" STEEL, 118 FT, 2 PSI, TABLE 402.4(5)').text(
    g.x + 252,
    g.y + 50,
    '1", 199 MBH',
  ).text(g.x + 572, g.y + 50, '3/4", 90 MBH');
  d.viewTitle(1260, 1240, "3", "GAS RISER", "N.T.S.");
  // Roof with generator.
  const p = new PlanView(d, 2200, 850, 4.6);
  p.wall([0, 0, 145, 0, 145, 80, 0, 80, 0, 0], 2.4).wall([
    1.5,
    1.5,
    143.5,
    1.5,
    143.5,
    78.5,
    1.5,
    78.5,
    1.5,
    1.5,
  ], 0.6)
    .room([135, 60, 10, 20], ["ST. 2"], { sizePt: 8 }).room([105, 62, 24, 14], [[
      "X1",
      "GEN 150 KW",
    ], "DIESEL"], {
      sizePt: 10,
      wallPt: 1.6,
    }).room([20, 20, 16, 10], ["DOAS-1"], { sizePt: 9 }).room([70, 20, 16, 10], ["DOAS-2"], {
      sizePt: 9,
    }).room(
      [60, 58, 14, 14],
      ["ELEV."],
      { sizePt: 9 },
    );
  p.dimH(129, 135, 57, "").text(104, 50, ["C15", "6'-0\" GEN. TO STAIR DOOR"], 10).text(
    40,
    40,
    '42" PARAPET, ALL SIDES',
    10,
  );
  d.viewTitle(2180, 1270, "4", "ROOF PLAN", '1/16" = 1\'-0"');
  // Sanitary riser.
  const s = { x: 1300, top: 1380 };
  d.line([s.x, s.top + 440, s.x + 720, s.top + 426], 2.6).text(
    s.x + 560,
    s.top + 400,
    '6" @ 1/8" PER FT',
  );
  for (const [index, name] of ["ROOMS 01-06", "ROOMS 07-10", "BAR TOILETS"].entries()) {
    const x = s.x + 60 + index * 230;
    d.line([x, s.top + 438, x, s.top], 1.8).text(x + 8, s.top, '4" V.T.R.', 10);
    for (const y of index === 2 ? [330] : [110, 220, 330]) {
      d.line([x, s.top + y, x + 120, s.top + y - 5], 1.3);
      for (let at = 1; at < 4; at += 1) {
        d.line([x + at * 36, s.top + y - 3, x + at * 36, s.top + y - 28], 0.9);
      }
    }
    d.text(x + 10, s.top + 350, name, 9, true);
  }
  d.viewTitle(1260, 1900, "5", "SANITARY RISER", "N.T.S.");
  const r = { x: 2200, y: 1400 };
  for (
    const [x, y, name] of [
      [0, 160, "FPL VAULT"],
      [180, 160, "MDP 2,000A"],
      [380, 20, "GR2 225A"],
      [380, 120, "GR3 225A"],
      [380, 220, "BAR 400A"],
      [380, 320, "HOUSE 400A"],
      [180, 360, "ATS 400A"],
    ] as const
  ) d.box(r.x + x, r.y + y, 130, 56, 1.3).centred(r.x + x + 65, r.y + y + 21, name, 10);
  d.line([r.x + 130, r.y + 188, r.x + 180, r.y + 188], 1.6).line([
    r.x + 310,
    r.y + 188,
    r.x + 345,
    r.y + 188,
  ], 1.6)
    .line([r.x + 345, r.y + 48, r.x + 345, r.y + 348], 1.6);
  for (const y of [48, 148, 248, 348]) d.line([r.x + 345, r.y + y, r.x + 380, r.y + y], 1.4);
  d.line([r.x + 245, r.y + 216, r.x + 245, r.y + 360], 1.4).circle(r.x + 90, r.y + 388, 34, 1.4)
    .centred(
      r.x + 90,
      r.y + 382,
      ["X1", "150 KW"],
      10,
    ).line([r.x + 124, r.y + 388, r.x + 180, r.y + 388], 1.4).text(
      r.x + 330,
      r.y + 400,
      "TRANSFER 8 SEC., LIFE SAFETY",
      10,
    );
  d.viewTitle(2180, 1900, "6", "POWER RISER", "N.T.S.");
}
