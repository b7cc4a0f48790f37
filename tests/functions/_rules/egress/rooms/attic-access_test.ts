import rule from "../../../../../functions/_rules/egress/rooms/attic-access.ts";
import { aHouse, aNote, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

testRule(rule, [
  ["leaves a cathedral ceiling alone", `NO ATTIC ACCESS - CATHEDRAL CEILING`, ""],
  ["passes 22 x 30", `ATTIC ACCESS 22" x 30"`, "pass"],
  ["passes 30 x 54 in another order", `30" X 54" ATTIC LADDER`, "pass"],
  ["passes feet and inches", `ATTIC SCUTTLE 2'-0" x 2'-6"`, "pass"],
  ["fails 20 x 30", `20 x 30 ATTIC SCUTTLE`, "fail"],
  ["fails 22 x 28", `ATTIC ACCESS PANEL 22"x28"`, "fail"],
  [
    "reads the size under the label",
    aPlanSet({
      notes: [
        aNote("ATTIC ACCESS", { box: { x: 40, y: 30, width: 5, height: 1 } }),
        aNote(`20" x 30"`, { box: { x: 40, y: 31.2, width: 4, height: 1 } }),
      ],
    }),
    "fail",
  ],
  ["says nothing without a size", `ATTIC ACCESS ABOVE`, ""],
  ["leaves roof hatches alone", `ROOF HATCH 20" x 24"`, ""],
  ["leaves other buildings alone", `ATTIC ACCESS 20" x 30"`, "", aProject()],
], aHouse());

testRule(rule, [
  [
    "fails a large attic without a hatch",
    "NO ATTIC HATCH IS PLANNED OVER THE 1,400 SF VENTED ATTIC; HEIGHT AT RIDGE IS 6 FT.",
    "fail",
  ],
  ["asks about one of unknown size", "NO ATTIC ACCESS", "cantTell"],
  ["leaves a low one alone", "NO ATTIC ACCESS REQ'D: TRUSS SPACE LESS THAN 30 IN. HIGH", ""],
  ["leaves one room alone", "NO ATTIC ACCESS IN THIS BEDROOM", ""],
], aHouse());

testRule(rule, [
  ["passes a scuttle in place of stairs", 'NO ATTIC STAIRS; ATTIC SCUTTLE 22" X 30"', "pass"],
], aHouse());

testRule(rule, [
  ["fails a bare size under its title", under("ATTIC HATCH", '20" x 30" R.O.'), "fail"],
  ["passes one of 22 x 30", under("ATTIC HATCH", '22" x 30" R.O.'), "pass"],
  ["leaves the sizes of a plan alone", under("ATTIC HATCH PLAN", '20" x 30"'), ""],
], aHouse());
