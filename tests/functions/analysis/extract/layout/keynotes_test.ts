import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

const sheet = () => new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`);

const bubble = (page: PageBuilder, x: number, y: number, mark: string) =>
  page.arc(x, y, 8, 0, 360).centred(x, y - 4, mark);

/** A legend of three keynotes in bubbles. */
function legend(page: PageBuilder, heading = "KEYNOTES") {
  page.text(700, 60, heading, { size: 11, isBold: true });
  ["EXIT SIGN WITH BATTERY", "EXTINGUISHER IN CABINET,", "GUARD 42 INCHES HIGH"]
    .forEach((text, index) => {
      bubble(page, 708, 90 + 24 * index, `${index + 1}`);
      page.text(724, 86 + 24 * index, text);
    });
  return page.text(724, 120, "TOP AT 48 INCHES");
}

const notesOf = (page: PageBuilder) => extractPlanSet([page.build()]).notes;

Deno.test("marks in bubbles under a heading of keynotes number their texts", () => {
  const notes = notesOf(legend(sheet())).filter((note) => note.heading === "KEYNOTES");
  assert.deepEqual(notes.map((note) => note.text), [
    "1. EXIT SIGN WITH BATTERY",
    "2. EXTINGUISHER IN CABINET, TOP AT 48 INCHES",
    "3. GUARD 42 INCHES HIGH",
  ]);
  assert.deepEqual(notes.map((note) => note.kind), ["note", "note", "note"]);
});

Deno.test("marks without bubbles number the texts of keynotes, each note on its own", () => {
  const page = sheet().text(700, 60, "KEYED NOTES", { size: 11, isBold: true });
  ["EX-1 EXIT SIGN WITH BATTERY", "FE-2 EXTINGUISHER IN CABINET", "GR-3 GUARD 42 INCHES HIGH"]
    .forEach((text, index) => {
      const [mark, ...words] = text.split(" ");
      page.text(700, 80 + 10 * index, mark).text(740, 80 + 10 * index, words.join(" "));
    });
  assert.deepEqual(
    notesOf(page).filter((note) => note.heading !== null).map((note) => note.text),
    ["EX-1 EXIT SIGN WITH BATTERY", "FE-2 EXTINGUISHER IN CABINET", "GR-3 GUARD 42 INCHES HIGH"],
  );
});

Deno.test("symbols of a legend are no keynotes", () => {
  const texts = notesOf(legend(sheet(), "SYMBOL LEGEND")).map((note) => note.text);
  assert.ok(texts.includes("EXIT SIGN WITH BATTERY"));
});

/** A plan of two rooms with a door between, and a keynote's number in each place given. */
function plan(...places: [x: number, y: number][]) {
  const page = legend(sheet()).text(100, 560, "FLOOR PLAN", { size: 11, isBold: true })
    .text(100, 574, `1/4" = 1'-0"`, { size: 6 });
  page.heavy([100, 100, 500, 100], [100, 500, 500, 500], [100, 100, 100, 500])
    .heavy([500, 100, 500, 500], [300, 100, 300, 500]);
  page.centred(200, 300, "OFFICE", { size: 9 }).centred(400, 300, "STORAGE", { size: 9 });
  for (const [x, y] of places) bubble(page, x, y, "3");
  return notesOf(page).find((note) => note.text.startsWith("3. GUARD"))?.room;
}

Deno.test("a keynote knows the room its number stands in where that is one room", () => {
  assert.equal(plan([400, 200]), "STORAGE");
  assert.equal(plan([400, 200], [420, 400]), "STORAGE");
  assert.equal(plan([400, 200], [200, 200]), null);
  assert.equal(plan(), null);
});

/** Four texts behind numbers in bubbles, under words that name no list. */
function counted(page: PageBuilder, marks: readonly string[]) {
  page.text(700, 60, "Type A, first floor", { size: 11, isBold: true });
  const texts = [
    "Steps from garage to house",
    "Stair 38 in clear",
    "Hall 34 in clear",
    "Attic 22 in",
  ];
  marks.forEach((mark, at) => {
    bubble(page, 708, 90 + 18 * at, mark);
    page.text(724, 86 + 18 * at, texts[at]);
  });
  return notesOf(page).map(({ text }) => text);
}

Deno.test("numbers in bubbles that count down a column are a list, whatever stands over them", () => {
  assert.deepEqual(
    counted(sheet(), ["1", "2", "3", "4"]).filter((it) => /^\d\./.test(it)),
    [
      "1. Steps from garage to house",
      "2. Stair 38 in clear",
      "3. Hall 34 in clear",
      "4. Attic 22 in",
    ],
  );
});

Deno.test("numbers in bubbles that do not count are no list", () => {
  assert.ok(!counted(sheet(), ["4", "1", "7", "2"]).some((it) => /^\d\./.test(it)));
});
