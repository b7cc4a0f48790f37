import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { PageBuilder } from "../page_builder.ts";

/** A flight of steps 30 points deep and 20 high, going up from a floor at 400, with a dimension at it. */
function meaning(dimension: (page: PageBuilder) => PageBuilder, count = 4) {
  const page = new PageBuilder().titleBlock("A-401", "DETAILS").line(100, 400, 200, 400)
    .text(200, 440, "STAIR SECTION", { size: 11 }).line(200, 453, 330, 453);
  for (let step = 0; step < count; step++) {
    const [x, y] = [200 + 30 * step, 400 - 20 * step];
    page.line(x, y, x, y - 20).line(x, y - 20, x + 30, y - 20);
  }
  const { property, thing } = extractPage(dimension(page).build()).dimensions[0].measures ?? {};
  return property && `${property} of ${thing}`;
}

const upright = (from: number, to: number) => (page: PageBuilder) => {
  for (const y of [from, to]) page.line(337, y + 3, 343, y - 3);
  return page.line(340, from, 340, to).text(346, (from + to) / 2 - 4, `8"`);
};

const level = (from: number, to: number) => (page: PageBuilder) => {
  for (const x of [from, to]) page.line(x - 3, 423, x + 3, 417);
  return page.line(from, 420, to, 420).centred((from + to) / 2, 409, `9"`);
};

Deno.test("a stretch from tread to tread is a riser, from riser to riser a tread", () => {
  assert.equal(meaning(upright(340, 360)), "height of riser");
  assert.equal(meaning(upright(380, 400)), "height of riser", "the first stands on the floor");
  assert.equal(meaning(level(230, 260)), "depth of tread");
});

Deno.test("other stretches at steps say nothing of one, and two steps are no stair", () => {
  assert.equal(meaning(upright(340, 380)), undefined, "two risers");
  assert.equal(meaning(level(240, 270)), undefined, "between no risers");
  assert.equal(meaning(upright(380, 400), 2), undefined);
});

Deno.test("steps drawn over each other by the hundred are a hatch", () => {
  const hatched = (page: PageBuilder) => {
    for (let over = 0; over < 100; over++) {
      for (let step = 0; step < 4; step++) {
        const [x, y] = [200 + 30 * step, 400 - 20 * step - 0.005 * over];
        page.line(x, y, x, y - 20).line(x, y - 20, x + 30, y - 20);
      }
    }
    return upright(340, 360)(page);
  };
  assert.equal(meaning(hatched), undefined);
});
