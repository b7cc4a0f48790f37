import assert from "node:assert/strict";
import { unitsListed } from "../../../../functions/_rules/reading/units_listed.ts";

const CASES: [name: string, listed: Parameters<typeof unitsListed>[0], units: string[]][] = [
  ["a column of units", { location: "BEDROOM 2", fields: { UNIT: "B", SILL: '47"' } }, ["B"]],
  ["several in one cell", { location: null, fields: { UNITS: "A, B" } }, ["A", "B"]],
  ["words between them", { location: null, fields: { "DWELLING UNIT": "A AND C" } }, ["A", "C"]],
  ["the location", { location: "BR 3, UNITS A & D", fields: {} }, ["A", "D"]],
  ["letters behind a room", { location: "Bedroom 2, A & C", fields: {} }, ["A", "C"]],
  ["a range of letters", { location: "POWDER 1ST, B-D", fields: {} }, ["B", "C", "D"]],
  ["a letter between", { location: "MASTER BATH, B, 3 EA.", fields: {} }, ["B"]],
  ["no letter of a word", { location: "BEDROOM 2, ABOVE GARAGE", fields: {} }, []],
  ["none", { location: "BEDROOM 2", fields: { MARK: "2" } }, []],
  ["what names none of them", { location: "BEDROOM 2", fields: { UNIT: "BOTH" } }, []],
];

for (const [name, listed, units] of CASES) {
  Deno.test(`unitsListed(): ${name}`, () => assert.deepEqual(unitsListed(listed), units));
}
