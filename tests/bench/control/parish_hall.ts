/** Control set: an unsprinklered parish hall in Miami, title block in the corner, serif lettering, many schedules. */
import { ControlDrawing, type RowTruth } from "./drawing.ts";

export const project = {
  name: "St. Brendan Parish Hall",
  address: "2205 NW 12th Avenue, Miami, FL 33127",
  clientName: "Archdiocesan Properties Inc",
  clientPhone: "305-555-0119",
  clientEmail: "facilities@parish.example.com",
  occupancyClassification: ["A-3"],
  inspectionCategories: ["Egress", "Structural", "Plumbing"],
  buildingHeight: 24,
  buildingArea: 5400,
  typeOfConstruction: "IIIB",
  fireSprinkler: false,
  generator: false,
  baseFloodElevation: null,
  femaFloodZone: "X",
  priority: "medium",
  tags: [],
};

const rows: Record<string, RowTruth> = {
  V1: {
    kind: "violation",
    sections: ["1620.2", "1609.3"],
    requirementIds: ["FBC-B-1620-hvhz-dade", "FBC-B-1609.3-wind-speed"],
    what: "165 mph in Miami-Dade.",
    measured: 165,
    required: 175,
    unit: "mph",
  },
  V2: {
    kind: "violation",
    sections: ["1620.3", "1620"],
    requirementIds: ["FBC-B-1620-hvhz-exposure"],
    what: "Exposure B in the HVHZ.",
    measured: "B",
    required: "C",
  },
  V3: {
    kind: "violation",
    sections: ["1010.2.9"],
    requirementIds: ["FBC-B-1010.2.9-panic"],
    what: "Hall exit with deadbolt and knob.",
    measured: "thumb-turn deadbolt and knob",
    required: "panic hardware",
  },
  V4: {
    kind: "violation",
    sections: ["1005.3.2"],
    requirementIds: ["FBC-B-1005.3.2-other-capacity"],
    what: "Exits of 66 in for 360 persons at 0.2.",
    measured: 66,
    required: 72,
    unit: "in",
  },
  V5: {
    kind: "violation",
    sections: ["803.13", "Table 803.13"],
    requirementIds: ["FBC-B-803-interior-finish"],
    what: "Class C in an exit access corridor of A-3.",
    measured: "C",
    required: "B",
  },
  V6: {
    kind: "violation",
    sections: ["1006.2.1"],
    requirementIds: ["FBC-B-1006.2.1-common-path"],
    what: "Common path 90 ft.",
    measured: 90,
    required: 75,
    unit: "ft",
  },
  V7: {
    kind: "violation",
    sections: ["1015.3"],
    requirementIds: ["FBC-B-1015.3-guard-height"],
    what: "Choir loft guard 36 in.",
    measured: 36,
    required: 42,
    unit: "in",
  },
  V8: {
    kind: "violation",
    sections: ["1015.4"],
    requirementIds: ["FBC-B-1015.4-guard-opening"],
    what: "Baluster spacing 5 in.",
    measured: 5,
    required: 4,
    unit: "in",
  },
  V9: {
    kind: "violation",
    sections: ["1011.5.2"],
    requirementIds: ["FBC-B-1011.5.2-riser"],
    what: "Risers 7 1/4 in.",
    measured: 7.25,
    required: 7,
    unit: "in",
  },
  V10: {
    kind: "violation",
    sections: ["403.1", "2902.1"],
    requirementIds: ["FBC-P-403.1-fixtures", "FBC-P-403.1.3-parity"],
    what: "Two water closets for women at 180 women; worship 1 per 75.",
    measured: 2,
    required: 3,
  },
  V11: {
    kind: "violation",
    sections: ["606.2.1", "606"],
    requirementIds: ["FBC-M-606-duct-detectors"],
    what: "3,600 cfm without duct detector.",
    measured: 3600,
    required: 2000,
    unit: "cfm",
  },
  V12: {
    kind: "violation",
    sections: ["403.3.1.1", "403"],
    requirementIds: ["FBC-M-403-public-toilet"],
    what: "Three fixtures, 150 cfm of 210.",
    measured: 150,
    required: 210,
    unit: "cfm",
  },
  V13: {
    kind: "violation",
    sections: ["1607.1", "Table 1607.1"],
    requirementIds: ["FBC-B-1607.1-live-loads"],
    what: "Assembly floor at 80 psf.",
    measured: 80,
    required: 100,
    unit: "psf",
  },
  V14: {
    kind: "violation",
    sections: ["412.5", "419.5", "412"],
    requirementIds: ["FBC-P-412-tempered"],
    what: "Tempered water 125 F.",
    measured: 125,
    required: 110,
    unit: "F",
  },
  V15: {
    kind: "violation",
    sections: ["2322.2", "2322"],
    requirementIds: ["FBC-B-2322-hvhz-sheathing"],
    what: "OSB on an HVHZ roof.",
    measured: "OSB",
    required: "plywood",
  },
  C1: {
    kind: "compliant",
    sections: ["1017.2"],
    requirementIds: ["FBC-B-1017.2-travel-distance"],
    what: "Travel 185 ft, 200 allowed.",
  },
  C2: {
    kind: "compliant",
    sections: ["1010.1.2.1"],
    requirementIds: ["FBC-B-1010.1.2.1-door-swing"],
    what: "Swings in the direction of egress.",
  },
  C3: {
    kind: "compliant",
    sections: ["903.2"],
    requirementIds: ["FBC-B-903.2-sprinklers"],
    what: "A-3 below 12,000 sq ft and 300 occupants... 290 occupants.",
  },
  C4: {
    kind: "compliant",
    sections: ["1011.5.2"],
    requirementIds: ["FBC-B-1011.5.2-tread"],
    what: "Treads 11 in.",
  },
  C5: {
    kind: "compliant",
    sections: ["1011.3"],
    requirementIds: ["FBC-B-1011.3-stair-headroom"],
    what: "6'-10\" headroom.",
  },
  C6: {
    kind: "compliant",
    sections: ["208.2"],
    requirementIds: ["FBC-A-208.2-parking-count"],
    what: "3 of 60.",
  },
  C7: {
    kind: "compliant",
    sections: ["502.2"],
    requirementIds: ["FBC-A-502.2-space-width"],
    what: "12 ft stalls.",
  },
  C8: {
    kind: "compliant",
    sections: ["1014.6"],
    requirementIds: ["FBC-B-1014.6-handrail-extension"],
    what: "12 in extension.",
  },
  N1: {
    kind: "notShown",
    sections: ["1709.5", "1709"],
    requirementIds: ["FBC-B-1709-product-approval"],
    what: "NOA pending.",
  },
  N2: {
    kind: "notShown",
    sections: ["1008.3.5", "1008.3"],
    requirementIds: ["FBC-B-1008.3-emergency-light"],
    what: "Emergency lighting under separate submittal.",
  },
  X1: {
    kind: "conflict",
    sections: ["107.2.1", "107.3", "105.3", "1004.5"],
    requirementIds: ["FBC-B-1004.5-occupant-load", "FBC-B-107-code-summary"],
    what: "290 persons and 360 persons.",
  },
};

/** Draws the set. */
export async function draw() {
  const d = new ControlDrawing({
    widthIn: 36,
    heightIn: 24,
    titleBlock: "corner",
    font: "Times-Roman",
    boldFont: "Times-Bold",
    textPt: 10,
    firm: "Delacroix Ecclesiastical Studio, P.A.",
    project: [
      "St. Brendan Parish Hall",
      "2205 NW 12th Ave., Miami, FL",
      "Miami-Dade County, Florida",
    ],
  });
  d.sheet("LS001", "LIFE SAFETY AND CODE ANALYSIS", "AS NOTED");
  d.table(70, 70, "CODE ANALYSIS", ["SUBJECT", "PROVIDED"], [330, 520], [
    ["Governing code", "2023 Florida Building Code (8th Ed.), NEC 2020, FFPC 8th Ed."],
    ["Occupancy group", "A-3 Assembly (parish hall)"],
    ["Construction", "Type III-B"],
    [
      ["C3", "Fire sprinkler system"],
      "None; fire area 5,400 sq ft, level of exit discharge, 290 occupants",
    ],
    [["X1", "Design occupant load"], "290 persons"],
    ["Exit access travel distance", ["C1", "185 ft maximum"]],
    ["Common path of travel", ["V6", "90 ft"]],
    ["Corridor wall and ceiling finish", ["V5", "Class C"]],
    ["Hall doors 1A and 1B", ["C2", "Swing outward in direction of exit travel"]],
    ["Emergency egress lighting", ["N2", "Under separate submittal"]],
  ]);
  d.table(
    70,
    420,
    "EGRESS SIZING",
    ["SPACE", "OCCUPANTS", "FACTOR", "WIDTH REQUIRED", "WIDTH PROVIDED"],
    [200, 130, 100, 170, 170],
    [
      [["V4", "Parish hall"], ["X1", "360"], "0.2", '72"', '66" (2 @ 33")'],
    ],
  );
  d.table(1050, 70, "DOOR SCHEDULE", ["ID", "ROOM", "SIZE", "MATL", "HARDWARE SET"], [
    60,
    200,
    150,
    100,
    420,
  ], [
    ["1A", "HALL EXIT", "3'-0\" x 7'-0\"", "H.M.", "EXIT DEVICE, CLOSER"],
    ["1B", ["V3", "HALL EXIT"], "3'-0\" x 7'-0\"", "H.M.", "KNOB LOCKSET AND THUMB-TURN DEADBOLT"],
    ["2", "SACRISTY", "3'-0\" x 7'-0\"", "WD", "PASSAGE LEVER"],
  ]);
  d.table(1050, 300, "WINDOW SCHEDULE", ["MARK", "W x H", "TYPE", "PRODUCT APPROVAL"], [
    80,
    160,
    220,
    300,
  ], [
    ["A", "4'-0\" x 6'-0\"", "Fixed, large missile impact", ["N1", "NOA pending"]],
  ]);
  d.sheet("A201", "FLOOR PLAN AND LOFT STAIR", '1/8" = 1\'-0"');
  d.room(90, 110, 520, 400, ["PARISH HALL", "100", "2,520 SF"]);
  d.room(610, 110, 200, 200, ["SACRISTY", "102", "180 SF"]);
  d.room(610, 310, 200, 200, ["WOMEN", "104", "170 SF"]);
  d.callout(900, 140, ["V7", "GUARD AT CHOIR LOFT: 3'-0\" ABOVE LOFT FLOOR"], 500, 140);
  d.callout(900, 180, ["V8", 'BALUSTERS SPACED 5" CLEAR'], 500, 150);
  d.callout(900, 220, ["V9", 'LOFT STAIR: 18 RISERS AT 7 1/4"'], 480, 200);
  d.callout(900, 260, ["C4", 'TREAD DEPTH 11"'], 480, 210);
  d.callout(900, 300, ["C5", "CLEAR HEADROOM 6'-10\" ABOVE NOSING LINE"], 480, 220);
  d.callout(900, 340, ["C8", 'HANDRAIL EXTENDS 12" BEYOND TOP RISER'], 480, 230);
  d.title(90, 560, "FLOOR PLAN", '1/8" = 1\'-0"');
  d.notes(1500, 110, 520, "SITE DATA", [
    ["C6", "60 parking spaces provided, of which 3 are accessible."],
    ["C7", "Accessible stalls are 12 ft. wide with a 5 ft. access aisle."],
  ]);
  d.sheet("S001", "STRUCTURAL CRITERIA", "NONE");
  d.notes(80, 80, 760, "WIND AND LIVE LOADS", [
    ["V1", "Ultimate wind speed: 165 mph per ASCE 7-22."],
    ["V2", "Wind exposure category: B."],
    ["V13", "Assembly floor with movable seats: live load 80 psf."],
    ["V15", 'Roof deck: 19/32" oriented strand board (OSB) on trusses at 24" o.c.'],
  ]);
  d.sheet("MP101", "MECHANICAL AND PLUMBING", '1/8" = 1\'-0"');
  d.table(80, 80, "AIR HANDLING UNITS", ["UNIT", "SUPPLY CFM", "O.A. CFM", "SMOKE DETECTOR"], [
    90,
    130,
    120,
    220,
  ], [
    ["AHU-1", ["V11", "3,600"], "1,500", "No duct detector"],
  ]);
  d.table(80, 220, "EXHAUST FANS", ["FAN", "SERVES", "CFM", "DISCHARGE"], [80, 360, 90, 160], [
    ["EF-1", ["V12", "Women 104 (3 water closets)"], "150", "Roof"],
  ]);
  d.table(
    80,
    360,
    "PLUMBING FIXTURE COUNT",
    ["", "OCCUPANTS", "W.C. REQ'D", "W.C. PROVIDED", "LAV. PROVIDED"],
    [120, 120, 120, 140, 140],
    [
      ["Male", "180", "2", "2", "2"],
      [["V10", "Female"], "180", "2", "2", "2"],
    ],
  );
  d.notes(80, 540, 700, "PLUMBING NOTES", [
    ["V14", "Public hand washing fixtures: tempered water limited to 125 deg. F."],
  ]);
  return {
    name: "control-parish-hall",
    files: [{ name: "plans.pdf", bytes: await d.save() }],
    project,
    truth: d.truth("control-parish-hall", rows),
  };
}
