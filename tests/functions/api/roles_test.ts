/** Every call about a project once for each role of its organization: what the role may, and what it may not. */
import assert from "node:assert/strict";
import {
  rightOf,
  RIGHTS,
  type Role,
  roleMay,
  ROLES,
} from "../../../functions/_shared/constants/roles.ts";
import { OPERATIONS } from "../../../functions/_shared/contract/operations/mod.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  projectForm,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
const people = {} as Record<Role, Person>;
let projectId: string;
let fileId: string;
let organizationId: string;

Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  for (const role of ROLES) people[role] = await registerPerson(product, `The ${role}`);
  const founded = await product.app.request("/api/organizations", {
    method: "POST",
    headers: people.owner.headers,
    body: JSON.stringify({ name: "Bay Reviewers" }),
  });
  organizationId = (await founded.json()).id;
  for (const role of ROLES.slice(1)) {
    await product.embedded.exec(
      `insert into public.organization_members (organization_id, user_id, role) values ('${organizationId}', '${
        people[role].id
      }', '${role}')`,
    );
  }
  projectId = await createTestProject(product, people.owner);
  const moved = await product.app.request(`/api/projects/${projectId}/organization`, {
    method: "PATCH",
    headers: people.owner.headers,
    body: JSON.stringify({ organizationId }),
  });
  // It is being reviewed.
  assert.equal(moved.status, 409);
  await product.embedded.exec(
    `update public.projects set organization_id = '${organizationId}' where id = '${projectId}'`,
  );
  const files = await product.app.request(`/api/projects/${projectId}/files`, {
    headers: people.viewer.headers,
  });
  fileId = (await files.json())[0].id;
});
Deno.test.afterAll(() => product.close());

function call(id: string, person: Person): Promise<Response> {
  const operation = OPERATIONS.find((it) => it.id === id)!;
  const path = operation.path.replace("{id}", projectId).replace("{fileId}", fileId)
    .replace("{findingId}", "F001").replace("{cycle}", "1").replace("{page}", "1")
    .replace("{format}", "csv").replace(/\{\w+\}/, projectId);
  const body = operation.method === "GET" ? undefined : "{}";
  return Promise.resolve(
    product.app.request(path, { method: operation.method, headers: person.headers, body }),
  );
}

const CALLS = OPERATIONS.filter((it) => it.path.startsWith("/api/projects/{id}"));
for (const operation of CALLS) {
  const { id, method, path } = operation;
  const right = rightOf(operation);
  // Its owner deletes it at the end.
  for (const role of ROLES) {
    const may = roleMay(role, right);
    if (id === "deleteProject" && may) continue;
    Deno.test(`${method} ${path} ${may ? "answers" : "refuses"} the ${role}`, async () => {
      const answer = await call(id, people[role]);
      const { code } = answer.ok ? { code: null } : await answer.clone().json();
      if (may) {
        assert.notEqual(code, "insufficient_role");
        assert.notEqual(code, "project_not_found");
      } else assert.deepEqual([answer.status, code], [403, "insufficient_role"]);
      await answer.body?.cancel();
    });
  }
}

Deno.test("the database allows each role what the product says it may", async () => {
  for (const role of ROLES) {
    for (const right of RIGHTS) {
      const { rows } = await product.embedded.exec(
        `select public.role_may('${role}', '${right}') as may`,
      ) as { rows: { may: boolean }[] };
      assert.equal(rows[0].may, roleMay(role, right), `${role} ${right}`);
    }
  }
});

Deno.test("owners and designers begin projects of the organization, which count against its owner", async () => {
  await product.embedded.exec(`select public.set_plan('${people.owner.id}', 'enterprise')`);
  for (const role of ROLES) {
    const answer = await product.app.request(`/api/projects?organization=${organizationId}`, {
      method: "POST",
      headers: people[role].headers,
      body: projectForm(),
    });
    const body = await answer.json();
    if (roleMay(role, "edit")) {
      assert.equal(answer.status, 201, JSON.stringify(body));
      assert.deepEqual([body.organizationId, body.userId], [organizationId, people.owner.id]);
    } else assert.deepEqual([answer.status, body.code], [403, "insufficient_role"]);
  }
  const { rows } = await product.embedded.exec(
    `select monthly_projects as n from public.users where id = '${people.designer.id}'`,
  ) as { rows: { n: number }[] };
  assert.equal(rows[0].n, 0);
});

Deno.test("whoever was removed finds nothing any more, and a deleted project leaves no object", async () => {
  const gone = people.designer;
  const removed = await product.app.request(
    `/api/organizations/${organizationId}/members/${gone.id}`,
    { method: "DELETE", headers: people.owner.headers },
  );
  assert.equal(removed.status, 200);
  const list = await product.app.request("/api/projects", { headers: people.owner.headers });
  const projects: { id: string }[] = await list.json();
  assert.equal(projects.length, 3);
  for (const { id } of projects) {
    const answer = await product.app.request(`/api/projects/${id}`, { headers: gone.headers });
    assert.equal(answer.status, 404);
    await answer.body?.cancel();
    const deleted = await product.app.request(`/api/projects/${id}`, {
      method: "DELETE",
      headers: people.owner.headers,
    });
    assert.equal(deleted.status, 200, await deleted.text());
  }
  // What the designer stored lay below the designer's own id.
  const { rows } = await product.embedded.exec("select name from storage.objects") as {
    rows: unknown[];
  };
  assert.deepEqual(rows, []);
});
