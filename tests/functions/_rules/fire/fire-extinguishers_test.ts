import { aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import rule from "../../../../functions/_rules/fire/fire-extinguishers.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "FE CLASS K: 38'-0\" OF TRAVEL FROM FRYERS", kinds: ["fail"] },
  { says: "FE CLASS K: 28'-0\" OF TRAVEL FROM FRYERS", kinds: ["pass"] },
  { says: "F.F.E. 178.50", kinds: [] },
  { says: 'NO EXTINGUISHERS SHALL BE HUNG OVER 60"', kinds: ["pass"] },
  { says: "FE'S SPACED AT 150 FT O.C.", kinds: ["fail"] },
  { says: "TRAVEL TO F.E. NOT TO EXCEED 85 FT", kinds: ["fail"] },
  { says: "TRAVEL TO NEAREST FEC: 75 FT", kinds: ["pass"] },
  {
    says: "CLASS K EXTINGUISHER 22 FT FROM FRYERS; 75 FT TRAVEL FOR OTHERS",
    kinds: ["pass", "pass"],
  },
  { says: "F.E. 75 FT TRAVEL, K-CLASS UNIT 35 FT FROM RANGE", kinds: ["pass", "fail"] },
  { says: "F.E.C. SPACED 85'-0\" TRAVEL MAX", kinds: ["fail"] },
  { says: "FEC - 75'-0\" MAX. TRAVEL", kinds: ["pass"] },
  { says: "FIRE EXTINGUISHERS AT 90 FT MAXIMUM TRAVEL", kinds: ["fail"] },
  { says: "FIRE EXTINGUISHER WITHIN 76 FEET", kinds: ["fail"] },
  { says: "CLASS K FIRE EXTINGUISHER: TRAVEL DISTANCE FROM CHARBROILER 34 FEET", kinds: ["fail"] },
  { says: 'CLASS "K" EXTINGUISHER, 30 FT TRAVEL FROM RANGE', kinds: ["pass"] },
  { says: "FIRE EXTINGUISHERS: 2-A:10-B:C IN RECESSED CABINETS", kinds: ["pass"] },
  { says: 'FIRE EXTINGUISHER MOUNTED WITHIN 48" A.F.F.', kinds: ["pass"] },
  { says: "FIRE EXTINGUISHERS BY OWNER", kinds: ["cantTell"] },
  { says: "NO FIRE EXTINGUISHERS", kinds: ["fail"] },
  { name: "a house", says: "FIRE EXTINGUISHER 90 FT TRAVEL", project: aHouse(), kinds: [] },
  { says: "FE TO FE 180'-0\", 90' MAX TRAVEL", kinds: ["fail"] },
  { says: "FE TO FE 140'-0\", 70' MAX TRAVEL", kinds: ["pass"] },
  { says: "CLASS K EXT. 42'-0\" FROM FRYER", kinds: ["fail"] },
  { says: "CLASS K EXT. 28'-0\" FROM FRYER", kinds: ["pass"] },
  {
    name: "rows of a list",
    plan: {
      schedules: [
        aSchedule("other", [["MARK", "mark"], ["TYPE", "type"], ["MAX TRAVEL", null]], [
          ["FE-1", "2A:10BC", "95 FT"],
          ["FE-2", "2A:10BC", "70 FT"],
        ], { title: "FIRE EXTINGUISHERS" }),
      ],
    },
    kinds: ["fail", "pass"],
  },
]);

testRule(rule, [
  ["reads the way to the nearest", "118 FT TO NEAREST F.E.", "fail"],
  ["passes 75 ft", "75 FT TO NEAREST F.E.", "pass"],
  ["reads inches of it", `75'-6" TO F.E.C.`, "fail"],
  ["leaves the way to a fence alone", "118 FT TO NEAREST FENCE", ""],
]);

testStatements(rule, [
  {
    says: "FEC at 70 ft; travel 75 FT max. Class K extinguisher not required, no cooking.",
    kinds: ["pass"],
  },
  {
    says: "NO EXTINGUISHERS IN CORRIDORS: EACH UNIT HAS A 1-A:10-B:C EXTINGUISHER",
    kinds: ["pass"],
  },
  { says: "NO EXTINGUISHERS IN ELEVATOR LOBBY", kinds: ["pass"] },
  { says: "NO EXTINGUISHERS IN THIS BUILDING", kinds: ["fail"] },
  { says: "CLASS K EXTINGUISHER NOT PROVIDED", kinds: ["fail"] },
]);

testStatements(rule, [
  {
    name: "a class K item of the list 34 ft from the wok",
    says: "class K, at pantry, 34 ft from wok",
    where: { heading: "Extinguishers" },
    kinds: ["fail"],
  },
  {
    name: "a class K item of the list 22 ft from the wok",
    says: "class K, at pantry, 22 ft from wok",
    where: { heading: "Extinguishers" },
    kinds: ["pass"],
  },
  {
    name: "a rated item of the list 74 ft away",
    says: "3-A:40-B:C, hall, 74 ft to farthest corner",
    where: { heading: "Portable extinguishers" },
    kinds: ["pass"],
  },
  {
    name: "class A walls of another list",
    says: "class A walls, 34 ft from stage",
    where: { heading: "Finishes" },
    kinds: [],
  },
], aProject({ occupancyClassification: ["A-2"] }));

const LEGEND = "Symbols. K: class K extinguisher, A: extinguisher 2-A";

testStatements(rule, [
  { says: [LEGEND, "K to range 33'-0\""], kinds: ["fail"] },
  { says: [LEGEND, "28'-6\" K - fryers"], kinds: ["pass"] },
  { says: [LEGEND, "2-A, 80'-0\" max."], kinds: ["fail"] },
  { says: [LEGEND, "2-A:10-B:C 71 ft travel"], kinds: ["pass"] },
  { says: "K to range 33'-0\"", kinds: [] },
  { says: [LEGEND, "Grid K to range wall 33'-0\", see structural plans"], kinds: ["pass"] },
  { says: [LEGEND, "33'-0\" to range"], kinds: ["pass"] },
], aProject({ occupancyClassification: ["A-2"] }));

const equipment = (title: string, ...rows: string[][]) => ({
  schedules: [aSchedule("other", [["ITEM", null], ["QTY", null]], rows, { title })],
});
const PANEL = ["F.A.C.P.", "1"], PULLS = ["PULL STATION", "6"];

testStatements(rule, [
  {
    name: "a list of fire equipment without any",
    plan: equipment("FIRE SAFETY EQUIPMENT, LEVEL 2", PANEL, PULLS),
    kinds: ["cantTell"],
  },
  {
    name: "a list that names them",
    plan: equipment("LIFE SAFETY DEVICES", PANEL, ["FIRE EXTINGUISHER", "3"]),
    kinds: ["pass"],
  },
  {
    name: "a list in a set whose plans show cabinets",
    says: "F.E.C. AT CORRIDOR",
    plan: equipment("FIRE PROT. EQUIP.", PANEL, PULLS),
    kinds: ["pass"],
  },
  {
    name: "a list of the alarm alone",
    plan: equipment("FIRE ALARM DEVICES", PANEL, PULLS),
    kinds: [],
  },
  { says: 'F.E. HUNG 48" AFF, WALK 80 FT', kinds: ["fail"] },
  { says: "WALK-IN COOLER 80 FT, FE: AT DOOR", kinds: ["pass"] },
  {
    says:
      "FIRE EXTINGUISHERS | 906.1 | 75 FT / CLASS K 30 FT | 2-A:10-B:C AT 75'-0\" MAX TRAVEL; CLASS K AT 30'-0\" OF COOKING",
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  { says: "EXTINGUISHERS 2-A:10-B:C, 70 FT MAX. NO CLASS K.", kinds: ["pass"] },
]);
