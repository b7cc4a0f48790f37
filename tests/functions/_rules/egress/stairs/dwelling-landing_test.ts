import rule from "../../../../../functions/_rules/egress/stairs/dwelling-landing.ts";
import { aHouse, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

testRule(rule, [
  [
    "takes the sizes behind the word, not the width of the door before it",
    `FRONT DOOR 3-0 X 6-8, 34 IN CLR, LDG 3 FT X 4 FT, 1 IN BELOW SILL`,
    "pass",
  ],
  ["fails 35 in", `LANDING AT ENTRY DOOR 35"`, "fail"],
  ["passes 36 in", `3' - 0" LANDING`, "pass"],
  ["passes 48 in", `DOOR LANDING: 48" DEEP`, "pass"],
  ["fails a bare landing of 30 in", `30" LANDING`, "fail"],
  ["leaves stairs alone", `STAIR LANDING 30"`, ""],
  ["leaves the door of a closet alone", `LANDING 30" AT CLOSET DOOR`, ""],
  ["leaves interior doors alone", `LANDING 30" AT INTERIOR DOOR`, ""],
  ["reads an entry beside a closet", `LANDING 30" AT ENTRY DOOR NEXT TO CLOSET`, "fail"],
  [
    "leaves glass near a landing alone",
    `TEMPERED GLASS AT STAIR LANDINGS AND IN SIDELITES WITHIN 24" OF A DOOR`,
    "",
  ],
  ["leaves panes near it alone", `Landing glazing: panes less than 18" above the floor`, ""],
  ["leaves what is near it alone", `HOSE BIB WITHIN 24" OF FRONT LANDING`, ""],
  ["leaves other buildings to FBC-Building", `LANDING AT DOOR 30"`, "", aProject()],
], aHouse());

testRule(rule, [
  ["reads a stoop", under("FRONT ENTRY", `STOOP 2'-4" DEEP X 4'-0"`), "fail", aHouse()],
  ["passes 36 in", under("FRONT ENTRY", `STOOP 3'-0" DEEP X 4'-0"`), "pass", aHouse()],
  ["leaves its height alone", under("FRONT ENTRY", 'STOOP 4" HIGH'), "", aHouse()],
]);
