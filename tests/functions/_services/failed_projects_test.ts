/** Failed projects: no limit counts them, and another file in the place of the bad one brings them back. */
import assert from "node:assert/strict";
import {
  createTestProject,
  openTestProduct,
  type Person,
  registerPerson,
  type TestProduct,
  tinyPdf,
} from "../../fakes/product.ts";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
});
Deno.test.afterAll(() => product.close());

const fail = (id: string) =>
  product.embedded.exec(
    `update public.projects set status = 'failed', failure_reason = 'No page could be read.' where id = '${id}'`,
  );
const usageOf = async (who: Person) => {
  const answer = await product.app.request("/api/billing/analytics", { headers: who.headers });
  const { projectsUsed, failedProjects } = (await answer.json()).usageStats;
  return [projectsUsed, failedProjects];
};

function replacement(who: Person, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append("files", new File([bytes], "better.pdf"));
  const { "content-type": _, ...headers } = who.headers as Record<string, string>;
  return { method: "PUT", headers, body: form };
}

Deno.test("a failed project leaves room for another one, on both counting plans", async () => {
  for (const tier of ["free", "professional"]) {
    const who = await registerPerson(product);
    await product.embedded.exec(`select public.set_plan('${who.id}', '${tier}')`);
    const ids = [await createTestProject(product, who), await createTestProject(product, who)];
    assert.deepEqual(await usageOf(who), [2, 0]);
    await fail(ids[0]);
    assert.deepEqual(await usageOf(who), [1, 1], tier);
    await createTestProject(product, who);
    assert.deepEqual(await usageOf(who), [2, 1], tier);
  }
});

Deno.test("trying a failed project again counts it again, within the plan", async () => {
  const who = await registerPerson(product);
  const first = await createTestProject(product, who);
  await fail(first);
  for (let n = 0; n < 3; n++) await createTestProject(product, who);
  const retry = await product.app.request(`/api/projects/${first}/retry`, {
    method: "POST",
    headers: who.headers,
  });
  assert.equal(retry.status, 403);
  assert.equal((await retry.json()).code, "limit_exceeded");
});

Deno.test("another file takes the place of the one that failed, and the review begins again", async () => {
  const who = await registerPerson(product);
  const id = await createTestProject(product, who);
  const list = async () =>
    await (await product.app.request(`/api/projects/${id}/files`, { headers: who.headers })).json();
  const [old] = await list();
  const path = `/api/projects/${id}/files/${old.id}`;
  const early = await product.app.request(path, replacement(who, tinyPdf("better")));
  assert.equal(early.status, 409);
  assert.match((await early.json()).message, /Only files of a failed project can be replaced/);

  await fail(id);
  const answer = await product.app.request(path, replacement(who, tinyPdf("better")));
  assert.equal(answer.status, 202, await answer.clone().text());
  assert.equal((await answer.json()).status, "processing");
  const [file] = await list();
  assert.equal(file.filename, "better.pdf");
  const { rows } = await product.embedded.exec(
    `select name from storage.objects where name like '${who.id}/${id}/%'`,
  ) as { rows: { name: string }[] };
  assert.deepEqual(rows.map((it) => it.name), [`${who.id}/${id}/${file.id}.pdf`]);
});

Deno.test("what the plan has no room for is said before a replacement is looked at", async () => {
  const who = await registerPerson(product);
  const id = await createTestProject(product, who);
  await fail(id);
  await product.embedded.exec(
    `update public.users set monthly_uploads = monthly_uploads_limit where id = '${who.id}'`,
  );
  const [old] = await (await product.app.request(`/api/projects/${id}/files`, {
    headers: who.headers,
  })).json();
  const noPlan = new TextEncoder().encode("not a plan at all");
  const answer = await product.app.request(
    `/api/projects/${id}/files/${old.id}`,
    replacement(who, noPlan),
  );
  assert.deepEqual([answer.status, (await answer.json()).code], [403, "limit_exceeded"]);
});

Deno.test("somebody else's failed project is not found", async () => {
  const [who, stranger] = [await registerPerson(product), await registerPerson(product)];
  const id = await createTestProject(product, who);
  await fail(id);
  const [old] = await (await product.app.request(`/api/projects/${id}/files`, {
    headers: who.headers,
  })).json();
  const answer = await product.app.request(
    `/api/projects/${id}/files/${old.id}`,
    replacement(stranger, tinyPdf("better")),
  );
  assert.equal(answer.status, 404);
  assert.equal((await answer.json()).code, "project_not_found");
});
