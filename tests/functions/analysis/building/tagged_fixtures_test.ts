import assert from "node:assert/strict";
import type { Segment } from "../../../../functions/_shared/domain/page_reading.ts";
import { findShapes } from "../../../../functions/analysis/building/drawn_shapes.ts";
import type { FoundFixture } from "../../../../functions/analysis/building/fixtures.ts";
import { middleLines } from "../../../../functions/analysis/building/middle_lines.ts";
import { ShapeSite } from "../../../../functions/analysis/building/shape_site.ts";
import { withTagged } from "../../../../functions/analysis/building/tagged_fixtures.ts";
import { line } from "./strokes.ts";

/** An inch to the point, a wall over the room. */
const outline = (x: number, y: number, wide: number, deep: number): Segment[] => [
  line(x, y, x + wide, y),
  line(x + wide, y, x + wide, y + deep - 3),
  line(x + wide, y + deep - 3, x + wide - 3, y + deep),
  line(x + wide - 3, y + deep, x + 3, y + deep),
  line(x + 3, y + deep, x, y + deep - 3),
  line(x, y + deep - 3, x, y),
];

const siteOf = (strokes: readonly Segment[], room: string | null) =>
  new ShapeSite(findShapes(strokes, 240), {
    roomAt: (_, y) => y > 0 ? room : null,
    isWall: (_, y) => y <= 0 && y > -6,
    pointsPerFoot: 12,
  });
const word = (text: string, x: number, y: number) => ({
  text,
  box: { x, y, width: 12, height: 4 },
});

Deno.test("withTagged() names the outline a usual mark stands at, where it fits and stands at a wall", () => {
  const told = (text: string, deep: number, y = 0) =>
    withTagged(siteOf(outline(40, y, 16, deep), "TOILET"), [], [word(text, 42, y + deep + 5)])
      .fixtures.map(({ type, how }) => `${type} ${how}`);
  assert.deepEqual(told("U-1", 14), ["urinal tag"]);
  assert.deepEqual(told("L-2", 14), ["lavatory tag"]);
  assert.deepEqual(told("SH-1", 14), []);
  assert.deepEqual(told("L-2", 14, 60), []);
  assert.deepEqual(told("A-2", 14), []);
});

Deno.test("withTagged() leaves what a mark stands at already, and corrects kinds that look alike", () => {
  const box = { x: 40, y: 0, width: 16, height: 14 };
  const known: FoundFixture = { type: "lavatory", box, how: "shape" };
  const site = siteOf(outline(40, 0, 16, 14), "TOILET");
  assert.deepEqual(withTagged(site, [known], [word("L-1", 42, 18)]).fixtures, [known]);
  assert.deepEqual(withTagged(site, [known], [word("U-1", 42, 18)]).fixtures, [
    { type: "urinal", box, how: "tag" },
  ]);
  assert.deepEqual(withTagged(site, [known], [word("WC-1", 42, 18)]).fixtures, [known]);
});

Deno.test("withTagged() keeps marks only a schedule explains, with what they may stand at", () => {
  const { fixtures, open } = withTagged(siteOf(outline(40, 0, 16, 14), "TOILET"), [], [
    word("P-2", 42, 18),
  ]);
  assert.deepEqual(fixtures, []);
  assert.equal(open[0].mark, "P-2");
  assert.ok(open[0].choices.some(({ type }) => type === "lavatory"));
});

Deno.test("middleLines() finds the line a thing is dimensioned by, and none of its own", () => {
  const thing = outline(40, 0, 16, 14);
  const middle = line(48, -2, 48, 24);
  const others = [line(48, 1, 48, 6), line(44, -2, 44, 24), line(40, 18, 56, 18)];
  const all = [...thing, middle, ...others];
  assert.deepEqual([...middleLines(all, findShapes(all, 240), 1)], [middle]);
});
