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

Deno.test("maskedQuantities() leaves out figures of another case, and those the code asks for there", () => {
  const own = (text: string) => maskedQuantities(text, inches).map(({ value }) => value);
  assert.deepEqual(own('DEPTH 59"; 56" IS FOR WALL-HUNG BOWLS'), [59]);
  assert.deepEqual(own('GUARD 36" (THE 42" RULE APPLIES IN SHOPS)'), [36]);
  assert.deepEqual(own('HALL 38", 44" NOT NEEDED BELOW 50 PEOPLE'), [38]);
  assert.deepEqual(own('CLEAR 36"; 42" / 48" VALUES ARE FOR 480 V'), [36]);
  assert.deepEqual(own('LANDING 60"; 44" WOULD DO FOR EGRESS'), [60]);
  assert.deepEqual(own('GUARD 42"; A 36" GUARD IS ONLY FOR DWELLINGS'), [42]);
  assert.deepEqual(own('GRAB BAR 34", RIM 33"'), [34, 33]);
  assert.deepEqual(own('A CLEARANCE OF 28" IS FOR THIS DOOR'), [28]);
});
