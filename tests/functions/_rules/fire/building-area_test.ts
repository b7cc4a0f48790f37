import rule from "../../../../functions/_rules/fire/building-area.ts";
import { aFact, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const oneStory = (areaSqft: number, more = {}) => ({
  codeSummary: {
    stories: [aFact(1)],
    buildingAreaSqft: [aFact(areaSqft, { unit: "sq ft" })],
    ...more,
  },
});
const restaurant = aProject({ occupancyClassification: ["A-2"], typeOfConstruction: "VB" });

testStatements(rule, [
  { name: "5,940 of 6,000 sq ft", plan: oneStory(5940), kinds: ["pass"] },
  { name: "exactly 6,000 sq ft", plan: oneStory(6000), kinds: ["pass"] },
  { name: "6,001 sq ft", plan: oneStory(6001), kinds: ["fail"] },
  {
    name: "7,000 sq ft with frontage claimed in words",
    says: "AREA INCREASE FOR FRONTAGE PER 506.3",
    plan: oneStory(7000),
    kinds: ["cantTell"],
  },
  {
    name: "7,000 sq ft with frontage shown",
    says: "OPEN PERIMETER = 60%, 30 FT WIDE",
    plan: oneStory(7000),
    kinds: ["pass"],
  },
  {
    name: "11,000 sq ft, more than any frontage gives",
    says: "AREA INCREASE FOR FRONTAGE PER 506.3",
    plan: oneStory(11000),
    kinds: ["fail"],
  },
  {
    name: "7,000 sq ft with an allowable area printed above the table",
    plan: oneStory(7000, { allowableAreaSqft: [aFact(9000)] }),
    kinds: ["cantTell"],
  },
  {
    name: "7,000 sq ft with a fire wall",
    says: "2 HR FIRE WALL",
    plan: oneStory(7000),
    kinds: ["cantTell"],
  },
  {
    name: "20,000 sq ft with sprinklers",
    plan: oneStory(20000),
    project: aProject({
      occupancyClassification: ["A-2"],
      typeOfConstruction: "VB",
      fireSprinkler: true,
    }),
    kinds: ["pass"],
  },
  {
    name: "the area of a suite",
    plan: {
      codeSummary: {
        stories: [aFact(1)],
        buildingAreaSqft: [aFact(9000, { sourceText: "SUITE AREA 9,000 SF" })],
      },
    },
    kinds: [],
  },
  {
    name: "the largest of two floors",
    plan: {
      codeSummary: {
        stories: [aFact(2)],
        areaByFloor: [
          aFact({ floor: "FIRST", areaSqft: 6500 }),
          aFact({ floor: "SECOND", areaSqft: 4000 }),
        ],
      },
    },
    kinds: ["fail"],
  },
  {
    name: "a printed area of a building of two storeys",
    plan: {
      codeSummary: {
        stories: [aFact(2)],
        buildingAreaSqft: [aFact(13000, { sourceText: "13,000 SF" })],
      },
    },
    kinds: ["cantTell"],
  },
  {
    name: "a printed total of two storeys",
    plan: {
      codeSummary: {
        stories: [aFact(2)],
        buildingAreaSqft: [aFact(13000, { sourceText: "TOTAL 13,000 SF" })],
      },
    },
    kinds: ["fail"],
  },
], restaurant);
