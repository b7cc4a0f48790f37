import rule from "../../../../functions/_rules/fire/fire-wall-rating.ts";
import { aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const shop = aProject({ occupancyClassification: ["M"], typeOfConstruction: "IIB" });

testStatements(rule, [
  { says: "3-HOUR FIRE WALL", kinds: ["pass"] },
  { says: "2 HR FIRE WALL", kinds: ["fail"] },
  { says: "FIRE WALL 3 HR; FIRE WALL OPENING 1-1/2 HR", kinds: ["pass"] },
  { says: "FIRE WALL: 2 HR", project: aProject({ typeOfConstruction: "IIB" }), kinds: ["pass"] },
  { says: "FIRE WALL: 2 HR", project: aProject({ typeOfConstruction: "IIIB" }), kinds: ["fail"] },
  { says: "1 HR FIREWALL", kinds: ["cantTell"] },
  { says: "FIRE WALL 3 HR WITH 90 MIN DOORS", kinds: ["pass"] },
  { says: "NO FIRE WALLS", kinds: [] },
  { name: "a house", says: "2 HR FIRE WALL", project: aHouse(), kinds: [] },
  {
    says: "2-HR CMU, S-1 BOTH SIDES",
    where: { drawing: "FIRE WALL AT GRID 5" },
    project: aProject({ occupancyClassification: ["S-1"], typeOfConstruction: "IIB" }),
    kinds: ["fail"],
  },
], shop);

testStatements(rule, [
  { says: "WITHOUT A FIRE WALL; 2 HR GARDEN WALL IS NOT A FIRE WALL", kinds: [] },
]);
