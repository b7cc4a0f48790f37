import assert from "node:assert/strict";
import { pack, unpack } from "../../../functions/_shared/packed.ts";

const VALUE = { sheet: "A-1 ½ ″ \u0000", notes: Array.from({ length: 400 }, () => 'GUARD 42"') };

Deno.test("a packed value comes back as it was, in a fraction of the room", async () => {
  const packed = await pack(VALUE);
  assert.deepEqual(await unpack(packed), VALUE);
  assert.ok(packed.length * 5 < JSON.stringify(VALUE).length, `${packed.length} characters`);
});

Deno.test("what was stored before values were packed is read too", async () => {
  assert.deepEqual(await unpack(' {"page": 3, "text": "A"}'), { page: 3, text: "A" });
});

Deno.test("a damaged value is no value", async () => {
  const packed = await pack(VALUE);
  await assert.rejects(unpack(packed.slice(0, 40)));
});
