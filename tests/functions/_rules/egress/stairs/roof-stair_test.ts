import { testLinks } from "../../../../fakes/link_table.ts";
import rule from "../../../../../functions/_rules/egress/stairs/roof-stair.ts";
import { aFact, aHouse, aNote, aPlanSet, aSheet } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed } from "../_under.ts";

const tower = (text: string, stories = 4) =>
  aPlanSet({
    sheets: [aSheet({ kind: "roof plan", title: "ROOF PLAN" })],
    notes: text ? [aNote(text)] : [],
    codeSummary: { stories: [aFact(stories)] },
  });

testRule(rule, [
  ["says nothing about silence when the stories are not known", {
    ...tower(""),
    codeSummary: aPlanSet().codeSummary,
  }, ""],
  ["passes a roof hatch", tower(`ROOF HATCH 4'-0" X 4'-0"`), "pass"],
  ["passes a stair", tower(`STAIR 2 TO ROOF`), "pass"],
  ["fails an express denial", tower(`NO ROOF ACCESS`), "fail"],
  ["asks when it is put off", tower(`ROOF HATCH BY OTHERS`), "cantTell"],
  ["asks about silence", tower(""), "cantTell"],
  ["leaves three stories alone", tower("", 3), ""],
  ["leaves houses alone", tower("", 2), "", aHouse()],
]);

testRule(rule, [
  [
    "fails stairs that stop below the roof",
    "SIX STORIES: NEITHER STAIR GOES UP TO ROOF",
    "cantTell",
  ],
  [
    "leaves a hatch in their place alone",
    "NEITHER STAIR GOES UP TO ROOF; ROOF HATCH AND SHIP'S LADDER AT TOP FLOOR",
    "pass",
  ],
]);

testRule(rule, [
  ["leaves a steep roof alone", tower("ROOF SLOPES 6:12; NO STAIR TO ROOF"), ""],
  ["reads a flat one", tower("ROOF SLOPES 1/4:12; NO STAIR TO ROOF"), "fail"],
]);

testRule(rule, [
  [
    "asks where no listed stair of five levels reaches the roof",
    listed("STAIR SUMMARY", ["STAIR", "LEVELS SERVED", "TO ROOF"], ["STAIR 1", "1-5", "NO"]),
    "cantTell",
  ],
  [
    "leaves two levels alone",
    listed("STAIR SUMMARY", ["STAIR", "LEVELS SERVED", "TO ROOF"], ["STAIR 1", "1-2", "NO"]),
    "",
  ],
  [
    "accepts one that does",
    listed("STAIR SUMMARY", ["STAIR", "LEVELS SERVED", "TO ROOF"], ["STAIR 1", "1-5", "YES"]),
    "",
  ],
]);

testLinks(rule, [{ name: "ACCESS TO ROOF", kinds: ["fail"] }]);
