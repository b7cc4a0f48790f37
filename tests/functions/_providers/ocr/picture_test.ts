import assert from "node:assert/strict";
import {
  findRuns,
  type GreyImage,
  measureSkew,
  stretchContrast,
  turnImage,
} from "../../../../functions/_providers/ocr/picture.ts";

/** A sheet frame with table lines. */
function ruledSheet(width = 900, height = 600): GreyImage {
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 60; y < height - 60; y += 40) {
    for (let x = 80; x < width - 80; x++) pixels.fill(0, y * width + x, y * width + x + 1);
  }
  for (let y = 60; y < height - 60; y++) {
    for (let x = 80; x < width; x += 180) pixels[y * width + x] = 0;
  }
  return { width, height, pixels };
}

for (const degrees of [-1.5, -0.4, 0, 0.7, 2]) {
  Deno.test(`measureSkew() finds a sheet turned by ${degrees} degrees`, () => {
    const turned = turnImage(ruledSheet(), degrees);
    assert.ok(Math.abs(measureSkew(turned) + degrees) <= 0.06);
  });
}

Deno.test("stretchContrast() makes grey paper white and grey ink black", () => {
  const image = ruledSheet();
  for (let i = 0; i < image.pixels.length; i++) {
    image.pixels[i] = image.pixels[i] === 0 ? 90 : 205 + (i * 7) % 9;
  }
  stretchContrast(image);
  assert.ok(image.pixels[0] >= 245);
  assert.ok(image.pixels[60 * 900 + 300] <= 20);
});

Deno.test("stretchContrast() leaves a clean print as it is and a blank sheet blank", () => {
  const print = ruledSheet();
  const before = print.pixels.slice();
  stretchContrast(print);
  assert.ok(print.pixels.every((value, i) => value === before[i]));
  const blank = { width: 900, height: 600, pixels: new Uint8Array(540_000).fill(240) };
  stretchContrast(blank);
  assert.ok(blank.pixels.every((value) => value >= 240));
});

Deno.test("findRuns() follows rows and columns to the edges of the picture, across gaps as wide as it is told", () => {
  const drawn = ["##.###", ".#....", ".#...#", "......", ".#...#"];
  const pixels = Uint8Array.from(drawn.join(""), (sign) => sign === "#" ? 0 : 255);
  const picture = { width: 6, height: 5, pixels };
  const found = (least: number, gap: number) => {
    const { level, upright } = findRuns(picture, { least, gap });
    const print = ({ line, from, to }: typeof level[number]) => `${line}: ${from}-${to}`;
    return { level: level.map(print), upright: upright.map(print) };
  };
  assert.deepEqual(found(2, 0), { level: ["0: 0-2", "0: 3-6"], upright: ["1: 0-3"] });
  assert.deepEqual(found(5, 1), { level: ["0: 0-6"], upright: ["1: 0-5", "5: 0-5"] });
  assert.deepEqual(found(6, 1), { level: ["0: 0-6"], upright: [] });
});
