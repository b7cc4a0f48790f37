import rule from "../../../../functions/_rules/mechanical/public-toilet-exhaust.ts";
import { aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const fan = (serves: string, fixtures: string, air: string, operation: string) => ({
  schedules: [
    aSchedule("exhaust fan", [["Fan", "mark"], ["Serves", "load"], ["Fixtures", null], [
      "CFM",
      "airflow",
    ], ["Operation", "control"]], [
      ["EF-1", serves, fixtures, air, operation],
    ]),
  ],
});

testStatements(rule, [
  {
    name: "150 cfm for three closets",
    plan: fan("Women 104", "3 water closets", "150", "Intermittent"),
    kinds: ["fail"],
  },
  {
    name: "210 cfm for three closets",
    plan: fan("Women 104", "3 water closets", "210", "Intermittent"),
    kinds: ["pass"],
  },
  {
    name: "140 cfm for closet and urinal",
    plan: fan("Men 105", "1 water closet, 1 urinal", "140", "Switched"),
    kinds: ["pass"],
  },
  {
    name: "150 cfm running always for three closets",
    plan: fan("WOMEN", "3 WC", "150", "Continuous"),
    kinds: ["pass"],
  },
  {
    name: "a total in its column",
    plan: fan("WOMEN 127, 2 WC", "", "100 TOTAL", "INTERMITTENT"),
    kinds: ["fail"],
  },
  {
    name: "what a rate comes to",
    plan: fan("WOMEN 104", "3 WC", "50 CFM PER WC, 150 CFM", "CONTINUOUS"),
    kinds: ["pass"],
  },
  {
    name: "a rate alone is that of one fixture",
    plan: fan("WOMEN 104", "3 WC", "70 CFM PER WC", "INTERMITTENT"),
    kinds: ["pass"],
  },
  { name: "40 cfm for a toilet room", plan: fan("TOILET 110", "", "40", ""), kinds: ["fail"] },
  {
    name: "75 cfm for a toilet room of unknown fixtures",
    plan: fan("TOILET 110", "", "75", ""),
    kinds: [],
  },
  {
    name: "50 cfm each with the lights",
    plan: fan("Toilets 4, 5, w/ lights", "", "50 ea.", ""),
    kinds: ["fail"],
  },
  {
    name: "60 cfm by an occupancy sensor",
    plan: fan("RESTROOM 12", "", "60", "OCC. SENSOR"),
    kinds: ["fail"],
  },
  {
    name: "75 cfm each with the lights",
    plan: fan("Toilets 4, 5, w/ lights", "", "75 each", ""),
    kinds: [],
  },
  {
    name: "60 cfm without a word on how it runs",
    plan: fan("TOILET 110", "", "60", ""),
    kinds: [],
  },
  {
    name: "two fans for one room",
    plan: fan("EF-1, EF-2: TOILET 110, SWITCHED", "", "50 ea.", ""),
    kinds: [],
  },
  ...["106 TOILET", "106 W.C.", "12 WC", "2-104 TOILET", "LEVEL 2 TOILETS", "12 TOILET"].map(
    (serves) => ({
      name: `75 cfm for ${serves}`,
      plan: fan(serves, "", "75", "with light, intermittent"),
      kinds: [],
    }),
  ),
  {
    name: "50 cfm with the light for a room by its number",
    plan: fan("106 TOILET", "", "50", "with light, intermittent"),
    kinds: ["fail"],
  },
  {
    name: "140 cfm for the fixtures of a room by its number",
    plan: fan("106 TOILET", "2 WC, 1 UR", "140", "with light"),
    kinds: ["fail"],
  },
  {
    name: "12 closets in words",
    plan: fan("WOMEN 204", "12 WATER CLOSETS", "600", "switched"),
    kinds: ["fail"],
  },
  { says: "TOILET EXHAUST 70 CFM PER FIXTURE", kinds: ["pass"] },
  { says: "TOILET EXHAUST 50 CFM PER WATER CLOSET", kinds: ["fail"] },
  { says: "TOILET EXHAUST 50 CFM PER WATER CLOSET, CONTINUOUS", kinds: ["pass"] },
  { name: "a kitchen hood fan", plan: fan("Hood H-1", "", "40", ""), kinds: [] },
  {
    says: ["EF-2 150 CFM, SWITCHED", "(2) WC, (2) UR"],
    kinds: ["fail"],
    where: { "drawing": "MEN'S TOILET" },
  },
  {
    says: ["EF-2 300 CFM, SWITCHED", "(2) WC, (2) UR"],
    kinds: ["pass"],
    where: { "drawing": "MEN'S TOILET" },
  },
]);

testStatements(rule, [
  {
    name: "100 cfm for a closet and a urinal called so",
    plan: fan("men", "1 closet 1 urinal", "100", ""),
    kinds: ["fail"],
  },
  {
    name: "140 cfm for two closets",
    plan: fan("women", "2 closets", "140", ""),
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  {
    name: "50 cfm for the public toilet of an office in apartments",
    plan: fan("Office toilet 103 (public)", "1 W.C.", "50", "Light switch"),
    kinds: ["fail"],
  },
  {
    name: "70 cfm for it",
    plan: fan("Office toilet 103 (public)", "1 W.C.", "70", "Light switch"),
    kinds: ["pass"],
  },
  {
    name: "50 cfm for the baths of the apartments",
    plan: fan("Unit toilets", "1 W.C.", "50", "Light switch"),
    kinds: [],
  },
], aProject({ occupancyClassification: ["R-2", "B"] }));
