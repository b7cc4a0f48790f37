import assert from "node:assert/strict";
import { reportFileName } from "../../../islands/report/ReportPage.tsx";
import {
  centreOn,
  clampZoom,
  downOn,
  middleOf,
  namedZoom,
  readableZoom,
  rowZoom,
  zoomMaxOf,
} from "../../../islands/_hooks/zoom.ts";

Deno.test("the saved report is named after the project, with hyphens for everything else", () => {
  assert.equal(reportFileName("Suite 140"), "Report-Suite-140.pdf");
  assert.equal(reportFileName("Peña & Co."), "Report-Pe-a---Co-.pdf");
});

Deno.test("zoom stays from 0.5 to 3 in steps of 0.25", () => {
  assert.deepEqual([0.1, 0.6, 1.1, 2.9, 9].map((it) => clampZoom(it)), [0.5, 0.5, 1, 3, 3]);
  assert.deepEqual([2.9, 3.4, 4.6, 12].map((it) => clampZoom(it, 8)), [3, 3, 5, 8]);
  assert.equal(zoomMaxOf({ widthPt: 792, heightPt: 1224 }, 1440), 3, "a tabloid sheet");
  assert.equal(zoomMaxOf({ widthPt: 2592, heightPt: 1728 }, 1440), 8, "an ARCH D sheet");
  assert.equal(zoomMaxOf({ widthPt: 792, heightPt: 1224 }, 390), 8, "any sheet on a phone");
});

Deno.test("a flight ends where lettering can be read and the box is seen whole", () => {
  const sheet = { widthPt: 2592, fitWidthPx: 900, max: 8 };
  assert.equal(readableZoom({ ...sheet, boxShare: 0.05 }), 5);
  assert.equal(readableZoom({ ...sheet, boxShare: 0.4 }), 2);
  assert.equal(readableZoom({ ...sheet, boxShare: 1 }), 1);
  assert.equal(readableZoom({ ...sheet, fitWidthPx: 5000, boxShare: 0.05 }), 1);
});

Deno.test("of a row too long to be read whole a flight shows the part that is read, of a room all of it", () => {
  // A row as wide as the sheet, on a phone and on a desk: seen whole its lettering would be 1 and 2.3 px high.
  const phone = { widthPt: 2592, fitWidthPx: 390, near: 1, max: 8 };
  assert.equal(rowZoom({ ...phone, aspect: 40 }), 8);
  assert.equal(rowZoom({ ...phone, fitWidthPx: 900, aspect: 40 }), 5);
  assert.equal(rowZoom({ ...phone, aspect: 4 }), null, "no row");
  assert.equal(
    rowZoom({ ...phone, fitWidthPx: 900, near: 3, aspect: 40 }),
    null,
    "legible as it is",
  );
  assert.equal(rowZoom({ ...phone, max: 1, aspect: 40 }), null, "no nearer than the whole");
});

Deno.test("a flight to a row stays further away where its name is seen with its value and both can be read", () => {
  const phone = { widthPt: 1224, fitWidthPx: 356, near: 6, roomPx: 356 };
  assert.equal(namedZoom({ ...phone, share: 0.3 }), 3);
  assert.equal(namedZoom({ ...phone, share: 0.15 }), 6, "no nearer than it is read without effort");
  assert.equal(namedZoom({ ...phone, share: 0.4 }), 6, "too small at 2.5");
});

Deno.test("a flight goes to the middle of a box, or to its start where it is too long", () => {
  assert.equal(middleOf(0.5, 0.2, 0.4), 0.6);
  assert.equal(middleOf(0.5, 0.2, 0.1), 0.548);
});

Deno.test("nothing beyond the sheet is shown, and what can't be filled is left below it and on both sides", () => {
  assert.deepEqual([0, 0.5, 1].map((it) => centreOn(it, 1, 0.5)), [0.25, 0.5, 0.75]);
  assert.deepEqual([0, 0.6].map((it) => downOn(it, 0.6, 0.5)), [0.25, 0.35]);
  assert.equal(centreOn(0.9, 1, 1.5), 0.5, "the sheet in the middle");
  assert.equal(downOn(0.5, 0.6, 1), 0.5, "from its upper edge on");
});
