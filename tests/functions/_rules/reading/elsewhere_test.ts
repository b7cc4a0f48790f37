import assert from "node:assert/strict";
import { isElsewhere } from "../../../../functions/_rules/reading/elsewhere.ts";
import { aPlanSet, aSheet } from "../../../fakes/plan_set.ts";

const plan = aPlanSet({ sheets: [aSheet({ number: "A-101" })] });

const rows: [text: string, isAway: boolean][] = [
  ["SEE C-4", true],
  ["SEE A-101", false],
  ["DETAILS ON SHEET S2", true],
  ["DETAILS ON DWG. S2", true],
  ["SHOWN ON S2", true],
  ["SHOWN ON A101", false],
  ["TEMPERED GLAZING ON D2 AND W4", false],
  ["BRACING ON W1 WALLS", false],
  ["UNIT STRAPPED BY MECHANICAL CONTRACTOR PER DETAIL", false],
  ["SHOP DRAWINGS BY FIRE CONTRACTOR", true],
  ["HOOD SYSTEM DESIGNED BY SPRINKLER SUB-CONTRACTOR", true],
  ["GUARDS BY INSTALLER", true],
];

Deno.test("isElsewhere() knows sheets the set does not hold from marks of doors and walls", () => {
  for (const [text, isAway] of rows) assert.equal(isElsewhere(text, plan), isAway, text);
});
