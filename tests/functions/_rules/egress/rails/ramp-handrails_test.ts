import rule from "../../../../../functions/_rules/egress/rails/ramp-handrails.ts";
import { aHouse, aNote, aPlanSet } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

testRule(rule, [
  ["passes a rise of 6 in without handrails", `RAMP 1:12, 6" RISE, NO HANDRAILS`, "pass"],
  ["fails a rise of 6 1/2 in without handrails", `RAMP 1:12, RISE 6 1/2", NO HANDRAILS`, "fail"],
  ["fails one side only", `RAMP RISING 24", HANDRAIL ONE SIDE`, "fail"],
  ["passes both sides", `RAMP WITH HANDRAILS BOTH SIDES`, "pass"],
  ["asks for the rise", `RAMP 1:12 WITHOUT HANDRAILS`, "cantTell"],
  ["says nothing about a ramp without words on rails", `RAMP 1:10, 7" RISE`, ""],
  ["leaves houses alone", `RAMP RISE 20", NO HANDRAILS`, "", aHouse()],
]);

testRule(rule, [
  ["takes the rise of the title", under('RAMP TO PATIO, 1:12, RISE 18"', "NO RAIL"), "fail"],
  ["passes a low rise of the title", under('RAMP TO PATIO, RISE 6"', "NO RAIL"), "pass"],
]);

const rails = (ramp: string, sides: string) =>
  listed("RAMP SCHEDULE", ["RAMP", "RISE", "HANDRAILS"], [ramp, '20"', sides]);

testRule(rule, [
  ["passes both sides in a schedule", rails("A", "BOTH SIDES"), "pass"],
  ["fails a ramp without rails in a schedule", rails("B (1:12)", "NONE"), "fail"],
  ["leaves a walk at 4 % alone", rails("B (WALK AT 4%)", "NONE"), ""],
  ["leaves a walk at 1:20 alone", `RAMP 1:20, RISE 20", NO HANDRAILS`, ""],
  ["fails 1:19", `RAMP 1:19, RISE 20", NO HANDRAILS`, "fail"],
  [
    "does not take a cross slope for the run",
    `RAMP RISE 20", CROSS SLOPE 2%, NO HANDRAILS`,
    "fail",
  ],
]);

testRule(rule, [
  [
    "reads the only side in other words",
    'RAMP RISES 14". HANDRAIL IS ON THE STREET SIDE ONLY',
    "fail",
  ],
  [
    "leaves the place of an extension alone",
    'RAMP RISES 14". HANDRAIL EXTENSION AT EAST SIDE ONLY',
    "",
  ],
]);

testRule(rule, [
  ["leaves the paint of a rail alone", `RAMP HANDRAIL: PAINT STREET SIDE ONLY, RISE 12"`, ""],
]);

testRule(rule, [
  ["leaves a ramp for trucks alone", under("TRUCK RAMP", `10% SLOPE, NO HANDRAILS`), ""],
  ["leaves a crosswalk alone", under("CROSSWALK RAMP", `1:12 MAX, NO HANDRAIL`), ""],
]);

testRule(rule, [
  [
    "fails an open curb on the other side",
    under('RAMP 1 - 10" RISE', "RAIL ON WALL SIDE; OPEN CURB OTHER SIDE"),
    "fail",
  ],
  [
    "fails none at the right",
    under('RAMP 2 - RISE 14"', "HANDRAIL AT LEFT SIDE, NONE AT RIGHT"),
    "fail",
  ],
  [
    "leaves a rail on the other side too alone",
    under('RAMP 1 - 10" RISE', "RAIL ON WALL SIDE; RAIL AND CURB OTHER SIDE"),
    "",
  ],
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
    "reads a rail among the callouts of a ramp",
    stacked("CONC. RAMP, SLOPE 1:12", 'HANDRAIL ONE SIDE ONLY (8" RISE)'),
    "fail",
  ],
  [
    "leaves one among steps alone",
    stacked("CONC. RAMP, SLOPE 1:12", "STEPS BESIDE IT", 'HANDRAIL ONE SIDE ONLY (8" RISE)'),
    "",
  ],
]);
