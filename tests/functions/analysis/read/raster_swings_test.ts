import assert from "node:assert/strict";
import { StrokeBuffer } from "../../../../functions/_providers/pdf/mod.ts";
import { findArcs } from "../../../../functions/analysis/read/arcs.ts";
import { findRulings } from "../../../../functions/analysis/read/raster_rulings.ts";
import { findRasterSwings } from "../../../../functions/analysis/read/raster_swings.ts";

const DPI = 150;

/** A white picture to draw on. */
class Paper {
  readonly width = 600;
  readonly height = 500;
  readonly pixels = new Uint8Array(600 * 500).fill(255);

  fill(x: number, y: number, width: number, height: number, grey = 0): this {
    for (let row = y; row < y + height; row++) {
      this.pixels.fill(grey, row * this.width + x, row * this.width + x + width);
    }
    return this;
  }

  /** A quarter circle from the left of the centre to the top, or as much of it as `share` says. */
  arc(cx: number, cy: number, radius: number, share = 1): this {
    for (let step = 0; step <= 2000 * share; step++) {
      const angle = Math.PI / 2 + step / 2000 * Math.PI / 2;
      const x = Math.round(cx + radius * Math.cos(angle));
      const y = Math.round(cy - radius * Math.sin(angle));
      this.pixels[y * this.width + x] = 60;
    }
    return this;
  }

  arcs() {
    const strokes = new StrokeBuffer();
    for (const it of findRasterSwings(this, DPI, findRulings(this, DPI))) {
      strokes.add(it.x1, it.y1, it.x2, it.y2, it.width, false);
    }
    return findArcs([], strokes.pack());
  }
}

/** A wall with an opening of 90 pixels, and a leaf standing up from the right jamb. */
const opening = () =>
  new Paper().fill(50, 300, 200, 8).fill(340, 300, 200, 8).fill(339, 210, 2, 92);

Deno.test("leaf, quarter circle and two jambs are a door swing, its radius right to a pixel and a half", () => {
  const arcs = opening().arc(340, 300, 90).arcs();
  assert.equal(arcs.length, 1);
  const [{ cx, cy, radius, sweepDeg }] = arcs;
  const pixel = 72 / DPI;
  assert.ok(Math.abs(radius - 90 * pixel) <= 1.5 * pixel, `${radius}`);
  assert.ok(Math.hypot(cx - 340 * pixel, cy - 300 * pixel) <= 4 * pixel);
  assert.ok(Math.abs(sweepDeg - 90) < 1);
});

Deno.test("half an arc, a leaf alone, a filled sector and a swing without a jamb are none", () => {
  assert.deepEqual(opening().arc(340, 300, 90, 0.5).arcs(), []);
  assert.deepEqual(opening().arcs(), []);
  const filled = opening();
  for (let radius = 60; radius <= 90; radius++) filled.arc(340, 300, radius);
  assert.deepEqual(filled.arcs(), []);
  const freestanding = new Paper().fill(340, 300, 200, 8).fill(339, 210, 2, 92).arc(340, 300, 90);
  assert.deepEqual(freestanding.arcs(), []);
  const closed = new Paper().fill(50, 300, 490, 8).fill(339, 210, 2, 92).arc(340, 300, 90);
  assert.deepEqual(closed.arcs(), []);
});
