import rule from "../../../../functions/_rules/fire/exit-enclosure-rating-four-stories.ts";
import { aFact, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { listed } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const five = { codeSummary: { stories: [aFact(5)] } };

testStatements(rule, [
  { says: "EXIT STAIR ENCLOSURE: 1 HR", plan: five, kinds: ["fail"] },
  { says: "STAIR ENCLOSURE 2-HOUR", plan: five, kinds: ["pass"] },
  { says: "STAIR A SHAFT WALL: 1.5 HR", plan: five, kinds: ["fail"] },
  { says: "STAIR ENCLOSURE 1 HR, 3 STORIES", plan: five, kinds: [] },
  { says: "STAIR ENCLOSURE 1 HR (FOUR-STORY)", kinds: ["fail"] },
  { name: "unknown stories", says: "STAIR ENCLOSURE 1 HR", kinds: [] },
  {
    says: ["1-HR SHAFTWALL, ALL LEVELS", `LEVEL 5 EL. +56'-0"`, "INTERIOR EXIT STAIR"],
    where: { drawing: "STAIR 1 - SECTION" },
    kinds: ["fail"],
  },
  {
    says: ["2-HR SHAFTWALL, ALL LEVELS", `LEVEL 5 EL. +56'-0"`],
    where: { drawing: "STAIR 1 - SECTION" },
    kinds: ["pass"],
  },
  {
    says: ["1-HR CMU WALLS", "3RD FLR.", "ROOF LEVEL 4"],
    where: { drawing: "STAIR 1 - SECTION" },
    kinds: [],
  },
  { says: "EXIT STAIR ENCLOSURE 1 HR, LEVELS 1-4", kinds: ["fail"] },
], aProject({ occupancyClassification: ["B"] }));

testRule(rule, [
  [
    "reads stairs named by their marks",
    listed("STAIR ENCLOSURES", ["STAIR", "LEVELS", "WALLS", "DOORS"], [
      "2",
      "1-5",
      "1 HR",
      "60 MIN",
    ]),
    "fail",
  ],
  [
    "leaves finishes alone",
    listed("STAIR FINISHES", ["STAIR", "LEVELS", "WALL"], ["2", "1-5", "PT-1"]),
    "",
  ],
]);
