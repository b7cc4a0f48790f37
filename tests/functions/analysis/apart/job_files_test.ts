import assert from "node:assert/strict";
import {
  fetchBytes,
  openFile,
  PIECE_BYTES,
  pieceOf,
} from "../../../../functions/analysis/apart/job_files.ts";
import { AppError } from "../../../../functions/_shared/errors.ts";
import { closeDocument, getPdfium, memoryBytes } from "../../../../functions/_providers/pdf/mod.ts";
import { makePdf } from "../../_providers/pdf/make_pdf.ts";

/** A host with one file; counts what it is asked. */
function hostOf(bytes: Uint8Array) {
  const asked: number[] = [];
  return {
    asked,
    call<T>(_name: string, { from }: { from: number }) {
      asked.push(from);
      return Promise.resolve(pieceOf(bytes, from) as T);
    },
  };
}
const FILE = { id: "x", name: "plan.pdf" };
const PDF = makePdf({ content: "BT /F1 10 Tf 50 100 Td (PLAIN) Tj ET" });

Deno.test("a file comes piece by piece, and whole", async () => {
  const bytes = new Uint8Array(2 * PIECE_BYTES + 5).map((_, at) => at % 251);
  const host = hostOf(bytes);
  assert.deepEqual(await fetchBytes(host as never, FILE), bytes);
  assert.deepEqual(host.asked, [0, PIECE_BYTES, 2 * PIECE_BYTES]);
  assert.equal((await fetchBytes(hostOf(new Uint8Array()) as never, FILE)).length, 0);
});

Deno.test("a PDF longer than a piece is opened as it came", async () => {
  const long = new Uint8Array(PIECE_BYTES + 1000).fill(0x20);
  long.set(PDF);
  // A comment between the file and its end: readers look for the end of the file there.
  long.set(PDF.subarray(-200), long.length - 200);
  const host = hostOf(long);
  const document = await openFile(host as never, FILE);
  assert.deepEqual([document.pageCount, document.sizeBytes], [1, long.length]);
  assert.equal(host.asked.length, 2);
  closeDocument(document);
});

Deno.test("a file that stops coming leaves nothing behind", async () => {
  const pdfium = await getPdfium();
  const long = new Uint8Array(8 * PIECE_BYTES);
  long.set(PDF);
  const host = {
    call<T>(_name: string, { from }: { from: number }) {
      if (from > 0) throw new AppError("file_not_found", "gone");
      return Promise.resolve(pieceOf(long, from) as T);
    },
  };
  const open = () => assert.rejects(openFile(host as never, FILE), { code: "file_not_found" });
  await open();
  const held = memoryBytes(pdfium);
  for (let i = 0; i < 3; i++) await open();
  assert.equal(memoryBytes(pdfium), held);
});

Deno.test("what is no plan is refused after its first piece", async () => {
  const host = hostOf(new Uint8Array(2 * PIECE_BYTES).fill(0x41));
  await assert.rejects(openFile(host as never, FILE), { code: "damaged_file" });
  await assert.rejects(openFile(hostOf(new Uint8Array()) as never, FILE), { code: "damaged_file" });
  assert.deepEqual(host.asked, [0]);
});
