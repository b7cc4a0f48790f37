import rule from "../../../../functions/_rules/gas/stated-inputs.ts";
import { aNote, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const set = (name: string, onRiser: string, row: string[], head = "Input BTU/h") => ({
  notes: [
    aNote(name, { drawing: "Gas riser", box: { x: 50, y: 20, width: 4, height: 1 } }),
    aNote(onRiser, { drawing: "Gas riser", box: { x: 50, y: 22, width: 4, height: 1 } }),
  ],
  schedules: [
    aSchedule("hvac", [["Unit", "mark"], ["Kind", null], [head, null]], [row]),
  ],
});

testStatements(rule, [
  {
    name: "two inputs of one mark",
    plan: set("GF-2", "80,000", ["GF-2", "Furnace", "100,000"]),
    kinds: ["cantTell"],
  },
  {
    name: "two inputs in other units",
    plan: set("WH-3", "199 MBH", ["2", "Water heater WH-3", "180"], "MBH"),
    kinds: ["cantTell"],
  },
  {
    name: "one input in other units",
    plan: set("WH-3", "199 MBH", ["WH-3", "Water heater", "199,000"]),
    kinds: [],
  },
  { name: "another mark", plan: set("GF-2", "80,000", ["GF-21", "Furnace", "100,000"]), kinds: [] },
  { name: "a name", plan: set("Range", "80,000", ["3", "Range", "100,000"]), kinds: [] },
]);
