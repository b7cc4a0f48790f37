import assert from "node:assert/strict";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

/** A plan of an office at the left and a storage room at the right, and a callout over them. */
function plan(draw: (page: PageBuilder) => unknown, at: [x: number, y: number] = [150, 70]) {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
    .text(100, 560, "FLOOR PLAN", { size: 11, isBold: true })
    .text(100, 574, `1/4" = 1'-0"`, { size: 6 })
    .heavy([100, 100, 500, 100], [100, 500, 500, 500], [100, 100, 100, 500])
    .heavy([500, 100, 500, 500], [300, 100, 300, 500])
    .centred(200, 150, "OFFICE", { size: 9 }).centred(400, 150, "STORAGE", { size: 9 })
    .text(...at, "GUARD 42 INCHES HIGH");
  draw(page);
  return extractPlanSet([page.build()]).notes.find((note) => /GUARD/.test(note.text))?.room;
}

/** The text ends about here. */
const END = 228, LEVEL = 74;

/** The sides of an arrow head at a point, seen from the left and above. */
const head = (page: PageBuilder, x: number, y: number) =>
  page.line(x, y, x - 7, y - 1.5).line(x, y, x - 3, y - 6.5);

/** A leader with a shoulder to a point. */
const leader = (page: PageBuilder, x: number, y: number) =>
  page.line(END + 3, LEVEL, END + 13, LEVEL).line(END + 13, LEVEL, x, y);

Deno.test("a callout speaks of the room its arrow ends in", () => {
  assert.equal(plan((page) => head(leader(page, 400, 200), 400, 200)), "STORAGE");
  assert.equal(plan((page) => head(page.line(END + 3, LEVEL, 400, 200), 400, 200)), "STORAGE");
});

Deno.test("a dot ends a leader as an arrow does", () => {
  assert.equal(plan((page) => leader(page, 400, 200).arc(400, 200, 2, 0, 360)), "STORAGE");
});

Deno.test("a line without arrow or dot, or one that meets others, is no leader", () => {
  const without = plan(() => {});
  assert.equal(without, "OFFICE");
  assert.equal(plan((page) => leader(page, 400, 200)), without);
  const meets = (page: PageBuilder) =>
    head(leader(page, 400, 200), 400, 200).line(END + 13, LEVEL, 600, 90);
  assert.equal(plan(meets), without);
  assert.equal(plan((page) => head(leader(page.line(0, 0, 1, 1), 400, 200), 380, 200)), without);
});

Deno.test("an arrow in no room leaves a callout outside without a room, one inside in its own", () => {
  assert.equal(plan((page) => head(leader(page, 700, 300), 700, 300)), null);
  const inside = (page: PageBuilder) =>
    head(page.line(263, 304, 273, 304).line(273, 304, 700, 450), 700, 450);
  assert.equal(plan(inside, [180, 300]), "OFFICE");
});

Deno.test("arrows in two rooms leave the callout where it stands", () => {
  const both = (page: PageBuilder) =>
    head(leader(page, 400, 200), 400, 200).line(147, LEVEL, 140, 200)
      .line(140, 200, 138, 193).line(140, 200, 142.5, 193);
  assert.equal(plan(both), "OFFICE");
});

Deno.test("a leader ends at a solid head before which its line stops, and at a solid dot", () => {
  const head = (page: PageBuilder) => leader(page, 400, 200).blob(402.5, 203.5, 5, 7);
  assert.equal(plan(head), "STORAGE");
  assert.equal(plan((page) => leader(page, 400, 200).blob(400, 200, 2.4)), "STORAGE");
  const aside = (page: PageBuilder) => leader(page, 400, 200).blob(391, 205, 7);
  assert.equal(plan(aside), "OFFICE", "a solid shape beside the end of the line");
});

Deno.test("the tip of a solid head is where it points, not where its line stops", () => {
  const over = (page: PageBuilder) => page.line(END + 3, LEVEL, 297, 150).blob(302, 155, 10);
  assert.equal(plan(over), "STORAGE");
});

Deno.test("a leader may be a curve, drawn as one or as short strokes", () => {
  const one = (page: PageBuilder) => page.bend(END + 3, LEVEL, 400, 200);
  assert.equal(plan((page) => one(page).blob(400, 203, 4, 8)), "STORAGE");
  assert.equal(plan((page) => head90(one(page), 400, 200)), "STORAGE");
  assert.equal(plan(one), "OFFICE", "without a head");
  const pieces = (page: PageBuilder) => {
    for (let i = 0; i < 30; i++) page.line(...quarter(i), ...quarter(i + 1));
    return page;
  };
  assert.equal(plan((page) => pieces(page).blob(400, 203, 4, 8)), "STORAGE");
});

Deno.test("a leader may begin with a line under its text, and at the middle of two lines", () => {
  const under = (page: PageBuilder) =>
    head(page.line(148, 80, END + 10, 80).line(END + 10, 80, 400, 200), 400, 200);
  assert.equal(plan(under), "STORAGE");
  const two = (page: PageBuilder) =>
    head(page.text(150, 80, "AT OPEN EDGE").line(END + 3, 79, 400, 200), 400, 200);
  assert.equal(plan(two), "STORAGE");
});

/** The sides of an arrow head at a point, seen from above. */
const head90 = (page: PageBuilder, x: number, y: number) =>
  page.line(x, y, x - 2, y - 7).line(x, y, x + 2, y - 7);

/** Points along a quarter of an ellipse from the text to STORAGE. */
function quarter(step: number): [number, number] {
  const angle = step / 30 * Math.PI / 2;
  const [wide, high] = [400 - END - 3, 200 - LEVEL];
  return [END + 3 + wide * Math.sin(angle), LEVEL + high * (1 - Math.cos(angle))];
}
