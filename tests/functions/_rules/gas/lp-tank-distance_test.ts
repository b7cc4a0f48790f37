import rule from "../../../../functions/_rules/gas/lp-tank-distance.ts";
import { parseLengthIn } from "../../../../functions/_shared/units.ts";
import { aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "LP TANK 250 GAL, 4'-0\" TO BUILDING", kinds: ["fail"] },
  { says: "250 GALLON PROPANE TANK, 10'-0\" FROM HOUSE", kinds: ["pass"] },
  { says: ["LP TANK 250 GAL", "4'-0\" TO BUILDING"], kinds: ["fail"] },
  { says: "1000 GAL PROPANE TANK 15 FT FROM PROPERTY LINE", kinds: ["fail"] },
  { says: "1000 GAL PROPANE TANK 25 FT FROM PROPERTY LINE", kinds: ["pass"] },
  { says: "120 GAL LP TANK 3 FT FROM HOUSE", kinds: [] },
  { says: "PROPANE TANK 5 FT FROM BUILDING", kinds: ["cantTell"] },
  { says: "UNDERGROUND 500 GAL LP TANK 5 FT FROM BUILDING", kinds: [] },
  { says: "SEPTIC TANK 1000 GAL 5 FT FROM BUILDING", kinds: [] },
  { says: "5'-0\" TO BUILDING", kinds: [] },
  { says: ["7'-0\" TANK TO HOUSE", "250 GAL LP TANK"], kinds: ["fail"] },
  { says: ["12'-0\" TANK TO HOUSE", "250 GAL LP TANK"], kinds: ["pass"] },
  { says: ["7'-0\" SEPTIC TANK TO HOUSE", "250 GAL LP TANK"], kinds: [] },
  { says: "PROPANE TANK 500 GAL A/G, TO PROPERTY LINE: 4'-6\"", kinds: ["fail"] },
  { says: "PROPANE TANK 500 GAL A/G, TO PROPERTY LINE: 12'-6\"", kinds: ["pass"] },
]);

/** A bare dimension string between a lot line and the tank of a plan. */
const drawn = (length: string, drawing = "SITE PLAN", tank = "320 GAL. PROPANE TANK, A.G.") => ({
  notes: [
    aNote("LP", { drawing, box: { x: 20, y: 40, width: 1, height: 1 } }),
    aNote(tank, { drawing, box: { x: 24, y: 46, width: 8, height: 1 } }),
  ],
  dimensions: [{
    ...aNote(length, { drawing, box: { x: 17, y: 39, width: 1, height: 1 } }),
    sourceText: length,
    valueIn: parseLengthIn(length) ?? 0,
    measuredIn: null,
    qualifier: null,
    orientation: "horizontal" as const,
  }],
});

testStatements(rule, [
  { name: "7 ft drawn at the tank", plan: drawn(`7'-0"`), kinds: ["cantTell"] },
  { name: "10 ft drawn at the tank", plan: drawn(`10'-0"`), kinds: [] },
  { name: "7 ft on a diagram", plan: drawn(`7'-0"`, "GAS DIAGRAM"), kinds: [] },
  {
    name: "a tank in the ground",
    plan: drawn(`7'-0"`, "SITE PLAN", "320 GAL. PROPANE TANK, UNDERGROUND"),
    kinds: [],
  },
]);
