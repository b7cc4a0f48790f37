import rule from "../../../../functions/_rules/energy/glazing-solar-heat-gain.ts";
import { aFact, aHouse, aList, aProject, aWindow } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const zone2 = aHouse({ address: "1 Main Street, Tampa, FL" });
const prescriptive = { codeSummary: { energyPath: [aFact("PRESCRIPTIVE R402")] } };
const performance = { codeSummary: { energyPath: [aFact("R405")] } };

testStatements(rule, [
  {
    says: "Prescriptive path, zone 2A. Glass U 0.38, SHGC 0.32.",
    project: zone2,
    kinds: ["fail"],
  },
  { says: "Performance path. Glass U 0.38, SHGC 0.32.", project: zone2, kinds: [] },
  { says: "SHGC: TBD", kinds: ["cantTell"] },
  {
    says: "FENESTRATION U-FACTOR / SHGC | U = 0.40 / SHGC = 0.25",
    plan: prescriptive,
    kinds: ["pass"],
  },
  { says: "FENESTRATION SHGC 0.26", plan: prescriptive, kinds: ["fail"] },
  {
    says: ["FORM R402, ENERGY PERFORMANCE LEVEL CARD ATTACHED", "WINDOWS, SHGC 0.33"],
    kinds: ["fail"],
  },
  { says: "SHGC: .30 MAX.", plan: prescriptive, kinds: ["fail"] },
  { says: "U-FACTOR / SHGC: 0.40 / 0.22", plan: prescriptive, kinds: ["pass"] },
  { says: "ALL UNITS U 0.36 SHGC 0.22", plan: prescriptive, kinds: ["pass"] },
  { says: "U-VALUE 0.34, SHGC 0.29", plan: prescriptive, kinds: ["fail"] },
  { says: "WINDOWS 0.31 SHGC, 0.40 U", plan: prescriptive, kinds: ["fail"] },
  { says: "U 0.30 SHGC PER NFRC LABEL", plan: prescriptive, kinds: [] },
  { says: "SHGC 0.40", kinds: ["cantTell"] },
  { says: "SHGC 0.40", plan: performance, kinds: [] },
  {
    name: "scheduled windows, each value once",
    plan: {
      ...prescriptive,
      windows: [
        aWindow("A", { shgc: 0.25 }),
        aWindow("B", { shgc: 0.25 }),
        aWindow("C", { shgc: 0.33 }),
      ],
    },
    kinds: ["fail", "pass"],
  },
  { says: "SKYLIGHT SHGC 0.30", plan: prescriptive, kinds: [] },
  { name: "an office", says: "SHGC 0.40", plan: prescriptive, project: aProject(), kinds: [] },
  { says: "SOLAR HEAT GAIN COEFFICIENT 0.35", kinds: ["cantTell"] },
  { says: "SOLAR HEAT GAIN COEFFICIENT 0.25", kinds: ["pass"] },
  {
    name: "SHGC 0.30 under SKYLIGHT",
    says: "SHGC 0.30",
    where: { drawing: "SKYLIGHT" },
    kinds: [],
  },
  { says: "SIDELITE SHGC 0.40, EXEMPT (15 SF RULE)", kinds: [] },
  {
    name: "0.33 beside the 0.25 allowed",
    plan: aList("PRESCRIPTIVE", ["ITEM", "MAX. ALLOWED", "PROVIDED"], [
      "WINDOW SHGC",
      "0.25",
      "0.33",
    ]),
    kinds: ["fail"],
  },
  {
    name: "0.23 beside the 0.25 allowed",
    plan: aList("PRESCRIPTIVE", ["ITEM", "MAX. ALLOWED", "PROVIDED"], [
      "WINDOW SHGC",
      "0.25",
      "0.23",
    ]),
    kinds: ["pass"],
  },
  {
    name: "0.22 beside the 0.50 of a section above",
    plan: aList("PRESCRIPTIVE", ["ITEM", "MAX. ALLOWED", "PROVIDED"], [
      "WINDOW SHGC",
      "0.50",
      "0.22",
    ]),
    kinds: ["pass"],
  },
], zone2);
