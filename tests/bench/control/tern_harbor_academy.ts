/** Control set: a two-storey private school with day care and a gymnasium in Cocoa Beach, sprinklered. */
import { drawElevation, drawVicinityMap, drawWallSection } from "./details.ts";
import { PlanView } from "./plan_view.ts";
import { compliant, conflict, notShown, violation } from "./rows.ts";
import { SheetDrawing, type SheetName } from "./sheet_drawing.ts";

export const project = {
  name: "Tern Harbor Academy",
  address: "1875 South Atlantic Avenue, Cocoa Beach, FL 32931",
  clientName: "Tern Harbor Academy Inc.",
  clientPhone: "321-555-0148",
  clientEmail: "facilities@ternharbor.example.com",
  occupancyClassification: ["E", "A-3"],
  inspectionCategories: ["Egress", "Fire Safety", "Accessibility", "Structural", "Mechanical"],
  buildingHeight: 28,
  buildingArea: 25500,
  typeOfConstruction: "IIIB",
  fireSprinkler: true,
  generator: true,
  baseFloodElevation: null,
  femaFloodZone: "X",
  priority: "medium",
  tags: [],
};

const rows = {
  V1: violation(
    ["FBC-B-1020.3-corridor-width-E", "FBC-B-1020.3-corridor-width"],
    "1020.3",
    "Upper corridor of a school, more than 100 persons, 5 ft 6 in wide.",
    { measured: 66, required: 72, unit: "in" },
  ),
  V2: violation(
    "FBC-B-1004.5-occupant-load",
    "1004.5",
    "Classroom 204 counted at 50 sq ft per person; classrooms 20 net give 46.",
    { measured: 19, required: 46, unit: "occupants" },
  ),
  V3: violation("FBC-B-1006.2.1-one-exit-load", "1006.2.1", "Chorus room of 120 with one exit.", {
    measured: 120,
    required: 49,
    unit: "occupants",
  }),
  V4: violation("FBC-B-1010.2.9-panic", "1010.2.9", "Gym exits for 360 with lever locksets.", {
    measured: "lever lockset",
    required: "panic hardware",
  }),
  V5: violation(
    "FBC-B-1010.1.2.1-door-swing",
    "1010.1.2.1",
    "Cafeteria doors for 94 swing into the room.",
    { measured: 94, required: 49, unit: "occupants" },
  ),
  V6: violation("FBC-B-1011.5.2-tread", "1011.5.2", "Treads of 10 1/2 in at stair A.", {
    measured: 10.5,
    required: 11,
    unit: "in",
  }),
  V7: violation(
    "FBC-B-1014.6-handrail-extension",
    ["1014.6", "505.10.2"],
    "Handrail goes on 8 in at the top of stair A.",
    { measured: 8, required: 12, unit: "in" },
  ),
  V8: violation("FBC-B-1011.8-flight-rise", "1011.8", "Stair B rises 12 ft 8 in without landing.", {
    measured: 152,
    required: 144,
    unit: "in",
  }),
  V9: violation(
    "FBC-B-907.2-fire-alarm",
    ["907.2.3", "907.2"],
    "Group E over 100 persons without voice alarm.",
    { measured: "horn, no voice", required: "emergency voice alarm" },
  ),
  V10: violation(
    "FBC-B-601-frame",
    ["Table 601", "601"],
    "Exterior bearing walls of 1 hour in Type III-B.",
    { measured: 1, required: 2, unit: "hours" },
  ),
  V11: violation(
    "FBC-B-716-fire-doors",
    ["716.1(2)", "716.1"],
    "45 minute door in the 1 hour enclosure of stair A.",
    { measured: 0.75, required: 1, unit: "hours" },
  ),
  V12: violation(
    "FBC-B-803-interior-finish",
    ["803.13", "Table 803.13"],
    "Class C panels in an exit stair of Group E with sprinklers.",
    { measured: "C", required: "B" },
  ),
  V13: violation("FBC-A-405.6-ramp-rise", ["405.6", "1012.4"], "One ramp run rises 36 in.", {
    measured: 36,
    required: 30,
    unit: "in",
  }),
  V14: violation("FBC-A-502.3-aisle", "502.3.1", "Access aisle of 4 ft.", {
    measured: 48,
    required: 60,
    unit: "in",
  }),
  V15: violation("FBC-A-208.2-parking-count", "208.2", "4 accessible spaces of 112.", {
    measured: 4,
    required: 5,
    unit: "spaces",
  }),
  V16: violation(
    "FBC-A-307-protruding",
    "307.2",
    "Extinguisher cabinet stands out 6 in, its bottom 40 in above the floor.",
    { measured: 6, required: 4, unit: "in" },
  ),
  V17: violation(
    "FBC-P-403.1-fixtures",
    ["403.1", "2902.1"],
    "4 closets for 266 girls and women in Group E, 1 per 50.",
    { measured: 4, required: 6, unit: "fixtures" },
  ),
  V18: violation("FBC-P-704-slope", "704.1", "2 in waste at 1/8 in per ft.", {
    measured: 0.125,
    required: 0.25,
    unit: "in/ft",
  }),
  V19: violation(
    "FBC-M-403.3-outdoor-air",
    "403.3.1.1",
    "Classroom 201: 320 cfm; 46 x 10 + 910 x 0.12 = 569.",
    { measured: 320, required: 569, unit: "cfm" },
  ),
  V20: violation(
    "NEC-406.12-TR",
    "406.12",
    "Standard receptacles in day care rooms, 18 in above the floor.",
    { measured: "standard", required: "tamper-resistant" },
  ),
  V21: violation(
    "NEC-110.26-depth-480",
    "110.26(A)(1)",
    "3 ft before a 480Y/277 V board with a block wall opposite.",
    { measured: 3, required: 3.5, unit: "ft" },
  ),
  V22: violation("FBC-FG-409.5-shutoff", "409.5", "Range valve 9 ft away.", {
    measured: 9,
    required: 6,
    unit: "ft",
  }),
  V23: violation(
    ["FBC-B-1604.5-risk-category"],
    "1604.5",
    "Risk Category II for a school of more than 250 and a gym of 360.",
    { measured: "II", required: "III" },
  ),
  V24: violation("FBC-EC-climate-zone", "R301.1", "Zone 1A; Brevard County is 2A.", {
    measured: "1A",
    required: "2A",
  }),
  C1: compliant("FBC-B-453-edu-type", "453", "III-B, but the school is private."),
  C2: compliant("FBC-B-508.4-separation", "508.4", "No separation of A and E."),
  C3: compliant("FBC-B-1020.2-corridor-rating", "1020.2", "Corridors not rated with NFPA 13."),
  C4: compliant(
    ["FBC-B-1007.1.1-separation-s", "FBC-B-1007.1.1-separation-ns"],
    "1007.1.1",
    "Stairs 57 ft apart; a third of the diagonal is 48 ft 1 in.",
  ),
  C5: compliant(
    ["FBC-B-1020.5-dead-end-sprinklered", "FBC-B-1020.5-dead-end"],
    "1020.5",
    "Dead end of 38 ft 6 in in a sprinklered school.",
  ),
  C6: compliant("FBC-B-1010.1.7-doors-in-series", "1010.1.7", "4 ft between vestibule doors."),
  C7: compliant("FBC-B-1015.2-guard-required", "1015.2", "Stage 30 in above the gym, no guard."),
  C8: compliant("FBC-B-905.3-standpipes", "905.3.1", "Two storeys, upper floor at 12 ft 8 in."),
  C9: compliant(
    "FBC-B-110.8-threshold",
    "110.8",
    "Assembly of 5,400 sq ft, but 360 persons and 32 ft.",
  ),
  C10: compliant(
    ["FBC-A-404.2.9-exterior-force"],
    ["404.2.9", "404.2.9(3)"],
    "Outside doors 8.5 lbf.",
  ),
  C11: compliant("FBC-A-502.6-sign", "502.6", "Sign 60 in above ground."),
  C12: compliant("FBC-B-1006.3.3-exits-per-story", "1006.3.3", "Five exits for 649 persons."),
  C13: compliant("FBC-A-604.4-seat", "604.4", "Seat at 17 in."),
  C14: compliant("FBC-A-606-lavatory", "606.3", "Rim at 34 in."),
  C15: compliant("FBC-M-606-duct-detectors", "606.2.1", "2,000 cfm without smoke detection."),
  C16: compliant("FBC-M-401.4-intake", "401.4", "Intake 10 ft from an exhaust fan."),
  C17: compliant("FBC-M-403-public-toilet", "403.3.1.1", "280 cfm for 4 closets."),
  C18: compliant("FBC-P-704-slope", "704.1", "4 in waste at 1/8 in per ft."),
  C19: compliant(
    "FBC-B-506.2-area",
    "506.2",
    "15,900 sq ft per floor; 28,500 for A-3 in III-B, sprinklered.",
  ),
  C20: compliant(
    ["FBC-B-1005.3.1-stair-capacity"],
    "1005.3.1",
    "96 in of stairs for 243 persons, and for 270.",
  ),
  C21: compliant("FBC-B-1607.1-live-loads", ["1607.1", "Table 1607.1"], "Classrooms 40 psf."),
  C22: compliant("NEC-110.26-depth", "110.26(A)(1)", "36 in before a 208Y/120 V panel."),
  C23: compliant(
    "FBC-P-403.1-fixtures",
    ["403.1", "424.2"],
    "3 closets and 3 urinals for 6 required.",
  ),
  C24: compliant("NEC-210.8B-gfci", "210.8(B)", "Receptacle 7 ft from a classroom sink."),
  N1: notShown("FBC-B-1816-termite", "1816", "Termite treatment left blank."),
  N2: notShown(
    ["FBC-EC-C401-forms", "FBC-B-107-energy-attached"],
    ["C103", "C401.2", "107.3.5"],
    "Energy report to follow.",
  ),
  N3: notShown("NEC-220-load-calc", "220", "Load calculation not given."),
  X1: conflict("FBC-B-107-form-mismatch", "107.2.1", "Form says 28 ft high, sheet 32 ft."),
  X2: conflict(
    "FBC-B-1609.3-wind-speed",
    ["1609.3", "1603.1.4"],
    "148 mph in the code data, 139 mph in the structural notes.",
  ),
};

function frame(d: SheetDrawing, { number, title, scale }: SheetName): void {
  const [w, h] = d.paper;
  const x = w - 214;
  d.box(24, 24, w - 48, h - 48, 1.6).line([x, 24, x, h - 24], 1.2);
  for (const y of [180, 360, 640, 980, 1330, 1440, 1540]) d.line([x, y, w - 24, y], 0.6);
  d.line([x + 20, 130, x + 70, 50, x + 120, 130], 2).line([x + 45, 130, x + 95, 50], 2);
  d.text(x + 16, 142, "Lindqvist Amaro", 15, true).text(x + 16, 162, "architects", 11);
  d.text(x + 16, 194, "410 Brevard Avenue", 9).text(x + 16, 208, "Cocoa, Florida 32922", 9).text(
    x + 16,
    222,
    "AA 26009984",
    9,
  );
  d.text(x + 16, 250, "Structural: Pell & Oduya PE", 9).text(
    x + 16,
    266,
    "MEP: Gulfline Consulting",
    9,
  ).text(x + 16, 282, "Civil: Bayhead Land Design", 9);
  d.text(x + 16, 434, "Seal", 9).circle(x + 95, 535, 78, 0.5);
  d.text(x + 16, 654, "Tern Harbor", 17, true).text(x + 16, 676, "Academy", 17, true).text(
    x + 16,
    704,
    "New school building",
    11,
  ).text(x + 16, 726, "1875 South Atlantic Ave", 10).text(x + 16, 741, "Cocoa Beach, FL 32931", 10);
  d.text(x + 16, 994, "Issue", 9, true).text(x + 16, 1012, "05/18/2026  Permit set", 9);
  d.text(x + 16, 1230, "Test drawing", 9).text(x + 16, 1244, "Not for construction", 9);
  d.text(x + 16, 1344, title, 14, true, 160).text(x + 16, 1452, "Scale", 8).text(
    x + 16,
    1466,
    scale,
    10,
  ).text(x + 16, 1492, "Project 2604", 9).text(x + 16, 1506, "Drawn MJ   Checked SL", 9);
  d.text(x + 30, 1580, number, 54, true);
}

/** Draws the set. */
export async function draw() {
  const d = new SheetDrawing({
    widthIn: 36,
    heightIn: 24,
    titleBlock: "right",
    font: "Helvetica",
    boldFont: "Helvetica-Bold",
    textPt: 11,
    firm: "",
    project: [],
  }, frame);
  d.dimensionEnd = "tick";
  codeAndSite(d);
  plans(d);
  details(d);
  mechanical(d);
  electrical(d);
  return await d.finish("control-tern-harbor-academy", project, rows);
}

function codeAndSite(d: SheetDrawing): void {
  d.sheet("G-1", "Code Data and Site Plan", "As noted");
  const end = d.schedule(60, 60, "BUILDING CODE DATA", ["Item", "Required / allowed", "Provided"], [
    230,
    230,
    330,
  ], [
    ["Codes", "FBC 8th Edition (2023)", "FBC 8th Ed. (2023), FFPC 8th Ed., NEC 2020"],
    ["Occupancy", "-", "E (school, day care age 3-5), A-3 (gymnasium)"],
    [["C1", "Construction type"], "Section 453: public schools only", "III-B, private school"],
    ["Sprinklers", "903.2.3", "NFPA 13 throughout"],
    [["X1", "Building height"], "75 ft", "32'-0\""],
    ["Stories", "3", "2"],
    [["C19", "Area per story"], "28,500 sf (A-3, III-B, SM)", "15,900 sf first, 9,600 sf second"],
    [["C2", "Separation E / A-3"], "0 hr", "None"],
    [["V10", "Exterior bearing walls"], "1 hr", '1 hr, 8" CMU'],
    ["Interior bearing walls, floors, roof", "0 hr", "0 hr"],
    [["C3", "Corridor walls"], "0 hr", "0 hr"],
    ["Stair enclosures", "1 hr", "1 hr, UL U419"],
    [["C12", "Exits, first floor (649 occ.)"], "3", "5"],
    [["V9", "Fire alarm"], "Manual", "Pull stations, horn/strobes; no voice system"],
    [["C8", "Standpipe"], "-", "None; upper floor 12'-8\" above fire lane"],
    [["C9", "Threshold building"], "-", "No: 2 stories, 32 ft, gym 5,400 sf / 360 occ."],
    [["V23", "Risk category"], "-", "II"],
    [["X2", "Wind"], "ASCE 7-22", "Vult 148 mph, Exposure D, enclosed"],
    ["Wind-borne debris", "Yes", "Large-missile impact glazing, all openings"],
    ["Flood zone", "-", "X, panel 12009C0532"],
    [["V24", "Energy: climate zone"], "-", "1A"],
    [["N2", "Energy report (FBC-EC)"], "-", "To follow under separate cover"],
  ]);
  const next = d.schedule(
    60,
    end + 20,
    "OCCUPANT LOAD AND EXITS",
    [
      "Room",
      "Sq ft",
      "Sf / occ.",
      "Load",
      "Exits req'd",
      "Exits prov'd",
    ],
    [250, 90, 110, 90, 120, 130],
    [
      ["Day Care 101, 102, 103 (each)", "770", "35 net", "22", "1", "1"],
      ["Administration 105", "770", "150 gross", "6", "1", "1"],
      ["Cafeteria 116", "1,400", "15 net", "94", "2", "2"],
      ["Kitchen 117", "490", "200 gross", "3", "1", "1"],
      [["V3", "Chorus 121 (chairs)"], "840", "7 net", "120", "1", "1"],
      ["Gymnasium 131 (events)", "5,400", "15 net", "360", "2", "2"],
      ["Classrooms 201, 202, 203 (each)", "910", "20 net", "46", "1", "1"],
      [["V2", "Classroom 204"], "910", "50 net", "19", "1", "1"],
      ["Science 205", "1,343", "50 net", "27", "1", "1"],
      ["Art 206", "948", "20 net", "48", "1", "1"],
      ["Media 207", "512", "50 net", "11", "1", "1"],
      [["C20", "Stairs A + B: 243 occ. x 0.3"], "", "", "73\" req'd", "", '2 x 48" = 96"'],
    ],
  );
  const last = d.schedule(60, next + 20, "PARKING", ["", "Count"], [560, 230], [
    ["Parking spaces, total (one lot)", "112"],
    [["V15", "Accessible spaces"], "4"],
    ["Van accessible", "1"],
  ]);
  d.columns({ x: 60, y: last + 24, width: 790, gap: 0, bottom: 1690 }, "GENERAL NOTES", [
    "The gymnasium is used for games, assemblies and the annual play.",
    ["C10", "Exterior hinged doors open with 8.5 lbf at most."],
    "Fire lane 24 ft wide, clear height 14 ft; hydrant 310 ft from the entrance.",
    "Address numbers 6 in. high at the street front.",
    "Signed and sealed by the architect of record on each sheet.",
  ]);

  const p = new PlanView(d, 950, 130, 3.3);
  p.wall([0, 0, 400, 0, 400, 290, 0, 290, 0, 0], 1, 12);
  p.wall([60, 30, 180, 30, 240, 30, 240, 135, 180, 135, 180, 110, 60, 110, 60, 30], 2.6).wall(
    [180, 30, 180, 110],
    0.6,
    5,
  );
  d.centred(p.x(120), p.y(62), "TWO-STORY CLASSROOM WING", 11, true).centred(
    p.x(210),
    p.y(75),
    "GYMNASIUM",
    11,
    true,
  );
  for (const [y, count] of [[150, 38], [192, 37], [214, 37]] as const) {
    for (let at = 0; at <= count; at += 1) p.wall([20 + at * 9, y, 20 + at * 9, y + 18], 0.5);
    p.wall([20, y === 192 ? 210 : y, 20 + count * 9, y === 192 ? 210 : y], 0.5);
  }
  p.text(180, 178, "24'-0\" TWO-WAY AISLE").text(150, 238, "24'-0\" FIRE LANE").text(
    258,
    60,
    "PLAY FIELD",
    11,
  ).text(262, 120, "DUMPSTERS").text(6, 276, "SOUTH ATLANTIC AVENUE", 12);
  p.dimH(0, 60, 20, "60'-0\"").dimH(240, 400, 20, "160'-0\"").dimV(110, 0, 30, "30'-0\"").dimV(
    390,
    0,
    290,
    "290'-0\"",
  ).dimH(0, 400, -6, "400'-0\"");
  p.wall([120, 110, 120, 150], 1.2, 4).wall([126, 110, 126, 150], 1.2, 4);
  p.note([34, 124], 'ACCESSIBLE ROUTE, 60" WALK, 1:48', [120, 134]);
  d.circle(p.x(376), p.y(262), 20).line([p.x(376), p.y(269), p.x(376), p.y(253)], 1.4).centred(
    p.x(376),
    p.y(271),
    "N",
    11,
    true,
  );
  d.viewTitle(970, 1120, "1", "SITE PLAN", '1" = 20\'-0"');

  const q = new PlanView(d, 960, 1250, 8.5);
  for (let at = 0; at < 2; at += 1) {
    q.wall([at * 28, 0, at * 28, 20, at * 28 + 12, 20, at * 28 + 12, 0], 0.9);
    q.wall([at * 28 + 16, 0, at * 28 + 16, 20, at * 28 + 28, 20, at * 28 + 28, 0], 0.9);
    for (let line = 0; line < 8; line += 1) {
      q.wall([at * 28 + 12, 2 + line * 2.4, at * 28 + 16, 0.4 + line * 2.4], 0.4);
    }
    d.circle(q.x(at * 28 + 6), q.y(8), 14, 0.8).circle(q.x(at * 28 + 22), q.y(8), 14, 0.8);
  }
  q.wall([-2, -0.2, 58, -0.2], 1.6).dimH(0, 12, 24, "12'-0\"").dimH(12, 16, 26.6, [
    "V14",
    "4'-0\"",
  ]).dimH(16, 28, 24, "12'-0\"");
  q.dimV(-2, 0, 20, "20'-0\"");
  d.text(q.x(20), q.y(16), "VAN", 9);
  d.viewTitle(970, 1560, "2", "ACCESSIBLE PARKING", '1/8" = 1\'-0"');
  d.box(1600, 1270, 70, 110, 1).line([1635, 1380, 1635, 1530], 2.2).line([
    1560,
    1530,
    1720,
    1530,
  ], 1.6).centred(1635, 1290, "ISA", 16, true).centred(1635, 1330, "PARKING BY", 7).centred(
    1635,
    1340,
    "DISABLED",
    7,
  ).centred(1635, 1350, "PERMIT ONLY", 7);
  d.dimV(1580, 1380, 1530, ["C11", "5'-0\""]);
  d.viewTitle(1570, 1560, "3", "SIGN AT EACH SPACE", "N.T.S.");
  drawVicinityMap(d, [1850, 1230, 400, 320], ["S. ATLANTIC AVE", "MINUTEMEN CSWY"]);
  d.viewTitle(1860, 1570, "4", "VICINITY", "N.T.S.");
}

function plans(d: SheetDrawing): void {
  d.sheet("A-1", "Floor Plans and Schedules", '3/32" = 1\'-0"');
  const p = new PlanView(d, 130, 150, 6.4);
  p.wall([0, 0, 120, 0, 180, 0, 180, 105, 120, 105, 120, 80, 0, 80, 0, 0], 4).wall([
    120,
    0,
    120,
    80,
  ], 3);
  p.room([0, 0, 22, 35], ["DAY CARE", "101", "770 SF"]).room([22, 0, 22, 35], [
    "DAY CARE",
    "102",
    "770 SF",
  ]).room([44, 0, 22, 35], ["DAY CARE", "103", "770 SF"]).room([66, 0, 40, 35], [
    "CAFETERIA",
    "116",
    "1,400 SF",
  ]).room([106, 0, 14, 35], ["KITCHEN", "117"]);
  p.room([0, 45, 22, 35], ["ADMIN.", "105"]).room([22, 45, 12, 35]).room([34, 45, 12, 35]).room(
    [46, 45, 24, 35],
    ["CHORUS", "121", "840 SF"],
  ).room([70, 45, 20, 17], ["GIRLS", "122"]).room([70, 62, 20, 18], ["BOYS", "123"]).room([
    90,
    45,
    14,
    35,
  ]).room([104, 45, 16, 20], ["ELEC.", "125"]).room([104, 65, 8, 15], ["ELEV."]).room([
    112,
    65,
    8,
    15,
  ], ["STOR.", "126"]);
  p.stair([35, 54, 10, 24], 11).stair([92, 50, 10, 26], 22);
  d.centred(p.x(40), p.y(51), "STAIR A", 9).centred(p.x(97), p.y(48.4), "STAIR B", 9).centred(
    p.x(28),
    p.y(57),
    "VEST. 106",
    9,
  ).centred(p.x(45), p.y(39), "CORRIDOR 100", 10);
  p.wall([22, 68, 34, 68], 1.6);
  p.door(24.8, 68, 6, "S").door(24.8, 80, 6, "S", "1").dimV(32.8, 71.2, 75.8, ["C6", "4'-0\""]);
  d.text(p.x(22.6), p.y(60), "CLEAR SPACE", 8).text(p.x(22.6), p.y(61.6), "OF DOOR SWING", 8);
  p.door(17, 35, 3, "S").door(39, 35, 3, "S").door(61, 35, 3, "S").door(84, 35, 6, "N", "2").door(
    110,
    35,
    3,
    "N",
  ).door(56, 45, 3, "N", "3").door(16, 45, 3, "S").door(41, 45, 3, "N", "4").door(
    99,
    45,
    3,
    "N",
    "5",
  )
    .door(74, 45, 3, "S").door(112, 45, 3, "N", "8").door(0, 38.5, 3, "W").door(
      120,
      38,
      6,
      "E",
      "7",
    )
    .door(180, 30, 6, "E", "6").door(180, 80, 6, "E", "6").door(73, 0, 6, "N");
  p.room([120, 90, 15, 15], ["WOMEN", "132"]).room([135, 90, 30, 15], ["STAGE"]).room(
    [165, 90, 15, 15],
    ["MEN", "133"],
  ).door(124, 90, 3, "N").door(170, 90, 3, "N");
  d.centred(p.x(150), p.y(40), "GYMNASIUM 131", 13, true).centred(
    p.x(150),
    p.y(43.5),
    "5,400 SF",
    10,
  );
  d.circle(p.x(150), p.y(52), 40, 0.5).line([p.x(122), p.y(52), p.x(178), p.y(52)], 0.5).box(
    p.x(122),
    p.y(4),
    54 * 6.4,
    84 * 6.4,
    0.4,
  );
  for (const [x, y, key] of [[108, 37.5, "1"], [150, 87, "2"], [98, 22, "3"]] as const) {
    d.box(p.x(x) - 7, p.y(y) - 7, 14, 14, 0.7).centred(p.x(x), p.y(y) - 4.5, key, 8);
  }
  for (const [at, letter] of [[0, "A"], [44, "B"], [90, "C"], [120, "D"], [180, "E"]] as const) {
    d.line([p.x(at), p.y(-2), p.x(at), p.y(-9)], 0.4).bubble(p.x(at), p.y(-10.6), letter, 11, 9);
  }
  p.dimH(0, 120, -5, "120'-0\"").dimH(120, 180, -5, "60'-0\"").dimV(-4, 0, 80, "80'-0\"").dimV(
    -4,
    35,
    45,
    "",
  );
  d.viewTitle(150, 890, "1", "FIRST FLOOR PLAN", '3/32" = 1\'-0"');

  const u = new PlanView(d, 1450, 150, 6.4);
  u.wall([0, 0, 120, 0, 120, 80, 0, 80, 0, 0], 4);
  for (let at = 0; at < 4; at += 1) {
    u.room([at * 26, 0, 26, 35], ["CLASSROOM", `20${at + 1}`, "910 SF"]);
    u.door(at * 26 + 20, 35, 3, "N").window(at * 26 + 5, 0, 14);
  }
  u.room([104, 0, 16, 35], ["STORAGE", "208"]).room([0, 40.5, 34, 39.5], ["SCIENCE", "205"]).room(
    [34, 40.5, 12, 39.5],
  ).room([46, 40.5, 24, 39.5], ["ART", "206"]).room([70, 40.5, 20, 20], ["GIRLS", "209"]).room(
    [70, 60.5, 20, 19.5],
    ["BOYS", "210"],
  ).room([90, 40.5, 14, 39.5]).room([104, 40.5, 16, 39.5], ["MEDIA", "207"], {
    shiftFt: -6,
  }).room([104, 65, 8, 15], ["ELEV."]);
  u.stair([35, 54, 10, 24], 11, "DN").stair([92, 50, 10, 26], 22, "DN").door(38.5, 40.5, 3, "S")
    .door(
      95.5,
      40.5,
      3,
      "S",
    ).door(24, 40.5, 3, "S").door(60, 40.5, 3, "S").door(74, 40.5, 3, "S").door(108, 40.5, 3, "S");
  d.centred(u.x(40), u.y(50), "STAIR A", 9).centred(u.x(97), u.y(47.6), "STAIR B", 9);
  u.dimV(12, 35, 40.5, ["V1", "5'-6\""]).dimH(0, 38.5, 83.6, ["C5", "DEAD END 38'-6\" TO STAIR A"])
    .dimH(40, 97, 87.5, ["C4", "57'-0\" BETWEEN STAIRS; 1/3 OF 144'-3\" DIAGONAL = 48'-1\""]);
  u.dimH(0, 120, -5, "120'-0\"").dimV(-3, 0, 80, "80'-0\"");
  for (const [at, letter] of [[0, "A"], [44, "B"], [90, "C"], [120, "D"]] as const) {
    d.line([u.x(at), u.y(-2), u.x(at), u.y(-9)], 0.4).bubble(u.x(at), u.y(-10.6), letter, 11, 9);
  }
  d.viewTitle(1450, 770, "2", "SECOND FLOOR PLAN", '3/32" = 1\'-0"');
  d.columns({ x: 1450, y: 830, width: 780, gap: 0, bottom: 960 }, "KEYNOTES", [
    ["V16", 'Fire extinguisher cabinet: projects 6" from wall, bottom at 40" A.F.F.'],
    ["C7", 'Stage floor 30" above gym floor, front edge open, no guard.'],
    "Serving line with 36 in. tray slide, 34 in. high.",
  ]);
  d.schedule(
    70,
    980,
    "DOOR SCHEDULE",
    [
      "No.",
      "Location",
      "Size",
      "Clear",
      "Swing",
      "Label",
      "Hardware",
    ],
    [50, 250, 190, 80, 130, 90, 330],
    [
      [
        "1",
        "Main entrance, vestibule",
        "PR 3'-0\" x 7'-0\"",
        '67"',
        "Out",
        "-",
        "Panic device, closer",
      ],
      [
        ["V5", "2"],
        "Cafeteria 116 (94 occ.)",
        "PR 3'-0\" x 7'-0\"",
        '67"',
        "Into room",
        "-",
        "Panic device, closer",
      ],
      ["3", "Chorus 121", "3'-0\" x 7'-0\"", '33 1/2"', "Out", "-", "Panic device, closer"],
      [
        ["V11", "4"],
        "Stair A",
        "3'-0\" x 7'-0\"",
        '33 1/2"',
        "Into stair",
        "45 min",
        "Fire exit device, closer",
      ],
      [
        "5",
        "Stair B",
        "3'-0\" x 7'-0\"",
        '33 1/2"',
        "Into stair",
        "60 min",
        "Fire exit device, closer",
      ],
      [
        ["V4", "6"],
        "Gymnasium to outside (360 occ.)",
        "PR 3'-0\" x 7'-0\"",
        '67"',
        "Out",
        "-",
        "Lever lockset, closer, no exit device",
      ],
      [
        "7",
        "Gymnasium to corridor",
        "PR 3'-0\" x 7'-0\"",
        '67"',
        "Out",
        "-",
        "Panic device, closer",
      ],
      ["8", "Electrical 125", "3'-0\" x 7'-0\"", '33 1/2"', "Out", "-", "Panic device, closer"],
      [
        "-",
        "Classrooms, offices",
        "3'-0\" x 7'-0\"",
        '33 1/2"',
        "In / out",
        "-",
        "Lever classroom function",
      ],
    ],
  );
  d.schedule(1290, 980, "FINISH SCHEDULE", ["Room", "Floor", "Walls", "Class", "Ceiling"], [
    210,
    190,
    270,
    110,
    190,
  ], [
    ["Day care", "Sheet vinyl", "Gyp. bd., painted", "A", "ACT 9'-0\""],
    ["Classrooms", "LVT", "Gyp. bd., painted", "A", "ACT 9'-0\""],
    ["Corridors", "Terrazzo", "Ceramic tile to 5 ft", "A", "ACT 9'-0\""],
    [["V12", "Stair A"], "Rubber", "Plywood veneer panels", "C", "Open"],
    ["Stair B", "Rubber", "CMU, painted", "A", "Open"],
    ["Gymnasium", "Maple", "CMU, pads to 6 ft", "B", "Open deck"],
    ["Kitchen", "Quarry tile", "FRP panels", "B", "Vinyl ACT 9'-0\""],
    ["Toilets", "Ceramic tile", "Ceramic tile", "A", "Gyp. bd. 8'-0\""],
  ]);
  d.columns({ x: 70, y: 1290, width: 1080, gap: 60, bottom: 1680 }, "PLAN NOTES", [
    "Dimensions are to face of masonry or stud unless noted.",
    "Doors are 4 in. from the adjacent corner unless dimensioned.",
    "Exit signs: LED, green, 50 ft apart in corridors at most, see E-1.",
    "Rated walls are marked above the ceiling in 3 in. letters every 15 ft.",
    "Extinguishers 2-A:10-B:C within 75 ft of travel; Class K within 25 ft of the range.",
    "Glass in doors and within 24 in. of doors is tempered and laminated.",
    "Restroom entries have an 18 in. latch side clearance on the pull side.",
  ]);
  drawElevation(d, [1420, 1370, 700, 190], {
    levels: ["FIRST FLOOR 0'-0\"", "SECOND FLOOR 12'-8\"", "GYM ROOF 32'-0\""],
    bays: 9,
  });
  d.viewTitle(1340, 1610, "3", "SOUTH ELEVATION", '1/16" = 1\'-0"');
}

function details(d: SheetDrawing): void {
  d.sheet("A-2", "Stairs, Toilets and Structural Data", "As noted");
  // Stair A: two flights with a landing.
  const a = { x: 120, floor: 560, rise: 15, run: 24 };
  const steps: number[] = [a.x, a.floor];
  for (let at = 0; at < 11; at += 1) {
    steps.push(a.x + at * a.run, a.floor - (at + 1) * a.rise);
    steps.push(a.x + (at + 1) * a.run, a.floor - (at + 1) * a.rise);
  }
  const landing = a.floor - 11 * a.rise;
  steps.push(a.x + 11 * a.run + 110, landing);
  d.line(steps, 1.6);
  const back: number[] = [a.x + 11 * a.run, landing];
  for (let at = 0; at < 11; at += 1) {
    back.push(a.x + (11 - at) * a.run, landing - (at + 1) * a.rise);
    back.push(a.x + (10 - at) * a.run, landing - (at + 1) * a.rise);
  }
  back.push(a.x - 50, landing - 11 * a.rise);
  d.line(back, 1.1).line([a.x - 60, a.floor, a.x + 420, a.floor], 2);
  d.line([a.x + 264, landing - 55, a.x, landing - 220, a.x - 34, landing - 220], 1.8);
  d.line([a.x, a.floor - 70, a.x + 264, a.floor - 220, a.x + 350, a.floor - 220], 1.8);
  d.text(a.x + 180, a.floor - 50, ["V6", '10 TREADS @ 10 1/2"']).text(
    a.x + 180,
    a.floor - 34,
    '11 RISERS @ 6 29/32"',
  );
  d.dimH(a.x - 34, a.x, landing - 240, ["V7", '8" EXT.']);
  d.dimV(a.x - 70, landing - 165, a.floor, "12'-8\"").dimH(
    a.x + 264,
    a.x + 374,
    a.floor + 26,
    "4'-0\" LANDING",
  );
  d.leader(a.x + 300, landing - 170, 'RAIL 36" HIGH, 1 1/2" DIA.', a.x + 160, landing - 118);
  d.viewTitle(100, 660, "1", "STAIR A", '3/8" = 1\'-0"');
  // Stair B: one straight flight.
  const b = { x: 800, floor: 560, rise: 15, run: 19 };
  const flight: number[] = [b.x - 60, b.floor, b.x, b.floor];
  for (let at = 0; at < 22; at += 1) {
    flight.push(b.x + at * b.run, b.floor - (at + 1) * b.rise);
    flight.push(b.x + (at + 1) * b.run, b.floor - (at + 1) * b.rise);
  }
  flight.push(b.x + 22 * b.run + 90, b.floor - 22 * b.rise);
  d.line(flight, 1.6).line(
    [b.x - 26, b.floor - 80, b.x, b.floor - 80, b.x + 418, b.floor - 410],
    1.8,
  )
    .line([b.x + 418, b.floor - 410, b.x + 454, b.floor - 410], 1.8);
  d.dimV(b.x - 80, b.floor - 330, b.floor, ["V8", "12'-8\" IN ONE FLIGHT"]);
  d.text(b.x + 250, b.floor - 100, '21 TREADS @ 11"').text(
    b.x + 250,
    b.floor - 84,
    '22 RISERS @ 6 29/32"',
  ).dimH(b.x + 418, b.x + 454, b.floor - 428, '12"');
  d.viewTitle(760, 660, "2", "STAIR B", '3/8" = 1\'-0"');
  // Ramp.
  d.line([1430, 540, 1500, 540, 2090, 470, 2190, 470], 1.6).line(
    [
      1430,
      560,
      2190,
      560,
    ],
    0.5,
    6,
  ).line([1480, 480, 1510, 480, 2090, 410, 2120, 410], 1.5);
  for (let at = 0; at < 8; at += 1) {
    d.line([1510 + at * 82, 539 - at * 9.7, 1510 + at * 82, 480 - at * 9.7], 0.6);
  }
  d.dimH(1500, 2090, 600, "36'-0\" RUN, 1:12").dimV(2230, 470, 540, ["V13", '36" RISE']);
  d.text(1560, 380, 'RAILS BOTH SIDES, 34" HIGH, 12" EXT.').dimH(2090, 2190, 390, "5'-0\"");
  d.viewTitle(1440, 660, "3", "RAMP AT GYM SIDE DOOR", '1/4" = 1\'-0"');
  // Toilet elevation.
  const e = { x: 110, floor: 1030 };
  d.box(e.x, e.floor - 250, 560, 250, 0.7).box(e.x + 80, e.floor - 95, 60, 95, 0.8).line([
    e.x + 20,
    e.floor - 190,
    e.x + 260,
    e.floor - 190,
  ], 3).box(e.x + 370, e.floor - 190, 110, 24, 0.8).box(e.x + 390, e.floor - 330 + 90, 70, 40, 0.6);
  d.dimV(e.x + 190, e.floor - 95, e.floor, ["C13", '17" SEAT']).dimV(
    e.x + 520,
    e.floor - 190,
    e.floor,
    ["C14", '34" RIM'],
  ).dimH(e.x + 20, e.x + 260, e.floor - 210, '42" BAR');
  d.viewTitle(110, 1080, "4", "GIRLS 122, WEST WALL", '1/2" = 1\'-0"');
  drawWallSection(d, [830, 780, 360, 300], [
    'WOOD TRUSSES @ 24" O.C., SEALED LAYOUT ON S-2',
    "R-38 BATTS AT CEILING",
    '8" CMU, #5 @ 32" O.C.',
    'FOOTING 30" x 14", 3 #5',
  ]);
  d.viewTitle(810, 1110, "5", "WALL SECTION AT COVERED ENTRY", '3/8" = 1\'-0"');
  d.schedule(1420, 740, "DESIGN LIVE LOADS", ["Use", "psf"], [360, 130], [
    [["C21", "Classrooms"], "40"],
    ["Corridors, first floor", "100"],
    ["Corridors, second floor", "80"],
    ["Gymnasium, stage 150", "100"],
    ["Stairs and exits", "100"],
    ["Roof", "20"],
  ]);
  d.columns({ x: 110, y: 1180, width: 620, gap: 70, bottom: 1660 }, "STRUCTURAL NOTES", [
    [
      "X2",
      "Wind: ASCE 7-22, Vult 139 mph, Exposure D, GCpi 0.18.",
    ],
    "Components and cladding: zone 4 +41 / -44 psf, zone 5 +41 / -54 psf, 10 sq ft.",
    "Allowable soil bearing 2,500 psf, report 26-118 by Dunetop Geotech, March 2026.",
    ["N1", "Termite protection (soil treatment, product, rate): ______________"],
    "Concrete 4,000 psi, reinforcing grade 60; masonry f'm 2,000 psi.",
    "Roof trusses: sealed layout and engineering on S-2 and in the shop drawing log.",
    "Uplift straps at each truss, 1,450 lb, see S-2.",
    "Roof drains and overflow scuppers sized for 4.7 in. per hour.",
    "Handrail and guard posts carry 200 lb at any point and 50 plf.",
    "Slab on ground 4 in., 10 mil vapor retarder, fiber mesh.",
    "Storefront FL 17782.4, windows FL 22010.1, doors FL 14419.3, roof FL 10264.2.",
    "Special inspector: masonry grouting and epoxy anchors.",
  ]);
  drawElevation(d, [1560, 1240, 560, 190], {
    levels: ["FIRST FL.", "SECOND FL.", "ROOF"],
    bays: 6,
  });
  d.viewTitle(1480, 1500, "6", "EAST ELEVATION", '1/16" = 1\'-0"');
}

function mechanical(d: SheetDrawing): void {
  d.sheet("MP-1", "Mechanical and Plumbing", "As noted");
  const r = new PlanView(d, 130, 120, 6.4);
  r.wall([0, 0, 180, 0, 180, 105, 120, 105, 120, 80, 0, 80, 0, 0], 2.4).wall([120, 0, 120, 80], 1);
  r.wall([1.5, 1.5, 118.5, 1.5, 118.5, 78.5, 1.5, 78.5, 1.5, 1.5], 0.5);
  for (
    const [x, y, tag] of [
      [18, 20, "RTU-1"],
      [58, 20, "RTU-2"],
      [88, 52, "RTU-3"],
      [20, 58, "RTU-4"],
      [140, 30, "RTU-5"],
      [140, 68, "RTU-6"],
    ] as const
  ) {
    r.room([x, y, 12, 7], [tag], { wallPt: 1.2, sizePt: 9 });
    r.wall([x + 12, y + 1.5, x + 14.5, y + 1.5, x + 14.5, y + 5.5, x + 12, y + 5.5], 0.8);
  }
  d.circle(r.x(46), r.y(60), 11).centred(r.x(46), r.y(60) - 4, "EF-1", 7).circle(
    r.x(80),
    r.y(62),
    11,
  )
    .centred(r.x(80), r.y(62) - 4, "EF-2", 7);
  r.dimH(34.5, 46, 68, ["C16", "10'-0\""]).note([52, 70], "O.A. INTAKE TO EF-1", [43, 67.6]);
  r.note([126, 12], 'EQUIPMENT CURBS 14", TIE-DOWNS 5/M-2, 148 MPH', [146, 29.6], 300);
  r.note([66, 34], "PARAPET 3'-6\" ALL SIDES", [100, 1.6]);
  d.viewTitle(150, 830, "1", "ROOF PLAN", '3/32" = 1\'-0"');
  d.schedule(1370, 80, "OUTDOOR AIR", ["Zone", "Unit", "Sq ft", "People", "O.A. cfm"], [
    340,
    110,
    110,
    110,
    120,
  ], [
    ["Day care 101-103 (age 3-4)", "RTU-1", "2,310", "66", "1,080"],
    [["V19", "Classroom 201 (age 9+)"], "RTU-2", "910", "46", "320"],
    ["Classrooms 202, 203 (each)", "RTU-2", "910", "46", "570"],
    ["Classroom 204", "RTU-3", "910", "46", "570"],
    ["Science 205 (laboratory)", "RTU-3", "1,343", "27", "590"],
    ["Gymnasium 131 (multiuse)", "RTU-5, 6", "5,400", "360", "3,100"],
  ]);
  d.schedule(1370, 290, "UNITS AND FANS", ["Mark", "Supply cfm", "Smoke detection", "Remarks"], [
    110,
    140,
    230,
    310,
  ], [
    ["RTU-1", "3,800", "Supply and return", "Heat pump"],
    ["RTU-2", "4,400", "Supply and return", "Heat pump"],
    ["RTU-3", "4,200", "Supply and return", "Heat pump"],
    [["C15", "RTU-4"], "2,000", "None", "Administration, heat pump"],
    ["RTU-5, 6", "5,600 each", "Supply and return", "Heat pump"],
    [["C17", "EF-1"], "280", "-", "Girls 122 + 209, 4 closets, with lights"],
    ["EF-2", "420", "-", "Boys 123 + 210, 3 closets + 3 urinals"],
    ["KEF-1", "2,100", "-", "Type I hood, UL 300 system"],
  ]);
  d.columns({ x: 1370, y: 560, width: 790, gap: 0, bottom: 860 }, "MECHANICAL NOTES", [
    "Ducts above ceilings R-6, on the roof R-8. Sealed to class A.",
    "Dampers: fire damper at each rated shaft, see M-2 for location and access door.",
    "Condensate to roof drain, secondary switch in each pan.",
    "Service receptacle within 25 ft of each unit, see E-1.",
    "Sizing by ASHRAE 183 load report, bound with the submittal.",
    "Test and balance by an independent agency.",
  ]);
  d.schedule(
    70,
    920,
    "PLUMBING FIXTURES (E: 266 male, 266 female; A-3: 180 male, 180 female)",
    [
      "Fixture",
      "Ratio",
      "Required",
      "Provided",
    ],
    [340, 150, 130, 230],
    [
      [["V17", "E  Water closets, female"], "1 per 50", "6", "4"],
      [["C23", "E  Water closets, male"], "1 per 50", "6", "3 WC + 3 urinals"],
      ["E  Lavatories", "1 per 50", "11", "12"],
      ["A-3  Water closets, female", "1 per 65", "3", "4"],
      ["A-3  Water closets, male", "1 per 125", "2", "1 WC + 1 urinal"],
      ["A-3  Lavatories", "1 per 200", "2", "4"],
      ["Drinking fountains, high and low", "1 per 100 / 500", "7", "8"],
      ["Service sink", "1", "1", "2"],
    ],
  );
  d.columns({ x: 70, y: 1210, width: 850, gap: 0, bottom: 1680 }, "PLUMBING NOTES", [
    "Mixing valves ASSE 1070 at all hand sinks, set at 105 F.",
    "Reduced pressure backflow preventers at domestic service, fire line and irrigation.",
    "Water heater 80 gal. electric in pan, T&P line and pan drain to outside.",
    "Grease interceptor 1,000 gal., see C-4 for location and sizing.",
    "Cleanouts at every 75 ft and at the base of each stack.",
    "Vents end 10 ft from intakes and 8 in. above the roof.",
    "Expansion tank at the water heater.",
    "Trap primers at floor drains.",
  ]);
  const s = { x: 1040, top: 960 };
  d.line([s.x, s.top + 560, s.x + 1180, s.top + 540], 2.2).text(s.x + 920, s.top + 516, [
    "C18",
    '4" @ 1/8" PER FT',
  ]).text(s.x + 1096, s.top + 562, "TO SEWER");
  for (const [index, name] of ["GIRLS 122 / 209", "BOYS 123 / 210", "SCIENCE SINKS"].entries()) {
    const x = s.x + 120 + index * 330;
    d.line([x, s.top + 558 - index * 6, x, s.top], 1.6).text(x + 8, s.top, '3" V.T.R.');
    for (const y of [180, 400]) {
      d.line([x, s.top + y, x + 190, s.top + y - 6], 1.2);
      for (let at = 1; at < 4; at += 1) {
        d.line([x + at * 58, s.top + y - 4, x + at * 58, s.top + y - 34], 0.9);
      }
      d.line([x + 58, s.top + y - 34, x + 58, s.top + y - 70, x, s.top + y - 70], 0.6, 4);
    }
    d.text(x + 20, s.top + 206, index === 2 ? ["V18", '2" @ 1/8" PER FT'] : '4" @ 1/8" PER FT')
      .text(
        x + 20,
        s.top + 420,
        name,
        9,
        true,
      );
  }
  d.viewTitle(1040, 1610, "2", "SANITARY RISER", "N.T.S.");
}

function electrical(d: SheetDrawing): void {
  d.sheet("E-1", "Electrical and Gas", "As noted");
  const p = new PlanView(d, 120, 130, 6.2);
  p.wall([0, 0, 120, 0, 180, 0, 180, 105, 120, 105, 120, 80, 0, 80, 0, 0], 3).wall([
    120,
    0,
    120,
    80,
  ], 2);
  for (const x of [22, 44, 66, 106]) p.wall([x, 0, x, 35], 1.4);
  for (const x of [22, 34, 46, 70, 90, 104]) p.wall([x, 45, x, 80], 1.4);
  p.wall([0, 35, 120, 35], 1.4).wall([0, 45, 120, 45], 1.4).wall([104, 65, 120, 65], 1.4);
  for (
    const [x, y] of [
      [2, 8],
      [2, 26],
      [24, 8],
      [42, 26],
      [46, 8],
      [64, 26],
      [70, 2],
      [90, 2],
      [104, 16],
      [118, 8],
      [2, 60],
      [48, 60],
      [68, 70],
      [118, 72],
      [122, 20],
      [178, 40],
      [150, 2],
    ]
  ) d.circle(p.x(x), p.y(y), 5, 0.8).line([p.x(x) - 7, p.y(y), p.x(x) + 7, p.y(y)], 0.6);
  for (const [x, y] of [[8, 38], [60, 38], [112, 38], [40, 50], [97, 50], [150, 8], [150, 96]]) {
    d.box(p.x(x) - 9, p.y(y) - 5, 18, 10, 0.7).centred(p.x(x), p.y(y) - 3.2, "EXIT", 6);
  }
  d.text(p.x(3), p.y(15), "DAY CARE 101", 8).text(p.x(24.5), p.y(15), "DAY CARE 102", 8).text(
    p.x(46.5),
    p.y(15),
    "DAY CARE 103",
    8,
  ).text(p.x(78), p.y(15), "CAFETERIA 116", 9).text(p.x(106.6), p.y(24), "KITCHEN", 8).text(
    p.x(140),
    p.y(50),
    "GYMNASIUM 131",
    11,
  );
  p.room([106, 46, 12, 3], [], { wallPt: 1.2 });
  d.text(p.x(109), p.y(58), "ELEC. 125", 8);
  p.note([24, 90], ["V20", 'DAY CARE 101-103: 20A DUPLEX @ 18", STANDARD GRADE (NOT T.R.)'], [
    24,
    9.5,
  ], 330);
  p.note(
    [64, 97],
    ["C24", "STOR. 126: RECEPT. 7'-0\" FROM SERVICE SINK, NO GFCI"],
    [117.6, 73],
    300,
  );
  d.viewTitle(140, 810, "1", "POWER AND EXIT SIGNS, FIRST FLOOR", '3/32" = 1\'-0"');

  const q = new PlanView(d, 1420, 140, 26);
  q.room([0, 0, 16, 20], [], { wallPt: 5 }).room([1, 0.2, 7, 2.2], ["MSB 600A", "480Y/277V"], {
    sizePt: 9,
    wallPt: 1.4,
  }).room([13.6, 8, 2.2, 1.4], [], { wallPt: 1.2 }).room([12, 14, 3.4, 3.4], ["XFMR", "112 KVA"], {
    sizePt: 9,
    wallPt: 1.2,
  });
  q.wall([0, 5.4, 10, 5.4, 10, 20], 5);
  d.centred(q.x(5), q.y(12), "STORAGE 125A", 10);
  q.dimV(4.5, 2.4, 5.4, ["V21", "3'-0\""]).dimH(10.6, 13.6, 10.6, ["C22", '36"']);
  q.note([17.4, 6], '8" CMU WALL', [10, 5.6]).note([17.4, 9.5], "PANEL LP1, 208Y/120V, 225A", [
    15.8,
    8.8,
  ], 150).note([17.4, 1], "MAIN SWITCHBOARD, FRONT ACCESS", [8, 1.2], 150);
  q.door(11.5, 20, 3, "S", "8").dimH(0, 16, -0.9, "16'-0\"");
  d.viewTitle(1420, 800, "2", "ELECTRICAL ROOM 125", '3/8" = 1\'-0"');
  d.schedule(70, 900, "SWITCHBOARD MSB  480Y/277V  3PH 4W  600A", ["Ckt", "Load", "Breaker"], [
    80,
    430,
    130,
  ], [
    ["1", "RTU-1 to RTU-4", "200A/3P"],
    ["2", "RTU-5, RTU-6", "125A/3P"],
    ["3", "Transformer T1, panel LP1", "175A/3P"],
    ["4", "Lighting panel HP1", "100A/3P"],
    ["5", "Elevator", "60A/3P"],
    ["6", "ATS-1, generator 60 kW, life safety panel", "70A/3P"],
    [["N3", "-"], "Load calculation", "________ kVA"],
  ]);
  d.columns({ x: 70, y: 1180, width: 640, gap: 40, bottom: 1680 }, "ELECTRICAL NOTES", [
    "NEC 2020. Wire copper THHN. Conduit EMT inside, PVC below slab.",
    "GFCI at kitchen, toilets, roof, outside and within 6 ft of sinks.",
    "Emergency lights: 1 fc average along the exit path for 90 minutes, 10 fc normal on stairs.",
    "Generator set 60 kW, diesel, 12 ft from the building; transfer in 8 seconds.",
    "Ground: concrete-encased electrode, two rods, water pipe, building steel.",
    "Occupancy sensors in classrooms and toilets; daylight dimming along windows.",
    "CO detectors at kitchen 117 and cafeteria 116 report to the fire alarm panel.",
    "Elevator disconnect with shunt trip, one hour feeder route.",
  ]);
  const g = { x: 820, y: 1000 };
  d.line([g.x + 14, g.y + 60, g.x + 620, g.y + 60], 2).line([
    g.x + 620,
    g.y + 60,
    g.x + 620,
    g.y + 330,
  ], 1.6)
    .box(g.x + 560, g.y + 330, 130, 70, 1.2).centred(g.x + 625, g.y + 358, "6-BURNER RANGE", 9).box(
      g.x - 30,
      g.y + 30,
      44,
      60,
      1.2,
    ).centred(g.x - 8, g.y + 54, "METER", 8);
  d.line([g.x + 330, g.y + 60, g.x + 330, g.y + 330], 1.6).box(g.x + 265, g.y + 330, 130, 70, 1.2)
    .centred(g.x + 330, g.y + 358, "CONVECTION OVEN", 9);
  d.line([g.x + 612, g.y + 120, g.x + 628, g.y + 136], 1.4).line([
    g.x + 612,
    g.y + 136,
    g.x + 628,
    g.y + 120,
  ], 1.4).line([g.x + 322, g.y + 290, g.x + 338, g.y + 306], 1.4).line([
    g.x + 322,
    g.y + 306,
    g.x + 338,
    g.y + 290,
  ], 1.4);
  d.dimV(g.x + 740, g.y + 128, g.y + 330, ["V22", "9'-0\" VALVE TO RANGE"]).text(
    g.x + 348,
    g.y + 292,
    "VALVE, 2'-0\" TO OVEN",
  ).text(g.x + 60, g.y + 38, '1 1/2" BLACK STEEL, 140 FT, 0.5 PSI').text(
    g.x + 640,
    g.y + 200,
    '1"',
  ).text(g.x + 310, g.y + 200, '3/4"');
  d.viewTitle(820, 1450, "3", "GAS PIPING", "N.T.S.");
  d.schedule(820, 1510, "GAS LOADS (Table 402.4(2), longest run 140 ft)", ["Appliance", "Btu/h"], [
    400,
    160,
  ], [["6-burner range with oven", "210,000"], ["Convection oven", "90,000"]]);
  d.line([1700, 1540, 2240, 1540], 1).line([1780, 1540, 1780, 1180], 1.4).box(
    1740,
    1110,
    80,
    70,
    1.2,
  )
    .centred(1780, 1140, "UTILITY", 9);
  d.box(1900, 1110, 80, 70, 1.2).centred(1940, 1132, "MSB", 10, true).centred(
    1940,
    1148,
    "600A",
    9,
  );
  d.line([1820, 1145, 1900, 1145], 1.4).line([1980, 1130, 2080, 1130, 2080, 1240], 1.2).box(
    2040,
    1240,
    80,
    60,
    1.2,
  ).centred(2080, 1266, "ATS-1", 9).line([2080, 1300, 2080, 1380], 1.2).circle(2080, 1404, 24, 1.2)
    .centred(2080, 1398, "GEN 60", 8).line([1940, 1180, 1940, 1300], 1.2).box(
      1900,
      1300,
      80,
      50,
      1.2,
    ).centred(1940, 1320, "T1 / LP1", 9);
  d.viewTitle(1720, 1600, "4", "POWER RISER", "N.T.S.");
}
