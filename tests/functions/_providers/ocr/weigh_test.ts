import assert from "node:assert/strict";
import type { GreyImage } from "../../../../functions/_providers/ocr/image.ts";
import type { OcrModels } from "../../../../functions/_providers/ocr/models.ts";
import { weighClaims } from "../../../../functions/_providers/ocr/weigh.ts";

const SIGNS = [..."0123456789'\"-/ xABEHORT"];
const CLASSES = SIGNS.length + 1;

/** A recogniser that sees the same signs in every cut, each surely, or with what it is taken for. */
function recogniserOf(seen: readonly (string | Record<string, number>)[]): OcrModels {
  const rows = seen.flatMap((it) => {
    const row = new Float32Array(CLASSES);
    const chances = typeof it === "string" ? { [it]: 0.98 } : it;
    for (const [sign, chance] of Object.entries(chances)) row[SIGNS.indexOf(sign) + 1] = chance;
    row[0] = 1 - Object.values(chances).reduce((sum, chance) => sum + chance, 0);
    const paper = new Float32Array(CLASSES);
    paper[0] = 1;
    return [row, paper];
  });
  return {
    letters: SIGNS.map((text, i) => ({ text, index: i + 1 })),
    recognise: (_input, items) =>
      Promise.resolve({
        steps: rows.length,
        classes: CLASSES,
        values: Float32Array.from(
          Array.from({ length: items }, () => rows.map((row) => [...row])).flat(2),
        ),
      }),
    detect: () => Promise.reject(new Error("nothing is looked for")),
    vocabulary: null,
    engine: "native",
    release: () => Promise.resolve(),
  };
}

/** Solid letters, eight wide and twelve high, from some places along a line at 40. */
function draw(lefts: readonly number[]): GreyImage {
  const [width, height] = [240, 80];
  const pixels = new Uint8Array(width * height).fill(255);
  for (const left of lefts) {
    for (let y = 40; y < 52; y++) {
      for (let x = left; x < left + 8; x++) if ((x + y) % 3 > 0) pixels[y * width + x] = 0;
    }
  }
  return { width, height, pixels };
}

const LINE = [40, 51, 62, 73, 84];
const BOX = { left: 38, right: 94, top: 38, bottom: 54 };
const isInTime = () => true;

async function weigh(text: string, seen: Parameters<typeof recogniserOf>[0], lefts = LINE) {
  const claims = [{ text, box: BOX, angleDeg: 0 }];
  return (await weighClaims(draw(lefts), claims, recogniserOf(seen), isInTime))[0];
}

Deno.test("a text that the recognizer sees is likely, and likelier than with any other figure", async () => {
  const { cut, lost, lead, isPiece } = await weigh(`12'-6"`, [..."12'-6\""]);
  assert.ok(cut && Math.abs(cut.cx - 66) < 2 && Math.abs(cut.cy - 46) < 2);
  assert.ok(lost < 0.5, `${lost}`);
  assert.ok(lead > 4, `${lead}`);
  assert.equal(isPiece, false);
});

Deno.test("one figure bent, left out or put in is less likely than what stands there", async () => {
  for (const text of [`12'-8"`, `72'-6"`, `2'-6"`, `112'-6"`]) {
    const { lead } = await weigh(text, [..."12'-6\""]);
    assert.ok(lead < -2, `${text}: ${lead}`);
  }
});

Deno.test("a figure that may be two is no likelier than the other", async () => {
  const seen = ["1", "2", "'", "-", { "3": 0.5, "8": 0.48 }, '"'];
  const { lead } = await weigh(`12'-3"`, seen);
  assert.ok(Math.abs(lead) < 0.5, `${lead}`);
});

Deno.test("marks too thin to be seen cost little", async () => {
  const { lost, lead } = await weigh(`12'-6"`, [..."12-6"]);
  assert.ok(lost < 4, `${lost}`);
  assert.ok(lead > 1, `${lead}`);
});

Deno.test("another word than stands there is unlikely, and without figures none is likelier", async () => {
  assert.ok((await weigh("BATH", [..."BATH"])).lost < 0.5);
  const { lost, lead } = await weigh("HEAT", [..."BATH"]);
  assert.ok(lost > 8, `${lost}`);
  assert.equal(lead, Infinity);
});

Deno.test("nothing stands on paper", async () => {
  assert.equal((await weigh(`12'-6"`, [..."12'-6\""], [])).cut, null);
});

Deno.test("inches with ink right before them are a piece of a longer figure", async () => {
  const [box] = [{ left: 58, right: 84, top: 38, bottom: 54 }];
  const claims = [{ text: '6"', box, angleDeg: 0 }];
  const isPiece = async (lefts: number[]) =>
    (await weighClaims(draw(lefts), claims, recogniserOf(["6", '"']), isInTime))[0].isPiece;
  assert.equal(await isPiece([60, 71]), false);
  assert.equal(await isPiece([47, 60, 71]), true);
});
