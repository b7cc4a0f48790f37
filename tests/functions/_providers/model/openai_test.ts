import assert from "node:assert/strict";
import { z } from "zod";
import { createOpenAiModel } from "../../../../functions/_providers/model/openai.ts";
import { APIS } from "../../../../functions/_providers/model/settings.ts";
import { createModelPeer, type PeerAnswer } from "../../../fakes/model_peer.ts";

const schema = z.object({ sheetNumber: z.string().nullable().describe("As printed") });
const question = {
  task: "title_block",
  version: "1",
  prompt: "Read the title block.",
  context: "Words on the sheet: A-101",
  schema,
  images: [{ png: new Uint8Array([1, 2, 3]), caption: "page 1" }],
};

type Api = typeof APIS[number];

function ask(answer: PeerAnswer, over: { api: Api; idleMs?: number }) {
  const peer = createModelPeer(() => answer);
  const model = createOpenAiModel({
    apiKey: "sk-test",
    baseURL: "http://127.0.0.1/v1",
    model: "vision-test",
    inputUsdPerMillion: 2,
    outputUsdPerMillion: 10,
    fetch: peer.fetch,
    ...over,
  });
  return { peer, model, outcome: model.ask(question) };
}

const failures: { name: string; answer: PeerAnswer; kind: string }[] = [
  { name: "a refusal", answer: { kind: "refusal", text: "I can't help" }, kind: "refused" },
  { name: "a stream cut short", answer: { kind: "cut" }, kind: "retry" },
  { name: "an answer that did not fit", answer: { kind: "tooLong" }, kind: "tooLong" },
  { name: "text that is no JSON", answer: { kind: "text", text: "{oops" }, kind: "invalid" },
  {
    name: "JSON of another shape",
    answer: { kind: "json", value: { number: 5 } },
    kind: "invalid",
  },
  { name: "a server error", answer: { kind: "status", status: 500 }, kind: "retry" },
  {
    name: "an empty purse",
    answer: { kind: "status", status: 429, code: "insufficient_quota" },
    kind: "fatal",
  },
  { name: "a wrong key", answer: { kind: "status", status: 401 }, kind: "fatal" },
  { name: "a bad request", answer: { kind: "status", status: 400 }, kind: "fatal" },
];

for (const api of APIS) {
  Deno.test(`${api}: ask() sends prompt, picture and schema, stores nothing and counts the cost`, async () => {
    const { peer, outcome } = ask({ kind: "json", value: { sheetNumber: "A-101" } }, { api });
    const result = await outcome;
    assert.equal(result.kind, "ok");
    assert.deepEqual(result.kind === "ok" && result.value, { sheetNumber: "A-101" });
    assert.equal(result.kind === "ok" && result.usage.costUsd, 0.004);
    const [request] = peer.requests;
    assert.equal(request.store, false);
    assert.deepEqual([...request.images[0]], [1, 2, 3]);
    assert.equal(request.schemaName, "title_block");
    assert.match(request.prompt, /^Read the title block\.\nWords on the sheet: A-101/);
  });

  Deno.test(`${api}: ask() says tier and effort, and questions of one task begin alike`, async () => {
    const peer = createModelPeer(() => ({ kind: "json", value: { sheetNumber: "A-101" } }));
    const bodies: Record<string, unknown>[] = [];
    const model = createOpenAiModel({
      apiKey: "sk-test",
      baseURL: "http://127.0.0.1/v1",
      model: "vision-test",
      tier: "priority",
      effort: "low",
      api,
      fetch: (input, init) => {
        bodies.push(JSON.parse(String(init?.body)));
        return peer.fetch(input, init);
      },
    });
    await model.ask(question);
    await model.ask({ ...question, context: "Words on the sheet: S-201" });
    assert.deepEqual(bodies.map((it) => it.service_tier), ["priority", "priority"]);
    for (const it of bodies) assert.match(JSON.stringify(it), /"(?:reasoning_)?effort":"low"/);
    assert.equal(bodies[0].prompt_cache_key, bodies[1].prompt_cache_key);
    for (const { prompt } of peer.requests) assert.ok(prompt.startsWith(question.prompt));
  });

  for (const { name, answer, kind } of failures) {
    Deno.test(`${api}: ask() calls ${name} ${kind}`, async () => {
      assert.equal((await ask(answer, { api }).outcome).kind, kind);
    });
  }

  Deno.test(`${api}: ask() hands the waiting time of a rate limit to the queue and asks once only`, async () => {
    const { peer, outcome } = ask({ kind: "status", status: 429, retryAfterS: 120 }, { api });
    assert.deepEqual(await outcome, {
      kind: "retry",
      why: "the service accepts no more requests for now (429)",
      detail: "429 status 429",
      afterMs: 120_000,
      mayBeBilled: false,
    });
    assert.equal(peer.requests.length, 1);
  });

  Deno.test(`${api}: what the service says of its account and key is for the log`, async () => {
    const message = "Incorrect API key provided: sk-proj-secret. Organization org-42.";
    for (const status of [400, 401, 403, 404, 429, 500]) {
      const fetch = () => Promise.resolve(Response.json({ error: { message } }, { status }));
      const model = createOpenAiModel({ apiKey: "sk-proj-secret", model: "m", api, fetch });
      const outcome = await model.ask(question);
      assert.ok(outcome.kind === "fatal" || outcome.kind === "retry", outcome.kind);
      assert.match(outcome.why, new RegExp(`^the service .+ \\(${status}\\)$`));
      assert.doesNotMatch(outcome.why, /secret|org-42/);
      assert.match(outcome.detail!, /org-42/);
    }
  });

  Deno.test(`${api}: ask() ends a stream that goes silent`, async () => {
    const outcome = await ask({ kind: "stall" }, { api, idleMs: 20 }).outcome;
    assert.equal(outcome.kind, "retry");
  });

  Deno.test(`${api}: ask() stops at once when canceled`, async () => {
    const peer = createModelPeer(() => ({ kind: "stall" }));
    const model = createOpenAiModel({
      apiKey: "sk-test",
      baseURL: "http://127.0.0.1/v1",
      model: "m",
      api,
      fetch: peer.fetch,
    });
    const controller = new AbortController();
    const outcome = model.ask(question, { signal: controller.signal });
    controller.abort();
    assert.equal((await outcome).kind, "cancelled");
  });

  Deno.test(`${api}: ask() counts the cost of an answer that can't be used`, async () => {
    const outcome = await ask({ kind: "text", text: "{oops" }, { api }).outcome;
    assert.equal(outcome.kind === "invalid" && outcome.usage?.costUsd, 0.004);
  });

  Deno.test(`${api}: priceOf() is never less than what the peer bills`, async () => {
    const { model } = ask({ kind: "json", value: { sheetNumber: "A-101" } }, { api });
    const { leastUsd, mostUsd } = model.priceOf(question);
    const outcome = await model.ask(question);
    const billed = outcome.kind === "ok" ? outcome.usage.costUsd! : NaN;
    assert.ok(leastUsd > 0 && leastUsd < mostUsd && billed <= mostUsd);
  });
}
