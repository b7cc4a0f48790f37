import assert from "node:assert/strict";
import { clearEdges } from "../../../components/report/clear_edges.ts";

/** A picture of one pixel a point, with boxes of ink. */
function picture(
  [width, height]: [number, number],
  ink: readonly (readonly [x: number, y: number, width: number, height: number])[],
) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [x, y, w, h] of ink) {
    for (let down = y; down < y + h; down++) {
      for (let at = x; at < x + w; at++) {
        data.fill(0, (down * width + at) * 4, (down * width + at) * 4 + 3);
      }
    }
  }
  return { width, height, data };
}

/** A line of lettering: strokes with the gaps between letters, no word ends in it. */
const line = (x: number, y: number, letters: number) =>
  Array.from({ length: letters }, (_, at) => [x + at * 4, y, 3, 8] as const);
const part = { x: 100, y: 50, width: 240, height: 160 };
const crop = { x: 120, y: 70, width: 200, height: 120 };
const mark = { x: 190, y: 120, width: 60, height: 10 };
const clear = (...ink: Parameters<typeof picture>[1][]) =>
  clearEdges(picture([part.width, part.height], ink.flat()), { crop, mark, part }).crop;

Deno.test("an edge that cuts nothing stays, also where lines cross it", () => {
  assert.deepEqual(clear(), crop);
  assert.deepEqual(clear([[0, 75, 240, 2], [60, 0, 1, 160], [90, 0, 1, 160]]), crop);
});

Deno.test("upper and lower edge move off the line of lettering they cut, to its nearer side", () => {
  // The upper edge is the 20th row, the lower one the 140th.
  const whole = clear(line(60, 18, 12));
  assert.ok(whole.y >= 66 && whole.y <= 68, `${whole.y}: nearly whole, it is shown whole`);
  const feet = clear(line(60, 13, 12));
  assert.ok(feet.y >= 71 && feet.y <= 73, `${feet.y}: its feet are left out`);
  const below = clear(line(60, 134, 12));
  const end = below.y + below.height;
  assert.ok(end >= 192 && end <= 196, `${end}: nearly whole, it is shown whole`);
});

Deno.test("a side edge moves to the end of a word, not into the gap between two letters", () => {
  // Letters stand at 200, 204, 208 … of the picture; the edge is its 220th column.
  const right = clear(line(200, 60, 6), line(200, 80, 6));
  const end = right.x + right.width - part.x;
  assert.ok(end <= 198 || end >= 225, `${end}`);
});

Deno.test("what is marked is never cut, and a crop at the edge of the page stays within it", () => {
  const lettering = Array.from({ length: 13 }, (_, at) => line(0, at * 12, 60)).flat();
  const { x, y, width, height } = clear(lettering);
  assert.ok(x <= mark.x && y <= mark.y);
  assert.ok(x + width >= mark.x + mark.width && y + height >= mark.y + mark.height);
  assert.ok(x >= part.x && y >= part.y);
  const { cut } = clearEdges(picture([part.width, part.height], lettering), { crop, mark, part });
  assert.deepEqual(cut.filter((it) => it === "left" || it === "right"), ["left", "right"]);
  assert.deepEqual(clearEdges(picture([240, 160], []), { crop, mark, part }).cut, []);
});
