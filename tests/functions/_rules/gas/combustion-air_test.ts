import rule from "../../../../functions/_rules/gas/combustion-air.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "../egress/_under.ts";

/** A table of one room with a boiler of 199,000 Btu/h. */
const room = (volume: string, openings: string, appliance = "ATMOSPHERIC BOILER") => ({
  schedules: [
    aSchedule("hvac", [["ROOM", null], ["INPUT BTUH", null], ["VOLUME CU FT", null], [
      "OPENINGS",
      null,
    ]], [
      [`MECH 110 (${appliance})`, "199,000", volume, openings],
    ], { title: "COMBUSTION AIR" }),
  ],
});

testStatements(rule, [
  {
    says: "75,000 BTU/H FURNACE IN 8'x10'x8' CLOSET, ALL AIR FROM INSIDE",
    kinds: ["fail"],
  },
  { says: "75,000 BTU/H FURNACE IN 20'x24'x8' ROOM, ALL AIR FROM INSIDE", kinds: ["pass"] },
  { says: "75,000 BTU/H DIRECT VENT FURNACE IN 8'x10'x8' CLOSET", kinds: [] },
  {
    name: "a small closed room of a table",
    plan: room("2,400", "NONE, SOLID DOOR"),
    kinds: ["fail"],
  },
  { name: "a large closed room of a table", plan: room("9,950", "NONE"), kinds: ["pass"] },
  { name: "a small room with louvers", plan: room("2,400", "HIGH AND LOW LOUVER"), kinds: [] },
  {
    name: "a sealed boiler in a small room",
    plan: room("2,400", "NONE", "SEALED COMBUSTION BOILER"),
    kinds: [],
  },
  { says: "COMBUSTION AIR: TWO OPENINGS 100 SQ IN TO OUTDOORS", kinds: ["pass"] },
  { says: "NO COMBUSTION AIR PROVIDED", kinds: ["fail"] },
  { says: "COMBUSTION AIR BY MECHANICAL CONTRACTOR", kinds: ["cantTell"] },
  { says: "INDOOR VOLUME 50 CU FT PER 1,000 BTU/H", kinds: ["pass"] },
  { says: "INDOOR VOLUME 40 CU. FT. PER 1000 BTUH", kinds: ["cantTell"] },
  { says: "NO COMBUSTION AIR, DIRECT VENT APPLIANCE", kinds: [] },
  { says: "RETURN AIR", kinds: [] },
  { says: "640 CU FT RM, 120,000 BTUH, NO OPENINGS, DRAFT HOOD", kinds: ["fail"] },
  { says: "6,400 CU FT RM, 120,000 BTUH, NO OPENINGS, DRAFT HOOD", kinds: ["pass"] },
  { says: "640 CU FT RM, 120,000 BTUH, DIRECT VENT", kinds: [] },

  {
    says: "SOLID DOOR, NO LOUVERS",
    where: { drawing: "WATER HEATER CLOSET (NAT. DRAFT, 40 MBH)" },
    kinds: ["fail"],
  },
  {
    says: "SOLID DOOR, NO LOUVERS",
    where: { drawing: "WATER HEATER CLOSET (DIRECT VENT)" },
    kinds: [],
  },
]);

testRule(rule, [
  [
    "fails a listed room by its MBH",
    listed("COMBUSTION AIR", ["APPLIANCE", "INPUT MBH", "ROOM VOL. CF", "OPENINGS"], [
      "WH-1 ATMOSPHERIC",
      "199",
      "3,200",
      "NONE",
    ]),
    "fail",
  ],
  [
    "passes one large enough",
    listed("COMBUSTION AIR", ["APPLIANCE", "INPUT MBH", "ROOM VOL. CF", "OPENINGS"], [
      "WH-1 ATMOSPHERIC",
      "40",
      "3,200",
      "NONE",
    ]),
    "pass",
  ],
]);

/** A room that gives its air to appliances lettered in it by their marks. */
const ofMarks = (says: string[], input = "180", notes = "B-vent") => ({
  says,
  where: { drawing: "MECHANICAL ROOM 9" },
  plan: {
    schedules: [
      aSchedule(
        "other",
        [["TAG", "mark"], ["EQUIPMENT", "name"], ["INPUT (MBH)", null], [
          "NOTES",
          "remarks",
        ]],
        [["GB-2", "Boiler", input, notes], ["GB-3", "Boiler", "400", "B-vent"]],
        {
          title: "GAS EQUIPMENT",
        },
      ),
    ],
  },
});
const FROM_ROOM = "COMBUSTION AIR FROM THE ROOM, 6,000 CU FT";

testStatements(rule, [
  { name: "a room too small", ...ofMarks([FROM_ROOM, "GB-2"]), kinds: ["fail"] },
  {
    name: "a room too small, which need not give all the air",
    ...ofMarks(["COMBUSTION AIR: ROOM 6,000 CU FT", "GB-2"]),
    kinds: ["cantTell"],
  },
  { name: "a room large enough", ...ofMarks([FROM_ROOM, "GB-2"], "120"), kinds: ["pass"] },
  {
    name: "air from outside",
    ...ofMarks(["COMBUSTION AIR FROM OUTSIDE; ROOM 6,000 CU FT", "GB-2"]),
    kinds: ["pass"],
  },
  {
    name: "a sealed appliance",
    ...ofMarks([FROM_ROOM, "GB-2"], "180", "Direct vent"),
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  { says: "FUEL GAS: NONE. NO COMBUSTION AIR OPENINGS", kinds: [] },
  { says: "GAS WATER HEATER CLOSET: NO COMBUSTION AIR", kinds: ["fail"] },
]);

testStatements(rule, [
  { says: "NO GAS IN THE HOUSE, NO COMBUSTION AIR", kinds: [] },
  { says: "FURNACE CLOSET: NO COMBUSTION AIR", kinds: ["fail"] },
], aHouse());
