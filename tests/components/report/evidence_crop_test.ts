import assert from "node:assert/strict";
import fc from "fast-check";
import { cropAround } from "../../../components/report/EvidenceCrop.tsx";
import { contains, toPointRect } from "../../../functions/_shared/geometry.ts";

const PAGE = { widthPt: 3024, heightPt: 2160 };

Deno.test("cropAround() stays on the page and holds the box", () => {
  const side = fc.double({ min: 0.1, max: 30, noNaN: true });
  const start = fc.double({ min: 0, max: 70, noNaN: true });
  fc.assert(fc.property(start, start, side, side, (x, y, width, height) => {
    const box = { x, y, width, height };
    const crop = cropAround(box, PAGE);
    assert.ok(crop.x >= 0 && crop.y >= 0);
    assert.ok(crop.x + crop.width <= PAGE.widthPt + 0.01);
    assert.ok(crop.y + crop.height <= PAGE.heightPt + 0.01);
    assert.ok(contains(crop, toPointRect(box, PAGE), 0.01));
  }));
});
