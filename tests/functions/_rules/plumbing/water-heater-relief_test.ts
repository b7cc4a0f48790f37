import rule from "../../../../functions/_rules/plumbing/water-heater-relief.ts";
import { aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "T&P RELIEF LINE FULL SIZE TO EXTERIOR", kinds: ["pass"] },
  { says: "TEMPERATURE AND PRESSURE RELIEF VALVE TO FLOOR DRAIN", kinds: ["pass"] },
  { says: "WATER HEATER WITHOUT T&P RELIEF", kinds: ["fail"] },
  { says: "Water heater T&P relief discharge: route by contractor.", kinds: ["cantTell"] },
  {
    says: "WATER HEATER 50 GAL",
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
    name: "a heater without relief",
  },
  {
    says: "TANKLESS WATER HEATER",
    kinds: [],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
    name: "a tankless heater",
  },
  { says: "PRESSURE RELIEF JOINT", kinds: [] },
  { says: "STANDPIPES NOT REQUIRED", kinds: [] },
]);
