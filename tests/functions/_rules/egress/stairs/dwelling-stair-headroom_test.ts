import rule from "../../../../../functions/_rules/egress/stairs/dwelling-stair-headroom.ts";
import { aDimension, aHouse, aNote, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

testRule(rule, [
  ["fails 6 ft 6 in", `6'-6" HEADROOM`, "fail"],
  ["fails a height of the headroom", `Headroom at the floor edge 6'-6" above the nosings`, "fail"],
  ["passes 6 ft 8 in", `MIN. HEADROOM 6'-8"`, "pass"],
  ["passes 7 ft", `STAIR HEAD CLEARANCE = 7'-0"`, "pass"],
  ["accepts 78 in at a spiral stair", `SPIRAL STAIR HEADROOM 78"`, "pass"],
  ["fails a clear height over nosings", `6'-4" CLR. HT. ABV. STAIR NOSING`, "fail"],
  ["fails headroom at a landing", "HEADROOM AT INTERMEDIATE LANDING IS 6.33'", "fail"],
  ["passes a clear height over a landing", `7'-0" CLR. HT. OVER LANDING`, "pass"],
  ["leaves a landing's own length alone", `LANDING 36" x 36" MIN.; HEADROOM 7'-0"`, "pass"],
  ["leaves the attic alone", `30" HEADROOM ABOVE ATTIC ACCESS`, ""],
  ["leaves other buildings to FBC-Building", `6'-6" HEADROOM`, "", aProject()],
], aHouse());

testRule(rule, [
  [
    "reads from nosing to framing",
    "FROM TREAD NOSING TO BOTTOM OF UPPER FLOOR FRAMING IS 77 INCHES",
    "fail",
    aHouse(),
  ],
  [
    "passes 80 in there",
    "FROM TREAD NOSING TO BOTTOM OF UPPER FLOOR FRAMING IS 80 INCHES",
    "pass",
    aHouse(),
  ],
  ["leaves a rail alone", "FROM NOSING TO BOTTOM OF HANDRAIL IS 70 INCHES", "", aHouse()],
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
], aHouse());

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
], aHouse());

testRule(rule, [
  ["leaves the closet below alone", `CLOSET UNDER STAIR HAS 5'-6" HEADROOM`, ""],
]);

/** A bare upright figure in the section of a stair with a name drawn at a height. */
const below = (name: string, y: number, valueIn = 77) => {
  const drawing = "MAIN STAIR SECTION";
  return aPlanSet({
    notes: [aNote(name, { drawing, box: { x: 12, y, width: 6, height: 1 } })],
    dimensions: [
      aDimension("6'-5\"", valueIn, {
        box: { x: 15, y: 24, width: 0.6, height: 2.5 },
        orientation: "vertical",
        drawing,
      }),
    ],
  });
};

testRule(rule, [
  ["asks about a bare height below a bulkhead", below("BULKHEAD", 20), "cantTell"],
  ["asks about one below a flight above", below("Flight above", 20), "cantTell"],
  ["leaves 80 in below it alone", below("BULKHEAD", 20, 80), ""],
  ["leaves a rise below a landing alone", below("LANDING", 20), ""],
  ["leaves a height over it alone", below("SOFFIT", 30), ""],
], aHouse());

/** Bare upright figures in the section of a stair that letters nothing else, each at its place across the page. */
const alone = (...heights: [valueIn: number, x: number][]) =>
  aPlanSet({
    dimensions: heights.map(([valueIn, x]) =>
      aDimension(`${valueIn}"`, valueIn, {
        box: { x, y: 24, width: 0.6, height: 2.5 },
        orientation: "vertical",
        drawing: "STAIR SECTION",
      })
    ),
  });

testRule(rule, [
  ["asks about the one height between stair and floor", alone([124, 40], [79, 48]), "cantTell"],
  ["leaves 80 in there alone", alone([124, 40], [80, 48]), ""],
  ["leaves heights of a string alone", alone([77, 40], [77, 40.2]), ""],
  ["leaves half of the rise alone", alone([154, 40], [77, 48]), ""],
], aHouse());
