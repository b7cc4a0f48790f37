import rule from "../../../../functions/_rules/gas/branch-capacity.ts";
import { aDimension, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

/** A riser with one appliance: its name, its input below, the size of its branch under both. */
const riser = (
  input: string,
  [size, sizeIn]: [string, number],
  { words = "90 ft longest", title = "Gas piping diagram" } = {},
) => ({
  notes: [
    aNote("Broiler", { drawing: title, box: { x: 50, y: 20, width: 4, height: 1 } }),
    aNote(input, { drawing: title, box: { x: 50, y: 22, width: 4, height: 1 } }),
    aNote(words, { drawing: title, box: { x: 20, y: 50, width: 8, height: 1 } }),
  ],
  dimensions: [
    aDimension(size, sizeIn, { drawing: title, box: { x: 52, y: 32, width: 1, height: 1 } }),
  ],
});
const THREE_QUARTERS: [string, number] = ['3/4"', 0.75];

testStatements(rule, [
  {
    name: "a branch that carries its load",
    plan: riser("110,000", THREE_QUARTERS),
    kinds: ["pass"],
  },
  {
    name: "a branch too small at the longest length",
    plan: riser("110,100 BTU/H", THREE_QUARTERS),
    kinds: ["cantTell"],
  },
  { name: "a load in thousands", plan: riser("150 MBH", THREE_QUARTERS), kinds: ["cantTell"] },
  {
    name: "a branch too small at any length",
    plan: riser("400,000", THREE_QUARTERS),
    kinds: ["fail"],
  },
  {
    name: "no length",
    plan: riser("150,000", THREE_QUARTERS, { words: "Meter" }),
    kinds: [],
  },
  {
    name: "another gas",
    plan: riser("150,000", THREE_QUARTERS, { words: "LP, 90 ft longest" }),
    kinds: [],
  },
  {
    name: "another pressure",
    plan: riser("150,000", THREE_QUARTERS, { words: "2 psi, 90 ft longest" }),
    kinds: [],
  },
  {
    name: "the pressure of a test",
    plan: riser("150,000", THREE_QUARTERS, { words: "Test at 3 psi. 90 ft longest" }),
    kinds: ["cantTell"],
  },
  {
    name: "a water riser",
    plan: riser("150,000", THREE_QUARTERS, { title: "Water riser" }),
    kinds: [],
  },
]);
