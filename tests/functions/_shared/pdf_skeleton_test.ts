/** What is left of a PDF when what fills it is left out. */
import assert from "node:assert/strict";
import { PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { findUserUnits } from "../../../functions/_providers/pdf/user_unit.ts";
import { appendFindings } from "../../../functions/_report/markup.ts";
import { readerOf } from "../../../functions/_shared/file_bytes.ts";
import { skeletonOf } from "../../../functions/_shared/pdf_skeleton.ts";
import { readPdf } from "../_report/_read_pdf.ts";
import { aFinding } from "../../fakes/report_body.ts";

/** Noise, with words among it that begin and end streams. */
function noise(length: number): Uint8Array {
  let seed = 7;
  const bytes = Uint8Array.from({ length }, () => (seed = (seed * 1103515245 + 12345) >>> 0) >> 16);
  const words = new TextEncoder().encode("<</Length 9>>\nstream\nendstream endobj 5 0 obj");
  if (length > 9_000) bytes.set(words, 5_000);
  return bytes;
}

async function plans({ pages = 3, bytes = 90_000, useObjectStreams = false } = {}) {
  const doc = await PDFDocument.create();
  for (let i = 0; i < pages; i++) {
    const page = doc.addPage([612, 792]);
    const picture = doc.context.stream(noise(bytes), { Type: "XObject", Subtype: "Image" });
    page.node.setXObject(PDFName.of("I"), doc.context.register(picture));
    if (i === 1) page.node.set(PDFName.of("UserUnit"), doc.context.obj(2.5));
  }
  return await doc.save({ useObjectStreams });
}

Deno.test("pictures are left out, pages stay", async () => {
  for (const useObjectStreams of [false, true]) {
    const plan = await plans({ useObjectStreams });
    const skeleton = skeletonOf(readerOf(plan));
    assert.ok(plan.length > 270_000 && skeleton.length < 8_000, `${skeleton.length}`);
    const doc = await PDFDocument.load(skeleton);
    assert.equal(doc.getPageCount(), 3);
    const whole = await PDFDocument.load(plan);
    const numbers = (it: PDFDocument) =>
      it.context.enumerateIndirectObjects().map(([ref]) => ref.objectNumber);
    assert.deepEqual(numbers(doc), numbers(whole));
  }
});

Deno.test("short streams and those that say what other objects are stay as they are", async () => {
  const plan = await plans({ bytes: 300, useObjectStreams: true });
  assert.deepEqual(skeletonOf(readerOf(plan)), new Uint8Array(plan));
});

Deno.test("a stream whose length stands elsewhere, or is wrong, is left out to its end", () => {
  const body = new TextDecoder("latin1").decode(new Uint8Array(9_000).fill(0x61));
  const pdf = (length: string) =>
    `%PDF-1.4\n1 0 obj\n<</Length ${length}>>\nstream\r\n${body}\nendstream\nendobj\n2 0 obj\n9000\nendobj\n`;
  const skeleton = (text: string) =>
    new TextDecoder().decode(skeletonOf(readerOf(new TextEncoder().encode(text))));
  assert.equal(
    skeleton(pdf("2 0 R")),
    "%PDF-1.4\n1 0 obj\n<</Length 2 0 R>>\nstream\n\nendstream\nendobj\n2 0 obj\n9000\nendobj\n",
  );
  for (const length of ["9000", "12", "999999"]) {
    assert.ok(skeleton(pdf(length)).startsWith("%PDF-1.4\n1 0 obj\n<</Length 0"), length);
    assert.ok(skeleton(pdf(length)).endsWith("endstream\nendobj\n2 0 obj\n9000\nendobj\n"), length);
  }
});

Deno.test("a stream that never ends stays, and nothing waits for its end", () => {
  const text = `%PDF-1.4\n${"1 0 obj\n<</Length 9>>\nstream\n".repeat(9_000)}`;
  const bytes = new TextEncoder().encode(text);
  assert.deepEqual(skeletonOf(readerOf(bytes)), bytes);
});

Deno.test("units of pages are found in what is left", async () => {
  for (const useObjectStreams of [false, true]) {
    const units = findUserUnits(readerOf(await plans({ pages: 12, useObjectStreams })));
    assert.deepEqual([...units.values()], [2.5]);
  }
});

Deno.test("a marked-up copy is the file, byte for byte, and what was added by its skeleton", async () => {
  for (const useObjectStreams of [false, true]) {
    const plan = await plans({ useObjectStreams });
    const { documentMarkup } = aFinding({ id: "F-001" });
    const finding = aFinding({ id: "F-001", documentMarkup: { ...documentMarkup, page: 1 } });
    const appended = await appendFindings(readerOf(plan), [finding]);
    assert.ok(appended && appended.base === null);
    const whole = new Uint8Array([...plan, ...appended.added]);
    assert.ok(appended.added.length < 20_000);
    const pages = await readPdf(whole);
    assert.equal(pages.length, 3);
    assert.ok(pages[0].annotations.some((it) => it.contents?.includes("F-001")));
    const doc = await PDFDocument.load(whole);
    const picture = doc.getPage(0).node.Resources()!.lookup(PDFName.of("XObject"));
    const [, stream] = doc.context.enumerateIndirectObjects().find(([, it]) =>
      it instanceof PDFRawStream && it.dict.get(PDFName.of("Subtype")) === PDFName.of("Image")
    )!;
    assert.ok(picture);
    assert.deepEqual((stream as PDFRawStream).contents, noise(90_000));
  }
});
