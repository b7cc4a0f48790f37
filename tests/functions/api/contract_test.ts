/** The document says what the surface does, and the surface answers as the document says. */
import assert from "node:assert/strict";
import { z } from "zod";
import { EXPORT_FORMATS } from "../../../functions/_shared/contract/mod.ts";
import { OPERATIONS } from "../../../functions/_shared/contract/operations/mod.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
let person: Person;
let projectId: string;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  person = await registerPerson(product);
  projectId = await createTestProject(product, person);
});
Deno.test.afterAll(() => product.close());

async function beginUpload(): Promise<string> {
  const answer = await product.app.request("/api/uploads", {
    method: "POST",
    headers: person.headers,
    body: JSON.stringify({ filename: "plans.pdf", fileSize: 10 }),
  });
  return (await answer.json()).id;
}

async function found(): Promise<string> {
  const answer = await product.app.request("/api/organizations", {
    method: "POST",
    headers: person.headers,
    body: JSON.stringify({ name: "Bay Reviewers" }),
  });
  return (await answer.json()).id;
}

interface DocumentedCall {
  operationId: string;
  responses: object;
  parameters?: { name: string; in: string; schema: { format?: string; enum?: string[] } }[];
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, DocumentedCall>>;
}

Deno.test("the OpenAPI document lists every operation of the contract once", async () => {
  const answer = await product.app.request("/api/openapi.json");
  assert.equal(answer.status, 200);
  const document: Document = await answer.json();
  assert.equal(document.openapi, "3.1.0");
  const ids = Object.values(document.paths).flatMap((it) => Object.values(it))
    .map((it) => it.operationId);
  assert.deepEqual(ids.toSorted(), OPERATIONS.map((it) => it.id).toSorted());
  assert.equal(new Set(ids).size, ids.length);
});

Deno.test("parts of addresses are documented as what the calls take", async () => {
  const document: Document = await (await product.app.request("/api/openapi.json")).json();
  const schemas = Object.values(document.paths).flatMap((it) => Object.values(it))
    .flatMap((it) => it.parameters ?? []).filter((it) => it.in === "path");
  // F001, R001; FLC-XXXXXX-CERT; the secret of a link.
  for (const name of ["findingId", "code", "token"]) {
    const named = schemas.filter((it) => it.name === name);
    assert.ok(named.length > 0, name);
    assert.deepEqual(named.filter((it) => it.schema.format), [], name);
  }
  const formats = schemas.filter((it) => it.name === "format").map((it) => it.schema.enum);
  assert.deepEqual(formats, [[...EXPORT_FORMATS]]);
});

Deno.test("what a verification tells that is no part of the seal is documented as such", async () => {
  const document = await (await product.app.request("/api/openapi.json")).json();
  const { schema } =
    document.paths["/api/verify/{code}"].get.responses["200"].content["application/json"];
  const fields: Record<string, { description?: string }> =
    schema.properties.verificationResult.properties;
  const unsealed = Object.entries(fields)
    .filter(([, it]) => it.description?.includes("part of the seal"))
    .map(([name]) => name);
  assert.deepEqual(unsealed, [
    "state",
    "tamperedDate",
    "revokedDate",
    "revokedReason",
    "supersededBy",
  ]);
});

/** What is one thing, whose lists are parts of it: a project, a sealed report, a month of figures. */
const WHOLE = new Set([
  "getProject",
  "progress",
  "getReport",
  "getCompliance",
  "getSharedReport",
  "billingAnalytics",
  "adminMetrics",
]);

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
}

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as Shape;

Deno.test("every call that answers a list answers it in pages", () => {
  const lists = OPERATIONS.filter(({ id, method, answer }) => {
    if (method !== "GET" || !answer || WHOLE.has(id)) return false;
    const { type, properties = {} } = shapeOf(answer);
    return type === "array" || Object.values(properties).some((it) => it.type === "array");
  });
  assert.ok(lists.length > 30, `${lists.length} lists`);
  const unpaged = lists.filter(({ query }) => {
    const { properties = {} } = query ? shapeOf(query) : {};
    return !("page" in properties && "limit" in properties);
  });
  assert.deepEqual(unpaged.map((it) => it.id), []);
});

Deno.test("the readable page names every path and carries the nonce of its policy", async () => {
  const answer = await product.app.request("/api/docs");
  assert.match(answer.headers.get("content-type")!, /^text\/html/);
  const html = await answer.text();
  for (const { path } of OPERATIONS) assert.ok(html.includes(`<code>${path}</code>`), path);
  const nonce = /style nonce="([^"]+)"/.exec(html)![1];
  assert.ok(answer.headers.get("content-security-policy")!.includes(`'nonce-${nonce}'`));
});

const READS = OPERATIONS.filter((it) =>
  it.method === "GET" && it.answer && it.id !== "verify" && it.access !== "admin" &&
  // Links of guests lead to a report.
  !it.path.includes("{token}")
);
for (const { id, path, answer: schema, status } of READS) {
  // Asked about a report; there is none yet.
  if (["getReport", "getCompliance", "getThread", "getCycle"].includes(id)) continue;
  Deno.test(`GET ${path} answers what its schema says`, async () => {
    const named = path.startsWith("/api/uploads/")
      ? await beginUpload()
      : path.startsWith("/api/organizations/")
      ? await found()
      : projectId;
    const asked = path.replace("{id}", named) + (id === "searchSheets" ? "?q=corridor" : "");
    const answer = await product.app.request(asked, {
      headers: person.headers,
    });
    assert.equal(answer.status, status);
    const result = schema!.safeParse(await answer.json());
    assert.ok(result.success, JSON.stringify(result.error?.issues));
  });
}

Deno.test("every error has code, message, error and the request's id", async () => {
  const answer = await product.app.request("/api/auth/me", {
    headers: { "x-request-id": "asked-for-12345" },
  });
  assert.deepEqual(await answer.json(), {
    code: "no_authorization",
    message: "Please sign in",
    error: "Please sign in",
    requestId: "asked-for-12345",
  });
  assert.equal(answer.headers.get("x-request-id"), "asked-for-12345");
});

Deno.test("every answer carries the protective headers", async () => {
  const answer = await product.app.request("/api/health");
  assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
  assert.equal(answer.headers.get("cross-origin-opener-policy"), "same-origin");
  assert.equal(answer.headers.get("cache-control"), "private, no-store");
});

Deno.test("security.txt and the public keys are where others look for them", async () => {
  const text = await (await product.app.request("/.well-known/security.txt")).text();
  assert.match(text, /^Contact: /);
  assert.match(text, /^Expires: \d{4}-/m);
  const { keys } = await (await product.app.request("/.well-known/flclear-keys.json")).json();
  assert.equal(keys[0].kid, product.sealKey.kid);
  assert.equal(keys[0].d, undefined);
});
