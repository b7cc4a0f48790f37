import assert from "node:assert/strict";
import { createMemoryKv } from "../../../functions/_providers/kv/memory_kv.ts";
import { createLoginThrottle, MAX_FAILURES } from "../../../functions/_services/login_throttle.ts";
import { openTestProduct, registerPerson } from "../../fakes/product.ts";

function openThrottle() {
  const clock = { now: new Date("2026-03-01T10:00:00Z") };
  const kv = createMemoryKv(() => clock.now.getTime());
  return { clock, throttle: createLoginThrottle({ kv, now: () => clock.now }) };
}

Deno.test("wrong passwords close an account, however it is written, for a quarter of an hour", async () => {
  const { clock, throttle } = openThrottle();
  for (let n = 0; n < MAX_FAILURES; n++) {
    await throttle.assertOpen("Ann@Example.com");
    await throttle.noteFailure("ann@example.com ");
  }
  await assert.rejects(throttle.assertOpen("ann@example.com"), {
    code: "over_request_rate_limit",
    message:
      "Too many failed sign-ins for this account. Try again in 15 minutes, or reset your password.",
  });
  await throttle.assertOpen("bob@example.com");
  clock.now = new Date(clock.now.getTime() + 15 * 60_000);
  await throttle.assertOpen("ann@example.com");
});

Deno.test("an account closed at the end of a window stays closed in the next", async () => {
  const { clock, throttle } = openThrottle();
  clock.now = new Date("2026-03-01T10:14:50Z");
  for (let n = 0; n < MAX_FAILURES; n++) await throttle.noteFailure("ann@example.com");
  clock.now = new Date("2026-03-01T10:29:49Z");
  await assert.rejects(throttle.assertOpen("ann@example.com"), { retryAfterS: 1 });
  clock.now = new Date("2026-03-01T10:29:50Z");
  await throttle.assertOpen("ann@example.com");
});

Deno.test("a new password opens the account at once", async () => {
  const { throttle } = openThrottle();
  for (let n = 0; n < MAX_FAILURES; n++) await throttle.noteFailure("ann@example.com");
  await throttle.forget("ann@example.com");
  await throttle.assertOpen("ann@example.com");
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
      Array.from({ length: MAX_FAILURES }, (_, n) => signIn(`Guess${n}xyz`, n)),
    );
    assert.ok(guesses.every((it) => it.status === 401));
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
