import rule from "../../../../../functions/_rules/egress/stairs/stair-width-small.ts";
import { aFact, aHouse, aNote, aPlanSet } from "../../../../fakes/plan_set.ts";
import { listed } from "../_under.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const few = (text: string) =>
  aPlanSet({ notes: [aNote(text)], codeSummary: { totalOccupantLoad: [aFact(27)] } });
const many = (text: string) =>
  aPlanSet({ notes: [aNote(text)], codeSummary: { totalOccupantLoad: [aFact(120)] } });

/** A label 7 % of the page beside the arrow of a stair. */
const onStairPlan = (drawing: string, marker: string, width: string) =>
  aPlanSet({
    notes: [
      aNote(marker, { drawing, box: { x: 20, y: 50, width: 1, height: 1 } }),
      aNote(width, { drawing, box: { x: 28, y: 50, width: 3, height: 1 } }),
    ],
  });

testRule(rule, [
  ["takes the narrower of two", few(`STAIR 38" WIDE AT TOP, 34" WIDE AT BOTTOM`), "fail"],
  ["leaves a width the load decides about alone", many(`STAIR 35 7/8" WIDE`), ""],
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
  [
    "reads a clear width on the plan of a stair",
    onStairPlan("MEZZ STAIR", "DN", `2'-10" CLR`),
    "fail",
  ],
  ["reads another wording", onStairPlan("EXIT STAIR 2 PLAN", "UP 17R", `34" CLEAR`), "fail"],
  ["leaves a stair section alone", onStairPlan("STAIR SECTION", "DN", `2'-10" CLR`), ""],
  ["leaves a width without UP or DN alone", onStairPlan("MEZZ STAIR", "A-A", `2'-10" CLR`), ""],
  ["leaves a bare length alone", onStairPlan("MEZZ STAIR", "DN", `2'-10"`), ""],
]);

testRule(rule, [
  [
    "leaves a ship's ladder alone",
    listed("STAIRS", ["NO.", "TYPE", "WIDTH"], ["S4", "SHIPS LADDER TO PIT", '24"']),
    "",
  ],
  ["leaves a garden stair alone", `GARDEN STAIR 30" WIDE`, ""],
  ["leaves a stair to a mechanical platform alone", `STAIR TO MECH. PLATFORM 30" WIDE`, ""],
  ["leaves a stair to the platform of a unit alone", `STAIR TO AHU-2 PLATFORM 30" WIDE`, ""],
  ["reads a stair to a mezzanine", `STAIR TO MEZZANINE 30" WIDE`, "fail"],
  ["reads a stair to a platform people use", `STAIR TO STAGE PLATFORM 30" WIDE`, "fail"],
]);

const aFooting = (mark: string, ...cells: string[]) =>
  listed("SCHEDULE", ["MARK", "WIDTH", "REINFORCING"], [mark, ...cells]);
testRule(rule, [
  ["leaves a footing under a stair alone", aFooting("F3 (STAIRS)", '20"', "5 - #5 LONGIT."), ""],
  ["fails a stair of that width", aFooting("STAIR 3", '20"', "-"), "fail"],
]);
