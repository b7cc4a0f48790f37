import assert from "node:assert/strict";
import { giveBack } from "../../../../functions/_providers/memory/give_back.ts";

Deno.test("giveBack() lets go of what nothing refers to any more", async () => {
  let held: { bytes: Uint8Array } | null = { bytes: new Uint8Array(1 << 20) };
  const watched = new WeakRef(held);
  held = null;
  // What was made in this turn is kept until its end.
  await new Promise((done) => setTimeout(done));
  assert.equal(giveBack(), true);
  assert.equal(watched.deref(), undefined);
});

Deno.test("giveBack() does no harm where the runtime keeps its collector to itself", () => {
  assert.equal(giveBack(() => undefined), false);
  assert.equal(
    giveBack(() => {
      throw new Error("flags are frozen");
    }),
    false,
  );
});
