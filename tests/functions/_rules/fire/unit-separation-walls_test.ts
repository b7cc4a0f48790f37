import rule from "../../../../functions/_rules/fire/unit-separation-walls.ts";
import { aFact, aNote, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const row = (rating: string, design = "UL U305") => ({
  schedules: [aSchedule("partition", [
    ["LOCATION", "item"],
    ["RATING", "fire rating"],
    ["DESIGN NO.", "design number"],
  ], [["UNIT TO UNIT PARTITION", rating, design]])],
});
const apartments = (type: "VA" | "VB") =>
  aProject({ occupancyClassification: ["R-2"], typeOfConstruction: type, fireSprinkler: true });
const nfpa13 = { codeSummary: { sprinklers: [aFact("NFPA 13" as const)] } };
const nfpa13r = { codeSummary: { sprinklers: [aFact("NFPA 13R" as const)] } };

testStatements(rule, [
  {
    name: "half an hour between two units by their letters",
    says: ["Wall between B and C: 1/2 hour, STC 52", "SECOND FLOOR, UNITS B AND C"],
    project: apartments("VA"),
    kinds: ["fail"],
  },
  { says: "Wall between B and C: 1/2 hour", project: apartments("VA"), kinds: [] },
  { says: "NON-RATED PARTITION BETWEEN ROOMS", kinds: [] },
  { says: "WALLS BETWEEN LIVING ROOMS AND BALCONIES NON-RATED", kinds: [] },
  { says: "UNIT SEPARATION WALL: ______", kinds: ["cantTell"] },
  { name: "1 hour", plan: row("1 HR"), kinds: ["pass"] },
  { name: "half an hour in Type VA", plan: row("1/2 HR"), kinds: ["fail"] },
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
  { says: "DWELLING UNIT SEPARATION WALL: ONE-HOUR", kinds: ["pass"] },
  { says: "PARTITIONS SEPARATING SLEEPING UNITS ARE NON-RATED", kinds: ["fail"] },
  {
    name: "the other kind of assembly",
    plan: { notes: [aNote("FLOOR/CEILING BETWEEN UNITS 1/2 HR")] },
    kinds: [],
  },
  {
    name: "a tenant wall in a shop",
    says: "DEMISING WALL 0 HR",
    project: aProject({ occupancyClassification: ["M"] }),
    kinds: [],
  },
  {
    says:
      "Walls between dwelling units are 1/2-hour fire partitions: Type V-B with NFPA 13 throughout.",
    kinds: ["pass"],
  },
  {
    says:
      "Walls between dwelling units are 1/2-hour fire partitions: Type V-B with NFPA 13R throughout.",
    kinds: ["fail"],
  },
  {
    says: ["NON-RATED STUD WALL"],
    where: { drawing: "UNIT DEMISING WALL DETAIL" },
    kinds: ["fail"],
  },
  {
    says: ["1-HR, UL U305"],
    where: { drawing: "UNIT DEMISING WALL DETAIL" },
    kinds: ["pass"],
  },
], apartments("VA"));
