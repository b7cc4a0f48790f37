import rule from "../../../../functions/_rules/mechanical/kitchen-exhaust.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "RANGE HOOD 150 CFM", kinds: ["pass"] },
  { says: "RANGE HOOD 80 CFM", kinds: ["fail"] },
  { says: "RANGE HOOD 30 CFM CONTINUOUS", kinds: ["pass"] },
], aHouse());

const fans = (kind: "exhaust fan" | "other", head: string[], ...rows: string[][]) => ({
  schedules: [aSchedule(kind, head.map((it) => [it, null]), rows, { title: "FANS" })],
});

testStatements(rule, [
  {
    name: "a row of a list of fans that serves the kitchen",
    plan: fans("exhaust fan", ["FAN", "SERVES", "CFM"], ["EF-3", "KITCHEN", "75"]),
    kinds: ["fail"],
  },
  {
    name: "a unit beside the label, over a column of one unit",
    plan: fans("exhaust fan", ["ITEM", "UNIT A"], ["Range hood (cfm)", "90"]),
    kinds: ["fail"],
  },
  {
    name: "enough, in the column of the other unit",
    plan: fans("exhaust fan", ["ITEM", "UNIT A", "UNIT B"], ["Range hood (cfm)", "100", "120"]),
    kinds: ["pass"],
  },
  {
    name: "a fan of a bath says nothing",
    plan: fans("exhaust fan", ["FAN", "SERVES", "CFM"], ["EF-1", "BATH 2", "50"]),
    kinds: [],
  },
], aHouse());
