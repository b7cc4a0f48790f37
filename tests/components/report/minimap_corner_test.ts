import assert from "node:assert/strict";
import { cornerOf, type MinimapRoom } from "../../../components/report/minimap_corner.ts";

/** A quarter of the sheet, 1000 × 500 px of it in view. */
const ROOM: MinimapRoom = {
  view: { x: 20, y: 20, width: 50, height: 50 },
  viewPx: { width: 1000, height: 500 },
  mapPx: { width: 160, height: 100 },
  marginPx: 8,
  clear: [],
};

/** A place in view by its pixels, as the sheet's percent. */
const at = (left: number, top: number, width: number, height: number) => ({
  x: 20 + left / 20,
  y: 20 + top / 10,
  width: width / 20,
  height: height / 10,
});

Deno.test("the sheet in small stands in the lower right corner, and gets out of the way of a box", () => {
  const lowerRight = at(900, 420, 60, 20);
  const lowerLeft = at(20, 470, 60, 20);
  const upperRight = at(980, 20, 15, 15);
  for (
    const [clear, corner] of [
      [[], "bottom right"],
      [[at(400, 200, 100, 40)], "bottom right"],
      [[lowerRight], "bottom left"],
      [[lowerRight, lowerLeft], "top right"],
      // A row as wide as the view.
      [[at(0, 440, 1000, 20)], "top right"],
      [[lowerRight, lowerLeft, upperRight], "top left"],
      // Out of view, it is covered by nothing.
      [[at(1200, 420, 60, 20)], "bottom right"],
      // Beside it, but not under it.
      [[at(700, 440, 120, 20)], "bottom right"],
      [[at(700, 440, 130, 20)], "bottom left"],
    ] as const
  ) {
    assert.equal(cornerOf({ ...ROOM, clear }), corner, JSON.stringify(clear));
  }
});

Deno.test("it spares the other boxes and what stands beside them, as long as a corner is left", () => {
  const other = at(800, 420, 20, 20);
  assert.equal(cornerOf({ ...ROOM, spared: [other] }), "bottom left");
  // Its marker would be covered.
  assert.equal(cornerOf({ ...ROOM, spared: [at(400, 420, 410, 20)] }), "bottom left");
  // Of a box that is everywhere, its marker.
  assert.equal(cornerOf({ ...ROOM, spared: [at(0, 0, 1000, 500)] }), "bottom left");
  assert.equal(cornerOf({ ...ROOM, spared: [at(0, 0, 1500, 500)] }), "bottom right");
  assert.equal(
    cornerOf({ ...ROOM, clear: [at(900, 420, 60, 20)], spared: [at(0, 0, 1000, 500)] }),
    "bottom left",
  );
});

Deno.test("it folds away where each corner would cover something", () => {
  assert.equal(cornerOf({ ...ROOM, clear: [at(0, 0, 1000, 500)] }), null);
  const clear = [at(0, 440, 1000, 20)];
  assert.equal(cornerOf({ ...ROOM, clear, isLeftTaken: true }), "top right");
  assert.equal(
    cornerOf({ ...ROOM, clear: [at(840, 0, 160, 500)], isLeftTaken: true }),
    null,
  );
});

Deno.test("at the end of the sheet it makes room for what it leads to", () => {
  const view = { x: 50, y: 50, width: 50, height: 50 };
  assert.equal(cornerOf({ ...ROOM, view }), "bottom left");
});
