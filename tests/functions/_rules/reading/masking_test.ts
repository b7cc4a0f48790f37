import assert from "node:assert/strict";
import { maskedQuantities } from "../../../../functions/_rules/reading/masking.ts";
import { inches, pounds } from "../../../../functions/_rules/measure.ts";

Deno.test("maskedQuantities() writes each quantity as # and the other lengths as ~", () => {
  const found = maskedQuantities('BAR 36" LONG, 34" A.F.F.', inches);
  assert.deepEqual(found, [
    {
      value: 36,
      unit: "in",
      raw: '36"',
      clause: "BAR # LONG, ~ A.F.F.",
      before: "BAR ",
      after: ' LONG, 34" A.F.F.',
    },
    {
      value: 34,
      unit: "in",
      raw: '34"',
      clause: "BAR ~ LONG, # A.F.F.",
      before: 'BAR 36" LONG, ',
      after: " A.F.F.",
    },
  ]);
});

Deno.test("maskedQuantities() leaves out quantities before the text's own, and masks them as lengths", () => {
  const found = maskedQuantities('36" NICHE: 24" WIDE', inches, { from: 11 });
  assert.deepEqual(found.map((it) => it.clause), ["~ NICHE: # WIDE"]);
});

Deno.test("maskedQuantities() masks lengths beside quantities of another kind, and gives signs back", () => {
  const [force] = maskedQuantities('DOOR 36" OPENS AT 5№', pounds);
  assert.equal(force.clause, "DOOR ~ OPENS AT #");
  assert.equal(force.raw, "5#");
});
