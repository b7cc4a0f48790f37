import rule from "../../../../functions/_rules/structural/threshold-building.ts";
import { aFact, aHouse, aProject, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const size = (stories: number, ft: number) => ({
  codeSummary: { stories: [aFact(stories)], buildingHeightFt: [aFact(ft)] },
});
const hall = aProject({ occupancyClassification: ["A-3"] });
const hallOf = (areaSqft: number, occupants: number) => ({
  codeSummary: {
    ...size(1, 30).codeSummary,
    buildingAreaSqft: [aFact(areaSqft)],
    totalOccupantLoad: [aFact(occupants)],
  },
});

testStatements(rule, [
  { says: "THRESHOLD BUILDING | NO (3 STORIES, 38 FT)", plan: size(3, 50), kinds: ["pass"] },
  { says: "THRESHOLD BUILDING: NO", plan: size(4, 45), kinds: ["fail"] },
  {
    says: "NO SPECIAL INSPECTOR WILL BE FURNISHED FOR THIS 14,000 SQ FT, 720-SEAT AUDITORIUM",
    kinds: ["fail"],
  },
  { says: "NO THRESHOLD INSPECTION: 5-STORY BUILDING", kinds: ["fail"] },
  { says: "NOT A THRESHOLD BUILDING: 62 FT HIGH", kinds: ["fail"] },
  {
    says: "NO SPECIAL INSPECTOR FOR THIS 4,800 SQ FT, 720-SEAT AUDITORIUM",
    plan: size(1, 30),
    kinds: ["pass"],
  },
  {
    says: "NOT A THRESHOLD BUILDING (LESS THAN 4 STORIES, UNDER 60 FT HIGH)",
    plan: size(2, 30),
    kinds: ["pass"],
  },
  {
    says: "NOT A THRESHOLD BUILDING: DOES NOT EXCEED 5,000 SF / 500 PERSONS ASSEMBLY",
    plan: size(1, 30),
    kinds: ["pass"],
  },
  {
    says: "NO THRESHOLD INSPECTION: WAREHOUSE OF 14,000 SF, 600 PERSONS",
    plan: size(1, 30),
    kinds: ["pass"],
  },
  { says: "THRESHOLD BUILDING: NO", plan: size(3, 51), kinds: ["fail"] },
  { says: "NOT A THRESHOLD BUILDING", plan: hallOf(5001, 501), project: hall, kinds: ["fail"] },
  { says: "NOT A THRESHOLD BUILDING", plan: hallOf(5001, 500), project: hall, kinds: ["pass"] },
  {
    says: "THRESHOLD BUILDING: NO",
    plan: size(4, 45),
    project: aProject({ name: "Interior remodel" }),
    kinds: ["cantTell"],
  },
  { says: "THRESHOLD INSPECTION PLAN ATTACHED", plan: size(5, 60), kinds: ["pass"] },
  { says: "THRESHOLD INSPECTION PLAN: TO FOLLOW", plan: size(5, 60), kinds: ["cantTell"] },
  {
    name: "silence on five stories",
    plan: { ...size(5, 60), sheets: [aSheet({ kind: "cover" })] },
    kinds: ["cantTell"],
  },
  {
    name: "silence on two stories",
    plan: { ...size(2, 30), sheets: [aSheet({ kind: "cover" })] },
    kinds: [],
  },
  { says: 'DOOR THRESHOLD 1/2" MAX', plan: size(5, 60), kinds: [] },
  {
    name: "a house",
    says: "THRESHOLD BUILDING: NO",
    plan: size(2, 60),
    project: aHouse(),
    kinds: [],
  },
]);

testStatements(rule, [
  ...[
    "THRESHOLD BUILDING | 110.8 | - | NO (4 STORIES, 48 FT)",
    "THRESHOLD BUILDING (F.S. 553.71) | NO",
    "THRESHOLD BUILDING PER FLORIDA STATUTES 553.71: NO",
    "THRESHOLD INSPECTION | FBC 110.8 | NONE",
    "THRESHOLD BUILDING? - NO",
    "THRESHOLD BUILDING | SECTION 110.8 | NOT APPLICABLE",
  ].map((says) => ({ says, plan: size(4, 48), kinds: ["fail" as const] })),
  {
    says: "THRESHOLD BUILDING | 110.8 | - | NO (3 STORIES, 38 FT)",
    plan: size(3, 38),
    kinds: ["pass"],
  },
  { says: "THRESHOLD BUILDING | 110.8 | - | YES", plan: size(4, 48), kinds: ["pass"] },
  {
    says: "THRESHOLD BUILDING | 110.8 | YES, INSPECTION PLAN NO. 24-118",
    plan: size(4, 48),
    kinds: ["pass"],
  },
]);
