import assert from "node:assert/strict";
import { isWholeLength, likelyLength } from "../../../../functions/_providers/ocr/likely_length.ts";

const SIGNS = [..."0123456789'\"-/ x°?"];
const letters = SIGNS.map((text, i) => ({ text, index: i + 1 }));

/** What the recogniser sees at a sign: how likely it is each of some, the rest being paper. */
type Seen = Record<string, number>;

/** An answer of one step a sign, with paper between. */
function answerOf(seen: readonly (string | Seen)[]) {
  const classes = SIGNS.length + 1;
  const rows = seen.flatMap((it) => {
    const row = new Array<number>(classes).fill(0);
    const chances = typeof it === "string" ? { [it]: 1 } : it;
    for (const [sign, chance] of Object.entries(chances)) row[SIGNS.indexOf(sign) + 1] = chance;
    row[0] = 1 - Object.values(chances).reduce((sum, chance) => sum + chance, 0);
    return [row, [1, ...new Array<number>(classes - 1).fill(0)]];
  });
  const best = rows.reduce((sum, row) => sum + Math.log(Math.max(...row)), 0);
  return { values: Float32Array.from(rows.flat()), steps: rows.length, classes, best };
}

function lengthOf(...seen: (string | Seen)[]) {
  const { best, ...answer } = answerOf(seen);
  return likelyLength(answer, letters, best);
}

const textOf = (length: ReturnType<typeof lengthOf>) =>
  length && length.signs.map(({ text }) => text).join("");

const CASES: [string, (string | Seen)[], string | null][] = [
  ["a length as it is", [..."12'-6\""], `12'-6"`],
  ["an inch mark that looks like a degree sign", [..."5'-8", "°"], `5'-8"`],
  ["a fraction without its space", [..."3'-71/2\""], `3'-7 1/2"`],
  ["a fraction without its stroke", [..."3'-714\""], `3'-7 1/4"`],
  ["a space in the wrong place", [..."1'-1 11/2\""], `1'-11 1/2"`],
  ["a stroke hardly seen", [..."2'-11", { "/": 0.2 }, ...'4"'], `2'-1 1/4"`],
  ["a size", [..."12'-6x10'-0\""], `12'-6" x 10'-0"`],
  ["a foot mark hardly seen", ["9", { "'": 0.3 }, ..."-6"], `9'-6"`],
  ["twelve inches and more", [..."9'-14\""], null],
  ["figures that part in two ways", [..."5'-111/16\""], null],
  ["a figure that may be two", ["7", "'", "-", { "3": 0.5, "8": 0.4 }, '"'], null],
  ["inches with a dash before their fraction", [...'1-3/4"'], null],
  ["a date", [..."9-12-64"], null],
  ["a sign that no length has", [..."5'-", { "?": 0.99 }, '"'], null],
];
for (const [name, seen, text] of CASES) {
  Deno.test(`likely length: ${name}`, () => assert.equal(textOf(lengthOf(...seen)), text));
}

Deno.test("a figure that is unsure is the likelier one, and the less sure for it", () => {
  const sure = lengthOf(..."7'-3\"");
  const unsure = lengthOf("7", "'", "-", { "3": 0.85, "8": 0.1 }, '"');
  assert.equal(textOf(unsure), `7'-3"`);
  assert.ok(unsure!.confidence < sure!.confidence);
});

Deno.test("figures with a dash alone are told from lengths with marks, and those whose end is open", () => {
  assert.equal(lengthOf(..."10-6")!.isMarked, false);
  assert.equal(lengthOf(..."0-3"), null);
  const open = lengthOf(..."10'-6")!;
  assert.deepEqual([open.isMarked, open.isClosed], [true, false]);
  assert.equal(lengthOf(..."10'-6\"")!.isClosed, true);
});

Deno.test("figures stand where they were read, marks between them", () => {
  const { signs } = lengthOf(..."8'-4\"")!;
  const at = Object.fromEntries(signs.map(({ text, step }) => [text, step]));
  assert.deepEqual([at["8"], at["4"]], [0, 6]);
  assert.ok(at["8"] < at["'"] && at["'"] < at["-"] && at["-"] < at["4"] && at["4"] < at['"']);
});

Deno.test("a whole length has all of its marks", () => {
  for (const text of [`5'-8 1/4"`, `3'-11 1/16"`, `0'-3/4"`, `12'-6" x 10'-0"`]) {
    assert.ok(isWholeLength(text), text);
  }
  for (const text of [`5'-81/4"`, `5-8"`, `5'-8`, `5'-14"`, `5'-8 5/4"`, "12", ""]) {
    assert.ok(!isWholeLength(text), text);
  }
});
