import rule from "../../../../functions/_rules/flood/commercial-lowest-floor.ts";
import { aFact, aHouse, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const shop = aProject({ femaFloodZone: "AE", baseFloodElevation: 9 });
const floor = (ft: number) => ({
  codeSummary: { finishedFloorElevationFt: [aFact(ft, { sourceText: `F.F.E. ${ft}'` })] },
});

testStatements(rule, [
  { name: "a foot above", plan: floor(10), kinds: ["pass"] },
  { name: "half a foot above", plan: floor(9.5), kinds: ["fail"] },
  { says: "FLOOD DESIGN CLASS 4", plan: floor(10.5), kinds: ["fail"] },
  { says: "FLOOD DESIGN CLASS 4", plan: floor(11), kinds: ["pass"] },
  { says: "FLOOD DESIGN CLASS 1", plan: floor(9), kinds: ["pass"] },
  { says: "BUILDING DRY FLOODPROOFED TO EL. 11", plan: floor(8), kinds: ["cantTell"] },
  ...[
    "DRY FLOODPROOFED TO EL. 10' NAVD, SEALED CERTIFICATE ATTACHED",
    "BUILDING FLOODPROOFED UP TO EL. 10.5', FLOODPROOFING CERTIFICATE ON FILE",
    "DRY FLOOD-PROOFED TO 11.0' NAVD88, CERTIFIED BY ENGINEER",
  ].map((says) => ({ says, plan: floor(8), kinds: ["pass" as const] })),
  {
    says: "DRY FLOODPROOFED TO EL. 9.5' NAVD, SEALED CERTIFICATE ATTACHED",
    plan: floor(8),
    kinds: ["cantTell"],
  },
  {
    says: "BOTTOM OF LOWEST HORIZONTAL MEMBER EL. 9.5'",
    project: aProject({ femaFloodZone: "VE", baseFloodElevation: 9 }),
    kinds: ["fail"],
  },
  {
    name: "a house",
    plan: floor(5),
    project: aHouse({ femaFloodZone: "AE", baseFloodElevation: 9 }),
    kinds: [],
  },
], shop);

/** A table of rooms with their floors in the second of three columns. */
const rooms = (...rows: string[][]) => ({
  schedules: [
    aSchedule("other", [["ROOM", "room"], ["FIN. FLOOR", null], ["D.F.E.", null]], rows, {
      title: "FLOOR ELEVATIONS, NAVD 88",
    }),
  ],
});
const PLAN = "GROUND LEVEL PLAN";

testStatements(rule, [
  { name: "an office below", plan: rooms(["STAFF OFFICE", "9.9'", "10.0'"]), kinds: ["fail"] },
  { name: "an office at it", plan: rooms(["STAFF OFFICE", "10.0'", "10.0'"]), kinds: ["pass"] },
  {
    name: "the lowest of several rooms",
    plan: rooms(["SALES", "11.0", "10.0"], ["BREAK ROOM", "8.0", "10.0"]),
    kinds: ["fail"],
  },
  {
    name: "parking, storage and ways in",
    plan: rooms(["PARKING", "5.0", "10.0"], ["STORAGE", "6.0", "10.0"], ["LOBBY", "6.0", "10.0"]),
    kinds: [],
  },
  { name: "an upper floor", plan: rooms(["SECOND FLOOR OFFICE", "9.0", "10.0"]), kinds: [] },
  {
    name: "a floor in the flood data",
    plan: {
      schedules: [
        aSchedule("code summary", [["ITEM", "item"], ["VALUE", "value"]], [
          ["BASE FLOOD ELEVATION", "9.0 FT NAVD88"],
          ["LOBBY AND BAR FLOOR", "16.0 FT NAVD88"],
          ["PARKING SLAB", "5.0 FT NAVD88, PARKING AND STORAGE ONLY"],
        ], { title: "FLOOD DATA" }),
      ],
    },
    kinds: ["pass"],
  },
  ...[
    { says: "FL. EL. +8.25' NAVD", room: "STAFF OFFICE", kinds: ["fail" as const] },
    { says: "F.F. 9.9' NAVD 88", room: "SALES", kinds: ["fail" as const] },
    { says: "FIN. FLOOR EL. 10.0'", room: "EXAM 2", kinds: ["pass" as const] },
    { says: "SLAB EL. +5.0' NAVD", room: "PARKING", kinds: [] },
    { says: "FL. EL. +5.0' NAVD", room: "STORAGE", kinds: [] },
    { says: "FL. EL. +6.0' NAVD", room: "ELEV.", kinds: [] },
    { says: "CEILING EL. +8.5' NAVD", room: "STAFF OFFICE", kinds: [] },
    { says: "TOP OF WALL EL. 8.5' NAVD", room: "STAFF OFFICE", kinds: [] },
    { says: "EXIST. FL. EL. 8.5' NAVD", room: "STAFF OFFICE", kinds: [] },
  ].map(({ says, room, kinds }) => ({
    says,
    name: `${says} in ${room}`,
    where: { room, drawing: PLAN },
    kinds,
  })),
], shop);

/** Levels of a flood table with a remark beside each; the base flood lies at 9 ft. */
const levels = (...rows: [name: string, level: string, remark: string][]) => ({
  schedules: [
    aSchedule("code summary", [["ITEM", "item"], ["ELEV", null], ["REMARK", null]], rows, {
      title: "FLOOD RECORD (NAVD 88)",
    }),
  ],
});

testStatements(rule, [
  ...[
    "PARKING, ACCESS, STORAGE ONLY; ENTRY WALLS VENTED",
    "OPEN PARKING",
    "GARAGE AND TRASH ROOM",
    "ENCLOSURE WITH BREAKAWAY WALLS",
    "UNFINISHED, ACCESS ONLY",
  ].map((remark) => ({
    name: `a slab for ${remark}`,
    plan: levels(["LEVEL 1 SLAB", "5.50", remark], ["LEVEL 2 FLOOR", "16.38", "DWELLINGS"]),
    kinds: ["pass" as const],
  })),
  ...[
    "DWELLINGS OVER PARKING",
    "OFFICE AND STORAGE",
    "NO PARKING HERE",
    "4 IN. CONCRETE",
  ].map((remark) => ({
    name: `a low floor with ${remark}`,
    plan: levels(["LEVEL 1 FLOOR", "8.50", remark]),
    kinds: ["fail" as const],
  })),
  {
    name: "a base flood elevation in a table, lower than the form's",
    plan: levels(["ZONE AE, BASE FLOOD", "7.00", "FIRM 12071C0567"], ["FIRST FLOOR", "8.5", ""]),
    kinds: ["pass"],
  },
  {
    name: "a base flood elevation in a table, higher than the form's",
    plan: levels(["BASE FLOOD ELEV. (BFE)", "10.00", ""], ["FIRST FLOOR", "10.5", ""]),
    kinds: ["fail"],
  },
  {
    name: "what is asked for above the base flood elevation",
    plan: levels(["BASE FLOOD + 3 FT FREEBOARD", "12.00", ""], ["FIRST FLOOR", "10.5", ""]),
    kinds: ["pass"],
  },
  {
    name: "a floor of the parking level",
    plan: {
      codeSummary: {
        finishedFloorElevationFt: [aFact(5.5, { sourceText: "F.F.E. 5.5' AT PARKING LEVEL" })],
      },
    },
    kinds: [],
  },
], shop);
