import rule from "../../../../functions/_rules/mechanical/bath-exhaust-rate.ts";
import { aHouse, aList, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const fan = (location: string, air: string, operation: string, discharge = "Roof cap") => ({
  schedules: [
    aSchedule("exhaust fan", [["TAG", "mark"], ["LOCATION", "room"], ["CFM", "airflow"], [
      "OPERATION",
      "control",
    ], ["DISCHARGE", "discharge"]], [
      ["EF1", location, air, operation, discharge],
    ]),
  ],
});

testStatements(rule, [
  { name: "30 cfm switched", plan: fan("Bath 2", "30", "Intermittent"), kinds: ["fail"] },
  { name: "50 cfm switched", plan: fan("Bath 1", "50", "Intermittent"), kinds: ["pass"] },
  { name: "20 cfm running always", plan: fan("BATH 3", "20", "Continuous"), kinds: ["pass"] },
  { name: "19 cfm running always", plan: fan("BATH 3", "19", "CONT."), kinds: ["fail"] },
  ...[
    "on day and night, no switch",
    "RUNS ROUND THE CLOCK",
    "ON AT ALL TIMES",
    "UNSWITCHED",
    "NEVER OFF",
    "24/7",
    "ALWAYS RUNNING",
  ].map((operation) => ({
    name: `20 cfm, ${operation}`,
    plan: fan("BATH 3", "20", operation),
    kinds: ["pass" as const],
  })),
  ...[
    "ON 24 HR TIMER",
    "NOT ALWAYS ON",
    "DOES NOT RUN CONTINUOUSLY",
    "NO WALL SWITCH, HUMIDISTAT",
    "NO SWITCH, WITH LIGHT",
    "ON WALL SWITCH",
  ].map((operation) => ({
    name: `20 cfm, ${operation}`,
    plan: fan("BATH 3", "20", operation),
    kinds: ["fail" as const],
  })),
  { name: "a laundry fan", plan: fan("LAUNDRY", "30", "Intermittent"), kinds: [] },
  { says: "Bath exhaust fans 40 cfm intermittent, to exterior.", kinds: ["fail"] },
  { says: "BATH EXHAUST FANS 50 CFM TO EXTERIOR", kinds: ["pass"] },
  { says: "80 CFM EXHAUST FAN AT BATH 2", kinds: ["pass"] },
  { says: "EXHAUST FAN, 45 C.F.M.", where: { room: "BATH 2" }, kinds: ["fail"] },
  { says: "KITCHEN HOOD 30 CFM", kinds: [] },
  { says: "EF 35 CFM ON WALL SW.", kinds: ["fail"], where: { "drawing": "BATH 2" } },
  { says: ["EF 35 CFM ON WALL SW.", "OPERABLE WINDOW"], kinds: [], where: { "drawing": "BATH 2" } },
  { says: "EF 25 CFM, RUNS CONT.", kinds: ["pass"], where: { "drawing": "BATH 2" } },
  { says: "EF 35 CFM ON WALL SW.", kinds: [], where: { "drawing": "LAUNDRY" } },
  { name: "a fan that runs always", plan: fan("BATH 2", "20", "ALWAYS"), kinds: ["pass"] },
], aHouse());

testStatements(rule, [
  {
    name: "40 cfm provided beside the 50 cfm required",
    plan: aList("EXHAUST FAN SCHEDULE", ["UNIT", "SERVES", "REQUIRED", "PROVIDED", "REMARKS"], [
      "EF-1",
      "PRIMARY BATH 104",
      "50 CFM INTERMITTENT",
      "40 CFM INTERMITTENT",
      "NO WINDOW",
    ]),
    kinds: ["fail"],
  },
  {
    name: "25 cfm provided, running always",
    plan: aList("EXHAUST FAN SCHEDULE", ["UNIT", "SERVES", "REQUIRED", "PROVIDED", "REMARKS"], [
      "EF-2",
      "BATH 2 108",
      "20 CFM CONTINUOUS",
      "25 CFM CONTINUOUS",
      "24 HOUR",
    ]),
    kinds: ["pass"],
  },
  {
    name: "a fan read together with the panel on its left",
    plan: {
      schedules: [
        aSchedule(
          "panel",
          [
            ["CKT", "circuit"],
            ["PANEL A", null],
            ["A", null],
            ["AFCI", "protection"],
            ["FAN", "mark"],
            ["SERVES", "load"],
            ["CFM", "airflow"],
            ["NOTE", "remarks"],
          ],
          [["1", "KITCHEN", "20", "YES", "EF-1", "BATH 1", "40", "TO ROOF, NO WDW OPEN"]],
          { title: "PANEL FANS" },
        ),
      ],
    },
    kinds: ["fail"],
  },
  { says: "Bath 3 fan: 40 cfm, switched w/ light, ducted to wall cap", kinds: ["fail"] },
  { says: ["BATH 2", "EXH FAN 45 CFM"], where: { room: "BATH 2" }, kinds: ["fail"] },
  { says: "VENT FAN (40 CFM) DUCTED TO EXT.", where: { room: "MASTER BATH" }, kinds: ["fail"] },
  { says: "EF 50 CFM TO ROOF", where: { room: "BATH 2" }, kinds: [] },
  { says: "EF 150 CFM TO ROOF", where: { room: "KITCHEN" }, kinds: [] },
  { says: "Bath 3 fan: 20 cfm, runs continuously", kinds: ["pass"] },
  { says: "SUPPLY 40 CFM", where: { room: "BATH 2" }, kinds: [] },
  { says: "40 CFM", where: { room: "BATH 2" }, kinds: [] },
  {
    name: "a window that opens",
    says: "EF 40 CFM, OPER. WINDOW",
    where: { room: "BATH 2" },
    kinds: [],
  },
  { says: "BATH 2: EXH. FAN 40 CFM, SW.", kinds: ["fail"] },
  {
    says: "Exhaust fans in all bathrooms shall be 40 cfm and discharge to the outside.",
    kinds: ["fail"],
  },
  { says: "BATH VENT 40CFM THRU ROOF", kinds: ["fail"] },
  {
    name: "40 cfm beside the 50 cfm required for the room",
    plan: aList("VENTILATION", ["ROOM", "REQ'D CFM", "PROV'D CFM"], ["BATH 2", "50", "40"]),
    kinds: ["fail"],
  },
  {
    name: "45 cfm on a wall switch",
    plan: aList("FANS", ["TAG", "LOCATION", "CFM", "CONTROL"], [
      "EF-1",
      "HALL BATH",
      "45",
      "WALL SWITCH",
    ]),
    kinds: ["fail"],
  },
  { says: "POWDER ROOM FAN RATED 40 CFM", kinds: ["fail"] },
  {
    name: "50 cfm beside the 50 cfm required for the room",
    plan: aList("VENTILATION", ["ROOM", "REQ'D CFM", "PROV'D CFM"], ["BATH 2", "50", "50"]),
    kinds: ["pass"],
  },
  { says: "EF-2 (50 CFM)", where: { room: "M. BATH" }, kinds: [] },
  { says: "BATH SUPPLY REG 40 CFM", kinds: [] },
  { says: "DRYER EXH 40 CFM", where: { room: "LAUNDRY" }, kinds: [] },
  { says: "BATH FAN 25 CFM CONT.", kinds: ["pass"] },
  { says: "RELOCATE EXIST. BATH FAN, 40 CFM", kinds: [] },
], aHouse());
