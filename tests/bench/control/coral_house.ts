/** Control set: a two-storey house with a pool in Miami-Dade, upright paper, hand lettering, decimal feet. */
import { drawElevation, drawRoofPlan, drawVicinityMap, drawWallSection } from "./details.ts";
import { PlanView } from "./plan_view.ts";
import { compliant, conflict, notShown, violation } from "./rows.ts";
import { SheetDrawing, type SheetName } from "./sheet_drawing.ts";

export const project = {
  name: "Casa Ibarra",
  address: "9340 SW 62nd Court, Pinecrest, FL 33156",
  clientName: "Marta Ibarra",
  clientPhone: "786-555-0171",
  clientEmail: "ibarra.house@example.com",
  occupancyClassification: ["R-3"],
  inspectionCategories: ["Structural", "Egress", "Electrical"],
  buildingHeight: 26,
  buildingArea: 3480,
  typeOfConstruction: "VB",
  fireSprinkler: false,
  generator: false,
  baseFloodElevation: null,
  femaFloodZone: "X",
  priority: "medium",
  tags: [],
};

const rows = {
  V1: violation(
    ["FBC-B-1620-hvhz-dade", "FBC-B-1609.3-wind-speed"],
    ["1620.2", "1609.3", "R301.2.1"],
    "170 mph in Miami-Dade.",
    { measured: 170, required: 175, unit: "mph" },
  ),
  V2: violation("FBC-B-1620-hvhz-exposure", "1620.3", "Terrain exposure B in the HVHZ.", {
    measured: "B",
    required: "C",
  }),
  V3: violation("FBC-B-2322-hvhz-sheathing", "2322.2", "OSB roof deck in the HVHZ.", {
    measured: "OSB",
    required: "plywood",
  }),
  V4: violation("FBC-B-2318-hvhz-studs", "2318", "Exterior 2x4 studs upstairs in the HVHZ.", {
    measured: 4,
    required: 6,
    unit: "in",
  }),
  V5: violation("FBC-R-R4501-barrier", "R4501.17", "Pool fence 3.75 ft high.", {
    measured: 45,
    required: 48,
    unit: "in",
  }),
  V6: violation(
    "FBC-R-R4501-latch",
    "R4501.17",
    "Door from the house to the pool releases at 48 in, no alarm.",
    { measured: 48, required: 54, unit: "in" },
  ),
  V7: violation("FBC-R-R302.6-garage", "R302.6", "Half-inch ceiling below bedroom 3.", {
    measured: 0.5,
    required: 0.625,
    unit: "in",
  }),
  V8: violation("FBC-R-R311.7.5.1-riser", "R311.7.5.1", "Risers of 8 in.", {
    measured: 8,
    required: 7.75,
    unit: "in",
  }),
  V9: violation("FBC-R-R312.1-guard", "R312.1.2", "Balcony guard 2.83 ft.", {
    measured: 34,
    required: 36,
    unit: "in",
  }),
  V10: violation("FBC-R-R310.2.1-area", "R310.2.1", "Upstairs bedroom window clears 4.6 sq ft.", {
    measured: 4.6,
    required: 5.7,
    unit: "sq ft",
  }),
  V11: violation("FBC-R-R310.2.2-sill", "R310.2.2", "Bedroom 2 sill at 3.92 ft.", {
    measured: 47,
    required: 44,
    unit: "in",
  }),
  V12: violation("FBC-R-R314-smoke", "R314.3", "Smoke detectors in hall and living room only.", {
    measured: "hall and living room",
    required: "each sleeping room too",
  }),
  V13: violation(
    "FBC-R-R320-29in-door",
    "R320.1.1",
    "Door of the only bathroom at grade clears 26 in.",
    { measured: 26, required: 29, unit: "in" },
  ),
  V14: violation("FBC-M-dryer-length", ["M1502.4", "504.8.4.1"], "Dryer duct of 42 ft.", {
    measured: 42,
    required: 35,
    unit: "ft",
  }),
  V15: violation("NEC-210.8A-gfci", "210.8(A)", "Garage receptacles without GFCI.", {
    measured: "no GFCI",
    required: "GFCI",
  }),
  V16: violation("FBC-EC-R402.4-ach", "R402.4.1.2", "Leakage target of 8 ACH50.", {
    measured: 8,
    required: 7,
    unit: "ACH50",
  }),
  V17: violation("FBC-R-bath-exhaust", ["M1505.4", "R303.3"], "Inside bath fan of 30 cfm.", {
    measured: 30,
    required: 50,
    unit: "cfm",
  }),
  C1: compliant("FBC-R-R313-no-sprinkler", "R313", "No sprinklers in a house."),
  C2: compliant("FBC-R-R311.7.1-stair-width", "R311.7.1", "Stair 3.00 ft wide."),
  C3: compliant("FBC-R-R311.7.8-handrail", "R311.7.8", "Rail on one side, 36 in."),
  C4: compliant("FBC-R-R312.1-guard", "R312.1.2", "34 in guard at the stair's open side."),
  C5: compliant("FBC-R-R302.6-garage", "R302.6", "Half-inch board on the garage wall."),
  C6: compliant("FBC-R-R302.1-wall-3ft", "R302.1", "Wall 4.50 ft from the line, not rated."),
  C7: compliant("FBC-R-R305-ceiling", "R305.1", "Bath ceiling 6.83 ft; baths may have 6 ft 8 in."),
  C8: compliant(
    ["FBC-R-R304.2-dimension", "FBC-R-R304.1-area"],
    ["R304.2", "R304.1"],
    "Den 7.00 by 10.20 ft: 84 in and 71 sq ft.",
  ),
  C9: compliant("FBC-R-R310.2.1-area", "R310.2.1", "Grade floor bedroom window 5.1 sq ft."),
  C10: compliant(
    "FBC-R-R312.2-window-fall",
    "R312.2",
    "Sill of 1.75 ft upstairs with 4 in opening limiters.",
  ),
  C11: compliant(
    "FBC-R-R311.2-egress-door",
    "R311.2",
    "Bedroom door of 2.50 ft: not the egress door.",
  ),
  C12: compliant("FBC-FG-305.3-ignition", "305.3", "Electric water heater on the garage slab."),
  C13: compliant(
    ["FBC-EC-R402-ceiling-cz1", "FBC-EC-R402-ceiling-cz2"],
    "R402.1.2",
    "R-30 ceiling in climate zone 1A.",
  ),
  C14: compliant("FBC-B-101.2-no-seismic", "101.2", "Snow and seismic not considered."),
  C15: compliant("NEC-210.52A-spacing", "210.52(A)", "Receptacles 12 ft apart: 6 ft to any point."),
  C16: compliant("FBC-R-R311.6-hall", "R311.6", "Upper hall 3.00 ft."),
  C17: compliant("FBC-R-R302.1-wall-3ft", "R302.1", "Shed 2.0 ft from the line comes down."),
  C18: compliant("NEC-680-pool", "680.22", "Receptacle 6.00 ft from the water."),
  N1: notShown("FBC-B-1709-product-approval", "107.3.5", "Garage door approval pending."),
  N2: notShown("FBC-R-R802-truss", ["R802.10", "2303.4"], "Truss package to come."),
  N3: notShown("FBC-M-403.7-manual-J", "R403.7", "Load calculation to come."),
  X1: conflict("FBC-B-107-form-mismatch", "107.2.1", "Form says 3,480 sq ft, sheet 3,812."),
};

function frame(d: SheetDrawing, { number, title, scale }: SheetName): void {
  const [w, h] = d.paper;
  d.box(30, 30, w - 60, h - 60, 1.2).box(36, 36, w - 72, h - 72, 2.4);
  const y = h - 190;
  d.line([36, y, w - 36, y], 2).line([470, y, 470, h - 36], 1).line([1010, y, 1010, h - 36], 1);
  d.line([1400, y, 1400, h - 36], 1);
  d.text(54, y + 16, "L. QUINTANA, ARCHITECT", 22).text(
    54,
    y + 50,
    "4010 BIRD ROAD, CORAL GABLES",
    12,
  );
  d.text(54, y + 70, "FLORIDA 33146   (305) 555-0162", 12).text(54, y + 104, "LIC. AR-0091220", 12);
  d.text(490, y + 16, "NEW RESIDENCE FOR MARTA IBARRA", 17).text(
    490,
    y + 50,
    "9340 S.W. 62ND COURT",
    12,
  );
  d.text(490, y + 70, "VILLAGE OF PINECREST, MIAMI-DADE COUNTY", 12);
  d.text(490, y + 104, "FOLIO 20-5001-044-0310", 12);
  d.text(1030, y + 16, title, 18, false, 350).text(1030, y + 92, `SCALE: ${scale}`, 12);
  d.text(1030, y + 116, "JUNE 30, 2026   JOB 2611", 12);
  d.text(1424, y + 16, "SHEET", 12).text(1424, y + 44, number, 60);
  d.text(54, y + 128, "CONTROL SET - NOT FOR CONSTRUCTION", 9);
}

/** Draws the set. */
export async function draw() {
  const lettering = new URL("fonts/ArchitectsDaughter-Regular.ttf", import.meta.url).pathname;
  const d = new SheetDrawing({
    widthIn: 24,
    heightIn: 36,
    titleBlock: "bottom",
    font: lettering,
    boldFont: lettering,
    textPt: 13,
    firm: "",
    project: [],
  }, frame);
  d.dimensionEnd = "dot";
  drawSite(d);
  drawPlans(d);
  drawSchedules(d);
  drawStructure(d);
  drawServices(d);
  return await d.finish("control-coral-house", project, rows);
}

function drawSite(d: SheetDrawing): void {
  d.sheet("A-1", "SITE PLAN, POOL BARRIER, GENERAL NOTES", "1\" = 8'");
  const p = new PlanView(d, 150, 160, 9);
  p.wall([0, 0, 75, 0, 75, 105, 0, 105, 0, 0], 1.2, 14);
  p.room([4.5, 30, 44, 36], ["PROPOSED TWO STORY", "RESIDENCE", "F.F.E. 11.20' N.A.V.D."], {
    sizePt: 14,
  });
  p.room([50, 6, 14, 26], ["POOL", "14.00 x 26.00"], { wallPt: 1.4, sizePt: 13 });
  p.wall([22, 2, 73, 2, 73, 44, 48.5, 44], 1.4, 4).room([64, 60, 8, 10], ["SHED"], { wallPt: 0.6 });
  p.room([24, 66, 18, 39], ["CONC. DRIVE"], { wallPt: 0.8, shiftFt: 4 });
  p.dimH(0, 4.5, 70, "4.50'").dimH(48.5, 75, 48, "26.50'").dimV(56, 66, 105, "39.00'");
  p.dimH(0, 75, -4, "75.00' P.L.").dimV(-4, 0, 105, "105.00' P.L.").dimV(14, 0, 30, "30.00'");
  d.centred(p.x(37), p.y(108.5), "S.W. 62ND COURT  (50' R/W)", 15);
  p.note(
    [80, 4],
    [
      "V5",
      "ALUM. PICKET FENCE AROUND POOL, 3.75' HIGH, PICKETS 3 1/2\" CLR., SELF-CLOSING GATE OUTSWING",
    ],
    [73, 10],
    330,
  );
  p.note(
    [80, 18],
    ["C18", "WEATHERPROOF RECEPT., 6.00' FROM WATER'S EDGE, G.F.C.I."],
    [64.8, 20],
    330,
  );
  p.note(
    [80, 30],
    [
      "V6",
      'SLIDING GLASS DR. TO POOL DECK: SELF-CLOSING, RELEASE @ 48" ABV. FLOOR. NO DOOR ALARM.',
    ],
    [48.5, 40],
    330,
  );
  p.note([80, 58], ["C17", "EXIST. WOOD SHED 2.0' FROM P.L. - REMOVE COMPLETE"], [72, 62], 330);
  p.note([80, 72], ["C6", "SIDE YARD 4.50' TO MASONRY WALL, 0-HR; EDGE OF EAVE 3.00' TO P.L."], [
    4.5,
    64,
  ], 330);
  p.note(
    [80, 86],
    'NEW 1" WATER SERVICE W/ DUAL CHECK AT METER; SANITARY LATERAL TO W.A.S.D. MAIN',
    [44, 104],
    330,
  );
  d.viewTitle(150, 1180, "1", "SITE PLAN", "1\" = 8'");
  drawVicinityMap(d, [1130, 1010, 420, 230], ["S.W. 62 CT", "KILLIAN DR"]);
  d.schedule(150, 1290, "PROJECT DATA", ["ITEM", "DATA"], [330, 420], [
    ["CODE", "F.B.C. 8TH ED. (2023) RESIDENTIAL & H.V.H.Z.; N.E.C. 2020"],
    ["USE", "R-3, ONE FAMILY, TWO STORY"],
    ["TYPE", "V-B, UNPROTECTED"],
    [["X1", "GROSS FLOOR AREA"], "3,812 S.F."],
    ["HEIGHT TO RIDGE", "26.00'"],
    [["C1", "FIRE SPRINKLERS"], "NOT PROVIDED"],
    ["FLOOD", "ZONE X, PANEL 12086C0456L"],
  ]);
  d.schedule(960, 1290, "ZONING EU-S", ["YARD", "REQ'D", "PROV."], [260, 160, 160], [
    ["FRONT", "35.00'", "39.00'"],
    ["SIDE, WEST", "4.00'", "4.50'"],
    ["SIDE, EAST", "20.00'", "26.50'"],
    ["REAR", "25.00'", "30.00'"],
    ["POOL TO P.L.", "5.00'", "11.00'"],
  ]);
  d.columns({ x: 150, y: 1640, width: 660, gap: 60, bottom: 1960 }, "GENERAL NOTES", [
    "ALL WORK TO CONFORM TO THE FLORIDA BUILDING CODE AND MIAMI-DADE COUNTY AMENDMENTS. CONTRACTOR SHALL VISIT THE SITE AND REPORT DISCREPANCIES BEFORE BIDDING.",
    "WRITTEN DIMENSIONS GOVERN. DIMENSIONS ARE DECIMAL FEET TO FACE OF BLOCK U.O.N.",
    "SOIL TREATED FOR TERMITES BY LICENSED OPERATOR BEFORE SLAB POUR; CERTIFICATE POSTED AT ELECTRIC PANEL.",
    'ADDRESS NUMERALS 4" HIGH ON CONTRASTING WALL FACING COURT.',
    "REMOVE TREES ONLY UNDER SEPARATE PERMIT. PROTECT ROOT ZONE W/ 4' ORANGE FENCE.",
    "GRADE TO FALL 6\" IN FIRST 10'. NO RUNOFF TO NEIGHBORS.",
    "POOL UNDER SEPARATE PERMIT; BARRIER IS PART OF THIS PERMIT.",
    ["C14", "SNOW LOAD 0 PSF. EARTHQUAKE: NOT CONSIDERED."],
    "FINISHES PER OWNER. CABINETS N.I.C.",
    "TEMPORARY TOILET AND TRASH CONTAINER ON SITE DURING CONSTRUCTION.",
    'PROVIDE 6 MIL POLY. UNDER SLAB, LAPPED 12".',
    "SURVEY BY BLANCO & ASSOC., DATED 02/11/2026.",
  ]);
}

function drawPlans(d: SheetDrawing): void {
  d.sheet("A-2", "FLOOR PLANS", '1/4" = 1\'-0"');
  const p = new PlanView(d, 190, 210, 18);
  p.wall([0, 0, 44, 0, 44, 36, 0, 36, 0, 0], 5);
  p.room([0, 0, 20, 18], ["LIVING / DINING", "20.00 x 18.00"], { sizePt: 12 });
  p.room([20, 0, 14, 14], ["KITCHEN"], { sizePt: 12 }).room([34, 0, 10, 14], [
    "BR 1",
    "10.00 x 14.00",
  ], { sizePt: 12 });
  p.room([34, 14, 10, 6], ["BATH 1"], { sizePt: 12 }).room([20, 14, 7, 10.2], ["DEN"], {
    sizePt: 12,
    shiftFt: 2,
  });
  p.room([27, 20, 17, 16], ["GARAGE", "(1) CAR"], { sizePt: 12 }).stair([4, 20, 14, 3], 15);
  p.door(12, 36, 3.5, "N", "1").door(37, 14, 2.5, "N", "3").door(37, 20, 2.33, "N", "4").door(
    20,
    20,
    2.5,
    "E",
    "5",
  );
  p.door(27, 28, 3, "W", "6").window(4, 0, 8, false, "A").window(36, 0, 4, false, "B");
  p.window(44, 15.5, 3, true, "C").closet(40, 14.3).basin(42.5, 14.3);
  p.dimH(20, 27, 25.6, ["C8", "7.00'"]).dimV(29.4, 14, 19.6, "10.20' OA").dimH(0, 44, -3, "44.00'");
  p.dimV(-2.6, 0, 36, "36.00'").dimV(2.6, 20, 23, ["C2", "3.00'"]).dimH(27, 44, 38, "17.00'");
  p.note([48.5, 3], ["C9", "WINDOW B: GRADE FLR. BEDROOM, NET CLR. OPG. 5.1 S.F."], [40, 0.4], 430);
  p.note([48.5, 15], "ONLY BATHROOM ON THIS FLOOR; REINFORCE WALLS FOR FUTURE BARS", [43, 18], 430);
  p.note([48.5, 21], ["V7", 'GARAGE CEILING: 1/2" GYP. BD. ON FURRING, TAPED (BR 3 ABOVE)'], [
    40,
    24,
  ], 430);
  p.note(
    [48.5, 26],
    ["C5", 'HOUSE/GARAGE WALL: 1/2" GYP. BD. GARAGE SIDE, TAPED'],
    [27.2, 30],
    430,
  );
  p.note(
    [48.5, 31],
    ["C12", "ELECTRIC W.H., 50 GAL., SET ON GARAGE SLAB; PAN + DRAIN, T&P TO EXTERIOR"],
    [42, 33],
    430,
  );
  d.viewTitle(190, 940, "1", "GROUND FLOOR", '1/4" = 1\'-0"');
  const q = new PlanView(d, 190, 1170, 18);
  q.wall([0, 0, 44, 0, 44, 36, 0, 36, 0, 0], 5);
  q.room([0, 0, 18, 17], ["MASTER BR", "18.00 x 17.00"], { sizePt: 12 }).room([18, 0, 10, 9], [
    "M. BATH",
  ], { sizePt: 12 });
  q.room([28, 0, 16, 14], ["BR 2", "16.00 x 14.00"], { sizePt: 12 }).room([27, 20, 17, 16], [
    "BR 3",
    "17.00 x 16.00",
  ], { sizePt: 12 });
  q.room([34, 14, 10, 6], ["BATH 2"], { sizePt: 12 }).stair([4, 20, 14, 3], 15, "DN").room(
    [0, 23, 18, 13],
    ["BR 4", "18.00 x 13.00"],
    { sizePt: 12 },
  );
  q.wall([18, 17, 18, 20], 2.4).wall([18, 17, 34, 17], 2.4).wall([18, 20, 27, 20], 2.4);
  q.text(23.6, 17.9, "UPPER HALL", 12).door(20, 17, 2.5, "N", "5").door(29, 20, 2.5, "S", "5").door(
    14,
    23,
    2.5,
    "S",
    "5",
  );
  q.window(5, 0, 8, false, "F").window(33, 0, 5, false, "D").window(44, 26, 4, true, "E").window(
    4,
    36,
    6,
    false,
    "F",
  );
  q.room([0, -6, 18, 6], ["BALCONY"], { wallPt: 1, sizePt: 12 }).closet(40, 14.3).basin(42.5, 14.3);
  q.dimV(31.5, 17, 20, ["C16", "3.00'"]).dimH(0, 44, 38, "44.00'").dimV(-2.6, 0, 36, "36.00'");
  q.note([48.5, -4], "ALUM. RAIL, SEE 3/A-3", [18, -4], 430);
  q.note([48.5, 8], ["C11", "BEDROOM DRS. TYP. 2.50' x 6.67' HOLLOW CORE"], [30.5, 13], 430);
  q.note([48.5, 15], ["C7", "BATH 2: FURRED CLG. AT 6.83' FOR A/C DUCT"], [42, 18], 430);
  q.note([48.5, 22], ["C4", 'STAIR OPEN SIDE: GUARD/RAIL 34" ABV. NOSINGS, BALUSTERS 4" O.C.'], [
    16,
    20.2,
  ], 430);
  q.note([48.5, 28], 'ATTIC ACCESS 22" x 36" IN HALL', [26, 18.5], 430);
  d.viewTitle(190, 1900, "2", "SECOND FLOOR", '1/4" = 1\'-0"');
  d.columns({ x: 190, y: 2020, width: 620, gap: 60, bottom: 2150 }, "PLAN NOTES", [
    'GARAGE TO HOUSE DOOR: 1 3/4" SOLID CORE.',
    "TILE BACKER IN SHOWERS TO 6.00' ABV. DRAIN. SHOWER 3.00' x 4.00'.",
    'SAFETY GLASS IN SHOWER ENCLOSURES, AT DOORS AND BELOW 18".',
    'PROVIDE 21" CLEAR IN FRONT OF WATER CLOSETS, 15" TO EACH SIDE.',
    "CLOSET SHELVES 12\" DEEP AT 5.67'.",
    "FIRESTOP CHASES AT FLOOR LINE.",
  ]);
}

function drawSchedules(d: SheetDrawing): void {
  d.sheet("A-3", "SCHEDULES, STAIR, ELEVATIONS", "AS SHOWN");
  d.schedule(
    120,
    110,
    "WINDOWS - ALL LARGE MISSILE IMPACT",
    [
      "MK",
      "ROOM",
      "SIZE (FT)",
      "TYPE",
      "SILL ABV. FLR.",
      "NET CLR. OPG.",
      "N.O.A. / EXP.",
      "D.P. REQ'D / RATED",
    ],
    [60, 190, 160, 170, 170, 170, 290, 250],
    [
      [
        "A",
        "LIVING",
        "8.00 x 6.00",
        "H. ROLLER",
        "1.00'",
        "-",
        "23-0412.07 / 08-2028",
        "+52 -68 / +80 -80",
      ],
      [
        "B",
        "BR 1 (GROUND)",
        "4.00 x 5.00",
        "CASEMENT",
        "2.00'",
        "5.1 S.F.",
        "23-0412.11 / 08-2028",
        "+52 -68 / +80 -80",
      ],
      [
        "C",
        "BATH 1",
        "3.00 x 2.00",
        "AWNING",
        "5.00'",
        "-",
        "22-1107.03 / 02-2027",
        "+52 -60 / +70 -70",
      ],
      [
        ["V11", "D"],
        "BR 2",
        "5.00 x 4.00",
        "CASEMENT",
        "3.92'",
        "6.4 S.F.",
        "23-0412.11 / 08-2028",
        "+52 -68 / +80 -80",
      ],
      [
        ["V10", "E"],
        "BR 3",
        "4.00 x 4.00",
        "SINGLE HUNG",
        "3.00'",
        "4.6 S.F.",
        "22-0915.02 / 11-2027",
        "+52 -68 / +75 -75",
      ],
      [
        ["C10", "F"],
        "MASTER BR, BR 4",
        "6.00 x 5.00",
        "H. ROLLER",
        "1.75'",
        "8.9 S.F.",
        "23-0412.07 / 08-2028",
        '+52 -60 / +80 -80; W/ 4" OPENING LIMITERS',
      ],
    ],
    12,
  );
  d.schedule(
    120,
    480,
    "DOORS",
    ["MK", "LOCATION", "LEAF", "CLR.", "MATERIAL", "N.O.A.", "REMARKS"],
    [60, 260, 190, 120, 250, 230, 350],
    [
      [
        "1",
        "MAIN ENTRY",
        "3.50 x 8.00",
        '39"',
        "MAHOGANY IMPACT",
        "21-0830.05",
        "SIDE HINGED, DEADBOLT W/ THUMB TURN",
      ],
      ["2", "SLIDING TO POOL DECK", "12.00 x 8.00", "-", "ALUM. IMPACT", "23-0601.09", "SEE 1/A-1"],
      ["3", "BR 1", "2.67 x 6.67", '29 1/2"', "H.C. WOOD", "-", ""],
      [["V13", "4"], "BATH 1", "2.33 x 6.67", '26"', "H.C. WOOD", "-", "PRIVACY SET"],
      ["5", "INTERIOR, TYP.", "2.50 x 6.67", '28"', "H.C. WOOD", "-", ""],
      ["6", "GARAGE TO HOUSE", "3.00 x 6.67", '33"', 'S.C. WOOD 1 3/4"', "-", "WEATHERSTRIP"],
      [["N1", "7"], "OVERHEAD, GARAGE", "10.00 x 7.00", "-", "STEEL", "PENDING", "VERTICAL TRACK"],
    ],
    12,
  );
  const [x, base, tread, rise] = [260, 1300, 25, 19];
  const points = [x - 70, base, x, base];
  for (let at = 0; at < 16; at += 1) {
    points.push(
      x + at * tread,
      base - (at + 1) * rise,
      x + (at + 1) * tread,
      base - (at + 1) * rise,
    );
  }
  points.push(x + 16 * tread + 90, base - 16 * rise);
  d.line(points, 1.6).line([x, base - 80, x + 16 * tread, base - 16 * rise - 80], 1.2);
  d.dimV(x - 100, base - 16 * rise, base, "10.67'");
  d.leader(
    800,
    1190,
    ["V8", '16 RISERS @ 8" = 10.67\'; TREADS 10 1/2" + 1" NOSE'],
    x + 250,
    base - 178,
    330,
  );
  d.leader(
    800,
    1090,
    ["C3", 'WALL RAIL THIS SIDE ONLY, 36" ABV. NOSING, 1 1/2" ROUND'],
    x + 330,
    base - 330,
    330,
  );
  d.leader(800, 1010, "HEADROOM 7.10' CLR.", x + 380, base - 420, 330);
  d.viewTitle(180, 1370, "2", "STAIR SECTION", '3/8" = 1\'-0"');
  const g = { x: 1200, floor: 1290 };
  d.box(g.x, g.floor, 400, 22, 1).line([g.x + 60, g.floor, g.x + 60, 1060], 3).line([
    g.x + 20,
    1060,
    g.x + 370,
    1060,
  ], 3);
  for (let at = 1; at < 11; at += 1) {
    d.line([g.x + 60 + at * 28, g.floor, g.x + 60 + at * 28, 1062], 1);
  }
  d.dimV(g.x - 14, 1060, g.floor, ["V9", "RAIL 2.83'"]);
  d.viewTitle(g.x, 1370, "3", "BALCONY RAIL", '1" = 1\'-0"');
  drawElevation(d, [300, 1580, 1160, 300], {
    levels: ["GROUND 0.00'", "2ND FLR. 10.67'", "T.O. BEAM 20.00'"],
    bays: 6,
    pitch: 90,
  });
  d.viewTitle(180, 1930, "4", "EAST ELEVATION (STREET)", '3/16" = 1\'-0"');
  drawElevation(d, [300, 2110, 1160, 200], {
    levels: ["GROUND 0.00'", "2ND FLR. 10.67'", "T.O. BEAM 20.00'"],
    bays: 8,
    pitch: 60,
  });
  d.viewTitle(180, 2345, "5", "WEST ELEVATION (POOL)", '1/8" = 1\'-0"');
}

function drawStructure(d: SheetDrawing): void {
  d.sheet("S-1", "STRUCTURAL NOTES & ROOF FRAMING", '1/8" = 1\'-0"');
  d.columns({ x: 120, y: 110, width: 700, gap: 70, bottom: 480 }, "STRUCTURAL NOTES", [
    "DESIGN BY A.S.C.E. 7-22 AND F.B.C. CHAPTER 16, H.V.H.Z.",
    ["V1", "ULTIMATE WIND 170 M.P.H., 3-SEC. GUST, RISK CAT. II, ENCLOSED, GCPI = 0.18."],
    ["V2", "TERRAIN: EXPOSURE CATEGORY 'B', MEAN ROOF HT. 23.00'."],
    "COMPONENTS & CLADDING (P.S.F. ULT.): ZONE 4 +52 -60, ZONE 5 +52 -68, ROOF ZONE 1 -64, 2 -92, 3 -118.",
    "FLOOR LIVE LOAD 40 P.S.F., BEDROOMS 30, BALCONY 60, ROOF 30.",
    "SOIL BEARING 2000 P.S.F. BY F.G.T. REPORT NO. 26-0877.",
    "CONCRETE 3000 P.S.I. AT 28 DAYS. REINF. A-615 GR. 60. MASONRY C-90, F'M = 1500.",
    'WALL FTG. 24" x 12" W/ (3) #5 CONT., BOTTOM 18" BELOW GRADE. SLAB 4" W/ 6x6 W1.4.',
    'TIE COLUMNS 8x12 W/ (4) #5, #3 TIES @ 8". TIE BEAM 8x16 W/ (4) #5.',
    ["V4", 'UPPER EXTERIOR FRAME WALLS: 2x4 S.Y.P. NO. 2 @ 16" O.C., 5/8" CDX, STUCCO ON LATH.'],
    ["V3", 'ROOF DECK: 19/32" O.S.B. EXPOSURE 1, 8d RING SHANK @ 4" O.C.'],
    ["N2", "ROOF TRUSSES BY SPECIALTY ENGINEER, SHOP DRAWINGS & LAYOUT TO FOLLOW."],
    "STRAP EA. TRUSS TO TIE BEAM: EMBEDDED ANCHOR, 1810 LB. UPLIFT, N.O.A. 21-0309.01.",
    "CLAY TILE ROOF ON SELF-ADHERED UNDERLAYMENT, N.O.A. 23-0117.10, SLOPE 5:12.",
    'SOFFIT: STUCCO ON PAPERBACKED LATH, 2x4 @ 16", VENTS N.O.A. 22-0208.06.',
    "GUARDS AND RAILS: 200 LB. ANY POINT.",
  ]);
  drawRoofPlan(d, [220, 980, 1200, 560], true);
  for (let at = 1; at < 24; at += 1) d.line([220 + at * 50, 984, 220 + at * 50, 1536], 0.25, 8);
  d.dimH(220, 1420, 955, "47.00' OVER EAVES").dimV(190, 980, 1540, "39.00'");
  d.leader(1480, 1100, 'TRUSSES @ 24" O.C.', 1300, 1140).leader(
    1480,
    1300,
    "GIRDER T-3",
    1180,
    1270,
  );
  d.viewTitle(220, 1600, "1", "ROOF FRAMING", '1/8" = 1\'-0"');
  drawWallSection(d, [260, 1760, 600, 480], [
    "TILE ON S.A. UNDERLAYMENT",
    "TIE BEAM 8x16",
    "8\" C.M.U., GROUT @ 4.00'",
    "R-4.1 FOIL ON FURRING",
    'FTG. 24x12, 18" BELOW GRADE',
  ]);
  d.viewTitle(220, 2330, "2", "TYP. WALL SECTION", '1/2" = 1\'-0"');
  const f = new PlanView(d, 1100, 1780, 10);
  f.room([0, 0, 44, 36], [], { wallPt: 3 }).room([2, 2, 40, 32], ['4" SLAB ON GRADE'], {
    wallPt: 0.6,
  }).wall([27, 20, 44, 20], 1.6, 6);
  f.wall([27, 20, 27, 36], 1.6, 6);
  d.viewTitle(1100, 2200, "3", "FOUNDATION KEY", "N.T.S.");
}

function drawServices(d: SheetDrawing): void {
  d.sheet("MEP-1", "ELECTRICAL, A/C, PLUMBING, ENERGY", '1/8" = 1\'-0"');
  const p = new PlanView(d, 140, 180, 13);
  p.wall([0, 0, 44, 0, 44, 36, 0, 36, 0, 0], 3).room([20, 0, 14, 14], ["KITCHEN"], { wallPt: 1.4 })
    .room([34, 0, 10, 14], ["BR 1"], { wallPt: 1.4 });
  p.room([34, 14, 10, 6], ["BATH 1"], { wallPt: 1.4 }).room([27, 20, 17, 16], ["GARAGE"], {
    wallPt: 1.4,
  }).room([0, 0, 20, 18], ["LIVING"], { wallPt: 1.4 });
  const q = new PlanView(d, 820, 180, 13);
  q.wall([0, 0, 44, 0, 44, 36, 0, 36, 0, 0], 3).room([0, 0, 18, 17], ["MASTER BR"], { wallPt: 1.4 })
    .room([28, 0, 16, 14], ["BR 2"], { wallPt: 1.4 });
  q.room([27, 20, 17, 16], ["BR 3"], { wallPt: 1.4 }).room([0, 23, 18, 13], ["BR 4"], {
    wallPt: 1.4,
  }).room([34, 14, 10, 6], ["BATH 2"], { wallPt: 1.4 });
  const tags: [PlanView, number, number, string][] = [
    [p, 1, 4, "D"],
    [p, 1, 13, "D"],
    [p, 10, 1, "D"],
    [p, 16, 16.5, "S3"],
    [p, 12, 12, "SD"],
    [p, 22, 1, "GF"],
    [p, 30, 1, "GF"],
    [p, 43, 4, "D"],
    [p, 36, 1, "D"],
    [p, 43, 17, "GF"],
    [p, 43, 24, "D"],
    [p, 29, 35, "D"],
    [p, 35, 22, "L"],
    [p, 5, 35, "WP"],
    [p, 20, 35, "WP"],
    [q, 1, 5, "D"],
    [q, 17, 6, "D"],
    [q, 9, 1, "D"],
    [q, 29, 2, "D"],
    [q, 43, 8, "D"],
    [q, 23, 18.6, "SD"],
    [q, 28.4, 22, "D"],
    [q, 43, 30, "D"],
    [q, 1, 27, "D"],
    [q, 17, 33, "D"],
    [q, 43, 17, "GF"],
  ];
  for (const [plan, x, y, tag] of tags) d.bubble(plan.x(x), plan.y(y), tag, 9, 8);
  d.viewTitle(140, 710, "1", "GROUND FLOOR POWER", "N.T.S.").viewTitle(
    820,
    710,
    "2",
    "SECOND FLOOR POWER",
    "N.T.S.",
  );
  d.schedule(1440, 180, "LEGEND", ["TAG", "DEVICE"], [60, 140], [
    ["D", "DUPLEX, T.R."],
    ["GF", "G.F.C.I."],
    ["WP", "OUTDOOR G.F.C.I."],
    ["S3", "3-WAY SW."],
    ["SD", "SMOKE DET."],
    ["L", "LIGHT"],
  ], 11);
  d.columns({ x: 140, y: 830, width: 680, gap: 70, bottom: 1090 }, "ELECTRICAL NOTES", [
    "SERVICE 200A, 1 PH., UNDERGROUND, OUTSIDE DISCONNECT MARKED 'EMERGENCY DISCONNECT' AT METER; TYPE 2 S.P.D.; COMPUTED LOAD 148A.",
    [
      "C15",
      "WALL RECEPTACLES IN LIVING AREAS AND BEDROOMS 12'-0\" O.C. MAX., FIRST ONE WITHIN 6'-0\" OF OPENINGS.",
    ],
    [
      "V12",
      "SMOKE DETECTORS: LIVING RM. & UPPER HALL ONLY. HARD WIRED, BATT. BACK-UP, INTERCONNECTED.",
    ],
    "C.O. ALARM COMBO UNITS IN UPPER HALL AND OUTSIDE BR 1, WITHIN 10' OF ALL BEDROOM DOORS.",
    ["V15", "GARAGE RECEPT. ON CKT. 14, 20A STD. BREAKER AND STD. DEVICE (FREEZER), NO G.F.I."],
    "ARC FAULT BREAKERS ON 15/20A CIRCUITS OF ROOMS LISTED IN N.E.C. 210.12.",
    "KITCHEN: (2) 20A SMALL APPLIANCE, COUNTER G.F.C.I. 4'-0\" O.C.",
    "U.F.E.R. GROUND + (2) RODS. POOL BONDED #8 SOLID PER 680.26.",
    'PANEL IN GARAGE, 36" DEEP x 30" WIDE CLEAR.',
  ]);
  d.columns({ x: 140, y: 1290, width: 680, gap: 70, bottom: 1480 }, "A/C & PLUMBING NOTES", [
    ["N3", "HEAT GAIN CALCULATION: BY A/C CONTRACTOR, TO BE SUBMITTED."],
    ["V14", "DRYER EXHAUST: 4\" RIGID METAL, 42' DEVELOPED TO ROOF JACK, NO BOOSTER."],
    ["V17", "BATH 2 (NO WINDOW): EXHAUST FAN 30 C.F.M. TO EXTERIOR."],
    "BATH 1, M. BATH: 80 C.F.M. FANS.",
    "A.H.U. IN CLOSET, SECONDARY PAN W/ FLOAT SWITCH. CONDENSERS ON SLAB W/ STRAPS, 185 M.P.H. RATED.",
    'VACUUM BREAKERS AT HOSE BIBBS. SANITARY 1/4" PER FOOT UP TO 2 1/2", 1/8" FOR 3" & 4".',
    "CLEANOUTS AT EACH BEND AND EVERY 75'.",
  ]);
  d.schedule(140, 1620, "ENERGY - FORM R405-2023 ATTACHED", ["COMPONENT", "VALUE"], [320, 420], [
    ["CLIMATE ZONE", "1A"],
    [["C13", "CEILING INSULATION"], "R-30 BATTS"],
    ["C.M.U. WALLS", "R-4.1 INTERIOR FOIL"],
    ["FRAME WALLS", "R-13"],
    ["GLASS", "U 0.62, S.H.G.C. 0.24"],
    [["V16", "BLOWER DOOR"], "8 A.C.H. @ 50 PA. MAX."],
    ["DUCTS IN ATTIC", "R-8"],
    ["A/C", "15.2 SEER2, (2) 3.5 TON"],
  ]);
  d.schedule(960, 1620, "PANEL 'A' 200A M.C.B. 42 SP.", ["CKT", "LOAD", "BKR"], [90, 420, 110], [
    ["1,3", "A/C 1", "35/2"],
    ["2,4", "RANGE", "50/2"],
    ["5,7", "DRYER", "30/2"],
    ["6,8", "WATER HEATER", "30/2"],
    ["9, 11", "KITCHEN SMALL APPL.", "20/1"],
    ["10", "BATH RECEPT.", "20/1"],
    ["12", "LAUNDRY", "20/1"],
    ["14", "GARAGE", "20/1"],
    ["13-25", "LIGHTS & RECEPT.", "15/1 A.F."],
  ]);
  const s = 2010;
  d.line([180, s + 300, 1000, s + 300], 2).line([300, s + 300, 300, s], 1.4).line([
    620,
    s + 300,
    620,
    s,
  ], 1.4).line([860, s + 300, 860, s + 60], 1.4);
  d.line([300, s + 110, 460, s + 110], 1.4).line([620, s + 150, 860, s + 150], 1.4).line([
    300,
    s,
    320,
    s - 20,
  ], 1);
  d.text(320, s - 8, '3" V.T.R.', 12).text(640, s - 8, '3" V.T.R.', 12).text(
    380,
    s + 90,
    'LAV 1 1/2"',
    12,
  ).text(690, s + 130, 'SHWR 2"', 12);
  d.text(1020, s + 290, '4" TO LATERAL', 12);
  d.viewTitle(140, 2335, "3", "SANITARY RISER", "N.T.S.");
}
