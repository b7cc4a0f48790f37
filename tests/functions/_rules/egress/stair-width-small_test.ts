import rule from "../../../../functions/_rules/egress/stair-width-small.ts";
import { aFact, aHouse, aNote, aPlanSet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const few = (text: string) =>
  aPlanSet({ notes: [aNote(text)], codeSummary: { totalOccupantLoad: [aFact(27)] } });
const many = (text: string) =>
  aPlanSet({ notes: [aNote(text)], codeSummary: { totalOccupantLoad: [aFact(120)] } });

testRule(rule, [
  ["fails 35 in for few", few(`STAIR WIDTH 35"`), "fail"],
  ["passes 36 in for few", few(`36" WIDE STAIR`), "pass"],
  ["passes 40 in for few", few(`STAIR 3'-4" CLEAR`), "pass"],
  ["fails 34 in whatever the load", `CLEAR STAIR WIDTH: 34"`, "fail"],
  ["leaves 36 in for many to the other rule", many(`STAIR WIDTH 36"`), ""],
  [
    "reads a clear dimension beside a stair",
    aPlanSet({
      notes: [
        aNote("UP", { box: { x: 20, y: 50, width: 1, height: 1 } }),
        aNote(`2' - 11" CLEAR`, { box: { x: 23, y: 50, width: 1, height: 4 } }),
      ],
    }),
    "fail",
  ],
  ["leaves houses to FBC-Residential", `STAIR WIDTH 30"`, "", aHouse()],
]);
