import rule from "../../../../functions/_rules/energy/mass-wall-insulation.ts";
import { aFact, aHouse, aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const zone1 = aHouse({ address: "1 Main Street, Miami, FL" });
const zone2 = aHouse({ address: "1 Main Street, Tampa, FL" });
const prescriptive = { codeSummary: { energyPath: [aFact("PRESCRIPTIVE R402")] } };
const performance = { codeSummary: { energyPath: [aFact("R405")] } };

testStatements(rule, [
  { says: "ONE-FAMILY DWELLING, R-3, TYPE V-B; MASONRY WALLS, WOOD TRUSSES", kinds: [] },
  { says: "CMU WALL, R-6 FOIL-FACED INSULATION ON FURRING", plan: prescriptive, kinds: ["pass"] },
  { says: "MASONRY WALL R-4.1 INTERIOR", plan: prescriptive, kinds: ["fail"] },
  {
    says: "CMU WALL: R-4.1 INSIDE, R-3 OUTSIDE",
    plan: prescriptive,
    kinds: ["pass"],
  },
  {
    says: "BLOCK WALL: EXTERIOR R-2, INTERIOR R-4.2",
    plan: prescriptive,
    kinds: ["pass"],
  },
  {
    says: "CMU WALL: R-1 INSIDE, R-2 OUTSIDE",
    plan: prescriptive,
    kinds: ["fail"],
  },
  { says: "MASONRY WALL R-4 CONTINUOUS EIFS", plan: prescriptive, kinds: ["pass"] },
  {
    says: "REFLECTIVE INSULATION R-4.1 ON 1x2 P.T. FURRING",
    plan: prescriptive,
    project: zone1,
    kinds: ["pass"],
  },
  { says: "BLOCK WALLS: R-3.9", plan: prescriptive, project: zone1, kinds: ["fail"] },
  { says: "MASONRY WALL R-4.1", plan: performance, kinds: [] },
  {
    says: "GROUND FLOOR MASONRY: NO INSULATION, PAINT DIRECT",
    plan: prescriptive,
    kinds: ["fail"],
  },
  { says: "EXTERIOR CMU WALLS UNINSULATED", plan: prescriptive, kinds: ["fail"] },
  { says: "EXTERIOR CMU WALLS UNINSULATED", plan: performance, kinds: [] },
  { says: "GARAGE CMU WALL: NO INSULATION", plan: prescriptive, kinds: [] },
  { says: "CMU WALL, NO INSULATION IN CELLS", plan: prescriptive, kinds: [] },
  { says: "INTERIOR BLOCK WALLS: UNINSULATED", plan: prescriptive, kinds: [] },
  { says: "BLOCK WALL, R-6 FOIL, NO INSULATION AT PIERS", plan: prescriptive, kinds: ["pass"] },
  { says: "MASONRY WALL R-4.1", kinds: ["cantTell"] },
  { says: "ATTIC RADIANT FOIL INSULATION R-3", plan: prescriptive, kinds: [] },
  {
    name: '3/4" FURR., R-4.1 FOIL INSIDE under TYP. BLOCK WALL',
    says: '3/4" FURR., R-4.1 FOIL INSIDE',
    where: { drawing: "TYP. BLOCK WALL" },
    kinds: ["cantTell"],
  },
  {
    name: "R-6 RIGID INSIDE under TYP. BLOCK WALL",
    says: "R-6 RIGID INSIDE",
    where: { drawing: "TYP. BLOCK WALL" },
    kinds: ["pass"],
  },
  {
    name: "R-30 CEILING under TYP. BLOCK WALL",
    says: "R-30 CEILING",
    where: { drawing: "TYP. BLOCK WALL" },
    kinds: [],
  },
  {
    name: "block of R-4.1 in a list",
    plan: aList("INSULATION, PRESCRIPTIVE", ["ASSEMBLY", "R"], ['8" CMU, INTERIOR FOIL', "4.1"]),
    kinds: ["fail"],
  },
  {
    name: "block of R-6 in a list",
    plan: aList("INSULATION, PRESCRIPTIVE", ["ASSEMBLY", "R"], ['8" CMU, INTERIOR FOIL', "6"]),
    kinds: ["pass"],
  },
  {
    name: "block in a list of materials",
    plan: aList("MATERIALS", ["ITEM", "R"], ['8" CMU', "4"]),
    kinds: [],
  },

  {
    says: "Exterior block walls: foil board R-4.1, then gypsum; attic R-38; frame walls R-13",
    project: zone2,
    plan: prescriptive,
    kinds: ["fail"],
  },
  {
    says: "Exterior block walls: foil board R-7.1, then gypsum; attic R-38; ducts R-6",
    project: zone2,
    plan: prescriptive,
    kinds: ["pass"],
  },
  {
    says: 'CMU WALL: R-5.6 CONT. RIGID INSUL. OUTBOARD OF 8" CMU',
    project: zone2,
    plan: prescriptive,
    kinds: ["pass"],
  },
], zone2);

testStatements(rule, [
  {
    says: "R-3, TYPE V-B, ONE STORY, MASONRY WALLS",
    project: zone2,
    plan: prescriptive,
    kinds: [],
  },
], zone2);
