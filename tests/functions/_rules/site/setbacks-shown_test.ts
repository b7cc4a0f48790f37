import rule from "../../../../functions/_rules/site/setbacks-shown.ts";
import { aHouse, aNote, aPlanSet, aProject, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const site = (text: string) =>
  aPlanSet({
    sheets: [aSheet({ kind: "site", title: "SITE PLAN" })],
    notes: text ? [aNote(text)] : [],
  });

testRule(rule, [
  ["passes a setback", site(`4'-0" SIDE SETBACK`), "pass"],
  ["passes a distance to the line", site(`WALL TO P.L. 4'-0"`), "pass"],
  ["passes a worded line", site(`PROPERTY LINE`), "pass"],
  ["asks about silence", site(""), "cantTell"],
  ["says nothing without a site plan", aPlanSet(), ""],
  ["leaves alterations alone", site(""), "", aProject({ description: "Interior renovation" })],
], aHouse());

/** A row of zoning data: yard, required, provided. */
const yard = (...row: string[]) =>
  aPlanSet({
    sheets: [aSheet({ kind: "site", title: "SITE PLAN" })],
    schedules: [
      aSchedule("other", [["YARD", null], ["REQUIRED", "required"], ["PROVIDED", "provided"]], [
        row,
      ], { title: "ZONING DATA" }),
    ],
  });

testRule(rule, [
  ["fails a yard that is not shown", yard("SIDE (NORTH)", "10'", "NOT SHOWN"), "fail"],
  ["fails a yard still to be decided", yard("FRONT SETBACK", "25'", "T.B.D."), "fail"],
  ["passes a yard that is given", yard("SIDE SETBACK", "10'", "12'-6\""), "pass"],
  ["leaves another row alone", yard("FRONT SETBACK LANDSCAPE TREES", "4", "8"), "pass"],
], aHouse());
