import rule from "../../../../functions/_rules/documentation/drawing-scale.ts";
import type { Building } from "../../../../functions/_shared/domain/building.ts";
import { drawnBuilding } from "../../../fakes/building.ts";
import { aDimension, anEvidence, aNote, aPlanSet, aRoom, aSheet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const scale = {
  text: `1/8" = 1'-0"`,
  pointsPerFoot: 9,
  isVerified: true,
  evidence: anEvidence(`1/8" = 1'-0"`),
};

testRule(rule, [
  [
    "fails a sketch",
    aPlanSet({ notes: [aNote("Site plan is a freehand sketch, scale unknown.")] }),
    "fail",
  ],
  [
    "asks about a section without a scale",
    aPlanSet({ notes: [aNote("SITE SECTION AT PORCH: NOT TO SCALE")] }),
    "cantTell",
  ],
  [
    "asks about a plan of the structure without a scale beside a floor plan that has one",
    aPlanSet({
      sheets: [aSheet({ kind: "floor plan", scales: [scale] })],
      notes: [aNote("FOUNDATION PLAN SCALE: NTS")],
    }),
    "cantTell",
  ],
  [
    "fails one where no floor plan has a scale",
    aPlanSet({ sheets: [aSheet({ kind: "floor plan" })], notes: [aNote("FRAMING PLAN N.T.S.")] }),
    "fail",
  ],
  [
    "names the plan without a scale before the section",
    aPlanSet({
      notes: [aNote("SITE SECTION AT PORCH: NOT TO SCALE"), aNote("FLOOR PLAN: NOT TO SCALE")],
    }),
    "fail",
  ],
  ["passes a sheet with a scale", aPlanSet({ sheets: [aSheet({ scales: [scale] })] }), "pass"],
  [
    "asks once about sheets without",
    aPlanSet({ sheets: [aSheet(), aSheet({ page: 2, number: "A-102" })] }),
    "cantTell",
  ],
  ["accepts a note of scale", aPlanSet({ notes: [aNote("SCALE: AS NOTED")] }), ""],
  ["leaves note sheets alone", aPlanSet({ sheets: [aSheet({ kind: "notes" })] }), ""],
  [
    "leaves a name that OCR cut short alone",
    aPlanSet({
      sheets: [aSheet({ scales: [scale] })],
      rooms: [
        aRoom("GREAT ROOM", { number: "104" }),
        aRoom("EAT ROOM", { number: "104", page: 2, readBy: "ocr" }),
      ],
    }),
    "pass",
  ],
  [
    "names both places of a contradiction",
    aPlanSet({
      sheets: [aSheet({ scales: [scale] })],
      rooms: [
        aRoom("OFFICE", { number: "101" }),
        aRoom("STORAGE", { number: "101", page: 2 }),
      ],
    }),
    "pass cantTell",
  ],
  [
    "fails a floor plan not to scale",
    aPlanSet({ notes: [aNote("THIS FLOOR PLAN IS NOT DRAWN TO ANY SCALE.")] }),
    "fail",
  ],
  [
    "leaves a key plan alone",
    aPlanSet({ notes: [aNote("KEY FLOOR PLAN - N.T.S.")] }),
    "",
  ],
]);

/** Two names of one room. */
const names = (first: string, second: string) =>
  aPlanSet({
    sheets: [aSheet({ scales: [scale] })],
    rooms: [aRoom(first, { number: "105" }), aRoom(second, { number: "105", page: 2 })],
  });

testRule(rule, [
  ["leaves a figure before a name alone", names("HALL", "6-0 HALL"), "pass"],
  ["leaves a figure behind a name alone", names("OFFICE", `OFFICE 9'-0"`), "pass"],
  ["leaves a mark and the word room alone", names("ELEC / RISER", "3 ROOM"), "pass"],
  ["names another room with a figure", names("HALL", "6-0 OFFICE"), "pass cantTell"],
  ["names a room that another sheet only calls so", names("OFFICE", "ROOM"), "pass cantTell"],
]);

/** A plan at 1/4 in to the foot with dimensions of 10 feet. */
const dimensioned = (measuredIn: (number | null)[], over: Partial<Building> = {}) =>
  aPlanSet({
    sheets: [aSheet({ scales: [scale] })],
    buildings: [{ ...drawnBuilding(), ...over }],
    dimensions: measuredIn.map((it) => aDimension(`10'-0"`, 120, { measuredIn: it })),
  });

testRule(rule, [
  [
    "asks about a figure that disagrees with the scale",
    dimensioned([110, 120, 120]),
    "pass cantTell",
  ],
  ["asks once about several", dimensioned([110, 112, 120, 120, 120, 120]), "pass cantTell"],
  ["asks nothing where most disagree", dimensioned([110, 130, 112, 120, 120]), "pass"],
  ["leaves a figure within the lines alone", dimensioned([117, 120, 120]), "pass"],
  [
    "leaves the length of a way at a line alone",
    aPlanSet({
      ...dimensioned([120, 120]),
      dimensions: [
        ...dimensioned([120, 120]).dimensions,
        aDimension("CPET 104: 88'", 1056, { measuredIn: 792 }),
      ],
    }),
    "pass",
  ],
  ["leaves a figure without a line alone", dimensioned([null]), "pass"],
  [
    "holds no figure to an unproven scale",
    dimensioned([110, 120, 120], { isScaleVerified: false }),
    "pass",
  ],
]);
