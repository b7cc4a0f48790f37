import rule from "../../../../functions/_rules/flood/flood-data.ts";
import { aFact, aHouse, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const house = aHouse({ femaFloodZone: "AE", baseFloodElevation: 9 });
const row = (...cells: string[]) => ({
  schedules: [aSchedule("code summary", [["ITEM", "item"], ["VALUE", "value"]], [cells])],
});
const full = {
  floodZone: [aFact("AE")],
  baseFloodElevationFt: [aFact(9)],
  finishedFloorElevationFt: [aFact(10)],
};

testStatements(rule, [
  {
    says:
      "PARCEL LIES IN A SPECIAL FLOOD HAZARD AREA. FIRM PANEL AND BASE FLOOD ELEVATION ARE NOT SHOWN.",
    project: aHouse({ femaFloodZone: "X" }),
    kinds: ["cantTell"],
  },
  {
    says: "SITE IS NOT IN A SPECIAL FLOOD HAZARD AREA; FIRM PANEL NOT SHOWN.",
    project: aHouse({ femaFloodZone: "X" }),
    kinds: [],
  },
  {
    says: "IF THE LOT IS IN A SPECIAL FLOOD HAZARD AREA, FIRM PANEL NOT SHOWN IS REQUIRED.",
    project: aHouse({ femaFloodZone: "X" }),
    kinds: [],
  },
  {
    name: "a panel number left blank",
    plan: row("FIRM PANEL NO. / DATE", "____________"),
    kinds: ["cantTell"],
  },
  { name: "an empty cell", plan: row("FIRM PANEL NO.", ""), kinds: ["cantTell"] },
  { says: "FIRM PANEL: TBD", kinds: ["cantTell"] },
  {
    says: ["FIRM PANEL 12115C0141F, 11/04/2016", "ELEVATIONS IN NAVD88"],
    plan: { codeSummary: full },
    kinds: ["pass"],
  },
  {
    name: "a site plan without panel and datum",
    plan: { codeSummary: full, sheets: [aSheet({ kind: "site" })] },
    kinds: ["cantTell"],
  },
  { name: "no site plan", plan: { codeSummary: full }, kinds: [] },
  {
    name: "Zone X",
    plan: row("FIRM PANEL NO.", ""),
    project: aHouse({ femaFloodZone: "X" }),
    kinds: [],
  },
  { says: "FLOOD ZONE AND BASE FLOOD ELEVATION NOT SHOWN; SEE SURVEYOR.", kinds: ["cantTell"] },
], house);

/** Flood data in full, with these base flood elevations. */
const bases = (...said: [ft: number, text: string][]) => ({
  codeSummary: {
    ...full,
    baseFloodElevationFt: said.map(([ft, sourceText]) => aFact(ft, { sourceText })),
  },
});
const PANEL_AND_DATUM = ["FIRM PANEL 12115C0141F, 11/04/2016", "ELEVATIONS IN NAVD88"];

testStatements(rule, [
  {
    name: "two base flood elevations",
    says: PANEL_AND_DATUM,
    plan: bases([8, "BASE FLOOD ELEVATION 8.0 FT"], [9, "B.F.E. 9.0 FT NAVD88"]),
    kinds: ["cantTell", "pass"],
  },
  ...[
    bases([9, "BFE 9.0'"], [9, "AE (EL 9)"]),
    bases([9, "BFE 9.0'"], [11, "PRELIMINARY MAP BFE 11.0'"]),
    bases([9, "BFE 9.0'"], [10, "FUTURE CONDITIONS BFE 10.0'"]),
    bases([9, "BFE 9.0'"], [12, "500-YEAR FLOOD 12.0'"]),
  ].map((plan) => ({
    name: plan.codeSummary.baseFloodElevationFt.map((it) => it.sourceText).join(" and "),
    says: PANEL_AND_DATUM,
    plan,
    kinds: ["pass" as const],
  })),
], house);

const under = (...rows: string[][]) => ({
  codeSummary: full,
  schedules: [aSchedule("code summary", [["ITEM", "item"], ["VALUE", "value"]], rows)],
});

testStatements(rule, [
  {
    name: "the name of the list over its rows",
    says: PANEL_AND_DATUM,
    plan: under(["FLOOD INFORMATION (NGVD)", ""], ["BASE FLOOD ELEVATION", "9.0'"]),
    kinds: ["pass"],
  },
  {
    name: "a row without its value",
    says: PANEL_AND_DATUM,
    plan: under(["FLOOD INFORMATION", ""], ["BASE FLOOD ELEVATION", ""]),
    kinds: ["cantTell"],
  },
], house);

testStatements(rule, [
  {
    name: "a second elevation of a datum behind a plus",
    says: PANEL_AND_DATUM,
    plan: bases([9, "BFE 9.0' NAVD88"], [4, "BFE +4.0' NAVD88"]),
    kinds: ["cantTell", "pass"],
  },
], house);

/** A flood table with datum and zone outside the cells of a code summary, and level marks of a section. */
const record = (...levels: [name: string, level: string][]) => ({
  sheets: [aSheet({ kind: "site" })],
  schedules: [
    aSchedule("other", [["ITEM", "item"], ["ELEV", null], ["REMARK", null]], [
      ["ZONE AE, BASE FLOOD", "9.00", "FIRM 12071C0567"],
      ...levels.map(([name, level]) => [name, level, ""]),
    ], { title: "FLOOD RECORD (NAVD 88)" }),
  ],
});
const STOREYS = record(["LEVEL 1 SLAB", "5.50"], ["LEVEL 2 FLOOR", "16.38"]);

testStatements(rule, [
  { name: "zone, elevation and datum of a table", plan: STOREYS, kinds: ["pass"] },
  ...[
    ["L1 EL 5.50", "L2 FLOOR EL 17.00"],
    ["1ST FLOOR EL. 5.5'", "SECOND FLOOR EL. 17.0'"],
    ["LEVEL 1 ELEV. +5.50'", "LEVEL 2 FIN. FLOOR ELEV. +16.00'"],
  ].map((says) => ({ says, plan: STOREYS, kinds: ["cantTell" as const, "pass" as const] })),
  ...[
    ["L1 EL 5.50", "L2 FLOOR EL 16.38"],
    // Another zero.
    ["L1 EL 0.00", "L2 FLOOR EL 10.88"],
    ["L1 EL 5.50", "L2 TRUSS BEARING EL 15.00"],
    ["L1 EL 5.50", "L2 CEILING EL 25.00"],
    ["L2 FLOOR EL 17.00"],
  ].map((says) => ({ says, plan: STOREYS, kinds: ["pass" as const] })),
], house);

const given = (floor: string) => ({
  says: ["FIRM PANEL 12115C0141F, 11/04/2016", "ELEVATIONS IN NAVD88", floor],
  plan: {
    codeSummary: { floodZone: [aFact("AE")], baseFloodElevationFt: [aFact(9)] },
    sheets: [aSheet({ kind: "site" })],
  },
  project: house,
});

testStatements(rule, [
  { ...given("Lowest floor, both units, 10.0 ft NAVD."), kinds: ["pass"] },
  { ...given("Set top of first floor slab at 10.6' NAVD88."), kinds: ["pass"] },
  { ...given("Shed floor at 7.0 ft NAVD, lowest of all."), kinds: ["cantTell"] },
]);
