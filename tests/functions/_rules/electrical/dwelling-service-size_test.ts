import rule from "../../../../functions/_rules/electrical/dwelling-service-size.ts";
import { aHouse, aList, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "200 A SERVICE", kinds: ["pass"] },
  { says: "PANEL A - 100 A MAIN BREAKER", kinds: ["pass"] },
  { says: "60 AMP SERVICE", kinds: ["fail"] },
  { says: "SERVICE SIZE: 90A", kinds: ["fail"] },
  { says: "MAIN PANEL 150A, 120/240V", kinds: ["pass"] },
  { says: "SUBPANEL B 60 A MAIN LUGS", kinds: [] },
  { says: "SERVICE 200,000 AIC", kinds: [] },
  { says: "60 AMP SERVICE", kinds: [], project: aProject(), name: "a commercial building" },
], aHouse());

testStatements(rule, [
  {
    name: "a load under the title of the service",
    plan: aList("SERVICE LOAD", ["ITEM", "VA", "REMARKS"], ["HEAT PUMP", "9,600", "40 A, 240 V"]),
    kinds: [],
  },
  {
    name: "its main under that title",
    plan: aList("SERVICE LOAD", ["ITEM", "VA", "REMARKS"], ["MAIN BREAKER", "-", "60 A"]),
    kinds: ["fail"],
  },
], aHouse());
