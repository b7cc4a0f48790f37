import rule from "../../../../../functions/_rules/egress/rails/guard-required.ts";
import { aDimension, aHouse, aNote, aPlanSet } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

testRule(rule, [
  ["passes a drop of 30 in", `NO GUARD REQUIRED, DECK 30" ABOVE GRADE`, "pass"],
  ["fails a drop of 32 in", `DECK 32" ABOVE GRADE - NO GUARDRAIL`, "fail"],
  ["fails in other words", `GUARDS: NOT PROVIDED, DROP OF 4'-0"`, "fail"],
  ["takes how high a platform stands for the drop", `PLATFORM 115 +21", NO GUARD`, "pass"],
  ["fails a platform that stands high", `PLATFORM 115 +41", NO GUARD`, "fail"],
  ["asks for the drop", `RAILING NOT REQUIRED`, "cantTell"],
  ["takes no way to an edge for a drop", `6'-0" TO EDGE, 24" PARAPET, NO GUARD`, "cantTell"],
  ["leaves loading docks alone", `LOADING DOCK 48" HIGH, NO GUARD`, ""],
  ["says nothing about guards that are there", `GUARD 42" HIGH`, ""],
  ["leaves a gentle walk without rails alone", "WALK AT 4.8%, NO RAILS", ""],
  ["leaves houses alone", `NO GUARD, DECK 40" ABOVE GRADE`, "", aHouse()],
]);

testRule(rule, [
  [
    "takes the drop from the drawing's other text",
    under("TERRACE EDGE", "NO GUARD", '48" DROP'),
    "fail",
  ],
  [
    "takes a loop where cars stop for no drop",
    under("SITE PLAN", "NO GUARD", `DROP-OFF LOOP: 18'-6" WIDE`),
    "cantTell",
  ],
  ["passes a low drop beside", under("TERRACE EDGE", "NO GUARD", '24" DROP'), "pass"],
  ["reads a guard left out", 'WALK 48" ABOVE GRADE; GUARD OMITTED', "fail"],
  ["leaves equipment far from the edge alone", "ROOF EQUIPMENT 12 FT FROM EDGE; NO GUARD", ""],
]);

testRule(rule, [
  [
    "reads an edge without rail or parapet",
    `TERRACE IS 40 INCHES ABOVE GRADE. EDGE IS LEFT OPEN; NO RAIL OR PARAPET.`,
    "fail",
  ],
  [
    "passes 30 in there",
    `TERRACE IS 30 INCHES ABOVE GRADE. EDGE IS LEFT OPEN; NO RAIL OR PARAPET.`,
    "pass",
  ],
]);

testRule(rule, [
  ["leaves the ladder of a hatch alone", `ROOF HATCH GUARD 42" HIGH; NO RAIL AT LADDER`, ""],
]);

testRule(rule, [
  ["fails an edge with planters only", `OPEN EDGE, PLANTERS ONLY - DECK +3'-6" ABV. GRADE`, "fail"],
  ["passes a drop of 30 in", `OPEN EDGE, PLANTERS ONLY - DECK +2'-6" ABV. GRADE`, "pass"],
  [
    "leaves planters behind a guard alone",
    `PLANTERS AT EDGE, GUARD BEYOND, DECK +3'-6" ABV. GRADE`,
    "",
  ],
]);

const podium = (riseIn: number, drawing = "PODIUM SECTION") =>
  aPlanSet({
    notes: [aNote("EDGE OF PODIUM, NO GUARD", { drawing })],
    dimensions: [
      aDimension('6"', 6, { drawing, orientation: "vertical" }),
      aDimension(`${riseIn}"`, riseIn, { drawing, orientation: "vertical" }),
    ],
  });

testRule(rule, [
  ["passes an edge whose section is low", podium(18), "pass"],
  ["passes one 30 in high", podium(30), "pass"],
  ["asks where the section is higher", podium(31), "cantTell"],
  ["asks on a plan", podium(18, "FLOOR PLAN"), "cantTell"],
]);

testRule(rule, [
  ["leaves the least height alone", `DECK 48" ABOVE GRADE, GUARD NOT LESS THAN 42" HIGH`, ""],
  [
    "leaves a guard drawn elsewhere alone",
    `DECK 48" ABOVE GRADE, GUARDRAIL NOT SHOWN FOR CLARITY`,
    "",
  ],
  ["fails a guard not included", `DECK 48" ABOVE GRADE, GUARDRAIL NOT INCLUDED`, "fail"],
  ["fails a guard not used", `DECK 48" ABOVE GRADE, GUARDRAIL NOT USED`, "fail"],
]);

testRule(rule, [
  [
    "takes the figure behind the drop, not the size of the landing",
    `LANDING 60" X 60", DROP TO GRADE 30" AT OPEN SIDE, NO GUARD`,
    "pass",
  ],
  ["fails a drop there", `LANDING 60" X 60", DROP TO GRADE 34" AT OPEN SIDE, NO GUARD`, "fail"],
  [
    "leaves equipment far from the edge alone",
    `RTU-3 STANDS 10'-6" FROM THE NORTH ROOF EDGE, NO GUARD AT EDGE`,
    "",
  ],
  [
    "takes no way to a side for a drop",
    `UNIT 8'-0" FROM EAST EDGE OF ROOF, NO GUARD`,
    "cantTell",
  ],
]);
