import assert from "node:assert/strict";
import {
  BLOCK_BYTES,
  fetchBytes,
  openFile,
  PIECE_BYTES,
  pieceOf,
  readInBlocks,
  WHOLE_BYTES,
} from "../../../../functions/analysis/apart/job_files.ts";
import { withAdded } from "../../../../functions/_services/file_bytes.ts";
import { AppError } from "../../../../functions/_shared/errors.ts";
import { takeBytes } from "../../../../functions/_shared/file_bytes.ts";
import { closeDocument } from "../../../../functions/_providers/pdf/mod.ts";
import { makePdf } from "../../_providers/pdf/make_pdf.ts";

/** A host with one file; counts what it is asked. */
function hostOf(bytes: Uint8Array) {
  const asked: number[] = [];
  return {
    asked,
    call<T>(_name: string, { from, length }: { from: number; length: number }) {
      asked.push(from);
      return pieceOf(bytes, { from, length }) as Promise<T>;
    },
  };
}
const FILE = { id: "x", name: "plan.pdf" };
const PDF = makePdf({ content: "BT /F1 10 Tf 50 100 Td (PLAIN) Tj ET" });

/** The PDF with a comment in it: readers look for the end of the file at its end. */
function longPdf(length: number): Uint8Array {
  const long = new Uint8Array(length).fill(0x20);
  long.set(PDF);
  long.set(PDF.subarray(-200), length - 200);
  return long;
}

Deno.test("a file comes piece by piece, and whole", async () => {
  const bytes = new Uint8Array(2 * PIECE_BYTES + 5).map((_, at) => at % 251);
  const host = hostOf(bytes);
  assert.deepEqual(await fetchBytes(host as never, FILE), bytes);
  assert.deepEqual(host.asked, [0, PIECE_BYTES, 2 * PIECE_BYTES]);
  assert.equal((await fetchBytes(hostOf(new Uint8Array()) as never, FILE)).length, 0);
});

Deno.test("a PDF longer than a piece is opened as it came", async () => {
  const host = hostOf(longPdf(PIECE_BYTES + 1000));
  const document = await openFile(host as never, FILE);
  assert.equal(document.pageCount, 1);
  assert.equal(host.asked.length, 2);
  closeDocument(document);
});

Deno.test("of a PDF too long to be held only what is wanted is asked for", async () => {
  const bytes = longPdf(WHOLE_BYTES + 1000);
  let asked = 0;
  const host = {
    ...hostOf(bytes),
    canCallNow: true,
    callNow<T>(_name: string, { from, length }: { from: number; length: number }) {
      asked += length;
      return { from, bytes: bytes.slice(from, from + length), sizeBytes: bytes.length } as T;
    },
  };
  const document = await openFile(host as never, FILE);
  assert.equal(document.pageCount, 1);
  assert.deepEqual(host.asked, [0]);
  assert.ok(asked >= 200);
  closeDocument(document);
});

Deno.test("blocks give what lies there, across their borders and at the end", () => {
  const bytes = new Uint8Array(60 * BLOCK_BYTES + 7).map((_, at) => (at * 7 + (at >> 8)) % 256);
  const asked: number[] = [];
  const file = readInBlocks(bytes.length, (from, length) => {
    asked.push(length);
    return bytes.slice(from, from + length);
  });
  for (
    const [from, length] of [
      [0, 5],
      [BLOCK_BYTES - 3, 6],
      [BLOCK_BYTES + 9, 3 * BLOCK_BYTES],
      [bytes.length - 4, 4],
      [17, 10 * 2 ** 20],
    ]
  ) {
    assert.deepEqual(takeBytes(file, from, from + length), bytes.slice(from, from + length));
  }
  assert.ok(Math.max(...asked) <= PIECE_BYTES);
  const before = asked.length;
  takeBytes(file, 1, 4);
  assert.equal(asked.length, before, "a block that is held is not asked for again");
});

Deno.test("a file that ends before it should is an error, and no endless wait", () => {
  const file = readInBlocks(100, () => new Uint8Array());
  assert.throws(() => takeBytes(file, 0, 10), RangeError);
});

Deno.test("a file that stops coming is refused with its reason", async () => {
  const long = new Uint8Array(8 * PIECE_BYTES);
  long.set(PDF);
  const host = {
    call<T>(_name: string, { from, length }: { from: number; length: number }) {
      if (from > 0) throw new AppError("file_not_found", "gone");
      return pieceOf(long, { from, length }) as Promise<T>;
    },
  };
  await assert.rejects(openFile(host as never, FILE), { code: "file_not_found" });
});

Deno.test("what is no plan is refused after its first piece", async () => {
  const host = hostOf(new Uint8Array(2 * PIECE_BYTES).fill(0x41));
  await assert.rejects(openFile(host as never, FILE), { code: "damaged_file" });
  await assert.rejects(openFile(hostOf(new Uint8Array()) as never, FILE), { code: "damaged_file" });
  assert.deepEqual(host.asked, [0]);
});

Deno.test("a file and what was added to it read as one", async () => {
  const bytes = Uint8Array.from({ length: 100 }, (_, at) => at);
  const stored = {
    sha256: "a",
    length: 90,
    read: (from: number, to: number) => Promise.resolve(bytes.slice(from, to)),
  };
  const both = withAdded(stored, bytes.slice(90));
  assert.ok(!(both instanceof Uint8Array));
  assert.equal(both.length, 100);
  for (const [from, to] of [[0, 90], [80, 95], [90, 100], [95, 97]]) {
    assert.deepEqual([...await both.read(from, to)], [...bytes.slice(from, to)]);
  }
  assert.notEqual(both.sha256, "a");
  assert.deepEqual([...withAdded(bytes.slice(0, 90), bytes.slice(90)) as Uint8Array], [
    ...bytes,
  ]);
});
