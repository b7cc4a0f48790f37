import rule from "../../../../functions/_rules/plumbing/riser-diagram.ts";
import { aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: ['RAIL RUNS 8" LEVEL PAST TOP RISER', "GAS RISER", '7 5/8" RISER'], kinds: [] },
  { says: "RISER", kinds: ["pass"], name: "the title of a drawing" },
  { says: '17 RISERS AT 7-1/2"', kinds: [] },
  {
    says: "SANITARY RISER DIAGRAM",
    kinds: ["pass"],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
  },
  {
    says: "WATER ISOMETRIC",
    kinds: ["pass"],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
  },
  {
    says: "RISER DIAGRAM DEFERRED",
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
  },
  {
    says: "FLOOR DRAIN",
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
    name: "plumbing sheets without a riser",
  },
  { says: "FLOOR DRAIN", kinds: [], name: "a set without plumbing sheets" },
  {
    says: 'STAIR RISERS 7"',
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
    name: "stair risers only",
  },
  { says: "RISER DIAGRAMS ARE NOT PART OF THIS SET", kinds: ["fail"] },
  { says: "NO ISOMETRICS FURNISHED", kinds: ["fail"] },
  { says: "WITHOUT RISER DIAGRAMS", kinds: ["fail"] },
  { says: "SEE RISER DIAGRAM P-301, NO PIPING IN WALLS", kinds: ["pass"] },
  { says: "NO RISER DIAGRAM THIS SHEET, SEE P-501", kinds: ["pass"] },
  { says: "NO WASTE, VENT OR WATER ISOMETRICS ARE FURNISHED", kinds: ["fail"] },
  { says: "SANITARY/VENT RISERS NOT PROVIDED", kinds: ["fail"] },
  { says: "NO PLUMBING WORK; PLUMBING RISERS NOT REQUIRED", kinds: [] },
  { says: ["NO NEW PLUMBING.", "RISER DIAGRAM: N/A", "NO RISER DIAGRAM"], kinds: [] },
  { says: "PLUMBING: NO WORK. RISER DIAGRAM NOT PROVIDED", kinds: [] },
  { says: ["ALL EXISTING FIXTURES TO REMAIN", "WITHOUT RISER DIAGRAM"], kinds: [] },
  { says: ["NO CHANGES TO EXISTING PLUMBING", "NO RISER DIAGRAM"], kinds: [] },
  { says: ["NO PLUMBING IS ALLOWED OVER PANELS", "NO RISER DIAGRAM"], kinds: ["fail"] },
]);

const titled = (title: string) => ({
  sheets: [aSheet({ discipline: "mechanical", kind: "mechanical", title })],
});
testStatements(rule, [
  {
    name: "a sheet plumbing shares",
    says: "FLOOR DRAIN",
    plan: titled("MECHANICAL AND PLUMBING SCHEDULES"),
    kinds: ["cantTell"],
  },
  { name: "a sheet of other trades", says: "FLOOR DRAIN", plan: titled("HVAC PLAN"), kinds: [] },
  {
    name: "risers of stairs and sprinklers",
    says: ['OPEN RISERS NOT ALLOWED, NOSING 1"', "SPRINKLER RISER IN CLOSET"],
    plan: titled("PLUMBING PLAN"),
    kinds: ["cantTell"],
  },
]);

testStatements(rule, [
  {
    says: ["SANITARY RISER", "WATER RISER DIAGRAM: BY THE PLUMBING SUBCONTRACTOR."],
    kinds: ["cantTell"],
  },
  { says: ["SANITARY RISER", "WATER RISER DIAGRAM"], kinds: ["pass"] },
]);

const onElectrical = (text: string, ...more: string[]) => ({
  name: `${text} on an electrical sheet`,
  says: [text, ...more],
  plan: {
    sheets: [
      aSheet({ discipline: "electrical", kind: "electrical" as const, title: "POWER" }),
      aSheet({ page: 2, discipline: "plumbing", kind: "plumbing" as const, title: "PLUMBING" }),
    ],
  },
});

testStatements(rule, [
  { ...onElectrical("RISER DIAGRAM"), kinds: ["cantTell"] },
  { ...onElectrical("RISER SCHEMATIC"), kinds: ["cantTell"] },
  { ...onElectrical("SANITARY RISER DIAGRAM"), kinds: ["pass"] },
]);
