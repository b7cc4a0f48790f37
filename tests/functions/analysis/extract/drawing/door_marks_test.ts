import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

/** Middle of the door's opening, in the wall between the office over it and the corridor. */
const X = 327, Y = 300;

/** An office over a corridor, a door of 3 ft between them that opens into the office; 18 points a foot. */
function plan(draw: (page: PageBuilder) => unknown, mark = "101A") {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
    .text(200, 560, "FLOOR PLAN", { size: 11, isBold: true })
    .text(200, 574, `1/4" = 1'-0"`, { size: 6 });
  page.rect(200, 100, 309, 9).rect(200, 500, 309, 9).rect(191, 100, 9, 409).rect(509, 100, 9, 409);
  page.rect(200, Y, 100, 9).rect(354, Y, 155, 9);
  page.line(300, Y, 300, Y - 54).arc(300, Y, 54, 0, 90);
  page.centred(420, 180, "OFFICE", { size: 9 }).centred(420, 450, "CORRIDOR", { size: 9 });
  draw(page);
  page.table(640, 200, [40, 110, 110], [
    ["DOOR SCHEDULE"],
    ["MARK", "SIZE", "HARDWARE"],
    [mark, `3'-0" x 7'-0"`, "LEVER"],
    ["199", `3'-0" x 7'-0"`, "LEVER"],
  ]);
  const { doors } = extractPlanSet([page.build()]);
  return doors.find((door) => door.mark === mark)?.rooms.toSorted();
}

const BOTH = ["CORRIDOR", "OFFICE"];
/** A mark with its middle at a point. */
const mark = (page: PageBuilder, x: number, y: number, text = "101A") =>
  page.centred(x, y - 3, text, { size: 6 });

Deno.test("a mark in an ellipse or in a box with round ends is a door's", () => {
  const places = { "in the swing": Y - 20, "across the wall": Y + 26, "over the swing": Y - 66 };
  for (const [name, y] of Object.entries(places)) {
    assert.deepEqual(
      plan((page) => mark(page, X, y).bubble(X, y, 30, 16)),
      BOTH,
      `ellipse ${name}`,
    );
    const ends = (page: PageBuilder) => {
      for (const x of [X - 10, X + 10]) {
        const leaves = { x: x + Math.sign(x - X) * 7, y: y - 7 };
        page.bends.push({
          x1: x,
          y1: y - 7,
          x2: x,
          y2: y + 7,
          leaves,
          comes: { ...leaves, y: y + 7 },
        });
      }
      return page.line(X - 10, y - 7, X + 10, y - 7).line(X - 10, y + 7, X + 10, y + 7);
    };
    assert.deepEqual(plan((page) => ends(mark(page, X, y))), BOTH, `round ends ${name}`);
  }
});

Deno.test("the sides of a bubble beside a door are no walls", () => {
  const y = Y + 44;
  assert.deepEqual(plan((page) => mark(page, X, y).rect(X - 12, y - 7, 24, 14)), BOTH);
});

Deno.test("a mark without a bubble is a door's where it stands at that door alone", () => {
  assert.deepEqual(plan((page) => mark(page, X + 4, Y - 20)), BOTH, "in the swing");
  assert.deepEqual(plan((page) => mark(page, X, Y + 26)), BOTH, "across the wall");
  assert.deepEqual(plan((page) => mark(page, X + 130, Y - 20)), [], "far off");
  const two = (page: PageBuilder) => mark(mark(page, X, Y - 30), X, Y + 26, "199");
  assert.deepEqual(plan(two), [], "two marks at one door");
});

Deno.test("a bubble goes before a mark without one, and a single figure is no mark", () => {
  const circle = (page: PageBuilder) =>
    mark(mark(page, X, Y - 20, "199").arc(X, Y - 20, 9, 0, 360), X, Y + 26);
  assert.deepEqual(plan(circle), []);
  assert.deepEqual(plan((page) => mark(page, X + 4, Y - 20, "7"), "7"), []);
});
