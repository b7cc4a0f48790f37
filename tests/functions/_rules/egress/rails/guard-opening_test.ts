import rule from "../../../../../functions/_rules/egress/rails/guard-opening.ts";
import { aHouse, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

const apartments = aProject({ occupancyClassification: ["R-2"] });

testRule(rule, [
  ["reads cables of a balcony", under("BALCONY", `CABLES @ 5" CLR.`), "fail"],
  ["leaves cables elsewhere alone", under("LIGHTING PLAN", `CABLES @ 5" CLR.`), ""],
  ["passes 3 1/2 in", `PICKETS 3 1/2" CLEAR`, "pass"],
  ["passes 4 in", `GUARD: 4" SPHERE SHALL NOT PASS`, "pass"],
  ["fails 4 1/4 in", `BALUSTERS @ 4 1/4" CLEAR`, "fail"],
  ["fails 5 in two ways", `GUARD 42" HIGH, MAX. OPENING 5"`, "fail"],
  ["asks about spacing on center", `BALUSTERS @ 5" O.C.`, "cantTell"],
  ["passes spacing on center of 4 in", `PICKETS AT 4" O.C.`, "pass"],
  ["fails spacing on center of 8 in", `PICKETS AT 8" O.C.`, "fail"],
  ["asks at a stair of apartments", `BALUSTERS 4 3/8" CLEAR AT STAIR`, "cantTell", apartments],
  ["allows 4 3/8 in at a unit's stair", `UNIT STAIR BALUSTERS 4 3/8" CLEAR`, "pass", apartments],
  ["leaves the triangle alone", `6" SPHERE AT TRIANGLE OF TREAD, RISER AND RAIL`, ""],
  [
    "allows 4 3/8 in in the upper part a list names by its heights",
    listed("GUARDS", ["MK", "LOC", "HT (IN)", "SPHERE (IN)"], [
      "G-5",
      "STAIR A, 36-42 AFF",
      "42",
      "4 3/8",
    ]),
    "pass",
  ],
  ["leaves other openings alone", `WALL OPENING 8" WIDE`, ""],
  ["leaves houses to FBC-Residential", `PICKETS 5" CLEAR`, "", aHouse()],
]);

testRule(rule, [
  ["reads a gap under the guard's title", under("BALCONY GUARD", '5 1/2" CLR.'), "fail"],
  ["passes 3 7/8 in there", under("BALCONY GUARD", '3 7/8" CLR.'), "pass"],
  ["leaves a triangle alone", under("BALCONY GUARD", '6" CLR. AT TRIANGLE'), ""],
]);

const gaps = (place: string, gap: string) =>
  listed("STAIR GUARD OPENINGS", ["PLACE", "OPENING"], [place, gap]);

testRule(rule, [
  ["leaves a triangle of a schedule alone", gaps("TRIANGLE AT TREAD/RISER", '5 1/2"'), ""],
  ["leaves a triangular gap alone", gaps("TRIANGULAR, BELOW BOTTOM RAIL", '5 1/2"'), ""],
]);

testRule(rule, [
  ["leaves a gate's slot alone", under("BALCONY GUARD", 'GATE OPENING 6" WIDE SLOT'), ""],
]);

testRule(rule, [
  [
    "passes the upper part behind the lower one",
    "GUARDS: BALUSTERS STOP A 4 IN. SPHERE TO 36 IN. ABOVE THE NOSING AND A 4 3/8 IN. SPHERE TO 42 IN.",
    "pass",
  ],
]);

testRule(rule, [
  ["passes the upper band of a guard", `GUARD: UPPER BAND 36 TO 42 IN: 4 3/8" CLEAR`, "pass"],
  ["fails openings of a guard so high", `GUARD 36" TO 42" HIGH, OPENINGS 4 3/8"`, "fail"],
  ["fails its lower band", `GUARD: LOWER BAND: 4 3/8" CLEAR`, "fail"],
]);
