import rule from "../../../../functions/_rules/documentation/drawing-scale.ts";
import { aFact, anEvidence, aNote, aPlanSet, aSheet } from "../../../fakes/plan_set.ts";
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
      conflicts: [{
        topic: "room name",
        subject: "room 104",
        a: aFact("GREAT ROOM"),
        b: aFact("EAT ROOM", { readBy: "ocr" }),
      }],
    }),
    "pass",
  ],
  [
    "names both places of a contradiction",
    aPlanSet({
      sheets: [aSheet({ scales: [scale] })],
      conflicts: [{
        topic: "room name",
        subject: "room 101",
        a: aFact("OFFICE"),
        b: aFact("STORAGE"),
      }],
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
    conflicts: [{
      topic: "room name",
      subject: "room 105 name",
      a: aFact(first),
      b: aFact(second),
    }],
  });

testRule(rule, [
  ["leaves a figure before a name alone", names("HALL", "6-0 HALL"), "pass"],
  ["leaves a figure behind a name alone", names("OFFICE", `OFFICE 9'-0"`), "pass"],
  ["leaves a mark and the word room alone", names("ELEC / RISER", "3 ROOM"), "pass"],
  ["names another room with a figure", names("HALL", "6-0 OFFICE"), "pass cantTell"],
  ["names a room that another sheet only calls so", names("OFFICE", "ROOM"), "pass cantTell"],
]);
