import rule from "../../../../functions/_rules/accessibility/parking-space-dimension.ts";
import { anEvidence, aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const at = (x: number) => ({ box: { x, y: 50, width: 2, height: 1 } });
const aDimension = (valueIn: number, x: number) => ({
  ...anEvidence(`${valueIn / 12}'-0"`, at(x)),
  valueIn,
  measuredIn: null,
  qualifier: null,
  orientation: "horizontal" as const,
});

testStatements(rule, [
  {
    name: "8 ft at an accessible stall",
    plan: { notes: [aNote("HC-2", at(52))], dimensions: [aDimension(96, 51.8)] },
    kinds: ["cantTell"],
  },
  {
    name: "12 ft at an accessible stall",
    plan: { notes: [aNote("ADA", at(52))], dimensions: [aDimension(144, 51.8)] },
    kinds: ["pass"],
  },
  {
    name: "9 ft at the standard stall beside it",
    plan: { notes: [aNote("HC-1", at(52))], dimensions: [aDimension(108, 57)] },
    kinds: [],
  },
  {
    name: "5 ft of an access aisle",
    plan: { notes: [aNote("HC-1", at(52))], dimensions: [aDimension(60, 52)] },
    kinds: [],
  },
]);
