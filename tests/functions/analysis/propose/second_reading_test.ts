import assert from "node:assert/strict";
import { requirements } from "../../../../functions/_rules/limits/fbc_2023/requirements.ts";
import { createOpenAiModel } from "../../../../functions/_providers/model/openai.ts";
import {
  batchesOf,
  confirmBatch,
  judgeReading,
} from "../../../../functions/analysis/propose/confirm.ts";
import { type Control, findControls } from "../../../../functions/analysis/propose/control.ts";
import { linkKey, type ProposedLink } from "../../../../functions/analysis/propose/link.ts";
import { type Reading, readingOf } from "../../../../functions/analysis/propose/reading.ts";
import { chooseAmong } from "../../../../functions/analysis/propose/tasks/second_reading/mod.ts";
import type { Note } from "../../../../functions/_shared/domain/plan_set.ts";
import { aNote, aPlanSet } from "../../../fakes/plan_set.ts";
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

Deno.test("one choice is another measure of the same thing, where there is one", () => {
  const others = (id: string) => {
    const { texts, proposed } = chooseAmong(id, "seed");
    return texts.filter((_, at) => at !== proposed - 1).map((it) => it.split(": ")[1]);
  };
  assert.ok(others("FBC-R-R311.7.5.1-riser").includes("tread depth"));
  assert.ok(others("FBC-B-1014.2-handrail-height").includes("circular cross-section diameter"));
  assert.ok(others(LANDING).every((it) => !/landing/.test(it ?? "")), "none says so plainly");
});

Deno.test("the order of the choices hangs on the link and is the same every time", () => {
  assert.deepEqual(chooseAmong(LANDING, "a"), chooseAmong(LANDING, "a"));
  const places = new Set([..."abcdefghijkl"].map((it) => chooseAmong(LANDING, it).proposed));
  assert.ok(places.size > 2, [...places].join(" "));
});

/** A figure of which it is known that it is no landing. */
const control: Control = {
  page: 3,
  text: `42"`,
  box: { x: 60, y: 20, width: 2, height: 2 },
  offeredId: "FBC-B-1011.5.2-riser",
  isFitting: false,
  truth: "guard height GUARD 42 HIGH",
};

type Choose = (asked: { proposed: number; none: number; isControl: boolean }) => number;

async function confirm(choose: Choose | PeerAnswer, controls: readonly Control[] = [control]) {
  const peer = createModelPeer(({ prompt }) => {
    if (typeof choose !== "function") return choose;
    const parts = prompt.split(/^Picture \d+\. /m).slice(1);
    const choices = parts.map((part) => {
      const isControl = part.includes(control.text);
      const key = `${control.page} ${control.box.x} ${control.box.y} ${control.text}`;
      return choose({
        ...isControl
          ? chooseAmong(control.offeredId, key, control.truth)
          : chooseAmong(LANDING, linkKey(link)),
        isControl,
      });
    });
    return { kind: "json", value: { choices } };
  });
  const model = createOpenAiModel({
    apiKey: "sk-test",
    baseURL: "http://127.0.0.1/v1",
    model: "m",
    fetch: peer.fetch,
  });
  const [confirmation] = await confirmBatch(model, {
    readings: [readingOf(link)],
    controls,
    contentHash: "page",
    draw: () => Promise.resolve(new Uint8Array([1])),
  }, {
    books: {
      find: () => Promise.resolve(null),
      reserve: () => Promise.resolve({ id: "1" }),
      settle: () => Promise.resolve(),
    },
    pause: () => Promise.resolve(),
  });
  return { outcome: confirmation.outcome, peer };
}

/** Sees what figures measure, and that nothing fits the control. */
const looks: Choose = ({ proposed, none, isControl }) => (isControl ? none : proposed);

Deno.test("confirmBatch() asks with a picture each and says neither what was proposed nor what is a control", async () => {
  const { peer } = await confirm(looks);
  const [{ prompt, images }] = peer.requests;
  assert.equal(images.length, 2);
  assert.match(prompt, /Framed: “58"”/);
  assert.match(prompt, /“42"”/);
  assert.doesNotMatch(prompt, new RegExp(`${LANDING}|control`, "i"));
});

const outcomes: { name: string; answer: Choose | PeerAnswer; outcome: string }[] = [
  { name: "the same choice", answer: looks, outcome: "agrees" },
  {
    name: "another choice",
    answer: ({ proposed, none, isControl }) => isControl ? none : proposed === 1 ? 2 : 1,
    outcome: "disagrees",
  },
  { name: "none of everything", answer: ({ none }) => none, outcome: "disagrees" },
  { name: "a choice there is not", answer: () => 99, outcome: "not believed" },
  { name: "agreeing to everything", answer: ({ proposed }) => proposed, outcome: "not believed" },
  {
    name: "a choice for the control that nobody planted",
    answer: ({ proposed, isControl }) => isControl ? (proposed === 1 ? 2 : 1) : proposed,
    outcome: "not believed",
  },
  { name: "no answer", answer: { kind: "refusal", text: "no" }, outcome: "unanswered" },
  { name: "nonsense", answer: { kind: "text", text: "{" }, outcome: "unanswered" },
  {
    name: "fewer answers than pictures",
    answer: { kind: "json", value: { choices: [1] } },
    outcome: "unanswered",
  },
];
for (const { name, answer, outcome } of outcomes) {
  Deno.test(`confirmBatch() takes ${name} for: ${outcome}`, async () => {
    assert.equal((await confirm(answer)).outcome, outcome);
  });
}

Deno.test("a reader who was shown no control is not believed", async () => {
  assert.equal((await confirm(looks, [])).outcome, "not believed");
});

Deno.test("batches hold four links by page and controls of those pages, or of others where they have none", () => {
  const readings = Array.from({ length: 9 }, (_, at) => ({
    ...readingOf(link),
    key: `${at}`,
    page: at === 0 ? 5 : at < 6 ? 3 : 4,
  }));
  const far = { ...control, page: 9 };
  const batches = batchesOf(readings, [control, far]);
  assert.deepEqual(
    batches.map((it) => [it.readings, it.controls].map((all) => all.map(({ page }) => page))),
    [[[3, 3, 3, 3], [3]], [[3, 4, 4, 4], [3]], [[5], [3, 9]]],
  );
});

const issue: Reading = { ...readingOf(link), key: "issue", of: "issue" };
const fitting: Control = { ...control, isFitting: true };

Deno.test("batches of issues hold a control that fits nothing and one that fits", () => {
  const [batch] = batchesOf([issue], [control, control, fitting, fitting]);
  assert.deepEqual(batch.controls.map((it) => it.isFitting), [false, true]);
});

const PLACES = { proposed: 3, none: 8 };
const doubts = [
  { name: "reads it so", choices: [3, 8, 3], controls: [control, fitting], outcome: "agrees" },
  { name: "names another", choices: [2, 8, 3], controls: [control, fitting], outcome: "disagrees" },
  { name: "names none", choices: [8, 8, 3], controls: [control, fitting], outcome: "disagrees" },
  { name: "denies all", choices: [8, 8, 8], controls: [control, fitting], outcome: "not believed" },
  {
    name: "agrees to all",
    choices: [3, 3, 3],
    controls: [control, fitting],
    outcome: "not believed",
  },
  { name: "saw nothing that fits", choices: [8, 8], controls: [control], outcome: "not believed" },
  { name: "saw nothing foreign", choices: [8, 3], controls: [fitting], outcome: "not believed" },
  { name: "says nothing", choices: null, controls: [control, fitting], outcome: "unanswered" },
] as const;
for (const { name, choices, controls, outcome } of doubts) {
  Deno.test(`a reader of an issue who ${name}: ${outcome}`, () => {
    const asked = [
      { reading: issue, ...PLACES },
      ...controls.map((it) => ({ control: it, ...PLACES })),
    ];
    assert.deepEqual(judgeReading(asked, choices), [{ key: "issue", outcome }]);
  });
}

Deno.test("a fitting control offers the requirement its figure tells about", () => {
  // What is offered with strangers on the page that is asked about fits nothing a second time.
  const notes = [aNote(`GUARD 42" HIGH`), aNote(`LANDING 60" DEEP`, { page: 2 })];
  const found = findControls(aPlanSet({ notes }), [{ page: 1, box: link.words.box }]);
  const told = found.filter((it) => it.isFitting);
  assert.ok(told.length > 0);
  for (const { offeredId, truth } of told) {
    const [thing] = truth.split(" ");
    assert.match(offeredId, new RegExp(thing.split("-").at(-1)!, "i"));
  }
});

Deno.test("controls are figures with a name, and no choice of theirs comes near it", () => {
  const plan = aPlanSet({ notes: [aNote(`GUARD 42" HIGH`), aNote(`STAIR LANDING 60" DEEP`)] });
  const found = findControls(plan, [{ ...readingOf(link), page: 1 }]);
  assert.ok(found.length >= 1);
  for (const { text, truth, offeredId } of found.filter((it) => !it.isFitting)) {
    const { texts, proposed, none } = chooseAmong(offeredId, text, truth);
    assert.equal(texts.length, none);
    const others = texts.slice(0, -1).filter((_, at) => at !== proposed - 1);
    const name = /guard/i.test(truth) ? /guard/i : /landing/i;
    assert.ok(!others.some((it) => name.test(it.split(":")[0])), others.join("; "));
    assert.doesNotMatch(texts[proposed - 1], name);
  }
});

Deno.test("a control is asked about once, its line fits the part that is shown, and holds the figure once", () => {
  const told = (notes: Note[]) => {
    const plan = aPlanSet({ notes });
    const asked = { ...readingOf(link), page: 1 };
    return findControls(plan, [asked]).map(({ text }) => text);
  };
  assert.deepEqual(told([aNote(`GUARD 42" HIGH`)]), [`42"`]);
  assert.ok(!told([aNote(`REAR GRAB BAR 36" LONG, TOP AT 36" A.F.F.`)]).includes(`36"`));
  const wide = { ...aNote(`GUARD 42" HIGH`), box: { x: 1, y: 50, width: 95, height: 1 } };
  assert.ok(!told([wide]).includes(`42"`));
  const notes = [aNote(`LANDING 60" DEEP`), aNote(`HANDRAIL 36" HIGH`)];
  const found = findControls(aPlanSet({ notes }), [{ ...readingOf(link), page: 1 }]);
  const places = found.map(({ page, box }) => `${page} ${box.x} ${box.y}`);
  assert.equal(new Set(places).size, places.length);
});

Deno.test("no two choices of a question read alike", () => {
  for (const { id } of requirements.slice(0, 60)) {
    for (const seed of ["a", "b", "c", "d"]) {
      const { texts } = chooseAmong(id, seed);
      assert.equal(new Set(texts).size, texts.length, texts.join("; "));
    }
  }
});
