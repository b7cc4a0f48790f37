/** Every way the model can fail, through the real queue: a finished report each time, no page lost, nothing paid twice. */
import assert from "node:assert/strict";
import { isAboutSheet } from "../../../fakes/model_answers.ts";
import type { PeerAnswer } from "../../../fakes/model_peer.ts";
import {
  answering,
  createPlanProject,
  decisions,
  type ModelStage,
  openStage,
  reviewProject,
} from "./_run.ts";

let stage: ModelStage;
let plain: string[];
Deno.test.beforeAll(async () => {
  stage = await openStage();
  plain = decisions(
    await reviewProject(stage, await createPlanProject(stage, { pages: 2, consent: false })),
  );
});
Deno.test.afterAll(() => stage.close());

/** US dollars of one answered question of the peer. */
const ANSWER_USD = 0.012;

async function spentOn(projectId: string): Promise<{ usd: number; open: number }> {
  const { rows } = await stage.product.embedded.exec(
    `select coalesce(sum(cost_usd), 0) as usd, count(*) filter (where cost_usd is null) as open
     from public.model_calls where project_id = '${projectId}'`,
  );
  return { usd: Number(rows[0].usd), open: Number(rows[0].open) };
}

const FAILURES: { name: string; answer: PeerAnswer; isBilled: boolean; why: RegExp }[] = [
  {
    name: "refuses",
    answer: { kind: "refusal", text: "I can't help with that" },
    isBilled: true,
    why: /declined to answer/,
  },
  { name: "stalls", answer: { kind: "stall" }, isBilled: true, why: /stopped midway/ },
  { name: "is cut", answer: { kind: "cut" }, isBilled: true, why: /cut off/ },
  {
    name: "limits",
    answer: { kind: "status", status: 429, retryAfterS: 1 },
    isBilled: false,
    why: /429/,
  },
  {
    name: "limits for an hour",
    answer: { kind: "status", status: 429, retryAfterS: 3600 },
    isBilled: false,
    why: /429/,
  },
  {
    name: "has an empty account",
    answer: { kind: "status", status: 429, code: "insufficient_quota" },
    isBilled: false,
    why: /429/,
  },
  { name: "fails", answer: { kind: "status", status: 500 }, isBilled: false, why: /500/ },
  { name: "refuses the key", answer: { kind: "status", status: 401 }, isBilled: false, why: /401/ },
  { name: "talks nonsense", answer: { kind: "text", text: "{oops" }, isBilled: true, why: /JSON/ },
  {
    name: "answers in another shape",
    answer: { kind: "json", value: { verdict: "all fine" } },
    isBilled: true,
    why: /requested form/,
  },
  {
    name: "never comes to an end",
    answer: { kind: "tooLong" },
    isBilled: true,
    why: /did not fit/,
  },
];

for (const { name, answer, isBilled, why } of FAILURES) {
  Deno.test(`a model that ${name} leaves a finished report by rules alone`, async () => {
    stage.behave(() => answer);
    const project = await createPlanProject(stage, { pages: 2 });
    const report = await reviewProject(stage, project);
    assert.equal(report.sheets.length, 2);
    assert.deepEqual(decisions(report), plain);
    assert.equal(report.engine.kind, "rules");
    const { model } = report.engine;
    assert.deepEqual(model?.pagesFailed.map((it) => it.page), [1, 2]);
    for (const page of model!.pagesFailed) assert.match(page.reason, why);
    assert.equal(
      report.notReviewed.filter((it) => /rules alone reviewed/.test(it.reason)).length,
      2,
    );
    const { usd, open } = await spentOn(project.projectId);
    assert.equal(open, 0);
    assert.equal(usd > 0, isBilled);
    assert.equal(model!.costUsd, Math.round(usd * 10_000) / 10_000);
  });
}

Deno.test("a passing failure is asked again, and each answer is paid once", async () => {
  const seen = new Set<string>();
  const good = answering({});
  stage.behave((request) => {
    const key = request.schemaName + request.images.length;
    if (seen.has(key)) return good(request);
    seen.add(key);
    return { kind: "status", status: 500 };
  });
  const project = await createPlanProject(stage);
  const before = stage.peer.requests.length;
  const report = await reviewProject(stage, project);
  assert.deepEqual(report.engine.model?.pagesFailed, []);
  assert.equal(report.engine.kind, "rules and model");
  const answered = stage.peer.requests.length - before - seen.size;
  const { usd } = await spentOn(project.projectId);
  assert.ok(Math.abs(usd - answered * ANSWER_USD) < 1e-6);
});

Deno.test("a service that is gone is left alone after two pages", async () => {
  stage.behave(() => ({ kind: "status", status: 500 }));
  const before = stage.peer.requests.length;
  const report = await reviewProject(stage, await createPlanProject(stage, { pages: 5 }));
  assert.equal(stage.peer.requests.length - before, 6);
  assert.equal(report.engine.model?.pagesFailed.length, 5);
});

Deno.test("a refused key is not tried on the next page", async () => {
  stage.behave(() => ({ kind: "status", status: 401 }));
  const before = stage.peer.requests.length;
  await reviewProject(stage, await createPlanProject(stage, { pages: 4 }));
  assert.equal(stage.peer.requests.length - before, 1);
});

Deno.test("the next run takes the failed pages up again and pays only for those", async () => {
  const good = answering({});
  let linked = 0;
  stage.behave((request) =>
    isAboutSheet(request.schemaName) && ++linked === 1 ? { kind: "text", text: "?" } : good(request)
  );
  const project = await createPlanProject(stage, { pages: 2 });
  const first = await reviewProject(stage, project);
  assert.equal(first.engine.model?.pagesFailed.length, 1);
  assert.equal(first.engine.kind, "rules and model");
  stage.behave(good);
  const before = stage.peer.requests.length;
  const { person, projectId } = project;
  await stage.product.app.request(`/api/projects/${projectId}/enhanced-analysis`, {
    method: "POST",
    headers: person.headers,
  });
  const second = await reviewProject(stage, project);
  assert.deepEqual(second.engine.model?.pagesFailed, []);
  assert.deepEqual(
    stage.peer.requests.slice(before).filter((it) => isAboutSheet(it.schemaName)).length,
    1,
  );
});
