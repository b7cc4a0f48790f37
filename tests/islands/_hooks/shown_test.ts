import assert from "node:assert/strict";
import { screenful } from "../../../islands/_hooks/shown.ts";

Deno.test("the first frame draws a screenful, and one more after what is wanted, never beyond the step", () => {
  const part = { from: 30, count: 30 };
  assert.equal(screenful(part, -1, 12), 12);
  assert.equal(screenful(part, 30, 12), 12);
  assert.equal(screenful(part, 40, 12), 22);
  assert.equal(screenful(part, 59, 12), 30);
});
