/** What is too much for workers or for a report is set aside with its reason. */
import assert from "node:assert/strict";
import { failureOf, MEMORY } from "../../../../functions/analysis/apart/failure.ts";
import type { analyseApart } from "../../../../functions/analysis/apart/mod.ts";
import { closeReaders } from "../../../../functions/analysis/read/mod.ts";
import {
  createTestProject,
  openTestProduct,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
} from "../../../fakes/product.ts";
import { escapeText, manyPages, sheet } from "../../../siege/files.ts";

Deno.test("after five pages that cost their workers the rest of a file is not tried", async () => {
  const tried: number[] = [];
  const analyse: typeof analyseApart = (file, { pageInFile, page }) => {
    tried.push(page);
    const job = { kind: "analyse", file, pageInFile, page } as never;
    return Promise.reject(failureOf(job, MEMORY, { timeoutMs: 60_000, isDrawing: false }));
  };
  const product = await openTestProduct({ analyse });
  try {
    const person = await registerPerson(product);
    const files = [{ name: "set.pdf", bytes: manyPages(8) }];
    const id = await createTestProject(product, person, projectForm(PROJECT_FIELDS, files));
    await product.work();
    assert.deepEqual(tried, [1, 2, 3, 4, 5]);
    const read = async (path: string) =>
      await (await product.app.request(`/api/projects/${id}${path}`, person)).json();
    const { status, failureReason } = await read("");
    assert.equal(status, "failed");
    assert.match(failureReason, /Page 1 of set\.pdf needs too much memory to be read/);
    const { warnings } = await read("/progress");
    assert.match(warnings.at(-1).text, /Page 8 of set\.pdf was set aside: 5 pages of this file/);
  } finally {
    await closeReaders();
    await product.close();
  }
});

/** A page of notes of which each gives two findings: other widths and heights on each page, so that none is said twice. */
function pageOfNotes(page: number): Uint8Array<ArrayBuffer> {
  const notes = Array.from({ length: 3_000 }, (_, n) => {
    const text = `${n}. PROVIDE EGRESS DOOR ${n} WITH ${20 + n % 11}.${page}" CLEAR WIDTH ` +
      `AND GUARD ${30 + n % 11}.${page}" HIGH AT ROOM ${n}.`;
    const [x, y] = [20 + Math.floor(n / 400) * 240, 1700 - n % 400 * 4];
    return `1 0 0 1 ${x} ${y} Tm (${escapeText(text)}) Tj`;
  });
  return sheet(`BT /F1 1.6 Tf ${notes.join("\n")} ET`);
}

Deno.test("a set that comes to more findings than a report holds ends with that reason, and is not tried again", async () => {
  const product = await openTestProduct();
  try {
    const person = await registerPerson(product);
    const files = [1, 2].map((page) => ({ name: `notes ${page}.pdf`, bytes: pageOfNotes(page) }));
    const id = await createTestProject(product, person, projectForm({ name: "Notes" }, files));
    await product.work();
    const { status, failureReason } =
      await (await product.app.request(`/api/projects/${id}`, person)).json();
    assert.equal(status, "failed");
    assert.match(
      failureReason,
      /^The sheets came to [5-9],\d{3} findings; a report holds up to 5,000\. Upload fewer sheets/,
    );
    const { rows } = await product.embedded.exec(
      `select attempts from jobs.job where kind = 'assemble'`,
    ) as { rows: { attempts: number }[] };
    assert.deepEqual(rows.map((it) => it.attempts), [1]);
  } finally {
    await closeReaders();
    await product.close();
  }
});
