/** One recorded answer for each task on one scanned sheet: what is taken in, and what is not. */
import assert from "node:assert/strict";
import { extractPage, type PageFacts } from "../../../../functions/analysis/extract/mod.ts";
import { MODEL_TASKS } from "../../../../functions/analysis/propose/mod.ts";
import type { Taken } from "../../../../functions/analysis/propose/task.ts";
import { layTiles } from "../../../../functions/analysis/propose/tiles.ts";
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

Deno.test("code_summary gives words to the readers, and drops what is not printed", async () => {
  const { facts: { codeSummary }, unverified } = await take("code_summary");
  assert.deepEqual(codeSummary.constructionType.map((it) => [it.value, it.readBy, it.sourceText]), [
    ["VB", "model", "V-B"],
  ]);
  assert.deepEqual(codeSummary.buildingHeightFt.map((it) => it.value), [24]);
  assert.deepEqual(codeSummary.floodZone, []);
  assert.deepEqual(unverified.map((it) => it.claim), ["the flood zone"]);
});

Deno.test("rooms takes rooms and doors that are printed", async () => {
  const { facts: { rooms, tags }, unverified } = await take("rooms");
  assert.deepEqual(rooms.map((it) => [it.name, it.number, it.areaSqft]), [["OFFICE", "101", 220]]);
  assert.deepEqual(tags.map((it) => it.mark), ["D1"]);
  assert.deepEqual(unverified.map((it) => it.quote), ["BALLROOM"]);
});

Deno.test("schedules takes rows whose every cell stands on one row of the page", async () => {
  const { facts: { schedules }, unverified } = await take("schedules");
  assert.deepEqual(schedules[0].rows.map((row) => row.cells.map((it) => it.text)), [
    ["D1", `3'-0" x 6'-8"`],
  ]);
  assert.deepEqual(schedules[0].columns.map((it) => it.meaning), ["mark", "size"]);
  assert.equal(unverified.length, 1);
});

Deno.test("symbols puts a meaning of the legend into the tile where it is drawn", async () => {
  const { facts: { notes } } = await take("symbols");
  const tile = layTiles(page).find((it) => it.number === 2)!;
  assert.deepEqual(notes.map((it) => [it.text, it.box, it.readBy]), [
    ["EXIT SIGN WITH BATTERY", tile.box, "model"],
  ]);
});

Deno.test("notes takes a statement with less confidence than what was read", async () => {
  const [note] = (await take("notes")).facts.notes;
  assert.equal(note.text, `GUARD 34" HIGH`);
  assert.ok(note.confidence <= 0.6);
});

Deno.test("examiner asks at words of the page", async () => {
  const { questions = [] } = await take("examiner");
  assert.deepEqual(questions.map((it) => it.sourceText), [`GUARD 34" HIGH`]);
});
