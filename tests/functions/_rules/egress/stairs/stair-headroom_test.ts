import rule from "../../../../../functions/_rules/egress/stairs/stair-headroom.ts";
import { aDimension, aHouse, aNote, aPlanSet } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

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
  ["leaves the space before a switchboard alone", `HEADROOM AT MDP 6'-1"`, ""],
]);

const headrooms = (kind: string, height: string) =>
  listed("STAIR GEOMETRY", ["STAIR", "KIND", "CLR. OVER NOSING"], ["S-4", kind, height]);

testRule(rule, [
  ["knows a spiral stair by its row", headrooms("SPIRAL TO MEZZ.", "6'-7\""), "pass"],
  ["fails a straight one in the same column", headrooms("STRAIGHT", "6'-7\""), "fail"],
  [
    "knows a spiral stair by the head of its column",
    listed("STAIR DATA", ["ITEM", "SPIRAL STAIR SS-1"], ["HEADROOM", "6'-7\""]),
    "pass",
  ],
]);

testRule(rule, [
  [
    "reads a height up to the soffit of a stair's section",
    under("SECTION THRU STAIR", `6'-4" @ SOFFIT`),
    "fail",
  ],
  ["passes 80 in there", under("SECTION THRU STAIR", `6'-8" @ SOFFIT`), "pass"],
  ["leaves other sections alone", under("WALL SECTION", `6'-4" @ SOFFIT`), ""],
  ["leaves a clear length that may be level alone", under("STAIR SECTION", `6'-5" CLR.`), ""],
]);

/** A clear height drawn upright in the section of a stair. */
const upright = (text: string, valueIn: number) => {
  const box = { x: 9, y: 24, width: 0.6, height: 2.5 };
  return aPlanSet({
    notes: [aNote(text, { drawing: "STAIR 1 SECTION", box })],
    dimensions: [aDimension(text, valueIn, { box, qualifier: "CLR.", orientation: "vertical" })],
  });
};

testRule(rule, [
  ["asks about an upright clear height", upright(`6'-5" CLR.`, 77), "cantTell"],
  ["leaves 80 in alone", upright(`6'-8" CLR.`, 80), ""],
]);

testRule(rule, [
  ["leaves the closet below alone", `CLOSET UNDER STAIR HAS 5'-6" HEADROOM`, ""],
  ["leaves a storage space below alone", `STORAGE BELOW STAIR: 4'-6" HEADROOM`, ""],
]);
