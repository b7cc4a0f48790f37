import assert from "node:assert/strict";
import fc from "fast-check";
import { lengthOf, statedLengths } from "../../../../functions/_rules/measure.ts";
import { formatLength } from "../../../../functions/_shared/units.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const GUARD = { of: /\bGUARD\w*/i, rivals: /\bPICKETS?\b|\bHANDRAILS?\b/i };
const inchesOf = (text: string) => lengthOf(text, GUARD)?.valueIn ?? null;

Deno.test("lengthOf() gives each thing its own length", () => {
  assert.equal(inchesOf(`42" HIGH GUARD W/ PICKETS @ 4" O.C.`), 42);
  assert.equal(inchesOf(`PICKETS 4" CLEAR, GUARD 36" HIGH`), 36);
  assert.equal(inchesOf(`HANDRAIL 36" HIGH`), null);
  assert.equal(lengthOf(`GUARD 42", PICKETS 4"`, { of: /PICKETS/i, rivals: /GUARD/i })?.valueIn, 4);
});

Deno.test("lengthOf() takes what is drawn before what is required", () => {
  assert.equal(inchesOf(`GUARD 38" HIGH (42" REQ'D)`), 38);
  assert.equal(inchesOf(`GUARD: REQUIRED 42", PROVIDED 38"`), 38);
  assert.equal(lengthOf(`GUARD: ALLOWED 42"`, { ...GUARD, drawnOnly: true }), null);
});

Deno.test("lengthOf() reads back any height drawings write", () => {
  fc.assert(fc.property(fc.integer({ min: 8, max: 800 }), (eighths) => {
    const inches = eighths / 8;
    assert.equal(inchesOf(`GUARD ${formatLength(inches)} HIGH`), inches);
  }));
});

Deno.test("statedLengths() gives the length under PROVIDED, and none when two bare ones stand side by side", () => {
  const lengths = (columns: Parameters<typeof aSchedule>[1], cells: string[]) =>
    statedLengths(aPlanSet({ schedules: [aSchedule("other", columns, [cells])] }), {
      topic: /GUARD/,
      ...GUARD,
      unit: "ft",
    }).map((it) => it.value);
  const item = ["ITEM", "item"] as const;
  assert.deepEqual(
    lengths([[...item], ["REQUIRED", "required"], ["PROVIDED", "provided"]], [
      "GUARD",
      '42"',
      '36"',
    ]),
    [3],
  );
  assert.deepEqual(lengths([[...item], ["A", null], ["B", null]], ["GUARD", '42"', '36"']), []);
});

Deno.test("statedLengths() reads new work only", () => {
  const plan = aPlanSet({
    notes: [aNote('EXISTING GUARD 36" HIGH TO REMAIN'), aNote('NEW GUARD 42" HIGH')],
  });
  const lengths = statedLengths(plan, { topic: /GUARD/, ...GUARD });
  assert.deepEqual(lengths.map((it) => it.value), [42]);
});
