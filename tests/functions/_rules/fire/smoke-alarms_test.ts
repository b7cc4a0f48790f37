import { testLinks } from "../../../fakes/link_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import rule from "../../../../functions/_rules/fire/smoke-alarms.ts";
import { aHouse, aList, aNote, aRoom, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const at = (x: number, y: number) => ({ x, y, width: 3, height: 1 });
const bedrooms = [
  aRoom("BEDROOM 1", { box: at(10, 10) }),
  aRoom("BEDROOM 2", { box: at(50, 10) }),
  aRoom("KITCHEN", { box: at(50, 60) }),
];
const symbol = (text: string, x: number, y: number) =>
  aNote(text, { kind: "label", box: at(x, y) });

testStatements(rule, [
  { says: "S.A. @ BR 1, BR 2, HALL (4 TOT.; NONE @ BR 3)", kinds: ["fail"] },
  { says: "SMK. ALMS.: BR 1, BR 2, HALL (NOT IN BR 3)", kinds: ["fail"] },
  { says: "S.A. @ BR 1, BR 2 & HALL", kinds: ["pass"] },
  { says: "AHU-1 1,900 CFM, NO SMOKE DETECTOR IN DUCT", kinds: [] },
  {
    name: "an alarm in each bedroom",
    plan: { rooms: bedrooms, notes: [symbol("SD", 12, 14), symbol("S/CO", 52, 14)] },
    kinds: ["pass", "pass"],
  },
  {
    name: "a bedroom without the alarm others have",
    plan: { rooms: bedrooms, notes: [symbol("SD", 12, 14)] },
    kinds: ["pass", "cantTell"],
  },
  {
    name: "the letter S when the legend explains it",
    plan: { rooms: bedrooms, notes: [symbol("S", 12, 14), aNote("S = SMOKE ALARM")] },
    kinds: ["pass", "cantTell", "pass"],
  },
  {
    name: "the letter S without a legend",
    plan: { rooms: bedrooms, notes: [symbol("S", 12, 14)] },
    kinds: [],
  },
  { name: "a sheet without alarms", plan: { rooms: bedrooms }, kinds: [] },
  {
    says: "SMOKE ALARMS: HARD-WIRED, INTERCONNECTED, BATTERY BACK-UP, IN EACH BEDROOM",
    kinds: ["pass"],
  },
  { says: "SMOKE DETECTORS TO BE PROVIDED IN EACH SLEEPING ROOM", kinds: ["pass"] },
  { says: "SMOKE ALARMS: NONE", kinds: ["fail"] },
  {
    says: "SMOKE ALARMS: IN BEDROOMS 2, 3, 4; NONE IN THE UPPER HALL OUTSIDE THEM",
    kinds: ["fail"],
  },
  { says: "SMOKE ALARMS: IN BEDROOMS 2, 3 AND HALL; NONE IN THE GARAGE", kinds: ["pass"] },
  { says: "SMOKE ALARMS: BEDROOMS 1, 2, 3 AND HALL. NONE IN BEDROOM 4.", kinds: ["fail"] },
  ...([["YES/YES/NO", "fail"], ["YES/YES/YES", "pass"]] as const).map(([answers, kind]) => ({
    name: `answers in step with the names: ${answers}`,
    plan: {
      schedules: [
        aSchedule("other", [["ITEM", null], ["VALUE", null]], [["SA BR1 / BR2 / BR3", answers]], {
          title: "ALARMS",
        }),
      ],
    },
    kinds: [kind],
  })),
  {
    name: "a bedroom with a dash where others have one",
    plan: {
      schedules: [
        aSchedule("other", [["LOC", "room"], ["SA", null], ["CO", null]], [
          ["BR 1", "1", "-"],
          ["BR 3", "-", "-"],
        ], { title: "ALM SCH" }),
      ],
    },
    kinds: ["fail"],
  },
  { says: "SMOKE ALARMS IN HALL ONLY", kinds: ["fail"] },
  { says: "SMOKE DETECTORS AT KITCHEN & CORRIDOR ONLY. INTERCONNECTED.", kinds: ["fail"] },
  {
    says:
      "SA: 2nd floor only - bedrooms and hall; 120V w/ battery, tied together. First floor: none.",
    kinds: ["fail"],
  },
  { says: "SMOKE ALARMS AT BEDROOMS AND HALL, UPSTAIRS ONLY", kinds: ["fail"] },
  { says: "SMOKE DETECTORS IN BEDROOMS. NO SMOKE DETECTORS ON FIRST FLOOR: NONE", kinds: ["fail"] },
  { says: "SA: bedrooms, hall and first floor, 120V interconnected", kinds: ["pass"] },
  { says: "SMOKE ALARMS ON EACH FLOOR, PHOTOELECTRIC ON SECOND FLOOR ONLY", kinds: ["pass"] },
  { says: "SMOKE ALARMS IN BEDROOMS AND HALL, HEAT DETECTOR FIRST FLOOR ONLY", kinds: ["pass"] },
  { says: "SA: 400 CFM, floor registers in bedrooms", kinds: [] },
  { says: "NO SMOKE ALARMS IN BEDROOMS", kinds: ["fail"] },
  { says: "SMOKE ALARMS IN BEDROOMS AND HALL; HEAT DETECTOR IN GARAGE ONLY", kinds: ["pass"] },
  { says: "SMOKE ALARMS HARD-WIRED W/ NO SWITCH IN CIRCUIT", kinds: ["pass"] },
  { says: "SMOKE ALARMS: NO BATTERY-ONLY UNITS", kinds: ["pass"] },
  { says: "SMOKE ALARMS LISTED UL 217 ONLY", kinds: ["pass"] },
  {
    says:
      "Smoke alarms go in the halls only: one downstairs and one upstairs, wired together. Bedrooms do not get one.",
    kinds: ["fail"],
  },
  {
    says: "Smoke alarms in each hall and on each story. Sleeping rooms do not have any.",
    kinds: ["fail"],
  },
  {
    says:
      "Smoke alarms, hardwired, are provided in each bedroom and on each story. No alarm is provided in the hall outside the bedrooms.",
    kinds: ["fail"],
  },
  {
    says: "Smoke alarms in each bedroom and hall. No CO alarm is provided: all electric.",
    kinds: ["pass"],
  },
  { says: "BATTERY OPERATED SMOKE ALARMS", kinds: ["fail"] },
  { says: "Smoke alarms powered by a 9-volt battery", kinds: ["fail"] },
  { says: "Smoke alarms in bedrooms run on batteries only", kinds: ["fail"] },
  { says: "SMOKE ALARMS POWERED BY 120 V CIRCUIT AND BY BATTERY", kinds: ["pass"] },
  { says: "Smoke alarms hard-wired, operated by battery in outages", kinds: ["pass"] },
  { says: "10-YEAR BATTERY OPERATED SMOKE ALARMS", kinds: ["pass"] },
  { says: "SMOKE ALARMS BY OTHERS", kinds: ["cantTell"] },
  { says: "DUCT SMOKE DETECTOR NOT REQUIRED", kinds: [] },
  {
    name: "silence on a new house",
    plan: { rooms: bedrooms, sheets: [aSheet()] },
    project: aHouse({ name: "New house" }),
    kinds: ["cantTell"],
  },
  { says: "HEAT DETECTOR IN GARAGE, NO SMOKE DETECTOR IN GARAGE", kinds: ["pass"] },
  { says: "NO SMOKE ALARM IN GARAGE OR BEDROOMS", kinds: ["fail"] },
  {
    says: ["NO S.D. IN BEDROOMS", "S.D. @ HALL"],
    where: { drawing: "SECOND FLOOR ELECTRICAL" },
    kinds: ["fail", "pass"],
  },
  {
    says: ["S.A. IN HALL ONLY", "GFI @ COUNTER"],
    where: { drawing: "ELECTRICAL PLAN" },
    kinds: ["fail"],
  },
  {
    name: "supply air",
    says: ["S.A. IN HALL ONLY, 8x6", "R.A."],
    where: { drawing: "HVAC PLAN" },
    kinds: [],
  },
  {
    name: "a room without one in a list of devices",
    plan: {
      schedules: [
        aSchedule("other", [["ROOM", "room"], ["SMOKE ALARM", null]], [
          ["BEDROOM 2", "NONE"],
          ["GARAGE", "NONE"],
        ], { title: "DEVICES" }),
      ],
    },
    kinds: ["fail"],
  },
], aHouse());

testRule(rule, [
  ["fails none in the bedrooms", "SMOKE ALARM IN HALL; NONE IN THE 3 BEDROOMS", "fail"],
  ["fails none in one of them", "SMOKE ALARMS: HALL, BED 1, BED 2; BED 3 NONE", "fail"],
  [
    "fails one that has none in a sentence",
    "Smoke alarms are in Bedroom 2, the loft and the hall; Bedroom 3 has none.",
    "fail",
  ],
  [
    "fails none in the bedrooms beside one outside of them",
    "SMOKE ALARMS: ONE IN HALL OUTSIDE BEDROOMS AND ONE ON FIRST FLOOR. NONE INSIDE BEDROOMS.",
    "fail",
  ],
  [
    "leaves a bedroom without another alarm alone",
    "SMOKE ALARM IN EACH BEDROOM. CO ALARM: HALL; BED 3 NONE",
    "pass",
  ],
  ["leaves none in the garage alone", "SMOKE ALARM IN EACH BEDROOM; NONE IN THE GARAGE", "pass"],
], aHouse());

testRule(rule, [
  [
    "leaves other alarms alone",
    "SMOKE ALARMS IN EACH BEDROOM AND HALL. CO ALARMS IN HALL, NONE IN BEDROOMS.",
    "pass",
  ],
], aHouse());

testLinks(rule, [{ name: "SMOKE ALARM, BEDROOM 2", kinds: ["fail"] }], aHouse());

testStatements(rule, [
  {
    says: "SMOKE ALARMS IN BEDROOM 1 AND HALLS; BEDROOM 3 HAS NO ALARM",
    kinds: ["fail"],
  },
  {
    says: "Smoke alarms are set in Bedroom 1 and the hall, Bedroom 2 gets no detector.",
    kinds: ["fail"],
  },
  { says: "SMOKE ALARMS IN EACH BEDROOM AND HALL, BATH HAS NO ALARM", kinds: ["pass"] },
], aHouse());

const counts = (title: string, ...of: string[]) => ({
  schedules: [
    aSchedule(
      "other",
      [["UNIT", null], ["BEDROOM 1", null], ["BEDROOM 2", null], ["LIVING", null]],
      [
        ["A", "1", "1", "1"],
        ["B", ...of],
      ],
      { title },
    ),
  ],
});
testStatements(rule, [
  {
    name: "a count of none",
    plan: counts("SMOKE ALARMS PER ROOM", "1", "0", "1"),
    kinds: ["fail"],
  },
  { name: "a bedroom answered NO", plan: counts("DETECTORS", "No", "1", "1"), kinds: ["fail"] },
  { name: "none where nobody sleeps", plan: counts("ALARMS", "1", "1", "0"), kinds: [] },
  { name: "carbon monoxide alone", plan: counts("CO ALARMS", "0", "0", "1"), kinds: [] },
], aHouse());

const told = (...names: string[]) => ({ rooms: names.map((it) => aRoom(it)) });

testStatements(rule, [
  {
    name: "a row of one sleeping room answered with none",
    plan: aList("ALARM TABLE", ["LOCATION", "SECTION", "VALUE"], [
      "SMOKE, BED 3",
      "R314.3",
      "NONE",
    ]),
    kinds: ["fail"],
  },
  {
    name: "a row of carbon monoxide answered with none",
    plan: aList("ALARM TABLE", ["LOCATION", "SECTION", "VALUE"], ["CO, BED 3", "R315.3", "NONE"]),
    kinds: [],
  },
  { says: "SMOKE: BEDROOM 2, HALL, FAMILY. BEDROOM 3: HEAT DETECTOR ONLY", kinds: ["fail"] },
  {
    says: "SMOKE ALARMS, INTERCONNECTED: MASTER, BEDROOM 2, BEDROOM 3, HALL",
    plan: told("BEDROOM 2", "BEDROOM 3", "BEDROOM 4"),
    kinds: ["cantTell"],
  },
  {
    says: "SMOKE ALARMS IN THE HALL AND IN BEDROOMS 2, 3 AND 4",
    plan: told("BEDROOM 2", "BEDROOM 3", "BEDROOM 4"),
    kinds: ["pass"],
  },
  {
    says: "SMOKE ALARMS IN BEDROOMS 2 - 4",
    plan: told("BEDROOM 2", "BEDROOM 3", "BEDROOM 4"),
    kinds: ["pass"],
  },
  {
    says: "SMOKE ALARMS IN EACH BEDROOM; BEDROOMS 2 AND 3 ON ONE CIRCUIT",
    plan: told("BEDROOM 2", "BEDROOM 3", "BEDROOM 4"),
    kinds: ["pass"],
  },
], aHouse());

const alarms = (...rows: string[][]) => ({
  schedules: [
    aSchedule("other", [["LOCATION", "room"], ["DEVICE", null], ["REMARKS", "remarks"]], rows, {
      title: "Alarm matrix",
    }),
  ],
});

testStatements(rule, [
  {
    name: "a bedroom with none among bedrooms with smoke alarms",
    plan: alarms(
      ["Bed 1, Bed 2", "Smoke, interconnected", ""],
      ["Bed 4, 105", "None, heat detector in hall", "Guest use"],
    ),
    kinds: ["fail"],
  },
  {
    name: "none in a list of other devices",
    plan: alarms(["Bed 1, Bed 2", "Thermostat", ""], ["Bed 4, 105", "None", ""]),
    kinds: [],
  },
], aHouse());

const alarmTable = (...rows: string[][]) => ({
  plan: {
    schedules: [
      aSchedule(
        "other",
        [["LOCATION", "room"], ["SMOKE", null], ["CO", null]],
        rows,
        { title: "SMOKE AND CO ALARM SCHEDULE" },
      ),
    ],
  },
});

testStatements(rule, [
  {
    name: "a bedroom with a dash where others have theirs",
    ...alarmTable(["Bedroom 2, bedroom 3", "Yes", "-"], ["Bedroom 4", "-", "-"]),
    kinds: ["fail"],
  },
  {
    name: "the hall outside a bedroom with a dash",
    ...alarmTable(["Bedroom 4", "Yes", "-"], ["Outside bedroom 4", "-", "Yes"]),
    kinds: [],
  },
  {
    name: "a bedroom another row gives one",
    ...alarmTable(["Bedrooms 2, 3 and 4", "Yes", "-"], ["Bedroom 4", "-", "Yes"]),
    kinds: [],
  },
  { name: "a list nobody filled in", ...alarmTable(["Bedroom 4", "-", "-"]), kinds: [] },
  { says: "BED 3: NO SMOKE DEVICE", kinds: ["fail"] },
  { says: "BEDROOM 3 HAS NO SMOKE UNIT", kinds: ["fail"] },
  { says: "BEDROOM 3 - NO SMOKE SENSOR", kinds: ["fail"] },
  { says: "PANTRY: NO SMOKE DEVICE", kinds: ["fail"] },
], aHouse());
