import rule from "../../../../functions/_rules/energy/climate-zone.ts";
import { aFact, aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const zone = (...values: string[]) => ({
  codeSummary: { climateZone: values.map((it) => aFact(it)) },
});
const miami = aHouse({ address: "1 Main Street, Miami, FL" });
const tampa = aHouse({ address: "1 Main Street, Tampa, FL" });

testStatements(rule, [
  { says: "CLIMATE ZONE | -- | 1A", project: tampa, kinds: ["fail"] },
  { says: "CLIMATE ZONE | -- | 2A", project: tampa, kinds: ["pass"] },
  { says: "CLIMATE ZONES 1A AND 2A", project: tampa, kinds: [] },
  { says: "CLIM. ZONE | 1A", project: tampa, kinds: ["fail"] },
  { says: "HILLSBOROUGH COUNTY, CLIMATE ZONE 1A.", project: tampa, kinds: ["fail"] },
  { says: "CLIMATE ZONE 2A, ROOF R-30", project: tampa, kinds: ["pass"] },
  { says: "CLIMATE ZONE 1A AND 2A", project: tampa, kinds: [] },
  { says: "CLIMATE ZONE 1 OR 2", project: tampa, kinds: [] },
  { says: "CLIMATE ZONE: ____", kinds: ["cantTell"] },
  { name: "zone 1 in Miami", plan: zone("1A"), project: miami, kinds: ["pass"] },
  { name: "zone 2 in Miami", plan: zone("2A"), project: miami, kinds: ["fail"] },
  { name: "zone 2 in Tampa", plan: zone("2"), project: tampa, kinds: ["pass"] },
  { name: "zone 1 in Tampa", plan: zone("1A"), project: tampa, kinds: ["fail"] },
  { name: "both zones in Tampa", plan: zone("2A", "1A"), project: tampa, kinds: ["pass", "fail"] },
  {
    name: "an unknown county",
    plan: zone("1A"),
    project: aHouse({ address: "1 Main Street" }),
    kinds: [],
  },
  {
    name: "two counties",
    plan: { codeSummary: { climateZone: [aFact("1A")], county: [aFact("Polk"), aFact("Lee")] } },
    kinds: ["cantTell"],
  },

  { says: "CLIMATE ZONE: 3A", project: tampa, kinds: ["fail"] },
  { says: "CLIMATE ZONE MAP, SHEET 3", project: tampa, kinds: [] },
]);
