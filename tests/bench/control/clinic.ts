/** Control set: a sprinklered outpatient clinic in Tampa, title block at the bottom, notes in sentence case. */
import { ControlDrawing, type RowTruth } from "./drawing.ts";

export const project = {
  name: "Bayshore Family Clinic",
  address: "4410 Harbor View Boulevard, Tampa, FL 33611",
  clientName: "Bayshore Health LLC",
  clientPhone: "813-555-0142",
  clientEmail: "owner@bayshore.example.com",
  occupancyClassification: ["B"],
  inspectionCategories: ["Egress", "Accessibility"],
  buildingHeight: 18,
  buildingArea: 8200,
  typeOfConstruction: "IIB",
  fireSprinkler: true,
  generator: true,
  baseFloodElevation: null,
  femaFloodZone: "X",
  priority: "high",
  tags: [],
};

const rows: Record<string, RowTruth> = {
  V1: {
    kind: "violation",
    sections: ["1020.3"],
    requirementIds: ["FBC-B-1020.3-corridor-width"],
    what: "Corridor of 42 in where 44 is required.",
    measured: 42,
    required: 44,
    unit: "in",
  },
  V2: {
    kind: "violation",
    sections: ["1010.1.1"],
    requirementIds: ["FBC-B-1010.1.1-door-width", "FBC-A-404.2.3-door-width"],
    what: "Exam 3 door 30 in clear.",
    measured: 30,
    required: 32,
    unit: "in",
  },
  V3: {
    kind: "violation",
    sections: ["604.5"],
    requirementIds: ["FBC-A-604.5-grab-bars"],
    what: "Rear grab bar 30 in long.",
    measured: 30,
    required: 36,
    unit: "in",
  },
  V4: {
    kind: "violation",
    sections: ["604.4"],
    requirementIds: ["FBC-A-604.4-seat"],
    what: "Seat height 20 in.",
    measured: 20,
    required: 19,
    unit: "in",
  },
  V5: {
    kind: "violation",
    sections: ["308.2.1", "308"],
    requirementIds: ["FBC-A-308-reach"],
    what: "Light switches at 52 in.",
    measured: 52,
    required: 48,
    unit: "in",
  },
  V6: {
    kind: "violation",
    sections: ["1014.2"],
    requirementIds: ["FBC-B-1014.2-handrail-height"],
    what: "Handrail at 33 in.",
    measured: 33,
    required: 34,
    unit: "in",
  },
  V7: {
    kind: "violation",
    sections: ["405.6"],
    requirementIds: ["FBC-A-405.6-ramp-rise"],
    what: "Ramp rise 32 in between landings.",
    measured: 32,
    required: 30,
    unit: "in",
  },
  V8: {
    kind: "violation",
    sections: ["110.26(A)(1)", "110.26"],
    requirementIds: ["NEC-110.26-depth"],
    what: "Working space 30 in deep.",
    measured: 2.5,
    required: 3,
    unit: "ft",
  },
  V9: {
    kind: "violation",
    sections: ["401.4"],
    requirementIds: ["FBC-M-401.4-intake"],
    what: "Intake 6 ft from exhaust.",
    measured: 6,
    required: 10,
    unit: "ft",
  },
  V10: {
    kind: "violation",
    sections: ["907.4.2"],
    requirementIds: ["FBC-B-907.4.2-pull-stations"],
    what: "Pull station 8 ft from exit.",
    measured: 8,
    required: 5,
    unit: "ft",
  },
  V11: {
    kind: "violation",
    sections: ["502.4"],
    requirementIds: ["FBC-A-502.4-slope"],
    what: "Accessible stalls slope 3 %.",
    measured: 3,
    required: 2.083,
    unit: "%",
  },
  V12: {
    kind: "violation",
    sections: ["1010.1.7"],
    requirementIds: ["FBC-B-1010.1.7-doors-in-series"],
    what: "Vestibule 40 in between doors.",
    measured: 40,
    required: 48,
    unit: "in",
  },
  V13: {
    kind: "violation",
    sections: ["101.4", "107.2.1"],
    requirementIds: ["FBC-B-107-code-edition"],
    what: "NEC 2017 cited.",
    measured: "2017",
    required: "2020",
  },
  V14: {
    kind: "violation",
    sections: ["307.2", "307"],
    requirementIds: ["FBC-A-307-protruding"],
    what: "Drinking fountain protrudes 6 in.",
    measured: 6,
    required: 4,
    unit: "in",
  },
  C1: {
    kind: "compliant",
    sections: ["1020.5"],
    requirementIds: ["FBC-B-1020.5-dead-end", "FBC-B-1020.5-dead-end-sprinklered"],
    what: "Dead end 42 ft in a sprinklered B.",
  },
  C2: {
    kind: "compliant",
    sections: ["1017.2"],
    requirementIds: ["FBC-B-1017.2-travel-distance"],
    what: "Travel 240 ft, 300 allowed.",
  },
  C3: {
    kind: "compliant",
    sections: ["1020.2"],
    requirementIds: ["FBC-B-1020.2-corridor-rating"],
    what: "Unrated corridor in a sprinklered B.",
  },
  C4: {
    kind: "compliant",
    sections: ["1007.1.1"],
    requirementIds: ["FBC-B-1007.1.1-separation-s", "FBC-B-1007.1.1-separation-ns"],
    what: "Exits 40 ft apart, a third of 115.",
  },
  C5: {
    kind: "compliant",
    sections: ["604.2"],
    requirementIds: ["FBC-A-604.2-wc-centre"],
    what: "17 1/2 in from the wall.",
  },
  C6: {
    kind: "compliant",
    sections: ["606.3", "606"],
    requirementIds: ["FBC-A-606-lavatory"],
    what: "Lavatory 33 in.",
  },
  C7: {
    kind: "compliant",
    sections: ["1014.2"],
    requirementIds: ["FBC-B-1014.2-handrail-height"],
    what: "Handrail 37 in at stair.",
  },
  C8: {
    kind: "compliant",
    sections: ["404.2.9"],
    requirementIds: ["FBC-A-404.2.9-interior-force", "FBC-A-404.2.9-exterior-force"],
    what: "Interior doors 5 lb.",
  },
  C9: {
    kind: "compliant",
    sections: ["1006.2.1"],
    requirementIds: ["FBC-B-1006.2.1-common-path"],
    what: "Common path 96 ft sprinklered B.",
  },
  C10: {
    kind: "compliant",
    sections: ["1010.1.1"],
    requirementIds: ["FBC-B-1010.1.1-door-width", "FBC-A-404.2.3-door-width"],
    what: "Closet door 24 in, nobody passes.",
  },
  N1: {
    kind: "notShown",
    sections: ["906.1"],
    requirementIds: ["FBC-B-906.1-extinguishers"],
    what: "Extinguishers put off.",
  },
  N2: {
    kind: "notShown",
    sections: ["608.1", "608"],
    requirementIds: ["FBC-P-608-backflow"],
    what: "Backflow preventer put off.",
  },
  X1: {
    kind: "conflict",
    sections: ["107.2.1", "107.3", "105.3"],
    requirementIds: ["FBC-B-107-form-mismatch"],
    what: "Form says 8,200 sq ft, sheet 9,150.",
  },
};

/** Draws the set. */
export async function draw() {
  const d = new ControlDrawing({
    widthIn: 30,
    heightIn: 22,
    titleBlock: "bottom",
    font: "Helvetica",
    boldFont: "Helvetica-Bold",
    textPt: 9,
    firm: "Marrow & Finch Architecture",
    project: [
      "Bayshore Family Clinic",
      "4410 Harbor View Blvd, Tampa, Florida 33611",
      "Hillsborough County",
    ],
  });
  d.sheet("G1.0", "Code Data", "N.T.S.");
  d.table(60, 60, "Building Data", ["Item", "Provided"], [260, 420], [
    ["Use and occupancy", "Business (Group B), outpatient clinic"],
    ["Type of construction", "Type II-B"],
    ["Automatic sprinklers", "Yes, throughout, NFPA 13"],
    ["Building height / stories", "18'-0\" / one story"],
    [["X1", "Gross floor area"], "9,150 sq. ft."],
    ["Florida Building Code", "8th Edition (2023) Building, Plumbing, Mechanical, Accessibility"],
    [["V13", "Electrical code"], "National Electrical Code 2017"],
    ["Occupant load", "61 persons (9,150 / 150)"],
  ]);
  d.notes(60, 330, 700, "Egress Data", [
    ["C2", "Longest exit access travel distance is 240 ft."],
    ["C9", "Common path of egress travel: 96 feet."],
    ["C1", "Dead-end corridor at the staff wing measures 42 ft."],
    ["C4", "Exits are 40 feet apart; the longest diagonal of the suite is 115 feet."],
    ["C3", "Corridors are not required to be rated and carry no rating (0-hour)."],
    ["V10", "Manual fire alarm boxes are mounted 8 ft. from each exit door."],
    ["N1", "Portable fire extinguishers: type and location to be determined by Owner."],
  ], "A.");
  d.sheet("A1.1", "First Floor Plan", '1/8" = 1\'-0"');
  d.room(80, 100, 240, 170, ["WAITING", "101", "620 SF"]);
  d.room(320, 100, 200, 170, ["EXAM 1", "102", "118 SF"]);
  d.room(520, 100, 200, 170, ["EXAM 3", "104", "120 SF"]);
  d.room(80, 340, 240, 190, ["NURSE STATION", "108", "260 SF"]);
  d.room(320, 340, 200, 190, ["STAFF LOUNGE", "110", "240 SF"]);
  d.room(520, 340, 200, 190, ["ELEC", "112", "80 SF"]);
  d.text(420, 300, ["V1", "CORRIDOR, 3'-6\" CLEAR WIDTH"]);
  d.callout(90, 560, ["V12", 'Entry vestibule: 40" clear between the doors'], 120, 500);
  d.callout(760, 380, ["V8", 'Panel LP-1: working clearance 30" deep, 36" wide'], 700, 400);
  d.title(80, 620, "First Floor Plan", '1/8" = 1\'-0"');
  d.table(
    1000,
    80,
    "Door and Frame Schedule",
    ["Mark", "Location", "Leaf W", "Leaf H", "Clear Opening", "Remarks"],
    [60, 170, 70, 70, 100, 190],
    [
      ["1", "Main entry", "3'-0\"", "7'-0\"", '33 1/2"', "Aluminum storefront"],
      ["2", "Exam 1", "3'-0\"", "7'-0\"", '33"', "Lever"],
      ["3", ["V2", "Exam 3"], "2'-8\"", "7'-0\"", '30"', "Lever"],
      ["4", ["C10", "Linen closet"], "2'-0\"", "7'-0\"", '22"', "Roller catch"],
      ["5", "Staff lounge", "3'-0\"", "7'-0\"", '33"', "Lever, closer"],
    ],
  );
  d.notes(1000, 330, 560, "General Accessibility Notes", [
    ["V5", "Center of light switches and thermostats: 52 in. above finished floor."],
    ["C8", "Opening force of interior hinged doors shall not exceed 5 pounds."],
    [
      "V14",
      'Drinking fountain projects 6" into the corridor with its leading edge 32" above the floor.',
    ],
    ["V11", "Slope of accessible parking stalls and access aisles: 3% max."],
  ]);
  d.sheet("A4.1", "Toilet Rooms and Ramp", '1/2" = 1\'-0"');
  d.room(100, 120, 260, 220, ["PATIENT TOILET", "115"]);
  d.callout(420, 140, ["C5", 'CENTERLINE OF WATER CLOSET 17 1/2" FROM SIDE WALL'], 300, 200);
  d.callout(420, 180, ["V3", 'REAR WALL GRAB BAR, 30" LONG, 34" AFF'], 300, 150);
  d.callout(420, 220, ["V4", 'TOP OF TOILET SEAT 20" AFF'], 280, 240);
  d.callout(420, 260, ["C6", 'LAV. RIM AT 33" A.F.F., KNEE SPACE BELOW'], 200, 300);
  d.title(100, 380, "Patient Toilet", '1/2" = 1\'-0"');
  d.notes(900, 120, 520, "Ramp and Stair", [
    ["V7", "Ramp rises 32 inches from landing to landing at 1:12."],
    ["V6", 'Ramp handrails: top of gripping surface 33" above the ramp surface, both sides.'],
    ["C7", 'Stair handrails 37" above nosing on both sides with 12" extensions.'],
  ]);
  d.sheet("MP1.0", "Mechanical and Plumbing Notes", "None");
  d.notes(80, 80, 620, "Mechanical", [
    ["V9", "Fresh air louver is located 6'-0\" from the toilet exhaust outlet."],
    "Duct insulation R-8 in unconditioned space.",
  ]);
  d.notes(80, 260, 620, "Plumbing", [
    ["N2", "Reduced pressure backflow assembly: by others, submittal to follow."],
    "Domestic hot water recirculated.",
  ]);
  return {
    name: "control-clinic",
    files: [{ name: "plans.pdf", bytes: await d.save() }],
    project,
    truth: d.truth("control-clinic", rows),
  };
}
