import rule from "../../../../functions/_rules/energy/ceiling-insulation-zone-1.ts";
import { aFact, aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const zone1 = aHouse({ address: "1 Main Street, Miami, FL" });
const zone2 = aHouse({ address: "1 Main Street, Tampa, FL" });
const prescriptive = { codeSummary: { energyPath: [aFact("PRESCRIPTIVE R402")] } };
const performance = { codeSummary: { energyPath: [aFact("R405")] } };

testStatements(rule, [
  { says: "CEILING INSULATION: TBD", kinds: ["cantTell"] },
  { says: "R-30 BLOWN CEILING INSULATION (CLIMATE ZONE 1A)", plan: prescriptive, kinds: ["pass"] },
  { says: "CEILING: R-29", plan: prescriptive, kinds: ["fail"] },
  { says: "CEILING R-VALUE: R19", plan: prescriptive, kinds: ["fail"] },
  { says: "R-19 CEILING", plan: performance, kinds: [] },
  { says: "R-19 CEILING", kinds: ["cantTell"] },
  { name: "zone 2", says: "R-19 CEILING", plan: prescriptive, project: zone2, kinds: [] },
  {
    name: "R-19 BATT under ATTIC SECTION",
    says: "R-19 BATT",
    where: { drawing: "ATTIC SECTION" },
    kinds: ["cantTell"],
  },
  {
    name: "R-30 BATT under ATTIC SECTION",
    says: "R-30 BATT",
    where: { drawing: "ATTIC SECTION" },
    kinds: ["pass"],
  },
  {
    name: "R-19 WALL BATT under ATTIC SECTION",
    says: "R-19 WALL BATT",
    where: { drawing: "ATTIC SECTION" },
    kinds: [],
  },
], zone1);
