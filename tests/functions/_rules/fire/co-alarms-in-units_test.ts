import rule from "../../../../functions/_rules/fire/co-alarms-in-units.ts";
import { aHouse, aProject, aRoom, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const garage = { rooms: [aRoom("GARAGE")] };
const units = aProject({ occupancyClassification: ["R-2"] });
const house = aHouse();

testStatements(rule, [
  { says: "14'-6\" BEDROOM 2 DOOR TO S/CO", plan: garage, kinds: ["fail"] },
  { says: "CO ALARM WITHIN 10 FT OF EACH SLEEPING ROOM", plan: garage, kinds: ["pass"] },
  { says: "CARBON MONOXIDE ALARM 10'-0\" FROM BEDROOM DOOR", plan: garage, kinds: ["pass"] },
  { says: "CARBON MONOXIDE ALARM 10'-6\" FROM BEDROOM DOOR", plan: garage, kinds: ["fail"] },
  { says: "C.O. DETECTOR MAX. 15 FEET FROM BEDROOMS", kinds: ["cantTell"] },
  { says: 'SMOKE/CO ALARM AT 80" A.F.F. WITHIN HALL', plan: garage, kinds: ["pass"] },
  {
    says: "CARBON MONOXIDE ALARMS: NOT REQUIRED (ALL-ELECTRIC, NO ATTACHED GARAGE, NO FIREPLACE)",
    kinds: ["pass"],
  },
  { says: "CARBON MONOXIDE ALARMS: NOT REQUIRED", plan: garage, kinds: ["fail"] },
  { says: "CARBON MONOXIDE ALARMS: NOT REQUIRED", kinds: ["cantTell"] },
  { says: "CARBON MONOXIDE ALARMS ARE NOT FURNISHED", plan: garage, kinds: ["fail"] },
  { says: ["CO ALARMS BY OTHERS", "GAS WATER HEATER"], kinds: ["cantTell"] },
  { name: "silence with a garage", plan: { ...garage, sheets: [aSheet()] }, kinds: ["cantTell"] },
  { name: "silence without one", kinds: [] },
  { says: "GARAGE EXHAUST FAN BY CO DETECTOR, 0.75 CFM/SF", kinds: [] },
  { name: "the other volume", says: "CO ALARM 20 FT FROM BEDROOM", project: house, kinds: [] },
], units);
