import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const listed = (title: string) =>
  aSchedule("other", [["YARD", null], ["REQUIRED", null], ["PROVIDED", null]], [
    ["FRONT", "25'", "25.3'"],
    ["REAR", "20'", "24.0'"],
  ], { title, page: 2 });

const beside = (text: string, title = "SETBACKS"): string[] =>
  conflictsOf(aPlanSet({ schedules: [listed(title)], notes: [aNote(text)] }))
    .filter(({ topic }) => topic === "setback")
    .map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("a yard provided is held against the list of setbacks, to half a foot", () => {
  assert.deepEqual(beside(`REAR SETBACK PROVIDED: 20'-2"`), [
    `the rear setback provided: 24.0' / 20'-2"`,
  ]);
  assert.deepEqual(beside(`REAR SETBACK PROVIDED: 23'-7"`), []);
  assert.deepEqual(beside(`REAR SETBACK PROVIDED: 23'-4"`).length, 1);
});

Deno.test("what is required, another side, and yards of a pool are other matters", () => {
  assert.deepEqual(beside("REAR SETBACK REQUIRED: 20'"), []);
  assert.deepEqual(beside("LEFT SIDE SETBACK PROVIDED: 8'-0\""), []);
  assert.deepEqual(beside("REAR SETBACK PROVIDED: 7'-6\"", "POOL SETBACKS"), []);
});

Deno.test("a yard is told in other orders of words", () => {
  for (
    const text of [
      "REAR YARD 20'-2\" PROVIDED",
      "PROVIDED REAR YARD: 20'-2\"",
      "20'-2\" REAR SETBACK PROVIDED",
      "REAR SETBACK: 20'-0\" REQUIRED, 20'-2\" PROVIDED",
    ]
  ) assert.deepEqual(beside(text), ["the rear setback provided: 24.0' / 20'-2\""], text);
  assert.deepEqual(beside("REAR YARD 24'-0\" PROVIDED"), []);
  assert.deepEqual(beside("20' REAR SETBACK LINE"), []);
});
