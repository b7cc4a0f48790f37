import rule from "../../../../functions/_rules/energy/ceiling-insulation-zone-2.ts";
import { aFact, aHouse, aList, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const zone1 = aHouse({ address: "1 Main Street, Miami, FL" });
const zone2 = aHouse({ address: "1 Main Street, Tampa, FL" });
const prescriptive = { codeSummary: { energyPath: [aFact("PRESCRIPTIVE R402")] } };
const performance = { codeSummary: { energyPath: [aFact("R405")] } };

testStatements(rule, [
  { says: "CEILING INSULATION: TBD", kinds: ["cantTell"] },
  { says: "CEILING INSULATION | R-38", plan: prescriptive, kinds: ["pass"] },
  { says: "CEILING INSULATION | R-30", plan: prescriptive, kinds: ["fail"] },
  { says: "R-37 BLOWN ATTIC INSULATION", plan: prescriptive, kinds: ["fail"] },
  { says: "R30 BATTS IN ATTIC, RAISED HEEL TRUSSES", plan: prescriptive, kinds: ["pass"] },
  { says: "R-30 CEILING", plan: performance, kinds: [] },
  { says: "R-30 CEILING", kinds: ["cantTell"] },
  { says: "R-8 DUCTS IN ATTIC", plan: prescriptive, kinds: [] },
  { says: "R-30 BLOWN CEILING INSULATION (CLIMATE ZONE 1A)", plan: prescriptive, kinds: [] },
  { name: "zone 1", says: "R-30 CEILING", plan: prescriptive, project: zone1, kinds: [] },
  { name: "an office", says: "R-19 CEILING", plan: prescriptive, project: aProject(), kinds: [] },
  {
    name: "R-22 BATT under ATTIC SECTION",
    says: "R-22 BATT",
    where: { drawing: "ATTIC SECTION" },
    kinds: ["cantTell"],
  },
  {
    name: "R-38 BATT under ATTIC SECTION",
    says: "R-38 BATT",
    where: { drawing: "ATTIC SECTION" },
    kinds: ["pass"],
  },
  {
    name: "attic ducts",
    plan: aList("DUCTS", ["LOCATION", "SIZE", "INSULATION"], ["ATTIC", '8"', "R-8"]),
    kinds: [],
  },
  {
    name: "R-30 beside the R-38 demanded",
    plan: aList("INSULATION - PRESCRIPTIVE R402", ["COMPONENT", "REQ'D", "PROVIDED"], [
      "CEILING",
      "38",
      "30",
    ]),
    kinds: ["fail"],
  },
  {
    name: "R-38 of a package, R-30 its least",
    plan: aList("INSULATION - PRESCRIPTIVE R402", ["COMPONENT", "MIN.", "PROVIDED"], [
      "CEILING",
      "R-30",
      "R-38",
    ]),
    kinds: ["pass"],
  },
  { says: "ATTIC SUPPLY AND RETURN FLEX: R-6.", kinds: [] },

  { says: "WALLS R-13, R-19 BATTS OVER CEILINGS, DUCTS R-8", plan: prescriptive, kinds: ["fail"] },
  { says: "WALLS R-13, R-38 OVER CEILINGS, DUCTS R-8", plan: prescriptive, kinds: ["pass"] },
  { says: "ATTIC R-38; GARAGE CEILING R-19", plan: prescriptive, kinds: ["pass"] },
], zone2);

testStatements(rule, [
  { says: "R-30 BATT CATHEDRAL CEILING (LESS THAN 500 SF, R402.2.2)", kinds: [] },
], aHouse());

testStatements(rule, [
  { says: "R-30 CEILING, FULL OVER TOP PLATE", plan: prescriptive, kinds: ["pass"] },
  { says: "R-30 CEILING, FULL THICKNESS AT EAVES", plan: prescriptive, kinds: ["pass"] },
  { says: "R-30 CEILING, FULL WARRANTY", plan: prescriptive, kinds: ["fail"] },
  { says: "R-30 CEILING, NOT FULL HEIGHT AT EAVES", plan: prescriptive, kinds: ["fail"] },
  { says: "R-29 CEILING, FULL DEPTH AT EAVES", plan: prescriptive, kinds: ["fail"] },
], zone2);
