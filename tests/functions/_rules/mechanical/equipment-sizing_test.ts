import rule from "../../../../functions/_rules/mechanical/equipment-sizing.ts";
import { aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "MANUAL J LOAD CALCULATION SUBMITTED", kinds: ["pass"] },
  { says: "HVAC LOAD CALCULATION SUBMITTED.", kinds: ["pass"] },
  { says: "MANUAL J NOT PROVIDED", kinds: ["fail"] },
  { says: "Equipment sizing: Manual J and S by contractor at a later date.", kinds: ["cantTell"] },
  { says: "MANUAL J TO BE SUBMITTED", kinds: ["cantTell"] },
  {
    says: "AHU-1 3 TON",
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ discipline: "mechanical", title: "MECHANICAL PLAN" })] },
    name: "an air handler without any",
  },
  { says: "HEAT LOSS / HEAT GAIN CALCS. ATTACHED", kinds: ["pass"] },
  { says: "COOLING LOAD CALCULATION BY MECH. CONTRACTOR, TO FOLLOW", kinds: ["cantTell"] },
  { says: "ELECTRICAL LOAD CALCULATION", kinds: [] },
  { says: "Manual J was waived", kinds: ["fail"] },

  { says: "NO LOAD CALCULATION HAS BEEN PREPARED FOR THE NEW 400 A SERVICE", kinds: [] },
]);
