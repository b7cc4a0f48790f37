import rule from "../../../../functions/_rules/wind/cladding-pressures.ts";
import { aFact, aProject, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "../egress/_under.ts";

const structural = {
  sheets: [aSheet({ discipline: "structural", kind: "structural", number: "S-1" })],
  codeSummary: { windSpeedMph: [aFact({ mph: 150, kind: "ultimate" as const })] },
};

const pressures = (...rows: string[][]) => ({
  schedules: [
    {
      ...aSchedule("structural", [["ZONE", null], ["10 SF", null], ["50 SF", null]], rows),
      title: "C&C WIND PRESSURES (PSF)",
    },
  ],
});

testStatements(rule, [
  { says: "COMPONENTS AND CLADDING PRESSURES (PSF)", kinds: ["pass"] },
  { says: "SOFFITS VINYL, INSTALLED W/ NAILERS FOR DESIGN PRESSURE.", kinds: [] },
  { says: "SOFFITS FOR DESIGN PRESSURE +35 / -42 PSF", kinds: ["pass"] },
  { says: "ZONE 4 WALLS | +48.1 / -52.3", kinds: ["pass"] },
  { says: "C&C PRESSURES BY OTHERS", kinds: ["cantTell"] },
  {
    name: "silence on a structural sheet of a new building",
    plan: structural,
    project: aProject({ name: "New office" }),
    kinds: ["cantTell"],
  },
  {
    name: "silence without structural sheets",
    project: aProject({ name: "New office" }),
    kinds: [],
  },
  { says: "WATER PRESSURE 60 PSI", kinds: [] },
  {
    says: "COMPONENT & CLADDING PRESSURES ARE NOT SHOWN; SUPPLIERS TO DETERMINE THEIR OWN",
    kinds: ["fail"],
  },
  { says: "C&C: NONE", kinds: ["fail"] },
  {
    name: "a table without values",
    plan: pressures(["4", "TBD", "TBD"], ["5", "TBD", "TBD"]),
    kinds: ["cantTell"],
  },
  { says: ["C&C WIND PRESSURES", "4", "TBD", "TBD"], kinds: ["cantTell"] },
  { says: ["C&C WIND PRESSURES", "4", "+30 / -33", "5", "TBD", "TBD"], kinds: ["pass"] },
  {
    name: "a table with one value left open",
    plan: pressures(["4", "+30 / -33", "+28 / -31"], ["5", "TBD", "TBD"]),
    kinds: ["pass"],
  },
  { says: "WINDOW SUPPLIER SHALL CALCULATE WIND PRESSURES", kinds: ["fail"] },
  { says: "C&C ZONE 4: +30.1 / -33.0 PSF; PARAPET PRESSURES NOT APPLICABLE", kinds: ["pass"] },
  { says: "DESIGN PRESSURES BY WINDOW SUPPLIER", kinds: ["cantTell"] },
  { says: "DESIGN PRESSURES PER MANUFACTURER'S PRODUCT APPROVAL: +40 / -45 PSF", kinds: ["pass"] },
  { says: "WINDOW DESIGN PRESSURES: ZONE 4 +31.2/-33.8 PSF", kinds: ["pass"] },
]);

const headed = (heading: string) => ({
  name: `silence of a set that lists ${heading} on its cover`,
  says: "ASCE 7-22, Vult 150 mph",
  where: { heading },
  plan: { ...structural, sheets: [aSheet({ discipline: "general", number: "G-0" })] },
  project: aProject({ name: "New office" }),
});
testStatements(rule, [
  { ...headed("Wind design data"), kinds: ["cantTell"] },
  { ...headed("Notes"), kinds: [] },
]);

testRule(rule, [
  [
    "asks about pressures nobody filled in",
    listed("COMPONENTS & CLADDING", ["ZONE", "PRESSURE (PSF)"], ["4", ""]),
    "cantTell",
  ],
  [
    "passes those given",
    listed("COMPONENTS & CLADDING", ["ZONE", "PRESSURE (PSF)"], ["4", "+32.1 / -34.8"]),
    "pass",
  ],
]);

/** A list of windows with their pressures in the last column. */
const windows = (...pressures: string[]) => ({
  schedules: [
    aSchedule(
      "window",
      [["MK", "mark"], ["GLASS", null], ["DP PSF", null]],
      pressures.map((pressure, index) => [`W${index + 1}`, "LAMINATED", pressure]),
      { title: "WINDOWS AND SLIDERS" },
    ),
  ],
});

testStatements(rule, [
  ...[
    ["BY MAKER", "BY MAKER"],
    ["PER MFR", "BY MANUFACTURER"],
    ["BY SUPPLIER"],
  ].map((pressures) => ({
    name: `pressures ${pressures.join(", ")}`,
    plan: windows(...pressures),
    kinds: ["cantTell" as const],
  })),
  ...[
    ["+45 / -55", "BY MAKER"],
    ["PER NOA", "PER NOA"],
    ["", ""],
  ].map((pressures) => ({
    name: `pressures ${pressures.join(", ")}`,
    plan: windows(...pressures),
    kinds: [],
  })),
  {
    name: "pressures by the maker beside a table of zones",
    says: "COMPONENT AND CLADDING: ZONE 4 +32.1 / -34.8 PSF",
    plan: windows("BY MAKER"),
    kinds: ["pass"],
  },
]);
