import { testRule } from "../../../fakes/rule_table.ts";
import { under } from "./_under.ts";
import rule from "../../../../functions/_rules/fire/unit-separation-floors.ts";
import { aFact, aNote, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const row = (rating: string, design = "UL U305") => ({
  schedules: [aSchedule("partition", [
    ["LOCATION", "item"],
    ["RATING", "fire rating"],
    ["DESIGN NO.", "design number"],
  ], [["FLOOR / CEILING BETWEEN UNITS", rating, design]])],
});
const apartments = (type: "VA" | "VB") =>
  aProject({ occupancyClassification: ["R-2"], typeOfConstruction: type, fireSprinkler: true });
const nfpa13 = { codeSummary: { sprinklers: [aFact("NFPA 13" as const)] } };
const nfpa13r = { codeSummary: { sprinklers: [aFact("NFPA 13R" as const)] } };

testStatements(rule, [
  { name: "1 hour", plan: row("1 HR"), kinds: ["pass"] },
  { name: "half an hour in Type VA", plan: row("1/2 HR"), kinds: ["fail"] },
  {
    name: "a wall between units that ends under a floor",
    plan: {
      schedules: [aSchedule("partition", [
        ["MARK", "mark"],
        ["LOCATION", "item"],
        ["RATING", "fire rating"],
        ["HEIGHT", "height"],
      ], [["P2", "UNIT TO UNIT", "1/2 HR", "TO U/S FLR. SHTG."]])],
    },
    kinds: [],
  },
  {
    name: "half an hour with a design to be selected",
    plan: row("1/2 HR", "TO BE SELECTED"),
    kinds: ["fail", "cantTell"],
  },
  {
    name: "half an hour in Type VB, standard of the sprinklers open",
    plan: row("30 MIN"),
    project: apartments("VB"),
    kinds: ["cantTell"],
  },
  {
    name: "half an hour in Type VB with NFPA 13",
    plan: { ...row("1/2 HR"), ...nfpa13 },
    project: apartments("VB"),
    kinds: ["pass"],
  },
  {
    name: "half an hour in Type VB with NFPA 13R",
    plan: { ...row("1/2 HR"), ...nfpa13r },
    project: apartments("VB"),
    kinds: ["fail"],
  },
  { name: "no rating in Type VB", plan: row("0 HR"), project: apartments("VB"), kinds: ["fail"] },
  { says: "FLOOR-CEILING BETWEEN DWELLING UNITS: ONE-HOUR", kinds: ["pass"] },
  ...["TYP. UNIT SECTION - TYPE II-B, NFPA 13", "SECTION, TYPE V-B FULLY SPRINKLERED NFPA 13"].map((
    drawing,
  ) => ({
    name: `half an hour drawn under ${drawing}`,
    says: "1/2-HR FLOOR/CEILING BETWEEN UNITS",
    where: { drawing },
    kinds: ["pass" as const],
  })),
  {
    name: "half an hour drawn under NFPA 13R",
    says: "1/2-HR FLOOR/CEILING BETWEEN UNITS",
    where: { drawing: "UNIT SECTION - TYPE V-B, NFPA 13R" },
    kinds: ["fail"],
  },
  { says: "HORIZONTAL ASSEMBLIES SEPARATING DWELLING UNITS NON-RATED", kinds: ["fail"] },
  {
    name: "the other kind of assembly",
    plan: { notes: [aNote("WALL BETWEEN UNITS 1/2 HR")] },
    kinds: [],
  },
  {
    name: "a tenant wall in a shop",
    says: "DEMISING WALL 0 HR",
    project: aProject({ occupancyClassification: ["M"] }),
    kinds: [],
  },
  {
    says: ["FLR./CLG. NON-RATED, OPEN-WEB TRUSSES", "UNIT 201", "UNIT 101"],
    where: { drawing: "SECTION B-B" },
    kinds: ["fail"],
  },
  {
    says: ["FLR./CLG. 1-HR, UL L521", "UNIT 201", "UNIT 101"],
    where: { drawing: "SECTION B-B" },
    kinds: ["pass"],
  },
  {
    name: "a floor over a garage",
    says: ["FLR./CLG. NON-RATED", "UNIT 201", "UNIT 202", "STORAGE"],
    where: { drawing: "SECTION B-B" },
    kinds: [],
  },
  {
    says: ["FLOOR/CEILING NON-RATED", "UNIT 101"],
    where: { drawing: "SECTION WITHIN UNIT" },
    kinds: [],
  },
], apartments("VA"));

testRule(rule, [
  [
    "reads unit over unit",
    under("F2 - UNIT OVER UNIT", "1/2-HR FLR./CLG."),
    "fail",
    aProject({ occupancyClassification: ["R-2"], typeOfConstruction: "VA" }),
  ],
  [
    "passes 1 h",
    under("F2 - UNIT OVER UNIT", "1-HR FLR./CLG."),
    "pass",
    aProject({ occupancyClassification: ["R-2"], typeOfConstruction: "VA" }),
  ],
  [
    "leaves a unit over a garage alone",
    under("F3 - UNIT OVER GARAGE", "1/2-HR FLR./CLG."),
    "",
    aProject({ occupancyClassification: ["R-2"], typeOfConstruction: "VA" }),
  ],
]);
