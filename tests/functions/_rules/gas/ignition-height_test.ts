import rule from "../../../../functions/_rules/gas/ignition-height.ts";
import { aList, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'GARAGE: FURNACE ON 12" PLATFORM', kinds: ["fail"] },
  { says: 'GARAGE: FURNACE ON 18" PLATFORM', kinds: ["pass"] },
  { says: 'IGNITION SOURCE 12" ABOVE GARAGE FLOOR', kinds: ["fail"] },
  { says: 'IGNITION SOURCE 18" ABOVE GARAGE FLOOR', kinds: ["pass"] },
  { says: ['GAS WATER HEATER WH-1, IGNITION SOURCE 12" ABOVE GARAGE FLOOR'], kinds: ["fail"] },
  { says: 'GARAGE: WATER HEATER ON 18" HIGH STAND', kinds: ["pass"] },
  { says: 'GARAGE: WATER HEATER, RELIEF END 6" ABOVE FLOOR', kinds: [] },
  { says: 'WATER HEATER ON 12" PLATFORM IN GARAGE', kinds: ["fail"] },
  { says: 'GARAGE WATER HEATER, FVIR LISTED, 6" STAND', kinds: [] },
  { says: 'ELECTRIC WATER HEATER IN GARAGE, ON 6" STAND', kinds: [] },
  { says: 'WATER HEATER VENT 12" ABOVE ROOF', kinds: [] },
  { says: 'WATER HEATER STRAP 12" ABOVE CONTROLS', kinds: [] },
  { says: "Set gas water heater directly on the garage slab.", kinds: ["cantTell"] },
  { says: 'GAS W.H. ON 8" STAND', kinds: ["fail"], where: { "drawing": "GARAGE" } },
  { says: 'GAS W.H. ON 18" STAND', kinds: ["pass"], where: { "drawing": "GARAGE" } },
  { says: 'ELEC. W.H. ON 8" STAND', kinds: [], where: { "drawing": "GARAGE" } },
  { says: 'BURNER 6" A.F.F., NON-FVIR', where: { drawing: "GARAGE - W.H." }, kinds: ["fail"] },
  { says: 'BURNER 6" A.F.F., FVIR', where: { drawing: "GARAGE - W.H." }, kinds: [] },
]);

/** A heater's detail apart from the plan its label stands on. */
const heaterIn = (room: string) => ({
  notes: [aNote("WH", { room, box: { x: 60, y: 60, width: 2, height: 1 } })],
});
const detail = { drawing: "WATER HEATER, UNIT A" };

testStatements(rule, [
  { says: '14" TO BURNER', where: detail, plan: heaterIn("GARAGE"), kinds: ["fail"] },
  { says: '18" TO BURNER', where: detail, plan: heaterIn("GARAGE"), kinds: ["pass"] },
  { says: '14" TO BURNER', where: detail, plan: heaterIn("UTILITY"), kinds: [] },
  { says: '14" TO BURNER', where: detail, kinds: [] },
]);

/** A heater told line by line. */
const lines = (resists: string) =>
  aList(
    "Garage water heater",
    ["Item", "Value", "Note"],
    ["Ignition source AFF", '15"', ""],
    ["FVIR", resists, ""],
  );
testStatements(rule, [
  { name: "a heater that a list says is resistant", plan: lines("Listed"), kinds: [] },
  { name: "a heater that a list says is not resistant", plan: lines("No"), kinds: ["fail"] },
]);
