import rule from "../../../../functions/_rules/egress/door-threshold.ts";
import { aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  ["passes 1/4 in", `THRESHOLD: 1/4" HIGH`, "pass"],
  ["passes 1/2 in", `Thresholds 1/2" maximum, beveled.`, "pass"],
  ["fails 5/8 in", `ALUM. THRESHOLD, 5/8" HIGH`, "fail"],
  ["fails 3/4 in", `Thresholds 3/4" high, beveled.`, "fail"],
  ["fails a saddle", `MARBLE SADDLE 1" HIGH`, "fail"],
  [
    "allows 3/4 in at a sliding door of an apartment",
    `SLIDING DOOR THRESHOLD 3/4"`,
    "pass",
    aProject({ occupancyClassification: ["R-2"] }),
  ],
  [
    "asks at other doors of apartments",
    `THRESHOLDS 3/4"`,
    "cantTell",
    aProject({ occupancyClassification: ["R-2"] }),
  ],
  ["leaves threshold buildings alone", `THRESHOLD BUILDING: NO, 1" = 20'`, ""],
  ["leaves showers alone", `SHOWER THRESHOLD 2"`, ""],
  ["leaves houses alone", `THRESHOLD 1 1/2"`, "", aHouse()],
]);
