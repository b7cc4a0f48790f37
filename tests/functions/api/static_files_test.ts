/** Files served as they are, and nothing beside them. */
import assert from "node:assert/strict";
import { Hono } from "hono";
import { serveFolder } from "../../../functions/api/static_files.ts";
import type { ApiEnv } from "../../../functions/api/env.ts";

const root = new URL(`file://${await Deno.makeTempDir()}/`);
Deno.test.afterAll(() => Deno.remove(root, { recursive: true }));
await Deno.mkdir(new URL("static/.hidden/", root), { recursive: true });
await Deno.mkdir(new URL("static/fonts/", root));
for (const name of ["static/robots.txt", "static/fonts/plain-1_a.b.txt", "static/.hidden/a.txt"]) {
  await Deno.writeTextFile(new URL(name, root), "served");
}
for (const name of ["secret.json", "static-of-another.txt"]) {
  await Deno.writeTextFile(new URL(name, root), "secret");
}
const app = new Hono<ApiEnv>();
app.use("*", serveFolder({ folder: new URL("static/", root), prefix: "/", isHashed: false }));

const ask = (path: string, init?: RequestInit) =>
  app.fetch(new Request(`http://127.0.0.1${path}`, init));

Deno.test("a file of the folder is served with its type, and once known not sent again", async () => {
  const answer = await ask("/fonts/plain-1_a.b.txt");
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("content-type"), "text/plain; charset=utf-8");
  assert.equal(await answer.text(), "served");
  const headers = { "if-none-match": answer.headers.get("etag")! };
  assert.equal((await ask("/fonts/plain-1_a.b.txt", { headers })).status, 304);
  assert.equal(await (await ask("/robots.txt", { method: "HEAD" })).text(), "");
  assert.equal((await ask("/robots.txt", { method: "POST" })).status, 404);
});

Deno.test("no spelling of a path reaches a file outside of the folder, or a hidden one", async () => {
  const up = ["..", "%2e%2e", ".%2e", "%252e%252e", "%25252e%25252e"];
  const slash = ["/", "%2f", "%5c", "%252f", "%252F", "%255c", "%25252f", "\\"];
  const climbs = up.flatMap((dots) =>
    slash.flatMap((bar) => [
      `/${dots}${bar}secret.json`,
      `/fonts${bar}${dots}${bar}${dots}${bar}secret.json`,
      `/${dots}${bar}static-of-another.txt`,
    ])
  );
  const others = [
    "//secret.json",
    `/${root.pathname}secret.json`,
    `/file:%2f%2f${encodeURIComponent(root.pathname)}secret.json`,
    "/robots.txt%00.json",
    "/.hidden/a.txt",
    "/%",
  ];
  for (const path of [...climbs, ...others]) {
    const answer = await ask(path);
    assert.equal(answer.status, 404, path);
    assert.doesNotMatch(await answer.text(), /secret$/, path);
  }
});

Deno.test("a built file travels in the shorter form that lies beside it, where the caller takes it", async () => {
  const built = new Hono<ApiEnv>();
  built.use(
    "*",
    serveFolder({ folder: new URL("built/", root), prefix: "/assets/", isHashed: true }),
  );
  await Deno.mkdir(new URL("built/assets/", root), { recursive: true });
  for (const name of ["both.js", "both.js.br", "alone.js"]) {
    await Deno.writeTextFile(new URL(`built/assets/${name}`, root), name);
  }
  const get = (name: string, encodings: string) =>
    built.fetch(
      new Request(`http://127.0.0.1/assets/${name}`, { headers: { "accept-encoding": encodings } }),
    );
  const packed = await get("both.js", "gzip, br");
  assert.equal(packed.headers.get("content-encoding"), "br");
  assert.equal(packed.headers.get("vary"), "accept-encoding");
  assert.equal(packed.headers.get("content-type"), "text/javascript; charset=utf-8");
  assert.equal(await packed.text(), "both.js.br");
  for (const [name, encodings] of [["both.js", "gzip"], ["alone.js", "gzip, br"]]) {
    const answer = await get(name, encodings);
    assert.equal(answer.headers.get("content-encoding"), null);
    assert.equal(await answer.text(), name);
  }
  assert.equal((await get("both.js.br", "gzip, br")).status, 404);
});
