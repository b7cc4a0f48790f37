import rule from "../../../../../functions/_rules/egress/rails/handrail-height.ts";
import { aDimension, aHouse, aNote, aPlanSet } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

testRule(rule, [
  ["leaves the rail of a car alone", `ELEV: 2,500 LB, 2 STOPS, HANDRAIL 32 IN AFF`, ""],
  ["leaves a second rail for students alone", `HANDRAILS 28" (STUDENTS) AND 36"`, ""],
  [
    "reads a height above the tread nosing",
    `CONTINUOUS HANDRAIL EACH SIDE AT 40" ABOVE TREAD NOSING`,
    "fail",
  ],
  ["fails 33 in", `HANDRAIL 33" HIGH`, "fail"],
  ["passes 34 in", `HANDRAIL @ 34" ABOVE NOSING`, "pass"],
  ["passes 38 in", `HANDRAIL HT: 38"`, "pass"],
  ["fails 40 in", `HANDRAIL 40" ABOVE NOSING, BOTH SIDES`, "fail"],
  ["passes a range within the range", `HANDRAILS AT 34"-38" A.F.F.`, "pass"],
  ["tells handrail from guard", `GUARD 42" HIGH W/ HANDRAIL AT 36"`, "pass"],
  ["leaves the extension alone", `HANDRAIL, EXTEND 12" BEYOND TOP RISER`, ""],
  ["leaves elevator rails alone", `ELEVATOR HANDRAIL AT 32" ABOVE CAR FLOOR`, ""],
  ["leaves children's rails alone", `LOWER HANDRAIL AT 28"`, ""],
  ["leaves a second rail alone", `2ND HANDRAIL AT 28"`, ""],
  ["reads a rail of the second floor", `2ND FLOOR HANDRAIL AT 28"`, "fail"],
  ["leaves houses to FBC-Residential", `HANDRAIL 40" HIGH`, "", aHouse()],
]);

testRule(rule, [
  ["reads a rail over the nosing", under("WALL RAIL", '32" TO TOP OF RAIL ABV. NOSING'), "fail"],
  ["passes 36 in there", under("WALL RAIL", '36" TO TOP OF RAIL ABV. NOSING'), "pass"],
  ["leaves a guard over the nosing alone", under("STAIR 1 SECTION", '42" GUARD ABV. NOSING'), ""],
  ["leaves the clearance to the wall alone", under("WALL RAIL", '1 1/2" CLR. TO WALL'), ""],
]);

testRule(rule, [
  ["leaves a crash rail alone", `CORRIDOR WALL HANDRAIL (CRASH RAIL) AT 32" A.F.F.`, ""],
  ["reads one of a stair off a corridor", `STAIR AT CORRIDOR 110: HANDRAIL 32" HIGH`, "fail"],
]);

testRule(rule, [
  ["leaves the rail of a cab alone", under("CAB ELEVATION", `HANDRAIL @ 32" A.F.F.`), ""],
  [
    "fails a stair off the elevator lobby",
    under("ELEVATOR LOBBY STAIR", `HANDRAIL @ 32" A.F.F.`),
    "fail",
  ],
]);

/** Upright dimension strings of a drawing with words on it. */
const drawn = (title: string, words: string[], ...inches: number[]) =>
  aPlanSet({
    notes: words.map((text) => aNote(text, { drawing: title })),
    dimensions: inches.map((it) =>
      aDimension(`${it}"`, it, { orientation: "vertical", drawing: title })
    ),
  });

testRule(rule, [
  [
    "asks about the only height of a hand in a section",
    drawn("STAIR 3 SECTION", ["HANDRAIL"], 41, 126),
    "cantTell",
  ],
  ["leaves 36 in there alone", drawn("STAIR 3 SECTION", ["HANDRAIL"], 36, 126), ""],
  ["leaves a guard alone", drawn("STAIR 3 SECTION", ["HANDRAIL", "GUARD"], 42), ""],
  ["leaves two such heights alone", drawn("STAIR 3 SECTION", ["HANDRAIL"], 41, 36), ""],
  ["leaves other drawings alone", drawn("COUNTER SECTION", ["HANDRAIL"], 41), ""],
]);
