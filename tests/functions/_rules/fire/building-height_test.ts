import rule from "../../../../functions/_rules/fire/building-height.ts";
import { aFact, aHouse, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const heightFt = (value: number, over = {}) => ({
  codeSummary: { buildingHeightFt: [aFact(value, { unit: "ft", ...over })] },
});
const office = aProject({ occupancyClassification: ["B"], typeOfConstruction: "VB" });

testStatements(rule, [
  { says: "ALLOWABLE HEIGHT 55 FT, PROPOSED 58 FT TO TOP OF TOWER", kinds: [] },
  { name: "40 ft in Type VB", plan: heightFt(40), kinds: ["pass"] },
  { name: "41 ft in Type VB", plan: heightFt(41), kinds: ["fail"] },
  {
    name: "41 ft to the ridge",
    plan: heightFt(41, { sourceText: "RIDGE HEIGHT 41 FT" }),
    kinds: ["cantTell"],
  },
  {
    name: "41 ft in an alteration",
    plan: heightFt(41),
    project: aProject({ typeOfConstruction: "VB", name: "Interior remodel" }),
    kinds: ["cantTell"],
  },
  {
    name: "41 ft with sprinklers",
    plan: heightFt(41),
    project: aProject({ typeOfConstruction: "VB", fireSprinkler: true }),
    kinds: ["pass"],
  },
  {
    name: "any height in Type IA",
    plan: heightFt(400),
    project: aProject({ typeOfConstruction: "IA" }),
    kinds: ["pass"],
  },
  {
    name: "66 ft in a form's Type IVA, which may mean heavy timber",
    plan: heightFt(66),
    project: aProject({ typeOfConstruction: "IVA" }),
    kinds: ["cantTell"],
  },
  {
    name: "a height from the form with nothing printed",
    project: aProject({ buildingHeight: 99 }),
    kinds: [],
  },
  {
    name: "a podium building",
    says: "PODIUM PER SECTION 510.2",
    plan: heightFt(41),
    kinds: ["cantTell"],
  },
  { name: "a house", plan: heightFt(60), project: aHouse(), kinds: [] },
  {
    name: "a row that states more than it allows",
    plan: {
      schedules: [
        aSchedule("code summary", [["ITEM", "item"], ["ALLOWED", null], ["ACTUAL", "provided"]], [
          ["BLDG. HEIGHT (TYPE V-B, NS)", "40 FT", "46 FT"],
          ["CEILING HEIGHT", "9 FT", "10 FT"],
        ]),
      ],
    },
    kinds: ["fail"],
  },
], office);

testStatements(rule, [
  { says: "BLDG HGT 51'-0\" (40'-0\" ALLOWED)", kinds: ["fail"] },
  { says: "BLDG HGT 38'-0\" (40'-0\" ALLOWED)", kinds: [] },
  { says: "SETBACK 25' BUILDING HEIGHT 46' (40' ALLOWED)", kinds: ["fail"] },
  { says: "BUILDING SETBACK 46' (40' ALLOWED) HEIGHT", kinds: [] },
]);
