import rule from "../../../../functions/_rules/mechanical/equipment-sizing.ts";
import { aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "MANUAL J LOAD CALCULATION SUBMITTED", kinds: ["pass"] },
  { says: "HVAC LOAD CALCULATION SUBMITTED.", kinds: ["pass"] },
  { says: "Heat and cooling load: by installer, later", kinds: ["cantTell"] },
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

testStatements(rule, [
  { says: "MANUAL J / S: TO BE SUPPLIED BY A/C SUB", kinds: ["cantTell"] },
  { says: "MANUAL J BY HVAC INSTALLER", kinds: ["cantTell"] },
  { says: "A/C DEALER WILL FURNISH LOAD CALCULATION, COOLING", kinds: ["cantTell"] },
  { says: "MANUAL J WILL FOLLOW", kinds: ["cantTell"] },
  { says: "MANUAL J AND S TO BE RUN", kinds: ["cantTell"] },
  { says: "MANUAL J BY A/C CONTRACTOR, ATTACHED", kinds: ["pass"] },
  { says: "MANUAL J FROM A/C DEALER ON FILE", kinds: ["pass"] },
  { says: "MANUAL J BY HVAC CONTRACTOR: 3.4 TONS", kinds: ["pass"] },
  { says: "MANUAL J DATED 02-11-26 FROM A/C VENDOR", kinds: ["pass"] },
]);
