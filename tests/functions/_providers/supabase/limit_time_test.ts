import assert from "node:assert/strict";
import { createServerClient } from "../../../../functions/_providers/supabase/client.ts";
import { unwrap } from "../../../../functions/_providers/supabase/errors.ts";
import { limitTime } from "../../../../functions/_providers/supabase/limit_time.ts";

const never: typeof fetch = () => new Promise(() => {});

const FILE = "http://backend.test/storage/v1/object/plans/a.pdf";
const isLate = { name: "AbortError", message: /no answer within/ };
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A stream that hands out a piece whenever one is asked for. */
const pieces = (count: number, before: () => Promise<unknown> = turn) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      await before();
      if (count-- > 0) controller.enqueue(new Uint8Array(10));
      else controller.close();
    },
  }, { highWaterMark: 0 });

Deno.test("a statement that is never answered is given up, and a file too, whichever way it goes", async () => {
  const send = limitTime(never, { callMs: 5, fileMs: 3_600_000 });
  await assert.rejects(send("http://backend.test/rest/v1/rpc/job_claim"), isLate);
  await assert.rejects(send(FILE), isLate);
  await assert.rejects(send(FILE, { method: "POST", body: new Uint8Array(100) }), isLate);
  await assert.rejects(send(FILE, { method: "POST", body: pieces(3) }), isLate);
});

Deno.test("a file that comes, or is taken, piece by piece is waited for as long as it goes on", async () => {
  const taken: typeof fetch = async (_, init) => {
    const { length } = await new Response(init!.body).bytes();
    return new Response(String(length));
  };
  // Each piece takes as long as the sender wants: the clock stands meanwhile.
  const slow = limitTime(taken, { callMs: 1_000, fileMs: 3_600_000 });
  const body = pieces(1, () => new Promise((resolve) => setTimeout(resolve, 1_200)));
  assert.equal(await (await slow(FILE, { method: "POST", body })).text(), "10");

  const stops: typeof fetch = async (_, init) => {
    await (init!.body as ReadableStream).getReader().read();
    return await never(FILE);
  };
  const asked = limitTime(stops, { callMs: 5, fileMs: 3_600_000 })(FILE, {
    method: "POST",
    body: pieces(4),
  });
  await assert.rejects(asked, isLate);

  const answers = limitTime(
    () => Promise.resolve(new Response(pieces(4, () => new Promise((go) => setTimeout(go, 20))))),
    { callMs: 5, fileMs: 3_600_000 },
  );
  assert.equal((await (await answers(FILE)).bytes()).length, 40);
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
