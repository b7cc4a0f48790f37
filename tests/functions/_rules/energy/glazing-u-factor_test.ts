import rule from "../../../../functions/_rules/energy/glazing-u-factor.ts";
import { aFact, aHouse, aList, aWindow } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const zone1 = aHouse({ address: "1 Main Street, Miami, FL" });
const zone2 = aHouse({ address: "1 Main Street, Tampa, FL" });
const prescriptive = { codeSummary: { energyPath: [aFact("PRESCRIPTIVE R402")] } };
const performance = { codeSummary: { energyPath: [aFact("R405")] } };

testStatements(rule, [
  { says: "MAXIMUM U-FACTOR FOR WINDOWS: 0.65", plan: prescriptive, kinds: ["fail"] },
  {
    says: "FENESTRATION U-FACTOR / SHGC | U = 0.40 / SHGC = 0.25",
    plan: prescriptive,
    kinds: ["pass"],
  },
  { says: "WINDOW U-FACTOR: 0.41", plan: prescriptive, kinds: ["fail"] },
  { says: "IMPACT WINDOWS U-FACTOR 0.62", plan: prescriptive, kinds: ["cantTell"] },
  { says: "IMPACT WINDOWS U-FACTOR 0.70", plan: prescriptive, kinds: ["fail"] },
  { says: "GLAZING U-VALUE = 1.02", kinds: ["cantTell"] },
  { says: "GLAZING U-VALUE = 1.02", plan: performance, kinds: [] },
  {
    name: "scheduled windows",
    plan: {
      ...prescriptive,
      windows: [aWindow("A", { uFactor: 0.4 }), aWindow("B", { uFactor: 0.55 })],
    },
    kinds: ["fail", "pass"],
  },
  { name: "zone 1", says: "WINDOW U-FACTOR: 1.02", plan: prescriptive, project: zone1, kinds: [] },
  {
    name: "U-0.55 under WINDOW TYPES",
    says: "U-0.55",
    where: { drawing: "WINDOW TYPES" },
    kinds: ["cantTell"],
  },
  {
    name: "U-0.40 under WINDOW TYPES",
    says: "U-0.40",
    where: { drawing: "WINDOW TYPES" },
    kinds: ["pass"],
  },
  { says: "WINDOW U-VALUE SHALL BE 0.50", kinds: ["cantTell"] },
  {
    name: "U-0.55 beside the 0.40 allowed",
    plan: aList("PRESCRIPTIVE", ["ITEM", "MAX. ALLOWED", "PROVIDED"], ["WINDOW U", "0.40", "0.55"]),
    kinds: ["fail"],
  },
  {
    name: "U-0.36 beside the 0.40 allowed",
    plan: aList("PRESCRIPTIVE", ["ITEM", "MAX. ALLOWED", "PROVIDED"], ["WINDOW U", "0.40", "0.36"]),
    kinds: ["pass"],
  },
  { says: "VINYL WINDOWS U .48, SHGC .22", kinds: ["cantTell"] },
  { says: "VINYL WINDOWS U .38, SHGC .22", kinds: ["pass"] },

  { says: "IMPACT WINDOWS U-FACTOR 0.62", kinds: [] },
  { says: "NON-IMPACT WINDOWS U-FACTOR 0.62", kinds: ["cantTell"] },
  {
    name: "U-0.85 under NFRC U",
    plan: aList("GLAZING", ["TAG", "SIZE", "NFRC U", "NFRC SHGC"], ["A", "3050", "0.85", "0.24"]),
    kinds: ["cantTell"],
  },
  {
    name: "a window of a list with a column for impact",
    plan: { windows: [aWindow("A", { uFactor: 0.6, fields: { "IMPACT RATED": "YES" } })] },
    kinds: [],
  },
], zone2);
