import assert from "node:assert/strict";
import { patternOfThings } from "../../../../functions/_rules/measure.ts";

Deno.test("patternOfThings() knows every spelling of a thing", () => {
  const rows: [thing: string, says: string[], not: string[]][] = [
    ["accessible route", ["A.D.A. ROUTES", "HANDICAP PATH", "HC ROUTE", "ACCESSIBLE-ROUTE"], [
      "ROUTE",
    ]],
    ["toilet facilities", ["TOILET FACILITY", "TOILET FACILITIES"], ["TOILET"]],
    ["gfci", ["G.F.C.I.", "GFCI"], ["GAFCI"]],
  ];
  for (const [thing, says, not] of rows) {
    const pattern = patternOfThings(thing);
    for (const it of says) assert.match(it, pattern);
    for (const it of not) assert.doesNotMatch(it, pattern);
  }
});
