import rule from "../../../../functions/_rules/fire/exit-enclosure-rating.ts";
import { aFact, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const building = { codeSummary: { stories: [aFact(3)] } };

testStatements(rule, [
  { says: "STAIR ENCLOSURE RATING: T.B.D.", plan: building, kinds: ["cantTell"] },
  { says: "STAIR #2: ENCLOSED WITH 30-MIN WALLS", plan: building, kinds: ["fail"] },
  { says: "INTERIOR EXIT STAIRWAY - FIRE RATING: NONE", plan: building, kinds: ["fail"] },
  { says: "EXIT STAIR ENCLOSURE: 1 HR", plan: building, kinds: ["pass"] },
  { says: "STAIR 1 ENCLOSURE - ONE-HOUR RATED", plan: building, kinds: ["pass"] },
  { says: "STAIRWELL WALLS 30 MIN", plan: building, kinds: ["fail"] },
  { says: "EXIT ENCLOSURE NON-RATED", plan: building, kinds: ["fail"] },
  { says: "STAIR SHAFT 1 HR, DOORS 45 MIN", plan: building, kinds: ["pass"] },
  { says: "EXIT STAIR DOORS 45 MIN", plan: building, kinds: [] },
  { says: "UNENCLOSED EXIT ACCESS STAIR 0 HR", plan: building, kinds: [] },
  { says: "EXIT STAIR ENCLOSURE, 4 STORIES: 1/2 HR", plan: building, kinds: [] },
  { name: "a rating without known stories", says: "EXIT STAIR ENCLOSURE 0.75 HR", kinds: ["fail"] },
  {
    says: [`NON-RATED 3-5/8" MTL. STUD PARTN.`, "UP TO 3RD FLR."],
    where: { drawing: "EXIT STAIR NO. 2 - 2ND FLR." },
    kinds: ["fail"],
  },
  {
    says: ["1-HR PARTITION, TYPE P4", "UP TO 3RD FLOOR"],
    where: { drawing: "ENLARGED STAIR 2 PLAN" },
    kinds: ["pass"],
  },
  {
    name: "a wall of the stair within a unit",
    says: ["NON-RATED STUD WALL", "STAIR WITHIN DWELLING UNIT"],
    where: { drawing: "STAIR 1 SECTION" },
    kinds: [],
  },
  {
    name: "another wall near the stair",
    says: ["NON-RATED CORRIDOR PARTITION", "INTERIOR EXIT STAIR"],
    where: { drawing: "ENLARGED STAIR 2 PLAN" },
    kinds: [],
  },
], aProject({ occupancyClassification: ["R-2"] }));
