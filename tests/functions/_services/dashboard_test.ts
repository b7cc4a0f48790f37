/** What the dashboard opens with is what the two calls behind it answer, and nobody else's. */
import assert from "node:assert/strict";
import {
  createTestProject,
  openTestProduct,
  type Person,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
});
Deno.test.afterAll(() => product.close());

const sessionOf = async ({ headers }: Person) => {
  const token = headers.authorization.slice("Bearer ".length);
  return (await product.services.findSession(token))!;
};

Deno.test("getDashboard() answers all projects and their figures, as two calls would", async () => {
  const { services } = product;
  const person = await registerPerson(product);
  const other = await registerPerson(product);
  const session = await sessionOf(person);
  assert.deepEqual(await services.getDashboard(session), {
    projects: [],
    stats: { totalProjects: 0, compliant: 0, issuesFound: 0, processing: 0 },
  });
  await createTestProject(product, other);
  const first = await createTestProject(product, person);
  const second = await createTestProject(product, person);
  const { projects, stats } = await services.getDashboard(session);
  assert.deepEqual(projects.map((it) => it.id), [second, first]);
  assert.deepEqual(projects, (await services.listProjects(session, { page: 1 })).projects);
  assert.deepEqual(stats, await services.getStats(session));
  assert.deepEqual([stats.totalProjects, stats.processing], [2, 2]);
});
