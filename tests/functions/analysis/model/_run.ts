/** A product whose worker asks a peer of the model; the peer's behaviour can be changed between runs. */
import assert from "node:assert/strict";
import { createOpenAiModel } from "../../../../functions/_providers/model/openai.ts";
import { createModelDesk } from "../../../../functions/analysis/propose/desk.ts";
import type { ReportResponse } from "../../../../functions/_shared/contract/mod.ts";
import { EMPTY_ANSWERS } from "../../../fakes/model_answers.ts";
import {
  createModelPeer,
  type ModelPeer,
  type PeerAnswer,
  type PeerRequest,
} from "../../../fakes/model_peer.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  PROJECT_FIELDS,
  projectForm,
  registerPerson,
  type TestProduct,
} from "../../../fakes/product.ts";
import { drawSmallPlan } from "../../../fakes/small_plan.ts";

export interface ModelStage {
  product: TestProduct;
  peer: ModelPeer;
  /** What the peer does from now on. */
  behave: (decide: (request: PeerRequest, index: number) => PeerAnswer) => void;
  /** Ceilings in US dollars from now on. */
  ceilings: { projectMaxUsd: number; monthMaxUsd: number };
  close: () => Promise<void>;
}

/** Answers each task with what is given, and with nothing where nothing is. */
export const answering =
  (answers: Record<string, unknown>) => ({ schemaName }: PeerRequest): PeerAnswer => ({
    kind: "json",
    value: answers[schemaName] ?? EMPTY_ANSWERS[schemaName],
  });

export async function openStage(): Promise<ModelStage> {
  let decide: (request: PeerRequest, index: number) => PeerAnswer = answering({});
  const peer = createModelPeer((request, index) => decide(request, index));
  const ceilings = { projectMaxUsd: 50, monthMaxUsd: 500 };
  const product = await openTestProduct({
    openDesk: (backend) => {
      const desk = createModelDesk({
        model: createOpenAiModel({
          apiKey: "sk-test",
          baseURL: "http://127.0.0.1/v1",
          model: "peer-vision",
          inputUsdPerMillion: 10,
          outputUsdPerMillion: 10,
          idleMs: 50,
          fetch: peer.fetch,
        }),
        host: "127.0.0.1",
        ledger: {
          ...backend.model,
          reserve: (question) => backend.model.reserve({ ...question, ...ceilings }),
        },
        ...ceilings,
        pause: () => Promise.resolve(),
      });
      return desk;
    },
  });
  return {
    product,
    peer,
    ceilings,
    behave: (it) => void (decide = it),
    close: () => product.close(),
  };
}

/** Creates a project with a plan of few words. */
export async function createPlanProject(
  { product }: ModelStage,
  { pages = 1, consent = true, person }: { pages?: number; consent?: boolean; person?: Person } =
    {},
): Promise<{ person: Person; projectId: string }> {
  const owner = person ?? await registerPerson(product);
  const { tags: _, ...fields } = PROJECT_FIELDS;
  const form = projectForm({ ...fields, modelConsent: String(consent) }, [
    { name: "plans.pdf", bytes: await drawSmallPlan({ pages, mark: owner.id.slice(0, 6) }) },
  ]);
  return { person: owner, projectId: await createTestProject(product, owner, form) };
}

/** The report of a project after all work is done. */
export async function reviewProject(
  stage: ModelStage,
  { person, projectId }: { person: Person; projectId: string },
): Promise<ReportResponse> {
  await stage.product.work();
  const answer = await stage.product.app.request(`/api/projects/${projectId}/report`, {
    headers: person.headers,
  });
  assert.equal(answer.status, 200, await answer.clone().text());
  return await answer.json();
}

/** What was decided, without ids, words and questions: the part no model may change. */
export function decisions(report: ReportResponse): string[] {
  return report.findings.filter((it) => it.status !== "warning").map((it) =>
    [it.ruleId, it.status, it.severity, it.measured, it.evidence.sourceText].join(" | ")
  ).sort();
}
