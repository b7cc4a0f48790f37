import rule from "../../../../functions/_rules/egress/doors-in-series.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { under } from "./_under.ts";

testRule(rule, [
  ["fails 47 in", `VESTIBULE: 47" CLEAR BETWEEN DOORS`, "fail"],
  ["passes 48 in", `48" MIN. BETWEEN DOOR SWINGS IN SERIES`, "pass"],
  ["passes 7 ft", `7'-0" BETWEEN DOORS`, "pass"],
  ["leaves power doors alone", `POWER DOORS, 40" BETWEEN DOORS`, ""],
  ["leaves a vestibule without this size alone", `VESTIBULE 40 SF`, ""],
  ["leaves houses alone", `40" BETWEEN DOORS`, "", aHouse()],
]);

testRule(rule, [
  ["reads a space beside the swing", under("VESTIBULE 100", `3'-2" CLR. BEYOND SWING`), "fail"],
  ["passes 48 in", under("VESTIBULE 100", `4'-0" CLR. BEYOND SWING`), "pass"],
  ["leaves the latch side alone", under("VESTIBULE 100", '18" CLR. BEYOND LATCH'), ""],
]);

testRule(rule, [
  ["leaves doors side by side alone", `VESTIBULE: 24" BETWEEN DOORS 1 AND 2 ALONG WALL`, ""],
]);

testRule(rule, [
  [
    "counts the leaf that swings in between",
    `BOTH VESTIBULE DOORS ARE 36" LEAVES SWINGING OUT; INNER DOOR TO OUTER DOOR IS 6'-11" FACE TO FACE.`,
    "fail",
  ],
  [
    "passes 84 in with a leaf of 36 in",
    `BOTH VESTIBULE DOORS ARE 36" LEAVES SWINGING OUT; INNER DOOR TO OUTER DOOR IS 7'-0" FACE TO FACE.`,
    "pass",
  ],
  [
    "leaves sliding doors alone",
    `BOTH VESTIBULE DOORS ARE 36" SLIDING LEAVES OPENING OUT; INNER DOOR TO OUTER DOOR IS 6'-0"`,
    "",
  ],
  [
    "leaves doors of a closet alone",
    `BOTH CLOSET DOORS ARE 36" LEAVES SWINGING OUT; DOOR TO DOOR 6'-0"`,
    "",
  ],
  [
    "reads the space from an open leaf",
    under("VESTIBULE 101", `3'-2" FROM OPEN LEAF TO INNER DR.`),
    "fail",
  ],
  ["passes 48 in from it", under("VESTIBULE 101", `4'-0" FROM OPEN LEAF TO INNER DR.`), "pass"],
]);
