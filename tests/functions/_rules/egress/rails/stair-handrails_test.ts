import rule from "../../../../../functions/_rules/egress/rails/stair-handrails.ts";
import { aHouse, aNote, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

const apartments = aProject({ occupancyClassification: ["R-2"] });

testRule(rule, [
  ["fails one side only", `HANDRAIL ON ONE SIDE ONLY, 36" HIGH`, "fail"],
  ["fails a single handrail", `STAIR: SINGLE HANDRAIL AT 36"`, "fail"],
  ["fails no handrail", `STAIR 2 - NO HANDRAILS`, "fail"],
  ["passes both sides", `HANDRAILS BOTH SIDES OF STAIR`, "pass"],
  ["passes each side", `1 1/2" PIPE HANDRAIL, EA. SIDE`, "pass"],
  ["leaves ramps alone", `RAMP 1:12, 6" RISE, NO HANDRAILS`, ""],
  ["fails the exit stair of apartments", `EXIT STAIR 1: HANDRAIL ONE SIDE`, "fail", apartments],
  ["allows one side inside a unit", `STAIR WITHIN UNIT, HANDRAIL ONE SIDE`, "", apartments],
  ["asks which stair it is in apartments", `HANDRAIL ONE SIDE`, "cantTell", apartments],
  ["leaves houses to FBC-Residential", `HANDRAIL ONE SIDE`, "", aHouse()],
]);

testRule(rule, [
  ["reads a side left without a rail", "WALL SIDE OF STAIR 2 IS LEFT WITHOUT A HANDRAIL", "fail"],
  ["reads the only side in other words", "STAIR 2: HANDRAIL IS ON THE BUILDING SIDE ONLY", "fail"],
  [
    "leaves a walk alone",
    "ROUTE FROM THE SIDEWALK SLOPES 4.8 PERCENT; NO HANDRAILS ARE PROVIDED",
    "",
  ],
  ["leaves walks alone", "WALKS: RUNNING SLOPE 1:20 AT MOST; NO HANDRAILS AT WALKS", ""],
  ["leaves extensions alone", "STAIR 2 HANDRAIL EXTENSION AT WALL SIDE ONLY", ""],
  ["leaves brackets alone", "STAIR 2 HANDRAIL BRACKETS AT WALL SIDE ONLY", ""],
  ["leaves a guard without a rail alone", under("STAIR 2", "GLASS GUARD WITHOUT A RAIL"), ""],
  ["leaves lights of a rail alone", "STAIR 2: HANDRAIL LIGHTS ON INNER SIDE ONLY", ""],
]);

testRule(rule, [
  ["leaves rails out for clarity", "HANDRAIL NOT SHOWN FOR CLARITY, STAIR 1", ""],
  ["leaves a section of a rail alone", under("STAIR 1", "ONE HANDRAIL SECTION SHOWN"), ""],
]);

testRule(rule, [
  [
    "reads the rail of steps",
    under("STEPS TO UPPER DINING", "RAIL AT WALL ONLY, OPP. SIDE OPEN"),
    "fail",
  ],
  ["passes both sides", under("STEPS TO UPPER DINING", "RAIL BOTH SIDES"), "pass"],
  ["leaves a rail of a bar alone", under("BAR ELEVATION", "RAIL AT WALL ONLY"), ""],
]);

testRule(rule, [
  ["reads a rail by two letters", under("DOCK STEPS", "HR ONE SIDE ONLY"), "fail"],
  ["passes both sides", under("STAIR 2", "HR BOTH SIDES"), "pass"],
  ["leaves an hour alone", under("STAIR 2", "2 HR BOTH SIDES"), ""],
  ["leaves a missing rating alone", under("STAIR 2", "NO HR RATING"), ""],
]);

testRule(rule, [
  [
    "leaves a width between rails alone",
    "EXIT STAIR: CLEAR 48 IN. BETWEEN THE HANDRAILS IS NOT REQUIRED",
    "",
  ],
  [
    "leaves a rail in the middle alone",
    "STAIR 3, 60 IN. WIDE: INTERMEDIATE HANDRAIL NOT PROVIDED",
    "",
  ],
  ["fails a stair without rails", "EXIT STAIR: HANDRAILS NOT PROVIDED", "fail"],
]);

/** Callouts of one left end, right under each other, on the plan of the site. */
const stacked = (...texts: string[]) =>
  aPlanSet({
    notes: texts.map((text, index) =>
      aNote(text, {
        drawing: "SITE PLAN",
        kind: "callout",
        box: { x: 60, y: 40 + index, width: 9, height: 0.7 },
      })
    ),
  });

testRule(rule, [
  [
    "leaves a rail among the callouts of a ramp alone",
    stacked("CONC. RAMP, SLOPE 1:12", 'HANDRAIL ONE SIDE ONLY (8" RISE)'),
    "",
  ],
  [
    "fails a rail among the callouts of steps",
    stacked("CONC. STEPS", "HANDRAIL ONE SIDE ONLY"),
    "fail",
  ],
]);
