/**
 * What the product needs of the model's API, against the test peer and, with OPENAI_API_KEY set, against the
 * service itself (a few cents). Without a key no request leaves the machine.
 */
import assert from "node:assert/strict";
import { PDFDocument } from "pdf-lib";
import { createOpenAiModel } from "../../../../functions/_providers/model/openai.ts";
import { APIS } from "../../../../functions/_providers/model/settings.ts";
import type { ModelProvider } from "../../../../functions/_providers/model/port.ts";
import { modelOf, readEnvironment } from "../../../../functions/cli/environment.ts";
import type { Asked } from "../../../../functions/analysis/propose/ask.ts";
import { MODEL_TASKS } from "../../../../functions/analysis/propose/mod.ts";
import { applicability } from "../../../../functions/analysis/propose/tasks/applicability/mod.ts";
import { secondReading } from "../../../../functions/analysis/propose/tasks/second_reading/mod.ts";
import { renderSheet } from "../../../../functions/analysis/propose/tiles.ts";
import { EMPTY_ANSWERS, onSheets } from "../../../fakes/model_answers.ts";
import { createModelPeer } from "../../../fakes/model_peer.ts";
import { drawSmallPlan } from "../../../fakes/small_plan.ts";

/** The question that also asks for number and title. */
const NAMING = "unnamed_sheet";

interface Target {
  name: string;
  model: ModelProvider;
  withWrongKey: ModelProvider;
}

function peerTarget(api: typeof APIS[number]): Target {
  const settings = { api, baseURL: "http://127.0.0.1/v1", model: "peer" };
  const price = { inputUsdPerMillion: 5, outputUsdPerMillion: 25 };
  const good = createModelPeer(({ schemaName }) => ({
    kind: "json",
    value: schemaName === NAMING
      ? onSheets({ number: "A-101", title: "FLOOR PLAN" })[schemaName]
      : EMPTY_ANSWERS[schemaName],
  }));
  const closed = createModelPeer(() => ({ kind: "status", status: 401 }));
  return {
    name: `the peer by ${api}`,
    model: createOpenAiModel({ ...settings, ...price, apiKey: "sk-test", fetch: good.fetch }),
    withWrongKey: createOpenAiModel({ ...settings, apiKey: "sk-wrong", fetch: closed.fetch }),
  };
}

function liveTarget(): Target | null {
  const settings = modelOf(readEnvironment());
  return settings && {
    name: `${settings.model} itself`,
    model: createOpenAiModel(settings),
    withWrongKey: createOpenAiModel({ ...settings, apiKey: "sk-not-a-key" }),
  };
}

const file = { name: "plan.pdf", bytes: await drawSmallPlan() };
/** The sheet at a glance. */
const images = (await renderSheet(file, 1)).slice(0, 1);
const live = liveTarget();

/** All that is ever asked: of a page, of parts of sheets, and of a set, of which no picture is sent. */
const ASKED: readonly Asked[] = [...MODEL_TASKS, secondReading, applicability];

const questionOf = ({ name, version, prompt, schema }: Asked) => ({
  task: name,
  version,
  prompt,
  schema,
  images: name === applicability.name ? [] : images,
});

for (const { name, model, withWrongKey } of [...APIS.map(peerTarget), ...(live ? [live] : [])]) {
  Deno.test(`${name} reads a title block and counts what it took`, async () => {
    const task = MODEL_TASKS.find((it) => it.name === NAMING)!;
    const outcome = await model.ask(questionOf(task));
    assert.equal(outcome.kind, "ok", "why" in outcome ? outcome.why : "");
    if (outcome.kind !== "ok") return;
    const { number, title } = outcome.value as { number: string; title: string };
    assert.deepEqual([number, title], ["A-101", "FLOOR PLAN"]);
    assert.ok(outcome.usage.inputTokens > 0 && outcome.usage.outputTokens > 0);
    assert.ok(outcome.usage.costUsd! > 0);
    assert.ok(outcome.responseId.length > 0);
  });

  for (const task of ASKED) {
    Deno.test(`${name} takes the schema of ${task.name} and answers in it`, async () => {
      const question = questionOf(task);
      const outcome = await model.ask(question);
      assert.equal(outcome.kind, "ok", "why" in outcome ? outcome.why : "");
      const { mostUsd } = model.priceOf(question);
      assert.ok(outcome.kind === "ok" && outcome.usage.costUsd! <= mostUsd);
    });
  }

  Deno.test(`${name} refuses a wrong key for good`, async () => {
    const [task] = MODEL_TASKS;
    const outcome = await withWrongKey.ask(questionOf(task));
    assert.equal(outcome.kind, "fatal");
  });
}

Deno.test("pictures keep 3/32 in lettering at 14 pixels and more, and leave out blank paper", async () => {
  const [overview, ...tiles] = await renderSheet(file, 1);
  assert.equal(overview.caption, "The whole sheet, reduced");
  // 17 × 11 in at 150 dpi in tiles of at most 1,500 pixels.
  assert.equal(tiles.length, 4);
  for (const { png } of tiles) {
    const view = new DataView(png.buffer, png.byteOffset);
    const [width, height] = [view.getUint32(16), view.getUint32(20)];
    assert.ok(
      width > 1275 && width <= 1501 && height > 825 && height <= 1501,
      `${width}×${height}`,
    );
  }
  const sparse = await PDFDocument.create();
  sparse.addPage([1224, 792]).drawText("A NOTE IN ONE CORNER", { x: 60, y: 60, size: 12 });
  const bytes = new Uint8Array(await sparse.save());
  const captions = (await renderSheet({ name: "sparse.pdf", bytes }, 1))
    .map((it) => it.caption);
  assert.deepEqual(captions, [
    "The whole sheet, reduced",
    "Tile 3 of 4: row 2, column 1 of the sheet, x 0 to 524, y 464 to 1000",
  ]);
});
