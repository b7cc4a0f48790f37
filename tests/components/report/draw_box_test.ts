import assert from "node:assert/strict";
import { aroundPoint, betweenPoints, movedBy } from "../../../components/report/draw_box.ts";

Deno.test("betweenPoints() keeps within the page, whichever corner came first", () => {
  const box = { x: 10, y: 20, width: 30, height: 5 };
  assert.deepEqual(betweenPoints({ x: 10, y: 20 }, { x: 40, y: 25 }), box);
  assert.deepEqual(betweenPoints({ x: 40, y: 25 }, { x: 10, y: 20 }), box);
  const over = betweenPoints({ x: 90, y: 90 }, { x: 140, y: 190 });
  assert.deepEqual(over, { x: 90, y: 90, width: 10, height: 10 });
  const flat = betweenPoints({ x: 100, y: 50 }, { x: 100, y: 50 });
  assert.ok(flat.width > 0 && flat.height > 0 && flat.x + flat.width <= 100);
});

Deno.test("aroundPoint() is a square on the page, also at its edge", () => {
  const box = aroundPoint({ x: 50, y: 50 }, 0.5);
  assert.equal(box.height, box.width / 0.5);
  const edge = aroundPoint({ x: 0, y: 100 }, 0.5);
  assert.deepEqual([edge.x, edge.y + edge.height], [0, 100]);
});

Deno.test("movedBy() moves or resizes by a step and stops at the edge", () => {
  const box = { x: 99, y: 10, width: 1, height: 2 };
  assert.deepEqual(movedBy(box, [1, 0], false), box);
  assert.deepEqual(movedBy(box, [-1, 1], false), { x: 98.5, y: 10.5, width: 1, height: 2 });
  assert.equal(movedBy(box, [1, 1], true).width, 1);
  assert.equal(movedBy(box, [1, 1], true).height, 2.5);
});
