import rule from "../../../../functions/_rules/site/address-numbers.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testRule(rule, [
  ["tells the address from the suite", `SUITE NUMBER 4" HIGH, ADDRESS NUMBERS 3 1/2" TALL`, "fail"],
  ["reads those of each unit", `UNIT ADDRESS NUMERALS 3" HIGH, BRONZE, AT EA. FRONT DOOR`, "fail"],
  ["leaves the numbers of units alone", `UNIT NUMBERS 2" HIGH AT EACH DOOR`, ""],
  ["leaves mailboxes alone", `MAILBOX ADDRESS NUMBERS 2" HIGH`, ""],
  ["fails 3 in", `ADDRESS NUMBERS 3" HIGH`, "fail"],
  [
    "passes 4 in",
    `BUILDING ADDRESS NUMERALS: 4" HIGH MINIMUM, CONTRASTING, VISIBLE FROM STREET.`,
    "pass",
  ],
  ["passes 6 in", `6" HIGH STREET ADDRESS NUMBERS, 1/2" STROKE`, "pass"],
  ["fails in other words", `PREMISES IDENTIFICATION: 2 1/2" NUMERALS, STREET NUMBERS`, "fail"],
  ["tells height from stroke", `HOUSE NUMBERS WITH 1" STROKE, 5" HIGH`, "pass"],
  ["says nothing without a height", `ADDRESS NUMBERS VISIBLE FROM STREET`, ""],
  ["applies to houses too", `HOUSE NUMBERS 3" HIGH`, "fail", aHouse()],
]);

testStatements(rule, [
  { says: "House numbers are 5 in. high with a stroke of 3/4 in.", kinds: ["pass"] },
  { says: "House numbers are 3 in. high with a stroke of 3/4 in.", kinds: ["fail"] },
]);
