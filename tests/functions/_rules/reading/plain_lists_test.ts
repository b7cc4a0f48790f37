import assert from "node:assert/strict";
import { linesBelow } from "../../../../functions/_rules/reading/plain_lists.ts";
import { aNote, aPlanSet } from "../../../fakes/plan_set.ts";

const at = (text: string, x: number, y: number) =>
  aNote(text, { box: { x, y, width: 10, height: 1 } });

Deno.test("linesBelow() gives the lines at the edge of the head, down to the first gap", () => {
  const plan = aPlanSet({
    notes: [
      at("EQUIP ELEV", 5, 10),
      at("GEN 14.6'", 5.2, 12),
      at("WH 16.5'", 5, 14),
      at("BESIDE", 30, 12),
      at("FAR BELOW", 5, 22),
    ],
  });
  assert.deepEqual(linesBelow(plan, /^EQUIP ELEV$/).map(({ text }) => text), [
    "GEN 14.6'",
    "WH 16.5'",
  ]);
});

Deno.test("linesBelow() finds nothing without the head", () => {
  assert.deepEqual(linesBelow(aPlanSet({ notes: [at("GEN 14.6'", 5, 12)] }), /^EQUIP ELEV$/), []);
});
