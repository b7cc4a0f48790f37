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
    name: "8 ft over the middle of an accessible stall",
    plan: { notes: [aNote("HC-2", at(52))], dimensions: [aDimension(96, 51.8)] },
    kinds: ["fail"],
  },
  {
    name: "8 ft beside an accessible stall",
    plan: { notes: [aNote("HC-2", at(52))], dimensions: [aDimension(96, 50.5)] },
    kinds: ["cantTell"],
  },
  {
    name: "8 ft over the middle of a title",
    plan: { notes: [aNote("ACCESSIBLE PARKING", at(52))], dimensions: [aDimension(96, 52)] },
    kinds: ["cantTell"],
  },
  {
    name: "11 ft across the box of one",
    plan: {
      notes: [aNote("VAN", at(54))],
      dimensions: [{ ...aDimension(132, 52), of: anEvidence("VAN") }],
    },
    kinds: ["fail"],
  },
  {
    name: "9 ft across the box of another stall",
    plan: {
      notes: [aNote("VAN", at(54))],
      dimensions: [{ ...aDimension(108, 52), of: anEvidence("STD") }],
    },
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
