import rule from "../../../../functions/_rules/site/code-footprint.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  [
    "asks when none was prepared",
    "No code footprint drawing was prepared for this new building.",
    "cantTell",
  ],
  ["passes one that is named", "CODE FOOTPRINT", "pass"],
  ["asks when it is put off", "CODE FOOTPRINT TO FOLLOW", "cantTell"],
  ["says nothing about silence", "LIFE SAFETY PLAN", ""],
  ["leaves houses alone", "CODE FOOTPRINT", "", aHouse()],
  [`asks about LS-2 | CODE FOOTPRINT | OMITTED`, `LS-2 | CODE FOOTPRINT | OMITTED`, "cantTell"],
  [`passes LS-2 | CODE FOOTPRINT | INCLUDED`, `LS-2 | CODE FOOTPRINT | INCLUDED`, "pass"],
]);
