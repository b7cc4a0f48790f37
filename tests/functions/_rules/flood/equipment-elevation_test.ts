import rule from "../../../../functions/_rules/flood/equipment-elevation.ts";
import { aFact, aHouse, aNote, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const house = aHouse({ femaFloodZone: "VE", baseFloodElevation: 11 });

testStatements(rule, [
  { says: "TOP OF ROAD CROWN EL. 5.5' NAVD AT METER", kinds: [] },
  { says: "CONDENSER PLATFORM ELEV. TBD", kinds: ["cantTell"] },
  { says: "CONDENSER PLATFORM EL. +9.0' NAVD88", kinds: ["fail"] },
  { says: "METER / MAIN PANEL ON SERVICE PLATFORM, EL. +12.0' NAVD88", kinds: ["pass"] },
  { says: "GENERATOR PAD ELEV. 11.9'", kinds: ["fail"] },
  { says: "A/C PAD AT ELEV = 12'-0\"", kinds: ["pass"] },
  { says: "SUBMERSIBLE POOL EQUIPMENT EL. 8.0'", kinds: ["cantTell"] },
  { says: "CU-A1 PAD EL. 9.5' NAVD", kinds: ["fail"] },
  {
    name: "lines of a list without rulings under its head",
    says: ["EQUIP ELEV", "COND 1 2 10.5'", "ELEC MAIN + METER 12.2'", "PERSONS 2"],
    kinds: ["fail", "pass"],
  },
  { says: ["CEILING ELEV", "COND 1 10.5'"], kinds: [] },
  { says: "CONDENSER ON PAD", kinds: [] },
  ...[
    "DUCTS | R-8",
    "DUCT INSULATION | R-6",
    "WATER HEATER | 50",
    "RECEPTACLES | 8",
    "DISCONNECT AT +5'-0\" A.F.F.",
    "OUTLETS AT +6' ABOVE FINISHED FLOOR",
    "ELECTRICAL PANEL +6'-6\" ABV. FLOOR TO TOP",
  ].map((says) => ({ says, kinds: [] })),
  { says: "FIRM PANEL NO. 12115C0141F", kinds: [] },
  {
    name: "disputed base flood elevations",
    says: "A/C PAD EL. 11.2'",
    plan: { codeSummary: { baseFloodElevationFt: [aFact(11), aFact(10)] } },
    kinds: ["cantTell"],
  },
  {
    name: "too low for each of the disputed base flood elevations",
    says: "A/C PAD EL. 10.9'",
    plan: { codeSummary: { baseFloodElevationFt: [aFact(11), aFact(10)] } },
    kinds: ["fail"],
  },
  {
    name: "Zone X",
    says: "CONDENSER PLATFORM EL. +2.0'",
    project: aHouse({ femaFloodZone: "X", baseFloodElevation: 11 }),
    kinds: [],
  },

  { says: "TOP OF STAND 11.5' NAVD", where: { drawing: "A/C STAND" }, kinds: ["fail"] },
  { says: "TOP OF STAND 12.5' NAVD", where: { drawing: "A/C STAND" }, kinds: ["pass"] },
  { says: "TOP OF SLAB 6.5' NAVD", where: { drawing: "PARKING" }, kinds: [] },
], house);

/** A table of many matters, one of which speaks of the flood. */
const matters = (...row: string[]) => ({
  schedules: [
    aSchedule("other", ["ITEM", "REQUIRED", "PROVIDED", "REMARKS"].map((it) => [it, null]), [
      row,
      ["Sewer below DFE", "sealed", "sealed", ""],
    ], { title: "MATRIX" }),
  ],
});

testStatements(rule, [
  {
    name: "how far an outlet is",
    plan: matters("Outlets at HVAC", "25 ft", "6 ft", "on platform"),
    kinds: [],
  },
  {
    name: "where equipment stands",
    plan: matters("Air handler elevation", "12.0", "6 ft", "on platform"),
    kinds: ["fail"],
  },
], house);

/** A table of machines with their elevations in the second of its columns. */
const listed = (title: string, heads: string[], ...rows: string[][]) => ({
  schedules: [aSchedule("other", heads.map((head) => [head, null]), rows, { title })],
});
const office = aProject({ femaFloodZone: "AE", baseFloodElevation: 9 });
const LEVELS = ["ITEM", "ELEV"];
const HEADS = ["EQUIPMENT", "PAD ELEV.", "D.F.E."];

testStatements(rule, [
  ...[
    { name: "below", row: ["CU-1 & CU-2", "9.9'", "10.0'"], kinds: ["fail" as const] },
    { name: "at the level", row: ["CU-1", "10.0'", "10.0'"], kinds: ["pass" as const] },
    {
      name: "how its level comes about",
      row: ["AHU STAND", "10.5' (SLAB 8.5' + 2.0')", "10.0'"],
      kinds: ["pass" as const],
    },
    { name: "by its mark alone", row: ["MSB", "8.50", "10.00"], kinds: ["fail" as const] },
    { name: "in feet and inches", row: ["ATS", "9'-11\"", "10'-0\""], kinds: ["fail" as const] },
    {
      name: "a higher demand of its own",
      row: ["CU-1", "10.5'", "11.0'"],
      kinds: ["fail" as const],
    },
    { name: "existing", row: ["EXIST. CU-1 TO REMAIN", "7.0'", "10.0'"], kinds: [] },
    { name: "the flood itself", row: ["DESIGN FLOOD ELEVATION", "10.0'", "10.0'"], kinds: [] },
    { name: "a height above the floor", row: ["PANEL LP", "5'-0\" A.F.F.", "10.0'"], kinds: [] },
    { name: "utility road crown", row: ["CROWN OF ROAD", "5.1'", "10.0'"], kinds: [] },
  ].map(({ name, row, kinds }) => ({
    name: `${name}, in a table`,
    plan: listed("EQUIPMENT ELEVATIONS (NAVD 88)", HEADS, row),
    kinds,
  })),
  {
    name: "the column of what is built",
    plan: listed(
      "ELEVATIONS OF EQUIPMENT",
      ["MACHINE", "BFE", "REQ'D EL.", "PROVIDED EL."],
      ["GENERATOR", "9.0", "10.0", "10.2"],
    ),
    kinds: ["pass"],
  },
  {
    name: "mounting heights of panels",
    plan: listed("PANELS", ["PANEL", "ELEV. A.F.F.", "VOLTS"], ["LP-1", "6'-0\"", "208"]),
    kinds: [],
  },
  ...["MAIN ELEC.", "MECH. ROOM", "FIRE PUMP ROOM", "ELECTRICAL 104"].map((room) => ({
    says: "FL. EL. +6.0' NAVD",
    name: `the floor of ${room}`,
    where: { room, drawing: "GROUND LEVEL PLAN" },
    kinds: ["cantTell" as const],
  })),
  ...[
    { says: "FL. EL. +10.0' NAVD", where: { room: "MAIN ELEC." } },
    { says: "FL. EL. +6.0' NAVD", where: { room: "STORAGE" } },
    { says: "FL. EL. +6.0' NAVD", where: { room: "ELEVATOR LOBBY" } },
    { says: "CEILING EL. +8.0' NAVD", where: { room: "MAIN ELEC." } },
    { says: "FLOOR DRAIN RIM EL. 5.8' NAVD", where: { room: "MECH. ROOM" } },
    { says: "FL. EL. +6.0' NAVD", where: { room: "MECH. ROOM", drawing: "EXISTING PLAN" } },
  ].map((row) => ({ ...row, name: `${row.says} in ${row.where.room}`, kinds: [] })),
], office);

testStatements(rule, [
  {
    name: "a stand in a drawing of mechanical stands below the flood",
    says: "stand el. 9.5",
    where: { drawing: "Pier & mechanical stands" },
    kinds: ["fail"],
  },
  {
    name: "a stand in a drawing of mechanical stands above it",
    says: "stand el. 12.5",
    where: { drawing: "Pier & mechanical stands" },
    kinds: ["pass"],
  },
  {
    name: "a stand of no machine",
    says: "stand el. 9.5",
    where: { drawing: "Grand stand" },
    kinds: [],
  },
], house);

testStatements(rule, [
  { says: "COND. UNIT EL. 11.50'", kinds: ["fail"] },
  { says: "COND. STAND EL. 12.25'", kinds: ["pass"] },
  { says: "COND. DRAIN EL. 8.00'", kinds: [] },
  { says: "COND. PAD 5.00'", kinds: [] },
  ...([["A/C", "9.20", "fail"], ["A/C", "12.40", "pass"], ["PUMP", "9.20", null]] as const).map(
    ([label, level, kind]) => ({
      name: `${label} over a stand at ${level}`,
      plan: {
        notes: [
          aNote(label, { box: { x: 20, y: 20, width: 1, height: 1 } }),
          aNote(`STAND ${level} NAVD`, { box: { x: 20, y: 22, width: 3, height: 1 } }),
        ],
      },
      kinds: kind ? [kind] : [],
    }),
  ),
], house);

testStatements(rule, [
  ...["METERS AND MAIN SWITCH", "SERVICE SWITCH", "METER BANK", "MAIN BREAKER", "SWITCH GEAR"]
    .flatMap((name) => [
      { name: `${name} below`, plan: listed("FLOOD DATA", LEVELS, [name, "8.75"]), low: true },
      { name: `${name} above`, plan: listed("FLOOD DATA", LEVELS, [name, "10.00"]), low: false },
    ]).map(({ low, ...row }) => ({ ...row, kinds: [low ? "fail" as const : "pass" as const] })),
  ...["GAS METERS", "WATER METERS", "METERS OF THE GAS RISER"].map((name) => ({
    name,
    plan: listed("FLOOD DATA", LEVELS, [name, "6.00"]),
    kinds: [],
  })),
], office);

/** Lines lettered below a heading, flush with it. */
const lettered = (head: string, ...lines: string[]) => ({
  notes: [head, ...lines].map((text, index) =>
    aNote(text, { box: { x: 10, y: 20 + 1.5 * index, width: 10, height: 1 } })
  ),
});

testStatements(rule, [
  ...["EQUIP ELEV", "EQUIPMENT ELEVATIONS (NAVD 88)", "MECH EQUIP LEVELS"].map((head) => ({
    name: `lines under ${head}`,
    plan: lettered(head, "COND 1 2 11.5'", "WH 12.5'"),
    kinds: ["fail" as const, "pass" as const],
  })),
  { name: "under another heading", plan: lettered("SPOT GRADES", "WH 6.5'"), kinds: [] },
  { says: "CU-E1 pad, 9.25' NAVD", kinds: ["fail"] },
  { says: "HP-2 STAND EL. 12.5' NAVD", kinds: ["pass"] },
], house);
