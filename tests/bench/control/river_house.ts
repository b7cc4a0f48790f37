/** Control set: a two-storey house by a river in Lee County, title block right, upper case, key-value code data. */
import { ControlDrawing, type RowTruth } from "./drawing.ts";

export const project = {
  name: "Okafor River House",
  address: "18 Mangrove Bend, Fort Myers, FL 33908",
  clientName: "D. Okafor",
  clientPhone: "239-555-0177",
  clientEmail: "okafor@example.com",
  occupancyClassification: ["R-3"],
  inspectionCategories: ["Structural"],
  buildingHeight: 27,
  buildingArea: 2860,
  typeOfConstruction: "VB",
  fireSprinkler: false,
  generator: true,
  baseFloodElevation: 9,
  femaFloodZone: "AE",
  priority: "medium",
  tags: [],
};

const rows: Record<string, RowTruth> = {
  V1: {
    kind: "violation",
    sections: ["R322.2.1", "R322"],
    requirementIds: ["FBC-R-R322-freeboard-A"],
    what: "Lowest floor 9.5 ft, BFE 9 + 1.",
    measured: 9.5,
    required: 10,
    unit: "ft",
  },
  V2: {
    kind: "violation",
    sections: ["R311.7.5.1"],
    requirementIds: ["FBC-R-R311.7.5.1-riser"],
    what: "Riser 8 1/4 in.",
    measured: 8.25,
    required: 7.75,
    unit: "in",
  },
  V3: {
    kind: "violation",
    sections: ["R311.7.5.2"],
    requirementIds: ["FBC-R-R311.7.5.2-tread"],
    what: "Tread 9 1/4 in.",
    measured: 9.25,
    required: 10,
    unit: "in",
  },
  V4: {
    kind: "violation",
    sections: ["R312.1.2", "R312.1"],
    requirementIds: ["FBC-R-R312.1-guard"],
    what: "Balcony rail 32 in.",
    measured: 32,
    required: 36,
    unit: "in",
  },
  V5: {
    kind: "violation",
    sections: ["R310.2.2", "R310.2.3", "R310.1"],
    requirementIds: ["FBC-R-R310.2.2-sill"],
    what: "Sill 47 in at a bedroom.",
    measured: 47,
    required: 44,
    unit: "in",
  },
  V6: {
    kind: "violation",
    sections: ["R304.1"],
    requirementIds: ["FBC-R-R304.1-area"],
    what: "Office of 64 sq ft.",
    measured: 64,
    required: 70,
    unit: "sq ft",
  },
  V7: {
    kind: "violation",
    sections: ["R302.6", "Table R302.6"],
    requirementIds: ["FBC-R-R302.6-garage"],
    what: "Garage ceiling below rooms 1/2 in; 5/8 type X.",
    measured: 0.5,
    required: 0.625,
    unit: "in",
  },
  V8: {
    kind: "violation",
    sections: ["R402.1.2", "R402.1", "Table R402.1.2"],
    requirementIds: ["FBC-EC-R402-shgc"],
    what: "SHGC 0.30.",
    measured: 0.3,
    required: 0.25,
  },
  V9: {
    kind: "violation",
    sections: ["1609.1.1", "1609.1"],
    requirementIds: ["FBC-B-1609-asce722"],
    what: "ASCE 7-16.",
    measured: "ASCE 7-16",
    required: "ASCE 7-22",
  },
  V10: {
    kind: "violation",
    sections: ["M1502.3", "504.4"],
    requirementIds: ["FBC-M-dryer-termination"],
    what: "Dryer outlet 2 ft from a window.",
    measured: 2,
    required: 3,
    unit: "ft",
  },
  V11: {
    kind: "violation",
    sections: ["210.52(E)", "210.52"],
    requirementIds: ["NEC-210.52E-outdoor"],
    what: "One outdoor receptacle.",
    measured: 1,
    required: 2,
  },
  V12: {
    kind: "violation",
    sections: ["R4501.17", "R4501"],
    requirementIds: ["FBC-R-R4501-barrier"],
    what: "Pool fence 42 in.",
    measured: 42,
    required: 48,
    unit: "in",
  },
  V13: {
    kind: "violation",
    sections: ["4.1", "NFPA 37"],
    requirementIds: ["NFPA37-generator-5ft"],
    what: "Generator 3 ft from wall.",
    measured: 3,
    required: 5,
    unit: "ft",
  },
  V14: {
    kind: "violation",
    sections: ["R311.7.2"],
    requirementIds: ["FBC-R-R311.7.2-headroom"],
    what: "Stair headroom 6'-7\".",
    measured: 79,
    required: 80,
    unit: "in",
  },
  V15: {
    kind: "violation",
    sections: ["R320.1.1", "R320"],
    requirementIds: ["FBC-R-R320-29in-door"],
    what: "Powder bath 26 in clear.",
    measured: 26,
    required: 29,
    unit: "in",
  },
  C1: {
    kind: "compliant",
    sections: ["R313"],
    requirementIds: ["FBC-R-R313-no-sprinkler"],
    what: "No sprinklers in a one-family house.",
  },
  C2: {
    kind: "compliant",
    sections: ["R310.2.1"],
    requirementIds: ["FBC-R-R310.2.1-area"],
    what: "5.75 sq ft.",
  },
  C3: {
    kind: "compliant",
    sections: ["R311.6"],
    requirementIds: ["FBC-R-R311.6-hall"],
    what: "Hall 36 in.",
  },
  C4: {
    kind: "compliant",
    sections: ["R305.1", "R305"],
    requirementIds: ["FBC-R-R305-ceiling"],
    what: "Bath ceiling 6'-9\".",
  },
  C5: {
    kind: "compliant",
    sections: ["R311.7.8.1", "R311.7.8"],
    requirementIds: ["FBC-R-R311.7.8-handrail"],
    what: "Handrail 38 in.",
  },
  C6: {
    kind: "compliant",
    sections: ["R322.2.2", "R322"],
    requirementIds: ["FBC-R-R322-openings"],
    what: "480 sq in for 470 sq ft.",
  },
  C7: {
    kind: "compliant",
    sections: ["R402.1.2", "R402.1"],
    requirementIds: ["FBC-EC-R402-ceiling-cz1"],
    what: "R-30 in zone 1A.",
  },
  C8: {
    kind: "compliant",
    sections: ["R403.1.4", "R403"],
    requirementIds: ["FBC-R-R403-footing-depth"],
    what: "16 in below grade.",
  },
  C9: {
    kind: "compliant",
    sections: ["R302.1"],
    requirementIds: ["FBC-R-R302.1-wall-3ft"],
    what: "Wall 7.5 ft from the line.",
  },
  N1: {
    kind: "notShown",
    sections: ["R314.3", "R314"],
    requirementIds: ["FBC-R-R314-smoke"],
    what: "Smoke alarms left to the electrician.",
  },
  N2: {
    kind: "notShown",
    sections: ["1816.1", "R318.1", "1816"],
    requirementIds: ["FBC-B-1816-termite"],
    what: "Termite treatment to be selected.",
  },
  X1: {
    kind: "conflict",
    sections: ["1609.3"],
    requirementIds: ["FBC-B-1609.3-wind-speed"],
    what: "158 and 150 mph.",
  },
};

/** Draws the set. */
export async function draw() {
  const d = new ControlDrawing({
    widthIn: 24,
    heightIn: 18,
    titleBlock: "right",
    font: "Courier",
    boldFont: "Courier-Bold",
    textPt: 8,
    firm: "SANIBEL DRAFTING CO",
    project: ["OKAFOR RESIDENCE", "18 MANGROVE BEND", "FORT MYERS FL 33908", "LEE COUNTY"],
  });
  d.sheet("A-0", "COVER SHEET", "NTS");
  d.text(60, 60, "CODE AND DESIGN DATA", 12, true);
  const lines: Parameters<ControlDrawing["text"]>[2][] = [
    "BUILDING CODE:       FLORIDA BUILDING CODE RESIDENTIAL, 8TH EDITION 2023",
    "OCCUPANCY:           R-3, SINGLE FAMILY DWELLING",
    "CONSTRUCTION TYPE:   V-B UNPROTECTED",
    ["C1", "FIRE SPRINKLERS:     NOT REQUIRED, NONE PROVIDED"],
    "NUMBER OF STORIES:   2",
    "BUILDING HEIGHT:     27'-0\"",
    "LIVING AREA:         2,860 S.F.",
    "FLOOD ZONE:          AE, BFE 9.0 FT NAVD",
    ["V1", "LOWEST FINISHED FLOOR ELEVATION: 9.5 FT NAVD"],
    ["V9", "WIND LOADS PER ASCE 7-16"],
    ["X1", "ULTIMATE DESIGN WIND SPEED: 158 MPH, EXPOSURE C, RISK CAT. II"],
    "INTERNAL PRESSURE COEFFICIENT: +/-0.18 ENCLOSED",
    ["V8", "WINDOWS: U-FACTOR 0.36, SHGC 0.30 (FORM R402)"],
    ["C7", "CEILING INSULATION: R-30"],
    ["N2", "SUBTERRANEAN TERMITE TREATMENT: METHOD TO BE SELECTED"],
  ];
  lines.forEach((line, index) => d.text(60, 90 + index * 18, line));
  d.sheet("A-1", "FLOOR PLANS", '1/4" = 1\'-0"');
  d.room(60, 80, 220, 180, ["BEDROOM 1", "14'-0\" X 12'-6\"", "CLG. 9'-0\""]);
  d.room(280, 80, 170, 180, [["V6", "OFFICE"], "8'-0\" X 8'-0\"", "64 S.F."]);
  d.room(450, 80, 130, 180, [["C4", "BATH"], "CLG. HT. 6'-9\""]);
  d.room(60, 330, 220, 190, ["BEDROOM 2", "11'-0\" X 12'-0\""]);
  d.room(280, 330, 170, 190, ["GARAGE", "470 S.F."]);
  d.room(450, 330, 130, 190, ["PWDR", "5'-0\" X 6'-0\""]);
  d.text(200, 290, ["C3", "HALL 3'-0\" CLR."]);
  d.callout(700, 100, ["V5", 'BEDROOM 2 EGRESS WINDOW, SILL @ 47" ABOVE FLOOR'], 240, 480);
  d.callout(700, 130, ["C2", "EGRESS WINDOW NET CLR. OPENING 5.75 SQ. FT."], 250, 200);
  d.callout(700, 160, ["V15", 'DOOR TO PWDR. ROOM: 26" CLEAR OPENING'], 460, 420);
  d.callout(700, 190, ["V10", "DRYER VENT TERMINATES 2'-0\" FROM OPERABLE WINDOW"], 400, 500);
  d.callout(700, 220, ["V13", "22KW GENERATOR ON PAD, 3'-0\" FROM EXTERIOR WALL"], 600, 300);
  d.callout(700, 250, ["V11", "EXTERIOR RECEPTACLES: (1) WP GFCI AT REAR ONLY"], 600, 340);
  d.callout(700, 280, ["N1", "SMOKE DETECTORS: LOCATIONS BY ELECTRICAL CONTRACTOR"], 600, 380);
  d.title(60, 560, "FIRST FLOOR PLAN", 'SCALE 1/4" = 1\'-0"');
  d.sheet("A-2", "SECTIONS AND DETAILS", '1/2" = 1\'-0"');
  d.notes(60, 70, 620, "STAIR", [
    ["V2", 'MAX RISER HEIGHT 8 1/4"'],
    ["V3", 'TREADS: 9-1/4" RUN PLUS 1" NOSING'],
    ["C5", 'GRASPABLE HANDRAIL AT 38" ABOVE TREAD NOSING'],
    ["V14", "MINIMUM HEADROOM AT STAIR 6'-7\""],
  ], "-");
  d.notes(60, 260, 620, "GENERAL", [
    ["V4", 'BALCONY RAILING: TOP RAIL 32" ABOVE DECK SURFACE (12\'-0" ABOVE GRADE)'],
    ["V7", 'GARAGE CEILING BELOW HABITABLE ROOMS: ONE LAYER 1/2" GYPSUM BOARD'],
    [
      "C6",
      'FLOOD VENTS: ENCLOSURE 470 SQ FT, NET AREA OF OPENINGS 480 SQ IN, BOTTOM 8" ABOVE GRADE',
    ],
    ["C8", 'BOTTOM OF FOOTING 16" BELOW FINISHED GRADE'],
    ["V12", 'POOL ENCLOSED WITH FENCE 42" HIGH, SELF-LATCHING GATE'],
    ["C9", "SIDE WALL 7'-6\" FROM PROPERTY LINE"],
  ], "-");
  d.sheet("S-1", "STRUCTURAL NOTES", "NTS");
  d.notes(60, 70, 620, "DESIGN CRITERIA", [
    ["X1", "BASIC WIND SPEED VULT = 150 MPH (3-SECOND GUST), EXP. C"],
    "FLOOR LIVE LOAD 40 PSF, SLEEPING ROOMS 30 PSF, ROOF 20 PSF",
    "CONCRETE FC = 3000 PSI AT 28 DAYS",
  ]);
  return {
    name: "control-river-house",
    files: [{ name: "plans.pdf", bytes: await d.save() }],
    project,
    truth: d.truth("control-river-house", rows),
  };
}
