import assert from "node:assert/strict";
import { requirements } from "../../../../functions/_rules/limits/fbc_2023/requirements.ts";
import { createOpenAiModel } from "../../../../functions/_providers/model/openai.ts";
import { openLocalDesk } from "../../../../functions/analysis/propose/local_desk.ts";
import { closeReaders } from "../../../../functions/analysis/read/mod.ts";
import { EMPTY_ANSWERS } from "../../../fakes/model_answers.ts";
import { createModelPeer } from "../../../fakes/model_peer.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { drawSmallPlan } from "../../../fakes/small_plan.ts";
import { compareModes } from "../../../bench/accuracy_model.ts";
import type { TruthRow } from "../../../bench/matching.ts";

Deno.test.afterAll(() => closeReaders());

/** A requirement no rule speaks of on the small plan: only the model can report it. */
const asked = requirements.find((it) => it.sheets.length > 0 && it.code.startsWith("NFPA 70"))!;

Deno.test("compareModes() counts what each way of reviewing reports, and asks each question once", async () => {
  const peer = createModelPeer(({ schemaName }) => ({
    kind: "json",
    value: schemaName === "examiner"
      ? { questions: [{ requirementId: asked.id, quote: "EXIT SIGN WITH BATTERY" }] }
      : EMPTY_ANSWERS[schemaName],
  }));
  const model = createOpenAiModel({
    apiKey: "sk-test",
    baseURL: "http://127.0.0.1/v1",
    model: "m",
    fetch: peer.fetch,
  });
  const row: TruthRow = {
    id: "v1",
    kind: "violation",
    page: 1,
    sheet: "A-101",
    sections: [asked.section],
    requirementIds: [asked.id],
    severity: asked.severity,
    what: asked.title,
    measured: null,
    required: null,
    unit: "",
    evidenceText: "EXIT SIGN WITH BATTERY",
    bbox: { x: 5, y: 68, width: 20, height: 8 },
  };
  const set = {
    name: "small",
    files: [{ name: "plans.pdf", bytes: await drawSmallPlan() }],
    project: aProject(),
    truth: [row],
  };
  const rows = await compareModes(set, openLocalDesk(model, { host: "127.0.0.1", maxUsd: 1 }));
  assert.equal(rows["rules alone"][0].finding, null);
  assert.equal(rows.both[0].finding?.requirementId, asked.id);
  assert.equal(rows.both[0].finding?.status, "warning");
  const questions = peer.requests.map((it) => it.schemaName);
  assert.deepEqual(questions.filter((it) => it === "notes").length, 1);
});
