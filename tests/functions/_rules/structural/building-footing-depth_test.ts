import rule from "../../../../functions/_rules/structural/building-footing-depth.ts";
import { aDimension, aHouse, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

/** An upright dimension on a drawing with names beside it. */
const section = (valueIn: number, names: string[], drawing = "WALL SECTION") => ({
  dimensions: [aDimension(`${valueIn}"`, valueIn, {
    drawing,
    orientation: "vertical",
    box: { x: 30, y: 40, width: 1, height: 2 },
  })],
  notes: names.map((it, at) =>
    aNote(it, { drawing, box: { x: 26, y: 38 + 4 * at, width: 3, height: 1 } })
  ),
});

testStatements(rule, [
  { says: 'BOTTOM OF FOOTING 10" BELOW GRADE', kinds: ["fail"] },
  { says: 'BOTTOM OF FOOTING 12" BELOW GRADE', kinds: ["pass"] },
  { says: 'TOP OF FOOTING 8" BELOW GRADE', kinds: ["cantTell"] },
  { says: 'FOOTING 24" x 12"', kinds: [] },
  { says: `1/2" A.B., 7" EMBED.`, where: { drawing: "EXT. FOOTING" }, kinds: [] },
  { name: "a house", says: 'BOTTOM OF FOOTING 10" BELOW GRADE', project: aHouse(), kinds: [] },
  {
    name: "10 in between grade and footing",
    plan: section(10, ["FIN. GRADE", "CONT. FTG."]),
    kinds: ["cantTell"],
  },
  { name: "12 in there", plan: section(12, ["FIN. GRADE", "CONT. FTG."]), kinds: [] },
  { name: "10 in without a name of the grade", plan: section(10, ["CONT. FTG."]), kinds: [] },
  {
    name: "10 in beside a slab",
    plan: section(10, ["FIN. GRADE", "SLAB"]),
    kinds: [],
  },
]);
