/** What a plan changes beside its limits: the place in the queue, the name on reports, the day's usage. */
import assert from "node:assert/strict";
import { closeReaders } from "../../../functions/analysis/read/mod.ts";
import type { BillingAnalytics, Brand } from "../../../functions/_shared/contract/mod.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";
import { readPdf } from "../_report/_read_pdf.ts";

const SET = await Deno.readFile(
  new URL("../../fixtures/plans/office-buildout.pdf", import.meta.url),
);
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
});
Deno.test.afterAll(async () => {
  closeReaders();
  await product.close();
});

async function send(person: Person, method: string, path: string, body?: unknown) {
  const answer = await product.app.request(path, {
    method,
    headers: person.headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function personOn(planTier: string): Promise<Person> {
  const person = await registerPerson(product);
  if (planTier !== "free") {
    await send(person, "POST", "/api/billing/create-subscription", { planTier });
  }
  return person;
}

Deno.test("enterprise goes first in the queue, whoever came before and however urgent", async () => {
  const order: string[] = [];
  const people: Person[] = [];
  for (const tier of ["free", "professional", "enterprise"]) {
    const fields = { ...PROJECT_FIELDS, priority: tier === "enterprise" ? "low" : "high" };
    people.push(await personOn(tier));
    order.push(await createTestProject(product, people.at(-1)!, projectForm(fields)));
  }
  const { body: waiting } = await send(people[0], "GET", `/api/projects/${order[0]}/progress`);
  assert.deepEqual(waiting.queue, { ahead: 2, waitSeconds: null });
  assert.equal(waiting.currentTask, "Waiting: 2 reviews are ahead of this one");
  // Nothing of it has been read, and the list says so, too.
  assert.equal(waiting.progress, 0);
  const { body: listed } = await send(people[0], "GET", `/api/projects/${order[0]}`);
  assert.equal(listed.progressPercent, null);
  const [first] = await product.backend.jobs.claim("analysis", "test/1", 60_000, 1);
  assert.equal(first.projectId, order[2]);
  await product.embedded.exec("delete from jobs.job where queue = 'analysis'");
});

Deno.test("a brand is enterprise's alone, and a picture is one or refused", async () => {
  const free = await personOn("professional");
  const refused = await send(free, "PATCH", "/api/account/brand", { name: "Bay Review" });
  assert.deepEqual([refused.status, refused.body.code], [403, "feature_not_in_plan"]);
  assert.equal((await send(free, "GET", "/api/account/brand")).body.isAllowed, false);

  const person = await personOn("enterprise");
  const text = btoa("<svg onload=alert(1)>");
  const bad = await send(person, "PATCH", "/api/account/brand", { name: "Bay Review", logo: text });
  assert.deepEqual([bad.status, bad.body.code], [415, "unsupported_file_type"]);
  const huge = await send(person, "PATCH", "/api/account/brand", {
    name: "Bay Review",
    logo: "A".repeat(720_000),
  });
  assert.equal(huge.status, 422);
  const { body } = await send(person, "PATCH", "/api/account/brand", {
    name: "Bay Review",
    logo: PIXEL,
  });
  assert.deepEqual(body satisfies Brand, { isAllowed: true, name: "Bay Review", hasLogo: true });
  const kept = await send(person, "PATCH", "/api/account/brand", { name: "Bay & Sons" });
  assert.equal(kept.body.hasLogo, true, "a logo that is not sent stays");
  const { body: gone } = await send(person, "DELETE", "/api/account/brand");
  assert.deepEqual(gone, { isAllowed: true, name: null, hasLogo: false });
});

Deno.test("an enterprise report carries the firm's name, and FLClear's again when the plan ends", async () => {
  const person = await personOn("enterprise");
  await send(person, "PATCH", "/api/account/brand", { name: "Bay & Sons Review", logo: PIXEL });
  const files = [{ name: "office.pdf", bytes: SET }];
  const id = await createTestProject(product, person, projectForm(PROJECT_FIELDS, files));
  await product.work();
  const read = async () => {
    const answer = await product.app.request(`/api/projects/${id}/download-report`, {
      headers: person.headers,
    });
    assert.equal(answer.status, 200);
    return (await readPdf(await answer.bytes())).map((it) => it.text).join("\n");
  };
  assert.match(await read(), /Bay & Sons Review compliance report/);

  const usage = await send(person, "GET", "/api/account/export");
  const [{ projectsCreated, filesUploaded, reportsGenerated, storageUsed, processingTimeMs }] =
    usage.body.usage_analytics;
  assert.deepEqual([projectsCreated, filesUploaded, reportsGenerated], [1, 1, 1]);
  assert.equal(storageUsed, SET.length);
  assert.ok(processingTimeMs > 0);
  const billing: BillingAnalytics = (await send(person, "GET", "/api/billing/analytics")).body;
  assert.equal(billing.usageStats.monthlyReports, 1);

  await product.embedded.exec(`select public.set_plan('${person.id}', 'professional')`);
  await send(person, "POST", `/api/projects/${id}/enhanced-analysis`);
  await product.work();
  const plain = await read();
  assert.ok(!plain.includes("Bay & Sons"));
  assert.match(plain, /FLClear compliance report/);
});
