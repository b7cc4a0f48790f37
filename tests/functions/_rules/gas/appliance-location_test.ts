import rule from "../../../../functions/_rules/gas/appliance-location.ts";
import { aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "GAS WATER HEATER IN BEDROOM 2 CLOSET", kinds: ["fail"] },
  { says: "PROPANE FURNACE LOCATED IN BATHROOM", kinds: ["fail"] },
  { says: "DIRECT-VENT GAS WATER HEATER IN BATH 2", kinds: ["pass"] },
  { says: "GAS WATER HEATER IN GARAGE", kinds: [] },
  {
    says: "CARBON MONOXIDE ALARMS (GAS-FIRED WATER HEATER IN BUILDING) LOCATED IN EACH BEDROOM",
    kinds: [],
  },
  { says: "ELECTRIC WATER HEATER IN BEDROOM CLOSET", kinds: [] },
  { says: "GAS APPLIANCES SHALL NOT BE INSTALLED IN BEDROOMS", kinds: [] },
  { says: "GAS WATER HEATER", kinds: ["cantTell"], where: { room: "MASTER CLOSET" } },
  {
    says: "GAS WATER HEATER",
    kinds: [],
    where: { room: "GARAGE" },
    name: "a heater in the garage",
  },
  { says: "GAS FURNACE IN BEDROOM CLOSET, SEALED COMBUSTION", kinds: ["pass"] },
  { says: "40 GAL GAS W.H. IN BATH 2", kinds: ["fail"] },
  { says: "40 GAL GAS W.H. IN GARAGE", kinds: [] },
  { says: "50 GAL. GAS WATER HEATER", kinds: ["cantTell"], where: { "drawing": "MASTER CLOSET" } },
  { says: ["40 GAL GAS W.H. IN BATH 2", "DIRECT VENT"], kinds: ["pass"] },
  { says: "FURNACE NATURAL DRAFT, AIR FROM ROOM, LOCATION BEDROOM 2", kinds: ["fail"] },
  { says: "FURNACE NATURAL DRAFT, LOCATION GARAGE, SERVES BEDROOM 2", kinds: [] },

  { says: "GAS WATER HEATER, DRAFT HOOD, IN HALL CLOSET", kinds: [] },
  { says: "GAS WATER HEATER, DRAFT HOOD, IN CLOSET", kinds: ["cantTell"] },
  { says: "GAS WATER HEATER, DRAFT HOOD, IN LINEN CLOSET", kinds: ["fail"] },
]);

/** A row of a list of gas appliances, with another that is sealed. */
const listed = (...row: string[]) => ({
  schedules: [
    aSchedule(
      "other",
      [["TAG", "mark"], ["TYPE", "type"], ["VENTING", null], ["LOCATION", "room"]],
      [
        row,
        ["WH-1", "WATER HEATER", "DIRECT VENT", "GARAGE"],
      ],
      { title: "GAS EQUIPMENT" },
    ),
  ],
});

testStatements(rule, [
  {
    name: "a furnace that burns the air of a bedroom, in a list",
    plan: listed("F-1", "FURNACE 60 MBH", "NATURAL DRAFT, AIR FROM ROOM", "BEDROOM 2 ALCOVE"),
    kinds: ["fail"],
  },
  {
    name: "a sealed furnace in a list",
    plan: listed("F-1", "FURNACE 60 MBH", "DIRECT VENT", "BEDROOM 2 CLOSET"),
    kinds: [],
  },
  {
    name: "a furnace in a mechanical room, in a list",
    plan: listed("F-1", "FURNACE 60 MBH", "NATURAL DRAFT", "MECH. ROOM"),
    kinds: [],
  },
  { says: "40 GAL ATMOS. GAS W/H IN BEDROOM CLOSET", kinds: ["fail"] },
]);
