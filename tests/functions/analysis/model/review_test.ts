/** Reviews through the real queue with a model that works, one that may not be asked, and ceilings. */
import assert from "node:assert/strict";
import {
  answering,
  createPlanProject,
  decisions,
  type ModelStage,
  openStage,
  reviewProject,
} from "./_run.ts";

let stage: ModelStage;
Deno.test.beforeAll(async () => {
  stage = await openStage();
});
Deno.test.afterAll(() => stage.close());

const call = async (method: string, path: string, headers: HeadersInit, body?: unknown) => {
  const answer = await stage.product.app.request(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};

Deno.test("without consent nothing is sent and the report says that rules alone reviewed", async () => {
  const before = stage.peer.requests.length;
  const report = await reviewProject(stage, await createPlanProject(stage, { consent: false }));
  assert.equal(stage.peer.requests.length, before);
  assert.equal(report.engine.kind, "rules");
  assert.equal(report.engine.model, null);
});

Deno.test("with consent the model is asked, named, and what it cost is on the report", async () => {
  stage.behave(answering({}));
  const before = stage.peer.requests.length;
  const report = await reviewProject(stage, await createPlanProject(stage, { pages: 2 }));
  const asked = stage.peer.requests.slice(before);
  assert.ok(asked.length >= 2);
  assert.ok(asked.every((it) => it.store === false));
  const about = asked.filter((it) => it.schemaName !== "applicability");
  assert.ok(about.every((it) => it.images.length > 0));
  assert.equal(report.engine.kind, "rules and model");
  assert.match(report.engine.analysisModel, /peer-vision/);
  const { model } = report.engine;
  assert.deepEqual(model?.pagesAsked, [1, 2]);
  assert.deepEqual(model?.pagesFailed, []);
  assert.equal(model?.ceiling, null);
  assert.equal(model?.costUsd, Math.round(asked.length * 0.012 * 10_000) / 10_000);
  assert.match(model!.privacy, /were sent to 127\.0\.0\.1, which was asked not to store them/);
});

Deno.test("nothing the form says is sent with a question", () => {
  for (const { prompt } of stage.peer.requests) {
    assert.doesNotMatch(prompt, /Bay Builders|100 Bay Street|office@example\.com|813-555/);
  }
});

Deno.test("a second analysis of the same pages pays nothing and decides the same", async () => {
  const project = await createPlanProject(stage);
  const first = await reviewProject(stage, project);
  const asked = stage.peer.requests.length;
  const path = `/api/projects/${project.projectId}/enhanced-analysis`;
  assert.equal((await call("POST", path, project.person.headers)).status, 202);
  const second = await reviewProject(stage, project);
  assert.equal(stage.peer.requests.length, asked);
  assert.equal(second.engine.model?.costUsd, 0);
  assert.equal(second.engine.kind, "rules and model");
  assert.deepEqual(decisions(second), decisions(first));
});

Deno.test("the enhanced analysis asks for consent and says where to give it", async () => {
  const { person, projectId } = await createPlanProject(stage, { consent: false });
  await stage.product.work();
  const path = `/api/projects/${projectId}/enhanced-analysis`;
  const refused = await call("POST", path, person.headers);
  assert.equal(refused.status, 409);
  assert.equal(refused.body.code, "model_consent_needed");
  assert.match(refused.body.message, /Allow it on the project’s Live Analysis tab/);
  const consent = `/api/projects/${projectId}/model-consent`;
  const given = await call("PATCH", consent, person.headers, { modelConsent: true });
  assert.equal(given.body.modelConsent, true);
  assert.equal((await call("POST", path, person.headers)).status, 202);
  const report = await reviewProject(stage, { person, projectId });
  assert.equal(report.engine.kind, "rules and model");
});

Deno.test("consent taken back deletes the kept answers and ends the asking", async () => {
  const project = await createPlanProject(stage);
  await stage.product.work();
  const { person, projectId } = project;
  await call("PATCH", `/api/projects/${projectId}/model-consent`, person.headers, {
    modelConsent: false,
  });
  const asked = stage.peer.requests.length;
  const { rows } = await stage.product.embedded.exec(
    `select count(*) as kept from public.model_answers where project_id = '${projectId}'`,
  );
  assert.equal(Number(rows[0].kept), 0);
  const found = await stage.product.backend.model.reserve({
    projectId,
    run: 1,
    page: 1,
    task: "links",
    model: "m",
    mostUsd: 0,
    projectMaxUsd: 1,
    monthMaxUsd: 1000,
  });
  assert.deepEqual(found, { refused: "consent" });
  assert.equal(stage.peer.requests.length, asked);
});

Deno.test("progress names the model and its cost, and a canceled analysis leaves the last report", async () => {
  const project = await createPlanProject(stage, { pages: 2 });
  const { person, projectId } = project;
  const first = await reviewProject(stage, project);
  const base = `/api/projects/${projectId}`;
  const early = await call("GET", `${base}/progress`, person.headers);
  assert.equal(early.body.canCancel, false);
  assert.equal(early.body.model.name, "peer-vision");
  assert.equal(early.body.model.pages, 2);
  assert.ok(early.body.model.costUsd > 0);
  stage.product.mails.length = 0;
  await call("POST", `${base}/enhanced-analysis`, person.headers);
  const running = await call("GET", `${base}/progress`, person.headers);
  assert.equal(running.body.canCancel, true);
  const stopped = await call("DELETE", `${base}/enhanced-analysis`, person.headers);
  assert.equal(stopped.status, 200);
  assert.equal(stopped.body.status, "completed");
  const again = await reviewProject(stage, project);
  assert.equal(again.verificationCode, first.verificationCode);
  assert.deepEqual(stage.product.mails, []);
});

Deno.test("a first analysis can't be stopped without losing the project, and the answer says so", async () => {
  const { person, projectId } = await createPlanProject(stage);
  const refused = await call(
    "DELETE",
    `/api/projects/${projectId}/enhanced-analysis`,
    person.headers,
  );
  assert.equal(refused.status, 409);
  assert.match(refused.body.message, /Delete the project to stop it/);
  await stage.product.work();
});

for (const which of ["project", "month"] as const) {
  Deno.test(`the ceiling of the ${which} ends the asking cleanly and stands on the report`, async () => {
    const key = which === "project" ? "projectMaxUsd" : "monthMaxUsd";
    const before = stage.ceilings[key];
    stage.ceilings[key] = 0.05;
    try {
      const asked = stage.peer.requests.length;
      const report = await reviewProject(stage, await createPlanProject(stage));
      assert.equal(stage.peer.requests.length, asked);
      assert.match(report.engine.model!.ceiling!, new RegExp(`one ${which} was reached`));
      assert.equal(report.engine.kind, "rules");
      assert.match(report.notReviewed[0].reason, /cost limit.*rules alone/);
      assert.deepEqual(report.engine.model?.pagesAsked, []);
      assert.match(report.engine.model!.privacy, /No page was sent/);
    } finally {
      stage.ceilings[key] = before;
    }
  });
}

Deno.test("two workers that ask at once can't pass a ceiling together", async () => {
  const { projectId } = await createPlanProject(stage);
  await stage.product.work();
  const question = {
    projectId,
    run: 9,
    page: 1,
    task: "links",
    model: "m",
    mostUsd: 40,
    projectMaxUsd: 50,
    monthMaxUsd: 1e6,
  };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => stage.product.backend.model.reserve(question)),
  );
  assert.equal(answers.filter((it) => "id" in it).length, 1);
});
