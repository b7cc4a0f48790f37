/** Two pictures of a sheet: what changed is boxed, what moved as a whole has not changed, noise of a scan is none. */
import assert from "node:assert/strict";
import type { GreyImage } from "../../../../functions/_providers/pdf/mod.ts";
import { findFit, profiles } from "../../../../functions/analysis/revise/drawing_fit.ts";
import {
  compareFitted,
  comparePictures,
  likenessOf,
  lookOf,
} from "../../../../functions/analysis/revise/picture_change.ts";
import { createChance } from "../../../fakes/random.ts";

const WIDTH = 600;
const HEIGHT = 400;
type Box = [x: number, y: number, width: number, height: number];

/** Black boxes on white paper. */
function paper(boxes: readonly Box[], { dx = 0, dy = 0 } = {}): GreyImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x, y, width, height] of boxes) {
    for (let row = y + dy; row < y + dy + height; row++) {
      pixels.fill(0, row * WIDTH + x + dx, row * WIDTH + x + dx + width);
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

const WALLS: Box[] = [[60, 60, 400, 4], [60, 60, 4, 250], [60, 306, 400, 4], [456, 60, 4, 250]];
const NOTE: Box = [120, 150, 30, 8];

Deno.test("the same picture has no change", () => {
  assert.deepEqual(comparePictures(paper(WALLS), paper(WALLS)), {
    isSame: true,
    shift: { x: 0, y: 0 },
    regions: [],
    isRedrawn: false,
  });
});

Deno.test("what came, went or was replaced is boxed", () => {
  for (const [before, after] of [[WALLS, [...WALLS, NOTE]], [[...WALLS, NOTE], WALLS]]) {
    const { isSame, regions } = comparePictures(paper(before), paper(after));
    assert.equal(isSame, false);
    assert.equal(regions.length, 1);
    const [{ x, y, width, height }] = regions;
    assert.ok(x <= 20 && x + width >= 25 && width < 10, JSON.stringify(regions));
    assert.ok(y <= 37.5 && y + height >= 39.5 && height < 10, JSON.stringify(regions));
  }
});

Deno.test("a digit that changed is boxed with its word, within the lines of its row", () => {
  const row: Box[] = [[100, 140, 300, 2], [100, 160, 300, 2], [100, 140, 2, 22], [250, 140, 2, 22]];
  const word: Box[] = [[110, 146, 3, 9], [115, 146, 5, 9], [127, 146, 5, 9]];
  const [six, two]: Box[] = [[122, 146, 4, 9], [122, 148, 3, 6]];
  const { regions } = comparePictures(
    paper([...WALLS, ...row, ...word, six]),
    paper([...WALLS, ...row, ...word, two]),
  );
  const asPixels = regions.map(({ x, y, width, height }) =>
    [x * WIDTH, y * HEIGHT, width * WIDTH, height * HEIGHT].map((it) => Math.round(it / 100))
  );
  assert.deepEqual(asPixels, [[110, 146, 22, 9]]);
});

Deno.test("a piece of a wall that changed is boxed as it is, not as a word", () => {
  const { regions } = comparePictures(paper(WALLS), paper([...WALLS, [200, 64, 4, 60]]));
  assert.deepEqual(regions.map(({ x, width }) => [Math.round(6 * x), Math.round(6 * width)]), [
    [200, 4],
  ]);
});

Deno.test("changes apart are listed apart, the largest first", () => {
  const { regions } = comparePictures(
    paper(WALLS),
    paper([...WALLS, NOTE, [300, 200, 80, 40]]),
  );
  assert.equal(regions.length, 2);
  assert.ok(regions[0].x > 45 && regions[1].x < 25);
});

Deno.test("a drawing moved on its sheet has moved, not changed, but for what was added", () => {
  const moved = comparePictures(paper(WALLS), paper(WALLS, { dx: 12, dy: -8 }));
  assert.deepEqual(moved.regions, []);
  const added = comparePictures(paper(WALLS), paper([...WALLS, NOTE], { dx: 12, dy: -8 }));
  assert.deepEqual(added.shift, { x: 2, y: -2 });
  assert.equal(added.regions.length, 1);
});

Deno.test("lines of a scan beside their place by a pixel are the same lines", () => {
  const lines = (off: number): Box[] =>
    Array.from(
      { length: 12 },
      (_, at): Box => [60, 40 + 25 * at + (at % 2 === 0 ? off : 0), 400, 1],
    );
  const before = paper(lines(0));
  const after = paper(lines(1));
  const { below } = createChance(7);
  for (let i = 0; i < 200; i++) after.pixels[below(after.pixels.length)] = 90;
  assert.deepEqual(comparePictures(before, after).regions, []);
  const noted = comparePictures(before, paper([...lines(1), NOTE]));
  assert.equal(noted.regions.length, 1, "what was added is seen all the same");
});

Deno.test("a sheet drawn anew says nothing of single places", () => {
  const other: Box[] = [[100, 40, 6, 320], [300, 20, 6, 340], [100, 200, 300, 5]];
  const { isRedrawn, regions } = comparePictures(paper(WALLS), paper(other));
  assert.equal(isRedrawn, true);
  assert.deepEqual(regions, [{ x: 0, y: 0, width: 100, height: 100 }]);
});

Deno.test("alike is what has its ink in the same places", () => {
  const alike = (a: Box[], b: Box[]) => likenessOf(lookOf(paper(a)), lookOf(paper(b)));
  assert.ok(alike(WALLS, [...WALLS, NOTE]) > 0.9);
  assert.ok(alike(WALLS, [[100, 40, 6, 320], [300, 20, 6, 340]]) < 0.5);
  assert.equal(alike([], WALLS), 0);
});

Deno.test("a drawing that is smaller on its sheet is laid upon itself, and what was added is boxed", () => {
  const steps: Box[] = Array.from({ length: 9 }, (_, at) => [90 + 37 * at, 80 + 20 * at, 30, 3]);
  const drawing = [...WALLS, ...steps];
  const smaller = (boxes: readonly Box[]) =>
    boxes.map((box) => box.map((it) => Math.round(0.8 * it)) as Box);
  const before = paper(drawing);
  const after = paper(smaller([...drawing, [300, 100, 60, 20]]), { dx: 40, dy: 30 });
  assert.equal(comparePictures(before, after).isRedrawn, true);
  const fit = findFit(profiles(before), profiles(after));
  assert.ok(fit && Math.abs(fit.scale - 0.8) < 0.005, JSON.stringify(fit));
  const { width, height, pixels } = paper(smaller(drawing));
  const cut = { width: 480, height: 320, pixels: new Uint8Array(480 * 320) };
  for (let y = 0; y < 320; y++) {
    cut.pixels.set(pixels.subarray(y * width, y * width + 480), 480 * y);
  }
  const found = compareFitted(cut, after, { fit, page: { width, height } });
  assert.deepEqual([found.isRedrawn, found.scale], [false, { x: 0.8, y: 0.8 }]);
  assert.ok(Math.abs(found.shift.x - 6.667) < 0.2 && Math.abs(found.shift.y - 7.5) < 0.3);
  assert.equal(found.regions.length, 1, JSON.stringify(found.regions));
  assert.ok(found.regions[0].x > 44 && found.regions[0].x < 48);
});

Deno.test("another drawing fits at no scale", () => {
  const chance = createChance(7);
  const scattered: Box[] = Array.from({ length: 40 }, () => [
    chance.below(560),
    chance.below(360),
    5 + chance.below(30),
    4,
  ]);
  assert.equal(findFit(profiles(paper(WALLS)), profiles(paper(scattered))), null);
});
