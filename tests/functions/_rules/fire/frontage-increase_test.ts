import rule from "../../../../functions/_rules/fire/frontage-increase.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testStatements(rule, [
  { says: "14'-0\" WIDE YARD COUNTED AS OPEN FRONTAGE (130 LF)", kinds: ["fail"] },
  { says: "24'-0\" WIDE YARD COUNTED AS OPEN FRONTAGE (130 LF)", kinds: [] },
  { says: "14' WIDE YARD NOT COUNTED AS FRONTAGE", kinds: [] },
  { says: "12' WIDE WALK AND 24' WIDE DRIVE COUNTED AS OPEN FRONTAGE", kinds: [] },
  { says: "FRONTAGE INCREASE: 60% OF PERIMETER OPEN, 30 FT WIDE, If = 0.50", kinds: ["pass"] },
  { says: "FRONTAGE INCREASE TAKEN, F/P = 20%", kinds: ["fail"] },
  { says: "FRONTAGE INCREASE: FRONTAGE = 100 FT, PERIMETER = 420 FT, If = 0.17", kinds: ["fail"] },
  { says: "FRONTAGE INCREASE: OPEN PERIMETER 50%, WIDTH = 15 FT, If = 0.33", kinds: ["fail"] },
  { says: "FRONTAGE 25 PERCENT OF PERIMETER, 20 FT WIDE, If = 0.17", kinds: ["pass"] },
  { says: "OPEN PERIMETER: 30%, 30 FT WIDE, If = 0.75", kinds: ["cantTell"] },
  { says: "OPEN PERIMETER 20%, NO CREDIT", kinds: [] },
  { says: "LOT FRONTAGE 20% MIN.", kinds: [] },
  { name: "a house", says: "FRONTAGE INCREASE, F/P = 20%", project: aHouse(), kinds: [] },
  {
    name: "a share below a quarter in a table of the increase",
    plan: {
      schedules: [
        aSchedule("code summary", [["TERM", "item"], ["VALUE", "value"]], [
          ["Open perimeter F / P", "96' / 460' = 20.9%"],
          ["Area increase factor", "0.17"],
        ], { title: "FRONTAGE INCREASE CALCULATION" }),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "a share below a quarter in a table that takes no increase",
    plan: {
      schedules: [
        aSchedule("code summary", [["TERM", "item"], ["VALUE", "value"]], [
          ["Open perimeter F / P", "96' / 460' = 20.9%"],
          ["Area increase", "NONE"],
        ], { title: "FRONTAGE INCREASE CALCULATION" }),
      ],
    },
    kinds: [],
  },
  { says: "OPEN YARD 12'-0\" WIDE, FRONTAGE INCREASE TAKEN", kinds: ["fail"] },
  { says: "OPEN YARD 32'-0\" WIDE, FRONTAGE INCREASE TAKEN", kinds: [] },
  {
    says: "Frontage increase of 0.25 claimed; 110 ft of the 520 ft perimeter faces open space.",
    kinds: ["fail"],
  },
  { says: "FRONTAGE (MIN. 25% REQ'D): 18% OF PERIMETER, INCREASE TAKEN", kinds: ["fail"] },
]);

testRule(rule, [
  [
    "fails an increase with a fifth of the perimeter open",
    "FRONTAGE INCREASE 50% TAKEN; OPEN 20% OF PERIMETER.",
    "fail",
  ],
  ["passes three fifths", "FRONTAGE INCREASE 50% TAKEN; OPEN 60% OF PERIMETER.", "pass"],
]);
