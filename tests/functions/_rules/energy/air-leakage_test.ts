import rule from "../../../../functions/_rules/energy/air-leakage.ts";
import { aHouse, aList, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "AIR LEAKAGE: TBD", kinds: ["cantTell"] },
  { says: "AIR LEAKAGE TEST | 7 ACH50 MAXIMUM", kinds: ["pass"] },
  { says: "BLOWER DOOR TEST: 7.1 ACH50", kinds: ["fail"] },
  { says: "AIR LEAKAGE NOT TO EXCEED 8 AIR CHANGES PER HOUR", kinds: ["fail"] },
  { says: "ACH50 = 5.0", kinds: ["pass"] },
  { says: "ACH @ 50 PA: 9", kinds: ["fail"] },
  { says: "BLOWER DOOR RESULT 2.5 ACH50", kinds: ["cantTell"] },
  { says: ["BLOWER DOOR RESULT 2.5 ACH50", "ERV-1, 60 CFM OUTDOOR AIR"], kinds: ["pass"] },
  { says: "BLOWER DOOR TEST REQUIRED", kinds: [] },
  { name: "an office", says: "9 ACH50", project: aProject(), kinds: [] },
  { says: "NO BLOWER DOOR TEST WILL BE PERFORMED", kinds: ["cantTell"] },
  { says: "ADDITION: BLOWER DOOR TEST NOT REQUIRED", kinds: [] },
  {
    name: "8 beside the 7 allowed",
    plan: aList("ENERGY - R402", ["ITEM", "REQUIRED", "PROPOSED"], [
      "AIR LEAKAGE (ACH50)",
      "7",
      "8",
    ]),
    kinds: ["fail"],
  },
  {
    name: "5 beside the 7 allowed",
    plan: aList("ENERGY - R402", ["ITEM", "REQUIRED", "PROPOSED"], [
      "AIR LEAKAGE (ACH50)",
      "7",
      "5",
    ]),
    kinds: ["pass"],
  },
], aHouse());

testStatements(rule, [
  { says: "EXISTING HOUSE TESTED 9.2 ACH50 (FOR REFERENCE), ADDITION EXEMPT", kinds: [] },
  { says: "HOUSE TO TEST AT 9.2 ACH50", kinds: ["fail"] },
], aHouse());
