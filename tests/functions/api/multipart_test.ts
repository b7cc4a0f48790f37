import assert from "node:assert/strict";
import { readParts } from "../../../functions/api/multipart.ts";

const field = (name: string, value: string) =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (filename: string, body: string) =>
  `--cut\r\nContent-Disposition: form-data; name="files"${
    filename && `; filename="${filename}"`
  }\r\n` +
  `Content-Type: application/octet-stream\r\n\r\n${body}`;
const END = "\r\n--cut--\r\n";

const formOf = (body: string): Request =>
  new Request("http://127.0.0.1/api/projects", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=cut" },
    body,
  });

/** Reads a form as the product does: each file to its end before the next part. */
async function read(body: string): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of readParts(formOf(body))) {
    parts.push(
      part.kind === "field"
        ? `${part.name}=${part.value}`
        : `${part.file.filename}:${await new Response(part.file.body).text()}`,
    );
  }
  return parts;
}

Deno.test("readParts() gives fields and files in the order they were sent", async () => {
  const parts = await read(
    [field("name", "House"), file("a.pdf", "AAA"), field("priority", "low")].join("\r\n") + END,
  );
  assert.deepEqual(parts, ["name=House", "a.pdf:AAA", "priority=low"]);
});

const broken: [where: string, body: string][] = [
  ["inside a file", file("a.pdf", "AAA")],
  [
    "inside a field behind a file that is read",
    `${file("a.pdf", "AAA")}\r\n${field("name", "Ho")}`,
  ],
  ["inside a second file", `${file("a.pdf", "AAA")}\r\n${file("b.pdf", "BB")}`],
  ["inside a file without a name", file("", "AAA")],
  ["inside the head of a part", '--cut\r\nContent-Disposition: form-data; name="files'],
  ["before the first part", "nothing"],
];
for (const [where, body] of broken) {
  Deno.test(`readParts() refuses a form that breaks off ${where}`, async () => {
    await assert.rejects(read(body), { code: "validation_failed" });
  });
}

Deno.test("readParts() outlives a form that breaks off in a file nobody reads", async () => {
  const body = `${file("a.pdf", "AAA")}\r\n${field("name", "Ho")}`;
  const parts = readParts(formOf(body));
  const first = await parts.next();
  assert.ok(!first.done && first.value.kind === "file");
  await first.value.file.body.cancel();
  await assert.rejects(Array.fromAsync(parts), { code: "validation_failed" });
});
