import assert from "node:assert/strict";
import { countUploadSheets } from "../../../functions/_services/upload_sheets.ts";
import { AppError } from "../../../functions/_shared/errors.ts";
import type { FileBytes } from "../../../functions/_shared/file_bytes.ts";

const MEGABYTE = 2 ** 20;
const PDF = [...new TextEncoder().encode("%PDF-1.7\n")];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file that lies in parts which end at these bytes, and how much of it was read. */
function lie(head: number[], ...ends: number[]) {
  const whole = Uint8Array.from({ length: ends.at(-1)! }, (_, at) => head[at] ?? at % 251);
  const starts = [0, ...ends.slice(0, -1)];
  const read = { bytes: 0 };
  const source = {
    download(_bucket: string, path: string, range?: { start: number; end: number }) {
      const at = starts.indexOf(Number(/\/(\d+)-[a-f]+$/.exec(path)![1]));
      const part = whole.slice(starts[at], ends[at]);
      const asked = range ? part.slice(range.start, range.end + 1) : part;
      read.bytes += asked.length;
      return Promise.resolve({ body: new Blob([asked]).stream(), contentType: "" });
    },
  };
  const upload = {
    id: "u",
    filename: "set.pdf",
    fileSize: whole.length,
    stored: whole.length,
    expiresAt: "2026-12-01T00:00:00.000Z",
    parts: starts.map((start) => `user/u/${start}-abc`),
  };
  return { whole, read, source, upload };
}

const never = new AbortController().signal;
const counting = (countPages: (bytes: FileBytes) => Promise<number | null>, signal = never) => ({
  painter: { countPages: (_: string, bytes: FileBytes) => countPages(bytes) },
  signal,
});
const refusing = counting(() => Promise.reject(new Error("opened")));

Deno.test("a small file is opened whole, with its parts joined", async () => {
  const { whole, source, upload } = lie(PDF, 3, 40_000, 100_000);
  const sheets = await countUploadSheets(
    source,
    upload,
    counting((bytes) => {
      assert.deepEqual(bytes, whole);
      return Promise.resolve(24);
    }),
  );
  assert.equal(sheets, 24);
});

Deno.test("of a large file what is asked for is read, across the ends of its parts", async () => {
  const { whole, read, source, upload } = lie(PDF, 5 * MEGABYTE, 5 * MEGABYTE + 7, 25 * MEGABYTE);
  const places = [[0, 9], [5 * MEGABYTE - 3, 5 * MEGABYTE + 20], [
    25 * MEGABYTE - 5,
    25 * MEGABYTE,
  ]];
  const sheets = await countUploadSheets(
    source,
    upload,
    counting(async (bytes) => {
      assert.ok(!(bytes instanceof Uint8Array), "it is not held");
      for (const [from, to] of places) {
        assert.deepEqual([...await bytes.read(from, to)], [...whole.slice(from, to)]);
      }
      return 7;
    }),
  );
  assert.equal(sheets, 7);
  assert.ok(read.bytes < 16 * MEGABYTE, `${read.bytes} were read`);
});

Deno.test("a picture is one sheet, and nothing opens it", async () => {
  const { source, upload } = lie(PNG, 20 * MEGABYTE);
  assert.equal(await countUploadSheets(source, upload, refusing), 1);
});

Deno.test("a file that has not arrived, is none of ours, can't be opened or takes too long has no count", async () => {
  const { source, upload } = lie(PDF, 1000);
  const cut = { ...upload, stored: 999 };
  assert.equal(await countUploadSheets(source, cut, refusing), null);
  const odd = lie([0x47, 0x49, 0x46], 1000);
  assert.equal(await countUploadSheets(odd.source, odd.upload, refusing), null);
  const damaged = counting(() => Promise.resolve(null));
  assert.equal(await countUploadSheets(source, upload, damaged), null);
  const ended = counting(() => Promise.reject(new Error("ended")), AbortSignal.abort());
  assert.equal(await countUploadSheets(source, upload, ended), null);
});

Deno.test("what fails on this side is told, so that it is asked again", async () => {
  const { source, upload } = lie(PDF, 1000);
  const failing = counting(() => Promise.reject(new AppError("provider_unavailable", "No worker")));
  await assert.rejects(countUploadSheets(source, upload, failing), {
    code: "provider_unavailable",
  });
});
