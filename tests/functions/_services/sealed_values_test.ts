/** What is shown of a report is what was sealed: columns and files beside it may be changed by whoever holds them. */
import assert from "node:assert/strict";
import { sha256Hex } from "../../../functions/_shared/seal.ts";
import { closeReaders } from "../../../functions/analysis/read/mod.ts";
import {
  createTestProject,
  openTestProduct,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
let id: string;
let headers: { authorization: string };
let code: string;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  const person = await registerPerson(product);
  headers = person.headers;
  const bytes = await Deno.readFile(
    new URL("../../fixtures/plans/office-buildout.pdf", import.meta.url),
  );
  const form = projectForm(PROJECT_FIELDS, [{ name: "plans.pdf", bytes }]);
  id = await createTestProject(product, person, form);
  await product.work();
  code = (await (await product.app.request(`/api/projects/${id}/report`, { headers })).json())
    .verificationCode;
});
Deno.test.afterAll(async () => {
  await closeReaders();
  await product.close();
});

const exec = (sql: string) => product.embedded.exec(sql);
const verify = async () =>
  (await (await product.app.request(`/api/verify/${code}`)).json()).verificationResult;

Deno.test("names changed beside the seal are not shown; the sealed ones are", async () => {
  await exec(
    `update public.projects set name = 'Another tower', client_name = 'Somebody' where id = '${id}'`,
  );
  product.clock.now = new Date(product.clock.now.getTime() + 3_600_000);
  const { projectName, clientName, isValid } = await verify();
  assert.deepEqual([projectName, isValid], [PROJECT_FIELDS.name, true]);
  assert.doesNotMatch(clientName, /^So/);
});

Deno.test("a confidence changed beside the seal makes the report altered, and is not shown", async () => {
  const before = (await verify()).confidence;
  await exec(
    `update public.compliance_reports set confidence_score = 100 where project_id = '${id}'`,
  );
  product.clock.now = new Date(product.clock.now.getTime() + 3_600_000);
  const shown = await product.app.request(`/api/projects/${id}/report`, { headers });
  assert.equal((await shown.json()).confidenceScore, before);
  const after = await verify();
  assert.deepEqual([after.confidence, after.isValid, after.state], [before, false, "altered"]);
  await exec(
    `update public.compliance_reports set confidence_score = ${before} where project_id = '${id}'`,
  );
});

Deno.test("a stored PDF that was altered is not handed out", async () => {
  const path = `/api/projects/${id}/download-report`;
  assert.equal((await product.app.request(path, { headers })).status, 200);
  const [{ pdf_path }] =
    (await exec(`select pdf_path from public.compliance_reports where project_id = '${id}'`))
      .rows as { pdf_path: string }[];
  const file = `${product.objects}/reports/${pdf_path}`;
  const bytes = await Deno.readFile(file);
  bytes[bytes.length >> 1] ^= 1;
  await Deno.writeFile(file, bytes);
  const answer = await product.app.request(path, { headers });
  assert.equal(answer.status, 409);
  assert.equal((await answer.json()).code, "report_altered");
  bytes[bytes.length >> 1] ^= 1;
  await Deno.writeFile(file, bytes);
});

Deno.test("a PDF passed off with all that the database says of it is not handed out, nor called valid", async () => {
  const column = async (name: string) => {
    const { rows } = await exec(
      `select ${name} as value from public.compliance_reports where project_id = '${id}'`,
    );
    return (rows as { value: string }[])[0].value;
  };
  const [path, hash, seal] = [
    await column("pdf_path"),
    await column("pdf_sha256"),
    await column("seal::text"),
  ];
  const file = `${product.objects}/reports/${path}`;
  const bytes = await Deno.readFile(file);
  const other = new Uint8Array([...bytes, ...new TextEncoder().encode("\n%%EOF")]);
  const otherHash = await sha256Hex(other);
  await Deno.writeFile(file, other);
  for (
    const change of [
      "seal = seal - 'pdf'",
      `seal = jsonb_set(seal, '{pdf,pdfSha256}', '"${otherHash}"')`,
    ]
  ) {
    await exec(
      `update public.compliance_reports set ${change}, pdf_sha256 = '${otherHash}' where project_id = '${id}'`,
    );
    product.clock.now = new Date(product.clock.now.getTime() + 3_600_000);
    const answer = await product.app.request(`/api/projects/${id}/download-report`, { headers });
    assert.deepEqual([answer.status, (await answer.json()).code], [409, "report_altered"]);
    const { state, issues } = await verify();
    assert.equal(state, "altered");
    assert.match(issues.join(" "), /hash of the report’s PDF/);
  }
  await exec(
    `update public.compliance_reports set seal = '${seal}', pdf_sha256 = '${hash}' where project_id = '${id}'`,
  );
  await Deno.writeFile(file, bytes);
  product.clock.now = new Date(product.clock.now.getTime() + 3_600_000);
  assert.equal((await verify()).state, "valid");
});
