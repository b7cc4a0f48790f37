import assert from "node:assert/strict";
import type { PercentRect } from "../../../functions/_shared/geometry.ts";
import { mapPlaceOf, type MinimapRoom } from "../../../components/report/minimap_place.ts";

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
    assert.equal(mapPlaceOf({ ...ROOM, clear }), corner, JSON.stringify(clear));
  }
});

Deno.test("it spares the other boxes and what stands beside them, as long as a corner is left", () => {
  const other = at(800, 420, 20, 20);
  assert.equal(mapPlaceOf({ ...ROOM, spared: [other] }), "bottom left");
  // Its marker would be covered.
  assert.equal(mapPlaceOf({ ...ROOM, spared: [at(400, 420, 410, 20)] }), "bottom left");
  // Of a box that is everywhere, its marker.
  assert.equal(mapPlaceOf({ ...ROOM, spared: [at(0, 0, 1000, 500)] }), "bottom left");
  assert.equal(mapPlaceOf({ ...ROOM, spared: [at(0, 0, 1500, 500)] }), "bottom right");
  assert.equal(
    mapPlaceOf({ ...ROOM, clear: [at(900, 420, 60, 20)], spared: [at(0, 0, 1000, 500)] }),
    "bottom left",
  );
});

Deno.test("it folds away where each corner would cover something", () => {
  assert.equal(mapPlaceOf({ ...ROOM, clear: [at(0, 0, 1000, 500)] }), null);
  const clear = [at(0, 440, 1000, 20)];
  assert.equal(mapPlaceOf({ ...ROOM, clear, isLeftTaken: true }), "top right");
  assert.equal(
    mapPlaceOf({ ...ROOM, clear: [at(840, 0, 160, 500)], isLeftTaken: true }),
    null,
  );
});

Deno.test("at the end of the sheet it makes room for what it leads to", () => {
  const view = { x: 50, y: 50, width: 50, height: 50 };
  assert.equal(mapPlaceOf({ ...ROOM, view }), "bottom left");
});

/** A white sheet, black in some places. */
function sheet(...inked: readonly PercentRect[]) {
  const [width, height] = [400, 200];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const it of inked) {
    for (let y = it.y / 100 * height; y < (it.y + it.height) / 100 * height; y++) {
      for (let x = it.x / 100 * width; x < (it.x + it.width) / 100 * width; x++) {
        data.fill(
          0,
          (Math.floor(y) * width + Math.floor(x)) * 4,
          (Math.floor(y) * width + Math.floor(x)) * 4 + 3,
        );
      }
    }
  }
  return { width, height, data };
}

Deno.test("it stands where there is the least lettering, at the middle of an edge where corners have some", () => {
  const place = (...inked: readonly PercentRect[]) =>
    mapPlaceOf({ ...ROOM, picture: sheet(...inked) });
  const [top, bottom] = [at(0, 0, 1000, 120), at(0, 380, 1000, 120)];
  assert.equal(place(), "bottom right");
  assert.equal(place(bottom), "top right");
  assert.equal(place(at(840, 400, 120, 50)), "bottom left");
  assert.equal(place(top, bottom), "middle right");
  assert.equal(place(at(0, 0, 1000, 500)), "bottom right", "as before where all is full");
  // A thin line is no lettering.
  assert.equal(place(at(840, 440, 20, 5)), "bottom right");
  // Boxes weigh more.
  const boxed = { ...ROOM, picture: sheet(bottom), clear: [at(0, 0, 1000, 300)] };
  assert.equal(mapPlaceOf(boxed), "bottom right");
});

Deno.test("it stays where it is as long as no box comes under it", () => {
  const moving = { ...ROOM, picture: sheet(at(0, 380, 1000, 120)), stays: "bottom left" } as const;
  assert.equal(mapPlaceOf(moving), "bottom left");
  assert.equal(mapPlaceOf({ ...moving, clear: [at(20, 420, 60, 20)] }), "top right");
});
