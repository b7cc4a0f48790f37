import assert from "node:assert/strict";
import { statements, whileListening } from "../../../../functions/_rules/measure.ts";
import { noteLeftOut } from "../../../../functions/_rules/reading/left_out.ts";
import { aPlanSet } from "../../../fakes/plan_set.ts";

Deno.test("whileListening() gives what queries leave out, and nothing of others", () => {
  noteLeftOut({ not: /BEFORE/ });
  const { result, leftOut } = whileListening(() => {
    statements(aPlanSet({}), { topic: /GUARD/, not: /POOL/, notUnder: /EXIST/ });
    return 7;
  });
  assert.equal(result, 7);
  assert.deepEqual(leftOut, [/POOL/, /EXIST/]);
  assert.deepEqual(whileListening(() => 0).leftOut, []);
});

Deno.test("whileListening() ends when what it listens to throws", () => {
  assert.throws(() =>
    whileListening(() => {
      throw new RangeError("no");
    }), RangeError);
  assert.deepEqual(whileListening(() => 0).leftOut, []);
});
