import assert from "node:assert/strict";
import { createPulse } from "../../../../../functions/_providers/supabase/embedded/pulse.ts";

Deno.test("a database that gives no sign of life for three minutes is said to be gone, once", () => {
  const said: string[] = [];
  let asked = 0;
  const pulse = createPulse(() => asked++, (reason) => said.push(reason));
  for (let n = 0; n < 12; n++) pulse.tick();
  assert.equal(asked, 12);
  assert.deepEqual(said, []);
  for (let n = 0; n < 3; n++) pulse.tick();
  assert.deepEqual(said, ["The database has not answered for 3 minutes"]);
});

Deno.test("a sign of life, however late, counts for all before it", () => {
  const said: string[] = [];
  const pulse = createPulse(() => {}, (reason) => said.push(reason));
  for (let n = 0; n < 100; n++) {
    pulse.tick();
    if (n % 12 === 11) pulse.heard();
  }
  assert.deepEqual(said, []);
});
