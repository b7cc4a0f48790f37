import rule from "../../../../../functions/_rules/egress/doors/door-threshold.ts";
import { aHouse, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed } from "../_under.ts";

const apartments = aProject({ occupancyClassification: ["R-2"] });

testRule(rule, [
  ["passes 1/4 in at a sliding door", `SLIDING DOOR THRESHOLD: 1/4" HIGH`, "pass"],
  ["passes a saddle of 1/2 in", `MARBLE SADDLE 1/2" MAX.`, "pass"],
  ["fails a saddle of 5/8 in", `SADDLE 5/8" HIGH`, "fail"],
  ["fails 3/4 in at a sliding door of an office", `S.G.D. THRESHOLD 3/4"`, "fail"],
  [
    "allows 3/4 in at a sliding door of an apartment",
    `SLIDING DOOR THRESHOLD 3/4"`,
    "pass",
    apartments,
  ],
  ["fails 1 in at a sliding door of an apartment", `SLIDING DOOR THRESHOLD 1"`, "fail", apartments],
  ["asks at other doors of apartments", `UNIT THRESHOLDS 3/4"`, "cantTell", apartments],
  ["leaves accessible routes to accessibility/threshold-height", `THRESHOLDS 3/4" HIGH`, ""],
  ["leaves showers alone", `SHOWER SADDLE 2", THRESHOLD`, ""],
  ["leaves houses alone", `SLIDING DOOR THRESHOLD 1 1/2"`, "", aHouse()],
]);

testRule(rule, [
  [
    "fails a saddle in a hardware list",
    listed("HARDWARE SETS", ["SET", "ITEM", "QTY", "DESCRIPTION"], [
      "3",
      "SADDLE",
      "1 EA",
      '1" HIGH, MILL ALUMINUM, EXIT DOOR 105',
    ]),
    "fail",
  ],
  [
    "passes 1/2 in there",
    listed("HARDWARE SETS", ["SET", "ITEM", "QTY", "DESCRIPTION"], [
      "3",
      "SADDLE",
      "1 EA",
      '1/2" HIGH, MILL ALUMINUM, EXIT DOOR 105',
    ]),
    "pass",
  ],
  [
    "leaves other hardware of the list alone",
    listed("HARDWARE SETS", ["SET", "ITEM", "QTY", "DESCRIPTION"], [
      "3",
      "KICK PLATE",
      "1 EA",
      '4" HIGH',
    ]),
    "",
  ],
]);
