/** Control set: an unsprinklered metal warehouse with office and mezzanine in Ocala, strip title block at the left. */
import { drawElevation, drawRoofPlan, drawVicinityMap } from "./details.ts";
import { PlanView } from "./plan_view.ts";
import { compliant, conflict, notShown, violation } from "./rows.ts";
import { SheetDrawing, type SheetName } from "./sheet_drawing.ts";

export const project = {
  name: "Withla Supply Warehouse",
  address: "2870 NW 35th Street, Ocala, FL 34475",
  clientName: "Withla Irrigation Supply Inc",
  clientPhone: "352-555-0148",
  clientEmail: "yard@withlasupply.example.com",
  occupancyClassification: ["S-1", "B"],
  inspectionCategories: ["Egress", "Structural", "Accessibility"],
  buildingHeight: 24,
  buildingArea: 10100,
  typeOfConstruction: "IIB",
  fireSprinkler: false,
  generator: false,
  baseFloodElevation: null,
  femaFloodZone: "X",
  priority: "medium",
  tags: [],
};

const rows = {
  V1: violation(
    "FBC-B-505.2.1-mezzanine",
    "505.2.1",
    "Mezzanine of 2,300 sq ft in a room of 6,000.",
    { measured: 38.33, required: 33.33, unit: "%" },
  ),
  V2: violation(
    ["FBC-B-1011.2-stair-width-36", "FBC-B-1011.2-stair-width"],
    ["1011.2", "1011.2 Exc. 1"],
    "Mezzanine stair 34 in wide for 8 persons.",
    { measured: 34, required: 36, unit: "in" },
  ),
  V3: violation("FBC-B-1015.3-guard-height", "1015.3", "Mezzanine rail 38 in.", {
    measured: 38,
    required: 42,
    unit: "in",
  }),
  V4: violation(
    "FBC-B-1006.2.1-common-path",
    "1006.2.1",
    "Common path 112 ft, 100 allowed unsprinklered with 30 or fewer.",
    { measured: 112, required: 100, unit: "ft" },
  ),
  V5: violation(
    ["FBC-B-1007.1.1-separation-ns", "FBC-B-1007.1.1-separation-s"],
    "1007.1.1",
    "Exits 62 ft apart on a diagonal of 143 ft 2 in.",
    { measured: 62, required: 71.6, unit: "ft" },
  ),
  V6: violation("FBC-A-604.4-seat", "604.4", "Toilet seat at 16 in.", {
    measured: 16,
    required: 17,
    unit: "in",
  }),
  V7: violation("NEC-110.26-depth", "110.26(A)(1)", "Rack 24 in in front of the 120/240 V panel.", {
    measured: 2,
    required: 3,
    unit: "ft",
  }),
  V8: violation("FBC-A-403.3-slope", "403.3", "Accessible walk of 7 % without ramp rails.", {
    measured: 7,
    required: 5,
    unit: "%",
  }),
  V9: violation(
    "FBC-B-1604.5-risk-category",
    "1604.5",
    "Risk category I for an occupied warehouse with offices.",
    { measured: "I", required: "II" },
  ),
  V10: violation(
    "FBC-B-1607.1-live-loads",
    "1607.1",
    "Light storage mezzanine designed for 100 psf.",
    { measured: 100, required: 125, unit: "psf" },
  ),
  V11: violation("FBC-B-1607.9-guard-load", "1607.9", "Rail for 150 lb.", {
    measured: 150,
    required: 200,
    unit: "lb",
  }),
  V12: violation("FFPC-18.5-hydrant", "NFPA 1 18.5.3", "Hydrant 480 ft away.", {
    measured: 480,
    required: 400,
    unit: "ft",
  }),
  V13: violation("FFPC-18.2.3-road-width", "NFPA 1 18.2.3.5.1.1", "Fire lane 18 ft wide.", {
    measured: 18,
    required: 20,
    unit: "ft",
  }),
  V14: violation(
    "FBC-B-705.5-exterior-wall",
    "705.5",
    "S-1 wall 8 ft from the line without rating.",
    { measured: 0, required: 1, unit: "hours" },
  ),
  V15: violation(
    "FBC-B-705.8-openings",
    "705.8",
    "18 % unprotected openings at 8 ft, 10 allowed.",
    { measured: 18, required: 10, unit: "%" },
  ),
  V16: violation("FBC-B-1011.5.2-riser", "1011.5.2", "Mezzanine stair risers 7 1/2 in.", {
    measured: 7.5,
    required: 7,
    unit: "in",
  }),
  C1: compliant(
    "FBC-B-903.2-sprinklers",
    "903.2",
    "No sprinklers: S-1 fire area of 10,100 sq ft, 12,000 allowed.",
  ),
  C2: compliant(
    "FBC-B-1015.4-guard-opening",
    "1015.4",
    "Rails 9 in apart in a storage area closed to the public: 21 in allowed.",
  ),
  C3: compliant(
    "FBC-B-1015.2-guard-required",
    "1015.2",
    "Loading dock edge of 48 in without guard.",
  ),
  C4: compliant("FBC-B-508.4-separation", "508.4", "B and S-1 without separation."),
  C5: compliant("FBC-B-907.2-fire-alarm", "907.2", "No fire alarm in a one-storey S-1."),
  C6: compliant("FBC-B-1017.2-travel-distance", "1017.2", "Travel 176 ft, 200 allowed."),
  C7: compliant(
    "FBC-B-1006.2.1-one-exit-load",
    "1006.2.1",
    "One way down for 8 persons, 29 allowed.",
  ),
  C8: compliant("FBC-B-1014.2-handrail-height", "1014.2", "Handrail 34 in exactly."),
  C9: compliant(
    "FBC-B-1609.2-wbdr",
    ["1609.2", "R301.2.1.2"],
    "Plain glass at 130 mph, 35 miles inland.",
  ),
  C10: compliant("FBC-A-208.2-parking-count", "208.2", "One accessible van stall of 18."),
  C11: compliant(
    ["FBC-B-1020.3-corridor-width-36", "FBC-B-1020.3-corridor-width"],
    "1020.3",
    "Office hall 3 ft for 12 persons.",
  ),
  C12: compliant(
    ["FBC-B-1020.5-dead-end", "FBC-B-1020.5-dead-end-sprinklered"],
    "1020.5",
    "Dead end of 18 ft.",
  ),
  C13: compliant("FFPC-18.2.3-road-width", "NFPA 1 18.2.3.5.1.1", "Old 12 ft drive to be removed."),
  C14: compliant(
    "FBC-B-1010.1.2.1-door-swing",
    "1010.1.2.1",
    "Warehouse door swings into the room of 20 persons.",
  ),
  C15: compliant("FBC-B-906.1-extinguishers", "906.1", "Extinguishers at 75 ft exactly."),
  N1: notShown(
    "FBC-B-1808-foundation",
    ["1805, 1809", "1809"],
    "Footing sizes wait for the frame reactions.",
  ),
  N2: notShown(
    "FBC-B-1709-product-approval",
    "107.3.5",
    "Overhead door approval from the supplier.",
  ),
  N3: notShown("FBC-B-1803-geotech", "1803", "Soil report not at hand."),
  X1: conflict("FBC-B-107-form-mismatch", "107.2.1", "Form says 24 ft, eave drawn at 28 ft."),
  X2: conflict("FBC-B-107-form-mismatch", "107.2.1", "Form and code sheet II-B, frame sheet V-B."),
};

function frame(d: SheetDrawing, { number, title, scale }: SheetName): void {
  const [w, h] = d.paper;
  d.box(24, 24, w - 48, h - 48, 1.6).line([140, 24, 140, h - 24], 1.2);
  for (const y of [150, 420, 700, 980, 1130]) d.line([24, y, 140, y], 0.8);
  d.text(34, 40, number, 30, true).text(34, 80, "SHEET", 8).text(34, 108, "12 JUN 2026", 9).text(
    34,
    124,
    "REV 0",
    9,
  );
  d.upright(50, 408, title, 13, true).upright(74, 408, `SCALE ${scale}`, 9);
  d.upright(50, 690, "WITHLA SUPPLY", 15, true).upright(72, 690, "WAREHOUSE & SALES OFFICE", 10);
  d.upright(90, 690, "2870 NW 35TH ST OCALA FL", 10).upright(108, 690, "MARION COUNTY", 10);
  d.upright(50, 970, "KEY & SONS, P.E.", 15, true).upright(72, 970, "CIVIL-STRUCTURAL", 10).upright(
    90,
    970,
    "OCALA, FL  PE 0077213",
    10,
  );
  d.circle(82, 1056, 46, 0.8).centred(82, 1050, "SEAL", 9).text(34, 1146, "CONTROL SET", 8).text(
    34,
    1160,
    "NOT FOR CONSTR.",
    8,
  );
}

/** Draws the set. */
export async function draw() {
  const d = new SheetDrawing({
    widthIn: 24,
    heightIn: 18,
    titleBlock: "right",
    font: "Courier",
    boldFont: "Courier-Bold",
    textPt: 10,
    firm: "",
    project: [],
  }, frame);
  cover(d);
  plan(d);
  mezzanine(d);
  steel(d);
  services(d);
  return await d.finish("control-withla-warehouse", project, rows);
}

function cover(d: SheetDrawing): void {
  d.sheet("CS1", "CODE + SITE", "1\"=30'");
  const p = new PlanView(d, 200, 90, 2.6);
  p.wall([0, 0, 230, 0, 230, 180, 0, 180, 0, 0], 1.2, 10).room([8, 50, 130, 60], [
    "NEW WAREHOUSE",
    "7,800 SF FOOTPRINT",
    "F.F. 84.50",
  ], { sizePt: 11 });
  p.wall([8, 125, 225, 125], 0.7).wall([8, 143, 225, 143], 0.7).dimV(190, 125, 143, [
    "V13",
    "18'-0\" FIRE LANE",
  ]).dimH(0, 8, 46, "8'-0\"").dimV(150, 0, 50, "50'-0\"");
  for (let at = 0; at <= 18; at += 1) p.wall([40 + at * 9, 150, 40 + at * 9, 168], 0.6);
  p.room([160, 60, 12, 40], [], { wallPt: 0.5 });
  p.note(
    [238, 20],
    ["V12", "EXIST. F.H. ON NW 35TH ST., 480 FT OF HOSE LAY TO FAR CORNER OF BLDG."],
    [228, 120],
    330,
  );
  p.note([238, 50], ["C13", "EXISTING 12 FT WIDE LIMEROCK DRIVE - REMOVE & SOD"], [170, 70], 330);
  p.note(
    [238, 80],
    [
      "V8",
      "CONC. WALK FROM STREET TO OFFICE DOOR, 5 FT WIDE, 7% GRADE, NO RAILS (ACCESSIBLE ROUTE)",
    ],
    [100, 111],
    330,
  );
  p.note(
    [238, 110],
    ["C10", "18 STALLS INCL. (1) H/C VAN, 12'-0\" + 5'-0\" AISLE"],
    [120, 160],
    330,
  );
  p.note([238, 140], 'SEPTIC: NONE, CITY SEWER. 4" LATERAL.', [60, 111], 330);
  d.viewTitle(200, 590, "1", "SITE", "1\"=30'");
  drawVicinityMap(d, [1250, 90, 400, 240], ["NW 35TH ST", "NW 27TH AVE"]);
  const end = d.schedule(200, 680, "CODE SUMMARY", ["ITEM", "DESIGN"], [250, 420], [
    ["CODES", "FBC 2023 (8TH), NEC 2020, FFPC 8TH"],
    ["OCCUPANCY", "S-1 / B MIXED"],
    [["C4", "SEPARATION S-1 TO B"], "NONE, 0 HR"],
    ["CONSTRUCTION", "II-B"],
    [["C1", "SPRINKLERS"], "NONE. FIRE AREA 10,100 SF"],
    [["C5", "FIRE ALARM"], "NOT REQ'D"],
    [["V1", "MEZZANINE"], "2,300 SF OPEN, IN WAREHOUSE OF 6,000 SF"],
    ["OCCUPANTS", "WHSE 12, MEZZ 8, OFFICE 12 = 32"],
    ["ALLOW. AREA", "17,500 SF (S-1, NS)"],
  ]);
  d.text(
    200,
    end + 4,
    "CERTIFIED TERMITE TREATMENT BY LIC. APPLICATOR. SEPARATE PERMIT FOR RACKS OVER 12 FT.",
    10,
  );
  d.columns({ x: 940, y: 680, width: 350, gap: 20, bottom: 1230 }, "EGRESS & SITE NOTES", [
    ["C6", "LONGEST WALK TO AN EXIT DOOR 176 FT, AROUND RACKS, FROM MEZZANINE."],
    ["V4", "COMMON PATH, MEZZ. NW CORNER TO SPLIT AT COL. B-3: 112 FT."],
    [
      "V5",
      "EXIT DOORS 1 AND 2 (ONLY TWO PROVIDED): 62 FT APART IN STRAIGHT LINE. DIAG. OF BUILDING 143'-2\".",
    ],
    ["C15", "F.E. 2A-10BC, 75 FT MAX. WALK."],
    "EXIT LIGHTS & 90-MIN. BATTERY PACKS OVER ALL EXIT DOORS.",
    "NO HIGH-PILED STOCK ABOVE 12 FT.",
    "NO HAZARDOUS STOCK. PVC PIPE AND FITTINGS.",
    ["N3", "SOIL REPORT NOT AVAILABLE AT TIME OF ISSUE."],
    'SIGN BOTTOM AT H/C STALL 60" ABOVE GRADE.',
    "ENERGY: OFFICE ONLY, FORM C402 ATTACHED. WAREHOUSE UNCONDITIONED.",
  ]);
}

function plan(d: SheetDrawing): void {
  d.sheet("A1", "MAIN FLOOR", "1/8\"=1'");
  const p = new PlanView(d, 280, 150, 9);
  p.wall([0, 0, 130, 0, 130, 60, 0, 60, 0, 0], 4).room([0, 0, 100, 60], [
    "WAREHOUSE",
    "6,000 SF / 12 OCC",
  ], { sizePt: 14, shiftFt: -14 });
  for (let at = 0; at < 5; at += 1) p.room([12 + at * 9, 30, 4, 26], [], { wallPt: 0.6 });
  for (let at = 0; at < 6; at += 1) d.bubble(p.x(at * 26), p.y(-5), `${at + 1}`, 11, 9);
  for (const [at, name] of [[0, "A"], [30, "B"], [60, "C"]] as const) {
    d.bubble(p.x(-7), p.y(at), name, 11, 9);
  }
  p.room([100, 0, 30, 24], ["SALES", "720 SF"], { sizePt: 11 }).room([100, 27, 14, 33], [
    "OFFICES",
    "460 SF",
  ], { sizePt: 11 });
  p.room([117, 27, 13, 12], ["TLT 1"], { shiftFt: 3 }).room([117, 39, 13, 12], ["TLT 2"], {
    shiftFt: 3,
  }).closet(119, 27.3).basin(127, 27.3).closet(119, 39.3).basin(127, 39.3);
  p.text(102, 24.7, ["C11", "HALL 3'-0\", 12 OCC"], 10).dimH(112, 130, 26.6, ["C12", "18'-0\""]);
  p.door(60, 60, 3, "S", "1").door(122, 60, 3, "S", "2").door(100, 10, 3, "W", "3").door(
    100,
    24.2,
    2.9,
    "E",
    "4",
  );
  p.room([80, 60, 20, 6], ["DOCK"], { wallPt: 1 });
  p.dimH(0, 100, -9, "100'-0\"").dimH(100, 130, -9, "30'-0\"").dimV(-11, 0, 60, "60'-0\"");
  p.note([6, 74], ["V14", "LINE 1 WALL, 8'-0\" TO WEST P.L.: 26 GA. PBR PANEL ON GIRTS, 0 HR"], [
    0.3,
    50,
  ], 240);
  p.note(
    [36, 74],
    ["V15", "LINE 1 WALL: LOUVERS & ROLL-UP = 18% OF WALL, UNPROTECTED"],
    [0.4, 12],
    240,
  );
  p.note([66, 74], ["C3", 'DOCK 48" ABOVE TRUCK COURT, STEEL EDGE ANGLE, OPEN EDGE (NO RAIL)'], [
    90,
    66,
  ], 220);
  p.note([98, 74], ["V7", "PALLET RACK FACE 24\" FROM PANEL 'MP' (120/240V)"], [99.6, 57], 220);
  d.viewTitle(230, 900, "1", "MAIN FLOOR PLAN", '1/8"=1\'-0"');
  d.schedule(
    230,
    970,
    "DOORS",
    ["NO", "LOCATION", "LEAF", "CLEAR", "SWING", "HARDWARE", "APPROVAL"],
    [50, 170, 140, 90, 210, 200, 200],
    [
      ["1", "WAREHOUSE S", "3-0 x 7-0", '33"', "OUT", "LEVER, CLOSER", "FL 15210.4"],
      ["2", "OFFICE S", "3-0 x 7-0", '33"', "OUT", "LEVER, CLOSER", "FL 15210.4"],
      [
        ["C14", "3"],
        "SALES TO WHSE",
        "3-0 x 7-0",
        '33"',
        "INTO WHSE (20 OCC)",
        "LEVER, CLOSER",
        "INTERIOR",
      ],
      ["4", "OFFICE", "3-0 x 7-0", '33"', "TO OFFICE", "LEVER", "INTERIOR"],
      [["N2", "5"], "ROLL-UP 12 x 14", "-", "-", "-", "CHAIN HOIST", "BY DOOR SUPPLIER"],
    ],
  );
}

function mezzanine(d: SheetDrawing): void {
  d.sheet("A2", "MEZZ + TOILET", "AS NOTED");
  const p = new PlanView(d, 230, 130, 9);
  p.room([0, 0, 40, 57.5], ["STORAGE MEZZANINE", "2,300 SF / 8 OCC"], { sizePt: 12, shiftFt: -6 })
    .stair([41, 30, 15, 2.83], 12, "DN");
  p.wall([40, 0, 40, 30], 1.4, 6).dimH(0, 40, -3, "40'-0\"").dimV(-3, 0, 57.5, "57'-6\"").dimV(
    60,
    30,
    32.83,
    ["V2", "2'-10\" CLR"],
  );
  p.text(2, 45, ["C7", "ONE STAIR DOWN, 8 OCC"], 10).text(2, 48, "PLATFORM LIFT AT GRID B-2", 10);
  d.viewTitle(230, 690, "1", "MEZZANINE", '1/8"=1\'-0"');
  const [x, base, tread, rise] = [920, 520, 24, 16];
  const points = [x - 60, base, x, base];
  for (let at = 0; at < 16; at += 1) {
    points.push(
      x + at * tread,
      base - (at + 1) * rise,
      x + (at + 1) * tread,
      base - (at + 1) * rise,
    );
  }
  points.push(x + 16 * tread + 80, base - 16 * rise);
  d.line(points, 1.4).line([
    x,
    base - 75,
    x + 16 * tread,
    base - 16 * rise - 75,
    x + 16 * tread + 70,
    base - 16 * rise - 75,
  ], 1.2);
  d.dimV(x - 80, base - 16 * rise, base, "10'-0\"");
  d.leader(1340, 470, ["V16", '16 R @ 7 1/2", 11" TREAD, STEEL PAN'], x + 200, base - 140, 260);
  d.leader(1340, 400, ["C8", 'RAIL 34" OVER NOSING, BOTH SIDES'], x + 280, base - 262, 260);
  d.viewTitle(860, 600, "2", "MEZZ STAIR", '3/8"=1\'-0"');
  const g = { x: 300, floor: 1080 };
  d.box(g.x, g.floor, 420, 20, 1).line([g.x + 40, g.floor, g.x + 40, 860], 3).line([
    g.x + 360,
    g.floor,
    g.x + 360,
    860,
  ], 3);
  for (const at of [0, 52, 104, 156]) d.line([g.x + 20, 860 + at, g.x + 380, 860 + at], 2);
  d.dimV(g.x - 10, 860, g.floor, ["V3", "3'-2\""]).dimV(g.x + 410, 912, 964, ["C2", '9" CLR']);
  d.leader(g.x + 500, 880, ["V11", "RAIL & POST DESIGNED FOR 150 LB AT TOP"], g.x + 362, 890, 220);
  d.text(g.x, g.floor + 34, "STOCK AREA, EMPLOYEES ONLY - NOT OPEN TO PUBLIC", 10);
  d.viewTitle(240, 1160, "3", "EDGE RAIL", '3/4"=1\'-0"');
  const e = { x: 1120, floor: 1080 };
  d.box(e.x, 800, 330, 280, 0.6).box(e.x + 40, 950, 60, 40, 0.7).box(e.x + 48, 990, 44, 90, 0.7)
    .line([e.x + 20, 900, e.x + 160, 900], 3);
  d.dimV(e.x + 190, 990, e.floor, ["V6", "1'-4\" SEAT"]).dimV(e.x + 270, 900, e.floor, '34" BAR')
    .dimH(e.x + 20, e.x + 160, 870, '36" BAR');
  d.viewTitle(1060, 1160, "4", "TLT 1 REAR WALL", '1/2"=1\'-0"');
}

function steel(d: SheetDrawing): void {
  d.sheet("S1", "FRAME + NOTES", "1/8\"=1'");
  const [x, y] = [300, 480];
  d.line([x, y, x, y - 230, x + 270, y - 280, x + 540, y - 230, x + 540, y], 3).line([
    x + 14,
    y,
    x + 26,
    y - 212,
    x + 270,
    y - 258,
    x + 514,
    y - 212,
    x + 526,
    y,
  ], 1);
  d.line([x - 60, y, x + 600, y], 2).box(x - 16, y, 46, 40, 1).box(x + 510, y, 46, 40, 1);
  d.dimV(x - 50, y - 230, y, ["X1", "28'-0\" EAVE"]).dimH(
    x,
    x + 540,
    y + 70,
    "60'-0\" OUT TO OUT STEEL",
  );
  d.leader(x + 620, 300, "1:12 ROOF, 24 GA. SSR, R-13 + R-13 LINER", x + 420, 232, 240);
  d.leader(
    x + 620,
    460,
    ["N1", "FTG. SIZE T.B.D. - PENDING REACTIONS FROM METAL BLDG. MFR."],
    x + 556,
    y + 20,
    240,
  );
  d.viewTitle(240, 620, "1", "RIGID FRAME, TYP.", '1/8"=1\'-0"');
  drawRoofPlan(d, [1250, 120, 400, 300], false);
  d.viewTitle(1250, 470, "2", "ROOF", "N.T.S.");
  drawElevation(d, [320, 740, 600, 160], { levels: ["F.F.", "EAVE"], bays: 7 });
  d.viewTitle(240, 960, "3", "SOUTH ELEVATION", '1/16"=1\'-0"');
  drawElevation(d, [320, 1030, 600, 130], { levels: ["F.F.", "EAVE"], bays: 5 });
  d.viewTitle(240, 1210, "4", "NORTH ELEVATION", '1/16"=1\'-0"');
  d.columns({ x: 1010, y: 600, width: 310, gap: 24, bottom: 1230 }, "STRUCTURAL NOTES", [
    "ASCE 7-22. V ULT 130 MPH, EXP. C, ENCLOSED, GCPI 0.18.",
    ["V9", "BUILDING RISK CATEGORY I (LOW HAZARD)."],
    ["C9", 'GLAZING: 1/4" TEMPERED, NOT IMPACT RATED. SITE 35 MI. FROM GULF.'],
    ["V10", "MEZZ. FLOOR (LIGHT STORAGE): LL = 100 PSF, POST SIGN."],
    "ROOF LL 20 PSF. COLLATERAL 3 PSF.",
    'OFFICE FLOOR ON GRADE, 4" SLAB, 10 MIL V.B.',
    "C&C WALL +26 -34 PSF, ROOF ZONE 3 -61 PSF.",
    "BOLTS A325 SNUG TIGHT. ANCHOR RODS F1554 GR 36.",
    "METAL BLDG. SHOP DRAWINGS SEALED BY FL. P.E.",
    ["X2", "CONSTRUCTION TYPE: V-B, UNPROTECTED STEEL FRAME."],
    "PANELS: WALL FL 9876.2, ROOF FL 11310.5.",
    "GUTTERS & DOWNSPOUTS 4.8 IN/HR.",
  ]);
}

function services(d: SheetDrawing): void {
  d.sheet("EMP1", "ELEC / MECH / PLBG", "1/8\"=1'");
  const p = new PlanView(d, 230, 110, 6);
  p.wall([0, 0, 130, 0, 130, 60, 0, 60, 0, 0], 2.4).wall([100, 0, 100, 60], 1.6);
  for (let row = 0; row < 3; row += 1) {
    for (let at = 0; at < 7; at += 1) {
      p.room([8 + at * 13, 8 + row * 20, 6, 2], [], { wallPt: 0.7 });
    }
  }
  for (
    const [x, y, tag] of [
      [2, 30, "R"],
      [50, 2, "R"],
      [50, 58, "R"],
      [98, 55, "MP"],
      [62, 58, "EX"],
      [124, 2, "EX"],
      [118, 35, "GF"],
      [110, 50, "R"],
    ] as const
  ) d.bubble(p.x(x), p.y(y), tag, 9, 7);
  d.viewTitle(230, 520, "1", "LIGHTING & POWER", '1/16"=1\'-0"');
  d.schedule(1080, 100, "PANEL MP  120/240V 1PH 200A", ["CKT", "LOAD", "BKR"], [70, 340, 110], [
    ["1-9", "HIGH BAY LED", "20/1"],
    ["11", "EXIT/EMERG.", "20/1"],
    ["13", "OFFICE LTS", "20/1"],
    ["2-10", "RECEPT.", "20/1"],
    ["12,14", "HEAT PUMP", "40/2"],
    ["16,18", "W.H. 20 GAL", "25/2"],
    ["20", "DOCK GFCI", "20/1"],
  ]);
  d.schedule(1080, 400, "FIXTURES", ["", "MEN", "WOMEN"], [260, 130, 130], [
    ["W.C.", "1", "1"],
    ["LAV.", "1", "1"],
    ["DRINKING FTN. HI-LO", "1", ""],
    ["SERVICE SINK", "1", ""],
  ]);
  d.columns({ x: 230, y: 600, width: 440, gap: 40, bottom: 1230 }, "TRADE NOTES", [
    "SERVICE 200A, CALC. LOAD 96A, UFER + RODS.",
    "GFCI AT TOILETS, DOCK, OUTSIDE AND WITHIN 6 FT OF SINKS.",
    "ONE EXIT FIXTURE AT EACH EXIT DOOR, 1 FC ON PATH.",
    "EXH. FANS IN TOILETS 75 CFM EACH TO WALL CAP 12 FT FROM INTAKE.",
    "OFFICE HEAT PUMP 5 TON 1,950 CFM, MANUAL N ATTACHED.",
    "CONDENSATE TO DRYWELL, PAN SWITCH.",
    '4" SANITARY AT 1/8" PER FT, C.O. AT 80 FT.',
    'RPZ BACKFLOW AT METER, 1".',
    "W.H. 20 GAL ELECTRIC ABOVE TLT 2, PAN & T&P TO OUTSIDE.",
    "NO GAS ON SITE.",
    "LAV. MIXED WATER 105 F.",
    "UNIT ON GROUND PAD, STRAPPED FOR 130 MPH.",
  ]);
  const s = 960;
  d.line([1080, s + 220, 1620, s + 220], 2).line([1140, s + 220, 1140, s], 1.4).line([
    1380,
    s + 220,
    1380,
    s,
  ], 1.4).line([1140, s + 100, 1260, s + 100], 1.2).line([1380, s + 130, 1500, s + 130], 1.2);
  d.text(1150, s, '3" VTR', 10).text(1390, s, '3" VTR', 10).text(1160, s + 84, "LAV, WC", 10).text(
    1400,
    s + 114,
    "LAV, WC, EWC",
    10,
  );
  d.viewTitle(1080, 1200, "2", "RISER", "N.T.S.");
}
