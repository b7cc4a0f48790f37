import rule from "../../../../functions/_rules/structural/design-data.ts";
import { aFact, aList, aProject, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const wind = {
  windSpeedMph: [aFact({ mph: 140, kind: "ultimate" as const })],
  exposure: [aFact("C" as const)],
  riskCategory: [aFact("II" as const)],
};
const loads = { liveLoadsPsf: [aFact({ use: "OFFICES", psf: 50 })] };
const structural = { sheets: [aSheet({ discipline: "structural", number: "S-1" })] };

testStatements(rule, [
  { name: "everything listed", plan: { codeSummary: { ...wind, ...loads } }, kinds: ["pass"] },
  {
    name: "live loads in a note",
    says: "FLOOR LIVE LOAD = 50 PSF",
    plan: { codeSummary: wind },
    kinds: ["pass"],
  },
  {
    name: "structural sheets without live loads",
    plan: { ...structural, codeSummary: wind },
    kinds: ["cantTell"],
  },
  {
    name: "structural sheets of an alteration",
    plan: { ...structural, codeSummary: wind },
    project: aProject({ name: "Remodel" }),
    kinds: [],
  },
  { name: "no structural sheets", plan: { codeSummary: wind }, kinds: [] },
  { says: "LIVE LOADS ARE NOT LISTED IN THIS SET", kinds: ["fail"] },
  { says: "DESIGN LOADS: NOT SHOWN, SEE CALCULATIONS", kinds: ["fail"] },
  { says: "LIVE LOADS NOT AVAILABLE AT TIME OF ISSUE", kinds: ["cantTell"] },
  { says: "WIND DESIGN DATA OMITTED", kinds: ["fail"] },
  { says: "LIVE LOAD REDUCTION NOT USED", kinds: [] },
  { says: "SNOW LOADS NOT REQUIRED", kinds: [] },
  { says: "LOADS NOT SHOWN ON THIS SHEET ARE LISTED ON S-002", kinds: [] },
  {
    name: "wind that is not given",
    plan: aList("DESIGN LOADS", ["LOAD", "VALUE"], ["WIND", "NOT GIVEN"]),
    kinds: ["fail"],
  },
  {
    name: "a bearing value to come",
    plan: aList("DESIGN CRITERIA", ["LOAD", "VALUE"], ["SOIL BEARING", "T.B.D."]),
    kinds: ["cantTell"],
  },
  {
    name: "a site outside the debris region",
    plan: aList("DESIGN LOADS", ["LOAD", "VALUE"], ["WIND-BORNE DEBRIS REGION", "NO"]),
    kinds: [],
  },
  {
    name: "snow that is not given",
    plan: aList("DESIGN LOADS", ["LOAD", "VALUE"], ["SNOW", "NONE"], ["SEISMIC", "NOT USED"]),
    kinds: [],
  },
  {
    name: "wind and soil with figures",
    plan: aList("DESIGN LOADS", ["LOAD", "VALUE"], ["WIND", "139 MPH"], [
      "SOIL BEARING",
      "2,000 PSF",
    ]),
    kinds: [],
  },
  {
    name: "a wall finish of no wind",
    plan: aList("FINISHES", ["LOAD", "VALUE"], ["WIND SCREEN", "NONE"]),
    kinds: [],
  },
  {
    says: "DESIGN LOADS WILL BE FURNISHED BY THE METAL BUILDING SUPPLIER AFTER PERMIT",
    kinds: ["cantTell"],
  },
  { says: "METAL BUILDING SUPPLIER TO DESIGN FOR THE DESIGN LOADS LISTED ABOVE", kinds: [] },
]);

const disputed = (topic: "exposure" | "floodZone") => ({
  codeSummary: { ...wind, ...loads, [topic]: [aFact("B"), aFact("C", { page: 4 })] },
});

testStatements(rule, [
  {
    name: "two exposures on two sheets",
    plan: disputed("exposure"),
    kinds: ["pass", "cantTell"],
  },
  {
    name: "two flood zones, which others ask about",
    plan: disputed("floodZone"),
    kinds: ["pass"],
  },
]);

const under = (title: string, row: string[]) => ({
  ...structural,
  codeSummary: wind,
  schedules: [
    aSchedule("code summary", [["AREA", "area"], ["PSF", null]], [row], { title }),
  ],
});

testStatements(rule, [
  {
    name: "a list of live loads by place",
    plan: under("LIVE LOADS", ["Bedrooms", "30"]),
    kinds: ["pass"],
  },
  {
    name: "a list of dead loads",
    plan: under("DEAD LOADS", ["Roof", "15"]),
    kinds: ["cantTell"],
  },
  {
    says: "Floors 40, sleeping 30, attic 10, roof 20 psf.",
    where: { heading: "Loads" },
    plan: { ...structural, codeSummary: wind },
    kinds: ["pass"],
  },
  {
    says: "Slab 4 in. on fill.",
    where: { heading: "Loads" },
    plan: { ...structural, codeSummary: wind },
    kinds: ["cantTell"],
  },
]);
