import rule from "../../../../functions/_rules/plumbing/stated-heaters.ts";
import { aNote, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const set = (listed: string, called: string) => ({
  notes: [aNote(called, { page: 2 })],
  schedules: [
    aSchedule("plumbing fixture", [["Mark", "mark"], ["Description", null]], [[
      "WH-1",
      `WATER HEATER, ELEC., ${listed}`,
    ]]),
  ],
});

testStatements(rule, [
  {
    name: "two volumes of one heater",
    plan: set("119 GAL", "WATER HEATER WH-1: 100 GAL."),
    kinds: ["cantTell"],
  },
  { name: "one volume", plan: set("100 GAL", "WATER HEATER WH-1: 100 GAL."), kinds: [] },
  {
    name: "rounded",
    plan: set("119 GAL", "WATER HEATER WH-1: 120 GAL."),
    kinds: [],
  },
  { name: "another heater", plan: set("119 GAL", "WATER HEATER WH-2: 40 GAL."), kinds: [] },
]);
