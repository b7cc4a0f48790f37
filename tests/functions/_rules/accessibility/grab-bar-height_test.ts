import rule from "../../../../functions/_rules/accessibility/grab-bar-height.ts";
import { aDimension, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: '38" TO T.O. GRAB BAR', where: { drawing: "TOILET ELEVATION" }, kinds: ["fail"] },
  {
    says: 'SIDE WALL GRAB BAR: 33"-36" A.F.F., 42" MIN. LONG',
    where: { heading: "TOILET ROOM NOTES" },
    kinds: ["pass"],
  },

  { says: 'G.B. @ 30" AFF TYP. AT H.C. STALL', kinds: ["fail"] },
  { says: 'G.B. @ 16" O.C. SCREWS AT TOILET WALL', kinds: [] },
  { says: 'GRAB BARS 36" A.F.F.', kinds: ["pass"] },
  { says: 'GRAB BARS 38" A.F.F.', kinds: ["fail"] },
  { says: 'GRAB BARS MOUNTED AT 32 3/4" A.F.F.', kinds: ["fail"] },
  { says: 'SIDE GRAB BAR 36" LONG, 34" A.F.F.', kinds: ["pass"] },
  { says: 'GRAB BARS 33" TO 36" ABOVE FINISHED FLOOR', kinds: ["pass"] },
  { says: 'GRAB BAR HEIGHT: 30"', kinds: ["fail"] },
  { says: 'G.B. @ 38" A.F.F., GRAB BARS TYP.', kinds: ["fail"] },
  { says: 'GRAB BAR @ 33" AFF', kinds: ["pass"] },
  { says: 'GRAB BAR 36" LONG, TOILET PAPER DISPENSER 19" A.F.F.', kinds: [] },
  { says: 'VERTICAL GRAB BAR 18" LONG, BOTTOM 40" A.F.F.', kinds: [] },
  { says: '39" A.F.F. TO G.B.', where: { drawing: "TOILET ELEVATION" }, kinds: ["fail"] },
  { says: '34" A.F.F. TO G.B.', where: { drawing: "TOILET ELEVATION" }, kinds: ["pass"] },
  { says: 'GRAB BAR, 42" | MTG. HT. 38"', kinds: ["fail"] },
  { says: 'GRAB BAR, 42" | MTG. HT. 34"', kinds: ["pass"] },
  { says: '39" A.F.F. TO G.B.', where: { drawing: "SHOWER ELEVATION" }, kinds: [] },
  { says: 'GRAB BAR @ 20" A.F.F.', where: { drawing: "PRE-K TOILET, CHILDREN'S" }, kinds: [] },
]);

/** An elevation with names and upright dimensions. */
const upright = (drawing: string, names: string[], heights: number[]) => ({
  notes: names.map((text) => aNote(text, { drawing, kind: "label" })),
  dimensions: heights.map((it) => aDimension(`${it}"`, it, { drawing, orientation: "vertical" })),
});

testStatements(rule, [
  {
    name: "the only height of a view of a bar",
    plan: upright("Toilet, side", ["Grab bar, 42 long"], [40, 18]),
    kinds: ["cantTell"],
  },
  {
    name: "the right height of a view of a bar",
    plan: upright("WC, rear wall", ["Rear grab bar"], [34]),
    kinds: ["pass"],
  },
  {
    name: "two heights that may be the bar's",
    plan: upright("WC, rear wall", ["Rear grab bar"], [34, 40]),
    kinds: [],
  },
  {
    name: "a view of more than a bar",
    plan: upright("Toilet, side", ["Grab bar", "Mirror"], [40]),
    kinds: [],
  },
  { name: "a view without a bar", plan: upright("Toilet, side", ["Tile"], [40]), kinds: [] },
]);
