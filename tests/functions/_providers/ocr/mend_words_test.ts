import assert from "node:assert/strict";
import { mendWords } from "../../../../functions/_providers/ocr/mend_words.ts";
import type { ReadLetter } from "../../../../functions/_providers/ocr/recognise.ts";
import { makeVocabulary } from "../../../../functions/_providers/ocr/vocabulary.ts";

const SIGNS = [..." ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789|-"];
const LETTERS = SIGNS.map((text, i) => ({ index: i + 1, text }));
const CLASSES = SIGNS.length + 1;
const VOCABULARY = makeVocabulary([
  ...["LIVING", "LINING", "ROOM", "OFFICE", "SHEET", "FLOOR", "PLAN", "FIELD", "BEDROOM"],
  ...["DESCRIPTION", "lower", "TOO"],
]);

/** What may stand at a step: the likeliest sign first, each with its probability; paper has the rest. */
type Step = [sign: string, probability: number][];

/** What is made of signs that follow each other, one a step with paper behind it. */
function mendSteps(steps: readonly Step[], vocabulary = VOCABULARY): string {
  const count = 2 * steps.length;
  const values = new Float32Array(count * CLASSES);
  const read: ReadLetter[] = [];
  steps.forEach((signs, i) => {
    const row = 2 * i * CLASSES;
    values[row] = 1 - signs.reduce((sum, [, probability]) => sum + probability, 0);
    for (const [sign, probability] of signs) values[row + 1 + SIGNS.indexOf(sign)] = probability;
    values[row + CLASSES] = 1;
    const [[text, confidence]] = signs;
    if (text !== "") read.push({ text, confidence, at: (2 * i + 0.5) / count });
  });
  const saying = { values, steps: count, classes: CLASSES, share: 1, letters: LETTERS };
  return mendWords(read, saying, vocabulary).map(({ text }) => text).join("");
}

const sure = (text: string): Step[] => [...text].map((sign) => [[sign, 0.995]]);

Deno.test("an unsure word that says nothing becomes the expected one", () => {
  const steps = sure("OFFICE");
  steps[0] = [["P", 0.6], ["O", 0.3]];
  assert.equal(mendSteps(steps), "OFFICE");
});

Deno.test("a word the recognizer is sure of stays", () => {
  assert.equal(mendSteps(sure("OFFICF")), "OFFICF");
  assert.equal(mendSteps(sure("HOFFICE")), "HOFFICE");
});

Deno.test("of two words that may be meant neither is taken", () => {
  const steps = sure("LI.ING");
  steps[2] = [["X", 0.5], ["V", 0.25], ["N", 0.25]];
  assert.equal(mendSteps(steps), "LIXING");
  steps[2] = [["X", 0.5], ["V", 0.4], ["N", 0.02]];
  assert.equal(mendSteps(steps), "LIVING");
});

Deno.test("letters that were passed over or seen twice are mended, long words in two places", () => {
  const steps = sure("SHEET");
  steps.splice(1, 1, [["|", 0.1], ["H", 0.3]]);
  assert.equal(mendSteps(steps), "SHEET");
  const long = sure("DESCRIPTION");
  long[1] = [["F", 0.5], ["E", 0.4]];
  long[4] = [["P", 0.5], ["R", 0.4]];
  assert.equal(mendSteps(long), "DESCRIPTION");
});

Deno.test("two letters that deny a word are not dropped, however unsure", () => {
  const vocabulary = makeVocabulary(["PROTECTED", "OFFICE"]);
  const steps = sure("UNPROTECTED");
  steps[0] = [["U", 0.5]];
  steps[1] = [["N", 0.5]];
  assert.equal(mendSteps(steps, vocabulary), "UNPROTECTED");
  assert.equal(mendSteps(steps.slice(1), vocabulary), "PROTECTED");
});

Deno.test("small letters stay small, and figures behind a word stand beside it", () => {
  const steps = sure("Sheot3");
  steps[3] = [["o", 0.6], ["e", 0.38]];
  assert.equal(mendSteps(steps), "Sheet3");
  const small = sure("floor");
  small[0] = [["t", 0.6], ["f", 0.38]];
  assert.equal(mendSteps(small), "floor");
});

Deno.test("expected words in one are parted, others and figures are not", () => {
  assert.equal(mendSteps(sure("FloorPlan")), "Floor Plan");
  assert.equal(mendSteps(sure("FLOORPLANOFROOM")), "FLOOR PLAN OF ROOM");
  assert.equal(mendSteps(sure("BEDROOM")), "BEDROOM");
  assert.equal(mendSteps(sure("FLOORPLANX")), "FLOORPLANX");
  assert.equal(mendSteps(sure("12-6 A301")), "12-6 A301");
});

Deno.test("a run parts into the fewest words", () => {
  const vocabulary = makeVocabulary(["HOMES", "EXISTING", "LIGHT", "LIGHTING", "INGOT"]);
  assert.deepEqual(vocabulary.cutsOf("EXISTINGHOMESORLIGHTING"), [8, 13, 15]);
  assert.deepEqual(vocabulary.cutsOf("FORLIGHTINGOT"), [3, 8]);
});

Deno.test("words that part in two ways, short ones and small ones are not known", () => {
  const vocabulary = makeVocabulary(["HEAD", "HEADER", "ROOM", "ERROOM", "low", "Mid", "OAK"]);
  assert.deepEqual(vocabulary.cutsOf("HEADERROOM"), []);
  assert.deepEqual(vocabulary.cutsOf("ROOMHEAD"), [4]);
  assert.deepEqual(vocabulary.near("OAR"), []);
  assert.deepEqual(vocabulary.near("RODM"), ["ROOM"]);
  assert.ok(!vocabulary.has("low") && !vocabulary.has("MID") && vocabulary.has("HEADER"));
});
