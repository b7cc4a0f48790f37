import rule from "../../../../functions/_rules/energy/frame-wall-insulation.ts";
import { aFact, aHouse, aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const zone1 = aHouse({ address: "1 Main Street, Miami, FL" });
const prescriptive = { codeSummary: { energyPath: [aFact("PRESCRIPTIVE R402")] } };
const performance = { codeSummary: { energyPath: [aFact("R405")] } };

testStatements(rule, [
  { says: "WALL INSULATION: TBD", kinds: ["cantTell"] },
  { says: "WOOD FRAME WALL | R-11", plan: prescriptive, kinds: ["fail"] },
  { says: "WOOD FRAME WALL | R-13", plan: prescriptive, kinds: ["pass"] },
  { says: "R-19 BATTS IN 2x6 STUD WALLS", plan: prescriptive, kinds: ["pass"] },
  { says: "FRAME WALLS: R-11 BATT", kinds: ["cantTell"] },
  { says: "FRAME WALLS: R-11 BATT", plan: performance, kinds: [] },
  { says: "INTERIOR STUD WALLS R-11 SOUND BATTS", plan: prescriptive, kinds: [] },
  { says: "CMU WALL R-4.1", plan: prescriptive, kinds: [] },
  { says: "R-11 BATT, 2x4 EXT. STUDS", kinds: ["cantTell"] },
  {
    name: "R-11 BATTS under 2ND FLOOR FRAME WALL",
    says: "R-11 BATTS",
    where: { drawing: "2ND FLOOR FRAME WALL" },
    kinds: ["cantTell"],
  },
  {
    name: "R-13 BATTS under 2ND FLOOR FRAME WALL",
    says: "R-13 BATTS",
    where: { drawing: "2ND FLOOR FRAME WALL" },
    kinds: ["pass"],
  },
  {
    name: "R-6 FLEX DUCT under 2ND FLOOR FRAME WALL",
    says: "R-6 FLEX DUCT",
    where: { drawing: "2ND FLOOR FRAME WALL" },
    kinds: [],
  },
  {
    name: "bare R-11 under R",
    plan: aList("INSULATION (PRESCRIPTIVE)", ["PART", "R"], ["2x4 FRAME WALLS", "11"]),
    kinds: ["fail"],
  },
  {
    name: "bare R-13 under R",
    plan: aList("INSULATION (PRESCRIPTIVE)", ["PART", "R"], ["2x4 FRAME WALLS", "13"]),
    kinds: ["pass"],
  },
  {
    name: "R-11 beside the R-13 demanded",
    plan: aList("INSULATION, PRESCRIPTIVE", ["ASSEMBLY", "REQ'D", "PROVIDED"], [
      "EXTERIOR FRAME WALL",
      "13",
      "11",
    ]),
    kinds: ["fail"],
  },
  {
    name: "R-15 beside the R-13 demanded",
    plan: aList("INSULATION, PRESCRIPTIVE", ["ASSEMBLY", "REQ'D", "PROVIDED"], [
      "EXTERIOR FRAME WALL",
      "13",
      "15",
    ]),
    kinds: ["pass"],
  },
  {
    name: "spacing of studs under SPACING",
    plan: aList("WALL FRAMING", ["PART", "SPACING"], ["2x4 FRAME WALLS", "16"]),
    kinds: [],
  },

  { says: "ATTIC R-38 BLOWN; 2X4 FRAME WALLS R-11 BATTS; BLOCK WALLS R-7", kinds: ["cantTell"] },
  { says: "ATTIC R-38, FRAME WALLS R-13 BATTS, BLOCK WALLS R-7", kinds: ["pass"] },
  { says: "2X4 FRAME WALLS: R-11 BATTS + R-3 CONT. RIGID", plan: prescriptive, kinds: ["pass"] },
  { says: "2X4 FRAME WALLS: R-13 AND R-5", plan: prescriptive, kinds: ["pass"] },
  { says: "2X4 FRAME WALLS: R-13 AND R-11", plan: prescriptive, kinds: ["fail"] },
], zone1);
