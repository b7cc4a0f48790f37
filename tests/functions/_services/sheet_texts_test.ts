import assert from "node:assert/strict";
import {
  findLinks,
  findWords,
  gatherTexts,
  placeTexts,
} from "../../../functions/_services/sheet_texts.ts";

const at = (x: number, y: number) => ({ x, y, width: 5, height: 1 });

const PAGES = [
  {
    page: 1,
    sheet: "A-101",
    texts: [
      { text: 'CORRIDOR 3’ - 8" CLEAR', box: at(10, 40) },
      { text: "3/A501", box: at(20, 20) },
      { text: "GUARD SEE 3 / A501", box: at(20, 25) },
      { text: "SEE A-101", box: at(20, 30) },
      { text: "GRAB BARS AT CLOSET, CLEAR FLOOR SPACE", box: at(50, 10) },
    ],
  },
  {
    page: 2,
    sheet: "A501",
    texts: [
      { text: "CLEAR WIDTH AT CORRIDOR", box: at(10, 10) },
      { text: "REFER TO SHEET A 101 FOR THE PLAN", box: at(10, 20) },
      { text: `SEE A-101 ${"AND THE NOTES ON IT ".repeat(4)}`, box: at(10, 30) },
      { text: "DETAIL 4/A-777", box: at(10, 50) },
    ],
  },
].map(placeTexts);

Deno.test("all words of a query stand in a text, the phrase itself first", () => {
  const hits = findWords(PAGES, "corridor clear");
  assert.equal(hits.length, 2);
  assert.deepEqual(hits.map((it) => it.page), [1, 2]);
  assert.deepEqual(findWords(PAGES, "clear width").map((it) => it.page), [2]);
});

Deno.test("feet, inches and spaces are found however they are lettered", () => {
  assert.deepEqual(findWords(PAGES, "3'-8\"").map((it) => it.said.text), [
    'CORRIDOR 3’ - 8" CLEAR',
  ]);
  assert.equal(findWords(PAGES, "no such words").length, 0);
});

Deno.test("of a set with more lettering than memory is for, the first sheets are searched, and that is said", async () => {
  const whole = await gatherTexts(PAGES);
  assert.deepEqual([whole.pages, whole.isCut], [PAGES, false]);
  const long = placeTexts({
    page: 1,
    sheet: "A-101",
    texts: Array.from(
      { length: 3_000 },
      (_, n) => ({ text: "CORRIDOR ".repeat(100), box: at(n, n) }),
    ),
  });
  const cut = await gatherTexts(Array.from({ length: 500 }, () => long));
  assert.ok(cut.isCut);
  assert.equal(cut.pages.length, 10);
});

Deno.test("references lead to other sheets of the set, however their numbers are written", () => {
  assert.deepEqual(
    findLinks(PAGES).map(({ page, text, toPage }) => ({ page, text, toPage })),
    [
      { page: 1, text: "3/A501", toPage: 2 },
      { page: 1, text: "3 / A501", toPage: 2 },
      { page: 2, text: "A 101", toPage: 1 },
    ],
  );
});
