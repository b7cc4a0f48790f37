import rule from "../../../../functions/_rules/fire/building-stories.ts";
import { aFact, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const stories = (value: number, more = {}) => ({
  codeSummary: { stories: [aFact(value)], ...more },
});
const nfpa13r = { sprinklers: [aFact("NFPA 13R" as const)] };

testStatements(rule, [
  { name: "four stories of R-2 Type VA with NFPA 13R", plan: stories(4, nfpa13r), kinds: ["pass"] },
  { name: "five stories of R-2 Type VA with NFPA 13R", plan: stories(5, nfpa13r), kinds: ["fail"] },
  {
    name: "two stories of B Type VB",
    plan: stories(2),
    project: aProject({ typeOfConstruction: "VB" }),
    kinds: ["pass"],
  },
  {
    name: "three stories of B Type VB",
    plan: stories(3),
    project: aProject({ typeOfConstruction: "VB" }),
    kinds: ["fail"],
  },
  {
    name: "two stories where one of two uses may have only one",
    plan: stories(2),
    project: aProject({ occupancyClassification: ["B", "A-2"], typeOfConstruction: "VB" }),
    kinds: ["cantTell"],
  },
  {
    name: "three stories, more than any of the uses may have",
    plan: stories(3),
    project: aProject({ occupancyClassification: ["B", "A-2"], typeOfConstruction: "VB" }),
    kinds: ["fail"],
  },
  {
    name: "disputed stories",
    plan: { codeSummary: { stories: [aFact(3), aFact(2)] } },
    project: aProject({ typeOfConstruction: "VB" }),
    kinds: ["cantTell"],
  },
  {
    name: "a row that states more than it allows",
    plan: {
      schedules: [
        aSchedule("code summary", [["ITEM", "item"], ["ALLOWED", null], ["PROVIDED", "provided"]], [
          ["STORIES ABOVE GRADE", "1", "2"],
          ["AREA PER STORY", "9,000", "10,000"],
        ]),
      ],
    },
    kinds: ["fail"],
  },
], aProject({ occupancyClassification: ["R-2"], typeOfConstruction: "VA", fireSprinkler: true }));
