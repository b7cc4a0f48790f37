/** Texts of notes are read behind their numbers. */
import assert from "node:assert/strict";
import { newTexts } from "../../../../functions/_rules/conflicts/said.ts";
import { aNote, aPlanSet } from "../../../fakes/plan_set.ts";

Deno.test("a pattern of how a text begins reads numbered notes too", () => {
  const plan = aPlanSet({
    notes: ["3. PARKING: 42", "PARKING: 45", "4) LOT PARKING: 4", "EXISTING PARKING: 2"]
      .map((text) => aNote(text)),
  });
  assert.deepEqual(newTexts(plan, /^PARKING/i).map(({ text }) => text), [
    "PARKING: 42",
    "PARKING: 45",
  ]);
  assert.deepEqual(newTexts(plan, /^LOT|^PARKING: 45/i).map(({ text }) => text), [
    "PARKING: 45",
    "LOT PARKING: 4",
  ]);
  assert.equal(newTexts(plan, /PARKING/i).length, 3);
});
