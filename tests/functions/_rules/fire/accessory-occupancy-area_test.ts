import rule from "../../../../functions/_rules/fire/accessory-occupancy-area.ts";
import { aHouse, aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "ACCESSORY STORAGE (S-1) 10% OF STORY", kinds: ["pass"] },
  { says: "ACCESSORY OCCUPANCY B: 12% OF FLOOR AREA", kinds: ["fail"] },
  { says: "ACCESSORY OFFICE 800 SF OF 10,000 SF FLOOR", kinds: ["pass"] },
  { says: "ACCESSORY OFFICE: 1,200 SF / 10,000 SF", kinds: ["fail"] },
  { says: "ACCESSORY OCCUPANCY 8% (10% MAX.)", kinds: ["pass"] },
  { says: "ACCESSORY OFFICE B: 12 PCT. OF STORY", kinds: ["fail"] },
  {
    name: "a row whose requirement gives the story",
    plan: aList("CODE DATA", ["SECTION", "SUBJECT", "REQUIRED", "PROVIDED"], [
      "508.2",
      "Accessory Group B",
      "10 pct. of 10,000 sq ft story",
      "1,200 sq ft, accessory, not separated",
    ]),
    kinds: ["fail"],
  },
  {
    name: "such a row within the tenth",
    plan: aList("CODE DATA", ["SUBJECT", "ALLOWED", "PROVIDED"], [
      "Accessory S-1",
      "10% of 9,000 sq ft story",
      "850 sq ft, accessory",
    ]),
    kinds: ["pass"],
  },
  { says: "ACCESSORY STRUCTURE LOT COVERAGE 25%", kinds: [] },
  { name: "a house", says: "ACCESSORY OCCUPANCY 12%", project: aHouse(), kinds: [] },
  {
    says: "ACCESSORY STORAGE 980 SF",
    where: { drawing: "FIRST FLOOR PLAN - 6,200 SF" },
    kinds: ["fail"],
  },
  {
    says: "ACCESSORY STORAGE 600 SF",
    where: { drawing: "FIRST FLOOR PLAN - 6,200 SF" },
    kinds: ["pass"],
  },
  { says: "ACCESSORY STORAGE 980 SF", where: { drawing: "STORAGE PLAN" }, kinds: [] },
]);

testStatements(rule, [
  {
    says: "OFFICE 11.3% OF FLOOR; NONSEPARATED MIXED OCCUPANCY PER 508.3, NOT AS ACCESSORY",
    kinds: [],
  },
  { says: "ACCESSORY OFFICE 13% OF STORY, SEPARATED PER 508.4 BY 1 HR WALLS", kinds: [] },
  { says: "ACCESSORY STORAGE 13% OF STORY, NOT SEPARATED", kinds: ["fail"] },
]);

testStatements(rule, [
  { says: "Accessory occupancy 508.2: not claimed, 12.4% of the floor", kinds: [] },
]);
