import assert from "node:assert/strict";
import { requirements } from "../../../../functions/_rules/limits/fbc_2023/requirements.ts";
import { createOpenAiModel } from "../../../../functions/_providers/model/openai.ts";
import { confirmLink } from "../../../../functions/analysis/propose/confirm.ts";
import { linkKey, type ProposedLink } from "../../../../functions/analysis/propose/link.ts";
import { chooseAmong } from "../../../../functions/analysis/propose/tasks/second_reading/mod.ts";
import { createModelPeer, type PeerAnswer } from "../../../fakes/model_peer.ts";

const LANDING = "FBC-B-1011.6-landing";

const link: ProposedLink = {
  page: 3,
  requirementId: LANDING,
  relation: "provides",
  words: { ids: [4], text: `58"`, box: { x: 40, y: 20, width: 2, height: 2 } },
  subject: null,
  room: null,
  proof: "run",
};

Deno.test("a second reading has eight choices: the proposed one, six strangers and none", () => {
  for (const { id, title } of requirements.slice(0, 80)) {
    const { texts, proposed } = chooseAmong(id, "seed");
    assert.equal(texts.length, 8);
    assert.equal(new Set(texts).size, 8, title);
    assert.match(texts[7], /^none of these/);
    assert.ok(proposed >= 1 && proposed <= 7);
    assert.ok(texts[proposed - 1].startsWith(title.replace(/\d.*$/, "").trim()), title);
    assert.ok(texts.every((it) => !/\b\d+ ?(in|ft|h|psf)\b/.test(it)), texts.join("; "));
  }
});

Deno.test("no choice beside the proposed one names the same thing", () => {
  const { texts, proposed } = chooseAmong(LANDING, "seed");
  const others = texts.filter((_, at) => at !== proposed - 1);
  assert.ok(others.every((it) => !/stair|landing/i.test(it.split(":")[0])), others.join("; "));
});

Deno.test("the order of the choices hangs on the link and is the same every time", () => {
  assert.deepEqual(chooseAmong(LANDING, "a"), chooseAmong(LANDING, "a"));
  const places = new Set([..."abcdefghijkl"].map((it) => chooseAmong(LANDING, it).proposed));
  assert.ok(places.size > 2, [...places].join(" "));
});

async function confirm(answer: (proposed: number) => PeerAnswer) {
  const { proposed } = chooseAmong(LANDING, linkKey(link));
  const peer = createModelPeer(() => answer(proposed));
  const model = createOpenAiModel({
    apiKey: "sk-test",
    baseURL: "http://127.0.0.1/v1",
    model: "m",
    fetch: peer.fetch,
  });
  const outcome = await confirmLink(model, {
    link,
    contentHash: "page",
    draw: () =>
      Promise.resolve({
        image: { png: new Uint8Array([1]), caption: "part" },
        part: { x: 30, y: 10, width: 20, height: 20 },
      }),
  }, {
    books: {
      find: () => Promise.resolve(null),
      reserve: () => Promise.resolve({ id: "1" }),
      settle: () => Promise.resolve(),
    },
    pause: () => Promise.resolve(),
  });
  return { outcome, peer };
}

Deno.test("confirmLink() asks with one picture and does not say what was proposed", async () => {
  const { peer } = await confirm((choice) => ({ kind: "json", value: { choice } }));
  const [{ prompt, images }] = peer.requests;
  assert.equal(images.length, 1);
  assert.match(prompt, /“58"”, 55 % from the left and 55 % from the top of the picture/);
  assert.doesNotMatch(prompt, new RegExp(LANDING));
});

const outcomes: { name: string; answer: (proposed: number) => PeerAnswer; outcome: string }[] = [
  {
    name: "the same choice",
    answer: (choice) => ({ kind: "json", value: { choice } }),
    outcome: "agrees",
  },
  {
    name: "another choice",
    answer: (choice) => ({ kind: "json", value: { choice: choice === 1 ? 2 : 1 } }),
    outcome: "disagrees",
  },
  { name: "none", answer: () => ({ kind: "json", value: { choice: 8 } }), outcome: "disagrees" },
  {
    name: "a choice there is not",
    answer: () => ({ kind: "json", value: { choice: 99 } }),
    outcome: "disagrees",
  },
  { name: "no answer", answer: () => ({ kind: "refusal", text: "no" }), outcome: "unanswered" },
  { name: "nonsense", answer: () => ({ kind: "text", text: "{" }), outcome: "unanswered" },
];
for (const { name, answer, outcome } of outcomes) {
  Deno.test(`confirmLink() takes ${name} for: ${outcome}`, async () => {
    assert.deepEqual((await confirm(answer)).outcome.outcome, outcome);
  });
}
