import rule from "../../../../functions/_rules/mechanical/bath-exhaust-rate.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
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
