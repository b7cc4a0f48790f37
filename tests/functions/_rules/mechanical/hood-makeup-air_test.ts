import rule from "../../../../functions/_rules/mechanical/hood-makeup-air.ts";
import { aNote, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const fans = (...cells: string[]) => ({
  notes: [aNote("TYPE I HOOD OVER COOK LINE")],
  schedules: [
    aSchedule("ventilation", [["Mark", "mark"], ["Serves", null], ["CFM", "airflow"], [
      "Notes",
      null,
    ]], [cells]),
  ],
});

testStatements(rule, [
  { name: "a blank", plan: fans("MAU-2", "Cook line", "_____", "Tempered"), kinds: ["cantTell"] },
  { name: "no decision", plan: fans("MUA-2", "Cook line", "TBD", ""), kinds: ["cantTell"] },
  { name: "a figure", plan: fans("MUA-2", "Cook line", "1,800", "____"), kinds: [] },
  { name: "the blank of another fan", plan: fans("SF-2", "Store", "_____", ""), kinds: [] },
  { says: ["Hood H-2", "Make-up air: ____ cfm"], kinds: ["cantTell"] },
  { says: ["Hood H-2", "Make-up air: 1,500 cfm"], kinds: [] },
  { says: "Make-up air: ____ cfm", kinds: [] },
]);
