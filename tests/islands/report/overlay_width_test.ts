import assert from "node:assert/strict";
import { drawnWidthPx } from "../../../islands/report/OverlayCanvas.tsx";

Deno.test("sheets over one another are drawn in about the pixels they are shown in, and in no more than they have", () => {
  assert.equal(drawnWidthPx(330, 2400), 480);
  assert.equal(drawnWidthPx(990, 2400), 1600);
  assert.equal(drawnWidthPx(2401, 2400), 2400);
  assert.equal(drawnWidthPx(5600, 2400), 2400);
  // A photo smaller than any of the widths.
  assert.equal(drawnWidthPx(330, 400), 400);
});
