/** Pages a plan allows: a set that has more ends with a sentence, before a page of it is read. */
import assert from "node:assert/strict";
import { closeReaders } from "../../../../functions/analysis/read/mod.ts";
import {
  createTestProject,
  openTestProduct,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
} from "../../../fakes/product.ts";
import { manyPages } from "../../../siege/files.ts";

Deno.test.afterAll(() => closeReaders());

async function reviewed(...counts: number[]) {
  const product = await openTestProduct();
  try {
    const person = await registerPerson(product);
    const files = counts.map((count, i) => ({
      name: `set ${i + 1}.pdf`,
      bytes: manyPages(count, `${i}`),
    }));
    const id = await createTestProject(product, person, projectForm(PROJECT_FIELDS, files));
    await product.work();
    const { status, failureReason } =
      await (await product.app.request(`/api/projects/${id}`, { headers: person.headers })).json();
    return { status, failureReason };
  } finally {
    await product.close();
  }
}

Deno.test("a file with more pages than the plan allows is named with the limit", async () => {
  assert.deepEqual(await reviewed(20_000), {
    status: "failed",
    failureReason:
      "set 1.pdf has 20,000 pages; the subscription covers up to 60 in one file. Split the set, or choose a larger plan.",
  });
});

Deno.test("files that are too many pages together are refused as a set", async () => {
  const { failureReason } = await reviewed(40, 30);
  assert.equal(
    failureReason,
    "The files have 70 pages together; the subscription covers up to 60 in one project. Split the set, or choose a larger plan.",
  );
});
