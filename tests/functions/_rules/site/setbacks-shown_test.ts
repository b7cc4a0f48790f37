import rule from "../../../../functions/_rules/site/setbacks-shown.ts";
import { aHouse, aNote, aPlanSet, aProject, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const site = (text: string) =>
  aPlanSet({
    sheets: [aSheet({ kind: "site", title: "SITE PLAN" })],
    notes: text ? [aNote(text)] : [],
  });

testRule(rule, [
  ["passes setbacks", site(`SETBACKS: FRONT 25'-0", SIDE 7'-6"`), "pass"],
  ["asks for the other sides of one setback", site(`4'-0" SIDE SETBACK`), "cantTell"],
  ["asks for the others of one distance", site(`WALL TO P.L. 4'-0"`), "cantTell"],
  ["asks for the others of one worded line", site(`PROPERTY LINE`), "cantTell"],
  [
    "asks where sentences speak of lines",
    site("NORTH AND SOUTH OF THE HOUSE, ALONG THE PROPERTY LINES, STOOD SIDE YARD SHEDS"),
    "cantTell",
  ],
  ["takes the length of a line for no distance", site("75.00' P.L."), "cantTell"],
  ["nor the width of the lot", site("110.00' LOT LINE TO LOT LINE"), "cantTell"],
  ["nor one lettered behind its name", site("LOT LINE 100.00'"), "cantTell"],
  ["asks about a setback from water alone", site(`75 FT. SETBACK FROM LAKE`), "cantTell"],
  ["passes sides by their letters", site(`BLDG. TO P.L.: F 27.3', R 31.0', L 9.1'`), "pass"],
  ["asks about two of them", site(`BLDG. TO P.L.: F 27.3', R 31.0'`), "cantTell"],
  ["asks about silence", site(""), "cantTell"],
  ["says nothing without a site plan", aPlanSet(), ""],
  ["leaves alterations alone", site(""), "", aProject({ description: "Interior renovation" })],
], aHouse());

/** A row of zoning data: yard, required, provided. */
const yard = (...row: string[]) => yards(row);
const yards = (...rows: string[][]) =>
  aPlanSet({
    sheets: [aSheet({ kind: "site", title: "SITE PLAN" })],
    schedules: [
      aSchedule(
        "other",
        [["YARD", null], ["REQUIRED", "required"], ["PROVIDED", "provided"]],
        rows,
        { title: "ZONING DATA" },
      ),
    ],
  });

testRule(rule, [
  ["fails a yard that is not shown", yard("SIDE (NORTH)", "10'", "NOT SHOWN"), "fail"],
  ["fails a yard still to be decided", yard("FRONT SETBACK", "25'", "T.B.D."), "fail"],
  ["asks for the others of one yard", yard("SIDE SETBACK", "10'", "12'-6\""), "cantTell"],
  [
    "passes yards that are given",
    yards(["SIDE", "10'", "12'-6\""], ["REAR", "20'", "24'"]),
    "pass",
  ],
  ["leaves another row alone", yard("FRONT SETBACK LANDSCAPE TREES", "4", "8"), "cantTell"],
], aHouse());
