import rule from "../../../../functions/_rules/fire/occupancy-separation.ts";
import { aFact, aHouse, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { listed } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const uses = (...rows: string[][]) =>
  aSchedule("other", [["USES", null], ["RATING PROVIDED", "provided"]], rows, {
    title: "SEPARATED OCCUPANCIES",
  });
const mixed = aProject({ occupancyClassification: ["A-2", "M"] });
const sprinklered = aProject({ occupancyClassification: ["A-2", "M"], fireSprinkler: true });

testStatements(rule, [
  { says: "OCCUPANCY SEPARATION: 2 HR", kinds: ["pass"] },
  { says: "OCCUPANCY SEPARATION: 1 HR", kinds: ["fail"] },
  { says: "OCCUPANCY SEPARATION: 1 HR", project: sprinklered, kinds: ["pass"] },
  { says: "SEPARATION BETWEEN A-2 AND B: ONE-HOUR FIRE BARRIER", kinds: ["fail"] },
  { says: "R-2 TO S-2 SEPARATION 1 HR", project: sprinklered, kinds: ["pass"] },
  { says: "R-2 TO S-2 SEPARATION 1 HR", kinds: ["cantTell"] },
  { says: "SEPARATED USES B AND M: NON-RATED", kinds: ["pass"] },
  {
    says: "OCCUPANCY SEPARATION: 1 HR",
    plan: { codeSummary: { sprinklers: [aFact("NFPA 13" as const), aFact("none" as const)] } },
    kinds: ["cantTell"],
  },
  { says: ["MIXED USE: SEPARATED, 508.4", "A-2 / M: 1 HR"], kinds: ["fail"] },
  { says: ["SEPARATED OCCUPANCIES + ACCESSORY 508.2", "A-2 TO S-1 2 HR FB"], kinds: ["pass"] },
  { says: ["NONSEPARATED USES 508.3", "A-2 / M: 0 HR"], kinds: [] },
  { says: "A-2 / M: 0 HR", kinds: [] },
  { says: "NONSEPARATED USES, OCCUPANCY SEPARATION 0 HR", kinds: [] },
  { says: "SEPARATION BETWEEN R-2 AND U: 1 HR", kinds: [] },
  { says: "SEPARATION BETWEEN I-2 AND R-1: 2 HR", kinds: ["fail"] },
  { name: "a house", says: "OCCUPANCY SEPARATION: 1 HR", project: aHouse(), kinds: [] },
  {
    name: "two groups in a row under a title of separated uses",
    plan: { schedules: [uses(["A-2 DINING TO M GIFT SHOP", "1 HR"])] },
    kinds: ["fail"],
  },
  {
    name: "two groups two hours apart",
    plan: { schedules: [uses(["A-2 DINING TO M GIFT SHOP", "2 HR"])] },
    kinds: ["pass"],
  },
  {
    name: "two groups under another title",
    plan: { schedules: [{ ...uses(["A-2 DINING TO M GIFT SHOP", "1 HR"]), title: "EXITS" }] },
    kinds: [],
  },
  {
    says: "Group A-3 and Group B are separated by a non-rated partition.",
    kinds: ["fail"],
  },
], mixed);

testStatements(rule, [
  {
    says: "DEMISING WALL BETWEEN CAFE (A-2) AND SALES (M): 1 HOUR",
    where: { heading: "MIXED USE, SEPARATED (508.4)" },
    kinds: ["fail"],
  },
  {
    says: "DEMISING WALL BETWEEN CAFE (A-2) AND SALES (M): 2 HOUR",
    where: { heading: "MIXED USE, SEPARATED (508.4)" },
    kinds: ["pass"],
  },
  {
    says: "DOOR BETWEEN CAFE (A-2) AND SALES (M): 90 MINUTES",
    where: { heading: "MIXED USE, SEPARATED (508.4)" },
    kinds: [],
  },
], aProject({ occupancyClassification: ["A-2", "M"], fireSprinkler: false }));

testRule(rule, [
  [
    "reads hours without a unit",
    listed("OCCUPANCY SEPARATIONS", ["BETWEEN", "WALL / FLR TYPE", "HRS"], [
      "M retail bay / R-2 flats above",
      "F-2, unprotected truss",
      "0",
    ]),
    "fail",
  ],
  [
    "reads none",
    listed("OCCUPANCY SEPARATION", ["FROM", "TO", "HOURS"], ["A-2", "B", "NONE"]),
    "fail",
  ],
  [
    "passes uses that need none",
    listed("OCCUPANCY SEPARATIONS", ["BETWEEN", "TYPE", "HRS"], ["B / M", "-", "0"]),
    "pass",
  ],
]);

const SAID = "Mixed use: separated uses per 508.4, A-2 / M / B";

testStatements(rule, [
  {
    says: [SAID, "New demising wall, 1 hour, UL U305"],
    project: mixedWith("A-2"),
    kinds: ["fail"],
  },
  { says: [SAID, "Tenant separation: 2 HR"], project: mixedWith("A-2"), kinds: ["pass"] },
  {
    says: [SAID, "Demising wall 1 hour"],
    project: aProject({ occupancyClassification: ["A-2"], fireSprinkler: true }),
    kinds: ["pass"],
  },
  {
    says: ["Mixed use: nonseparated, A-2 / M", "Demising wall 1 hour"],
    kinds: [],
    project: mixedWith("A-2"),
  },
  { says: "Demising wall 1 hour", kinds: [], project: mixedWith("A-2") },
  { says: [SAID, "Hall wall 1 hour"], kinds: [], project: mixedWith("A-2") },
  {
    says: [SAID, "Existing demising wall to remain, 1 hour"],
    kinds: [],
    project: mixedWith("A-2"),
  },
  { says: [SAID, "Demising wall 1 hour"], kinds: [], project: mixedWith("E") },
]);

function mixedWith(group: "A-2" | "E") {
  return aProject({ occupancyClassification: [group] });
}
