import type { Evidence } from "../../../../functions/_shared/domain/plan_set.ts";
import rule from "../../../../functions/_rules/gas/lp-tank-distance.ts";
import { parseLengthIn } from "../../../../functions/_shared/units.ts";
import { aList, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: [
      "The 250 gallon propane tank stands above ground, 7 feet from the property line.",
      "Gas piping is underground.",
    ],
    kinds: ["fail"],
  },
  { says: "LP TANK 250 GAL, 4'-0\" TO BUILDING", kinds: ["fail"] },
  { says: "LP TANK 250 GAL, 8.00' TO DWELLING, 12' TO LINE", kinds: ["fail", "pass"] },
  {
    says: ["LP TANK 250 GAL, 8' TO DWELLING", "GAS LINE BURIED 18 IN TO THE HOUSE"],
    kinds: ["fail"],
  },
  { says: ["LP TANK 250 GAL, 8' TO DWELLING", "LP TANK BURIED"], kinds: [] },
  { says: "250 GALLON PROPANE TANK, 10'-0\" FROM HOUSE", kinds: ["pass"] },
  { says: ["LP TANK 250 GAL", "4'-0\" TO BUILDING"], kinds: ["fail"] },
  { says: "1000 GAL PROPANE TANK 15 FT FROM PROPERTY LINE", kinds: ["fail"] },
  { says: "1000 GAL PROPANE TANK 25 FT FROM PROPERTY LINE", kinds: ["pass"] },
  { says: "120 GAL LP TANK 3 FT FROM HOUSE", kinds: [] },
  { says: ["3'-6\" WALL TO PL", "250 GAL LP TANK"], kinds: [], name: "a wall, not the tank" },
  { says: "PROPANE TANK 5 FT FROM BUILDING", kinds: ["cantTell"] },
  { says: "UNDERGROUND 500 GAL LP TANK 5 FT FROM BUILDING", kinds: [] },
  { says: "SEPTIC TANK 1000 GAL 5 FT FROM BUILDING", kinds: [] },
  { says: "5'-0\" TO BUILDING", kinds: [] },
  { says: ["7'-0\" TANK TO HOUSE", "250 GAL LP TANK"], kinds: ["fail"] },
  { says: ["12'-0\" TANK TO HOUSE", "250 GAL LP TANK"], kinds: ["pass"] },
  { says: ["7'-0\" SEPTIC TANK TO HOUSE", "250 GAL LP TANK"], kinds: [] },
  { says: ["8'-0\" GARAGE TO LOT LINE", "250 GAL LP TANK"], kinds: [] },
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

/** A dimension string from the tank to something else, apart from every label. */
const fromTank = (length: string, tank: string, other: string) => {
  const plan = drawn(length);
  const [dimension] = plan.dimensions;
  const end = (text: string, x: number) => aNote(text, { box: { x, y: 70, width: 1, height: 1 } });
  const between: [Evidence, Evidence] = [end(tank, 10), end(other, 30)];
  const far = { ...dimension, box: { x: 20, y: 70, width: 1, height: 1 }, between };
  return { ...plan, dimensions: [far] };
};

testStatements(rule, [
  ...[
    fromTank(`6'-0"`, "250 GAL LP TANK", "GARAGE SLAB ELEV. 5.00"),
    fromTank(`9'-0"`, "RESIDENCE", "LP TANK 250 GAL"),
    fromTank(`8'-0"`, "PROPANE TANK 250 GAL", "HOUSE"),
  ].map((plan) => ({ name: "a short line from tank to house", plan, kinds: ["fail" as const] })),
  {
    name: "10 ft from house to tank",
    plan: fromTank(`10'-0"`, "HOUSE", "LP TANK 250 GAL"),
    kinds: ["pass"],
  },
  { name: "6 ft from house to lot line", plan: fromTank(`6'-0"`, "HOUSE", "LOT LINE"), kinds: [] },
  {
    name: "6 ft from house to a tank of water",
    plan: fromTank(`6'-0"`, "HOUSE", "WATER TANK 250 GAL"),
    kinds: [],
  },
]);

const setbacks = (tank: string) =>
  aList(
    "TANK SETBACKS",
    ["TANK SIZE", "BUILDING DISTANCE", "LOT-LINE DISTANCE"],
    ["325 GAL LP, ABOVEGROUND", tank, "12'-0\""],
    ["CONDENSER", "3'-0\"", "7'-6\""],
  );

testStatements(rule, [
  { name: "a row of the tank alone", plan: setbacks("10'-4\""), kinds: ["pass"] },
  { name: "a row of a tank too near", plan: setbacks("8'-4\""), kinds: ["fail"] },
]);

testStatements(rule, [
  {
    says: ["LP gas", "8'-0\" tank to house"],
    where: { drawing: "SITE PLAN" },
    kinds: ["cantTell"],
  },
  { says: ["LP gas", "12'-0\" tank to house"], where: { drawing: "SITE PLAN" }, kinds: ["pass"] },
  { says: ["LP gas", "8'-0\" shed to house"], where: { drawing: "SITE PLAN" }, kinds: [] },
]);
