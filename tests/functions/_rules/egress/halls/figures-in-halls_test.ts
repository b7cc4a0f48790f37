import rule from "../../../../../functions/_rules/egress/halls/corridor-width-small.ts";
import { aDimension, aNote, aPlanSet, aSheet } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const box = (x: number, y: number) => ({ x, y, width: 2, height: 1 });
/** A figure on one line with a name, some way along it. */
const plan = (
  name: string,
  valueIn: number,
  { x = 47, y = 30, kind = "floor plan" as const, measuredIn = null as number | null } = {},
) =>
  aPlanSet({
    sheets: [aSheet({ kind })],
    notes: [aNote(name, { box: box(40, 30) }), aNote("Storage", { box: box(70, 30) })],
    dimensions: [aDimension(`${valueIn}"`, valueIn, { box: box(x, y), measuredIn })],
  });

testRule(rule, [
  ["asks about a narrow figure in line with a hall's name", plan("Corridor", 33), "cantTell"],
  ["leaves a wide one alone", plan("Corridor", 44), ""],
  ["leaves one alone that measures a level line", plan("Corridor", 33, { measuredIn: 33 }), ""],
  ["leaves one alone on another line", plan("Corridor", 33, { y: 33 }), ""],
  ["leaves one alone far along the hall", plan("Corridor", 33, { x: 55 }), ""],
  ["leaves one alone that is nearer to another name", plan("Corridor", 33, { x: 60 }), ""],
  ["leaves one alone beside another room", plan("Pantry", 33), ""],
]);
