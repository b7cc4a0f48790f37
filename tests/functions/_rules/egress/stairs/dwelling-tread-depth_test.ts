import rule from "../../../../../functions/_rules/egress/stairs/dwelling-tread-depth.ts";
import type { Dimension } from "../../../../../functions/_shared/domain/plan_set.ts";
import { aDimension, aHouse, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

testRule(rule, [
  ["fails 9 1/2 in", `13T @ 9 1/2"`, "fail"],
  ["fails 9 3/4 in beside the riser", `7 3/4" MAX. RISERS & 9 3/4" TREADS`, "fail"],
  ["passes 10 in", `TREAD 10" MIN. W/ 3/4" NOSING`, "pass"],
  ["passes 11 in", `14T @ 11"`, "pass"],
  ["fails a run of 9 3/4 in", `Run 9 3/4" nosing to nosing, 1" nose`, "fail"],
  ["fails a measure from nose to nose", `STEPS 9 1/2", NOSE TO NOSE`, "fail"],
  ["passes a stair's run of 10 in", `STAIR RUN: 10" W/ 1" NOSING`, "pass"],
  ["leaves the run of a flight alone", `STAIR RUN 12'-6" LONG`, ""],
  ["leaves other runs alone", `DUCT RUN 9 1/2" BELOW JOIST`, ""],
  ["leaves the triangle below a rail alone", `TRIANGLE AT TREAD UNDER 6"`, ""],
  ["leaves winders alone", `WINDER TREAD 6" AT NARROW END`, ""],
  ["leaves other buildings to FBC-Building", `13T @ 9"`, "", aProject()],
], aHouse());

/** A dimension on a drawing, level unless said otherwise. */
const drawn = (valueIn: number, drawing: string, over: Partial<Dimension> = {}) =>
  aPlanSet({
    dimensions: [aDimension(`${valueIn}"`, valueIn, { drawing, ...over })],
  });

/** The same beside a riser on the same drawing. */
const besideRiser = (valueIn: number, drawing: string) => ({
  ...drawn(valueIn, drawing),
  dimensions: [
    ...drawn(valueIn, drawing).dimensions,
    aDimension(`7 1/2"`, 7.5, { drawing, orientation: "vertical" }),
  ],
});

testRule(rule, [
  ["asks about a shallow step beside a riser", besideRiser(9, "INTERIOR STAIR"), "cantTell"],
  ["leaves a stair that shows no riser alone", drawn(9, "INTERIOR STAIR"), ""],
  ["leaves the plan of a stair alone", besideRiser(9, "STAIR PLAN"), ""],
  ["asks about a shallow step on the section of a stair", drawn(9, "SECTION AT STAIR"), "cantTell"],
  ["leaves 10 in on a section alone", drawn(10, "SECTION AT STAIR"), ""],
  ["leaves a riser alone", drawn(9, "SECTION AT STAIR", { orientation: "vertical" }), ""],
  ["leaves the thickness of a wall alone", drawn(8, "SECTION AT STAIR"), ""],
  ["leaves another section alone", drawn(9, "WALL SECTION"), ""],
  ["leaves a stair to the attic alone", drawn(9, "ATTIC STAIR SECTION"), ""],
], aHouse());
