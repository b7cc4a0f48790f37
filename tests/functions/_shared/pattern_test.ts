import assert from "node:assert/strict";
import { anyCase, eachInAnyCase, exactCase } from "../../../functions/_shared/pattern.ts";

Deno.test("patterns of parts are those written out", () => {
  const DOOR = String.raw`D(?:OO)?R`;
  assert.deepEqual(exactCase`\b${DOOR}S?\s+${/WIDTH|WIDE/i}`, /\bD(?:OO)?RS?\s+WIDTH|WIDE/);
  assert.deepEqual(anyCase`^${DOOR}\/${2}$`, /^D(?:OO)?R\/2$/i);
  assert.deepEqual([..."Dr 1, DOOR 2".matchAll(eachInAnyCase`${DOOR}\s(\d)`)].map(([, it]) => it), [
    "1",
    "2",
  ]);
});
