import assert from "node:assert/strict";
import { createMemoryKv } from "../../../functions/_providers/kv/memory_kv.ts";
import { createLoginThrottle, MAX_FAILURES } from "../../../functions/_services/login_throttle.ts";
import { openTestProduct, registerPerson } from "../../fakes/product.ts";

function openThrottle() {
  const clock = { now: new Date("2026-03-01T10:00:00Z") };
  const kv = createMemoryKv(() => clock.now.getTime());
  const throttle = createLoginThrottle({ kv, now: () => clock.now });
  const begin = (email = "ann@example.com") => throttle.begin(email);
  /** @returns whether the account was closed by the last of so many wrong passwords */
  const fail = async (times: number) => {
    let isClosed = false;
    for (let n = 0; n < times; n++) isClosed = await (await begin()).fail();
    return isClosed;
  };
  return { clock, throttle, begin, fail };
}

Deno.test("wrong passwords close an account, however it is written, for a quarter of an hour", async () => {
  const { clock, begin, fail } = openThrottle();
  assert.equal(await fail(MAX_FAILURES - 1), false);
  assert.equal(await (await begin("Ann@Example.com ")).fail(), true);
  await assert.rejects(begin(), {
    code: "over_request_rate_limit",
    message:
      "Too many failed sign-ins for this account. Try again in 15 minutes, or reset your password.",
  });
  await begin("bob@example.com");
  clock.now = new Date(clock.now.getTime() + 15 * 60_000);
  await begin();
});

Deno.test("an account closed at the end of a window stays closed in the next", async () => {
  const { clock, begin, fail } = openThrottle();
  clock.now = new Date("2026-03-01T10:14:50Z");
  await fail(MAX_FAILURES);
  clock.now = new Date("2026-03-01T10:29:49Z");
  await assert.rejects(begin(), { retryAfterS: 1 });
  clock.now = new Date("2026-03-01T10:29:50Z");
  await begin();
});

Deno.test("a new password opens the account at once", async () => {
  const { throttle, begin, fail } = openThrottle();
  await fail(MAX_FAILURES);
  await throttle.forget("ann@example.com");
  await begin();
});

Deno.test("tries at the same moment are no more than tries one after the other", async () => {
  const { begin } = openThrottle();
  const tries = await Promise.allSettled(Array.from({ length: 100 }, () => begin()));
  const begun = tries.flatMap((it) => it.status === "fulfilled" ? [it.value] : []);
  assert.equal(begun.length, MAX_FAILURES);
  await begun[0].giveBack();
  const again = await begin();
  await assert.rejects(begin(), { code: "over_request_rate_limit", retryAfterS: 60 });
  assert.equal(await again.fail(), true);
  await assert.rejects(begin(), { retryAfterS: 900 });
});

Deno.test("guesses from many addresses end at the account; after them the right password waits too", async () => {
  const product = await openTestProduct();
  try {
    const { email, password } = await registerPerson(product);
    const signIn = (password: string, address: number) =>
      product.app.request("/api/auth/login", {
        method: "POST",
        headers: { "x-forwarded-for": `10.0.0.${address}` },
        body: JSON.stringify({ email, password }),
      });
    const guesses = await Promise.all(
      Array.from({ length: 3 * MAX_FAILURES }, (_, n) => signIn(`Guess${n}xyz`, n)),
    );
    const judged = guesses.filter((it) => it.status === 401);
    assert.equal(judged.length, MAX_FAILURES, "however many come at once");
    const late = await signIn(password, 200);
    assert.equal(late.status, 429);
    assert.ok(Number(late.headers.get("retry-after")) > 0);
    assert.equal((await late.json()).code, "over_request_rate_limit");
    const nobody = await product.app.request("/api/auth/login", {
      method: "POST",
      body: JSON.stringify({ email: "nobody@example.com", password }),
    });
    assert.equal(nobody.status, 401);
  } finally {
    await product.close();
  }
});
