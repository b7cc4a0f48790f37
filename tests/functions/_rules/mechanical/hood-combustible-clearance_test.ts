import rule from "../../../../functions/_rules/mechanical/hood-combustible-clearance.ts";
import { aDimension, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

/** A figure of a hood drawing with a name a little above it. */
const drawn = (
  name: string,
  text: string,
  valueIn: number,
  drawing = "Kitchen hood elevation",
) => ({
  dimensions: [aDimension(text, valueIn, { drawing, box: { x: 30, y: 40, width: 1, height: 1 } })],
  notes: [aNote(name, { drawing, box: { x: 31, y: 37.5, width: 5, height: 1 } })],
});

testStatements(rule, [
  { says: 'HOOD TO COMBUSTIBLE CONSTRUCTION: 18"', kinds: ["pass"] },
  { says: 'TYPE I HOOD 17" FROM WOOD TRUSSES ABOVE', kinds: ["fail"] },
  { says: 'Hood 12" clear from plywood', kinds: ["fail"] },
  { says: 'HOOD 6" FROM NON-COMBUSTIBLE WALL', kinds: [] },
  { says: 'HOOD 3" FROM METAL STUDS', kinds: [] },
  { says: 'TYPE II HOOD 6" FROM WOOD SHELF', kinds: [] },
  { says: 'HOOD LISTED FOR 9" TO COMBUSTIBLES', kinds: [] },
  { says: '9" TO WOOD BLOCKING', where: { drawing: "HOOD SECTION" }, kinds: ["fail"] },
  { says: '6" TO WOOD STUDS', where: { drawing: "HOOD H-1 SECTION" }, kinds: ["fail"] },
  { name: "a figure by wood", plan: drawn("Wood joists", '10"', 10), kinds: ["cantTell"] },
  { name: "a figure by wood far enough away", plan: drawn("Wood joists", '20"', 20), kinds: [] },
  { name: "a figure by block", plan: drawn("CMU wall", '3"', 3), kinds: [] },
  {
    name: "a figure by wood in another drawing",
    plan: drawn("Wood blocking", '12"', 12, "Counter section"),
    kinds: [],
  },
]);
