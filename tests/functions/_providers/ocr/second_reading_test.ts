import assert from "node:assert/strict";
import type { OcrModels } from "../../../../functions/_providers/ocr/models.ts";
import { textOf } from "../../../../functions/_providers/ocr/mend.ts";
import type { ReadBox } from "../../../../functions/_providers/ocr/recognise.ts";
import {
  confirmLengths,
  readCutWords,
} from "../../../../functions/_providers/ocr/second_reading.ts";

const image = { width: 200, height: 40, pixels: new Uint8Array(200 * 40).fill(255) };
const reading = (text: string, angleDeg = 0): ReadBox => ({
  box: { cx: 100, cy: 20, width: 80, height: 16, angleDeg },
  letters: [...text].map((letter, i) => ({ text: letter, at: i / text.length, confidence: 0.9 })),
  confidence: 0.9,
  picture: { width: 1, height: 1, pixels: new Uint8Array(1) },
});

/** Models that read one box as one text after the other; a blank parts their letters. */
function reads(texts: string[]): OcrModels & { left: string[] } {
  const letters = [...new Set(texts.join(""))].map((text, i) => ({ index: i + 1, text }));
  const classes = letters.length + 1;
  return {
    letters,
    left: texts,
    recognise() {
      const text = texts.shift()!;
      const steps = 2 * text.length;
      const values = new Float32Array(steps * classes);
      [...text].forEach((letter, i) => {
        values[2 * i * classes + letters.find((it) => it.text === letter)!.index] = 0.95;
        values[(2 * i + 1) * classes] = 0.95;
      });
      return Promise.resolve({ steps, classes, values });
    },
  } as unknown as OcrModels & { left: string[] };
}

const CASES: {
  name: string;
  first: string;
  angleDeg?: number;
  wider: string[];
  stands: string | null;
}[] = [
  { name: "a wider reading says again", first: `4'-0"`, wider: [`4'-0"`], stands: `4'-0"` },
  {
    name: "lost its sign",
    first: `4'-0"`,
    wider: [`-4'-0"`, `-4'-0"`],
    stands: `-4'-0"`,
  },
  {
    name: "took a stroke for a sign",
    first: `-7'-0"`,
    wider: [`7'-0"-`, `7'-0"`],
    stands: `7'-0"`,
  },
  { name: "only the widest says again", first: `2'-6"`, wider: [`2"`, `2'-6"`], stands: `2'-6"` },
  { name: "is read in three ways", first: `1'-10"`, wider: ["-10", "10'-1"], stands: null },
  { name: "is inches of something", first: `3 1/2"`, wider: [`-3 1/2"`, `-3 1/2"`], stands: null },
  {
    name: "has its marks elsewhere",
    first: `1'-10"`,
    wider: [`11'-0"`, `11'-0"`],
    stands: `11'-0"`,
  },
  {
    name: "reads upwards in its dimension line",
    first: `20'-0"`,
    angleDeg: 90,
    wider: [`-20'-0"`],
    stands: `20'-0"`,
  },
  { name: "stands beside a stroke", first: `2'-3"`, wider: [`2'-3"1`], stands: `2'-3"` },
  { name: "lost its foot mark when wider", first: `15'3"`, wider: [`153"`], stands: `15'3"` },
  {
    name: "has its fraction's stroke as a figure",
    first: `4'-0 1/2"`,
    wider: [`4'-0 172"`],
    stands: `4'-0 1/2"`,
  },
  { name: "lost a figure", first: `6"`, wider: [`36"`, `36"`], stands: `36"` },
  { name: "is a word", first: "KITCHEN", wider: [], stands: "KITCHEN" },
];
for (const { name, first, angleDeg, wider, stands } of CASES) {
  Deno.test(`confirmLengths() of what ${name} keeps ${stands ?? "nothing"}`, async () => {
    const models = reads([...wider]);
    const [read] = await confirmLengths(image, [reading(first, angleDeg)], models, () => true);
    assert.equal(read && textOf(read.letters), stands);
    assert.deepEqual(models.left, [], "asked no more than it must");
  });
}

Deno.test("confirmLengths() leaves lengths as they are when time is up", async () => {
  const [read] = await confirmLengths(image, [reading(`4'-0"`)], reads([]), () => false);
  assert.equal(read && textOf(read.letters), `4'-0"`);
});

const CUT: { name: string; again: string[]; beside?: boolean; stands: string }[] = [
  { name: "a box that ends in ink", again: ["LAUNDRY"], stands: "LAUNDRY" },
  { name: "another word at its end", again: [], beside: true, stands: "LAUNDR" },
  { name: "a stroke that is no letter", again: ["LAUNDR|"], stands: "LAUNDR" },
  { name: "a longer reading of something else", again: ["FOUNDRY"], stands: "LAUNDR" },
];
for (const { name, again, beside = false, stands } of CUT) {
  Deno.test(`readCutWords() reads ${stands} at ${name}`, async () => {
    const inked = { ...image, pixels: image.pixels.slice() };
    for (let y = 14; y < 26; y++) inked.pixels[y * image.width + 140] = 0;
    const other = reading("ROOM");
    const given = [
      reading("LAUNDR"),
      ...beside ? [{ ...other, box: { ...other.box, cx: 183 } }] : [],
    ];
    const models = reads([...again]);
    const [read] = await readCutWords(inked, given, models, () => true);
    assert.equal(textOf(read.letters), stands);
    assert.deepEqual(models.left, []);
  });
}

Deno.test("readCutWords() asks nothing of words that end in paper", async () => {
  const [read] = await readCutWords(image, [reading("LAUNDR")], reads([]), () => true);
  assert.equal(textOf(read.letters), "LAUNDR");
});
