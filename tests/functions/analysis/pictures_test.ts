import assert from "node:assert/strict";
import { createRoom } from "../../../functions/analysis/pictures.ts";

Deno.test("pictures are held up to what there is room for; a large one leaves smaller ones theirs", () => {
  const room = createRoom(100);
  const taken = [60, 50, 30, 20, 10, 1].map((bytes) => room.take(new Uint8Array(bytes)));
  assert.deepEqual(taken, [true, false, true, false, true, false]);
});
