/** What whoever starts and balances processes asks. */
import assert from "node:assert/strict";
import { createApi } from "../../../functions/api/app.ts";
import { openTestProduct, type TestProduct } from "../../fakes/product.ts";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct({ rateFactor: 0.001 });
});
Deno.test.afterAll(() => product.close());

const ask = async (what: string) => {
  const answer = await product.app.request(`/api/health/${what}`);
  return { status: answer.status, body: await answer.json() };
};

Deno.test("a process that runs is live and ready, however often it is asked", async () => {
  for (let n = 0; n < 50; n++) {
    assert.deepEqual(await ask("live"), { status: 200, body: { status: "live" } });
  }
  assert.deepEqual(await ask("ready"), { status: 200, body: { status: "ready", reason: null } });
});

Deno.test("without its database a process is live, not ready", async () => {
  const { ping } = product.backend.server;
  product.backend.server.ping = () => Promise.reject(new Error("gone"));
  try {
    assert.equal((await ask("live")).status, 200);
    const { status, body } = await ask("ready");
    assert.deepEqual([status, body], [503, { status: "not ready", reason: "database" }]);
  } finally {
    product.backend.server.ping = ping;
  }
});

Deno.test("a process that was asked to end is not ready any more", async () => {
  const options = { services: product.services, isStopping: () => true };
  const api = createApi(options as Parameters<typeof createApi>[0]);
  const answer = await api.request("/health/ready");
  assert.equal(answer.status, 503);
  assert.equal(answer.headers.get("retry-after"), "5");
  assert.deepEqual(await answer.json(), { status: "not ready", reason: "stopping" });
});
