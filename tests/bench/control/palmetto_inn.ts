/** Control set: a three-storey sprinklered hotel in Orlando, ARCH D, upright title block, transposed schedule. */
import {
  drawDoorTypes,
  drawElevation,
  drawRoofPlan,
  drawVicinityMap,
  drawWallSection,
} from "./details.ts";
import { PlanView } from "./plan_view.ts";
import { compliant, conflict, notShown, violation } from "./rows.ts";
import { SheetDrawing, type SheetName } from "./sheet_drawing.ts";

export const project = {
  name: "Palmetto Crossing Inn",
  address: "7150 Lake Ellenor Drive, Orlando, FL 32809",
  clientName: "Crossing Lodging Partners LP",
  clientPhone: "407-555-0136",
  clientEmail: "permits@crossinglodging.example.com",
  occupancyClassification: ["R-1"],
  inspectionCategories: ["Egress", "Accessibility", "Light Safety", "Structural"],
  buildingHeight: 42,
  buildingArea: 32736,
  typeOfConstruction: "IIIB",
  fireSprinkler: true,
  generator: false,
  baseFloodElevation: null,
  femaFloodZone: "X",
  priority: "high",
  tags: [],
};

const SEPARATION = ["FBC-B-1007.1.1-separation-s", "FBC-B-1007.1.1-separation-ns"];
const DEAD_END = ["FBC-B-1020.5-dead-end-sprinklered", "FBC-B-1020.5-dead-end"];

const rows = {
  V1: violation(DEAD_END, "1020.5", "East dead end of 54 ft 6 in, 50 allowed with NFPA 13.", {
    measured: 54.5,
    required: 50,
    unit: "ft",
  }),
  V2: violation(
    "FBC-B-1020.2-corridor-rating",
    "1020.2",
    "Guest corridor walls without a rating; R-1 with NFPA 13 over 10 occupants needs half an hour.",
    { measured: 0, required: 0.5, unit: "hours" },
  ),
  V3: violation("FBC-B-906.1-extinguishers", "906.1", "Extinguisher travel of 90 ft.", {
    measured: 90,
    required: 75,
    unit: "ft",
  }),
  V4: violation("FBC-B-1008.3-emergency-light", "1008.3", "Battery packs for 60 minutes.", {
    measured: 60,
    required: 90,
    unit: "min",
  }),
  V5: violation(
    "FBC-A-224-lodging",
    "224.2",
    "54 keys with 3 mobility rooms; 51 to 75 keys need 4.",
    { measured: 3, required: 4, unit: "rooms" },
  ),
  V6: violation("FBC-A-604.2-wc-centre", "604.2", "Closet 1 ft 7 in from the side wall.", {
    measured: 19,
    required: 18,
    unit: "in",
  }),
  V7: violation(
    ["FBC-A-404.2.3-door-width", "FBC-B-1010.1.1-door-width"],
    ["404.2.3", "1010.1.1"],
    "Bath door of the accessible room clears 30 1/2 in.",
    { measured: 30.5, required: 32, unit: "in" },
  ),
  V8: violation("FBC-A-308-reach", "308", "Thermostat of the accessible room at 54 in.", {
    measured: 54,
    required: 48,
    unit: "in",
  }),
  V9: violation("FBC-B-1011.5.2-riser", "1011.5.2", "Risers of 7 1/4 in.", {
    measured: 7.25,
    required: 7,
    unit: "in",
  }),
  V10: violation("FBC-B-1015.3-guard-height", "1015.3", "Landing guard 3 ft 4 in high.", {
    measured: 40,
    required: 42,
    unit: "in",
  }),
  V11: violation("FBC-B-1014.6-handrail-extension", "1014.6", "Top extension of 8 in.", {
    measured: 8,
    required: 12,
    unit: "in",
  }),
  V12: violation(
    "FBC-B-716-fire-doors",
    "716.1(2)",
    "Stair doors of 45 minutes in the 1 h stair enclosure.",
    { measured: 0.75, required: 1, unit: "hours" },
  ),
  V13: violation("FBC-B-1609-asce722", "1609.1.1", "Wind by ASCE 7-16.", {
    measured: "ASCE 7-16",
    required: "ASCE 7-22",
  }),
  V14: violation(
    "NEC-210.12C-guest",
    "210.12(B)",
    "Guest room circuits on ordinary breakers without arc-fault protection.",
    { measured: "standard breaker", required: "AFCI" },
  ),
  V15: violation("FBC-B-1206.2-sound", "1206.2", "Party wall between guest rooms STC 42.", {
    measured: 42,
    required: 50,
    unit: "STC",
  }),
  V16: violation(
    "FBC-M-606-duct-detectors",
    "606.2.1",
    "Lobby air handler of 4,200 cfm without a duct detector.",
    { measured: 4200, required: 2000, unit: "cfm" },
  ),
  C1: compliant(DEAD_END, "1020.5", "West dead end of 47 ft 10 in; 50 allowed."),
  C2: compliant("FBC-B-1017.2-travel-distance", "1017.2", "Travel of 231 ft; 250 allowed."),
  C3: compliant(SEPARATION, ["1007.1.1", "1007.1.1 Exc. 2"], "64 ft, over a third of 186."),
  C4: compliant("FBC-B-905.3-standpipes", "905.3.1", "No standpipe: top floor 24 ft above access."),
  C5: compliant("FBC-B-1011.12-roof-stair", "1011.12", "No stair to the roof with three storeys."),
  C6: compliant(
    ["FBC-B-1023.2-exit-enclosure-1", "FBC-B-1023.2-exit-enclosure-4"],
    "1023.2",
    "1 h enclosure connects three storeys.",
  ),
  C7: compliant("FBC-B-1011.5.2-tread", "1011.5.2", "Treads of 11 in exactly."),
  C8: compliant("FBC-B-1014.2-handrail-height", "1014.2", "Rail at 38 in exactly."),
  C9: compliant(
    ["FBC-B-1010.1.1-door-width", "FBC-A-404.2.3-door-width"],
    ["1010.1.1", "404.2.3"],
    "Guest closet of 7 sq ft and 22 in deep with a 22 in opening.",
  ),
  C10: compliant("FBC-B-1013.2-low-exit-signs-R1", "1013.2", "Low exit signs 12 in up."),
  C11: compliant("FBC-A-604.5-grab-bars", "604.5", "Side bar 42 in, rear bar 36 in."),
  C12: compliant("FBC-A-604.4-seat", "604.4", "Seat at 19 in exactly."),
  C13: compliant("FBC-B-1031-eero", "1031.2", "Fixed guest windows: R-1 needs no escape opening."),
  C14: compliant(
    "FBC-B-110.8-threshold",
    "110.8",
    "Three storeys under 50 ft: no threshold building.",
  ),
  C15: compliant(
    ["FBC-B-1003.2-egress-ceiling", "FBC-B-1208.2-ceiling"],
    ["1003.2", "1208.2"],
    "Corridor ceiling 7 ft 6 in exactly.",
  ),
  C16: compliant(
    ["FBC-B-1020.3-corridor-width", "FBC-B-1020.3-corridor-width-36"],
    "1020.3",
    "Service corridor 3 ft 8 in, the least allowed.",
  ),
  N1: notShown(
    "FBC-B-1709-product-approval",
    "107.3.5",
    "Product approvals left to the contractor.",
  ),
  N2: notShown("FBC-B-1609-cc-pressures", ["1603.1.4", "R301.2"], "Cladding pressures to follow."),
  N3: notShown("FBC-B-714-penetrations", "714", "Firestop systems to be determined."),
  X1: conflict(
    "FBC-B-107-form-mismatch",
    "107.2.1",
    "Form says 42 ft, code summary 45 ft 6 in to the mean roof.",
  ),
};

function frame(d: SheetDrawing, { number, title, scale }: SheetName): void {
  const [w, h] = d.paper;
  const x = w - 138;
  d.box(24, 24, w - 48, h - 48, 2).line([x, 24, x, h - 24], 1.4);
  for (const y of [330, 760, 1180, 1430, 1560]) d.line([x, y, w - 24, y], 0.8);
  d.upright(x + 22, 318, "HOLLIS BARR + ASSOCIATES", 15, true);
  d.upright(x + 44, 318, "ARCHITECTURE  PLANNING  INTERIORS", 8);
  d.upright(x + 60, 318, "1900 N Orange Ave. Ste 410 Orlando FL 32804", 8);
  d.upright(x + 76, 318, "AA26009917   T 407.555.0188", 8);
  d.upright(x + 30, 745, "PALMETTO CROSSING INN", 19, true);
  d.upright(x + 58, 745, "NEW 54-KEY LIMITED SERVICE HOTEL", 10);
  d.upright(x + 76, 745, "7150 LAKE ELLENOR DRIVE, ORLANDO, FLORIDA", 10);
  d.upright(x + 30, 1165, title.toUpperCase(), 15, true);
  d.upright(x + 58, 1165, `SCALE  ${scale}`, 8);
  d.text(x + 8, 1190, "ISSUE", 7, true).text(x + 8, 1206, "04.17.26  DD SET", 7);
  d.text(x + 8, 1220, "06.26.26  PERMIT", 7).text(x + 8, 1440, "JOB NO.", 7, true);
  d.text(x + 8, 1456, "26-041", 9).text(x + 8, 1490, "DRAWN  KLM", 7);
  d.text(x + 8, 1504, "CHECKED  RHB", 7).text(x + 8, 1520, "CONTROL SET", 6);
  d.text(x + 8, 1530, "NOT FOR CONSTRUCTION", 6);
  d.circle(x + 57, 1310, 48, 0.8).circle(x + 57, 1310, 34, 0.5);
  d.centred(x + 57, 1303, "AR 0099174", 7).text(x + 10, 1600, number, 27, true);
}

/** Draws the set. */
export async function draw() {
  const d = new SheetDrawing({
    widthIn: 36,
    heightIn: 24,
    titleBlock: "right",
    font: "Helvetica",
    boldFont: "Helvetica-Bold",
    textPt: 12,
    firm: "",
    project: [],
  }, frame);
  drawCodeSheet(d);
  drawLifeSafety(d);
  drawGuestRooms(d);
  drawStair(d);
  drawSchedules(d);
  drawServices(d);
  return await d.finish("control-palmetto-inn", project, rows);
}

function drawCodeSheet(d: SheetDrawing): void {
  d.sheet("G-001", "Project Data & Criteria", "NONE");
  d.text(60, 60, "PALMETTO CROSSING INN", 30, true).text(
    60,
    98,
    "PROJECT DATA & DESIGN CRITERIA",
    14,
  );
  d.schedule(60, 140, "CODE DATA", ["SUBJECT", "THIS PROJECT", "NOTES"], [230, 330, 300], [
    [
      "Governing codes",
      "FBC 8th Ed. (2023) - B, M, P, FG, EC, Accessibility; NEC 2020; FFPC 8th Ed.",
      "",
    ],
    ["Occupancy", "R-1 (hotel, transient); accessory breakfast area", "Breakfast 615 sf, 41 occ."],
    ["Construction", "III-B", "FRT exterior walls"],
    [
      "Fire sprinklers",
      "NFPA 13, all areas incl. attic",
      "Permit by F.P. contractor, 61G15-32 docs on FP-001",
    ],
    ["Stories above grade plane", "3", ""],
    [["X1", "Building ht."], "45'-6\" to mean roof", "Allowed 75'"],
    ["Area, each floor / gross", "10,912 sf / 32,736 sf", "Allowed 48,000 sf per floor (S)"],
    ["Keys", "54 (18 per floor)", ""],
    [
      ["V5", "Rooms w/ mobility features"],
      "3 (Rm 104, 204, 304), incl. 1 with roll-in shower",
      "See A-401",
    ],
    ["Rooms w/ communication features", "7", ""],
    ["Occupant load, typ. floor", "10,912 / 200 = 55", "Stair A 28, Stair B 27"],
    [["C4", "Standpipe"], "None. 3rd floor is 24'-2\" above fire dept. access", ""],
    [["C5", "Stair access to roof"], "None; scuttle at janitor 318", "3 stories"],
    [["C14", "Threshold inspector"], "N/A - 3 stories, below 50 ft", "F.S. 553.71"],
    ["Fire alarm", "Manual + automatic, voice; engineered docs FA-001", "Corridor smoke detection"],
  ]);
  d.schedule(960, 140, "WIND & GRAVITY CRITERIA", ["ITEM", "VALUE"], [330, 350], [
    [["V13", "Wind standard"], "ASCE 7-16, Directional Procedure"],
    ["Ultimate wind speed", "Vult = 150 mph (Vasd = 116 mph)"],
    ["Risk category", "II"],
    ["Wind exposure", "C"],
    ["Internal pressure coeff.", "+/- 0.18 (enclosed)"],
    ["Openings", "Impact rated glazing, large missile to 30 ft"],
    [["N2", "Components and cladding (psf)"], "To follow with delegated glazing package"],
    ["Live loads: guest rooms & their corridors", "40 psf"],
    ["Live loads: lobby, breakfast, stairs", "100 psf"],
    ["Roof live load", "20 psf"],
    ["Flood zone", "X, FIRM 12095C0430H - no BFE"],
    ["Soil bearing", "2,500 psf, report GeoTek 26-118 dated 02/09/26"],
    ["Termite protection", "Soil poison barrier by licensed applicator, certificate at C.O."],
  ]);
  d.columns({ x: 60, y: 790, width: 440, gap: 40, bottom: 1660 }, "GENERAL REQUIREMENTS", [
    "DO NOT SCALE. FIGURED DIMENSIONS ARE TO FACE OF STUD UNO. VERIFY IN FIELD BEFORE FABRICATION.",
    "SUBMIT SHOP DRAWINGS FOR STOREFRONT, ELEVATOR, ALUMINUM RAILINGS AND SPRINKLERS.",
    [
      "N1",
      "EXTERIOR DOORS, WINDOWS, ROOFING AND LOUVERS: CONTRACTOR TO FURNISH FLORIDA PRODUCT APPROVAL NUMBERS AT SUBMITTAL STAGE.",
    ],
    ["N3", "PIPES AND CONDUIT THRU RATED WALLS: FIRESTOP SYSTEM NOS. T.B.D. BY INSTALLER."],
    "MILLWORK AND ACCESS PANELS COORDINATED BY G.C. ALL ACCESS PANELS IN RATED SURFACES ARE RATED.",
    "INTERIOR FINISHES IN CORRIDORS AND STAIRS CLASS B OR BETTER; GUEST ROOMS CLASS C.",
    [
      "V15",
      'PARTY WALL BETWEEN KEYS (TYPE P2): DBL. STUD, 1 LAYER 5/8" TYPE X EA. FACE, 1-HR UL U341, STC 42.',
    ],
    [
      "V2",
      'PARTITION P3 AT GUEST CORRIDOR: 3 5/8" MTL. STUD W/ 1/2" REG. GYP. EA. SIDE TO CLG., NON-RATED.',
    ],
    "FLOOR/CEILING BETWEEN KEYS: 1-HR UL L556, STC/IIC 52 WITH RESILIENT MAT.",
    ["C6", "STAIR A AND STAIR B: 1-HR SHAFTWALL FULL HEIGHT, 1ST THRU 3RD FLOOR."],
    "TRASH AND LINEN CHUTES: NONE.",
    'ROOF: TPO 60 MIL OVER TAPERED POLYISO, CLASS A, 1/4" PER FT. TO DRAINS WITH SECONDARY SCUPPERS 2" ABOVE.',
    "SEPARATE PERMITS: SIGNAGE, POOL (NOT IN THIS PHASE), LOW VOLTAGE.",
    'ELEVATOR: ONE HYDRAULIC, 3 STOPS, 3500 LB., CAB RAIL TOP 32" ABV. CAR FLOOR.',
  ]);
  drawVicinityMap(d, [1720, 140, 660, 430], ["LAKE ELLENOR DR", "SAND LAKE RD"]);
  d.centred(2050, 580, "VICINITY MAP - N.T.S.", 12, true);
  drawElevation(d, [1220, 1190, 1080, 340], {
    levels: ["1ST FLR. 100'-0\"", "2ND FLR. 112'-1\"", "3RD FLR. 124'-2\"", "ROOF DECK 136'-4\""],
    bays: 13,
  });
  d.viewTitle(1140, 1570, "A", "NORTH ELEVATION", '3/32" = 1\'-0"');
  d.schedule(1140, 790, "DRAWING LIST", ["NO.", "TITLE"], [90, 360], [
    ["G-001", "Project data & criteria"],
    ["LS-102", "Life safety, typical upper floor"],
    ["A-401", "Enlarged guest rooms"],
    ["A-501", "Stair sections & rail details"],
    ["A-601", "Door & window schedules"],
    ["ME-101", "Mechanical / electrical notes"],
  ]);
}

function drawLifeSafety(d: SheetDrawing): void {
  d.sheet("LS-102", "Life Safety - Typ. Upper Floor", '1/8" = 1\'-0"');
  const p = new PlanView(d, 130, 210, 9);
  p.wall([0, 0, 176, 0, 176, 62, 0, 62, 0, 0], 4);
  for (let at = 0; at < 13; at += 1) {
    const x = at * 13 + 3.5;
    p.room([x, 0, 13, 28], [`${at + 201}`, "KING"], { wallPt: 1.6 });
    if (at < 3 || at > 9) p.room([x, 34, 13, 28], [`${at + 214}`, "QQ"], { wallPt: 1.6 });
    p.door(x + 9, 28, 3, "N");
    if (at < 3 || at > 9) p.door(x + 9, 34, 3, "S");
    p.window(x + 3, 0, 6);
  }
  p.room([42.5, 34, 9, 28], ["STAIR A"], { wallPt: 3, shiftFt: -10 }).stair([43, 44, 8, 17], 16);
  p.room([107.5, 34, 9, 28], ["STAIR B"], { wallPt: 3, shiftFt: -10 }).stair([108, 44, 8, 17], 16);
  p.door(45.5, 34, 3, "S", "S1").door(110.5, 34, 3, "S", "S2");
  p.room([52, 34, 18, 28], ["ELEV. LOBBY", "VENDING / ICE"]).room([70, 34, 10, 28], ["ELEV."]);
  p.room([80, 34, 14, 28], ["HSKPG.", "LINEN"]).room([94, 34, 13.5, 28], ["ELEC/IDF"]);
  p.wall([116.5, 34, 133.5, 34], 2.4).room([116.5, 34, 17, 28], ["STOR.", "MAINT."]);
  p.text(80, 29.6, "GUEST CORRIDOR  6'-0\" CLR.", 10);
  p.text(54, 29.6, ["C15", "CORR. CLG. 7'-6\" A.F.F."], 10);
  p.dimH(0, 176, -6, "176'-0\"").dimV(-4, 0, 62, "62'-0\"");
  p.dimH(111.5, 166, 32.6, ["V1", "54'-6\" DEAD END"]).dimH(1, 48, 32.6, [
    "C1",
    "47'-10\" DEAD END",
  ]);
  p.dimH(48, 112, 65.5, ["C3", "64'-0\" BETWEEN STAIR DOORS (186'-7\" DIAG., 1/3 = 62'-3\")"]);
  p.wall([2, 3, 2, 31, 48, 31, 48, 34], 0.9, 6);
  p.wall([174, 3, 174, 31, 112, 31, 112, 34], 0.9, 6);
  p.text(4, 69, ["C2", "LONGEST TRAVEL: 231'-0\" VIA STAIR B TO GRADE DOOR"], 12);
  p.note(
    [60, 69],
    ["V3", "F.E.C. (2A10BC) AT EA. SYMBOL; NO POINT ON FLOOR FARTHER THAN 90 FT FROM A CABINET"],
    [57, 36],
    260,
  );
  p.note([110, 69], ["C10", 'LOW-LVL EXIT SIGN, BTM. 12" AFF, AT STAIR DRS. & CORR. TURNS'], [
    112.5,
    34.5,
  ], 240);
  d.viewTitle(130, 905, "1", "LIFE SAFETY - 2ND FLOOR (3RD SIM.)", '1/8" = 1\'-0"');
  d.schedule(1790, 180, "OCCUPANTS", ["SPACE", "SF", "SF/OCC", "OCC"], [260, 110, 110, 110], [
    ["Guest floor, gross", "10,912", "200", "55"],
    ['Stair A, 48" clr.', "0.3 in.", "cap. 160", "28"],
    ['Stair B, 48" clr.', "0.3 in.", "cap. 160", "27"],
  ]);
  d.columns({ x: 1790, y: 380, width: 590, gap: 20, bottom: 1000 }, "LIFE SAFETY NOTES", [
    'EXIT SIGNS: LED, EDGE LIT, 6" LETTERS, BATTERY BACKED, NOT OVER 100 FT APART IN CORRIDORS.',
    [
      "V4",
      "EMERGENCY EGRESS LIGHTING: BUG-EYE PACKS W/ INTEGRAL BATTERY, 60 MINUTE RATED, 1 FC AVG. ON FLOOR.",
    ],
    "NORMAL LIGHTING OF EGRESS PATH NOT LESS THAN 1 FC; STAIRS 10 FC.",
    'MANUAL PULL STATIONS WITHIN 5 FT OF STAIR DOORS, 46" TO HANDLE.',
    "SMOKE ALARM W/ 520 HZ SOUNDER IN EVERY KEY, INTERCONNECTED WITHIN THE KEY.",
    "ATTIC: SPRINKLERED; DRAFTSTOPS NOT PROVIDED THERE.",
    "DOORS IN CORRIDOR WALLS SELF-CLOSING AND POSITIVE LATCHING.",
    "TACTILE EXIT SIGN AT EACH STAIR DOOR.",
  ]);
  drawRoofPlan(d, [1000, 1130, 1180, 400], false);
  d.viewTitle(1000, 1590, "3", "ROOF PLAN", '3/32" = 1\'-0"');
  const s = new PlanView(d, 130, 1080, 9);
  s.room([0, 0, 40, 26], ["LAUNDRY 108", "980 SF"]).room([40, 0, 30, 26], ["BREAK 110"]);
  s.room([0, 29.67, 70, 20], ["LOBBY / BREAKFAST", "2,140 SF"]);
  s.text(10, 27.2, "SERVICE CORR. 109").door(30, 26, 3, "N").door(56, 26, 3, "N");
  s.dimV(74, 26, 29.67, ["C16", "3'-8\" CLR"]).dimH(0, 70, 52.5, "70'-0\"");
  d.viewTitle(130, 1590, "2", "1ST FLOOR - BACK OF HOUSE", '1/8" = 1\'-0"');
}

function drawGuestRooms(d: SheetDrawing): void {
  d.sheet("A-401", "Enlarged Guest Rooms", '3/8" = 1\'-0"');
  const p = new PlanView(d, 150, 190, 27);
  p.room([0, 0, 14, 28], []).room([0, 19, 9, 9], ["BATH", "104B"], { shiftFt: 2 });
  p.door(9.6, 28, 3, "N", "104").door(9, 22, 2.67, "W", "104B").window(3, 0, 8);
  d.box(p.x(2.5), p.y(2), 6.4 * 27, 6.8 * 27, 0.6).centred(p.x(5.6), p.y(5), "KING BED", 8);
  d.circle(p.x(11.2), p.y(13), 2.5 * 27, 0.4).centred(p.x(11.2), p.y(13), "5'-0\" DIA.", 8);
  p.closet(1.58, 19.2).basin(6.6, 19.4);
  d.box(p.x(0.2), p.y(25), 5 * 27, 2.7 * 27, 0.5).text(p.x(1), p.y(26), "TUB/SHWR", 7);
  d.box(p.x(9.4), p.y(17), 4.4 * 27, 1.83 * 27, 0.8).text(p.x(10), p.y(17.6), "CLO.", 7);
  p.dimH(0, 1.58, 18.1, ["V6", "1'-7\""]).dimH(0, 14, -1.4, "14'-0\"").dimV(-1.5, 0, 28, "28'-0\"");
  p.note(
    [16.5, 2],
    ["C13", "WINDOW W2: FIXED LITE, SILL 3'-10\" AFF (NON-OPERABLE, TYP. GUEST RM.)"],
    [10, 0.2],
    230,
  );
  p.note([16.5, 7], ["V8", 'PTAC WALL THERMOSTAT, TOP BUTTON 54" AFF'], [13.8, 9], 230);
  p.note([16.5, 16.6], ["C9", 'GUEST CLOSET 7 SF x 22" DEEP, SINGLE LEAF 2\'-0" (22" CLR)'], [
    13.5,
    18,
  ], 230);
  p.note(
    [16.5, 20.5],
    ["V7", 'BATH DR. 104B: 2\'-9" LEAF, 30 1/2" CLEAR @ 90 DEG.'],
    [9.3, 23],
    230,
  );
  p.note([16.5, 24], 'ENTRY DR. 3\'-0" x 7\'-0", 20 MIN., CLOSER, VIEWER @ 43" & 60" AFF', [
    11.5,
    27.6,
  ], 230);
  d.viewTitle(150, 990, "1", "MOBILITY KING - RM 104, 204, 304", '3/8" = 1\'-0"');
  d.dimensionEnd = "arrow";
  const e = { x: 1150, floor: 620 };
  d.line([e.x, e.floor, e.x + 420, e.floor], 2).box(e.x, 240, 420, 380, 0.6);
  d.box(e.x + 60, 470, 60, 44, 0.7).box(e.x + 66, 514, 48, 106, 0.7);
  d.line([e.x + 20, 428, e.x + 182, 428], 3).line([e.x + 20, 438, e.x + 182, 438], 0.5);
  d.dimH(e.x + 20, e.x + 182, 400, ["C11", 'REAR BAR 36"']);
  d.dimV(e.x + 230, 514, e.floor, ["C12", '19" TO TOP OF SEAT']);
  d.dimV(e.x + 330, 433, e.floor, '34" TO BARS');
  d.leader(e.x + 480, 300, 'SIDE BAR 42" LONG, START 12" MAX. FROM REAR WALL', e.x + 30, 433, 220);
  d.leader(e.x + 480, 370, "FLUSH VALVE ON OPEN SIDE", e.x + 110, 480, 220);
  d.viewTitle(e.x, 660, "2", "BATH 104B - CLOSET WALL", '1/2" = 1\'-0"');
  d.box(1150, 790, 420, 250, 0.6).line([1150, 1040, 1570, 1040], 2);
  d.box(1240, 846, 160, 26, 0.7).line([1270, 872, 1270, 1000], 0.5);
  d.dimV(1440, 872, 1040, '27" MIN. KNEE').dimV(1520, 846, 1040, '33 1/2" RIM');
  d.leader(1640, 850, "INSULATE TRAP & SUPPLIES", 1272, 930, 220);
  d.viewTitle(1150, 1075, "3", "BATH 104B - LAVATORY", '1/2" = 1\'-0"');
  const q = new PlanView(d, 150, 1140, 18);
  q.room([0, 0, 14, 22], []).room([14, 0, 14, 22], []).room([28, 0, 14, 22], []);
  for (const left of [0, 14, 28]) {
    q.room([left, 14, 8, 8], ["BATH"]).door(left + 10, 22, 3, "N").window(left + 3, 0, 7);
    q.closet(left + 1.6, 14.2).basin(left + 5.8, 14.3);
    d.box(q.x(left + 1), q.y(2), 90, 110, 0.6).box(q.x(left + 7.5), q.y(2), 90, 110, 0.6);
  }
  q.dimH(0, 14, -1.4, "14'-0\"").dimH(14, 28, -1.4, "14'-0\"").dimH(28, 42, -1.4, "14'-0\"");
  d.viewTitle(150, 1590, "4", "STANDARD DOUBLE QUEEN - TYPICAL", '1/4" = 1\'-0"');
  drawWallSection(d, [1150, 1190, 520, 380], [
    "TPO ROOF ON TAPERED INSUL.",
    "R-19 BATT",
    '3-COAT STUCCO ON 8" CMU',
    "CONC. SLAB ON GRADE",
  ]);
  d.viewTitle(1150, 1610, "5", "WALL SECTION AT WINDOW W2", '1/2" = 1\'-0"');
  d.columns({ x: 1960, y: 190, width: 440, gap: 20, bottom: 1500 }, "GUEST ROOM NOTES", [
    "PROVIDE BLOCKING FOR BARS, SEATS AND TV MOUNTS.",
    'BEDS: 30" CLEAR BOTH SIDES IN MOBILITY ROOMS.',
    'DRAPERY WANDS, LAMPS AND SAFE HANDLES BETWEEN 15" AND 48" A.F.F.',
    "DOOR PRESSURE OF BATH DOORS 5 LBF MAX.",
    'THRESHOLDS 1/2" MAX. W/ 1:2 BEVEL.',
    'TUB SEAT AND BARS PER DETAIL 6, HAND SHOWER W/ 59" HOSE.',
    "COMMUNICATION FEATURES: VISIBLE DOORBELL AND ALARM NOTIFICATION, SEE FA-001.",
  ]);
}

function drawStair(d: SheetDrawing): void {
  d.sheet("A-501", "Stair Sections & Rail Details", "AS NOTED");
  d.dimensionEnd = "tick";
  const [x, base, tread, rise] = [360, 900, 36, 23.5];
  const points = [x, base];
  for (let at = 0; at < 10; at += 1) {
    points.push(
      x + at * tread,
      base - (at + 1) * rise,
      x + (at + 1) * tread,
      base - (at + 1) * rise,
    );
  }
  const [lx, ly] = [x + 10 * tread, base - 10 * rise];
  points.push(lx + 110, ly);
  d.line(points, 1.6).line([x - 120, base, x, base], 2);
  const back = [lx, ly];
  for (let at = 0; at < 10; at += 1) {
    back.push(lx - at * tread, ly - (at + 1) * rise, lx - (at + 1) * tread, ly - (at + 1) * rise);
  }
  back.push(x - 120, ly - 10 * rise);
  d.line(back, 1).line([lx + 110, base + 14, lx + 110, 260], 3).line([
    x - 120,
    base + 14,
    x - 120,
    640,
  ], 3);
  d.line([x, base - 123, lx, ly - 123, lx + 100, ly - 123], 1.2).line([
    x - 20,
    base - 123,
    x,
    base - 123,
  ], 1.2);
  d.dimV(x - 170, ly, base, "6'-0 1/2\"").dimV(x - 170, ly - 10 * rise, ly, "6'-0 1/2\"");
  d.leader(
    lx + 180,
    770,
    ["V9", '10 EQ. RISERS @ 7 1/4" PER RUN, TYP. 3 FLIGHTS'],
    lx - 90,
    base - 178,
    230,
  );
  d.leader(
    lx + 180,
    840,
    ["C7", 'TREAD 11" NOSE TO NOSE, 1" BEVELED NOSING'],
    lx - 126,
    base - 143,
    230,
  );
  d.leader(
    lx + 180,
    590,
    ["C8", '1 1/2" DIA. PIPE RAIL, T.O. RAIL 38" ABV. NOSING, BOTH SIDES'],
    lx - 30,
    ly - 103,
    230,
  );
  d.leader(
    lx + 180,
    300,
    ["V11", 'RAIL RUNS 8" LEVEL PAST TOP RISER, RETURN TO WALL'],
    x - 60,
    ly - 10 * rise - 118,
    230,
  );
  d.leader(lx + 180, 420, "HEADROOM 7'-2\" MIN.", lx - 120, ly - 10, 230);
  d.text(x - 110, base + 22, "1ST FLR. EL. 100'-0\"", 8).text(
    x - 110,
    ly - 10 * rise - 18,
    "2ND FLR. EL. 112'-1\"",
    8,
  );
  d.viewTitle(150, 985, "1", "SECTION - STAIR A (B OPP. HAND)", '3/8" = 1\'-0"');
  d.line([x - 120, ly - 10 * rise - 123, x - 20, ly - 10 * rise - 123], 1.2);
  const plan = new PlanView(d, 260, 1140, 18);
  plan.room([0, 0, 28, 9], []).stair([5, 0.4, 16, 4], 10).stair([5, 4.6, 16, 4], 10, "DN");
  plan.wall([5, 4.3, 21, 4.3], 2).door(0, 3, 3, "E").dimH(0, 5, 10.8, "5'-0\"");
  plan.dimH(5, 21, 10.8, "10 TREADS").dimH(21, 28, 10.8, "7'-0\"").dimV(30, 0.4, 4.4, "4'-0\"");
  d.viewTitle(260, 1420, "3", "STAIR A - PLAN AT 2ND FLOOR", '1/4" = 1\'-0"');
  const g = { x: 1420, floor: 700 };
  d.box(g.x, g.floor, 520, 26, 1).line([g.x + 160, g.floor, g.x + 160, 400], 3);
  d.line([g.x + 130, 400, g.x + 480, 400], 3);
  for (let at = 1; at < 11; at += 1) {
    d.line([g.x + 160 + at * 30, g.floor, g.x + 160 + at * 30, 404], 1);
  }
  d.dimV(g.x + 60, 400, g.floor, ["V10", "3'-4\" TOP OF GUARD"]);
  d.dimH(g.x + 280, g.x + 310, 560, '3 7/8" CLR.');
  d.leader(
    g.x + 540,
    430,
    '2" x 1" HSS POSTS @ 4\'-0" O.C., 200 LB / 50 PLF DESIGN LOAD',
    g.x + 162,
    470,
    240,
  );
  d.leader(g.x + 540, 720, '6" CONC. ON METAL DECK LANDING', g.x + 420, 712, 240);
  d.viewTitle(g.x, 770, "2", "LANDING EDGE - UPPER FLOORS", '1 1/2" = 1\'-0"');
  d.columns({ x: 1420, y: 900, width: 560, gap: 40, bottom: 1400 }, "STAIR NOTES", [
    'CLEAR WIDTH BETWEEN RAIL BRACKETS 48".',
    "LANDING DEPTH 4'-2\" CLR. AT TURNS.",
    'VARIATION IN A RUN NOT MORE THAN 3/16".',
    'CONTRASTING STRIPE 2" AT EACH NOSING.',
    "FLOOR LEVEL SIGN 5'-0\" UP AT EACH LANDING.",
    "NO STORAGE UNDER STAIRS UNLESS WALLED OFF 1-HR, NO DOOR TO STAIR.",
  ]);
}

function drawSchedules(d: SheetDrawing): void {
  d.sheet("A-601", "Door & Window Schedules", "NONE");
  d.transposed(80, 90, "DOOR SCHEDULE", [
    "MARK",
    "LOCATION",
    "LEAF W x H",
    "CLEAR OPENING",
    "THICKNESS",
    "CORE / FACE",
    "FRAME",
    "FIRE LABEL",
    "CLOSER",
    "LOCKSET",
    "SMOKE GASKET",
    "REMARKS",
  ], [
    [
      "101",
      "VESTIBULE",
      "(2) 3'-0\" x 7'-0\"",
      '69"',
      '1 3/4"',
      "ALUM/GLASS",
      "ALUM",
      "-",
      "AUTO",
      "EXIT DEVICE",
      "-",
      "IMPACT",
    ],
    [
      "104",
      "GUEST ENTRY",
      "3'-0\" x 7'-0\"",
      '33 1/2"',
      '1 3/4"',
      "SC WOOD",
      "HM",
      "20 MIN",
      "YES",
      "RFID LEVER",
      "YES",
      "VIEWER",
    ],
    [
      "104B",
      "GUEST BATH ACC.",
      "2'-9\" x 7'-0\"",
      '30 1/2"',
      '1 3/8"',
      "SC WOOD",
      "WD",
      "-",
      "NO",
      "PRIVACY LEVER",
      "-",
      "-",
    ],
    [
      "108",
      "LAUNDRY",
      "3'-6\" x 7'-0\"",
      '39 1/2"',
      '1 3/4"',
      "HM",
      "HM",
      "45 MIN",
      "YES",
      "STORE RM LEVER",
      "YES",
      "KICK PL.",
    ],
    [
      ["V12", "S1, S2"],
      "STAIR A / B",
      "3'-0\" x 7'-0\"",
      '33 1/2"',
      '1 3/4"',
      "HM",
      "HM",
      "45 MIN",
      "YES",
      "FIRE EXIT HDWE",
      "YES",
      "SEE LS-102",
    ],
    [
      "S3",
      "STAIR TO GRADE",
      "3'-0\" x 7'-0\"",
      '33 1/2"',
      '1 3/4"',
      "HM",
      "HM",
      "-",
      "YES",
      "EXIT DEVICE",
      "-",
      "OUTSWING",
    ],
    [
      "112",
      "ELEC",
      "3'-0\" x 7'-0\"",
      '33 1/2"',
      '1 3/4"',
      "HM",
      "HM",
      "45 MIN",
      "YES",
      "EXIT DEVICE",
      "-",
      "OUTSWING",
    ],
  ], [170, 250]);
  d.transposed(80, 480, "WINDOW SCHEDULE", [
    "MARK",
    "ROOM",
    "UNIT W x H",
    "OPERATION",
    "SILL A.F.F.",
    "GLASS",
    "U / SHGC",
    "D.P. (PSF)",
  ], [
    [
      "W1",
      "LOBBY",
      "6'-0\" x 9'-0\"",
      "FIXED SF",
      "0'-6\"",
      "LAM. IMPACT",
      "0.45 / 0.23",
      "+46 / -58",
    ],
    [
      "W2",
      "GUEST ROOMS",
      "8'-0\" x 5'-0\"",
      "FIXED",
      "3'-10\"",
      "LAM. IMPACT",
      "0.45 / 0.23",
      "+46 / -62",
    ],
    [
      "W3",
      "STAIRS",
      "3'-0\" x 6'-0\"",
      "FIXED",
      "3'-0\"",
      "LAM. IMPACT, TEMP.",
      "0.45 / 0.23",
      "+46 / -58",
    ],
  ], [140, 180]);
  d.schedule(
    1000,
    480,
    "ROOM FINISHES",
    ["ROOM", "FLOOR", "WALLS", "CEILING", "FLAME SPREAD CLASS"],
    [190, 150, 150, 150, 190],
    [
      ["Guest rooms", "LVT / CPT", "GWB vinyl", "GWB", "C"],
      ["Guest corridor", "CPT", "GWB vinyl", "ACT", "B"],
      ["Stairs A, B", "CONC", "GWB paint", "GWB", "A"],
      ["Lobby / breakfast", "PT", "Wood veneer, FRT", "GWB / ACT", "B"],
    ],
  );
  drawDoorTypes(d, 1060, 840, ["TYPE F", "TYPE N", "TYPE G", "TYPE F2", "TYPE NL", "TYPE FG"]);
  d.viewTitle(1060, 1020, "1", "DOOR TYPES", '1/4" = 1\'-0"');
  drawElevation(d, [260, 1180, 1000, 300], {
    levels: ["1ST FLR.", "2ND FLR.", "3RD FLR.", "ROOF"],
    bays: 11,
  });
  d.viewTitle(170, 1540, "2", "SOUTH ELEVATION - WINDOW KEY", '3/32" = 1\'-0"');
  drawWallSection(d, [1500, 1180, 620, 330], [
    "HEAD: SEALANT & BACKER ROD",
    "JAMB BUCK 1X PT",
    "SILL: SLOPED, FLASHED",
    "ANCHOR PER N.O.A. / F.L.",
  ]);
  d.viewTitle(1480, 1540, "3", "WINDOW HEAD / SILL", '3" = 1\'-0"');
  d.columns({ x: 80, y: 820, width: 620, gap: 40, bottom: 1500 }, "OPENING NOTES", [
    'LEVERS AND PULLS 38" TO CENTER, OPERABLE W/O GRASPING.',
    "ALL EGRESS DOORS SINGLE MOTION, NO KEY FROM INSIDE.",
    "RATED DOORS: LISTED, LABELED, SELF-LATCHING, TESTED TO NFPA 252.",
    'TEMPERED OR LAMINATED GLASS WITHIN 24" OF DOORS, BELOW 18" AND AT STAIRS.',
  ]);
}

function drawServices(d: SheetDrawing): void {
  d.sheet("ME-101", "Mechanical / Electrical Notes", "NONE");
  d.schedule(
    80,
    90,
    "AIR HANDLING",
    ["TAG", "SERVES", "SUPPLY CFM", "O.A. CFM", "SMOKE DETECTOR", "REMARKS"],
    [80, 230, 120, 100, 190, 330],
    [
      [
        ["V16", "AHU-1"],
        "Lobby, breakfast, BOH",
        "4,200",
        "760",
        "None (no sensor)",
        "Return plenum, roof, tie-down per 3/M-501",
      ],
      ["DOAS-1", "Guest corridors, keys", "1,900", "1,900", "In return & supply", "100% O.A."],
      ["PTAC", "Guest rooms, ea.", "320", "-", "-", "Condensate to riser"],
      ["EF-1", "Public toilets", "350", "-", "-", "75 cfm per fixture"],
    ],
  );
  d.schedule(80, 330, "PANEL GR2 - 208Y/120V, 3PH, 225A MLO", ["CKT", "LOAD", "BKR", "TYPE"], [
    60,
    350,
    90,
    330,
  ], [
    [
      ["V14", "1-17"],
      "Guest rms 201-209 recept. & ltg., 20A 120V",
      "20/1",
      "Standard thermal-magnetic",
    ],
    ["18-30", "Guest baths 201-213 recept.", "20/1", "GFCI recept. at device"],
    ["31-41", "PTAC 201-206", "20/2", "Standard"],
    ["42", "Corridor ltg.", "20/1", "Standard"],
  ]);
  const p = new PlanView(d, 1380, 130, 20);
  p.room([0, 0, 14, 28], []).room([0, 19, 9, 9], ["BATH"]).door(9.6, 28, 3, "N").door(
    9,
    22,
    2.8,
    "W",
  );
  for (
    const [x, y, tag] of [[0.6, 4, "R"], [0.6, 12, "R"], [13.4, 6, "R"], [13.4, 15, "R"], [
      6.8,
      19.8,
      "GF",
    ]] as const
  ) {
    d.bubble(p.x(x), p.y(y), tag, 7, 6);
  }
  d.bubble(p.x(7), p.y(9), "SA", 9, 7).bubble(p.x(5), p.y(0.8), "PT", 9, 7);
  p.note([16, 4], "DUPLEX, TAMPER RESISTANT, TYP.", [13.8, 6], 200);
  p.note([16, 9], "SMOKE ALARM W/ SOUNDER BASE, 120V + BATTERY", [7.5, 9], 200);
  p.note([16, 19], 'GFCI AT VANITY, 42" AFF', [7.2, 19.8], 200);
  d.viewTitle(1380, 740, "1", "TYPICAL KEY - POWER & ALARM", '1/4" = 1\'-0"');
  drawRoofPlan(d, [120, 1010, 1500, 480], false);
  d.text(330, 1070, "AHU-1", 10).text(780, 1070, "DOAS-1", 10).text(1230, 1070, "EF-1", 10);
  d.viewTitle(120, 1550, "2", "ROOF MECHANICAL PLAN", '3/32" = 1\'-0"');
  d.columns({ x: 80, y: 600, width: 560, gap: 40, bottom: 1500 }, "MECHANICAL NOTES", [
    "FIRE DAMPERS WHERE SHOWN ON M-201; CEILING RADIATION DAMPERS AT EACH GUEST BATH FAN.",
    "EXTERIOR UNITS ANCHORED FOR 150 MPH, DETAIL 3/M-501.",
    "OUTDOOR AIR INTAKES 12'-0\" FROM ANY EXHAUST.",
    "DUCT INSULATION R-8 IN ATTIC, R-6 ELSEWHERE OUTSIDE THE ENVELOPE.",
    "WATER HEATERS: CENTRAL GAS, MECH. 115, DIRECT VENT, T&P PIPED TO FLOOR SINK, PAN W/ DRAIN.",
  ]);
  d.columns({ x: 700, y: 600, width: 560, gap: 40, bottom: 1500 }, "ELECTRICAL NOTES", [
    "SERVICE: 600A 208Y/120V, CALCULATED DEMAND 487A (SEE E-601).",
    'WORKING SPACE AT PANELS 36" DEEP, 30" WIDE, 6\'-6" HIGH.',
    "GROUNDING: CONC. ENCASED ELECTRODE + (2) 3/4\" x 10' RODS.",
    "ROOFTOP RECEPTACLE WITHIN 25 FT OF EACH UNIT, GFCI, IN-USE COVER.",
  ]);
}
