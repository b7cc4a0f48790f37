/**
 * Every call with ids that are somebody else's, missing, malformed and deleted, and bodies that are nothing: each is
 * answered in words and none with a failure of ours. And pages of other sites make nobody change anything.
 */
import assert from "node:assert/strict";
import { OPERATIONS } from "../../../functions/_shared/contract/operations/mod.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  PUBLIC_URL,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
let owner: Person;
let stranger: Person;
let ids: Record<string, string>;

Deno.test.beforeAll(async () => {
  product = await openTestProduct({ rateFactor: 1000 });
  owner = await registerPerson(product);
  stranger = await registerPerson(product);
  const foreign = await createTestProject(product, owner);
  const deleted = await createTestProject(product, stranger);
  await product.app.request(`/api/projects/${deleted}`, {
    method: "DELETE",
    headers: stranger.headers,
  });
  ids = {
    foreign,
    deleted,
    missing: "00000000-0000-4000-8000-000000000000",
    malformed: "not-an-id",
    hostile: encodeURIComponent("' or 1=1 --"),
  };
});
Deno.test.afterAll(() => product.close());

const BODIES: Record<string, (id: string) => unknown> = {
  nothing: () => ({}),
  "the id everywhere": (id) => ({
    id,
    projectId: id,
    reportId: id,
    rating: 5,
    wasHelpful: true,
    verdict: "wrong",
    reason: "Because of it",
    tags: ["a"],
    isActive: false,
    modelConsent: true,
    code: id,
    corrections: {},
  }),
};
const LEFT_OUT = new Set(["logout", "deleteAccount", "health"]);

for (const { id, method, path, access } of OPERATIONS) {
  if (LEFT_OUT.has(id)) continue;
  Deno.test(`${method} ${path} refuses in words, whatever is named`, async () => {
    for (const [kind, value] of Object.entries(ids)) {
      for (const [name, body] of Object.entries(BODIES)) {
        const address = path.replace(/\{page\}/, "1").replace(/\{format\}/, "csv")
          .replace(/\{\w+\}/g, value);
        const answer = await product.app.request(address, {
          method,
          headers: stranger.headers,
          body: method === "GET" ? undefined : JSON.stringify(body(decodeURIComponent(value))),
        });
        const text = await answer.text();
        assert.ok(answer.status < 500, `${kind}, ${name}: ${answer.status} ${text}`);
        const isNamed = path.includes("{id}") && (access === "owner" || access === "admin");
        if (isNamed) assert.equal(answer.status, 404, `${kind}, ${name}: ${text}`);
      }
    }
  });
}

Deno.test("feedback about somebody else's project finds no project", async () => {
  for (const projectId of [ids.foreign, ids.missing, ids.deleted]) {
    const answer = await product.app.request("/api/feedback", {
      method: "POST",
      headers: stranger.headers,
      body: JSON.stringify({ projectId, rating: 1, wasHelpful: false }),
    });
    assert.equal(answer.status, 404);
    assert.equal((await answer.json()).code, "project_not_found");
  }
});

Deno.test("only pages of this very origin, and nobody's page, may change anything with the cookie", async () => {
  const cookie = `flclear_session=${owner.token}`;
  for (
    const [site, isAllowed] of [
      ["same-origin", true],
      ["none", true],
      ["same-site", false],
      ["cross-site", false],
    ] as const
  ) {
    const answer = await product.app.request("/api/account", {
      method: "PATCH",
      headers: { cookie, "sec-fetch-site": site, origin: PUBLIC_URL },
      body: JSON.stringify({ name: "Another Name" }),
    });
    assert.equal(answer.status === 403, !isAllowed, `${site}: ${answer.status}`);
  }
});
