/** What is deleted is gone: rows of every table, objects, jobs, cache. The ledger keeps hash and code. */
import assert from "node:assert/strict";
import { userSessionsKey } from "../../../functions/_providers/kv/keys.ts";
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

const rows = async (sql: string) => (await product.embedded.exec(sql)).rows;

/** Tables whose rows hold a text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rows(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'auth', 'jobs', 'storage') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [{ n }] = await rows(
      `select count(*)::int as n from ${name} t where strpos(t::text, '${text}') > 0`,
    );
    if (Number(n) > 0) found.push(String(name));
  }
  return found;
}

let codes = 0;
/** A project with a row in every table that knows projects, objects in both buckets and a cached answer. */
async function fullProject(person: Person): Promise<{ id: string; code: string }> {
  const id = await createTestProject(product, person);
  const code = `FLC-AAAAA${"BCDEF"[codes++]}-CERT`;
  await product.embedded.exec(`
    insert into public.page_results (project_id, run, page, file_id, page_in_file)
      select '${id}', 1, 1, f.id, 1 from public.files f where f.project_id = '${id}';
    insert into public.compliance_reports (project_id, run, body, seal, report_hash, digital_signature, verification_code, analysis_model)
      values ('${id}', 1, '{"clientName":"Bay Builders"}', '{}', 'h', 's', '${code}', 'm');
    insert into public.issued_reports (sequence, verification_code, report_hash, digital_signature, key_id, sealed_at, previous_hash, chain_hash)
      values (${codes}, '${code}', 'hash ${codes}', 's', 'k', '2026-01-01T00:00:00Z', '0', 'chain ${codes}');
    insert into public.feedback (project_id, user_id, rating, was_helpful, concerns)
      values ('${id}', '${person.id}', 4, true, 'my own words on ${id}');
    insert into public.finding_dispositions (project_id, run, finding_id, rule_id, state, reason_code, note, decided_by, decided_at)
      values ('${id}', 1, 'F001', 'egress/door', 'dismissed', 'misread', 'my own words on ${id}', '${person.id}', now());
    insert into public.finding_entries (project_id, thread_id, user_id, body)
      select '${id}', thread_id, '${person.id}', 'my own words on ${id}' from public.finding_dispositions where project_id = '${id}';
    insert into public.model_answers (project_id, key, answer) values ('${id}', 'k', '{"room":"OFFICE"}');
    insert into public.project_corrections (project_id, key, value) values ('${id}', 'k', '1')`);
  const path = `${person.id}/${id}/report-1.pdf`;
  await product.backend.server.upload("reports", path, tinyPdf("report"), "application/pdf");
  return { id, code };
}

Deno.test("deleting a project removes its rows, objects and jobs, and touches no other project", async () => {
  const person = await registerPerson(product);
  const { id } = await fullProject(person);
  const kept = await fullProject(person);
  assert.ok((await tablesWith(id)).length >= 8, "it was in many tables");
  const answer = await product.app.request(`/api/projects/${id}`, {
    method: "DELETE",
    headers: person.headers,
  });
  assert.equal(answer.status, 200);
  // The job that removes objects once more knows the folder until it is done.
  assert.deepEqual(await tablesWith(id), ["jobs.job"]);
  assert.deepEqual(
    await rows(`select kind, project_id from jobs.job where strpos(payload::text, '${id}') > 0`),
    [{ kind: "remove_objects", project_id: null }],
  );
  const [{ n }] = await rows(
    `select count(*)::int as n from storage.objects where name like '${person.id}/${kept.id}/%'`,
  );
  assert.equal(n, 2);
  assert.ok((await tablesWith(kept.id)).length >= 8);
});

Deno.test("deleting an account leaves of it hash and code in the ledger, and nothing that names anybody", async () => {
  const person = await registerPerson(product, "Wilhelmina Oakes");
  const { id, code } = await fullProject(person);
  await product.app.request("/api/billing/create-subscription", {
    method: "POST",
    headers: person.headers,
    body: JSON.stringify({ planTier: "professional" }),
  });
  // Whoever did not agree leaves no decision behind at all.
  const agreed = await product.app.request("/api/account/accuracy", {
    method: "PATCH",
    headers: person.headers,
    body: JSON.stringify({ isShared: true }),
  });
  assert.equal(agreed.status, 200, await agreed.text());
  const answer = await product.app.request("/api/account", {
    method: "DELETE",
    headers: person.headers,
    body: JSON.stringify({ password: person.password }),
  });
  assert.equal(answer.status, 200, await answer.text());
  await product.embedded.exec("update jobs.job set run_at = now() where state = 'ready'");
  await product.work();

  // Which rule, right or wrong: that names nobody.
  assert.ok((await tablesWith("egress/door")).includes("public.past_decisions"));
  for (const personal of [person.email, "Wilhelmina", `my own words on ${id}`, id]) {
    const left = (await tablesWith(personal)).filter((it) => it !== "public.model_calls");
    assert.deepEqual(left, [], personal);
  }
  // Only the number of the account is left: in finished jobs for a week, where revenue is counted, and in the
  // sandbox, which stands for the records of a payment provider.
  const numbered = new Set([
    "jobs.job",
    "public.audit_log",
    "public.plan_changes",
    "public.sandbox_subscriptions",
  ]);
  assert.deepEqual((await tablesWith(person.id)).filter((it) => !numbered.has(it)), []);
  assert.deepEqual(await tablesWith(code), ["public.issued_reports"]);
  const [entry] = await rows(
    `select * from public.issued_reports where verification_code = '${code}'`,
  );
  assert.deepEqual(Object.keys(entry).sort(), [
    "chain_hash",
    "digital_signature",
    "issued_at",
    "key_id",
    "previous_hash",
    "report_hash",
    "sealed_at",
    "sequence",
    "verification_code",
  ]);
  assert.deepEqual(await product.kv.list(userSessionsKey(person.id)), []);
  const me = await product.app.request("/api/auth/me", { headers: person.headers });
  assert.equal(me.status, 401);
});
