import assert from "node:assert/strict";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { createOpenAiModel } from "../../../../functions/_providers/model/openai.ts";
import { openLocalDesk } from "../../../../functions/analysis/propose/local_desk.ts";
import { closeReaders } from "../../../../functions/analysis/read/mod.ts";
import { choose, EMPTY_ANSWERS, isAboutSheet, onSheets } from "../../../fakes/model_answers.ts";
import { createModelPeer } from "../../../fakes/model_peer.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { compareModes, counting } from "../../../bench/accuracy_model.ts";
import type { TruthRow } from "../../../bench/matching.ts";

Deno.test.afterAll(() => closeReaders());

const GUARD = "FBC-B-1015.3-guard-height";

/** A walk whose edge is named by where it is, which no word of the lexicon tells. */
async function drawWalk(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const sheet = document.addPage([1224, 792]);
  sheet.drawText("TERRACE GUARD", { x: 200, y: 500, size: 9, font });
  sheet.drawText(`34"`, { x: 305, y: 480, size: 9, font });
  sheet.drawText("ROOF PLAN", { x: 300, y: 120, size: 14, font });
  sheet.drawText("A-103", { x: 1130, y: 50, size: 20, font });
  return new Uint8Array(await document.save());
}

/** The walk reviewed in each way. @param choice what the second reading takes the figure for */
async function compareWalk(choice: RegExp) {
  const peer = createModelPeer(({ schemaName, prompt }) => {
    if (isAboutSheet(schemaName)) {
      const idOf = (word: string) =>
        Number(new RegExp(`^(\\d+)\\|${word}\\|`, "m").exec(prompt)![1]);
      const link = {
        requirement: GUARD,
        words: [idOf('34"')],
        subject: [idOf("TERRACE"), idOf("GUARD")],
        room: [],
        relation: "provides",
      };
      return { kind: "json", value: onSheets({ links: [link] })[schemaName] };
    }
    if (schemaName === "second_reading") {
      return { kind: "json", value: { choices: choose(prompt, choice) } };
    }
    return { kind: "json", value: EMPTY_ANSWERS[schemaName] };
  });
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
    sheet: "A-103",
    sections: ["1015.3"],
    requirementIds: [GUARD],
    severity: "critical",
    what: "Guard height",
    measured: 34,
    required: 42,
    unit: "in",
    evidenceText: `TERRACE GUARD 34"`,
    bbox: { x: 16, y: 35, width: 20, height: 3 },
  };
  const set = {
    name: "walk",
    files: [{ name: "plans.pdf", bytes: await drawWalk() }],
    project: aProject({ occupancyClassification: ["B"] }),
    truth: [row],
  };
  const tokens = { input: 0, output: 0 };
  const desk = openLocalDesk(counting(model, tokens), { host: "127.0.0.1", maxUsd: 1 });
  const { modes, isOffSame } = await compareModes(set, desk);
  const statuses = Object.values(modes).map(({ rows }) => rows[0].finding?.status);
  return { statuses, isOffSame, tokens, questions: peer.requests.map((it) => it.schemaName) };
}

Deno.test("compareModes() counts what links add, asks each question once, and leaves nothing behind", async () => {
  const { statuses, isOffSame, tokens, questions } = await compareWalk(/^Guard height/);
  assert.notEqual(statuses[0], "issue");
  assert.deepEqual(statuses.slice(1), ["warning", "issue"]);
  assert.equal(questions.filter(isAboutSheet).length, 1);
  assert.equal(questions.filter((it) => it === "second_reading").length, 1);
  assert.ok(tokens.input > 0 && tokens.output > 0, "what the service counts is added up");
  assert.ok(isOffSame, "turned off, findings, matrix and coverage are those of the rules");
});

Deno.test("what one model links and another reads as none of it asks a person", async () => {
  const { statuses, questions } = await compareWalk(/^Nobody says this/);
  assert.ok(questions.includes("second_reading"));
  assert.deepEqual(statuses.slice(1), ["warning", "warning"]);
});
