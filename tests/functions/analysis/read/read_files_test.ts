import assert from "node:assert/strict";
import { closeReaders, readFiles, readPage } from "../../../../functions/analysis/read/mod.ts";
import { makePdf } from "../../_providers/pdf/make_pdf.ts";
import { fixture } from "./compose.ts";

const MEGABYTE = 2 ** 20;
const pdf = (text: string) => makePdf({ content: `BT /F1 10 Tf 50 100 Td (${text}) Tj ET` });
const bytesOf = (text: string) => new TextEncoder().encode(text);

Deno.test("readFiles() numbers pages through all files and reports each as it is read", async () => {
  const seen: number[] = [];
  const result = await readFiles([
    { name: "one.pdf", bytes: pdf("ONE") },
    { name: "office.pdf", bytes: await fixture("office-buildout.pdf") },
    { name: "last.pdf", bytes: pdf("LAST") },
  ], { ocr: false, onPage: (page) => seen.push(page.page) });
  const count = result.files[1].pageCount;
  assert.deepEqual(
    result.pages.map((page) => page.page),
    [...Array(count + 2).keys()].map((i) => i + 1),
  );
  assert.deepEqual([...seen].sort((a, b) => a - b), result.pages.map((page) => page.page));
  const last = result.pages[count + 1];
  assert.deepEqual([last.file, last.pageInFile, last.words[0].text], ["last.pdf", 1, "LAST"]);
  assert.deepEqual(result.problems, []);
  assert.match(result.files[0].sha256, /^[0-9a-f]{64}$/);
});

Deno.test("readFiles() says what is wrong with a file and reads the others", async () => {
  const result = await readFiles([
    { name: "plans.pdf", bytes: await fixture("password-abc.pdf") },
    { name: "empty.pdf", bytes: new Uint8Array(0) },
    { name: "notes.txt", bytes: bytesOf("just text") },
    { name: "short.pdf", bytes: await fixture("five-bytes.pdf") },
    { name: "broken.jpg", bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2) },
    { name: "good.pdf", bytes: pdf("GOOD") },
  ], { ocr: false });
  assert.deepEqual(result.pages.map((page) => [page.page, page.words[0].text]), [[1, "GOOD"]]);
  assert.deepEqual(result.problems.map(({ file, page, code }) => [file, page, code]), [
    ["plans.pdf", null, "locked_file"],
    ["empty.pdf", null, "damaged_file"],
    ["notes.txt", null, "unsupported_file_type"],
    ["short.pdf", null, "damaged_file"],
    ["broken.jpg", null, "damaged_file"],
  ]);
  assert.equal(
    result.problems[0].reason,
    "plans.pdf is password-protected. Remove the password and upload the file again.",
  );
});

Deno.test("hostile and damaged files end quickly and within memory", async () => {
  const names = [
    "bomb_giant.pdf",
    "fuzzed.pdf",
    "negative-page-count.pdf",
    "broken-dictionary.pdf",
    "xref-loop.pdf",
  ];
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: await fixture(name) })),
  );
  const before = Deno.memoryUsage().rss;
  const started = performance.now();
  const { problems, files: opened } = await readFiles(files, { ocr: false });
  assert.ok(performance.now() - started < 60_000);
  assert.ok(Deno.memoryUsage().rss - before < 1000 * MEGABYTE);
  const known = new Set([...problems.map(({ file }) => file), ...opened.map(({ name }) => name)]);
  assert.deepEqual([...known].sort(), [...names].sort());
  for (const problem of problems) assert.equal(problem.code, "damaged_file");
});

Deno.test("cut and mutated files never throw and never hang", async () => {
  const whole = await fixture("kegonsa-ASK-002-rot270.pdf");
  let seed = 12345;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const files = Array.from({ length: 12 }, (_, i) => {
    const bytes = whole.slice(0, i % 3 === 0 ? Math.floor(whole.length * random()) : whole.length);
    for (let n = 0; n < 40; n++) bytes[Math.floor(random() * bytes.length)] = random() * 256;
    return { name: `mutated-${i}.pdf`, bytes };
  });
  const result = await readFiles(files, { ocr: false });
  for (const problem of result.problems) {
    assert.ok(["damaged_file", "locked_file"].includes(problem.code), problem.reason);
  }
  assert.equal(
    new Set([...result.problems, ...result.pages].map((each) => each.file)).size,
    files.length,
  );
});

Deno.test("reading stops when it is aborted", async () => {
  const controller = new AbortController();
  const reading = readFiles([{ name: "a.pdf", bytes: await fixture("office-buildout.pdf") }], {
    ocr: false,
    signal: controller.signal,
    onPage: () => controller.abort(new Error("cancelled")),
  });
  await assert.rejects(reading, /cancelled/);
});

Deno.test("readPage() reads one page with its number in the set", async () => {
  try {
    const bytes = await fixture("office-buildout.pdf");
    const page = await readPage("office.pdf", bytes, 2, 7, { ocr: false });
    assert.deepEqual([page.page, page.pageInFile, page.file], [7, 2, "office.pdf"]);
    assert.ok(page.words.length > 100);
    await assert.rejects(readPage("x.pdf", bytesOf("no"), 1, 1), { code: "damaged_file" });
  } finally {
    await closeReaders();
  }
});
