import rule from "../../../../functions/_rules/wind/garage-door.ts";
import { aDoor } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "WIND RATED GARAGE DOOR FL 12345, +38/-42 PSF", kinds: ["pass"] },
  { says: "STANDARD GARAGE DOOR", kinds: ["fail"] },
  { says: "GARAGE DOOR DESIGN PRESSURE: NONE", kinds: ["fail"] },
  { says: "GARAGE DOOR DESIGN PRESSURE T.B.D.", kinds: ["cantTell"] },
]);

const doors = (overhead: string, entry = "FIBERGLASS, FL 29871.2, +38 / -44 PSF") => ({
  plan: {
    doors: [
      aDoor("1", { widthIn: 36, fields: { TYPE: entry } }),
      aDoor("OHD", { widthIn: 192, location: "GARAGE", fields: { TYPE: overhead } }),
    ],
  },
});

testStatements(rule, [
  { name: "a list that rates the other doors", ...doors("STEEL SECTIONAL"), kinds: ["cantTell"] },
  {
    name: "a list that says there is none",
    ...doors("STEEL SECTIONAL, NO APPROVAL, NO DP GIVEN"),
    kinds: ["fail"],
  },
  { name: "a list that rates it", ...doors("STEEL SECTIONAL, FL 15210.1"), kinds: [] },
  {
    name: "a list that rates it by pressure",
    ...doors("STEEL SECTIONAL, +32 / -36 PSF"),
    kinds: [],
  },
  { name: "a list that rates no door", ...doors("STEEL SECTIONAL", "FIBERGLASS"), kinds: [] },
  {
    name: "a list that leaves it to a note",
    ...doors("STEEL SECTIONAL"),
    says: "WIND RATED GARAGE DOOR FL 12345",
    kinds: ["pass"],
  },
]);
