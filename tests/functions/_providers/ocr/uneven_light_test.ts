import assert from "node:assert/strict";
import { evenLight } from "../../../../functions/_providers/ocr/picture.ts";

const WIDTH = 960, HEIGHT = 480;

/** Paper under a light that falls off to the right, with a stroke of so much of the paper's light across it. */
function photo(lightAt: (x: number) => number, stroke: number) {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isStroke = y >= 200 && y < 204;
      pixels[y * WIDTH + x] = Math.round(lightAt(x) * (isStroke ? stroke : 1));
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

Deno.test("a pale stroke is dark and paper white all over a photo in uneven light", () => {
  const image = photo((x) => 200 - 110 * x / WIDTH, 0.6);
  assert.equal(evenLight(image), true);
  for (const x of [40, 480, 920]) {
    assert.ok(image.pixels[100 * WIDTH + x] > 240, `paper at ${x}`);
    assert.ok(image.pixels[201 * WIDTH + x] < 80, `stroke at ${x}`);
  }
});

Deno.test("a scan in even light stays as it is", () => {
  const image = photo(() => 235, 0.3);
  const before = image.pixels.slice();
  assert.equal(evenLight(image), false);
  assert.deepEqual(image.pixels, before);
});

Deno.test("grey fills on white paper are drawn, not shade", () => {
  assert.equal(evenLight(photo((x) => x < 700 ? 255 : 120, 0.3)), false);
});
