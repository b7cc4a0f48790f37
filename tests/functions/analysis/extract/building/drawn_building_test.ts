import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { PageBuilder } from "../page_builder.ts";

const SCALE = 18;

/**
 * Two rooms of 20 by 9 and 20 by 12 feet, one over the other, between walls of a foot; the lower one's width runs from
 * face to face so many points below the wall above it, and ends in dots.
 */
function house(
  below: number,
  { lower: lowerName = "WORKSHOP", more = (page) => page }: {
    lower?: string;
    more?: (page: PageBuilder) => PageBuilder;
  } = {},
) {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN")
    .text(300, 640, "FLOOR PLAN", { size: 11 }).text(300, 656, `1/4" = 1'-0"`, { size: 7 });
  const [x, y] = [200, 120];
  const [width, upper, lower] = [20 * SCALE, 9 * SCALE, 12 * SCALE];
  const under = y + upper + SCALE;
  const outer = { right: x + width + SCALE, bottom: under + lower + SCALE };
  page.heavy(
    [x - SCALE, y - SCALE, outer.right, y - SCALE],
    [outer.right, y - SCALE, outer.right, outer.bottom],
    [outer.right, outer.bottom, x - SCALE, outer.bottom],
    [x - SCALE, outer.bottom, x - SCALE, y - SCALE],
  );
  for (const [top, depth] of [[y, upper], [under, lower]]) {
    page.heavy(
      [x, top, x + width, top],
      [x + width, top, x + width, top + depth],
      [x + width, top + depth, x, top + depth],
      [x, top + depth, x, top],
    );
  }
  const string = under + below;
  page.line(x, string, x + width, string).arc(x, string, 1.5, 0, 360)
    .arc(x + width, string, 1.5, 0, 360).centred(x + width / 2, string - 9, `20'-0"`);
  page.centred(x + width / 2, y + 70, "STUDIO").centred(x + width / 2, under + 110, lowerName);
  return more(page).build();
}

Deno.test("the face of a wall stays where a dimension beside it is as long", () => {
  for (const below of [14, 18]) {
    const { building, dimensions } = extractPage(house(below));
    assert.equal(dimensions.find(({ sourceText }) => sourceText === `20'-0"`)?.valueIn, 240);
    const rooms = building!.rooms.map(({ name, areaSqft }) => [name, Math.round(areaSqft!)]);
    assert.deepEqual(rooms.sort(), [["STUDIO", 180], ["WORKSHOP", 240]], `${below} points below`);
  }
});

Deno.test("a figure in its line is of the room it stands in, though the wall beside it is as long", () => {
  const [x, width, at] = [200, 20 * SCALE, 120 + 9 * SCALE - 15];
  const { dimensions } = extractPage(house(40, {
    more: (page) =>
      page.line(x, at, x + width / 2 - 14, at).line(x + width / 2 + 14, at, x + width, at)
        .centred(x + width / 2, at - 4, `20'-0"`),
  }));
  assert.deepEqual(
    dimensions.map(({ measures }) => measures?.room).sort(),
    ["STUDIO", "WORKSHOP"],
  );
});

Deno.test("the name of a whole dwelling is none of the room it stands in", () => {
  const roomsWith = (title: string, lower: string) =>
    extractPage(house(14, { lower, more: (page) => page.centred(260, 470, title, { size: 14 }) }))
      .building!.rooms.map(({ name }) => name).sort();
  assert.deepEqual(roomsWith("UNIT A", "LIVING"), ["LIVING", "STUDIO"]);
  assert.deepEqual(roomsWith("BEDROOM", "LIVING"), ["BEDROOM", "LIVING", "STUDIO"]);
  assert.deepEqual(roomsWith("UNIT A", "WORKSHOP").length, 3, "no room of a dwelling");
});
