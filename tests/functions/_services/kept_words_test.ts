/** Standard comments and saved views: kept, searched, changed, deleted, and nobody else's. */
import assert from "node:assert/strict";
import {
  SavedViewsResponse,
  StandardComment,
  StandardCommentsResponse,
} from "../../../functions/_shared/contract/mod.ts";
import {
  openTestProduct,
  type Person,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
let person: Person;
let stranger: Person;
Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  person = await registerPerson(product);
  stranger = await registerPerson(product);
});
Deno.test.afterAll(() => product.close());

async function send(method: string, path: string, body?: unknown, who = person) {
  const answer = await product.app.request(`/api/${path}`, {
    method,
    headers: who.headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
const VALUES = {
  status: "issue",
  severity: "high",
  title: "Handrail on one side",
  description: "The stair shows a handrail on one side only.",
  recommendation: "Draw handrails on both sides.",
};
const list = async (words = "", who = person) =>
  StandardCommentsResponse.parse(
    (await send("GET", `standard-comments?words=${encodeURIComponent(words)}`, undefined, who))
      .body,
  );

Deno.test("a standard comment is kept with its section, found by words, changed and deleted", async () => {
  const sections = await send("GET", "code-sections?words=handrail&limit=1");
  const [{ requirementId, codeReference }] = sections.body.sections;
  const added = await send("POST", "standard-comments", { ...VALUES, requirementId });
  assert.equal(added.status, 201, JSON.stringify(added.body));
  const kept = StandardComment.parse(added.body);
  assert.equal(kept.codeReference, codeReference);
  await send("POST", "standard-comments", { ...VALUES, title: "Another", description: "Words" });
  assert.deepEqual((await list()).comments.map((it) => it.title), ["Another", VALUES.title]);
  assert.deepEqual((await list("stair ONE")).comments.map((it) => it.id), [kept.id]);
  assert.deepEqual((await list(codeReference)).comments.map((it) => it.id), [kept.id]);
  assert.equal((await list("", stranger)).total, 0);
  assert.equal((await send("POST", "standard-comments", VALUES)).status, 409);

  const path = `standard-comments/${kept.id}`;
  const changed = await send("PATCH", path, { severity: "low", requirementId: null });
  assert.deepEqual(
    [changed.body.severity, changed.body.codeReference, changed.body.title],
    ["low", null, VALUES.title],
  );
  assert.equal((await send("PATCH", path, { severity: "low" }, stranger)).status, 404);
  assert.equal((await send("DELETE", path, undefined, stranger)).status, 404);
  assert.equal((await send("DELETE", path)).status, 200);
  assert.equal((await list()).total, 1);
  const page = await send("GET", "standard-comments?limit=1&page=2");
  assert.deepEqual([page.body.total, page.body.comments], [1, []]);
});

Deno.test("a team's library is read by its members, and changed by its owners and reviewers", async () => {
  const team = await registerPerson(product);
  const founded = await send("POST", "organizations", { name: "Bay Reviewers" }, team);
  const organizationId = founded.body.id;
  const people = { reviewer: await registerPerson(product), viewer: await registerPerson(product) };
  for (const [role, { id }] of Object.entries(people)) {
    await product.embedded.exec(
      `insert into public.organization_members (organization_id, user_id, role) values ('${organizationId}', '${id}', '${role}')`,
    );
  }
  const values = { ...VALUES, organizationId };
  const kept = StandardComment.parse(
    (await send("POST", "standard-comments", values, people.reviewer)).body,
  );
  assert.equal(kept.organizationId, organizationId);
  // The same words may stand in one's own library.
  assert.equal((await send("POST", "standard-comments", VALUES, team)).status, 201);
  assert.deepEqual(
    await Promise.all(
      [team, people.reviewer, people.viewer, stranger].map(async (who) =>
        (await list("", who)).total
      ),
    ),
    [2, 1, 1, 0],
  );
  const path = `standard-comments/${kept.id}`;
  const change = (who: Person) => send("PATCH", path, { severity: "low" }, who);
  assert.equal((await change(people.viewer)).status, 404);
  const another = { ...values, title: "Guard on one side" };
  assert.equal((await send("POST", "standard-comments", another, people.viewer)).status, 404);
  assert.equal((await change(team)).body.severity, "low");
  // Nobody takes it out of the library but who kept it; and it stays there when that account goes.
  assert.equal((await send("PATCH", path, { organizationId: null }, team)).status, 404);
  const { password } = people.reviewer;
  assert.equal((await send("DELETE", "account", { password }, people.reviewer)).status, 200);
  assert.deepEqual((await list("", people.viewer)).comments.map((it) => it.id), [kept.id]);
});

Deno.test("a standard comment without title, or of a section that is not loaded, is refused", async () => {
  const untitled = await send("POST", "standard-comments", { ...VALUES, title: " " });
  assert.deepEqual([untitled.status, Object.keys(untitled.body.fields)], [422, ["title"]]);
  const unknown = await send("POST", "standard-comments", { ...VALUES, requirementId: "none" });
  assert.deepEqual([unknown.status, Object.keys(unknown.body.fields)], [422, ["requirementId"]]);
});

Deno.test("a view is saved, replaced under its name, listed by list and deleted", async () => {
  const save = (name: string, query: object, list = "projects") =>
    send("PUT", "saved-views", { list, name, query });
  const views = async (query = "", who = person) =>
    SavedViewsResponse.parse((await send("GET", `saved-views${query}`, undefined, who)).body).views;
  const first = await save("Open", { filter: "open", order: "issues" });
  assert.equal(first.status, 200, JSON.stringify(first.body));
  const again = await save("Open", { filter: "clear" });
  assert.equal(again.body.id, first.body.id);
  await save("Old", { search: "lake" }, "reports");
  assert.deepEqual((await views()).map((it) => [it.list, it.name]), [
    ["reports", "Old"],
    ["projects", "Open"],
  ]);
  assert.deepEqual((await views("?list=projects")).map((it) => it.query), [{ filter: "clear" }]);
  assert.deepEqual(await views("", stranger), []);
  assert.equal((await save(" ", {})).status, 422);
  assert.equal((await save("Too much", { a1: "x" })).status, 422);
  const path = `saved-views/${first.body.id}`;
  assert.equal((await send("DELETE", path, undefined, stranger)).status, 404);
  assert.equal((await send("DELETE", path)).status, 200);
  assert.equal((await views()).length, 1);
});

Deno.test("libraries and views hold so many, also when calls come at once", async () => {
  const keeper = await registerPerson(product);
  await product.embedded.exec(
    `insert into public.standard_comments (owner_id, status, severity, title, description, recommendation)
     select '${keeper.id}', 'issue', 'low', 'n' || n, 'd', '' from generate_series(1, 999) n;
     insert into public.saved_views (owner_id, list, name, query)
     select '${keeper.id}', 'projects', 'n' || n, '{}' from generate_series(1, 49) n`,
  );
  const both = async (method: string, path: string, bodies: object[]) =>
    (await Promise.all(bodies.map((it) => send(method, path, it, keeper))))
      .map((it) => [it.status, it.body.code]);
  assert.deepEqual(
    (await both("POST", "standard-comments", [{ ...VALUES, title: "A" }, {
      ...VALUES,
      title: "B",
    }]))
      .toSorted(),
    [[201, undefined], [409, "conflict"]],
  );
  const view = (name: string) => ({ list: "projects", name, query: { search: "x" } });
  assert.deepEqual((await both("PUT", "saved-views", [view("A"), view("B")])).toSorted(), [
    [200, undefined],
    [409, "conflict"],
  ]);
  // One of the same name is replaced, also when there is no room for another.
  assert.equal((await send("PUT", "saved-views", view("n1"), keeper)).status, 200);
  await assert.rejects(product.embedded.exec(
    `insert into public.saved_views (owner_id, list, name, query)
     values ('${keeper.id}', 'projects', 'late', '{}')`,
  ));
});
