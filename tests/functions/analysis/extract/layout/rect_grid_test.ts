import assert from "node:assert/strict";
import fc from "fast-check";
import { RectGrid } from "../../../../../functions/analysis/extract/layout/rect_grid.ts";
import type { UprightRect } from "../../../../../functions/analysis/extract/layout/layout.ts";

const side = fc.integer({ min: -300, max: 2_600 });
const length = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 3_000 }));
const rects: fc.Arbitrary<UprightRect> = fc.tuple(side, side, length, length).map((
  [left, top, width, height],
) => ({ left, top, right: left + width, bottom: top + height }));

Deno.test("what touches a rectangle is found, all of it and in its order", () => {
  fc.assert(
    fc.property(fc.array(rects, { maxLength: 120 }), rects, (items, asked) => {
      const touches = (it: UprightRect) =>
        it.right >= asked.left && it.left <= asked.right && it.bottom >= asked.top &&
        it.top <= asked.bottom;
      const grid = new RectGrid(items, (it) => it);
      assert.deepEqual(grid.touching(asked), items.filter(touches));
    }),
  );
});

Deno.test("a crowd in one place is found too", () => {
  const items = Array.from({ length: 5_000 }, () => ({ left: 0, top: 0, right: 9, bottom: 9 }));
  const grid = new RectGrid(items, (it) => it);
  assert.equal(grid.touching({ left: 5, top: 5, right: 6, bottom: 6 }).length, 5_000);
  assert.deepEqual(grid.touching({ left: 10, top: 0, right: 11, bottom: 9 }), []);
});
