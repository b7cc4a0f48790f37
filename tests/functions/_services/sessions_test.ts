/** Several servers with one database: what one of them ends, the others know soon. */
import assert from "node:assert/strict";
import { createMemoryKv } from "../../../functions/_providers/kv/memory_kv.ts";
import { createSessions } from "../../../functions/_services/sessions.ts";
import { createSecretBox } from "../../../functions/_shared/secret_box.ts";
import { openTestProduct, registerPerson, type TestProduct } from "../../fakes/product.ts";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
});
Deno.test.afterAll(() => product.close());

const key = crypto.getRandomValues(new Uint8Array(32));
async function openServers(clock: { nowMs: number }) {
  const box = await createSecretBox(key);
  const make = (kind: string) =>
    createSessions({
      backend: { ...product.backend, kind },
      kv: createMemoryKv(() => clock.nowMs),
      box,
      now: () => new Date(clock.nowMs),
      random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    });
  return [make("hosted"), make("hosted")];
}

Deno.test("a sign-out on one server ends the session on another within half a minute", async () => {
  const clock = { nowMs: Date.now() };
  const [one, two] = await openServers(clock);
  const person = await registerPerson(product);
  const { token } = await one.open(await product.backend.auth.signIn(person), "Firefox on Linux");
  assert.equal((await two.find(token))?.user.id, person.id);
  await one.close(token);
  assert.equal(await one.find(token), null);
  clock.nowMs += 30_001;
  assert.equal(await two.find(token), null);
});

Deno.test("two servers that renew one session at once both go on", async () => {
  const clock = { nowMs: Date.now() };
  const [one, two] = await openServers(clock);
  const person = await registerPerson(product);
  const { token } = await one.open(await product.backend.auth.signIn(person), "Firefox on Linux");
  const session = await one.find(token);
  await two.find(token);
  clock.nowMs += 2 * 3600_000;
  const tokens = await Promise.all([one.getTokens(session!.id), two.getTokens(session!.id)]);
  assert.ok(tokens.every((it) => it.accessToken.length > 0));
  assert.notEqual(await one.find(token), null);
  assert.notEqual(await two.find(token), null);
});

Deno.test("a session that ends while it is being read is not kept at hand", async () => {
  const clock = { nowMs: Date.now() };
  const kv = createMemoryKv(() => clock.nowMs);
  const { server } = product.backend;
  let meanwhile = async () => {};
  const sessions = createSessions({
    backend: {
      ...product.backend,
      server: {
        ...server,
        async findAccount(userId: string) {
          const account = await server.findAccount(userId);
          await meanwhile();
          return account;
        },
      },
    },
    kv,
    box: await createSecretBox(key),
    now: () => new Date(clock.nowMs),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
  const person = await registerPerson(product);
  const signedIn = async () => await product.backend.auth.signIn(person);
  for (
    const end of [
      (id: string) => sessions.closeById(id),
      () => sessions.closeAll(person.id),
    ]
  ) {
    meanwhile = async () => {};
    const { token } = await sessions.open(await signedIn(), "Firefox on Linux");
    const { id } = (await sessions.find(token))!;
    await sessions.forget(person.id);
    meanwhile = () => end(id);
    assert.equal(await sessions.find(token), null);
    meanwhile = async () => {};
    assert.equal(await sessions.find(token), null, "no copy of it is left");
  }
});
