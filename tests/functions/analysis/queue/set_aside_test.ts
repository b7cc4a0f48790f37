/** A file whose pages cost one worker after the other is set aside with its reason. */
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
import { manyPages } from "../../../siege/files.ts";

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
