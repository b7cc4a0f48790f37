/** Control set: a restaurant in flood zone AE in Punta Gorda, title block along the bottom, one sheet turned, one scanned. */
import { drawElevation, drawVicinityMap, drawWallSection } from "./details.ts";
import { PlanView } from "./plan_view.ts";
import { compliant, conflict, notShown, violation } from "./rows.ts";
import { SheetDrawing, type SheetName } from "./sheet_drawing.ts";

export const project = {
  name: "Ferry Landing Grill",
  address: "118 Marion Avenue, Punta Gorda, FL 33950",
  clientName: "Landing Hospitality LLC",
  clientPhone: "941-555-0127",
  clientEmail: "build@ferrylanding.example.com",
  occupancyClassification: ["A-2"],
  inspectionCategories: ["Egress", "Plumbing", "Mechanical", "Accessibility"],
  buildingHeight: 19,
  buildingArea: 4900,
  typeOfConstruction: "VB",
  fireSprinkler: false,
  generator: false,
  baseFloodElevation: 9,
  femaFloodZone: "AE",
  priority: "high",
  tags: [],
};

const SEPARATION = ["FBC-B-1007.1.1-separation-ns", "FBC-B-1007.1.1-separation-s"];

const rows = {
  V1: violation(
    "FBC-B-1612-asce24",
    "1612.4",
    "Finished floor at 9.50 ft, BFE 9.0 plus 1 needed.",
    {
      measured: 9.5,
      required: 10,
      unit: "ft",
    },
  ),
  V2: violation("FBC-B-1612-equipment", ["1612.4", "R322.1.6"], "Condensers at 8.25 ft.", {
    measured: 8.25,
    required: 10,
    unit: "ft",
  }),
  V3: violation("FBC-A-502.2-space-width", "502.2", "Accessible stalls 11 ft wide.", {
    measured: 132,
    required: 144,
    unit: "in",
  }),
  V4: violation("FBC-A-208.2-parking-count", "208.2", "62 spaces with 2 accessible ones.", {
    measured: 2,
    required: 3,
    unit: "spaces",
  }),
  V5: violation("FBC-A-502.6-sign", "502.6", "Sign 4 ft 6 in above the ground.", {
    measured: 54,
    required: 60,
    unit: "in",
  }),
  V6: violation("FBC-A-406-curb-ramp", "406.1-406.3", "Curb ramp at 1:10.", {
    measured: 10,
    required: 8.333,
    unit: "%",
  }),
  V7: violation(
    "FBC-B-1010.1.2.1-door-swing",
    "1010.1.2.1",
    "Dining exit of 118 persons swings in.",
    {
      measured: "in",
      required: "out",
    },
  ),
  V8: violation(
    "FBC-B-1010.2.9-panic",
    "1010.2.9",
    "Patio exit of the dining room with a thumb turn.",
    {
      measured: "lever and thumb turn",
      required: "panic hardware",
    },
  ),
  V9: violation("FBC-B-1006.2.1-common-path", "1006.2.1", "Common path of 82 ft.", {
    measured: 82,
    required: 75,
    unit: "ft",
  }),
  V10: violation(
    SEPARATION,
    "1007.1.1",
    "Dining exits 32 ft 2 in apart on a diagonal of 73 ft 7 in.",
    {
      measured: 32.17,
      required: 36.8,
      unit: "ft",
    },
  ),
  V11: violation(
    ["FBC-P-403.1-fixtures", "FBC-P-403.1.3-parity"],
    ["403.1", "403.1.3"],
    "168 persons, 84 women: one closet where 1:75 gives 2.",
    { measured: 1, required: 2, unit: "fixtures" },
  ),
  V12: violation("FBC-B-803-interior-finish", "803.13", "Class C cedar in an A-2 dining room.", {
    measured: "C",
    required: "B",
  }),
  V13: violation("FBC-M-507-type1", "507.2", "Hood overhang of 4 in.", {
    measured: 4,
    required: 6,
    unit: "in",
  }),
  V14: violation("FBC-B-906.1-extinguishers", "906.1", "Class K extinguisher 42 ft away.", {
    measured: 42,
    required: 30,
    unit: "ft",
  }),
  V15: violation("FBC-FG-409.5-shutoff", "409.5", "Gas valve 9 ft from the range.", {
    measured: 9,
    required: 6,
    unit: "ft",
  }),
  V16: violation("FBC-P-1003-grease", "1003.3", "Pot sink straight to the sanitary line.", {
    measured: "none",
    required: "grease interceptor",
  }),
  V17: violation("FBC-M-401.4-intake", "401.4", "Intake 7 ft from the grease fan.", {
    measured: 7,
    required: 10,
    unit: "ft",
  }),
  C1: compliant(
    ["FBC-B-903.2.1.2-restaurant-200", "FBC-B-903.2-sprinklers"],
    ["903.2.1.2", "903.2"],
    "No sprinklers with 168 persons: restaurants from 200.",
  ),
  C2: compliant("FBC-B-907.2-fire-alarm", "907.2", "No alarm under 300 persons."),
  C3: compliant("FBC-A-502.3-aisle", "502.3.1", "Aisle of 5 ft."),
  C4: compliant(
    ["FBC-A-404.2.9-exterior-force", "FBC-A-404.2.9-interior-force"],
    ["404.2.9(3)", "404.2.9"],
    "Outside doors 8 1/2 lbf.",
  ),
  C5: compliant("FBC-A-604.8-compartment", "604.8.1.1", "Compartment 5 ft wide."),
  C6: compliant(
    "FBC-B-1010.1.1-door-width",
    "1010.1.1",
    "26 in opening of a broom closet of 8 sq ft.",
  ),
  C7: compliant(
    ["FBC-B-1020.3-corridor-width-36", "FBC-B-1020.3-corridor-width"],
    "1020.3",
    "Hall of 3 ft for 22 persons.",
  ),
  C8: compliant("FBC-B-1006.2.1-one-exit-load", "1006.2.1", "Private dining of 44 with one door."),
  C9: compliant(
    "FBC-B-1010.1.2.1-door-swing",
    "1010.1.2.1",
    "Private dining of 44, door swings in.",
  ),
  C10: compliant("FBC-B-1017.2-travel-distance", "1017.2", "Travel of 142 ft, 200 allowed."),
  C11: compliant(
    ["FBC-B-904.13-hood-suppression", "FBC-M-507-type1"],
    ["904.13", "507.2"],
    "Dishwasher vapor hood without suppression.",
  ),
  C12: compliant("FBC-A-502.2-space-width", "502.2", "Old 8 ft stall whose striping is removed."),
  C13: compliant("FBC-A-502.4-slope", "502.4", "Stall slope of 2 %."),
  C14: compliant(
    ["FBC-A-405.2-ramp-slope", "FBC-B-1012.2-ramp-slope"],
    ["405.2", "1012.2"],
    "Entry ramp at 1:12.",
  ),
  C15: compliant("FBC-P-410-fountain", "410", "No fountain where water is served at tables."),
  C16: compliant("FBC-A-405.6-ramp-rise", "405.6", "Rise of 2 ft 6 in."),
  N1: notShown("FBC-P-608-backflow", "608", "Backflow assembly left to the utility."),
  N2: notShown(
    ["FBC-EC-C401-forms", "FBC-B-107-energy-attached"],
    ["C401.2", "107.2"],
    "Energy report under separate cover.",
  ),
  N3: notShown("FBC-B-1709-product-approval", "107.3.5", "Approval numbers left blank."),
  X1: conflict("FBC-B-107-form-mismatch", "107.2.1", "Form says 19 ft, code data 22 ft 6 in."),
  X2: conflict(
    "FBC-B-1004.5-occupant-load",
    "1004.5",
    "Posted load 184, calculated load 168.",
  ),
};

function frame(d: SheetDrawing, { number, title, scale }: SheetName): void {
  const [w, h] = d.paper;
  const y = h - 118;
  d.box(36, 30, w - 72, h - 60, 2).line([36, y, w - 36, y], 1.2);
  for (const x of [420, 860, 1300, 1760, w - 240]) d.line([x, y, x, h - 30], 0.8);
  d.text(50, y + 10, "Tidewater Design Group", 17, true).text(
    50,
    y + 36,
    "Engineers / Architects",
    11,
  );
  d.text(50, y + 54, "333 Tamiami Trail, Punta Gorda", 11).text(
    50,
    y + 70,
    "941.555.0190   CA 00031877",
    11,
  );
  d.text(434, y + 8, "REVISIONS", 9, true).text(434, y + 24, "1   05-18-26   Owner", 9);
  d.text(434, y + 38, "2   06-29-26   Permit", 9);
  d.text(874, y + 10, "Ferry Landing Grill", 17, true).text(874, y + 36, "118 Marion Avenue", 11);
  d.text(874, y + 52, "Punta Gorda, Charlotte County, Florida", 11).text(
    874,
    y + 70,
    "Control set, not for construction",
    8,
  );
  d.text(1314, y + 10, title, 16, true, 430).text(1774, y + 10, `Scale: ${scale}`, 11);
  d.text(1774, y + 28, "Drawn: EP    Check: TD", 11).text(1774, y + 46, "Project 2026-17", 11);
  d.text(w - 226, y + 18, number, 46, true);
}

/** Draws the set. */
export async function draw() {
  const d = new SheetDrawing({
    widthIn: 34,
    heightIn: 22,
    titleBlock: "bottom",
    font: "Times-Roman",
    boldFont: "Times-Bold",
    textPt: 13,
    firm: "",
    project: [],
  }, frame);
  d.dimensionEnd = "arrow";
  drawSite(d);
  drawCode(d);
  drawPlan(d);
  drawKitchen(d);
  drawServices(d);
  return await d.finish("control-ferry-grill", project, rows);
}

function drawSite(d: SheetDrawing): void {
  d.sheet("C-1", "Site, Grading & Parking Plan", "1\" = 20'", { isTurned: true });
  const p = new PlanView(d, 110, 110, 4.4);
  p.wall([0, 0, 300, 0, 300, 250, 0, 250, 0, 0], 1.4, 16);
  p.room([30, 30, 98, 50], ["PROPOSED RESTAURANT", "4,900 SF"], { sizePt: 14 });
  p.text(34, 71, ["V1", "FINISHED FLOOR EL. 9.50 NAVD 88"], 12);
  for (let row = 0; row < 2; row += 1) {
    for (let at = 0; at <= 30; at += 1) {
      const x = 30 + at * 8;
      if (x <= 270) p.wall([x, 130 + row * 62, x, 148 + row * 62], 0.7);
    }
  }
  p.wall([30, 148, 270, 148], 0.7).wall([30, 210, 270, 210], 0.7);
  p.room([150, 40, 11, 20], ["1"], { wallPt: 1 }).room([161, 40, 5, 20], [], { wallPt: 1 }).room(
    [166, 40, 11, 20],
    ["2"],
    { wallPt: 1 },
  );
  for (let at = 0; at < 5; at += 1) p.wall([161, 44 + at * 4, 166, 40 + at * 4], 0.6);
  p.dimH(150, 161, 36, ["V3", "11'-0\" TYP."]).dimH(161, 166, 64, ["C3", "5'-0\""]).dimV(
    146,
    40,
    60,
    "20'-0\"",
  );
  p.room([142, 66, 6, 12], [], { wallPt: 0.7 }).room([24, 84, 12, 9], [], { wallPt: 0.7 });
  p.note([184, 30], ["V5", "R7-306 SIGN & PENALTY PLATE: BOTTOM OF PANEL 4'-6\" ABOVE GRADE"], [
    172,
    41,
  ], 360);
  p.note([184, 48], ["C13", "STALLS AND AISLE GRADED AT 2.0% MAX. ANY DIRECTION"], [170, 54], 360);
  p.note([184, 66], ["V6", 'CURB RAMP 1:10, 6" HIGH, DETECTABLE WARNING, 36" TOP LANDING'], [
    147,
    72,
  ], 360);
  p.note(
    [184, 84],
    ["C12", "EXIST. 8'-0\" HANDICAP STALL: GRIND OFF STRIPING AND SIGN (STALL TO BE REMOVED)"],
    [160, 129],
    360,
  );
  p.note([184, 104], ["V2", '(3) A/C CONDENSERS ON 4" SLAB, EL. 8.25 NAVD'], [33, 88], 360);
  p.note([50, 100], '1" WATER METER; 6" SANITARY TO ALLEY', [60, 80], 360);
  d.centred(p.x(150), p.y(254), "MARION AVENUE  (66' RIGHT OF WAY)", 16);
  p.dimH(0, 300, -6, "N 89 58' 12\" E   300.00'").dimV(-6, 0, 250, "250.00'").dimH(
    0,
    30,
    85,
    "30.0'",
  ).dimV(80, 0, 30, "30.0'");
  d.schedule(1620, 110, "PARKING", ["", "QTY"], [430, 150], [
    ["SEATS (1 PER 4)", "160"],
    ["SPACES REQUIRED", "40"],
    [["V4", "SPACES PROVIDED, TOTAL"], "62"],
    [["V4", "ACCESSIBLE SPACES INCLUDED ABOVE"], "2 (1 VAN)"],
  ]);
  d.schedule(1620, 330, "FLOOD INFORMATION", ["", ""], [310, 350], [
    ["FIRM PANEL", "12015C0231G"],
    ["ZONE / BASE FLOOD EL.", "AE (EL 9.0 NAVD 88)"],
    ["FLOOD DESIGN CLASS", "2"],
    ["LOWEST FLOOR", "SLAB ON FILL, NO ENCLOSURE BELOW"],
    ["DRY FLOODPROOFING", "NOT PROPOSED"],
  ]);
  drawVicinityMap(d, [1620, 580, 440, 300], ["MARION AVE", "OLYMPIA AVE"]);
  d.columns({ x: 1620, y: 920, width: 640, gap: 20, bottom: 1430 }, "SITE NOTES", [
    "FIRE LANE 20' WIDE CLEAR, 14' HIGH; HYDRANT 265' FROM FARTHEST WALL ALONG LANE.",
    'STALL OUTLINE BLUE, AISLE WHITE DIAGONAL, 44" ROUTE IN FRONT OF STALLS.',
    "SITE LIGHTING 1 FC AVG. SEPARATE SWITCHING.",
    "DUMPSTER ON CURBED PAD, DRAIN TO SANITARY.",
    "SILT FENCE BEFORE CLEARING.",
    "SETBACKS 30' ALL SIDES AS DIMENSIONED.",
  ]);
  d.viewTitle(110, 1290, "1", "SITE PLAN", "1\" = 20'");
}

function drawCode(d: SheetDrawing): void {
  d.sheet("A-1", "Code Data & Life Safety", '1/8" = 1\'-0"');
  const end = d.schedule(80, 80, "CODE DATA", ["Item", "Data"], [290, 420], [
    [
      "Codes",
      "2023 FBC 8th Ed. (Building, Accessibility, Plumbing, Mechanical, Fuel Gas, Energy), NEC 2020",
    ],
    ["Use group", "A-2 restaurant"],
    ["Type", "V-B, one story"],
    [["X1", "Height"], "22'-6\" to ridge"],
    ["Area", "4,900 sf (6,000 allowed)"],
    [["C1", "Fire sprinklers"], "Not provided"],
    [["C2", "Fire alarm system"], "None"],
    ["Wind", "ASCE 7-22, Vult 155 mph, Exp. C, Risk Cat. II, GCpi 0.18"],
    ["Glazing", "Impact resistant, all openings"],
    [["N2", "Energy report"], "COMcheck / C405 under separate cover by M.E."],
    ["Termites", "Bora-Care at framing, cert. by applicator"],
  ]);
  const loads = d.schedule(
    80,
    end + 20,
    "OCCUPANT LOAD",
    ["Room", "Net SF", "SF/person", "Persons"],
    [270, 140, 150, 150],
    [
      ["Dining", "1,770", "15", "118"],
      ["Private dining", "660", "15", "44"],
      ["Kitchen / dish", "1,100 gr.", "200", "6"],
      [["X2", "Total"], "", "", "168"],
    ],
  );
  d.schedule(
    80,
    loads + 20,
    "PLUMBING FIXTURES (RESTAURANT)",
    ["", "Persons", "WC", "Urinal", "Lav.", "Required WC"],
    [150, 100, 80, 100, 100, 180],
    [
      ["Men", "84", "1", "1", "2", "1 per 75"],
      [["V11", "Women"], "84", "1", "-", "2", "1 per 75"],
      ["Service sink", "", "1", "", "", ""],
      [["C15", "Drinking fountain"], "", "0", "", "", "Water served"],
    ],
  );
  const p = new PlanView(d, 930, 170, 12);
  p.wall([0, 0, 98, 0, 98, 50, 0, 50, 0, 0], 4).room([0, 0, 50, 38], ["DINING", "118 OCC."], {
    sizePt: 14,
    shiftFt: -12,
  });
  p.room([50, 0, 22, 30], ["PRIVATE DINING", "44 OCC."], { sizePt: 12 }).room([72, 0, 26, 42], [
    "KITCHEN",
    "6 OCC.",
  ], { sizePt: 13 });
  p.room([54, 33, 9, 17], ["MEN"]).room([63, 33, 9, 17], ["WOMEN"]).text(55, 30.8, [
    "C7",
    "HALL 3'-0\" CLEAR, 22 OCC.",
  ], 12);
  p.room([72, 42, 4, 8], [], {}).door(20, 50, 6, "N", "1").door(0, 26, 3, "E", "2").door(
    50,
    12,
    3,
    "E",
    "3",
  ).door(98, 34, 3, "W", "4");
  p.door(58, 33, 3, "S").door(66, 33, 3, "S").door(72.8, 42, 2.33, "S", "7");
  p.wall([49, 2, 49, 12, 20, 12, 20, 30, 12, 30], 1, 7).text(
    22,
    13,
    ["V9", "COMMON PATH 82'-0\""],
    12,
  );
  p.wall([97, 2, 74, 32.4, 52, 32.4, 52, 44, 23, 44, 23, 49], 0.8, 4).text(30, 45, [
    "C10",
    "MAX. TRAVEL 142'-0\"",
  ], 12);
  p.wall([1.5, 27.5, 23, 49], 0.5, 2).text(26, 39, ["V10", "32'-2\" BETWEEN EXITS 1 & 2"], 12);
  p.text(26, 41, "DIAGONAL OF DINING AREA 73'-7\"", 12).dimH(0, 98, -4, "98'-0\"").dimV(
    -3,
    0,
    50,
    "50'-0\"",
  );
  d.viewTitle(930, 860, "1", "LIFE SAFETY PLAN", '1/8" = 1\'-0"');
  d.columns({ x: 930, y: 950, width: 660, gap: 50, bottom: 1430 }, "LIFE SAFETY NOTES", [
    ["X2", 'Sign at host stand, 2" letters: MAXIMUM OCCUPANCY 184 PERSONS.'],
    ["V12", "Dining walls to 8 ft: T&G red cedar WD-1, flame spread 120 (Class C), clear sealer."],
    ["V14", "Class K extinguisher at dish room entry, 42 ft from the fryer battery."],
    "2A:10BC extinguishers so that no one walks more than 75 ft.",
    "Exit signs with 90-minute battery, above each exit and at the hall.",
    "Egress path lighted to 1 fc, emergency 1 fc average for 90 minutes.",
    "Decorations flame resistant, NFPA 701.",
    ["C8", "Private dining: one door, 44 persons posted."],
  ]);
}

function drawPlan(d: SheetDrawing): void {
  d.sheet("A-2", "Floor Plan, Schedules, Entry Ramp", '3/16" = 1\'-0"');
  const end = d.schedule(
    80,
    80,
    "DOOR SCHEDULE",
    ["No.", "From", "Size", "Clear", "Swing", "Hardware", "F.L. approval"],
    [60, 260, 180, 90, 210, 420, 180],
    [
      [
        ["V7", "1"],
        "Dining, main (pair)",
        "6'-0\" x 8'-0\"",
        '66"',
        "Inswing",
        "Panic bars, closers",
        "",
      ],
      [
        ["V8", "2"],
        "Dining to patio",
        "3'-0\" x 7'-0\"",
        '33 1/2"',
        "Outswing",
        "Lever latchset w/ thumb turn bolt",
        "",
      ],
      [
        ["C9", "3"],
        "Private dining",
        "3'-0\" x 7'-0\"",
        '33 1/2"',
        "Into room",
        "Push/pull, closer",
        "interior",
      ],
      [
        "4",
        "Kitchen, rear",
        "3'-6\" x 7'-0\"",
        '39 1/2"',
        "Outswing",
        "Lever, panic bar, alarm",
        "",
      ],
      [
        "5, 6",
        "Men / Women",
        "3'-0\" x 7'-0\"",
        '33"',
        "Into room",
        "Push/pull, closer",
        "interior",
      ],
      [["C6", "7"], "Broom closet, 8 sf", "2'-4\" x 7'-0\"", '26"', "Out", "Lever", "interior"],
    ],
  );
  d.text(80, end + 4, [
    "N3",
    "Approval numbers of exterior doors and storefront: to be completed by G.C. before framing inspection.",
  ], 13);
  const p = new PlanView(d, 110, 560, 13.5);
  p.room([0, 0, 30, 26], []).room([0, 0, 14, 26], ["MEN"], { shiftFt: 9 }).room([16, 0, 14, 26], [
    "WOMEN",
  ], { shiftFt: 9 });
  p.wall([16, 6.6, 21, 6.6], 1.2).wall([21, 0, 21, 7], 1.2).closet(18.2, 0.3).basin(25, 0.3).basin(
    28,
    0.3,
  );
  p.closet(2.2, 0.3).basin(9, 0.3).basin(12, 0.3).wall([5, 0, 5, 7], 1.2).wall(
    [0, 6.6, 5, 6.6],
    1.2,
  );
  p.dimH(16, 21, -2.4, ["C5", "5'-0\""]).dimV(-2.5, 0, 26, "26'-0\"").door(4, 26, 3, "N").door(
    20,
    26,
    3,
    "N",
  );
  p.note([34, 2], 'CENTERLINE 17" FROM WALL, SEAT 18" AFF', [18.6, 1.8], 300);
  p.note([34, 7], 'SIDE BAR 42", REAR BAR 36", 34" AFF; STALL LAVATORY 20" x 17"', [16.4, 3], 300);
  p.note([34, 13], 'LAV RIM 33", KNEE SPACE, TRAP WRAPPED, 105 F MIXED', [25.6, 0.8], 300);
  d.viewTitle(110, 990, "1", "TOILET ROOMS", '1/4" = 1\'-0"');
  const r = { x: 1100, y: 720 };
  d.line([r.x - 120, r.y + 150, r.x, r.y + 150, r.x + 560, r.y, r.x + 760, r.y], 2).line([
    r.x - 20,
    r.y + 60,
    r.x + 20,
    r.y + 60,
    r.x + 570,
    r.y - 88,
    r.x + 610,
    r.y - 88,
  ], 1.4);
  d.dimH(r.x, r.x + 560, r.y + 190, "30'-0\" RUN").dimV(r.x + 690, r.y, r.y + 150, [
    "C16",
    "2'-6\" RISE",
  ]);
  d.text(r.x + 250, r.y + 110, ["C14", "SLOPE 1:12"], 13);
  d.leader(
    r.x + 250,
    r.y - 130,
    '1 1/2" PIPE RAILS AT 36", BOTH SIDES, 12" EXTENSIONS',
    r.x + 400,
    r.y - 42,
    380,
  );
  d.viewTitle(r.x - 110, 990, "2", "ENTRY RAMP SECTION", '1/4" = 1\'-0"');
  drawElevation(d, [200, 1130, 860, 200], { levels: ["F.F.", "EAVE"], bays: 8, pitch: 70 });
  d.viewTitle(110, 1390, "3", "MARION AVENUE ELEVATION", '1/8" = 1\'-0"');
  drawWallSection(d, [1260, 1130, 560, 240], [
    "STANDING SEAM ON HIGH-TEMP UNDERLAYMENT",
    "2x6 @ 16, R-20, FIBER CEMENT",
    "MONOLITHIC SLAB ON FILL",
  ]);
  d.viewTitle(1240, 1390, "4", "WALL SECTION", '1/2" = 1\'-0"');
  d.columns({ x: 1900, y: 520, width: 480, gap: 20, bottom: 1400 }, "NOTES", [
    ["C4", "Closers: exterior leaves 8.5 lbf to open, interior leaves 5 lbf."],
    'Thresholds 1/2" high, beveled.',
    'Tempered glass in doors and within 24" of them.',
    'Bench seating: 5% of tables accessible, 30" x 48" clear, top 32" high.',
    "Bar: none.",
    "Ceiling in dining 10'-0\", hall 8'-0\", kitchen 9'-0\" washable.",
  ]);
}

function drawKitchen(d: SheetDrawing): void {
  d.sheet("K-1", "Kitchen & Exhaust Hoods", '1/4" = 1\'-0"', { isScanned: true });
  const p = new PlanView(d, 130, 130, 22);
  p.room([0, 0, 26, 42], []).room([1, 1, 14, 4], [], { wallPt: 0.7 });
  for (let at = 0; at < 5; at += 1) {
    p.room([2 + at * 2.4, 1.4, 2.2, 2.8], [`${at + 1}`], { wallPt: 1, sizePt: 12 });
  }
  p.room([18, 4, 6, 10], ["WALK-IN", "COOLER"], { sizePt: 13 }).room([1, 18, 4, 12], ["PREP"], {
    sizePt: 13,
  }).room([18, 30, 7, 4], ["DISH"], { sizePt: 13 });
  p.room([1, 36, 9, 3], ["3-COMP"], { sizePt: 13 }).dimH(0, 26, 44, "26'-0\"").dimV(
    -2,
    0,
    42,
    "42'-0\"",
  ).dimH(1, 15, -1.6, "HOOD H-1  14'-0\"");
  p.note(
    [30, 2],
    ["V13", 'H-1, TYPE I, S.S.: HOOD OVERHANGS EQUIPMENT 4" ALL SIDES'],
    [14.6, 2],
    420,
  );
  p.note([30, 6], ["V15", "GAS SHUTOFF COCK IN LINE, 9'-0\" FROM RANGE CONNECTION"], [9, 4.4], 420);
  p.note([30, 30], ["C11", "H-2 OVER DISHWASHER: TYPE II VAPOR HOOD, NO WET CHEMICAL SYSTEM"], [
    24.5,
    32,
  ], 420);
  p.note(
    [30, 35],
    ["V16", '3-COMP SINK & FLOOR DRAINS RUN DIRECT TO 4" SANITARY. GREASE TRAP: NONE'],
    [9.8, 37.5],
    420,
  );
  d.viewTitle(130, 1150, "1", "KITCHEN PLAN", '1/4" = 1\'-0"');
  d.schedule(1330, 110, "EQUIPMENT", ["NO.", "ITEM", "GAS MBH", "ELEC."], [80, 420, 160, 180], [
    ["1", "FRYER, DOUBLE", "180", "-"],
    ["2", "FRYER", "90", "-"],
    ["3", "SIX BURNER RANGE W/ OVEN", "215", "120V"],
    ["4", 'GRIDDLE 36"', "84", "-"],
    ["5", "CHARBROILER", "110", "-"],
    ["6", "DISHWASHER", "-", "208V 3PH"],
  ], 14);
  d.schedule(1330, 420, "EXHAUST", ["HOOD", "CFM", "MAKE-UP CFM", "SUPPRESSION"], [
    120,
    160,
    230,
    330,
  ], [
    ["H-1", "3,500", "2,800 TEMPERED", "U.L. 300 ANSUL R-102, FUEL SHUTOFF"],
    ["H-2", "500", "TRANSFER", "-"],
  ], 14);
  d.columns({ x: 1330, y: 640, width: 840, gap: 30, bottom: 1380 }, "KITCHEN NOTES", [
    'HOOD DUCT 16 GA. BLACK IRON WELDED, 2-LAYER WRAP, 18" TO COMBUSTIBLES.',
    "INTERLOCK MAKE-UP AIR WITH EXHAUST.",
    "MANUAL PULL FOR HOOD SYSTEM IN PATH OF EXIT, 10' TO 20' FROM HOOD.",
    "FLOORS QUARRY TILE, COVED BASE. WALLS F.R.P. CLASS A.",
    "HAND SINKS SHALL BE WITHIN 25' OF EACH STATION.",
    "FLORIDA DBPR PLAN REVIEW SUBMITTED 06/15/26.",
    'GAS: NATURAL, 7" W.C., TABLE 402.4(2), LONGEST RUN 90 FT, 679 MBH, 2" MAIN.',
  ]);
}

function drawServices(d: SheetDrawing): void {
  d.sheet("MP-1", "Mechanical & Plumbing", '1/8" = 1\'-0"');
  const p = new PlanView(d, 110, 150, 11);
  p.wall([0, 0, 98, 0, 98, 50, 0, 50, 0, 0], 3);
  for (
    const [x, y, name] of [[18, 12, "AC-1"], [42, 12, "AC-2"], [66, 12, "AC-3"], [84, 8, "EF-1"], [
      84,
      24,
      "MAU-1",
    ]] as const
  ) {
    p.room([x, y, 7, 6], [name], { wallPt: 1, sizePt: 12 });
  }
  p.dimV(95, 14, 24, ["V17", "7'-0\""]);
  p.note([66, 34], 'EF-1 GREASE FAN OUTLET TO MAU-1 FRESH AIR INLET, BOTH ON ROOF CURBS 14" HIGH', [
    91,
    22,
  ], 300);
  p.text(6, 3, 'ROOF PLAN - EQUIPMENT SCREEN 48" HIGH ALL AROUND', 12).dimH(0, 98, -4, "98'-0\"");
  d.viewTitle(110, 740, "1", "ROOF MECHANICAL PLAN", '1/8" = 1\'-0"');
  d.schedule(1290, 100, "ROOFTOP UNITS", ["TAG", "TONS", "SUPPLY", "O.A.", "DUCT SMOKE DET."], [
    120,
    100,
    160,
    140,
    320,
  ], [
    ["AC-1", "7.5", "2,900", "820", "YES, RETURN & SUPPLY"],
    ["AC-2", "7.5", "2,900", "820", "YES, RETURN & SUPPLY"],
    ["AC-3", "4", "1,550", "310", "BELOW 2,000 CFM"],
    ["EF-2", "-", "210", "-", "TOILETS, 70 PER FIXTURE"],
  ]);
  const s = 860;
  d.line([150, s + 420, 1150, s + 420], 2.4).line([240, s + 420, 240, s + 40], 1.6).line([
    560,
    s + 420,
    560,
    s + 40,
  ], 1.6).line([900, s + 420, 900, s + 120], 1.6);
  d.line([240, s + 160, 420, s + 160], 1.4).line([560, s + 220, 760, s + 220], 1.4).line([
    900,
    s + 250,
    1080,
    s + 250,
  ], 1.4);
  d.text(250, s + 40, '3" VTR', 12).text(570, s + 40, '3" VTR', 12).text(
    300,
    s + 138,
    'LAV 1 1/2"',
    12,
  ).text(620, s + 198, 'WC 3"', 12).text(950, s + 228, 'FD 3"', 12);
  d.text(1000, s + 396, '4" @ 1/8" PER FT', 12);
  d.viewTitle(110, 1370, "2", "SANITARY RISER", "N.T.S.");
  d.columns({ x: 1290, y: 430, width: 500, gap: 50, bottom: 1400 }, "PLUMBING NOTES", [
    ["N1", "Backflow device at meter: type and size by City Utilities, not in this set."],
    "Water heater 100 gal. gas, sealed combustion, in kitchen; T&P and pan to floor drain.",
    "Public lavatories tempered to 105 F by ASSE 1070 valve.",
    "Cleanouts at 75 ft and at each turn of more than 45 degrees.",
    "Vents end 10 ft from any intake or 3 ft above it.",
    'Roof drains sized for 4.8 in/h; overflow scuppers 2" above.',
    "CSST not used. Black steel, threaded.",
    'Insulate hot water 1".',
  ]);
  d.columns({ x: 1850, y: 430, width: 500, gap: 50, bottom: 1400 }, "MECHANICAL NOTES", [
    "Units tied down for 155 mph, calc. by curb maker, sealed.",
    "Condensate trapped and piped to roof drain; float switch in pan.",
    "Service receptacle within 25 ft of each unit.",
    "Dining balanced slightly positive to kitchen.",
    "Duct R-6 in return plenum, R-8 above roof deck.",
  ]);
}
