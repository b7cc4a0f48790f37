import type { Dimension } from "../../../../../functions/_shared/domain/plan_set.ts";
import rule from "../../../../../functions/_rules/egress/stairs/dwelling-riser-height.ts";
import {
  aDimension,
  aHouse,
  anEvidence,
  aPlanSet,
  aProject,
  aSchedule,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed } from "../_under.ts";

const stairs = (header: string, cell: string, mark = "ST-1") =>
  aPlanSet({
    schedules: [
      aSchedule("other", [["STAIR", "mark"], ["WIDTH", "width"], [header, null]], [
        [mark, "3'-0\"", cell],
      ], { title: "STAIR SCHEDULE" }),
    ],
  });

testRule(rule, [
  [
    "fails risers from floor to floor",
    "RISERS OF 8 INCHES FROM THE FIRST FLOOR TO THE SECOND",
    "fail",
  ],
  ["leaves alone how far off a step is", `RISER 9" FROM THE FIRST TREAD`, ""],
  ["passes 7 1/2 in", `16 RISERS @ 7 1/2"`, "pass"],
  ["passes 7 3/4 in", `14R @ 7 3/4" = 9'-0 1/2"`, "pass"],
  ["fails the higher of a range", `RISERS VARY FROM 6 3/4" TO 8"`, "fail"],
  ["passes a range", `RISERS VARY FROM 7 1/2" TO 7 3/4"`, "pass"],
  ["fails 7.95 in", `MAX. RISER: 7.95"`, "fail"],
  ["fails 8 in", `15R @ 8" = 10'-0"`, "fail"],
  ["computes the riser", `14 EQ. RISERS = 9'-4"`, "fail"],
  ["reads the column of a stair schedule", stairs("RISER", '8"'), "fail"],
  ["passes the column of a stair schedule", stairs("RISER HT.", '7 1/2"'), "pass"],
  ["leaves the limit beside it alone", stairs("RISER MAX", '8 1/4"'), ""],
  ["leaves a stair that stays alone", stairs("RISER", '8 1/4"', "EXIST. ST-2"), ""],
  ["leaves spiral stairs alone", `SPIRAL STAIR 9" RISERS`, ""],
  ["leaves other buildings to FBC-Building", `15R @ 8"`, "", aProject()],
], aHouse());

const risers = (type: string) => listed("STAIRS", ["STAIR", "TYPE", "RISER"], ["S-2", type, '9"']);

testRule(rule, [
  [
    "leaves a spiral stair of a schedule alone",
    risers('SPIRAL TO LOOKOUT, 26" CLR.'),
    "",
    aHouse(),
  ],
  ["leaves winders of a schedule alone", risers("WINDERS"), "", aHouse()],
  ["fails a straight one", risers("WOOD, STRAIGHT"), "fail", aHouse()],
]);

/** A dimension on a drawing, upright unless said otherwise. */
const drawn = (valueIn: number, drawing: string, over: Partial<Dimension> = {}) =>
  aPlanSet({
    dimensions: [aDimension(`${valueIn}"`, valueIn, { orientation: "vertical", drawing, ...over })],
  });

testRule(rule, [
  ["asks about a high step on the section of a stair", drawn(8, "STAIR SECTION"), "cantTell"],
  ["asks on a detail too", drawn(7.875, "TYP. STAIR DETAIL"), "cantTell"],
  ["leaves 7 3/4 in alone", drawn(7.75, "STAIR SECTION"), ""],
  ["leaves a tread alone", drawn(9, "STAIR SECTION", { orientation: "horizontal" }), ""],
  ["leaves a slab alone", drawn(8, "WALL SECTION"), ""],
  ["leaves the plan of a stair alone", drawn(8, "STAIR PLAN"), ""],
  ["leaves a spiral stair alone", drawn(9, "SPIRAL STAIR SECTION"), ""],
  ["leaves what names itself alone", drawn(8, "STAIR SECTION", { of: anEvidence("CURB") }), ""],
], aHouse());
