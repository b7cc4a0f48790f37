import rule from "../../../../functions/_rules/accessibility/drinking-fountain-heights.ts";
import { aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { under } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testStatements(rule, [
  {
    name: "a row with one bowl as the only unit",
    plan: {
      schedules: [
        aSchedule("plumbing fixture", [["TAG", "mark"], ["FIXTURE", null], ["QTY", "quantity"]], [
          ["DF-1", "DRINKING FOUNTAIN, ONE BOWL, ONLY UNIT IN BLDG.", "1"],
        ]),
      ],
    },
    kinds: ["fail"],
  },
  { says: 'COOLER WITH ONE SPOUT, SPOUT 36" A.F.F.', kinds: ["cantTell"] },
  { says: "EWC-1: ONLY UNIT IN BUILDING, HI-LO", kinds: ["pass"] },
  { says: "GUTTERS & DOWNSPOUTS 4.8 IN/HR", kinds: [] },
  { says: "HI-LO DRINKING FOUNTAIN", kinds: ["pass"] },
  { says: "EWC, BI-LEVEL, ADA", kinds: ["pass"] },
  { says: 'DRINKING FOUNTAIN SPOUT 36" A.F.F.', kinds: ["pass"] },
  { says: 'DRINKING FOUNTAIN SPOUT AT 37" A.F.F.', kinds: ["fail"] },
  { says: 'DRINKING FOUNTAIN SPOUT 37" AFF; HIGH SPOUT 40"', kinds: ["fail", "pass"] },
  { says: 'DRINKING FOUNTAIN SPOUT 36" AFF; HIGH SPOUT 36"', kinds: ["pass", "fail"] },
  {
    says: "DRINKING FOUNTAIN: TWO SPOUTS, SPOUT 36 IN. AND SPOUT 40 IN. HIGH",
    kinds: ["pass", "pass"],
  },
  { says: 'E.W.C. SPOUT HEIGHT 44"', kinds: ["fail"] },
  { says: 'DRINKING FOUNTAIN SPOUT HEIGHT 43" STANDING', kinds: ["pass"] },
  { says: 'DRINKING FOUNTAIN SPOUT HEIGHT 36" STANDING', kinds: ["fail"] },
  { says: "SINGLE HEIGHT DRINKING FOUNTAIN", kinds: ["cantTell"] },
  { says: "HIGH-LOW SHELVES", kinds: [] },
  { says: "DRINKING FOUNTAIN", kinds: [] },
  { says: "ONLY EWC IN BLDG., SINGLE, STANDING HT.", kinds: ["fail"] },
  { says: "EWC, STANDING HEIGHT ONLY", kinds: ["fail"] },
  { says: "EWC, HI-LO, BARRIER FREE", kinds: ["pass"] },
]);

testRule(rule, [
  [
    "fails a low bowl of the standing height",
    under("HI-LO FOUNTAIN", 'SPOUT 38" LOW SIDE'),
    "fail",
  ],
  ["fails a high bowl of the low height", under("HI-LO FOUNTAIN", 'SPOUT 35" HIGH SIDE'), "fail"],
  ["passes both", under("HI-LO FOUNTAIN", 'SPOUT 36" LOW', 'SPOUT 40" HIGH BOWL'), "pass pass"],
]);
