/** Files sent in parts: by the protocol, through interruptions, within the plan, and into a project. */
import assert from "node:assert/strict";
import {
  openTestProduct,
  type Person,
  PROJECT_FIELDS,
  registerPerson,
  type TestProduct,
  tinyPdf,
} from "../../fakes/product.ts";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
});
Deno.test.afterAll(() => product.close());

const MEGABYTE = 1024 * 1024;
const PART = "application/offset+octet-stream";

const ask = (who: Person, path: string, init: RequestInit = {}) =>
  Promise.resolve(
    product.app.request(path, { ...init, headers: { ...who.headers, ...init.headers } }),
  );
const begin = (who: Person, filename: string, fileSize: number) =>
  ask(who, "/api/uploads", { method: "POST", body: JSON.stringify({ filename, fileSize }) });
const send = (who: Person, id: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
  ask(who, `/api/uploads/${id}`, {
    method: "PATCH",
    body: bytes,
    headers: { "content-type": PART, "upload-offset": String(offset) },
  });

/** A PDF of this many bytes: what follows its end is read by nobody. */
function largePdf(bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes).fill(0x20);
  whole.set(tinyPdf("large"));
  return whole;
}

function projectForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...PROJECT_FIELDS, ...fields })) {
    form.set(name, value);
  }
  return form;
}

async function createWith(who: Person, fields: Record<string, string>): Promise<Response> {
  const { "content-type": _, ...headers } = who.headers as Record<string, string>;
  return await product.app.request("/api/projects", {
    method: "POST",
    headers,
    body: projectForm(fields),
  });
}

const rowsOf = async (sql: string) =>
  (await product.embedded.exec(sql) as { rows: Record<string, unknown>[] }).rows;

Deno.test("a file goes on where it was cut off and comes into the project byte for byte", async () => {
  const who = await registerPerson(product);
  const bytes = largePdf(3 * MEGABYTE);
  const { id } = await (await begin(who, "set.pdf", bytes.length)).json();
  assert.equal((await send(who, id, 0, bytes.slice(0, MEGABYTE))).status, 204);

  const lost = await ask(who, `/api/uploads/${id}`, { method: "HEAD" });
  assert.equal(lost.headers.get("upload-offset"), String(MEGABYTE));
  assert.equal(lost.headers.get("upload-length"), String(bytes.length));
  assert.deepEqual(
    (await (await ask(who, "/api/uploads")).json()).map((it: { id: string }) => it.id),
    [id],
  );
  const page = await ask(who, "/api/uploads?limit=1&page=2");
  assert.deepEqual([page.headers.get("x-total-count"), await page.json()], ["1", []]);

  const early = await createWith(who, { uploads: JSON.stringify([id]) });
  assert.equal(early.status, 409);
  assert.equal((await early.json()).code, "upload_incomplete");

  const again = await send(who, id, 0, bytes.slice(0, MEGABYTE));
  assert.equal(again.status, 409);
  assert.equal((await again.json()).code, "upload_offset");

  const rest = await send(who, id, MEGABYTE, bytes.slice(MEGABYTE));
  assert.equal(rest.headers.get("upload-offset"), String(bytes.length));
  const created = await createWith(who, { uploads: JSON.stringify([id]) });
  assert.equal(created.status, 201, await created.clone().text());
  const project = await created.json();
  const [file] = await (await ask(who, `/api/projects/${project.id}/files`)).json();
  const stored = await (await ask(who, file.fileUrl)).bytes();
  assert.deepEqual(stored, bytes);
  assert.deepEqual(await (await ask(who, "/api/uploads")).json(), []);
  const left = await rowsOf(
    `select name from storage.objects where name like '${who.id}/%' and name not like '%.pdf'`,
  );
  assert.deepEqual(left, [], "the parts are gone");
});

Deno.test("of two parts that begin at one place one counts, and nothing of the other stays", async () => {
  const who = await registerPerson(product);
  const bytes = largePdf(2 * MEGABYTE);
  const { id } = await (await begin(who, "set.pdf", bytes.length)).json();
  const first = bytes.slice(0, MEGABYTE);
  const answers = await Promise.all([send(who, id, 0, first), send(who, id, 0, first)]);
  assert.deepEqual(answers.map((it) => it.status).sort(), [204, 409]);
  const objects = await rowsOf(
    `select name from storage.objects where name like '${who.id}/${id}/%'`,
  );
  assert.equal(objects.length, 1);
});

Deno.test("a file comes in a thousand parts at most, and none of them is read to list it", async () => {
  const who = await registerPerson(product);
  const bytes = largePdf(5000);
  const { id } = await (await begin(who, "set.pdf", bytes.length)).json();
  assert.equal((await send(who, id, 0, bytes.slice(0, 2000))).status, 204);
  await product.embedded.exec(
    `update public.uploads set parts = array_fill(parts[1], array[999]) where id = '${id}'`,
  );
  assert.equal((await send(who, id, 2000, bytes.slice(2000, 3000))).status, 204);
  const refused = await send(who, id, 3000, bytes.slice(3000));
  assert.equal(refused.status, 422);
  assert.equal((await refused.json()).code, "too_many_parts");
  const objects = await rowsOf(
    `select name from storage.objects where name like '${who.id}/${id}/%'`,
  );
  assert.equal(objects.length, 2, "the part that was refused is not kept");
  const { tokens } = await product.backend.auth.signIn(who);
  const store = product.backend.as(tokens.accessToken);
  assert.deepEqual(Object.keys((await store.listUploads(new Date(0).toISOString()))[0]).sort(), [
    "expiresAt",
    "fileSize",
    "filename",
    "id",
    "stored",
  ]);
});

Deno.test("the headers of tus announce a file as JSON does", async () => {
  const who = await registerPerson(product);
  const name = new TextEncoder().encode("Plans – Größe.pdf").toBase64();
  const answer = await ask(who, "/api/uploads", {
    method: "POST",
    headers: { "upload-length": "9", "upload-metadata": `filename ${name},filetype ${btoa("x")}` },
  });
  assert.equal(answer.status, 201);
  assert.equal(answer.headers.get("tus-resumable"), "1.0.0");
  const { id, filename } = await answer.json();
  assert.equal(answer.headers.get("location"), `/api/uploads/${id}`);
  assert.equal(filename, "Plans – Größe.pdf");
  for (const length of ["1e3", "0x10", "-5", " ", "1.5", "9".repeat(20)]) {
    const odd = await ask(who, "/api/uploads", {
      method: "POST",
      headers: { "upload-length": length, "upload-metadata": `filename ${name}` },
    });
    assert.equal(odd.status, 422, length);
    assert.equal((await odd.json()).fields.fileSize, "The size in bytes is required");
  }
});

Deno.test("each file is refused for itself: size of the plan, kind by name, kind by content", async () => {
  const who = await registerPerson(product);
  const large = await begin(who, "set.pdf", 25 * MEGABYTE + 1);
  assert.equal(large.status, 413);
  assert.match(
    (await large.json()).message,
    /set\.pdf is larger than the 25 MB per file the subscription allows/,
  );
  assert.equal((await begin(who, "set.pdf", 25 * MEGABYTE)).status, 201);
  assert.equal((await begin(who, "moving.gif", 10)).status, 415);
  const { id } = await (await begin(who, "really.pdf", 2000)).json();
  const gif = new Uint8Array(2000);
  gif.set(new TextEncoder().encode("GIF89a"));
  assert.equal((await send(who, id, 0, gif)).status, 415);
  assert.equal((await ask(who, `/api/uploads/${id}`)).status, 404, "it is not kept");
});

Deno.test("a file may have what the plan allows, a picture what can be held", async () => {
  const choose = async (who: Person, planTier: string) => {
    if (planTier === "free") return;
    const chosen = await ask(who, "/api/billing/create-subscription", {
      method: "POST",
      body: JSON.stringify({ planTier }),
    });
    assert.equal(chosen.status, 200);
  };
  for (
    const [tier, mb, words] of [
      ["free", 25, "25 MB"],
      ["professional", 250, "250 MB"],
      ["enterprise", 1024, "1 GB"],
    ] as const
  ) {
    const who = await registerPerson(product);
    await choose(who, tier);
    assert.equal((await begin(who, "set.pdf", mb * MEGABYTE)).status, 201, tier);
    const larger = await begin(who, "set.pdf", mb * MEGABYTE + 1);
    assert.equal(larger.status, 413, tier);
    assert.equal(
      (await larger.json()).message,
      `set.pdf is larger than the ${words} per file the subscription allows`,
    );
  }
  const who = await registerPerson(product);
  await choose(who, "enterprise");
  const head = new Uint8Array(70_000);
  head.set([0xff, 0xd8, 0xff, 0xe0]);
  for (const [mb, status] of [[250, 204], [251, 413]]) {
    const { id } = await (await begin(who, "site.jpg", mb * MEGABYTE)).json();
    const sent = await send(who, id, 0, head);
    assert.equal(sent.status, status, `${mb} MB`);
    if (status === 204) continue;
    assert.equal(
      (await sent.json()).message,
      "site.jpg is larger than the 250 MB a picture may have",
    );
    assert.equal((await ask(who, `/api/uploads/${id}`)).status, 404, "it is not kept");
  }
});

Deno.test("what is announced counts as stored", async () => {
  const who = await registerPerson(product);
  for (let n = 0; n < 4; n++) {
    assert.equal((await begin(who, `${n}.pdf`, 25 * MEGABYTE)).status, 201);
  }
  const fifth = await begin(who, "5.pdf", 1);
  assert.equal(fifth.status, 403);
  assert.equal((await fifth.json()).code, "limit_exceeded");
  const [{ id }] = await (await ask(who, "/api/uploads")).json();
  assert.equal((await ask(who, `/api/uploads/${id}`, { method: "DELETE" })).status, 200);
  assert.equal((await begin(who, "5.pdf", 1)).status, 201);
});

Deno.test("wrong fields leave the files where they are", async () => {
  const who = await registerPerson(product);
  const bytes = largePdf(5000);
  const { id } = await (await begin(who, "set.pdf", bytes.length)).json();
  await send(who, id, 0, bytes);
  const refused = await createWith(who, { uploads: JSON.stringify([id]), buildingArea: "0" });
  assert.equal(refused.status, 422);
  assert.equal((await ask(who, `/api/uploads/${id}`)).status, 200);
  assert.equal((await createWith(who, { uploads: id })).status, 201);
});

/** What a form is told whose upload went to another: as it stored its row, as it read the parts, or before. */
const TOO_LATE = ["upload_taken", "upload_incomplete", "upload_not_found"];

Deno.test("of two projects made of one upload at once there is one, and the other is told why", async () => {
  const who = await registerPerson(product);
  const bytes = largePdf(5000);
  const { id } = await (await begin(who, "set.pdf", bytes.length)).json();
  await send(who, id, 0, bytes);
  const both = await Promise.all([
    createWith(who, { uploads: JSON.stringify([id]) }),
    createWith(who, { uploads: JSON.stringify([id, id]) }),
  ]);
  assert.equal(both.filter((it) => it.status === 201).length, 1);
  assert.ok(TOO_LATE.includes((await both.find((it) => it.status !== 201)!.json()).code));
  const [project, ...more] = await (await ask(who, "/api/projects")).json();
  assert.deepEqual(more, []);
  const [file] = await (await ask(who, `/api/projects/${project.id}/files`)).json();
  assert.deepEqual(await (await ask(who, file.fileUrl)).bytes(), bytes);
  assert.deepEqual(await (await ask(who, "/api/uploads")).json(), []);
  const objects = await rowsOf(
    `select name from storage.objects where name like '${who.id}/%.pdf'`,
  );
  assert.equal(objects.length, 1, "nothing of the other stays");
  const [{ counted }] = await rowsOf(
    `select monthly_projects as counted from public.users where id = '${who.id}'`,
  );
  assert.equal(counted, 1);
});

Deno.test("a form whose upload goes to another while its file is stored is refused, whatever it makes", async () => {
  const who = await registerPerson(product);
  await ask(who, "/api/billing/create-subscription", {
    method: "POST",
    body: JSON.stringify({ planTier: "enterprise" }),
  });
  const upload = async (name: string) => {
    const bytes = tinyPdf(name);
    const { id } = await (await begin(who, `${name}.pdf`, bytes.length)).json();
    await send(who, id, 0, bytes);
    return id as string;
  };
  const created = await createWith(who, { uploads: await upload("first") });
  const { id: projectId } = await created.json();
  await product.embedded.exec(
    `delete from jobs.job where project_id = '${projectId}';
     update public.projects set status = 'failed', failure_reason = 'tried' where id = '${projectId}'`,
  );
  const [{ id: fileId }] = await (await ask(who, `/api/projects/${projectId}/files`)).json();
  const put = (path: string, fields: Record<string, string>) => {
    const { "content-type": _, ...headers } = who.headers as Record<string, string>;
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return Promise.resolve(product.app.request(path, { method: "PUT", headers, body }));
  };
  const files = `/api/projects/${projectId}/files`;
  const forms: Record<string, (id: string) => Promise<Response>> = {
    "a project": (id) => createWith(who, { uploads: id }),
    "a replacement": (id) => put(`${files}/${fileId}`, { uploads: id }),
    "one file more": (id) => put(files, { files: JSON.stringify([{ id: fileId }, { id }]) }),
  };
  // The other is as quick as can be: it takes the upload in the moment the file is stored.
  await product.embedded.exec(
    `create function public.take_at_once() returns trigger language plpgsql security definer as
       $$ begin delete from public.uploads where user_id = '${who.id}'; return new; end $$;
     create trigger take_at_once after insert on storage.objects for each row
       when (new.name like '${who.id}/%.pdf') execute function public.take_at_once()`,
  );
  try {
    for (const [name, send] of Object.entries(forms)) {
      const refused = await send(await upload(name));
      assert.equal(refused.status, 409, name);
      const { code, message } = await refused.json();
      assert.equal(code, "upload_taken", name);
      assert.match(message, /has taken a file you sent already/);
    }
  } finally {
    await product.embedded.exec(
      "drop trigger take_at_once on storage.objects; drop function public.take_at_once()",
    );
  }
  const kept = await (await ask(who, files)).json();
  assert.deepEqual(kept.map((it: { id: string }) => it.id), [fileId]);
});

Deno.test("an upload belongs to its project from the step on that makes it, whatever fails behind", async () => {
  const who = await registerPerson(product);
  const bytes = largePdf(5000);
  const { id } = await (await begin(who, "set.pdf", bytes.length)).json();
  await send(who, id, 0, bytes);
  const [{ before }] = await rowsOf(
    "select pg_get_functiondef('public.delete_upload(uuid)'::regprocedure) as before",
  );
  await product.embedded.exec(
    `create or replace function public.delete_upload(p_id uuid) returns void language plpgsql as
     $$ begin raise exception 'unexpected_failure'; end $$`,
  );
  const created = await createWith(who, { uploads: JSON.stringify([id]) })
    .finally(() => product.embedded.exec(String(before)));
  assert.equal(created.status, 201);
  const { id: projectId } = await created.json();
  const [file] = await (await ask(who, `/api/projects/${projectId}/files`)).json();
  assert.deepEqual(await (await ask(who, file.fileUrl)).bytes(), bytes);
  assert.deepEqual(await (await ask(who, "/api/uploads")).json(), []);
  assert.equal((await createWith(who, { uploads: JSON.stringify([id]) })).status, 404);
});

Deno.test("the sheets of a file are counted once it is whole, for whoever sent it", async () => {
  const [who, stranger] = [await registerPerson(product), await registerPerson(product)];
  const bytes = largePdf(5000);
  const { id } = await (await begin(who, "set.pdf", bytes.length)).json();
  const count = (person: Person) => ask(person, `/api/uploads/${id}/sheets`);
  assert.deepEqual(await (await count(who)).json(), { sheets: null });
  await send(who, id, 0, bytes.slice(0, 100));
  assert.deepEqual(await (await count(who)).json(), { sheets: null });
  await send(who, id, 100, bytes.slice(100));
  assert.deepEqual(await (await count(who)).json(), { sheets: 1 });
  assert.equal((await count(stranger)).status, 404);
});

Deno.test("an upload is nothing to another user", async () => {
  const [who, stranger] = [await registerPerson(product), await registerPerson(product)];
  const bytes = largePdf(5000);
  const { id } = await (await begin(who, "set.pdf", bytes.length)).json();
  await send(who, id, 0, bytes);
  assert.equal((await ask(stranger, `/api/uploads/${id}`)).status, 404);
  assert.equal((await send(stranger, id, 0, bytes)).status, 404);
  assert.equal((await createWith(stranger, { uploads: JSON.stringify([id]) })).status, 404);
});

Deno.test("the sweep spares files on their way, and takes them when they have expired", async () => {
  const who = await registerPerson(product);
  const { id } = await (await begin(who, "set.pdf", 5000)).json();
  await send(who, id, 0, largePdf(5000).slice(0, 2000));
  const count = async () =>
    (await rowsOf(`select name from storage.objects where name like '${who.id}/${id}/%'`)).length;
  await product.backend.server.removeOrphans(0);
  assert.equal(await count(), 1);
  await product.embedded.exec(`update public.uploads set expires_at = now() where id = '${id}'`);
  await product.backend.server.removeOrphans(0);
  assert.equal(await count(), 0);
});

Deno.test("of parts that come all at once, no more than four are held at a time", async () => {
  const ann = await registerPerson(product);
  const { id } = await (await begin(ann, "large.pdf", 10 * MEGABYTE)).json();
  let open = 0;
  let most = 0;
  const answers = await Promise.all(Array.from({ length: 12 }, () => {
    const pieces = [largePdf(MEGABYTE)];
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const piece = pieces.pop();
        if (!piece) return controller.close();
        most = Math.max(most, ++open);
        // A fifth would come while others are held.
        for (let turn = 0; turn < 20; turn++) {
          await new Promise((resolve) => setTimeout(resolve, 0));
        }
        open--;
        controller.enqueue(piece);
      },
    }, { highWaterMark: 0 });
    return ask(ann, `/api/uploads/${id}`, {
      method: "PATCH",
      body,
      headers: { "content-type": PART, "upload-offset": "0" },
    });
  }));
  // One of them began the file.
  assert.equal(answers.filter((it) => it.status === 204).length, 1);
  assert.ok(most <= 4, `${most} were held at once`);
});
