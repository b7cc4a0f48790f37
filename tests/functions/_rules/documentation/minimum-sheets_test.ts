import rule from "../../../../functions/_rules/documentation/minimum-sheets.ts";
import { anEvidence, aNote, aPlanSet, aProject, aSheet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const titled = (...titles: string[]) =>
  aPlanSet({
    sheets: titles.map((title, index) => aSheet({ page: index + 1, title, kind: "floor plan" })),
  });
const full = [
  "SITE PLAN",
  "FIRST FLOOR PLAN",
  "FOUNDATION PLAN",
  "ROOF FRAMING PLAN",
  "EXTERIOR ELEVATIONS",
];

testRule(rule, [
  ["leaves a sheet or two alone", titled("FIRST FLOOR PLAN", "SECOND FLOOR PLAN"), ""],
  ["passes a full set", titled(...full), "pass"],
  [
    "asks once about what is missing",
    titled("FIRST FLOOR PLAN", "SECOND FLOOR PLAN", "SITE PLAN"),
    "cantTell",
  ],
  ["asks about sheets of the index that are not there", {
    ...titled(...full),
    drawingIndex: [{ ...anEvidence("S-1 NOTES"), number: "S-1", title: "NOTES", isPresent: false }],
  }, "cantTell"],
  ["takes titles of drawings", {
    ...titled("FLOOR PLAN", "A", "B"),
    notes: full.map((text) => aNote(text, { kind: "title" })),
  }, "pass"],
  ["takes short titles of elevations", {
    ...titled("FLOOR PLAN", "A", "B"),
    notes: [...full.slice(0, 4), "FRONT (SOUTH) ELEV - NORTH SIM"]
      .map((text) => aNote(text, { kind: "title" })),
  }, "pass"],
  ["takes no elevator for them", {
    ...titled("FLOOR PLAN", "A", "B"),
    notes: [...full.slice(0, 4), "ELEV PIT"].map((text) => aNote(text, { kind: "title" })),
  }, "cantTell"],
  [
    "leaves alterations alone",
    titled("FIRST FLOOR PLAN"),
    "",
    aProject({ description: "Interior alteration" }),
  ],
  [
    "leaves sets without architectural plans alone",
    aPlanSet({ sheets: [aSheet({ kind: "electrical" })] }),
    "",
  ],
  [
    "fails sheets a note leaves out",
    aPlanSet({ notes: [aNote("FOUNDATION AND FRAMING PLANS ARE NOT PART OF THIS PERMIT SET.")] }),
    "fail",
  ],
  [
    "leaves sheets of a separate permit alone",
    aPlanSet({ notes: [aNote("SITE PLAN NOT INCLUDED, UNDER SEPARATE PERMIT")] }),
    "",
  ],
]);
