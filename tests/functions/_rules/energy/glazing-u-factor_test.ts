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
  { says: "IMPACT WINDOWS U-FACTOR 0.62", plan: prescriptive, kinds: [] },
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

testStatements(rule, [
  {
    name: ".55 / .22 under U / SHGC",
    plan: {
      ...prescriptive,
      ...aList("GLAZED OPENINGS", ["MK", "SIZE", "U / SHGC"], ["A", "3-0 X 5-0", ".55 / .22"]),
    },
    kinds: ["fail"],
  },
  {
    name: ".55 / .22 of impact glazing",
    plan: {
      ...prescriptive,
      ...aList("GLAZED OPENINGS, ALL IMPACT", ["MK", "SIZE", "U / SHGC"], [
        "A",
        "3-0 X 5-0",
        ".55 / .22",
      ]),
    },
    kinds: [],
  },
  {
    name: "0.52 with the allowance beside it",
    plan: {
      ...prescriptive,
      ...aList("ENERGY", ["COMPONENT", "REQUIRED", "PROVIDED", "REMARKS"], [
        "FENESTRATION U-FACTOR",
        "0.40",
        "0.52",
        "IMPACT-RATED; ALLOWANCE 0.65",
      ]),
    },
    kinds: [],
  },
  {
    name: "an impact window of 0.55",
    plan: {
      ...prescriptive,
      windows: [aWindow("W1", { uFactor: 0.55, remarks: "FL 19204.1 impact" })],
    },
    kinds: [],
  },
  {
    name: "an impact window of 0.70",
    plan: {
      ...prescriptive,
      windows: [aWindow("W1", { uFactor: 0.70, remarks: "FL 19204.1 impact" })],
    },
    kinds: ["fail"],
  },
  {
    name: "a window of 0.55",
    plan: { ...prescriptive, windows: [aWindow("W1", { uFactor: 0.55, remarks: "" })] },
    kinds: ["fail"],
  },
  { says: "All windows .50 / .22 (U / SHGC)", plan: prescriptive, kinds: ["fail"] },
  { says: "All windows .40 / .22 (U / SHGC)", plan: prescriptive, kinds: ["pass"] },
  { says: "WINDOWS: MAX U-0.48, MAX SHGC-0.25", plan: prescriptive, kinds: ["fail"] },
  { says: "Windows: Impact, U 0.55; see A-2", plan: prescriptive, kinds: [] },
  { says: "GLAZING: U .58, SHGC .22", plan: prescriptive, kinds: ["fail"] },
  { says: "GLAZING: U .40, SHGC .25", plan: prescriptive, kinds: ["pass"] },
  {
    name: "0.55 / 0.25 in a list of two columns",
    plan: {
      ...prescriptive,
      ...aList("GLAZING", ["TYPE", "U-FACTOR / SHGC"], ["FIXED", "0.55 / 0.25"]),
    },
    kinds: ["fail"],
  },
  {
    name: "0.55 impact-rated / 0.25",
    plan: {
      ...prescriptive,
      ...aList("GLAZING", ["TYPE", "U-FACTOR / SHGC"], ["FIXED", "0.55 impact-rated / 0.25"]),
    },
    kinds: [],
  },
  {
    says: "(.45/.24 U/SHGC)",
    where: { drawing: "WINDOW SCHEDULE NOTES" },
    plan: prescriptive,
    kinds: ["fail"],
  },
  {
    says: "U/SHGC = .45/.24",
    where: { drawing: "WINDOW TYPES" },
    plan: prescriptive,
    kinds: ["fail"],
  },
  { says: "Window U-factor shall not exceed 0.45.", plan: prescriptive, kinds: ["fail"] },
  { says: "GLASS: U .50 / SHGC .25", plan: prescriptive, kinds: ["fail"] },
  {
    name: ".45 under U",
    plan: {
      ...prescriptive,
      ...aList("GLAZING", ["TYPE", "U", "SHGC"], ["FIXED", ".45", ".25"]),
    },
    kinds: ["fail"],
  },
  { says: "IMPACT WINDOWS, U .68, SHGC .25", plan: prescriptive, kinds: ["fail"] },
  { says: "IMPACT WINDOWS, U .60, SHGC .25", plan: prescriptive, kinds: [] },
  {
    says: "(.40/.24 U/SHGC)",
    where: { drawing: "WINDOW SCHEDULE NOTES" },
    plan: prescriptive,
    kinds: ["pass"],
  },
  { says: "ENTRY DOOR OPAQUE U .50", plan: prescriptive, kinds: [] },
  {
    name: "SHGC / VT",
    plan: {
      ...prescriptive,
      ...aList("GLAZING", ["TYPE", "SHGC / VT"], ["FIXED", "0.24 / 0.55"]),
    },
    kinds: [],
  },
], zone2);

testStatements(rule, [
  {
    name: "a window of a garage",
    plan: { ...prescriptive, windows: [aWindow("A", { uFactor: 0.55, location: "Garage 130" })] },
    kinds: [],
  },
  {
    name: "a window of a room over the garage",
    plan: {
      ...prescriptive,
      windows: [aWindow("A", { uFactor: 0.55, location: "Garage Apartment" })],
    },
    kinds: ["fail"],
  },
], zone2);
