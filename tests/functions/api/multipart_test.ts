import assert from "node:assert/strict";
import { AppError } from "../../../functions/_shared/errors.ts";
import { readParts } from "../../../functions/api/multipart.ts";

const field = (name: string, value: string) =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (filename: string, body: string) =>
  `--cut\r\nContent-Disposition: form-data; name="files"${
    filename && `; filename="${filename}"`
  }\r\n` +
  `Content-Type: application/octet-stream\r\n\r\n${body}`;
const END = "\r\n--cut--\r\n";

const formOf = (body: string, type = "multipart/form-data"): Request =>
  new Request("http://127.0.0.1/api/projects", {
    method: "POST",
    headers: { "content-type": `${type}; boundary=cut` },
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

Deno.test("readParts() takes a form however its media type is written, and nothing but a form", async () => {
  const body = `${field("name", "House")}${END}`;
  const parts = await Array.fromAsync(readParts(formOf(body, "Multipart/Form-Data")));
  assert.deepEqual(parts, [{ kind: "field", name: "name", value: "House" }]);
  for (const type of ["multipart/mixed", "multipart/form-dataset", "text/plain"]) {
    const refused = Array.fromAsync(readParts(formOf(body, type)));
    await assert.rejects(refused, { code: "validation_failed" }, type);
  }
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

Deno.test("readParts() tells the reader of a file that its sender went away or stands still", async () => {
  for (
    const [error, code] of [
      [new TypeError("connection reset"), "validation_failed"],
      [new AppError("request_timeout", "late"), "request_timeout"],
    ] as const
  ) {
    const body = async function* (): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(file("a.pdf", "AAA"));
      throw error;
    };
    const parts = readParts(
      new Request("http://127.0.0.1/api/projects", {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=cut" },
        body: ReadableStream.from(body()),
      }),
    );
    const first = await parts.next();
    assert.ok(!first.done && first.value.kind === "file");
    await assert.rejects(new Response(first.value.file.body).text(), { code });
  }
});

Deno.test("readParts() lets others have their turn while a large file is there at once", async () => {
  const piece = new Uint8Array(64 * 1024);
  const edge = (text: string) => new TextEncoder().encode(text);
  const pieces = [edge(file("a.pdf", "")), ...Array(64).fill(piece), edge(END)];
  const request = new Request("http://127.0.0.1/api/projects", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=cut" },
    body: ReadableStream.from(pieces),
  });
  let turns = 0;
  let isOver = false;
  const takeTurn = () => {
    turns++;
    if (!isOver) setTimeout(takeTurn, 0);
  };
  setTimeout(takeTurn, 0);
  let size = 0;
  for await (const part of readParts(request)) {
    if (part.kind === "file") { for await (const bytes of part.file.body) size += bytes.length; }
  }
  isOver = true;
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(size, 64 * piece.length);
  assert.ok(turns > 8, `${turns} turns in 4 MB`);
});

Deno.test("readParts() holds no more files than are taken, however small they are, and reads the form to its end", async () => {
  const small = new TextEncoder().encode(`${file("a", "%")}\r\n`.repeat(1000));
  let sent = 0;
  let isReadOut = false;
  const pieces = async function* () {
    for (; sent < 100; sent++) yield await Promise.resolve(small);
    yield new TextEncoder().encode(END.trimStart());
    isReadOut = true;
  };
  const parts = readParts(
    new Request("http://127.0.0.1/api/projects", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=cut" },
      body: ReadableStream.from(pieces()),
    }),
  );
  let files = 0;
  await assert.rejects(
    async () => {
      for await (const part of parts) {
        assert.equal(part.kind, "file");
        files++;
      }
    },
    { code: "validation_failed", message: "The form has too many parts" },
  );
  assert.equal(files, 51);
  assert.ok(isReadOut, "the sender hears the answer");
});

Deno.test("readParts() refuses more fields than any form has", async () => {
  const body = Array.from({ length: 201 }, (_, n) => field(`field ${n}`, "x")).join("\r\n") + END;
  await assert.rejects(read(body), { code: "validation_failed" });
});

Deno.test("readParts() comes to its end though a large file is given up in its middle", async () => {
  const piece = new Uint8Array(256 * 1024);
  const edge = (text: string) => new TextEncoder().encode(text);
  const pieces = [
    edge(file("a.pdf", "")),
    ...Array(16).fill(piece),
    edge(`\r\n${field("name", "House")}`),
    edge(END),
  ];
  const request = new Request("http://127.0.0.1/api/projects", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=cut" },
    body: ReadableStream.from(pieces),
  });
  const seen: string[] = [];
  for await (const part of readParts(request)) {
    seen.push(part.kind);
    if (part.kind === "file") await part.file.body.cancel();
  }
  assert.deepEqual(seen, ["file", "field"]);
});
