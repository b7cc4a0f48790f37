import rule from "../../../../functions/_rules/egress/stair-headroom.ts";
import { aHouse } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "./_under.ts";

testRule(rule, [
  ["fails 6 ft 7 1/2 in", `6'-7 1/2" HEADROOM`, "fail"],
  ["passes 6 ft 8 in", `HEADROOM 6'-8" MIN.`, "pass"],
  ["passes 7 ft", `STAIR HEADROOM: 7'-0"`, "pass"],
  ["fails 78 in written in inches", `MIN. HEADROOM = 78"`, "fail"],
  [
    "fails a note that asks for too little",
    `STAIRS: 44" WIDE, HEADROOM NOT LESS THAN 6'-6", HANDRAILS 36" HIGH`,
    "fail",
  ],
  ["accepts 78 in at a spiral stair", `SPIRAL STAIR, 6'-6" HEADROOM`, "pass"],
  ["leaves headroom under pipes alone", `6'-6" HEADROOM UNDER PIPES`, ""],
  ["leaves vehicles alone", `VAN HEADROOM 98"`, ""],
  ["leaves houses to FBC-Residential", `6'-6" HEADROOM`, "", aHouse()],
]);

const headrooms = (kind: string, height: string) =>
  listed("STAIR GEOMETRY", ["STAIR", "KIND", "CLR. OVER NOSING"], ["S-4", kind, height]);

testRule(rule, [
  ["knows a spiral stair by its row", headrooms("SPIRAL TO MEZZ.", "6'-7\""), "pass pass"],
  ["fails a straight one in the same column", headrooms("STRAIGHT", "6'-7\""), "fail fail"],
  [
    "knows a spiral stair by the head of its column",
    listed("STAIR DATA", ["ITEM", "SPIRAL STAIR SS-1"], ["HEADROOM", "6'-7\""]),
    "pass",
  ],
]);
