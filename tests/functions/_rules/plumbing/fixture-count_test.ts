import assert from "node:assert/strict";
import { readFixtures } from "../../../../functions/_rules/plumbing/_fixtures.ts";
import rule from "../../../../functions/_rules/plumbing/fixture-count.ts";
import { aFact, aList, aPlanSet, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const table = (...rows: string[][]) => ({
  schedules: [
    aSchedule("plumbing fixture", [
      ["SEX", "name"],
      ["OCCUPANTS", "occupants"],
      ["WC REQUIRED", "required"],
      ["WC PROVIDED", "provided"],
      ["URINALS", null],
      ["LAV REQUIRED", "required"],
      ["LAV PROVIDED", "provided"],
    ], rows),
  ],
});

const served = (...row: string[]) =>
  aList("PLUMBING FIXTURE COUNT", ["Served", "Fixture", "Needed", "Built", "Room"], row);

const fixtures = (heads: string[], ...rows: string[][]) => ({
  schedules: [aSchedule("plumbing fixture", heads.map((it) => [it, null]), rows)],
});

testStatements(rule, [
  {
    name: "no service sink under the heads of both sexes",
    plan: fixtures(["FIXT", "WOMEN", "MEN", "REQ'D"], ["SERVICE SINK", "0", "", "1"]),
    kinds: ["fail"],
  },
  {
    name: "a service sink said to be required and not provided",
    plan: fixtures(["FIXTURE", "REQUIRED", "PROVIDED"], [
      "SERVICE SINK",
      "REQUIRED",
      "NONE PROVIDED",
    ]),
    kinds: ["fail"],
  },
  {
    name: "a service sink that is there",
    plan: fixtures(["FIXT", "WOMEN", "MEN", "REQ'D"], ["SERVICE SINK", "1", "", "1"]),
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  {
    name: "one closet for 29 women of an office storey",
    plan: served("Level 2, Group B, 29 women", "WC", "", "1", "204"),
    kinds: ["fail"],
  },
  {
    name: "two closets for them",
    plan: served("Level 2, Group B, 29 women", "WC", "", "2", "204"),
    kinds: ["pass"],
  },
  {
    name: "a closet and a urinal for 29 men",
    plan: served("Level 2, Group B, 29 men", "WC + urinal", "2", "1 + 1", "203"),
    kinds: ["pass"],
  },
  {
    name: "fewer than the row needs",
    plan: served("Women", "Water closets", "3", "2", "104"),
    kinds: ["fail"],
  },
  {
    name: "two closets for 66 women in an office",
    plan: table(["WOMEN", "66", "3", "2", "-", "2", "2"]),
    kinds: ["fail", "pass"],
  },
  {
    name: "three closets for 66 women in an office",
    plan: table(["WOMEN", "66", "3", "3", "-", "2", "2"]),
    kinds: ["pass", "pass"],
  },
  {
    name: "two closets for 50 women in an office",
    plan: table(["WOMEN", "50", "2", "2", "-", "2", "2"]),
    kinds: ["pass", "pass"],
  },
  {
    name: "two closets for 51 women in an office",
    plan: table(["WOMEN", "51", "2", "2", "-", "2", "2"]),
    kinds: ["fail", "pass"],
  },
  {
    name: "a urinal for one of three men's closets",
    plan: table(["MEN", "65", "3", "2 WC + 1 URINAL", "", "2", "2"]),
    kinds: ["pass", "pass"],
  },
  {
    name: "two urinals for two of three men's closets in an office",
    plan: table(["MEN", "65", "3", "1", "2", "2", "2"]),
    kinds: ["fail", "pass"],
  },
  {
    name: "a urinal for one of two men's closets in a restaurant",
    plan: table(["MEN", "99", "2", "1", "1", "1", "1 + 1 in stall"]),
    project: aProject({ occupancyClassification: ["A-2"] }),
    kinds: ["pass", "pass"],
  },
  {
    name: "one lavatory for 66 women",
    plan: table(["WOMEN", "66", "3", "3", "-", "2", "1"]),
    kinds: ["pass", "fail"],
  },
  {
    says: ["WOMEN: 3 WC REQUIRED, 2 WC PROVIDED"],
    name: "a note that falls short of itself in a mixed building",
    project: aProject({ occupancyClassification: ["B", "M"] }),
    kinds: ["fail"],
  },
  {
    name: "a fixture schedule of pipe sizes",
    plan: {
      schedules: [
        aSchedule("plumbing fixture", [["TAG", "mark"], ["FIXTURE", "name"], ["WASTE", "waste"]], [[
          "WC",
          "WATER CLOSET",
          "3",
        ]]),
      ],
    },
    kinds: [],
  },
  { says: "WATER CLOSETS: 8 REQ'D, 4 PROVIDED", kinds: ["fail"] },
  { says: "SERVICE SINK REQUIRED 1, PROVIDED 0", kinds: ["fail"] },
  {
    name: "rooms of both sexes in one note of a floor plan",
    says: "MEN 108: 1 W.C., 1 LAV WOMEN 109: 1 W.C., 1 LAV",
    where: { drawing: "FLOOR PLAN" },
    plan: { codeSummary: { totalOccupantLoad: [aFact(240)] } },
    project: aProject({ occupancyClassification: ["A-2"] }),
    kinds: ["fail", "pass", "fail", "pass"],
  },
  {
    name: "enough in both rooms",
    says: ["MEN 108: 2 W.C., 1 LAV WOMEN 109: 2 W.C., 1 LAV", "OCC. LOAD 240 (120 M / 120 W)"],
    where: { drawing: "FLOOR PLAN" },
    project: aProject({ occupancyClassification: ["A-2"] }),
    kinds: ["pass", "pass", "pass", "pass"],
  },
  { says: "WATER CLOSETS: 4 REQ'D, 4 PROVIDED", kinds: ["pass"] },
  {
    name: "rows by use, a ratio before them",
    plan: aList("PLUMBING FIXTURES", ["FIXTURE", "RATIO", "REQ'D", "PROVIDED"], [
      "BAR W.C. WOMEN",
      "1:40",
      "2",
      "1",
    ], ["HALL W.C. WOMEN", "1 PER 65", "3", "4"]),
    kinds: ["fail", "pass"],
  },
  {
    name: "rows by use that all have enough",
    plan: aList("PLUMBING FIXTURES", ["FIXTURE", "RATIO", "REQ'D", "PROVIDED"], [
      "BAR W.C. WOMEN",
      "1:40",
      "2",
      "2",
    ], ["HALL W.C. WOMEN", "1 PER 65", "3", "3"]),
    kinds: ["pass", "pass"],
  },
  {
    name: "rows of men who have their closets",
    plan: aList("PLUMBING FIXTURES", ["FIXTURE", "RATIO", "REQ'D", "PROVIDED"], [
      "BAR W.C. MEN",
      "1:40",
      "2",
      "2",
    ], ["HALL W.C. MEN", "1 PER 125", "2", "2"]),
    kinds: ["pass", "pass"],
  },
  {
    name: "counts of each sex in columns",
    plan: aList("FIXTURES", ["", "W.C. MEN", "W.C. WOMEN", "LAV"], ["REQUIRED", "3", "5", "4"], [
      "PROVIDED",
      "3",
      "4",
      "4",
    ]),
    kinds: ["fail", "pass"],
  },
  {
    name: "counts of each sex in columns, enough",
    plan: aList("FIXTURES", ["", "W.C. MEN", "W.C. WOMEN", "LAV"], ["REQUIRED", "3", "5", "4"], [
      "PROVIDED",
      "3",
      "5",
      "4",
    ]),
    kinds: ["pass", "pass"],
  },
  {
    name: "a closet too few for girls",
    plan: aList("FIXTURES", ["ITEM", "BOYS REQ'D", "BOYS PROV'D", "GIRLS REQ'D", "GIRLS PROV'D"], [
      "W.C.",
      "3",
      "3",
      "3",
      "2",
    ]),
    kinds: ["fail", "pass"],
  },
  {
    name: "closets enough, urinals among them",
    plan: aList("FIXTURES", ["ITEM", "BOYS REQ'D", "BOYS PROV'D", "GIRLS REQ'D", "GIRLS PROV'D"], [
      "W.C.",
      "3",
      "2 + 2 UR",
      "3",
      "3",
    ]),
    kinds: ["pass", "pass"],
  },
  {
    name: "employees named by the title",
    plan: aList("FIXTURES PROVIDED (260 EMPLOYEES)", ["FIXTURE", "MEN", "WOMEN"], [
      "WATER CLOSETS",
      "1",
      "1",
    ]),
    project: aProject({ occupancyClassification: ["F-1"] }),
    kinds: ["fail", "fail"],
  },
  {
    name: "few employees named by the title",
    plan: aList("FIXTURES PROVIDED (60 EMPLOYEES)", ["FIXTURE", "MEN", "WOMEN"], [
      "WATER CLOSETS",
      "1",
      "1",
    ]),
    project: aProject({ occupancyClassification: ["F-1"] }),
    kinds: ["pass", "pass"],
  },

  ...(["2", "3"] as const).map((closets) => ({
    name: `columns of M and F with ${closets} closets for women`,
    plan: aList(
      "PLUMBING FIXTURES - 300 OCC (150 M / 150 F)",
      ["", "WC M", "WC F", "LAV M", "LAV F"],
      ["REQUIRED", "2", "3", "1", "1"],
      ["PROVIDED", "2", closets, "1", "1"],
    ),
    project: aProject({ occupancyClassification: ["A-3"] }),
    kinds: closets === "2"
      ? ["fail" as const, "pass" as const, "pass" as const, "pass" as const]
      : ["pass" as const, "pass" as const, "pass" as const, "pass" as const],
  })),
]);

/** Closets under the sexes alone, basins under a head of their own. */
const bySexes = (men: string, women: string) =>
  aList("PLUMBING FIXTURES - 240 OCC (120 M / 120 F)", ["", "Male", "Female", "Lav"], [
    "Required",
    "2",
    "3",
    "2",
  ], ["Provided", men, women, "2"]);

testStatements(rule, [
  { name: "closets under bare sexes, too few", plan: bySexes("2", "1"), kinds: ["fail", "pass"] },
  { name: "closets under bare sexes, none", plan: bySexes("2", "none"), kinds: ["fail", "pass"] },
  { name: "closets under bare sexes, enough", plan: bySexes("2", "3"), kinds: ["pass", "pass"] },
  { name: "one room for both sexes", plan: bySexes("1 unisex", "none"), kinds: [] },
], aProject({ occupancyClassification: ["A-3"] }));

/** Closets with the shares of two uses. */
const shares = (sex: string, asked: string, provided: string) => ({
  plan: aList("PLUMBING FIXTURE CALCULATION", ["FIXTURE", "PERSONS", "CALC.", "PROVIDED"], [
    `WATER CLOSETS, ${sex}`,
    "88 / 20",
    asked,
    provided,
  ]),
  project: aProject({ occupancyClassification: ["A-3", "B"] }),
});

testStatements(rule, [
  { name: "shares together over two", ...shares("WOMEN", "1.76 + 0.40", "2 WC"), kinds: ["fail"] },
  { name: "shares together of two", ...shares("WOMEN", "1.60 + 0.40", "2 WC"), kinds: ["pass"] },
  {
    name: "urinals for part of a share",
    ...shares("MEN", "2.30 + 0.40", "2 WC + 1 URINAL"),
    kinds: ["pass"],
  },
]);

Deno.test("a service sink is no lavatory", () => {
  const sinks = aSchedule("plumbing fixture", [
    ["FIXTURE", "name"],
    ["REQ. MEN", "required"],
    ["PROV. MEN", "provided"],
  ], [["SERVICE SINK", "1", "1"]]);
  const { counts } = readFixtures(aPlanSet({ schedules: [sinks] }));
  assert.deepEqual(counts.map(({ fixture }) => fixture).filter((it) => it === "lavatory"), []);
});

/** A list of pipe sizes with a column for how many, under a load of 130. */
const listed = (women: string, men: string) => ({
  codeSummary: { totalOccupantLoad: [aFact(130)] },
  schedules: [
    aSchedule("plumbing fixture", [
      ["MK", "mark"],
      ["FIXTURE", "name"],
      ["QTY", "quantity"],
      ["CW", "cold water"],
    ], [
      ["WC", "W.C. FLR MTD - WOMEN", women, '1"'],
      ["WC/UR", "W.C. / URINAL - MEN", men, '1"'],
      ["LAV", "LAV, TOILET RMS", "3 EA", '1/2"'],
    ], { title: "PLUMBING FIXTURES" }),
  ],
});

testStatements(rule, [
  {
    name: "two closets for 65 women, by quantity",
    plan: listed("2", "2 / 1"),
    kinds: ["fail", "pass"],
  },
  {
    name: "three closets for 65 women, by quantity",
    plan: listed("3", "2 / 1"),
    kinds: ["pass", "pass"],
  },
  {
    name: "one closet and one urinal for 65 men",
    plan: listed("3", "1 / 1"),
    kinds: ["pass", "fail"],
  },
]);

/** Sexes by their letters under short heads. */
const lettered = (men: string, women: string) => ({
  schedules: [
    aSchedule("other", [["SEX", null], ["OCC", "occupants"], ["WC", null], ["LAV", null]], [
      ["M", "80", men, "2"],
      ["W", "80", women, "2"],
    ], { title: "FIXT CNT (160 OCC)" }),
  ],
});
const ALL = ["pass", "pass", "pass", "pass"] as const;

testStatements(rule, [
  {
    name: "letters for sexes, women's closets short",
    plan: lettered("3", "1"),
    kinds: ["fail", ...ALL.slice(1)],
  },
  { name: "letters for sexes, enough of all", plan: lettered("3", "3"), kinds: [...ALL] },
]);

/** Closets by the people and the ratio of their row. */
const byRatio = (persons: string, ratio: string, provided: string) => ({
  schedules: [
    aSchedule(
      "plumbing fixture",
      [
        ["FIXTURE", null],
        ["PERSONS", "occupants"],
        ["RATIO", null],
        ["PROVIDED", "provided"],
      ],
      [["WATER CLOSETS", persons, ratio, provided]],
      { title: "PLUMBING FIXTURES" },
    ),
  ],
});

testStatements(rule, [
  {
    name: "two closets for 64 people at 1:25",
    plan: byRatio("32 M / 32 F", "1:25", "2"),
    kinds: ["fail"],
  },
  {
    name: "three closets for 64 people at one per 25: the ratio is the set's own",
    plan: byRatio("64", "1 PER 25", "3"),
    kinds: [],
  },
  {
    name: "a ratio of steps says nothing",
    plan: byRatio("64", "1:25 FIRST 50, 1:50 REST", "1"),
    kinds: [],
  },
]);

Deno.test("readFixtures() takes what a calculation comes to, and no room number for fixtures", () => {
  const list = fixtures(["FIXTURE", "REQUIRED", "PROVIDED"], [
    "WC WOMEN",
    "E 120 / 50 = 2.4 + A-3 40 / 65 = 0.62 = 3.02: 4",
    "5 (107)",
  ]);
  const { counts } = readFixtures(aPlanSet(list));
  assert.deepEqual(counts.map(({ role, value }) => [role, value]), [["required", 4], [
    "provided",
    5,
  ]]);
});

testStatements(rule, [
  {
    name: "a row whose answer alone names the fixture",
    plan: fixtures(["USE", "REQUIRED", "PROVIDED"], ["E boys (61)", "2", "1 WC"]),
    kinds: ["fail"],
  },
  {
    name: "… with a urinal in place of the second closet",
    plan: fixtures(["USE", "REQUIRED", "PROVIDED"], ["E boys (61)", "2", "1 WC + 1 urinal"]),
    project: aProject({ occupancyClassification: ["E"] }),
    kinds: ["pass"],
  },
  {
    name: "one column for both figures",
    plan: fixtures(["FIXTURE", "REQ/PROV"], ["W.C. MEN", "3/2"]),
    kinds: ["fail"],
  },
  {
    says: "Four water closets are required for women; three are provided.",
    where: { heading: "PLUMBING CALCULATIONS" },
    kinds: ["fail"],
  },
]);

const rated = (title: string, ...row: string[]) =>
  aList(title, ["FIXTURE", "SECTION", "REQUIRED", "PROVIDED"], row);

testStatements(rule, [
  {
    name: "two closets for 55 women by the row's own ratio",
    plan: rated(
      "FIXTURES (B, 110 OCC, 55 / 55)",
      "WATER CLOSETS, WOMEN",
      "403.1",
      "1:25 / 1:50",
      "2",
    ),
    kinds: ["fail"],
  },
  {
    name: "three closets for 55 women",
    plan: rated(
      "FIXTURES (B, 110 OCC, 55 / 55)",
      "WATER CLOSETS, WOMEN",
      "403.1",
      "1:25 / 1:50",
      "3",
    ),
    kinds: [],
  },
  {
    name: "a ratio for people nobody counts",
    plan: rated("FIXTURES, GROUP B", "WATER CLOSETS, WOMEN", "403.1", "1:25 / 1:50", "2"),
    kinds: [],
  },
  {
    name: "eight lavatories for 71 of each sex",
    plan: aList("FIXTURES (I-4, 141 OCC., 71 EACH SEX)", ["FIXTURE", "RATIO", "PROVIDED"], [
      "LAVATORIES, BOTH SEXES",
      "1:15",
      "8 TOTAL, 4 EACH SIDE",
    ]),
    kinds: ["fail"],
  },
  {
    name: "ten lavatories for 71 of each sex",
    plan: aList("FIXTURES (I-4, 141 OCC., 71 EACH SEX)", ["FIXTURE", "RATIO", "PROVIDED"], [
      "LAVATORIES, BOTH SEXES",
      "1:15",
      "10 TOTAL",
    ]),
    kinds: [],
  },
  {
    name: "a closet and a urinal for 53 men, whatever the row asks for",
    plan: aList("FIXTURES, CLINIC", ["FIXTURE", "RATE", "REQUIRED", "PROVIDED"], [
      "WC, MEN (53)",
      "1:25 FIRST 50, 1:50 OVER",
      "2",
      "1 WC + 1 URINAL",
    ]),
    kinds: ["fail"],
  },
]);
