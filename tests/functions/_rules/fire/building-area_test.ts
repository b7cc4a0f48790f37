import { type RuleRow, testRule } from "../../../fakes/rule_table.ts";
import rule from "../../../../functions/_rules/fire/building-area.ts";
import { aFact, aPlanSet, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const oneStory = (areaSqft: number, more = {}) => ({
  codeSummary: {
    stories: [aFact(1)],
    buildingAreaSqft: [aFact(areaSqft, { unit: "sq ft" })],
    ...more,
  },
});
const pairs = (...rows: string[][]) =>
  aSchedule("other", [["ITEM", "item"], ["ALLOWABLE", null], ["PROPOSED", null]], rows);
const restaurant = aProject({ occupancyClassification: ["A-2"], typeOfConstruction: "VB" });

testStatements(rule, [
  ...[
    "ALLOWABLE LOT COVERAGE MAX. 5,000 SF, PROPOSED 6,200 SF",
    "MAX. OCC. AREA 750 SF, ACTUAL 900 SF",
  ].map((says) => ({ says, kinds: [] })),
  {
    name: "the area of a tenant is none of the building",
    plan: {
      codeSummary: {
        stories: [aFact(1)],
        areaByFloor: [
          aFact({ floor: "TENANT", areaSqft: 1440 }, { sourceText: "TENANT AREA 1,440 SF" }),
        ],
      },
    },
    kinds: [],
  },
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
    name: "a printed area of a building of two stories",
    plan: {
      codeSummary: {
        stories: [aFact(2)],
        buildingAreaSqft: [aFact(13000, { sourceText: "13,000 SF" })],
      },
    },
    kinds: ["cantTell"],
  },
  {
    name: "a printed total of two stories",
    plan: {
      codeSummary: {
        stories: [aFact(2)],
        buildingAreaSqft: [aFact(13000, { sourceText: "TOTAL 13,000 SF" })],
      },
    },
    kinds: ["fail"],
  },
  {
    name: "a row that allows less than it proposes",
    plan: { schedules: [pairs(["Floor area, one story", "9,000 SF", "10,850 SF"])] },
    kinds: ["fail"],
  },
  {
    name: "a row that allows as much as it proposes",
    plan: { schedules: [pairs(["Floor area, one story", "9,000 SF", "9,000 SF"])] },
    kinds: [],
  },
  {
    name: "a row beside a frontage increase",
    says: "FRONTAGE INCREASE PER 506.3",
    plan: {
      schedules: [
        pairs(["Floor area, with frontage increase below", "9,000 SF", "10,850 SF"]),
      ],
    },
    kinds: ["cantTell"],
  },
  {
    name: "a row of something else",
    plan: { schedules: [pairs(["Occupants", "90", "110"])] },
    kinds: [],
  },
  { says: "ALLOWABLE FLOOR AREA 9,000 SF, PROPOSED 10,850 SF", kinds: ["fail"] },
  { says: "ALLOWABLE FLOOR AREA 9,000 SF, PROPOSED 8,850 SF", kinds: [] },
], restaurant);

testRule(rule, [
  [
    "reads the area told with type and use",
    "TYPE VB, NON-SPRINKLERED, ONE STORY, GROUP B, 16,900 SF GROSS. NO FRONTAGE INCREASE TAKEN.",
    "fail",
    aProject({ typeOfConstruction: "VB", fireSprinkler: false }),
  ],
  [
    "passes 9,000 sq ft",
    "TYPE VB, NON-SPRINKLERED, ONE STORY, GROUP B, 9,000 SF GROSS.",
    "pass",
    aProject({ typeOfConstruction: "VB", fireSprinkler: false }),
  ],
  [
    "asks where frontage is claimed",
    "TYPE VB, NON-SPRINKLERED, ONE STORY, GROUP B, 10,900 SF GROSS. FRONTAGE INCREASE TAKEN.",
    "cantTell",
    aProject({ typeOfConstruction: "VB", fireSprinkler: false }),
  ],
  [
    "leaves a suite alone",
    "TENANT SUITE IN TYPE VB BUILDING, ONE STORY, GROUP B, 16,900 SF",
    "",
    aProject({ typeOfConstruction: "VB", fireSprinkler: false }),
  ],
]);

const perFloor = (area: string, limit = "TABULAR LIMIT (SF)") =>
  aSchedule("other", [["LEVEL", "name"], ["AREA (SF)", "area"], [limit, null]], [[
    "GROUND",
    area,
    "6,000",
  ]]);

testRule(rule, [
  ["reads the limit beside the area", aPlanSet({ schedules: [perFloor("7,450")] }), "fail"],
  ["leaves an area within it alone", aPlanSet({ schedules: [perFloor("5,450")] }), ""],
  ...["MAX OCC.", "ALLOWABLE OPENINGS", "MAX. LOAD FACTOR"].map((head): RuleRow => [
    `takes ${head} for no limit of the area`,
    aPlanSet({ schedules: [perFloor("7,450", head)] }),
    "",
  ]),
  ["leaves openings alone", "WINDOW OPENING AREA 95 SF (90 SF ALLOWED)", ""],
  ["reads the limit in brackets", "BUILDING AREA 9,500 SF (9,000 SF ALLOWED)", "fail"],
], restaurant);
