import rule from "../../../../functions/_rules/energy/attic-duct-insulation.ts";
import { aFact, aHouse, aList, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const performance = { codeSummary: { energyPath: [aFact("R405")] } };

testStatements(rule, [
  { says: "DUCT INSULATION: TBD", kinds: ["cantTell"] },
  { says: "SUPPLY DUCTS IN ATTIC: R-6 FLEX", kinds: ["fail"] },
  { says: "ATTIC DUCTS | R-8", kinds: ["pass"] },
  { says: "SUPPLY DUCTS IN ATTIC: R-6 FLEX", plan: performance, kinds: ["cantTell"] },
  { says: "R-4.2 FLEX DUCT", kinds: ["fail"] },
  { says: "R-6 FLEX DUCT", kinds: ["cantTell"] },
  { says: "R-6 DUCTS WITHIN CONDITIONED SPACE", kinds: [] },
  { says: "Ducts inside the conditioned floor space need no insulation and have none.", kinds: [] },
  { says: "DRYER DUCT, R-38 CEILING", kinds: [] },
  { name: "an office", says: "ATTIC DUCTS R-6", project: aProject(), kinds: [] },
  { says: "DUCT INSULATION R-8 IN ATTIC, R-6 ELSEWHERE", kinds: ["pass"] },
  { says: "DUCT INSULATION R-8 IN ATTIC, R-4 ELSEWHERE", kinds: ["fail"] },
  { says: "ATTIC SUPPLY DUCTS INSULATED TO R-6.", kinds: ["fail"] },
  { says: "ALL SUPPLY DUCTS IN ATTIC: R-8.", kinds: ["pass"] },
  { says: "ATTIC RUNS R-4.2", kinds: ["fail"] },
  { says: "R-6 RETURN DUCT @ GARAGE CLOSET", kinds: ["pass"] },
  { says: "R-4 RETURN DUCT @ GARAGE CLOSET", kinds: ["fail"] },
  { says: "DUCTS IN ATTIC R-8; IN FLOOR TRUSSES R-6", kinds: ["pass"] },
  { says: "R-6 DUCTS IN FLOOR SYSTEM; NO DUCTS IN ATTIC", kinds: ["pass"] },
  {
    name: "attic ducts of R-6 in a list of ducts",
    plan: aList("DUCTS", ["LOCATION", "SIZE", "INSULATION"], ["ATTIC", '8"', "R-6"]),
    kinds: ["fail"],
  },
  {
    name: "attic ducts of R-8 in a list of ducts",
    plan: aList("DUCTS", ["LOCATION", "SIZE", "INSULATION"], ["ATTIC", '8"', "R-8"], [
      "CONDITIONED",
      '8"',
      "R-4",
    ]),
    kinds: ["pass"],
  },
  {
    name: "attic ducts of R-6 beside the R-8 demanded",
    plan: aList("ENERGY - R402", ["ITEM", "REQUIRED", "PROPOSED"], ["ATTIC DUCTS", "R-8", "R-6"]),
    kinds: ["fail"],
  },
  {
    name: "attic ducts of R-8 beside the R-6 of another code",
    plan: aList("ENERGY - R402", ["ITEM", "REQUIRED", "PROPOSED"], ["ATTIC DUCTS", "R-6", "R-8"]),
    kinds: ["pass"],
  },
], aHouse());

testStatements(rule, [
  {
    name: "other ducts in the remark of a row",
    plan: aList("ENERGY", ["ITEM", "LIMIT", "PROVIDED", "REMARKS"], [
      "Attic duct R",
      "8",
      "8",
      "R-6 within floor joists",
    ]),
    kinds: ["pass"],
  },
], aHouse());

testStatements(rule, [
  { says: 'RETURN PLENUM LINED. INSULATE HOT PIPES 3/4" AND BIGGER R-3', kinds: [] },
  { says: "ATTIC DUCTS INSULATED R-3", kinds: ["fail"] },
], aHouse());
