import rule from "../../../../../functions/_rules/egress/escape/escape-opening-height.ts";
import { aHouse, aPlanSet, aProject, aWindow } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

const bedroom = (width: number | null, height: number) =>
  aPlanSet({
    windows: [aWindow("W3", {
      type: "SINGLE HUNG",
      location: "BDRM 3",
      clearOpeningWidthIn: width,
      clearOpeningHeightIn: height,
    })],
  });

testRule(rule, [
  ["fails 23 in", bedroom(20, 23), "fail"],
  ["passes 24 in", bedroom(34, 24), "pass"],
  ["passes 31 in", bedroom(28, 31), "pass"],
  ["fails 22 in without a width", bedroom(null, 22), "fail"],
  ["asks when the numbers may be turned", bedroom(36, 21), "cantTell"],
  ["leaves a turned opening that is too small anyway to the area", bedroom(24, 20), ""],
  ["leaves other buildings alone", bedroom(20, 20), "", aProject()],
  ["fails a noted height", `RESCUE OPENING CLR. HEIGHT 20"`, "fail"],
  ["fails a noted height before its word", `EGRESS WDW. 30" WIDE x 22" HIGH NET CLEAR`, "fail"],
  ["passes the code's own words", `EERO: NET CLR. 24" HIGH x 20" WIDE MIN.`, "pass"],
  ["leaves sills alone", `EGRESS WINDOW SILL 22" HIGH`, ""],
], aHouse());

testRule(rule, [
  [
    "asks about a low bedroom window",
    under("BR. 2 WINDOW", 'CLR. OPNG. 36" W X 22" H'),
    "cantTell",
    aHouse(),
  ],
  [
    "fails where it is the only one",
    under("BR. 2 WINDOW", 'CLR. OPNG. 36" W X 22" H', "ONLY WINDOW"),
    "fail",
    aHouse(),
  ],
  ["passes 24 in there", under("BR. 2 WINDOW", 'CLR. OPNG. 36" W X 24" H'), "pass", aHouse()],
  [
    "leaves a kitchen's window alone",
    under("KITCHEN WINDOW", 'CLR. OPNG. 36" W X 22" H'),
    "",
    aHouse(),
  ],
]);
