import assert from "node:assert/strict";
import { createServerClient } from "../../../../functions/_providers/supabase/client.ts";
import { unwrap } from "../../../../functions/_providers/supabase/errors.ts";
import { limitTime } from "../../../../functions/_providers/supabase/limit_time.ts";

const never: typeof fetch = () => new Promise(() => {});

Deno.test("a statement that is never answered is given up, a file is waited for longer", async () => {
  const send = limitTime(never, { callMs: 5, fileMs: 50 });
  await assert.rejects(send("http://backend.test/rest/v1/rpc/job_claim"), { name: "AbortError" });
  const startMs = performance.now();
  await assert.rejects(send("http://backend.test/storage/v1/object/plans/a.pdf"), {
    name: "AbortError",
  });
  assert.ok(performance.now() - startMs >= 40);
});

Deno.test("who waited for the whole limit is not made to wait for it again", async () => {
  let asked = 0;
  const send: typeof fetch = (...call) => {
    asked++;
    return never(...call);
  };
  const keys = { publishableKey: "p", secretKey: "s" };
  const { db } = createServerClient({
    url: "http://backend.test",
    ...keys,
    fetch: limitTime(send, { callMs: 5 }),
  });
  const answer = await db.from("users").select("id");
  assert.equal(asked, 1);
  assert.throws(() => unwrap(answer), { code: "provider_unavailable" });
});

Deno.test("an answer in time passes, and the caller's own signal still counts", async () => {
  const answered = limitTime(() => Promise.resolve(new Response("yes")), { callMs: 1000 });
  assert.equal(await (await answered("http://backend.test/rest/v1/users")).text(), "yes");
  const stopped = AbortSignal.abort(new Error("stopped"));
  await assert.rejects(limitTime(fetch)("http://127.0.0.1:1/", { signal: stopped }), /stopped/);
});
