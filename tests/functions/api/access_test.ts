/** Every call once: without a session, as another user, as the owner, as an admin. */
import assert from "node:assert/strict";
import { OPERATIONS } from "../../../functions/_shared/contract/operations/mod.ts";
import {
  createTestProject,
  makeAdmin,
  openTestProduct,
  type Person,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";

let product: TestProduct;
let owner: Person;
let stranger: Person;
let admin: Person;
let projectId: string;
let fileId: string;
let organizationId: string;

Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  owner = await registerPerson(product);
  stranger = await registerPerson(product);
  admin = await registerPerson(product);
  await makeAdmin(product, admin);
  projectId = await createTestProject(product, owner);
  const files = await product.app.request(`/api/projects/${projectId}/files`, {
    headers: owner.headers,
  });
  fileId = (await files.json())[0].id;
  const founded = await product.app.request("/api/organizations", {
    method: "POST",
    headers: owner.headers,
    body: JSON.stringify({ name: "Bay Reviewers" }),
  });
  organizationId = (await founded.json()).id;
});
Deno.test.afterAll(() => product.close());

/** What the owner gets from a valid call on a project that is still processing. */
const OWNER_STATUS: Record<string, number> = {
  retryProject: 409,
  // It is being reviewed.
  replaceFile: 409,
  // The identifier in the path is a project's, so there is no such upload.
  getUpload: 404,
  countSheets: 404,
  addUploadPart: 404,
  deleteUpload: 404,
  enhancedAnalysis: 202,
  // The first analysis has no report to go back to.
  cancelEnhancedAnalysis: 409,
  updateModelConsent: 422,
  getReport: 409,
  getCompliance: 409,
  downloadReport: 409,
  getVisualMarkup: 409,
  markupImage: 409,
  exportReport: 409,
  // Nothing was sent.
  revokeReport: 422,
  updateVerification: 422,
  fileMarkup: 409,
  // The identifier in the path is a project's, so there is no such key.
  revokeApiKey: 404,
  endSession: 404,
  // Nothing was sent.
  saveCorrections: 422,
  saveDispositions: 422,
  raiseFinding: 422,
  // The identifier in the path is a project's, so there is no such comment or view.
  changeStandardComment: 404,
  deleteStandardComment: 404,
  deleteView: 404,
  saveAnswers: 422,
  // It has no report.
  readMarkup: 409,
  changeFinding: 422,
  deleteFinding: 422,
  restoreFinding: 422,
  getThread: 422,
  addComment: 422,
  // No word to look for.
  searchSheets: 422,
  archiveProject: 422,
  // It is being reviewed.
  changeFiles: 409,
  submitRevision: 409,
  // The first cycle is withdrawn with the project.
  withdrawRevision: 409,
  // It has no report.
  getCycle: 404,
  cyclePageImage: 404,
  saveVerdicts: 422,
  // Nothing was sent, and nothing was approved.
  approveCycle: 422,
  undoApproval: 404,
  readLetter: 404,
  // There is no such comment.
  deleteComment: 404,
  // Nothing was sent.
  createShare: 422,
  shareComment: 422,
  // There is no such link.
  revokeShare: 404,
  moveProject: 422,
  renameOrganization: 422,
  offerHandover: 422,
  // Nothing was offered.
  acceptHandover: 404,
  endHandover: 404,
  changeMember: 422,
  // The identifier in the path is a project's, so there is no such member and no such invitation.
  removeMember: 404,
  inviteMember: 422,
  resendInvitation: 404,
  revokeInvitation: 404,
  // Changing tags is part of the larger plans, and nothing was sent.
  updateTags: 422,
};
/** Calls that change who is asking, or end the test's own state; other tests cover the happy way. */
const DESTRUCTIVE = new Set(["deleteProject", "deleteAccount", "deleteOrganization", "logout"]);

function call(id: string, person: Person | null): Promise<Response> {
  const operation = OPERATIONS.find((it) => it.id === id)!;
  const ofOrganization = operation.path.startsWith("/api/organizations/");
  const path = operation.path.replace("{id}", ofOrganization ? organizationId : projectId)
    .replace("{userId}", projectId).replace("{invitationId}", projectId)
    .replace("{fileId}", fileId)
    .replace("{findingId}", "F001").replace("{commentId}", projectId)
    .replace("{shareId}", projectId).replace("{token}", "t".repeat(43))
    .replace("{cycle}", "1").replace("{page}", "1").replace("{code}", "FLC-ZZZZZZ-CERT")
    .replace("{format}", "csv");
  const body = operation.method === "GET" ? undefined : "{}";
  const headers: Record<string, string> = { ...person?.headers, "x-forwarded-for": id };
  return Promise.resolve(product.app.request(path, { method: operation.method, headers, body }));
}

for (const { id, method, path, access } of OPERATIONS) {
  const name = `${method} ${path}`;
  if (access === "public") {
    for (const who of ["a visitor", "another user", "the owner", "an admin"] as const) {
      if (DESTRUCTIVE.has(id) && who !== "a visitor") continue;
      Deno.test(`${name} answers ${who}`, async () => {
        const people = { "a visitor": null, "another user": stranger, "the owner": owner };
        const answer = await call(id, who === "an admin" ? admin : people[who]);
        assert.ok(![401, 403].includes(answer.status), `${answer.status} ${await answer.text()}`);
      });
    }
    continue;
  }
  if (access === "admin") {
    for (const who of ["a visitor", "another user", "the owner"] as const) {
      Deno.test(`${name} does not exist for ${who}`, async () => {
        const people = { "a visitor": null, "another user": stranger, "the owner": owner };
        const answer = await call(id, people[who]);
        assert.equal(answer.status, 404);
        assert.equal((await answer.json()).code, "not_admin");
      });
    }
    Deno.test(`${name} answers an admin`, async () => {
      const answer = await call(id, admin);
      const { code } = answer.ok ? { code: null } : await answer.clone().json();
      assert.ok(![401, 403].includes(answer.status) && code !== "not_admin", `${answer.status}`);
      await answer.body?.cancel();
    });
    continue;
  }
  Deno.test(`${name} refuses visitors`, async () => {
    const answer = await call(id, null);
    assert.equal(answer.status, 401);
    assert.equal((await answer.json()).code, "no_authorization");
  });
  if (access !== "owner") {
    if (DESTRUCTIVE.has(id)) continue;
    for (const who of ["another user", "the owner", "an admin"] as const) {
      Deno.test(`${name} lets ${who} in`, async () => {
        const people = { "another user": stranger, "the owner": owner, "an admin": admin };
        const answer = await call(id, people[who]);
        assert.ok(![401, 403, 404].includes(answer.status), `${answer.status}`);
        await answer.body?.cancel();
      });
    }
    continue;
  }
  for (const who of ["another user", "an admin"] as const) {
    Deno.test(`${name} is not found for ${who}`, async () => {
      const answer = await call(id, who === "an admin" ? admin : stranger);
      assert.equal(answer.status, 404);
      assert.match((await answer.json()).code, /not_found$/);
    });
  }
  if (DESTRUCTIVE.has(id)) continue;
  Deno.test(`${name} answers its owner`, async () => {
    const answer = await call(id, owner);
    assert.equal(answer.status, OWNER_STATUS[id] ?? 200);
    await answer.body?.cancel();
  });
}

Deno.test("an unknown call below /api answers JSON 404", async () => {
  const answer = await product.app.request("/api/no/such/call");
  assert.equal(answer.status, 404);
  assert.equal((await answer.json()).code, "not_found");
});

Deno.test("no call of the surface is missing from the contract", () => {
  const known = new Set(OPERATIONS.map(({ method, path }) => `${method} ${path}`));
  const served = product.app.routes
    .filter(({ path, method }) => path.startsWith("/api/") && method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  assert.ok(served.length >= OPERATIONS.length);
  assert.deepEqual([...new Set(served)].filter((it) => !known.has(it)), []);
});
