import assert from "node:assert/strict";
import { claimedWords } from "../../../../functions/_providers/ocr/claimed_words.ts";

/** A line of ink with gaps, 20 high, on paper with a margin of 10. */
function draw(runs: readonly [from: number, to: number][]) {
  const [width, height] = [220, 40];
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [from, to] of runs) {
    for (let y = 10; y < 30; y++) {
      for (let x = from; x < to; x++) if (x % 4 > 0) pixels[y * width + x] = 0;
    }
  }
  return { width, height, pixels };
}
const cut = { cx: 110, cy: 20, width: 220, height: 40, angleDeg: 0 };

Deno.test("words of a line are parted where its ink has gaps", () => {
  const image = draw([[12, 72], [100, 208]]);
  const words = claimedWords(image, { text: "LIVING ROOM", cut, line: 3, confidence: 0.9 });
  assert.deepEqual(words.map(({ text, line, index }) => [text, line, index]), [
    ["LIVING", 3, 0],
    ["ROOM", 3, 1],
  ]);
  const [living, room] = words.map(({ box }) => box);
  assert.ok(living.x + living.width < 80 && room.x > 92, JSON.stringify([living, room]));
  assert.ok(Math.abs(room.y - 10) < 2 && Math.abs(room.height - 20) < 3);
});

Deno.test("a length and its fraction are one word, and turned ones run upwards", () => {
  const image = draw([[12, 208]]);
  const level = claimedWords(image, { text: `12'-6 1/2"`, cut, line: 0, confidence: 0.9 });
  assert.deepEqual(level.map(({ text }) => text), [`12'-6 1/2"`]);
  const upright = { width: 40, height: 220, pixels: new Uint8Array(40 * 220).fill(255) };
  for (let y = 12; y < 208; y++) if (y % 4 > 0) upright.pixels.fill(0, 40 * y + 10, 40 * y + 30);
  const turned = { cx: 20, cy: 110, width: 220, height: 40, angleDeg: 90 };
  const [word] = claimedWords(upright, { text: "HALL", cut: turned, line: 0, confidence: 0.9 });
  assert.equal(word.angleDeg, 90);
  assert.ok(word.box.height > word.box.width);
});
