import rule from "../../../../functions/_rules/mechanical/unit-bath-exhaust.ts";
import { aFact, aHouse, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const flats = aProject({ occupancyClassification: ["R-2"] });
const low = { codeSummary: { stories: [aFact(3)] } };

/** A fan of a schedule on a building of so many stories. */
const fan = (serves: string, air: string, mode: string, stories = 2) => ({
  codeSummary: { stories: [aFact(stories)] },
  schedules: [
    aSchedule("exhaust fan", [["TAG", null], ["SERVES", null], ["CFM", "airflow"], [
      "CONTROL",
      null,
    ]], [["F-4", serves, air, mode]]),
  ],
});

testStatements(rule, [
  { name: "45 cfm switched", plan: fan("BATH, UNIT C", "45", "SWITCH"), kinds: ["fail"] },
  { name: "50 cfm switched", plan: fan("BATH, UNIT C", "50", "SWITCH"), kinds: ["pass"] },
  { name: "20 cfm always", plan: fan("BATH, UNIT C", "20", "CONTINUOUS"), kinds: ["pass"] },
  { name: "15 cfm always", plan: fan("BATH, UNIT C", "15", "CONTINUOUS"), kinds: ["fail"] },
  { name: "a toilet of all", plan: fan("CLUB TOILET", "40", "SWITCH"), kinds: [] },
  { name: "a bath of all", plan: fan("POOL BATH", "40", "SWITCH"), kinds: [] },
  { name: "a kitchen", plan: fan("RANGE HOOD", "40", "SWITCH"), kinds: [] },
  { name: "four stories", plan: fan("BATH", "45", "SWITCH", 4), kinds: [] },
  { says: "BATH EXHAUST FANS: 45 CFM", plan: low, kinds: ["fail"] },
  { says: "BATH EXHAUST FANS: 50 CFM", plan: low, kinds: ["pass"] },
  ...([
    ["CLOSET EXHAUST FAN 30 CFM", "UNIT A BATH AND CLOSET PLAN", []],
    ["BATH EXHAUST FAN 30 CFM", "UNIT A BATH AND CLOSET PLAN", ["fail"]],
    ["EXHAUST FAN 30 CFM", "UNIT A BATH PLAN", ["fail"]],
  ] as const).map(([says, drawing, kinds]) => ({
    name: `${says} under ${drawing}`,
    says,
    where: { drawing },
    plan: low,
    kinds: [...kinds],
  })),
  { name: "a house", plan: fan("BATH", "45", "SWITCH"), project: aHouse(), kinds: [] },
  { name: "an office", plan: fan("BATH", "45", "SWITCH"), project: aProject(), kinds: [] },
], flats);
