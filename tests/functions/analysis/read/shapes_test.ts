import assert from "node:assert/strict";
import { makePdf } from "../../_providers/pdf/make_pdf.ts";
import { composeOf } from "./compose.ts";

const read = (content: string) => composeOf(makePdf({ content }));
/** A circle of four curves. */
function circle(x: number, y: number, r: number): string {
  const k = 0.5523 * r;
  return `${x + r} ${y} m ${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c ` +
    `${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c ` +
    `${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c ` +
    `${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c h `;
}
const rounded = (value: number) => Math.round(value);

Deno.test("heads of arrows and dots are kept as small solid shapes, whatever fills them", async () => {
  const shapes = {
    "filled triangle": "100 100 m 104 101 l 104 99 l h f",
    "closed triangle": "100 100 m 108 102 l 108 98 l h S",
    "filled dot": `${circle(100, 100, 1.2)} f`,
    "open dot": `${circle(100, 100, 2)} S`,
    "filled square": "98 98 4 4 re f",
  };
  for (const [name, content] of Object.entries(shapes)) {
    assert.equal((await read(content)).blobs?.length, 1, name);
  }
});

Deno.test("large shapes, boxes and open lines end no leader", async () => {
  for (
    const content of [
      `${circle(100, 100, 20)} f`,
      "98 98 6 6 re S",
      "100 100 m 104 101 l 104 99 l S",
      "1 1 1 rg 98 98 4 4 re f",
    ]
  ) assert.deepEqual((await read(content)).blobs, [], content);
});

Deno.test("round shapes too small for a mark are kept apart, smaller ones not at all", async () => {
  const kept = async (radius: number) => {
    const { bubbles, ovals } = await read(`${circle(100, 100, radius)} S`);
    return [bubbles?.length, ovals?.length];
  };
  assert.deepEqual(await kept(8), [1, 0]);
  assert.deepEqual(await kept(2), [0, 1]);
  assert.deepEqual(await kept(0.5), [0, 0]);
});

Deno.test("a curve in several pieces is one bend, a circle is none", async () => {
  const { bends } = await read("20 100 m 40 100 60 120 80 120 c 100 120 120 120 120 60 c S");
  assert.deepEqual(
    bends?.map((it) => [it.x1, it.y1, it.x2, it.y2, it.leaves.x, it.comes.x].map(rounded)),
    [[20, 200, 120, 240, 40, 120]],
  );
  assert.deepEqual((await read(`${circle(100, 100, 20)} S`)).bends, []);
});

Deno.test("one path of two hundred thousand curves is read like any other", async () => {
  const curves = Array.from({ length: 200_000 }, (_, n) => {
    const [x, y] = [n % 397, n % 293];
    return `${x} ${y} ${x + 2} ${y} ${x + 2} ${y + 2} c`;
  });
  const content = `0 0 m ${curves.join(" ")} S BT /F1 12 Tf 20 20 Td (PLAN) Tj ET`;
  assert.equal((await read(content)).words[0].text, "PLAN");
});
