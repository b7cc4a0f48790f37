import assert from "node:assert/strict";
import {
  createTestProject,
  makeAdmin,
  openTestProduct,
  type Person,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
  type TestProduct,
  tinyPdf,
} from "../../fakes/product.ts";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
});
Deno.test.afterAll(() => product.close());

const send = (person: Person, form: FormData) =>
  product.app.request("/api/projects", { method: "POST", headers: person.headers, body: form });
const get = (person: Person, path: string, headers: Record<string, string> = {}) =>
  product.app.request(path, { headers: { ...person.headers, ...headers } });
const choosePlan = (person: Person, tier: string) =>
  product.embedded.exec(`select public.set_plan('${person.id}', '${tier}')`);
const listObjects = async () => {
  const rows = await product.embedded.exec("select name from storage.objects") as {
    rows: { name: string }[];
  };
  return rows.rows.map((it) => it.name);
};

Deno.test("a project keeps every field of the form and begins as processing", async () => {
  const person = await registerPerson(product);
  const answer = await send(person, projectForm());
  assert.equal(answer.status, 201);
  const body = await answer.json();
  assert.equal(body.status, "processing");
  assert.equal(body.fileCount, 1);
  assert.deepEqual(body.occupancyClassification, ["B"]);
  assert.equal(body.buildingHeight, 24);
  assert.equal(body.fireSprinkler, true);
  assert.equal(body.priority, "high");
  const read = await (await get(person, `/api/projects/${body.id}`)).json();
  assert.equal(read.clientEmail, "office@example.com");
  const stats = await (await get(person, "/api/stats")).json();
  assert.deepEqual(stats, { totalProjects: 1, compliant: 0, issuesFound: 0, processing: 1 });
});

Deno.test("a name, a priority, tags and files are a project whose details nobody told", async () => {
  const person = await registerPerson(product);
  await choosePlan(person, "professional");
  const form = new FormData();
  form.append("name", "Harbor Plaza");
  form.append("priority", "high");
  form.append("tags", JSON.stringify(["rush", "coastal"]));
  form.append("files", new File([tinyPdf()], "plans.pdf"));
  const answer = await send(person, form);
  const body = await answer.json();
  assert.equal(answer.status, 201, body.message);
  assert.equal(body.name, "Harbor Plaza");
  assert.deepEqual([body.priority, body.tags, body.fileCount], ["high", ["rush", "coastal"], 1]);
  const { address, clientName, clientEmail, occupancyClassification, buildingHeight } = body;
  assert.deepEqual([address, clientName, clientEmail, occupancyClassification, buildingHeight], [
    "",
    "",
    "",
    [],
    0,
  ]);
  assert.deepEqual([body.typeOfConstruction, body.fireSprinkler], [null, null]);
  const half = new FormData();
  half.append("name", "Harbor Plaza");
  half.append("address", "1 Main St, Tampa, FL");
  half.append("files", new File([tinyPdf("half")], "plans.pdf"));
  const refused = await send(person, half);
  assert.equal(refused.status, 422);
  assert.equal((await refused.json()).fields.clientName, "Client name is required");
});

for (
  const [field, value, message] of [
    ["name", "", "Project name is required"],
    ["name", "n".repeat(256), "Project name too long"],
    ["address", "", "Project address is required"],
    ["address", "a".repeat(501), "Address too long"],
    ["clientName", "", "Client name is required"],
    ["clientName", "c".repeat(256), "Client name too long"],
    ["clientPhone", "", "Client phone is required"],
    ["clientPhone", "1".repeat(21), "Phone number too long"],
    ["clientEmail", "nobody", "Valid email is required"],
    ["occupancyClassification", "[]", "At least one occupancy classification is required"],
    ["buildingHeight", "0", "Building height is required"],
    ["buildingHeight", "10001", "Height too large"],
    ["buildingArea", "", "Building area is required"],
    ["buildingArea", "100000001", "Area too large"],
    ["typeOfConstruction", "", "Type of construction is required"],
  ]
) {
  Deno.test(`a form with ${field} "${value.slice(0, 12)}" (${value.length}) says: ${message}`, async () => {
    const person = await registerPerson(product);
    const answer = await send(person, projectForm({ ...PROJECT_FIELDS, [field]: value }));
    assert.equal(answer.status, 422);
    assert.equal((await answer.json()).fields[field], message);
  });
}

Deno.test("a form's field may have any name", async () => {
  const person = await registerPerson(product);
  const form = projectForm();
  for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
    form.append(name, "x");
  }
  const answer = await product.app.request("/api/projects", {
    method: "POST",
    headers: person.headers,
    body: form,
  });
  assert.equal(answer.status, 201, await answer.clone().text());
  assert.equal((await answer.json()).name, "Office annex");
});

Deno.test("a form without files says so, and nothing is stored", async () => {
  const person = await registerPerson(product);
  const answer = await send(person, projectForm(PROJECT_FIELDS, []));
  assert.equal(answer.status, 422);
  const body = await answer.json();
  assert.equal(body.code, "no_files");
  assert.equal(body.message, "Please select at least one file to upload");
});

Deno.test("a file that only calls itself a PDF is refused and leaves nothing behind", async () => {
  const person = await registerPerson(product);
  const before = await listObjects();
  const text = new TextEncoder().encode("this is no drawing");
  const answer = await send(
    person,
    projectForm(PROJECT_FIELDS, [
      { name: "good.pdf", bytes: tinyPdf() },
      { name: "letter.pdf", bytes: text },
    ]),
  );
  assert.equal(answer.status, 415);
  assert.equal((await answer.json()).code, "unsupported_file_type");
  assert.deepEqual(await listObjects(), before);
  assert.deepEqual(await (await get(person, "/api/projects")).json(), []);
});

Deno.test("a file above the plan's size is refused before it is stored", async () => {
  const person = await registerPerson(product);
  const before = await listObjects();
  const large = new Uint8Array(25 * 1024 * 1024 + 1);
  large.set(tinyPdf());
  const answer = await send(person, projectForm(PROJECT_FIELDS, [{ name: "a.pdf", bytes: large }]));
  assert.equal(answer.status, 413);
  assert.match((await answer.json()).message, /25 MB/);
  assert.deepEqual(await listObjects(), before);
});

Deno.test("the same file twice is stored once, and the answer says which was left out", async () => {
  const person = await registerPerson(product);
  const files = [
    { name: "a.pdf", bytes: tinyPdf() },
    { name: "copy of a.pdf", bytes: tinyPdf() },
    { name: "a.pdf", bytes: tinyPdf("another one") },
  ];
  const body = await (await send(person, projectForm(PROJECT_FIELDS, files))).json();
  assert.equal(body.fileCount, 2);
  assert.deepEqual(body.skippedFiles, [
    { filename: "copy of a.pdf", reason: "Same file as a.pdf" },
  ]);
  const list = await (await get(person, `/api/projects/${body.id}/files`)).json();
  assert.deepEqual(list.map((it: { filename: string }) => it.filename), ["a.pdf", "a (2).pdf"]);
  const second = await get(person, `/api/projects/${body.id}/files?limit=1&page=2`);
  assert.equal(second.headers.get("x-total-count"), "2");
  assert.deepEqual((await second.json()).map((it: { id: string }) => it.id), [list[1].id]);
});

Deno.test("names from outside can't reach another folder or a header", async () => {
  const person = await registerPerson(product);
  const name = 'C:\\temp\\..\\Plán "A"\u202e.pdf';
  const id = await createTestProject(
    product,
    person,
    projectForm(PROJECT_FIELDS, [{ name, bytes: tinyPdf() }]),
  );
  const [file] = await (await get(person, `/api/projects/${id}/files`)).json();
  assert.doesNotMatch(file.filename, /[\\/"\u202e]/);
  const answer = await get(person, file.fileUrl);
  assert.equal(answer.status, 200);
  assert.match(
    answer.headers.get("content-disposition")!,
    /^inline; filename="[\w .()-]+"; filename\*=/,
  );
});

Deno.test("a file comes back byte for byte, in whole and in parts", async () => {
  const person = await registerPerson(product);
  const bytes = tinyPdf("ranges");
  const id = await createTestProject(
    product,
    person,
    projectForm(PROJECT_FIELDS, [{ name: "a.pdf", bytes }]),
  );
  const [file] = await (await get(person, `/api/projects/${id}/files`)).json();
  const whole = await get(person, file.fileUrl);
  assert.equal(whole.headers.get("content-type"), "application/pdf");
  assert.deepEqual(await whole.bytes(), bytes);

  for (
    const [range, from, to] of [
      ["bytes=0-4", 0, 4],
      ["bytes=10-", 10, bytes.length - 1],
      ["bytes=-7", bytes.length - 7, bytes.length - 1],
      ["bytes=5-999999", 5, bytes.length - 1],
    ] as const
  ) {
    const part = await get(person, file.fileUrl, { range });
    assert.equal(part.status, 206, range);
    assert.equal(part.headers.get("content-range"), `bytes ${from}-${to}/${bytes.length}`);
    assert.deepEqual(await part.bytes(), bytes.slice(from, to + 1));
  }
  const beyond = await get(person, file.fileUrl, { range: `bytes=${bytes.length}-` });
  assert.equal(beyond.status, 416);
  const etag = whole.headers.get("etag")!;
  assert.equal((await get(person, file.fileUrl, { "if-none-match": etag })).status, 304);
});

Deno.test("projects are found by words of name, address, client and tags", async () => {
  const person = await registerPerson(product);
  await choosePlan(person, "professional");
  const fields = { ...PROJECT_FIELDS, name: "Harbor 50% house", tags: '["marina"]' };
  await createTestProject(product, person, projectForm(fields));
  const search = async (words: string) =>
    (await (await get(person, `/api/projects?search=${encodeURIComponent(words)}`)).json()).length;
  assert.equal(await search("harbor"), 1);
  assert.equal(await search("bay harbor"), 1);
  assert.equal(await search("marina"), 1);
  assert.equal(await search("50%"), 1);
  assert.equal(await search("%"), 1);
  assert.equal(await search("_x_"), 0);
  assert.equal(await search("hotel"), 0);
});

Deno.test("a list can be paged, and says how many there are", async () => {
  const person = await registerPerson(product);
  for (const name of ["first", "second", "third"]) {
    await createTestProject(product, person, projectForm({ ...PROJECT_FIELDS, name }));
  }
  const answer = await get(person, "/api/projects?limit=2&page=2");
  assert.equal(answer.headers.get("x-total-count"), "3");
  const names = (await answer.json()).map((it: { name: string }) => it.name);
  assert.deepEqual(names, ["first"]);
});

Deno.test("the fourth project of the free plan is refused with limit, use and way out", async () => {
  const person = await registerPerson(product);
  for (let n = 0; n < 3; n++) await createTestProject(product, person);
  const answer = await send(person, projectForm());
  assert.equal(answer.status, 403);
  const body = await answer.json();
  assert.equal(body.code, "limit_exceeded");
  assert.equal(
    body.message,
    "Your Free plan includes 3 projects, and you have 3. Delete a project or choose a larger plan under Billing.",
  );
});

Deno.test("tags at creation are left out on the free plan, and kept on a larger one", async () => {
  const person = await registerPerson(product);
  const form = projectForm({ ...PROJECT_FIELDS, tags: '["annex","phase 2"]' });
  const answer = await send(person, form);
  assert.equal(answer.status, 201);
  const { tags, skippedTags } = await answer.json();
  assert.deepEqual([tags, skippedTags], [[], ["annex", "phase 2"]]);
  await choosePlan(person, "professional");
  const created = await (await send(person, form)).json();
  assert.deepEqual([created.tags, created.skippedTags], [["annex", "phase 2"], []]);
});

Deno.test("deleting a project removes rows, objects and jobs", async () => {
  const person = await registerPerson(product);
  const id = await createTestProject(product, person);
  const answer = await product.app.request(`/api/projects/${id}`, {
    method: "DELETE",
    headers: person.headers,
  });
  assert.equal(answer.status, 200);
  assert.equal((await get(person, `/api/projects/${id}`)).status, 404);
  assert.ok(!(await listObjects()).some((it) => it.includes(id)), "no object is left");
  const left = await product.embedded.exec(
    `select (select count(*) from jobs.job where project_id = '${id}') jobs,
            (select count(*) from public.files where project_id = '${id}') files`,
  ) as { rows: { jobs: number; files: number }[] };
  assert.deepEqual(left.rows[0], { jobs: 0, files: 0 });
});

Deno.test("only a failed project can be retried", async () => {
  const person = await registerPerson(product);
  const id = await createTestProject(product, person);
  const retry = () =>
    product.app.request(`/api/projects/${id}/retry`, { method: "POST", headers: person.headers });
  assert.equal((await retry()).status, 409);
  await product.embedded.exec(`update public.projects set status = 'failed' where id = '${id}'`);
  const answer = await retry();
  assert.equal(answer.status, 202);
  assert.equal((await answer.json()).status, "processing");
});

Deno.test("deleting an account removes everything it owned", async () => {
  const person = await registerPerson(product);
  await createTestProject(product, person);
  const remove = (password: string) =>
    product.app.request("/api/account", {
      method: "DELETE",
      headers: person.headers,
      body: JSON.stringify({ password }),
    });
  assert.equal((await remove("Wrong1234")).status, 401);
  assert.equal((await remove(person.password)).status, 200);
  assert.equal((await get(person, "/api/auth/me")).status, 401);
  assert.ok(!(await listObjects()).some((it) => it.startsWith(person.id)));
  const left = await product.embedded.exec(
    `select (select count(*) from auth.users where id = '${person.id}') accounts,
            (select count(*) from public.projects where user_id = '${person.id}') projects`,
  ) as { rows: { accounts: number; projects: number }[] };
  assert.deepEqual(left.rows[0], { accounts: 0, projects: 0 });
});

Deno.test("the export holds the account's rows and nobody else's", async () => {
  const [person, other] = [await registerPerson(product), await registerPerson(product)];
  const id = await createTestProject(product, person);
  await createTestProject(product, other);
  const all = await (await get(person, "/api/account/export")).json();
  assert.deepEqual(all.projects.map((it: { id: string }) => it.id), [id]);
  assert.equal(all.users.length, 1);
  const { exportedAt, user, ...tables } = all;
  assert.ok(exportedAt && user.id === person.id);
  for (const rows of Object.values(tables)) assert.ok(Array.isArray(rows));
  for (const table of ["compliance_reports", "own_findings", "saved_views"]) {
    assert.deepEqual(tables[table], [], "tables without rows are there");
  }

  const rate = await product.app.request("/api/feedback", {
    method: "POST",
    headers: person.headers,
    body: JSON.stringify({ projectId: id, rating: 2, wasHelpful: false, concerns: "Mine alone" }),
  });
  assert.equal(rate.status, 201);
  await makeAdmin(product, other);
  const ofAdmin = await (await get(other, "/api/account/export")).json();
  assert.deepEqual(ofAdmin.feedback, []);
  assert.equal((await (await get(person, "/api/account/export")).json()).feedback.length, 1);
});

Deno.test("progress comes as events until the analysis is over", async () => {
  const person = await registerPerson(product);
  const id = await createTestProject(product, person);
  await product.embedded.exec(
    `update public.projects set status = 'failed', stage = 'failed', failure_reason = 'No plan' where id = '${id}'`,
  );
  const answer = await get(person, `/api/projects/${id}/events`);
  assert.match(answer.headers.get("content-type")!, /^text\/event-stream/);
  const text = await answer.text();
  assert.match(text, /^event: progress$/m);
  assert.match(text, /"failureReason":"No plan"/);
});

Deno.test("one person can't hold more than thirty streams of progress open", async () => {
  const person = await registerPerson(product);
  const id = await createTestProject(product, person);
  const path = `/api/projects/${id}/events`;
  const opened = await Promise.all(Array.from({ length: 30 }, () => get(person, path)));
  assert.deepEqual([...new Set(opened.map((it) => it.status))], [200]);
  const refused = await get(person, path);
  assert.equal(refused.status, 429);
  assert.equal((await refused.json()).code, "over_request_rate_limit");
  const other = await registerPerson(product);
  assert.equal((await get(other, path)).status, 404);

  await product.embedded.exec(`update public.projects set status = 'failed' where id = '${id}'`);
  for (const answer of opened) assert.match(await answer.text(), /"status":"failed"/);
  const again = await get(person, path);
  assert.equal(again.status, 200);
  await again.text();
});

Deno.test("a form that breaks off inside of a file is refused, not a failure of ours", async () => {
  const person = await registerPerson(product);
  const head = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';
  const answer = await product.app.request("/api/projects", {
    method: "POST",
    headers: { ...person.headers, "content-type": "multipart/form-data; boundary=x" },
    body: `${head}%PDF-1.7 and no end`,
  });
  assert.equal(answer.status, 422);
  assert.equal((await answer.json()).code, "validation_failed");
});
