import assert from "node:assert/strict";
import { isSameShape, type Shape } from "../../../../functions/analysis/symbols/same_shape.ts";

const shape = (given: Partial<Shape>): Shape => ({
  body: "circle",
  sizePt: 8,
  inner: [[-1.5, -6, -1.5, 6], [1.5, -6, 1.5, 6]],
  outer: [],
  letters: "",
  ...given,
});

/** Three strokes that look different in a mirror. */
const FLAG: Shape["inner"] = [[0, -4, 0, 4], [0, -4, 3, -2], [3, -2, 0, 0]];

Deno.test("isSameShape() finds a symbol at any turn and in a mirror", () => {
  const turned = (angleDeg: number, side = 1): Shape["inner"] => {
    const [cos, sin] = [Math.cos(angleDeg / 57.29578), Math.sin(angleDeg / 57.29578)];
    const at = (x: number, y: number) => [x * cos - side * y * sin, x * sin + side * y * cos];
    return FLAG.map(([a, b, c, d]) =>
      [...at(a, b), ...at(c, d)] as [number, number, number, number]
    );
  };
  const example = shape({ inner: FLAG });
  for (const angle of [0, 37, 90, 180, 251]) {
    assert.ok(isSameShape(example, shape({ inner: turned(angle) })), `${angle}`);
    assert.ok(isSameShape(example, shape({ inner: turned(angle, -1) })), `${angle}, mirrored`);
  }
});

Deno.test("isSameShape() asks for the same ink inside, and allows more of it beside", () => {
  const example = shape({});
  assert.ok(isSameShape(example, shape({ outer: [[-8, 6, 8, 6]] })), "a wall beside it");
  assert.ok(
    !isSameShape(example, shape({ inner: [...example.inner, [-4, 0, 4, 0]] })),
    "a third line",
  );
  assert.ok(!isSameShape(example, shape({ inner: [[0, -6, 0, 6]] })), "one line");
  assert.ok(!isSameShape(shape({ outer: [[4, 0, 7, 0]] }), shape({})), "less beside it");
});

Deno.test("isSameShape() tells shapes by size, outline and letters", () => {
  const example = shape({ letters: "S", inner: [] });
  assert.ok(isSameShape(example, shape({ letters: "S", inner: [], sizePt: 8.4 })));
  assert.ok(!isSameShape(example, shape({ letters: "S", inner: [], sizePt: 10 })));
  assert.ok(!isSameShape(example, shape({ letters: "H", inner: [] })));
  assert.ok(!isSameShape(example, shape({ letters: "S", inner: [], body: "box" })));
});
