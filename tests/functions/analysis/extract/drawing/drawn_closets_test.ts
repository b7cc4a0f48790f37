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
  const { property, thing, ends = [] } = extractPage(page.build()).dimensions[0].measures ?? {};
  return property ? `${property} of ${thing}, ${ends.join(" to ")}` : null;
}

const TO_MIDDLE = "distance of water closet, middle of closet to wall";

Deno.test("a line from a wall to the middle of the closet gives the distance of its centerline", () => {
  assert.equal(meaning(257, 257), TO_MIDDLE);
  assert.equal(meaning(257, 257, 400), TO_MIDDLE, "the one at the end of the line");
});

Deno.test("a line to the side of a closet says nothing of it", () => {
  assert.equal(meaning(241, 257), null, "to the side");
  assert.equal(meaning(300, 257, 400), null, "between two");
});

Deno.test("a bowl may be written as a chain of short strokes", () => {
  const bowl = (sides: number, isRound: boolean) => {
    const page = new PageBuilder().titleBlock("A-401", "DETAILS").rect(200, 200, 300, 220)
      .text(200, 440, "TOILET 106, ENLARGED", { size: 11 }).line(200, 453, 330, 453)
      .text(200, 456, `1/2" = 1'-0"`, { size: 6 }).rect(237, 202, 40, 18);
    const at = (side: number) => {
      const angle = 2 * Math.PI * side / sides, share = isRound || side % 2 === 0 ? 1 : 0.8;
      return [257 + 16 * share * Math.cos(angle), 241 + 20 * share * Math.sin(angle)] as const;
    };
    for (let side = 0; side < sides; side++) page.line(...at(side), ...at((side + 1) % sides));
    for (const x of [200, 257]) page.line(x - 3, 183, x + 3, 177);
    page.line(200, 180, 257, 180).centred(228, 169, `19"`);
    return extractPage(page.build()).dimensions[0].measures?.thing ?? null;
  };
  assert.equal(bowl(36, true), "water closet");
  assert.equal(bowl(36, false), null, "a star");
  assert.equal(bowl(8, true), null, "an octagon");
});
