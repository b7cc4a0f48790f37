/** One recorded answer for each task on one scanned sheet: what is taken in, and what is not. */
import assert from "node:assert/strict";
import { extractPage, type PageFacts } from "../../../../functions/analysis/extract/mod.ts";
import { MODEL_TASKS } from "../../../../functions/analysis/propose/mod.ts";
import type { Taken } from "../../../../functions/analysis/propose/task.ts";
import { PageBuilder } from "../extract/page_builder.ts";

const scan = { origin: "ocr" } as const;
const page = new PageBuilder()
  .text(500, 60, "A-101", scan)
  .text(500, 75, "FIRST FLOOR PLAN", scan)
  .text(60, 60, "TYPE OF CONSTRUCTION", scan)
  .text(400, 60, "V-B", scan)
  .text(60, 80, "BLDG. HT.", scan)
  .text(400, 80, `24'-0"`, scan)
  .text(100, 300, "220 SF", scan)
  .text(100, 340, "OFFICE", scan)
  .text(100, 380, "101", scan)
  .text(600, 300, "DOOR SCHEDULE", scan)
  .text(600, 320, "D1", scan)
  .text(660, 320, `3'-0" x 6'-8"`, scan)
  .text(100, 500, `GUARD 34" HIGH`, scan)
  .text(100, 600, "LEGEND", scan)
  .text(120, 620, "EXIT SIGN WITH BATTERY", scan)
  .build();

/** A page of which only the words are known. */
const facts: PageFacts = (() => {
  const found = extractPage(page);
  return {
    ...found,
    sheet: { ...found.sheet, number: null, title: null, kind: "other", discipline: "other" },
    notes: [],
    rooms: [],
    schedules: [],
    tags: [],
    codeSummary: Object.fromEntries(
      Object.keys(found.codeSummary).map((key) => [key, []]),
    ) as unknown as PageFacts["codeSummary"],
  };
})();

async function take(name: string): Promise<Taken> {
  const task = MODEL_TASKS.find((it) => it.name === name)!;
  const url = new URL(`../../../fixtures/model/${name}.json`, import.meta.url);
  const { version, answer } = JSON.parse(await Deno.readTextFile(url));
  assert.equal(version, task.version, "the prompt changed: look at its recorded answer again");
  return task.take(task.schema.parse(answer), facts, page);
}

Deno.test("every task has a recorded answer", async () => {
  for (const { name } of MODEL_TASKS) await take(name);
});

Deno.test("title_block reads number and title", async () => {
  const { sheet } = (await take("title_block")).facts;
  assert.equal(sheet.number, "A-101");
  assert.equal(sheet.title, "FIRST FLOOR PLAN");
  assert.equal(sheet.titleBlock?.readBy, "model");
});

Deno.test("classification names kind and discipline by words of the sheet", async () => {
  const { sheet } = (await take("classification")).facts;
  assert.deepEqual([sheet.kind, sheet.discipline], ["floor plan", "architectural"]);
});

Deno.test("links keeps what the sheet has words for, and how it bears them out", async () => {
  const { links = [], unverified } = await take("links");
  assert.deepEqual(
    links.map(({ requirementId, relation, words, subject, proof }) => [
      requirementId,
      relation,
      words.text,
      subject?.text ?? null,
      proof,
    ]),
    [
      ["FBC-B-1015.3-guard-height", "provides", '34"', "GUARD", "run"],
      ["FBC-B-1010.1.1-door-width", "provides", `3'-0"`, "D1", null],
      ["FBC-B-1013.1-exit-signs", "provides", "EXIT SIGN", null, null],
    ],
  );
  assert.deepEqual(unverified.map((it) => it.reason), ["The sheet has no such words."]);
});
