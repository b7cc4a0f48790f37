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

/** The two requirements the recorded checklist answers; the sheet says nothing of either. */
const [FIRST, SECOND] = ["FBC-B-1011.6-landing", "FBC-B-1012.2-ramp-slope"];
const DUE = [FIRST, SECOND];

async function take(name: string): Promise<Taken> {
  const task = MODEL_TASKS.find((it) => it.name === name)!;
  const url = new URL(`../../../fixtures/model/${name}.json`, import.meta.url);
  const { version, answer } = JSON.parse(await Deno.readTextFile(url));
  assert.equal(version, task.version, "the prompt changed: look at its recorded answer again");
  // Of what kind it is may be known although nothing tells what it is called.
  const sheet = { ...facts.sheet, kind: "floor plan", discipline: "architectural" } as const;
  const known = name === "unknown_sheet" ? facts : { ...facts, sheet };
  return task.take(task.schema.parse(answer), known, page, DUE);
}

Deno.test("every task has a recorded answer", async () => {
  for (const { name } of MODEL_TASKS) await take(name);
});

for (const name of ["unnamed_sheet", "unnamed_plan_sheet", "unknown_sheet"]) {
  Deno.test(`${name} reads number and title beside what the sheet shows`, async () => {
    const { named, links = [], unverified } = await take(name);
    assert.deepEqual([named?.number, named?.title], ["A-101", "FIRST FLOOR PLAN"]);
    assert.equal(named?.titleBlock?.readBy, "model");
    assert.deepEqual(links.map(({ words }) => words.text), ['34"']);
    assert.deepEqual(unverified, []);
  });
}

Deno.test("unknown_sheet names kind and discipline by words of the sheet, and how a plan hangs together", async () => {
  const { named, sketches = [] } = await take("unknown_sheet");
  assert.deepEqual([named?.kind, named?.discipline], ["floor plan", "architectural"]);
  assert.deepEqual(sketches[0].rooms.map(({ name }) => name.text), ["OFFICE 101"]);
});

Deno.test("sheet keeps links to words there are, and how the sheet bears them out", async () => {
  const { links = [], unverified, sightings = [] } = await take("sheet");
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
      ["FBC-B-1013.1-exit-signs", "provides", "EXIT SIGN", null, "run"],
    ],
  );
  assert.deepEqual(unverified.map((it) => it.reason), [
    "The sheet has no such words.",
    "It was not asked about.",
  ]);
  assert.deepEqual(
    sightings.map(({ requirementId, seen, box }) => [requirementId, seen, box]),
    [
      [FIRST, "drawn", { x: 10, y: 30, width: 5, height: 4 }],
      [SECOND, "absent", { x: 0, y: 0, width: 100, height: 100 }],
    ],
  );
});

Deno.test("plan_sheet keeps openings and rooms that words of the sheet name", async () => {
  const { sketches = [], unverified } = await take("plan_sheet");
  const [{ openings, rooms }] = sketches;
  assert.deepEqual(
    openings.map(({ mark, from, outside, swings }) => [mark?.text, from?.text, outside, swings]),
    [["D1", "OFFICE", "to", "from"]],
  );
  assert.deepEqual(
    rooms.map(({ name, waysOut, fixtures }) => [name.text, waysOut, fixtures]),
    [["OFFICE 101", 2, [{ type: "lavatory", count: 1 }]]],
  );
  assert.deepEqual(unverified.map((it) => it.claim), ["an opening", "a room"]);
});
