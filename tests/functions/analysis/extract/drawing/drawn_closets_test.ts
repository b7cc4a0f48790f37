import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { PageBuilder } from "../page_builder.ts";

/** An enlarged toilet: a room of single lines, with closets along its upper wall, `19"` from the left wall to `end`. */
function meaning(end: number, ...closets: number[]) {
  const page = new PageBuilder().titleBlock("A-401", "DETAILS").rect(200, 200, 300, 220)
    .text(200, 440, "TOILET 106, ENLARGED", { size: 11 }).line(200, 453, 330, 453)
    .text(200, 456, `1/2" = 1'-0"`, { size: 6 });
  for (const x of closets) page.rect(x - 20, 202, 40, 18).bubble(x, 241, 32, 40);
  for (const x of [200, end]) page.line(x - 3, 183, x + 3, 177);
  page.line(200, 180, end, 180).centred((200 + end) / 2, 169, `19"`);
  return extractPage(page.build()).dimensions[0].measures ?? null;
}

Deno.test("a line from a wall to the middle of the closet gives the distance of its centerline", () => {
  assert.deepEqual(meaning(257, 257), {
    property: "centerline distance",
    thing: "water closet",
    mark: null,
    room: null,
  });
});

Deno.test("a line to its side, or one where two closets stand, says nothing of a closet", () => {
  assert.equal(meaning(241, 257), null, "to the side");
  assert.equal(meaning(257, 257, 400), null, "which of them is open");
});
