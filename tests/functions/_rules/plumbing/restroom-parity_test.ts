import rule from "../../../../functions/_rules/plumbing/restroom-parity.ts";
import { aList, aProject, aSchedule } from "../../../fakes/plan_set.ts";
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

testStatements(rule, [
  {
    name: "3 to 2",
    plan: table(["WOMEN", "100", "2", "3", "", "1", "1"], ["MEN", "100", "1", "1", "1", "1", "1"]),
    kinds: ["pass"],
  },
  {
    name: "2 to 2, where the ratio may not apply",
    plan: table(["WOMEN", "100", "2", "2", "", "1", "1"], ["MEN", "100", "1", "1", "1", "1", "1"]),
    kinds: ["cantTell"],
  },
  {
    name: "3 to 3",
    plan: table(["WOMEN", "200", "3", "3", "", "1", "1"], ["MEN", "200", "2", "1", "2", "1", "1"]),
    kinds: ["fail"],
  },
  {
    name: "4 to 3",
    plan: table(["WOMEN", "100", "2", "4", "", "1", "1"], ["MEN", "100", "1", "2", "1", "1", "1"]),
    kinds: ["fail"],
  },
  {
    name: "2 to 2 in a restaurant",
    plan: table(["WOMEN", "100", "2", "2", "", "1", "1"], ["MEN", "100", "1", "1", "1", "1", "1"]),
    project: aProject({ occupancyClassification: ["A-2"] }),
    kinds: ["cantTell"],
  },
  {
    name: "an office",
    plan: table(["WOMEN", "20", "1", "1", "", "1", "1"], ["MEN", "20", "1", "1", "", "1", "1"]),
    project: aProject(),
    kinds: [],
  },
  { says: "RATIO OF WOMEN'S TO MEN'S WATER CLOSETS 1:1", kinds: ["fail"] },
  { says: "RATIO OF WOMEN'S TO MEN'S WATER CLOSETS 3:2", kinds: ["pass"] },
  {
    name: "WOMEN 6 WC; MEN 3 WC + 3 URINALS under RESTROOM RATIO",
    says: "WOMEN 6 WC; MEN 3 WC + 3 URINALS",
    where: { heading: "RESTROOM RATIO" },
    kinds: ["fail"],
  },
  {
    name: "WOMEN 9 WC; MEN 3 WC + 3 URINALS under RESTROOM RATIO",
    says: "WOMEN 9 WC; MEN 3 WC + 3 URINALS",
    where: { heading: "RESTROOM RATIO" },
    kinds: ["pass"],
  },
  { says: "WOMEN TO MEN RATIO REQUIRED 3:2", kinds: [] },
  {
    name: "six closets against four fixtures, persons and ratios beside them",
    plan: aList(
      "PLUMBING FIXTURES",
      ["FIXTURE", "PERSONS", "RATIO", "REQUIRED", "PROVIDED"],
      ["W.C. WOMEN", "240", "1:40", "6", "6"],
      ["W.C. MEN", "240", "1:75", "4", "3"],
      ["URINALS MEN", "-", "-", "-", "1"],
    ),
    kinds: ["pass"],
  },
  {
    name: "three closets against four fixtures, persons and ratios beside them",
    plan: aList("PLUMBING FIXTURES", ["FIXTURE", "PERSONS", "RATIO", "REQUIRED", "PROVIDED"], [
      "W.C. WOMEN",
      "240",
      "1:40",
      "6",
      "3",
    ], ["W.C. MEN", "240", "1:75", "4", "4"]),
    kinds: ["fail"],
  },
  {
    name: "stories that add up to three for two",
    plan: aList(
      "PLUMBING FIXTURES",
      ["FIXTURE", "RATIO", "PROVIDED"],
      ["W.C. WOMEN, FIRST FLOOR", "1:65", "4"],
      ["W.C. WOMEN, SECOND FLOOR", "1:65", "2"],
      ["W.C. MEN, FIRST FLOOR", "1:125", "4"],
    ),
    kinds: ["pass"],
  },
  {
    says: "Women: 6 water closets provided. Men: 4 water closets and 3 urinals provided.",
    kinds: ["fail"],
  },
  {
    says: "Women: 9 water closets provided. Men: 3 water closets and 3 urinals provided.",
    kinds: ["pass"],
  },
  {
    name: "a school with a gymnasium",
    plan: aList("PLUMBING FIXTURES", ["FIXTURE", "PERSONS", "RATIO", "REQUIRED", "PROVIDED"], [
      "W.C. WOMEN",
      "240",
      "1:50",
      "5",
      "5",
    ], ["W.C. MEN", "240", "1:50", "5", "5"]),
    project: aProject({ occupancyClassification: ["E", "A-3"] }),
    kinds: [],
  },
], aProject({ occupancyClassification: ["A-3"] }));

const bySex = (men: string, women: string) => ({
  schedules: [
    aSchedule("plumbing fixture", [["ITEM", null], ["MEN", "men"], ["WOMEN", "women"]], [
      ["OCCUPANTS", "130", "130"],
      ["REQUIRED", "2", "2"],
      ["PROVIDED", men, women],
    ], { title: "FIXTURE COUNT" }),
  ],
});

testStatements(rule, [
  { name: "cells that name what they count", plan: bySex("2 WC + 2 UR", "4 WC"), kinds: ["fail"] },
  { name: "3 to 2 in such cells", plan: bySex("1 WC + 1 UR", "3 WC"), kinds: ["pass"] },
  { name: "cells that name nothing", plan: bySex("4", "4"), kinds: [] },
], aProject({ occupancyClassification: ["A-3"] }));

const church = aProject({ occupancyClassification: ["A-3", "E"] });

testStatements(rule, [
  {
    name: "an assembly with classrooms",
    plan: bySex("2 WC + 2 UR", "4 WC"),
    project: church,
    kinds: ["cantTell"],
  },
  {
    name: "3 to 2 in an assembly with classrooms",
    plan: bySex("2 WC + 2 UR", "6 WC"),
    project: church,
    kinds: [],
  },
  {
    name: "a school with an assembly",
    plan: bySex("2 WC + 2 UR", "4 WC"),
    project: aProject({ occupancyClassification: ["E", "A-3"] }),
    kinds: [],
  },
]);

testStatements(rule, [
  {
    name: "a ratio in letters, the provided one last",
    plan: aList("POTTY PARITY", ["ITEM", "CODE", "DESIGN"], ["W : M + UR", "3:2", "4:3"]),
    kinds: ["fail"],
  },
  {
    name: "a ratio in letters that is met",
    plan: aList("POTTY PARITY", ["ITEM", "CODE", "DESIGN"], ["W : M + UR", "3:2", "6:4"]),
    kinds: ["pass"],
  },
  {
    says:
      "The men's room has three water closets and two urinals, the women's room four water closets.",
    where: { heading: "PLUMBING CALCULATIONS" },
    kinds: ["fail"],
  },
], aProject({ occupancyClassification: ["A-3"] }));
