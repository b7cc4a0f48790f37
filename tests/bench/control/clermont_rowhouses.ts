/** Control set: four two-storey townhouses in Clermont, large paper, slanted lettering, title block in the corner. */
import { drawElevation, drawRoofPlan, drawVicinityMap, drawWallSection } from "./details.ts";
import { PlanView } from "./plan_view.ts";
import { fontFile } from "./fonts.ts";
import { compliant, conflict, notShown, violation } from "./rows.ts";
import { SheetDrawing, type SheetName } from "./sheet_drawing.ts";

export const project = {
  name: "Minneola Ridge Townhomes Building 3",
  address: "1410 Hartwood Marsh Road, Clermont, FL 34711",
  clientName: "Ridge Homes of Lake LLC",
  clientPhone: "352-555-0166",
  clientEmail: "plans@ridgehomes.example.com",
  occupancyClassification: ["R-3"],
  inspectionCategories: ["Fire Safety", "Egress", "Electrical", "Structural"],
  buildingHeight: 27,
  buildingArea: 7640,
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
    "FBC-R-R302.2-townhouse",
    "R302.2",
    "Single common wall of 1 h without sprinklers.",
    { measured: 1, required: 2, unit: "hours" },
  ),
  V2: violation("FBC-R-R302.5-garage-door", "R302.5.1", "Hollow core door from garage to foyer.", {
    measured: "hollow core",
    required: "1 3/8 in solid or 20-minute",
  }),
  V3: violation("FBC-R-R302.6-garage", "R302.6", "Half-inch garage ceiling below bedroom 2.", {
    measured: 0.5,
    required: 0.625,
    unit: "in",
  }),
  V4: violation("FBC-R-R311.7.5.1-riser", "R311.7.5.1", "Risers of 7 7/8 in.", {
    measured: 7.875,
    required: 7.75,
    unit: "in",
  }),
  V5: violation("FBC-R-R311.7.5.2-tread", "R311.7.5.2", "Treads of 9 3/4 in.", {
    measured: 9.75,
    required: 10,
    unit: "in",
  }),
  V6: violation("FBC-R-R311.7.2-headroom", "R311.7.2", "Headroom 6 ft 6 in below the header.", {
    measured: 78,
    required: 80,
    unit: "in",
  }),
  V7: violation("FBC-R-R312.1-opening", "R312.1.3", "Balusters 5 in clear at the loft.", {
    measured: 5,
    required: 4,
    unit: "in",
  }),
  V8: violation("FBC-R-R310.2.1-width", "R310.2.1", "Bedroom casement clears 19 1/2 in.", {
    measured: 19.5,
    required: 20,
    unit: "in",
  }),
  V9: violation("FBC-R-R315-co", "R315", "CO alarm 14 ft from bedroom 3.", {
    measured: 14,
    required: 10,
    unit: "ft",
  }),
  V10: violation("FBC-R-R314-smoke", "R314.3", "No smoke alarm on the first storey.", {
    measured: "second floor only",
    required: "each storey",
  }),
  V11: violation("FBC-R-R311.6-hall", "R311.6", "Hall of 34 in.", {
    measured: 34,
    required: 36,
    unit: "in",
  }),
  V12: violation("FBC-R-R807-attic", "R807.1", "Attic hatch 20 by 24 in.", {
    measured: 20,
    required: 22,
    unit: "in",
  }),
  V13: violation(
    "FBC-R-connectors",
    ["R802.11", "R602.3.5"],
    "Connector at every other truss only.",
    { measured: "every other truss", required: "each truss" },
  ),
  V14: violation(
    "FBC-FG-305.3-ignition",
    "305.3",
    "Gas heater burner 6 in above the garage floor.",
    { measured: 6, required: 18, unit: "in" },
  ),
  V15: violation(
    "NEC-210.52C1-counter",
    "210.52(C)(1)",
    "Counter receptacles 60 in apart: 30 in to a point.",
    { measured: 30, required: 24, unit: "in" },
  ),
  V16: violation("FBC-EC-R402-shgc", "R402.1.2", "SHGC 0.32 on the prescriptive path.", {
    measured: 0.32,
    required: 0.25,
    unit: "SHGC",
  }),
  V17: violation("FBC-EC-R403.3-ducts", "R403.3.1", "R-6 ducts in the attic.", {
    measured: 6,
    required: 8,
    unit: "R",
  }),
  V18: violation("NEC-240.24-location", "240.24(D)-(F)", "Panel in the walk-in closet.", {
    measured: "clothes closet",
    required: "elsewhere",
  }),
  C1: compliant(
    ["FBC-R-R313-no-sprinkler", "FFPC-townhouse-3story"],
    ["R313", "F.S. 553.895(2)"],
    "No sprinklers in a two-storey row.",
  ),
  C2: compliant(
    "FBC-R-R302.1-wall-3ft",
    ["R302.1", "Table R302.1(1)"],
    "End wall 3 ft from the line, not rated.",
  ),
  C3: compliant("FBC-R-R302.1-eave-2ft", "R302.1", "Eave 2 ft from the line with 1 h soffit."),
  C4: compliant("FBC-R-R311.7.1-stair-width", "R311.7.1", "Stair 36 in."),
  C5: compliant("FBC-R-R311.7.8-handrail", "R311.7.8", "Handrail 38 in on one side."),
  C6: compliant("FBC-R-R312.2-window-fall", "R312.2", "Upstairs sill 24 in exactly."),
  C7: compliant("FBC-R-R305-ceiling", "R305.1", "Hall ceiling 7 ft exactly."),
  C8: compliant("FBC-R-R320-29in-door", "R320.1.1", "Grade bath door clears 30 in."),
  C9: compliant("FBC-R-R312.1-guard", "R312.1.2", "Balcony rail 36 in."),
  C10: compliant(
    "FBC-R-bath-exhaust",
    ["R303.3", "M1505.4"],
    "Bath without fan but an operable window of 1.6 sq ft.",
  ),
  C11: compliant(
    "FBC-EC-R402-ceiling-cz2",
    "R402.1.2",
    "R-30 with full depth over the plates by raised heels.",
  ),
  C12: compliant("FBC-M-dryer-length", ["M1502.4", "504.8.4.1"], "Dryer duct 35 ft exactly."),
  C13: compliant("FBC-R-R311.3-landing", "R311.3", "Landing 36 in."),
  C14: compliant(
    "FBC-B-1609.2-wbdr",
    ["1609.2", "R301.2.1.2"],
    "Plain glass at 138 mph, far inland.",
  ),
  C15: compliant("FBC-R-R403-footing-depth", "R403.1.4", "Footing 12 in below grade."),
  C16: compliant("FBC-R-R506-slab", "R506.1", "Slab 3 1/2 in."),
  C17: compliant("FBC-R-R312.1-guard", "R312.1.2", "34 in guard along the stair."),
  N1: notShown(
    ["FBC-EC-R401-forms", "FBC-B-107-energy-attached"],
    ["R401.2", "R103", "107.2"],
    "Energy forms by others.",
  ),
  N2: notShown("FBC-B-1816-termite", "R318", "Termite treatment to be determined."),
  N3: notShown("NEC-230.85-disconnect", "230.85", "Outside disconnect to be coordinated."),
  X1: conflict("FBC-B-107-form-mismatch", "107.2.1", "Form says 7,640 sq ft, sheet 8,120."),
};

function frame(d: SheetDrawing, { number, title, scale }: SheetName): void {
  const [w, h] = d.paper;
  d.box(40, 40, w - 80, h - 80, 3);
  const [x, y] = [w - 520, h - 330];
  d.box(x, y, 480, 290, 2).line([x, y + 90, x + 480, y + 90], 1).line([
    x,
    y + 190,
    x + 480,
    y + 190,
  ], 1).line([x + 300, y + 190, x + 300, y + 290], 1);
  d.text(x + 14, y + 12, "Orchard Row Architects", 24, true).text(
    x + 14,
    y + 46,
    "702 W. Montrose St., Clermont FL 34711",
    13,
  );
  d.text(x + 14, y + 64, "AA 26003391", 13).text(
    x + 14,
    y + 100,
    "Minneola Ridge - Bldg. 3 (Units 9-12)",
    18,
    true,
  );
  d.text(x + 14, y + 128, "1410 Hartwood Marsh Road, Clermont, Lake County", 13).text(
    x + 14,
    y + 148,
    "Control set - not for construction",
    11,
  );
  d.text(x + 14, y + 200, title, 18, true, 270).text(x + 14, y + 262, `${scale}   07/01/26`, 12)
    .text(x + 324, y + 214, number, 44, true);
}

/** Draws the set. */
export async function draw() {
  const d = new SheetDrawing({
    widthIn: 42,
    heightIn: 30,
    titleBlock: "corner",
    font: fontFile("DejaVuSansCondensed-Oblique.ttf"),
    boldFont: fontFile("DejaVuSansCondensed-BoldOblique.ttf"),
    textPt: 15,
    firm: "",
    project: [],
  }, frame);
  cover(d);
  plans(d);
  separation(d);
  stairs(d);
  services(d);
  return await d.finish("control-clermont-rowhouses", project, rows);
}

function cover(d: SheetDrawing): void {
  d.sheet("A0", "Site & Building Data", "1\"=10'");
  const p = new PlanView(d, 200, 180, 10);
  p.wall([0, 0, 100, 0, 100, 110, 0, 110, 0, 0], 1.6, 16);
  for (let at = 0; at < 4; at += 1) {
    p.room([3 + at * 22, 30, 22, 44], [`UNIT ${at + 9}`, "2 STORY"], { sizePt: 16 }).room(
      [7 + at * 22, 74, 12, 36],
      ["DRIVE"],
      { wallPt: 0.8, sizePt: 13 },
    );
  }
  p.dimH(0, 3, 26, ["C2", "3'-0\" WALL TO P.L."]).dimV(95, 0, 30, "30'-0\"").dimH(
    91,
    100,
    80,
    "9'-0\"",
  ).dimH(0, 100, -5, "100.00'").dimV(-5, 0, 110, "110.00'");
  p.note(
    [106, 10],
    ["C3", 'END EAVE (UNIT 9): 12" OVERHANG, 2\'-0" FROM P.L., 5/8" TYPE X SOFFIT, 1-HR'],
    [2, 32],
    430,
  );
  p.note([106, 26], "F.H. AT CURB, 140 FT", [100, 100], 430);
  d.viewTitle(200, 1400, "1", "Site Plan", "1\" = 10'");
  drawVicinityMap(d, [2350, 160, 580, 420], ["HARTWOOD MARSH RD", "US 27"]);
  d.schedule(1700, 700, "BUILDING DATA", ["", ""], [420, 720], [
    ["Code", "FBC Residential 8th Ed. (2023), NEC 2020"],
    ["Use", "Townhouses, four attached units, each on own lot"],
    ["Stories", "2"],
    [["C1", "Fire sprinklers"], "No"],
    [["X1", "Building area, 4 units"], "8,120 sq. ft. total"],
    ["Height", "27'-0\" to ridge"],
    ["Construction", "V-B"],
    ["Wind", "ASCE 7-22, Vult = 138 mph, Exp. B, Risk Cat. II, GCpi 0.18"],
    [["C14", "Glazing"], "Insulated, non-impact; site 45 mi. from either coast"],
    ["Flood", "Zone X"],
    [["N2", "Termites"], "Method T.B.D."],
  ]);
  d.columns({ x: 200, y: 1480, width: 680, gap: 60, bottom: 1800 }, "GENERAL", [
    "Dimensions to rough framing. V.I.F. before ordering.",
    'Unit numbers 4" high at each entry, lighted.',
    "Water meters in front swale; dual check valves.",
    "Drainage away from slabs 5% for 10 ft.",
    "Trusses: sealed layout and profiles by A-1 Truss, Job 26-3301, attached.",
    ["N1", "Energy calculations and Manual J by others."],
    "Safety glazing at tubs, doors, stair landings.",
    'Sewer: city, 6" lateral per pair of units.',
  ]);
}

function plans(d: SheetDrawing): void {
  d.sheet("A1", "Unit Plans (Typ.)", '1/4" = 1\'-0"');
  const p = new PlanView(d, 220, 220, 24);
  p.wall([0, 0, 22, 0, 22, 44, 0, 44, 0, 0], 5).room([0, 24, 13, 20], ["GARAGE"], { sizePt: 15 })
    .room([0, 0, 22, 14], ["GREAT ROOM", "22-0 x 14-0"], { sizePt: 15 });
  p.room([14, 16, 8, 8], ["BATH"], { sizePt: 13, shiftFt: 2 }).stair([18.8, 25, 3, 13], 14).door(
    14.5,
    44,
    3,
    "N",
    "A",
  ).door(13, 38, 2.83, "W", "B").door(15, 24, 2.67, "N", "C").closet(20, 16.4).basin(15.6, 16.4);
  p.window(4, 0, 8, false, "1").dimH(0, 22, -3, "22'-0\"").dimV(-3, 0, 44, "44'-0\"").dimH(
    18.8,
    21.8,
    23,
    ["C4", "3'-0\""],
  );
  p.note([26, 20], ["C8", 'Grade bath door: 2\'-10" leaf, 30" clear'], [16.2, 24], 330);
  p.note([26, 27], ["V3", 'Garage lid: 1/2" GWB, one coat (BR 2 over)'], [10, 28], 330);
  p.note([26, 34], ["V2", 'Garage/foyer: 2\'-10" x 6\'-8" 1 3/8" hollow core, weatherstrip'], [
    13.2,
    39.4,
  ], 330);
  p.note(
    [26, 40],
    ["V14", '40 gal. gas W.H. in garage on 6" curb (burner 6" above floor); not FVIR'],
    [2, 42],
    330,
  );
  d.viewTitle(220, 1370, "1", "First Floor", '1/4" = 1\'-0"');
  const q = new PlanView(d, 1340, 220, 24);
  q.wall([0, 0, 22, 0, 22, 44, 0, 44, 0, 0], 5).room([0, 0, 22, 14], ["OWNER'S BR"], { sizePt: 15 })
    .room([0, 14, 8, 9], ["W.I.C."], { sizePt: 13 }).room([8, 14, 8, 9], ["O. BATH"], {
      sizePt: 13,
    });
  q.room([0, 32, 11, 12], ["BR 2"], { sizePt: 15 }).room([11, 32, 11, 12], ["BR 3"], { sizePt: 15 })
    .room([0, 26, 9, 6], ["BATH 2"], { sizePt: 13 }).stair([18.8, 16, 3, 13], 14, "DN");
  q.window(2, 44, 3, false, "3").window(14, 44, 5, false, "2").window(6, 0, 8, false, "1").dimV(
    17.2,
    23,
    25.83,
    ["V11", "2'-10\""],
  ).dimH(0, 22, -3, "22'-0\"");
  q.text(9.6, 23.8, "HALL", 13).text(9.2, 28, "LOFT", 13);
  q.note([26, 6], ["V18", "Panel 'U', 150A, in W.I.C. behind hanging rod"], [6, 16], 330);
  q.note([26, 12], ["C10", "O. BATH: no fan; awning window 1.6 S.F. openable"], [12, 14.3], 330);
  q.note([26, 18], ["C7", "Hall ceiling furred to 7'-0\""], [14, 24], 330);
  q.note([26, 23], ["V12", 'Attic hatch 20" x 24" (area 620 S.F., 4\' high)'], [13, 25], 330);
  q.note([26, 29], ["V7", 'Loft rail 36" high, 2x2 pickets 5" clear'], [18.6, 28], 330);
  q.note([26, 34], ["C9", 'Juliet rail at BR 3 slider, 36" high, 4" o.c.'], [19, 43.6], 330);
  d.viewTitle(1340, 1370, "2", "Second Floor", '1/4" = 1\'-0"');
  d.schedule(
    220,
    1500,
    "WINDOWS",
    ["No.", "Room", "Frame", "Type", "Net clear opening", "Sill", "Approval"],
    [70, 240, 220, 220, 420, 180, 240],
    [
      [
        "1",
        "Great Rm / Owner's",
        "8-0 x 5-0",
        "SH triple",
        '32" x 27" = 6.0 sf ea.',
        '30"',
        "FL 17676.3",
      ],
      [["C6", "2"], "BR 3", "5-0 x 5-0", "Slider", '28" x 56" = 10.9 sf', '24"', "FL 18644.1"],
      [["V8", "3"], "BR 2", "3-0 x 5-0", "Casement", '19 1/2" x 54" = 7.3 sf', '26"', "FL 17201.2"],
      ["4", "O. Bath", "2-0 x 2-0", "Awning", "1.6 sf", '60"', "FL 17202.5"],
    ],
  );
  d.schedule(220, 1760, "DOORS", ["Mk", "Where", "Leaf", "Notes"], [70, 300, 260, 960], [
    [
      "A",
      "Entry",
      "3-0 x 8-0",
      'Fiberglass, 33 1/2" clear, FL 20461.7; landing 36" deep both sides, step 7" down',
    ],
    ["B", "Garage to foyer", "2-10 x 6-8", "See plan note"],
    ["C", "First floor bath", "2-10 x 6-8", '30" clear'],
  ]);
}

function separation(d: SheetDrawing): void {
  d.sheet("A2", "Sections & Separation", "As noted");
  drawWallSection(d, [300, 200, 820, 1000], [
    "Shingles 5:12, sealed deck, FL 10124.R31",
    'Raised heel truss 14"',
    "2x4 @ 16, R-13, 7/16 ZIP",
    'Second floor: 16" I-joists, fireblock at rim',
    '8" CMU first floor',
    "Monolithic footing",
  ]);
  d.viewTitle(220, 1290, "1", "Exterior Wall", '1/2" = 1\'-0"');
  const x = 1500;
  d.line([x, 1180, x, 260], 1).line([x + 70, 1180, x + 70, 260], 1).line([
    x - 14,
    1180,
    x - 14,
    260,
  ], 1).line([x + 84, 1180, x + 84, 260], 1).box(x - 120, 1180, 310, 60, 1.4);
  d.line([x - 320, 330, x + 35, 180, x + 390, 330], 2).line([x - 300, 700, x - 14, 700], 1.4).line([
    x + 84,
    700,
    x + 370,
    700,
  ], 1.4);
  d.leader(
    x + 430,
    420,
    [
      "V1",
      'Common wall, one wall both units: 2x4 @ 16" w/ 1 layer 5/8" Type X ea. side, U305, 1-HR to roof deck',
    ],
    x + 80,
    520,
    460,
  );
  d.leader(
    x + 430,
    640,
    '5/8" Type X on underside of deck 4\'-0" each side of wall',
    x + 140,
    250,
    460,
  );
  d.leader(
    x + 430,
    860,
    'No pipes or ducts in wall; boxes 24" apart, putty pads',
    x + 40,
    900,
    460,
  );
  d.viewTitle(x - 300, 1290, "2", "Wall Between Units", '1/2" = 1\'-0"');
  d.columns({ x: 220, y: 1420, width: 760, gap: 70, bottom: 1760 }, "STRUCTURAL & ENVELOPE", [
    ["C15", 'Footings 20" wide x 10", bottom 12" below undisturbed grade, (2) #5.'],
    ["C16", 'Slab 3 1/2" 3000 psi w/ fiber on 6 mil V.R., clean compacted fill.'],
    ["V13", "Uplift: H10A at every other truss, 2x4 plate nailing between."],
    'Roof sheathing 7/16" OSB, 8d ring @ 6/6. Clips at edges.',
    'Soffit vinyl FL 12198.2, nailers @ 12".',
    "C&C: wall +27 -36, roof zone 1 -42, 2 -62, 3 -74 psf.",
    "Floor LL 40, bedrooms 30; balcony 60; roof 20 psf.",
    ["C11", "Attic: R-30 blown, full depth over outside plates (raised heel)."],
    ["V16", "Prescriptive path, zone 2A. Glass U 0.38, SHGC 0.32."],
    "Walls: frame R-13, block R-6 inside. Blower door 5.0 ACH50.",
    "Soil bearing 2,000 psf, Andreyev report 26-0419.",
  ]);
}

function stairs(d: SheetDrawing): void {
  d.sheet("A3", "Stair & Elevations", "As noted");
  const [x, base, tread, rise] = [420, 1180, 42, 36];
  const points = [x - 120, base, x, base];
  for (let at = 0; at < 15; at += 1) {
    points.push(
      x + at * tread,
      base - (at + 1) * rise,
      x + (at + 1) * tread,
      base - (at + 1) * rise,
    );
  }
  points.push(x + 15 * tread + 180, base - 15 * rise);
  d.line(points, 2).line([
    x + 8 * tread,
    base - 8 * rise - 170,
    x + 15 * tread,
    base - 15 * rise - 170,
  ], 1.6).line([x + 120, base - 15 * rise, x + 420, base - 15 * rise], 3);
  d.dimV(x - 160, base - 15 * rise, base, "9'-10 1/8\"").dimV(
    x + 250,
    base - 15 * rise,
    base - 260,
    ["V6", "6'-6\" HDRM."],
  );
  d.leader(1360, 960, ["V4", '15 risers, 7 7/8" each'], x + 430, base - 396, 420);
  d.leader(1360, 1030, ["V5", 'Run 9 3/4" nosing to nosing, 1" nose'], x + 380, base - 340, 420);
  d.leader(
    1360,
    720,
    ["C5", 'Grip rail one side, 38" above nosings, returned'],
    x + 560,
    base - 650,
    420,
  );
  d.leader(
    1360,
    820,
    ["C17", 'Open side: picket rail 34" measured plumb from nosing'],
    x + 520,
    base - 600,
    420,
  );
  d.leader(1360, 1120, ["C13", 'Bottom landing 36" deep, level'], x - 60, base, 420);
  d.viewTitle(300, 1300, "1", "Stair Section", '1/2" = 1\'-0"');
  drawElevation(d, [460, 1500, 1500, 340], {
    levels: ["1st fl.", "2nd fl.", "Plate"],
    bays: 8,
    pitch: 110,
  });
  d.viewTitle(300, 1930, "2", "Front Elevation", '1/8" = 1\'-0"');
  drawRoofPlan(d, [1960, 220, 900, 460], true);
  d.viewTitle(1960, 740, "3", "Roof", '1/8" = 1\'-0"');
  drawElevation(d, [2080, 940, 700, 320], {
    levels: ["1st fl.", "2nd fl.", "Plate"],
    bays: 3,
    pitch: 110,
  });
  d.viewTitle(1960, 1340, "4", "End Elevation, Unit 9", '1/8" = 1\'-0"');
}

function services(d: SheetDrawing): void {
  d.sheet("ME1", "Electric, Air, Plumbing", '1/8" = 1\'-0"');
  for (const [left, name] of [[220, "First Floor"], [820, "Second Floor"]] as const) {
    const p = new PlanView(d, left, 200, 18);
    p.wall([0, 0, 22, 0, 22, 44, 0, 44, 0, 0], 3).wall([0, 14, 22, 14], 1.6).wall(
      [0, 30, 22, 30],
      1.4,
    );
    for (
      const [x, y, tag] of [[1, 6, "D"], [21, 6, "D"], [11, 1, "D"], [1, 20, "GF"], [21, 36, "D"], [
        4,
        43,
        "D",
      ], [16, 43, "D"]] as const
    ) d.bubble(p.x(x), p.y(y), tag, 11, 9);
    if (name === "Second Floor") {
      for (
        const [x, y, tag] of [[11, 8, "SA"], [5, 37, "SA"], [16, 37, "SA"], [11, 25, "SA"], [
          3,
          25,
          "CO",
        ]] as const
      ) d.bubble(p.x(x), p.y(y), tag, 11, 9);
    }
    d.viewTitle(left, 1060, name === "First Floor" ? "1" : "2", `${name} Devices`, "N.T.S.");
  }
  d.columns({ x: 1420, y: 200, width: 680, gap: 60, bottom: 1020 }, "ELECTRICAL", [
    "Service per unit 150A, load calc. 112A. SPD Type 2.",
    ["N3", "Outside disconnect at meter center: not shown, coordinate with utility."],
    [
      "V10",
      "SA: 2nd floor only - bedrooms and hall; 120V w/ battery, tied together. First floor: none.",
    ],
    ["V9", "CO: one at top of stair, 14'-0\" from BR 3 door."],
    ["V15", 'Kitchen counter GFCI receptacles 60" on center along wall.'],
    "Two 20A small appliance circuits, one each bath, laundry, garage.",
    "AFCI all living, sleeping, hall and closet circuits.",
    'TR devices throughout. Garage one GFCI per bay at 48".',
    "Outdoor GFCI front and rear, WP in-use.",
    "Ufer ground, #4 copper, plus rod.",
  ]);
  d.columns({ x: 1420, y: 700, width: 680, gap: 60, bottom: 1300 }, "AIR & GAS", [
    ["V17", "Attic supply and return flex: R-6."],
    ["C12", 'Dryer 4" smooth, 35\'-0" incl. elbows to roof jack.'],
    "Condenser on slab, straps at 138 mph. Float switch in pan.",
    "Bath 2 fan 80 cfm. Range hood 350 cfm.",
    'CSST bonded #6 Cu. Natural gas 7" w.c., table 402.4(5), 68 MBH, 50 ft.',
    "Shutoff within 4 ft of each appliance.",
    'Water heater vented B-vent 4" thru roof, 12" above.',
  ]);
  d.schedule(220, 1200, "PANEL U - 150A", ["Ckt", "Load", "Brk"], [110, 520, 140], [
    ["1,3", "Heat pump", "40/2"],
    ["2,4", "Range", "50/2"],
    ["5,7", "Dryer", "30/2"],
    ["6", "Kitchen 1", "20/1 AF"],
    ["8", "Kitchen 2", "20/1 AF"],
    ["9", "Bath", "20/1"],
    ["10", "Laundry", "20/1 AF"],
    ["11", "Garage", "20/1"],
    ["12-20", "General", "15/1 AF"],
  ]);
  const s = 1300;
  d.line([1440, s + 420, 2300, s + 420], 2.4).line([1560, s + 420, 1560, s], 1.6).line([
    2000,
    s + 420,
    2000,
    s,
  ], 1.6).line([1560, s + 180, 1760, s + 180], 1.4).line([2000, s + 220, 2200, s + 220], 1.4);
  d.text(1576, s, '3" VTR', 13).text(2016, s, '3" VTR', 13).text(1600, s + 158, "Lav, W.C.", 13)
    .text(2040, s + 198, "Lav, tub, W.C.", 13).text(2320, s + 410, '4" @ 1/8" / ft', 13);
  d.viewTitle(1440, 1790, "3", "Waste & Vent Riser", "N.T.S.");
}
