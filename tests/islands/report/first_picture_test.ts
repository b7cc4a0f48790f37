/** What is seen of a sheet while its file is read. */
import assert from "node:assert/strict";
import { CROP_SOURCE_PX } from "../../../functions/_shared/constants/pictures.ts";
import { SAMPLE_ID } from "../../../functions/_shared/constants/sample.ts";
import { firstPicture, pageImage } from "../../../islands/report/ImageCanvas.tsx";

Deno.test("the sample is seen first in the picture its evidence is cut from", () => {
  assert.equal(firstPicture(SAMPLE_ID, 2), "/sample/page-2-2400.png");
  assert.equal(firstPicture(SAMPLE_ID, 2), pageImage(SAMPLE_ID, 2, CROP_SOURCE_PX));
});

Deno.test("a report is seen first in a picture the worker kept", () => {
  assert.equal(firstPicture("p1", 3), "/api/projects/p1/pages/3/image?width=960");
});
