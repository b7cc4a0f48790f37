import assert from "node:assert/strict";
import { Groups } from "../../../functions/_shared/groups.ts";

Deno.test("numbers that were joined, directly or through others, have one leader, and all others their own", () => {
  const groups = new Groups(6);
  groups.join(0, 1);
  groups.join(3, 4);
  groups.join(1, 4);
  assert.deepEqual([0, 1, 2, 3, 4, 5].map((it) => groups.of(it)), [4, 4, 2, 4, 4, 5]);
});
