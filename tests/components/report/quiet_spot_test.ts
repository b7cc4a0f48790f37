import assert from "node:assert/strict";
import { emptySpot, quietSpot, usualSide } from "../../../components/report/quiet_spot.ts";

/** A white page of 100 × 100 pixels with black squares, each given by its corners. */
function page(...inked: [left: number, top: number, right: number, bottom: number][]) {
  const data = new Uint8ClampedArray(100 * 100 * 4).fill(255);
  for (const [left, top, right, bottom] of inked) {
    for (let y = top; y < bottom; y++) data.fill(0, (y * 100 + left) * 4, (y * 100 + right) * 4);
  }
  return { width: 100, height: 100, data };
}
const BOX = { x: 40, y: 40, width: 20, height: 20 };

Deno.test("a shape stands inside the corner of its box where nothing is drawn, beside one it would fill", () => {
  assert.equal(quietSpot(BOX, 0.05, page()), "insideAboveLeft");
  assert.equal(quietSpot({ x: 40, y: 40, width: 20, height: 8 }, 0.05, page()), "aboveLeft");
});

Deno.test("a shape keeps off lettering in its box, and goes beside it where there is lettering all over", () => {
  assert.equal(quietSpot(BOX, 0.05, page([41, 41, 44, 44])), "insideAboveRight");
  const full = [40, 40, 60, 60] as const;
  assert.equal(quietSpot(BOX, 0.05, page([...full])), "aboveLeft");
  assert.equal(quietSpot(BOX, 0.05, page([...full], [36, 36, 39, 39])), "aboveRight");
  assert.equal(quietSpot(BOX, 0.05, page([...full], [30, 30, 70, 40])), "belowLeft");
});

Deno.test("a shape does not leave the page", () => {
  assert.equal(quietSpot({ x: 0, y: 0, width: 20, height: 8 }, 0.05, page()), "belowRight");
});

Deno.test("a shape leaves its side for an empty one where words of the line would be covered", () => {
  const low = { x: 40, y: 48, width: 20, height: 4 };
  const left = [30, 48, 39, 52] as const;
  const right = [61, 48, 70, 52] as const;
  assert.equal(emptySpot(low, 0.05, page()), null, "its usual side is empty");
  assert.equal(emptySpot(low, 0.05, page([...left])), "right");
  assert.equal(emptySpot(low, 0.05, page([...left], [...right])), "above");
  assert.equal(emptySpot(low, 0.05, page([...left], [...right], [40, 40, 60, 47])), "below");
  assert.equal(emptySpot(low, 0.05, page([0, 0, 100, 100])), null, "nothing is better");
});

Deno.test("a shape stands left of its box, right of it at the edge of the sheet, inside one as wide", () => {
  assert.equal(usualSide({ x: 8, width: 20 }), "left");
  assert.equal(usualSide({ x: 7, width: 20 }), "right");
  assert.equal(usualSide({ x: 7, width: 90 }), "inside");
});

Deno.test("where all is drawn over, the least is covered", () => {
  const dark = page([0, 0, 100, 100]);
  for (let y = 61; y < 64; y++) dark.data.fill(255, (y * 100 + 60) * 4, (y * 100 + 65) * 4);
  assert.equal(quietSpot(BOX, 0.05, dark), "belowRight");
});
