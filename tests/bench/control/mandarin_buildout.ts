/** Control set: a retail and a medical suite built out in an existing sprinklered centre in Jacksonville. */
import { drawDoorTypes, drawRoofPlan, drawVicinityMap } from "./details.ts";
import { PlanView } from "./plan_view.ts";
import { fontFile } from "./fonts.ts";
import { compliant, conflict, notShown, violation } from "./rows.ts";
import { SheetDrawing, type SheetName } from "./sheet_drawing.ts";

export const project = {
  name: "Mandarin Commons Suites 4 and 5",
  address: "10991 San Jose Boulevard, Jacksonville, FL 32223",
  clientName: "Commons Retail Holdings LLC",
  clientPhone: "904-555-0153",
  clientEmail: "tenants@commonsretail.example.com",
  occupancyClassification: ["M", "B"],
  inspectionCategories: ["Accessibility", "Egress", "Mechanical", "Electrical"],
  buildingHeight: 22,
  buildingArea: 7900,
  typeOfConstruction: "IIB",
  fireSprinkler: true,
  generator: false,
  baseFloodElevation: null,
  femaFloodZone: "X",
  priority: "low",
  tags: [],
};

const rows = {
  V1: violation(
    ["FBC-B-1020.3-corridor-width-36", "FBC-B-1020.3-corridor-width", "FBC-A-403.5.1-route-width"],
    ["1020.3", "403.5.1"],
    "Exam corridor 2 ft 10 in.",
    { measured: 34, required: 36, unit: "in" },
  ),
  V2: violation(
    ["FBC-A-404.2.3-door-width", "FBC-B-1010.1.1-door-width"],
    ["404.2.3", "1010.1.1"],
    "Exam doors clear 30 in.",
    { measured: 30, required: 32, unit: "in" },
  ),
  V3: violation("FBC-A-404.2.4-latch-18", "404.2.4.1", "14 in beyond the latch on the pull side.", {
    measured: 14,
    required: 18,
    unit: "in",
  }),
  V4: violation("FBC-A-308-reach", "308", "Towel dispenser slot at 51 in.", {
    measured: 51,
    required: 48,
    unit: "in",
  }),
  V5: violation("FBC-A-304.3-turning", "304.3.1", "Turning circle of 54 in.", {
    measured: 54,
    required: 60,
    unit: "in",
  }),
  V6: violation("FBC-A-606-lavatory", "606.3", "Basin rim at 35 in.", {
    measured: 35,
    required: 34,
    unit: "in",
  }),
  V7: violation(
    "FBC-B-1013.1-exit-signs",
    "1013.1",
    "Nearest exit sign up to 120 ft away in the corridor.",
    { measured: 120, required: 100, unit: "ft" },
  ),
  V8: violation("FBC-B-1008.2.1-egress-light", "1008.2.1", "Egress path lit to 0.5 fc.", {
    measured: 0.5,
    required: 1,
    unit: "fc",
  }),
  V9: violation("FBC-M-403-public-toilet", "403.3.1.1", "Switched toilet fan of 50 cfm.", {
    measured: 50,
    required: 70,
    unit: "cfm",
  }),
  V10: violation(
    "FBC-M-606-duct-detectors",
    "606.2.1",
    "Unit of 2,400 cfm without smoke detection.",
    { measured: 2400, required: 2000, unit: "cfm" },
  ),
  V11: violation(
    "NEC-210.8B-gfci",
    "210.8(B)",
    "Receptacle 3 ft from the break sink without GFCI.",
    { measured: "no GFCI", required: "GFCI" },
  ),
  V12: violation("FBC-B-1010.2-locks", "1010.2", "Double cylinder deadbolt on the rear exit.", {
    measured: "double cylinder deadbolt",
    required: "no key from inside",
  }),
  V13: violation(
    ["FBC-B-1003.2-egress-ceiling", "FBC-B-1208.2-ceiling"],
    ["1003.2", "1208.2"],
    "Corridor soffit at 7 ft 4 in.",
    { measured: 88, required: 90, unit: "in" },
  ),
  V14: violation(
    ["FBC-B-1006.2.1-one-exit-load"],
    ["1006.2.1"],
    "Sales floor of 77 with one exit.",
    { measured: 77, required: 49, unit: "occupants" },
  ),
  V15: violation("FBC-P-412-tempered", "416.5", "Public basins at 120 F.", {
    measured: 120,
    required: 110,
    unit: "F",
  }),
  V16: violation(
    "FBC-M-304.11-guards",
    "304.11",
    "Rooftop unit 6 ft from an edge without parapet.",
    { measured: 6, required: 10, unit: "ft" },
  ),
  V17: violation("FBC-B-107-code-edition", "101.4", "FBC 7th edition (2020) cited.", {
    measured: "7th (2020)",
    required: "8th (2023)",
  }),
  C1: compliant(
    ["FBC-B-1010.1.1-door-width", "FBC-A-404.2.3-door-width"],
    ["1010.1.1", "404.2.3"],
    "Old 2 ft 6 in door comes out.",
  ),
  C2: compliant(
    ["FBC-A-405.2-ramp-slope", "FBC-B-1012.2-ramp-slope"],
    ["405.2", "1012.2"],
    "Old ramp of 1:8 is demolished.",
  ),
  C3: compliant(
    ["FBC-B-1020.5-dead-end-sprinklered", "FBC-B-1020.5-dead-end"],
    "1020.5",
    "Dead end of 46 ft, NFPA 13, B.",
  ),
  C4: compliant("FBC-B-1017.2-travel-distance", "1017.2", "Travel of 244 ft; B 300, M 250."),
  C5: compliant("FBC-B-1020.2-corridor-rating", "1020.2", "Corridor not rated with NFPA 13."),
  C6: compliant("FBC-B-508.4-separation", "508.4", "No separation of M and B."),
  C7: compliant("FBC-B-907.2-fire-alarm", "907.2", "No manual alarm under 500 persons."),
  C8: compliant(
    ["FBC-A-404.2.5-threshold", "FBC-B-1010.1.6-threshold"],
    ["404.2.5", "1010.1.6"],
    "Thresholds of half an inch.",
  ),
  C9: compliant(
    "FBC-B-1010.1.1-door-width",
    "1010.1.1",
    "Mop closet of 9 sq ft with a 26 in opening.",
  ),
  C10: compliant(["FBC-A-404.2.9-interior-force", "FBC-A-404.2.9-exterior-force"], [
    "404.2.9",
    "404.2.9(3)",
  ], "Inside doors 5 lbf."),
  C11: compliant(
    "FBC-P-403.2-separate",
    "403.2",
    "One toilet room for 77 persons in M, up to 100.",
  ),
  C12: compliant("FBC-A-307-protruding", "307.2", "Sconce 4 in deep."),
  C13: compliant("FBC-A-604.2-wc-centre", "604.2", "Closet 16 in from the wall."),
  C14: compliant("FBC-B-906.1-extinguishers", "906.1", "Extinguishers at 75 ft."),
  C15: compliant("FBC-B-1006.2.1-common-path", "1006.2.1", "Common path 98 ft in a sprinklered B."),
  C16: compliant(
    ["NEC-110.26-width", "NEC-110.26-depth"],
    ["110.26(A)(2)", "110.26(A)(1)"],
    "Working space 36 in deep, 30 in wide.",
  ),
  N1: notShown("FBC-B-105.3-asbestos", "105.3.6", "Asbestos statement open."),
  N2: notShown("FBC-B-107-existing-scope", "107.2", "Level of alteration left blank."),
  N3: notShown(
    "FBC-B-107.3.5-fire-damper-locations",
    "107.3.5.1.1 item 14",
    "Damper locations referred to drawings not in the set.",
  ),
  X1: conflict("FBC-B-107-form-mismatch", "107.2.1", "Form says 7,900 sq ft, sheet 8,340."),
  X2: conflict(
    "FBC-B-1004.5-occupant-load",
    "1004.5",
    "Sales floor 77 persons in the table, 92 on the plan.",
  ),
};

function frame(d: SheetDrawing, { number, title, scale }: SheetName): void {
  const [w, h] = d.paper;
  const x = w - 270;
  d.box(30, 30, w - 60, h - 60, 1).line([x, 30, x, h - 30], 1);
  for (const y of [200, 330, 760, 980, 1240, 1400, 1560]) d.line([x, y, w - 30, y], 0.7);
  d.box(x + 20, 50, 70, 70, 3).text(x + 36, 62, "V|S", 22, true).text(
    x + 20,
    136,
    "VERA STROUD STUDIO",
    13,
    true,
  ).text(x + 20, 156, "14 Ocean St, Jacksonville FL", 10).text(x + 20, 172, "AA 26002218", 10);
  d.text(x + 20, 212, "CONSULTANTS", 9, true).text(x + 20, 230, "MEP: Dunn Forrest Eng.", 10).text(
    x + 20,
    248,
    "Struct.: existing shell, N/A",
    10,
  );
  d.text(x + 20, 345, "KEY PLAN", 9, true);
  for (let at = 0; at < 6; at += 1) {
    d.box(x + 20 + at * 33, 380, 33, 70, 0.8, at === 3 || at === 4 ? "#bbbbbb" : "#ffffff");
  }
  d.text(x + 20, 470, "SUITES 4 + 5 SHADED", 9);
  d.text(x + 20, 775, "MANDARIN COMMONS", 15, true).text(x + 20, 798, "TENANT BUILD-OUT", 12).text(
    x + 20,
    818,
    "10991 San Jose Blvd",
    11,
  ).text(x + 20, 834, "Jacksonville FL 32223", 11);
  d.text(x + 20, 995, "ISSUED", 9, true).text(x + 20, 1012, "06/30/2026 PERMIT", 10).text(
    x + 20,
    1255,
    "Control set",
    9,
  ).text(x + 20, 1269, "Not for construction", 9);
  d.text(x + 20, 1415, title, 15, true, 210).text(x + 20, 1540, scale, 10).text(
    x + 20,
    1590,
    number,
    48,
    true,
  );
}

/** Draws the set, in text or with its letters as outlines. */
export async function draw({ isOutlined = false } = {}) {
  const d = new SheetDrawing({
    widthIn: 36,
    heightIn: 24,
    titleBlock: "right",
    font: fontFile("DejaVuSansCondensed.ttf"),
    boldFont: fontFile("DejaVuSansCondensed-Bold.ttf"),
    textPt: 12,
    firm: "",
    project: [],
    isOutlined,
  }, frame);
  d.dimensionEnd = "dot";
  codeSheet(d);
  demolition(d);
  plan(d);
  ceiling(d);
  mechanical(d);
  electrical(d);
  return await d.finish("control-mandarin-buildout", project, rows);
}

function codeSheet(d: SheetDrawing): void {
  d.sheet("T1", "Code Study", "No scale");
  const end = d.schedule(80, 80, "CODE STUDY", ["", ""], [330, 560], [
    [["V17", "Codes used"], "Florida Building Code 7th Edition (2020), NEC 2020, NFPA 101"],
    ["Use", "Suite 4: M retail. Suite 5: B medical office (no anesthesia)"],
    [["C6", "M / B wall"], "Existing demising wall, not rated; nonseparated"],
    ["Building", "Existing one story strip center, II-B, 22 ft"],
    [["X1", "Area of work"], "8,340 sf (Suite 4: 4,600  Suite 5: 3,300  common: 440)"],
    ["Sprinklers", "Existing NFPA 13 throughout; heads relocated by F.P. contractor"],
    [["C7", "Manual fire alarm"], "None; flow switch monitored"],
    [["N2", "Alteration level (FBC-EB)"], "Level ____"],
    ["Wind", "New storefront only: ASCE 7-22, 128 mph, Exp. B, Risk Cat. II"],
    ["Flood", "X"],
  ]);
  d.schedule(80, end + 30, "LOADS & EXITS", ["Space", "SF", "Factor", "Load", "Exits shown"], [
    300,
    120,
    120,
    110,
    200,
  ], [
    [["V14", "Suite 4 sales (M)"], "4,600", "60", "77", "1 (front)"],
    ["Suite 5 medical (B)", "3,300", "100", "33", "2"],
  ]);
  drawVicinityMap(d, [1600, 80, 620, 420], ["SAN JOSE BLVD", "LORETTO RD"]);
  const p = new PlanView(d, 1080, 640, 9.5);
  p.room([0, 0, 60, 76], ["SUITE 4"], { sizePt: 15, shiftFt: -10 }).room([60, 0, 43, 76], [
    "SUITE 5",
  ], { sizePt: 15, shiftFt: -10 });
  p.wall([58, 74, 58, 30, 20, 30, 20, 2], 0.9, 6).wall([101, 2, 80, 20, 80, 74], 0.9, 6).door(
    17,
    0,
    6,
    "N",
  ).door(66, 0, 3, "N").door(78, 76, 3, "S");
  p.text(62, 60, ["C4", "Longest travel, 244 ft (Suite 5)"], 12).text(62, 64, [
    "C15",
    "Common path, Suite 5: 98 ft",
  ], 12);
  p.dimH(0, 60, 80, "60'-0\"").dimH(60, 103, 80, "43'-0\"").dimV(-3, 0, 76, "76'-8\"");
  d.viewTitle(1080, 1450, "1", "EGRESS DIAGRAM", '3/32" = 1\'-0"');
  d.columns({ x: 80, y: 760, width: 880, gap: 20, bottom: 1650 }, "EGRESS NOTES", [
    ["C3", "Suite 5 records hall ends 46'-0\" beyond the cross-hall, no outlet."],
    ["C5", 'Halls: partitions not rated, to 6" above ceiling.'],
    ["C14", "F.E. cabinets so that walk is 75 ft at most."],
    ["V7", "Exit signs (LED green): from any point of the hall the nearest is within 120 ft."],
    [
      "V8",
      "Normal lighting along way out 0.5 fc measured at floor; battery units 1 fc avg, 90 min.",
    ],
    "Flame spread of new finishes Class C or better, Class B at halls.",
    "Certificate of use to list both suites.",
  ]);
}

function demolition(d: SheetDrawing): void {
  d.sheet("D1", "Demolition Plan", '1/8" = 1\'-0"');
  const p = new PlanView(d, 160, 160, 12);
  p.wall([0, 0, 103, 0, 103, 76, 0, 76, 0, 0], 4).wall([60, 0, 60, 76], 3);
  p.wall([14, 20, 40, 20, 40, 50, 14, 50, 14, 20], 1, 6).wall(
    [70, 12, 95, 12, 95, 40, 70, 40],
    1,
    6,
  ).wall([75, 40, 75, 66, 95, 66], 1, 6).room([22, 76, 12, 12], [], { wallPt: 0.6 });
  p.text(20, 34, "EXIST. OFFICES (REMOVE)", 12).text(74, 24, "EXIST. SALON (REMOVE)", 12);
  p.note([110, 6], ["C1", "(E) 2'-6\" DR. & FRAME - REMOVE, INFILL TO MATCH"], [95.5, 30], 480);
  p.note([110, 22], "(E) DEMISING WALL TO REMAIN, PATCH", [60.2, 60], 480);
  p.note([110, 36], "(E) RTU-1, RTU-2 TO REMAIN ON ROOF, REBALANCE", [90, 50], 480);
  p.note([110, 50], ["N1", "ASBESTOS / HAZ. MAT'LS: OWNER TO ADVISE"], [40, 50], 480);
  p.note([110, 64], ["C2", "(E) TIMBER RAMP 1:8 AT REAR - DEMOLISH & HAUL OFF"], [34, 82], 480);
  d.viewTitle(160, 1280, "1", "DEMOLITION", '1/8" = 1\'-0"');
  d.columns({ x: 160, y: 1360, width: 700, gap: 50, bottom: 1530 }, "DEMO NOTES", [
    "DASHED = REMOVE. CAP WASTE AND WATER BELOW SLAB.",
    "MAKE SAFE ALL CIRCUITS AT PANEL, REMOVE WIRE BACK TO SOURCE.",
    "SPRINKLER SHUTDOWN MAX. 4 HRS WITH FIRE WATCH.",
    "DO NOT CUT BAR JOISTS OR TILT PANELS.",
    "PROTECT ADJACENT TENANTS, DUST BARRIER TO DECK.",
  ]);
}

function plan(d: SheetDrawing): void {
  d.sheet("A1", "New Work Plan", '1/8" = 1\'-0"');
  const p = new PlanView(d, 140, 150, 12);
  p.wall([0, 0, 103, 0, 103, 76, 0, 76, 0, 0], 4).wall([60, 0, 60, 76], 3).room([0, 0, 60, 60], [[
    "X2",
    "SALES  92 OCC",
  ]], { sizePt: 15 }).room([0, 60, 40, 16], ["STOCK"], { sizePt: 13 }).room([48, 64, 12, 12], [
    "TOILET 4",
  ], { sizePt: 11, shiftFt: 3 });
  for (let at = 0; at < 6; at += 1) p.room([6 + at * 9, 34, 4, 20], [], { wallPt: 0.6 });
  p.room([60, 0, 18, 22], ["WAITING"], { sizePt: 13 }).room([78, 0, 25, 12], ["RECEPTION"], {
    sizePt: 13,
  }).room([78, 12, 25, 10], ["RECORDS"], { sizePt: 12 });
  for (let at = 0; at < 3; at += 1) {
    p.room([60, 22 + at * 12, 16, 12], [`EXAM ${at + 1}`], { sizePt: 12 }).room(
      [78.83, 22 + at * 12, 24.17, 12],
      [`EXAM ${at + 4}`],
      { sizePt: 12 },
    ).door(76, 30 + at * 12, 2.67, "W", "3").door(78.83, 30 + at * 12, 2.67, "E");
  }
  p.room([88, 62, 15, 14], ["TOILET 5"], { sizePt: 11, shiftFt: 4 }).closet(101, 62.4).basin(
    91,
    62.4,
  ).closet(58, 64.4).basin(50, 64.4).room([60, 70, 3, 3], [], { wallPt: 1 });
  p.door(17, 0, 6, "N", "1").door(66, 0, 3, "N", "2").door(82, 76, 3, "S", "4").door(
    62.9,
    70.3,
    2.33,
    "E",
    "5",
  ).dimH(76, 78.83, 20.6, ["V1", "2'-10\""]).dimH(0, 60, -3, "60'-0\"").dimH(60, 103, -3, "43'-0\"")
    .dimV(-3, 0, 76, "76'-8\"");
  d.box(p.x(88.5), p.y(66), 54, 54, 0.3);
  p.note(
    [108, 24],
    ["V3", 'EXAM DRS. 3: LATCH JAMB 14" FROM SIDE WALL, PULL SIDE'],
    [79.4, 32],
    480,
  );
  p.note([108, 40], "BREAK COUNTER, SINK", [100, 56], 480);
  p.note([108, 66], ["C11", "TOILET 4 SERVES STAFF & CUSTOMERS OF SUITE 4 (UNISEX, 77 OCC)"], [
    59.5,
    72,
  ], 480);
  p.note([108, 54], "NEW HIGH-LOW FOUNTAIN IN ALCOVE", [79, 64], 480);
  d.viewTitle(140, 1140, "1", "NEW WORK", '1/8" = 1\'-0"');
  d.schedule(140, 1230, "DOORS", ["#", "Room", "Leaf", "Clear", "Frame", "Hardware set", "Note"], [
    50,
    250,
    190,
    100,
    120,
    460,
    330,
  ], [
    [
      "1",
      "Sales front (pair)",
      "3'-0\" x 7'-0\"",
      '68"',
      "Alum.",
      "Push/pull, thumb turn, closers",
      "FL 14203.1",
    ],
    [
      "2",
      "Waiting",
      "3'-0\" x 7'-0\"",
      '33 1/2"',
      "Alum.",
      "Push/pull, thumb turn, closer",
      "FL 14203.1",
    ],
    [["V2", "3"], "Exam 1 thru 6", "2'-8\" x 7'-0\"", '30"', "HM", "Lever passage", ""],
    [
      ["V12", "4"],
      "Suite 5 rear exit",
      "3'-0\" x 7'-0\"",
      '33 1/2"',
      "HM",
      "Lever, closer, double cyl. deadbolt",
      "Outswing, FL 20461.2",
    ],
    [["C9", "5"], "Mop sink, 9 sf", "2'-4\" x 7'-0\"", '26"', "HM", "Lever", ""],
  ]);
}

function ceiling(d: SheetDrawing): void {
  d.sheet("A2", "Ceiling Plan & Toilets", "As shown");
  const p = new PlanView(d, 140, 150, 9);
  p.wall([0, 0, 103, 0, 103, 76, 0, 76, 0, 0], 3).wall([60, 0, 60, 76], 2);
  for (let at = 1; at < 25; at += 1) p.wall([60 + at * 1.72, 0, 60 + at * 1.72, 76], 0.15);
  for (let at = 1; at < 19; at += 1) p.wall([60, at * 4, 103, at * 4], 0.15);
  for (
    const [x, y] of [[64, 6], [72, 6], [84, 6], [94, 6], [66, 28], [90, 28], [66, 52], [90, 52]]
  ) d.box(p.x(x), p.y(y), 18, 36, 0.9, "#dddddd");
  p.text(20, 30, "OPEN TO DECK, PAINT", 13).dimH(0, 60, -3, "60'-0\"");
  p.note([108, 8], ["V13", "GWB SOFFIT IN EXAM HALL @ 7'-4\" AFF (DUCT ABOVE)"], [77.5, 34], 330);
  p.note([108, 24], ["C12", 'WALL SCONCE TYPE S, 60" AFF TO BOTTOM, 4" DEEP'], [60.4, 12], 330);
  p.note([108, 40], "2x4 LAY-IN @ 9'-0\" AFF, SUITE 5", [96, 62], 330);
  d.viewTitle(140, 890, "1", "REFLECTED CEILING", '3/32" = 1\'-0"');
  const q = new PlanView(d, 260, 1050, 40);
  q.room([0, 0, 9, 7], []).closet(1.33, 0.2).basin(6.5, 0.2).door(5.5, 7, 3, "S", "T5");
  d.circle(q.x(5), q.y(4), 90, 0.4);
  d.centred(q.x(5), q.y(4) - 6, ["V5", "4'-6\" DIA."], 12);
  q.dimH(0, 1.33, -0.7, ["C13", "1'-4\""]).dimH(0, 9, -1.5, "9'-0\"").dimV(-0.8, 0, 7, "7'-0\"");
  d.viewTitle(180, 1460, "2", "TOILETS 4 AND 5", '1/2" = 1\'-0"');
  const e = { x: 860, floor: 1330 };
  d.box(e.x, 1010, 560, 320, 0.6).box(e.x + 60, e.floor - 210, 120, 26, 0.7).box(
    e.x + 250,
    e.floor - 306,
    50,
    70,
    0.7,
  ).box(e.x + 400, e.floor - 110, 60, 110, 0.7).line([
    e.x + 360,
    e.floor - 204,
    e.x + 540,
    e.floor - 204,
  ], 3);
  d.dimV(e.x + 30, e.floor - 210, e.floor, ["V6", '35" RIM']).dimV(
    e.x + 230,
    e.floor - 306,
    e.floor,
    ["V4", '51" TO TOWEL SLOT'],
  ).dimH(e.x + 360, e.x + 540, e.floor - 230, '36" BAR').dimV(
    e.x + 500,
    e.floor - 110,
    e.floor,
    '18" SEAT',
  );
  d.viewTitle(800, 1460, "3", "TOILET ELEVATION", '1/2" = 1\'-0"');
  drawDoorTypes(d, 1600, 1050, ["F", "N", "G"]);
  d.viewTitle(1600, 1240, "4", "DOOR TYPES", '1/4" = 1\'-0"');
  d.columns({ x: 1580, y: 1330, width: 620, gap: 20, bottom: 1650 }, "NOTES", [
    ["C10", "Adjust closers: interior leaf 5 lbf max, sweep 5 sec."],
    'Side bar 42", rear bar 36", 34" aff.',
    'Transaction top 34" aff, 36" wide part.',
    'Mirror edge 40" aff max.',
    ["C8", 'Saddles at doors 1, 2, 4: 1/2" high, beveled.'],
  ]);
}

function mechanical(d: SheetDrawing): void {
  d.sheet("MP1", "Mechanical & Plumbing", '3/32" = 1\'-0"');
  drawRoofPlan(d, [160, 180, 1100, 700], false);
  d.text(360, 250, "RTU-1 (E)", 12).text(690, 250, "RTU-2", 12).text(1020, 250, "RTU-3", 12).dimV(
    640,
    186,
    320,
    ["V16", "6'-0\" TO EDGE"],
  );
  d.leader(
    1330,
    260,
    "RTU-2 ON NEW CURB; GRAVEL STOP AT EDGE, NO PARAPET, 19 FT TO PAVING",
    680,
    330,
    420,
  );
  d.viewTitle(160, 940, "1", "ROOF", '1/16" = 1\'-0"');
  d.schedule(1330, 420, "UNITS", ["Tag", "Serves", "CFM", "O.A.", "Smoke detection"], [
    100,
    190,
    110,
    110,
    300,
  ], [
    ["RTU-1", "Suite 4 (E)", "1,900", "610", "Not req'd below 2,000"],
    [["V10", "RTU-2"], "Suite 4 new", "2,400", "640", "None"],
    ["RTU-3", "Suite 5", "1,800", "420", "Not req'd"],
    [["V9", "EF-4, EF-5"], "Toilets, w/ lights", "50 ea.", "-", "-"],
  ]);
  d.columns({ x: 160, y: 1040, width: 680, gap: 50, bottom: 1640 }, "MECHANICAL", [
    "Curbs and ties per manufacturer calc., 128 mph, sealed.",
    ["N3", "Fire damper locations: refer to shell drawings (not included)."],
    "Condensate to (E) drain; overflow switch.",
    "Relocate diffusers; test and balance report at final.",
    "Intakes 11 ft from exhaust and vents.",
    "Duct R-6 inside, R-8 on roof.",
    "Energy: C405/C406 forms sealed, in submittal.",
  ]);
  d.columns({ x: 890, y: 1040, width: 640, gap: 50, bottom: 1640 }, "PLUMBING", [
    ["V15", "Mixing valves at hand basins: set 120 F."],
    "Exam sinks wrist blades. Break sink S.S.",
    "30 gal. electric W.H. over mop sink, pan, T&P to floor drain.",
    'RPZ at suite 5 service 1".',
    'Waste 1/4" per ft at 2", 1/8" at 4". C.O. 60 ft.',
    'Vents join (E) 4" VTR.',
  ]);
  const s = 1150;
  d.line([1600, s + 320, 2220, s + 320], 2).line([1680, s + 320, 1680, s], 1.5).line([
    1960,
    s + 320,
    1960,
    s,
  ], 1.5).line([1680, s + 130, 1820, s + 130], 1.3).line([1960, s + 160, 2100, s + 160], 1.3);
  d.text(1692, s, '2" V', 11).text(1972, s, '3" V', 11).text(1706, s + 110, "SINKS", 11).text(
    1984,
    s + 140,
    "WC, LAV",
    11,
  );
  d.viewTitle(1600, 1550, "2", "RISER", "N.T.S.");
}

function electrical(d: SheetDrawing): void {
  d.sheet("E1", "Power & Lighting", '3/32" = 1\'-0"');
  const p = new PlanView(d, 140, 150, 10);
  p.wall([0, 0, 103, 0, 103, 76, 0, 76, 0, 0], 3).wall([60, 0, 60, 76], 2).room(
    [60, 22, 16, 36],
    [],
    { wallPt: 1.2 },
  ).room([78.83, 22, 24.17, 36], [], { wallPt: 1.2 }).room([60, 0, 43, 22], [], { wallPt: 1.2 });
  for (
    const [x, y, tag] of [
      [2, 20, "R"],
      [2, 40, "R"],
      [30, 2, "R"],
      [58, 30, "R"],
      [62, 26, "R"],
      [62, 40, "R"],
      [101, 30, "R"],
      [101, 44, "R"],
      [98, 56, "R"],
      [20, 4, "EX"],
      [67, 4, "EX"],
      [80, 73, "EX"],
      [40, 74, "P4"],
      [87, 74, "P5"],
    ] as const
  ) d.bubble(p.x(x), p.y(y), tag, 10, 8);
  p.note([108, 20], ["C16", 'PANEL P5 (208Y/120V): 36" DEEP, 30" WIDE KEPT CLEAR, 78" HIGH'], [
    87.5,
    73,
  ], 380);
  p.note(
    [108, 56],
    ["V11", "BREAK AREA RECEPT. 3'-0\" FROM SINK, 20A SPEC GRADE, STD. DEVICE & BKR."],
    [98.6, 56],
    380,
  );
  p.note([108, 38], "EXAM RECEPT. HOSPITAL GRADE, T.R.", [101.6, 44], 380);
  d.viewTitle(140, 970, "1", "POWER", '3/32" = 1\'-0"');
  d.schedule(140, 1070, "PANEL P4 225A (E)", ["CKT", "LOAD", "BKR"], [90, 380, 110], [
    ["1-11", "Track lights", "20/1"],
    ["2-8", "Receptacles", "20/1"],
    ["13", "Show window", "20/1"],
    ["14,16,18", "RTU-2", "40/3"],
  ]);
  d.schedule(820, 1070, "PANEL P5 200A (N)", ["CKT", "LOAD", "BKR"], [90, 380, 110], [
    ["1-7", "Lights", "20/1"],
    ["2-12", "Exam receptacles", "20/1"],
    ["9", "Break recept.", "20/1"],
    ["13,15,17", "RTU-3", "35/3"],
    ["14,16", "W.H.", "30/2"],
  ]);
  d.columns({ x: 1480, y: 1070, width: 720, gap: 40, bottom: 1640 }, "ELECTRICAL NOTES", [
    "Connected load P4 96A, P5 104A; feeders existing, (E) 800A service.",
    "Occupancy sensors in exam rooms, toilets, stock.",
    "GFCI at toilets, roof, outside, mop room.",
    "Receptacle within 25 ft of each roof unit.",
    "(E) grounding to remain, verify.",
    "Emergency ballasts on unswitched leg.",
    "Low voltage by tenant.",
  ]);
}
