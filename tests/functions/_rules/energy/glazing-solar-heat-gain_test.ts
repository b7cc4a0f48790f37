import rule from "../../../../functions/_rules/energy/glazing-solar-heat-gain.ts";
import { aFact, aHouse, aList, aProject, aSchedule, aWindow } from "../../../fakes/plan_set.ts";
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

testStatements(rule, [
  {
    name: ".38 / .31 under U / SHGC",
    plan: {
      ...prescriptive,
      ...aList("GLAZED OPENINGS", ["MK", "SIZE", "U / SHGC"], ["A", "3-0 X 5-0", ".38 / .31"]),
    },
    kinds: ["fail"],
  },
  {
    name: ".45 / .22 under U / SHGC",
    plan: {
      ...prescriptive,
      ...aList("GLAZED OPENINGS", ["MK", "SIZE", "U / SHGC"], ["A", "3-0 X 5-0", ".45 / .22"]),
    },
    kinds: ["pass"],
  },
  {
    name: "0.31 under PROV",
    plan: {
      ...prescriptive,
      ...aList("ENERGY", ["ITEM", "PROV", "ZONE", "NOTE"], ["WINDOW SHGC", "0.31", "2A", ""]),
    },
    kinds: ["fail"],
  },
  { says: "GLAZING: U .38, SHGC .31", plan: prescriptive, kinds: ["fail"] },
  { says: "All windows .40 / .30 (U / SHGC)", plan: prescriptive, kinds: ["fail"] },
  { says: "WINDOWS: MAX U-0.40, MAX SHGC-0.30", plan: prescriptive, kinds: ["fail"] },
  {
    name: "both in a cell with their names",
    plan: {
      ...prescriptive,
      ...aList("WINDOW SCHEDULE", ["MK", "SIZE", "GLAZING"], [
        "A",
        "3-0 X 5-0",
        "LOW-E, U=.38 SHGC=.33",
      ]),
    },
    kinds: ["fail"],
  },
  { says: "IMPACT GLASS, LOW-E, .29 SHGC", plan: prescriptive, kinds: ["fail"] },
  { says: "All windows .40 / .25 (U / SHGC)", plan: prescriptive, kinds: ["pass"] },
  { says: "GLAZING: U .38, SHGC .25", plan: prescriptive, kinds: ["pass"] },
  { says: "SKYLIGHT .55 / .30 (U / SHGC)", plan: prescriptive, kinds: [] },
  { says: "SLOPE .25 / .31", plan: prescriptive, kinds: [] },
  {
    name: "a window of a schedule with both in one column",
    plan: {
      ...prescriptive,
      schedules: [
        aSchedule("window", [["MK", "mark"], ["U / SHGC", "u-factor"]], [["A", ".38 / .31"]]),
      ],
      windows: [aWindow("A", { shgc: 0.31, uFactor: 0.38 })],
    },
    kinds: ["fail"],
  },
  { says: "SHGC OF ALL GLAZING .30", plan: prescriptive, kinds: ["fail"] },
  { says: "GLAZING PERFORMANCE: U=.40; SHGC=.30", plan: prescriptive, kinds: ["fail"] },
  {
    says: "U/SHGC = .40/.30",
    where: { drawing: "WINDOW TYPES" },
    plan: prescriptive,
    kinds: ["fail"],
  },
  {
    says: "(.40/.30 U/SHGC)",
    where: { drawing: "WINDOW SCHEDULE NOTES" },
    plan: prescriptive,
    kinds: ["fail"],
  },
  {
    says: "Windows shall have a solar heat gain coefficient not exceeding 0.30.",
    plan: prescriptive,
    kinds: ["fail"],
  },
  {
    name: ".30 under SHGC",
    plan: {
      ...prescriptive,
      ...aList("GLAZING", ["TYPE", "U", "SHGC"], ["FIXED", ".35", ".30"]),
    },
    kinds: ["fail"],
  },
  {
    name: "0.35 impact-rated / 0.30",
    plan: {
      ...prescriptive,
      ...aList("GLAZING", ["TYPE", "U-FACTOR / SHGC"], [
        "FIXED IMPACT",
        "0.35 impact-rated / 0.30",
      ]),
    },
    kinds: ["fail"],
  },
  {
    name: "0.35 / 0.25 in a list of two columns",
    plan: {
      ...prescriptive,
      ...aList("GLAZING", ["TYPE", "U-FACTOR / SHGC"], ["FIXED", "0.35 / 0.25"]),
    },
    kinds: ["pass"],
  },
  {
    says: "(.40/.25 U/SHGC)",
    where: { drawing: "WINDOW SCHEDULE NOTES" },
    plan: prescriptive,
    kinds: ["pass"],
  },
  {
    name: "a skylight in a list of two columns",
    plan: {
      ...prescriptive,
      ...aList("GLAZING", ["TYPE", "U-FACTOR / SHGC"], ["SKYLIGHT", "0.55 / 0.30"]),
    },
    kinds: [],
  },
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
    name: "the figure of all glass in a list of the path",
    plan: aList("ENERGY, PRESCRIPTIVE PATH", ["ITEM", "VALUE"], ["GLASS SHGC, ALL", "0.28"]),
    kinds: ["fail"],
  },
  { says: "PRESCRIPTIVE PATH. SHGC, ALL WINDOWS: 0.25", kinds: ["pass"] },
], aHouse());
