import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "./_under.ts";
import rule from "../../../../functions/_rules/fire/shaft-rating.ts";
import { aFact, aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const stories = (value: number) => ({ codeSummary: { stories: [aFact(value)] } });

testStatements(rule, [
  { says: "SHAFT RATING: TO BE DETERMINED", plan: stories(3), kinds: ["cantTell"] },
  { says: "1 HOUR RATED SHAFT WITH 20 MINUTE ACCESS DOOR", plan: stories(3), kinds: ["pass"] },
  { says: "MECHANICAL SHAFT 1 HR", plan: stories(3), kinds: ["pass"] },
  { says: "MECHANICAL SHAFT 1 HR", plan: stories(4), kinds: ["fail"] },
  { says: "SHAFT WALL: 2-HOUR", plan: stories(4), kinds: ["pass"] },
  { says: "ELEVATOR HOISTWAY NON-RATED", plan: stories(2), kinds: ["fail"] },
  { says: "TRASH CHUTE 1 HR", kinds: ["cantTell"] },
  { says: "ELEVATOR HOISTWAY | 1 HR | HOISTWAY DOORS 60 MIN", plan: stories(3), kinds: ["pass"] },
  { says: "EXISTING SHAFT NON-RATED TO REMAIN", plan: stories(3), kinds: [] },
  { says: "SHAFT 0 HR", plan: stories(1), kinds: [] },
  { name: "a house", says: "SHAFT 0 HR", project: aHouse(), kinds: [] },
  {
    says: ["MECH. CHASE, NON-RATED", "OPEN LVL 1 TO ROOF (3 STORIES)"],
    where: { drawing: "SECOND FLOOR PLAN" },
    kinds: ["fail"],
  },
  {
    says: ["DUCT CHASE 1-HR SHAFTWALL", "OPEN LVL 1 TO ROOF (3 STORIES)"],
    where: { drawing: "SECOND FLOOR PLAN" },
    kinds: ["pass"],
  },
  {
    says: ["PLUMBING CHASE, NON-RATED", "MEN", "WOMEN"],
    where: { drawing: "ENLARGED TOILET PLAN" },
    kinds: [],
  },
  {
    says: ["1-HR CMU, ALL SIDES", "LEVEL 5", "LEVEL 4"],
    where: { drawing: "ELEVATOR SHAFT SECTION" },
    kinds: ["fail"],
  },
  {
    says: ["2-HR CMU, ALL SIDES", "LEVEL 5"],
    where: { drawing: "ELEVATOR SHAFT SECTION" },
    kinds: ["pass"],
  },
  { says: "DUMBWAITER ENCLOSURE NON-RATED", plan: stories(2), kinds: ["fail"] },
  { says: 'SHAFT LINER 1" NON-RATED CHASE', plan: stories(3), kinds: [] },
  { says: "SHAFT LINER PANELS, NON-RATED PARTITION", plan: stories(3), kinds: [] },
  { says: 'NON-RATED SHAFT, 1" SHAFT LINER', plan: stories(3), kinds: ["fail"] },
  { says: "SHAFTWALL NON-RATED", plan: stories(3), kinds: ["fail"] },
  {
    says: ['SHAFT LINER 1" NON-RATED CHASE', "OPEN LVL 1 TO ROOF (3 STORIES)"],
    where: { drawing: "SECOND FLOOR PLAN" },
    kinds: ["fail"],
  },
]);

testRule(rule, [
  [
    "passes 1 h where the row counts three stories",
    listed("SHAFT WALLS", ["TYPE", "STORIES CONNECTED", "RATING"], ["SW-1 TRASH", "3", "1 HR"]),
    "pass",
  ],
  [
    "fails 1 h where it counts four",
    listed("SHAFT WALLS", ["TYPE", "STORIES CONNECTED", "RATING"], ["SW-1 TRASH", "4", "1 HR"]),
    "fail",
  ],
]);

testRule(rule, [
  [
    "leaves a duct through one floor alone",
    listed("SHAFTS", ["ID", "WHAT", "WALL RATING"], [
      "V-2",
      "Vent in corridor soffit, one floor",
      "NR",
    ]),
    "",
  ],
]);

testRule(rule, [
  [
    "leaves walls alone that are no shafts",
    listed("RATINGS", ["ELEMENT", "RATING (HR)", "REMARKS"], [
      "Interior bearing walls",
      "0",
      "None except shafts",
    ]),
    "",
  ],
]);
