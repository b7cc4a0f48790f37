import { findLengths } from "../../../../../functions/_shared/units.ts";
import rule from "../../../../../functions/_rules/egress/halls/dwelling-hall-width.ts";
import {
  aDimension,
  aHouse,
  aNote,
  aPlanSet,
  aProject,
  aRoom,
} from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

const hall = (text: string, x = 40, y = 51, isTurned = false) =>
  aPlanSet({
    rooms: [aRoom("HALL 2", { box: { x: 40, y: 50, width: 4, height: 1 } })],
    notes: [aNote(text, { box: { x, y, width: isTurned ? 1 : 3, height: isTurned ? 3 : 1 } })],
  });

testRule(rule, [
  ["fails 35 in", `HALL 35" WIDE`, "fail"],
  ["leaves the length of a hall alone", `HALL 7'-0" L., NO RECEPT.`, ""],
  ["reads the width beside its length", `HALL 35" WIDE, 12'-0" LONG`, "fail"],
  ["leaves a distance from a door alone", `HALL: 30" FROM DOOR`, ""],
  ["passes 36 in", `3'-0" HALLWAY`, "pass"],
  ["fails a length under the label", hall(`2'-10"`), "fail"],
  ["claims nothing by one lettered upward there", hall(`3'-4"`, 41, 51, true), ""],
  ["passes a clear length beside the label", hall(`3'-0" CLEAR`, 44, 52), "pass"],
  ["only asks about a plain dimension near by", hall(`2'-10"`, 42, 53.5), "cantTell"],
  ["leaves far dimensions alone", hall(`2'-10"`, 60, 70), ""],
  ["leaves ceilings alone", `HALL CEILING 8'-0"`, ""],
  ["leaves other buildings to FBC-Building", `HALL 30" WIDE`, "", aProject()],
], aHouse());

testRule(rule, [
  ["reads a width under HALL", under("HALL", `2'-9" CLR.`), "fail", aHouse()],
  ["passes 36 in under HALL", under("HALL", `3'-0" CLR.`), "pass", aHouse()],
  ["leaves a door of the hall alone", under("HALL", `DOOR 2'-6" CLR.`), "", aHouse()],
]);

/** A hall's name, an upright dimension string, and perhaps a room between them. */
const hallLine = (length: string, at: { x: number; y: number }, between?: string) => {
  const box = (x: number, y: number) => ({ x, y, width: 1, height: 1 });
  const dimension = aDimension(length, findLengths(length)[0].valueIn, {
    box: box(at.x, at.y),
    orientation: "vertical",
  });
  const names = [aNote("HALL", { kind: "label", box: box(51.9, 36.4) })];
  if (between) names.push(aNote(between, { kind: "label", box: box(57, 36.4) }));
  return aPlanSet({ notes: names, dimensions: [dimension] });
};

testRule(rule, [
  [
    "asks about a length in line with the hall",
    hallLine("2'-10\"", { x: 58, y: 36.4 }),
    "cantTell",
  ],
  ["leaves 36 in alone", hallLine("3'-0\"", { x: 58, y: 36.4 }), ""],
  ["leaves one out of line alone", hallLine("2'-10\"", { x: 58, y: 40 }), ""],
  ["leaves one nearer to another room alone", hallLine("2'-10\"", { x: 62, y: 36.4 }, "BATH"), ""],
], aHouse());

testRule(rule, [
  [
    "leaves the way to a unit in the attic alone",
    "THE AIR HANDLER IN THE ATTIC SHALL BE REACHED BY A SOLID PASSAGEWAY 19 FT LONG AND 24 IN. WIDE",
    "",
  ],
  ["takes the hall, not the niche in it", `LINEN NICHE IN HALL 24" WIDE; HALL 40"`, "pass"],
  ["reads the hall beside a closet", `HALL AT LINEN CLOSET 33" WIDE`, "fail"],
], aHouse());
