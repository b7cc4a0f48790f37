import assert from "node:assert/strict";
import { findNorth } from "../../../../../functions/analysis/extract/drawing/north_arrow.ts";
import { PageBuilder } from "../page_builder.ts";

type Stroke = [x1: number, y1: number, x2: number, y2: number];

/** Strokes around (0, 0) that point up, drawn around a point and turned clockwise. */
function draw(page: PageBuilder, strokes: readonly Stroke[], turnDeg: number): PageBuilder {
  const radians = turnDeg * Math.PI / 180;
  const at = (x: number, y: number): [number, number] => [
    400 + x * Math.cos(radians) - y * Math.sin(radians),
    300 + x * Math.sin(radians) + y * Math.cos(radians),
  ];
  for (const [x1, y1, x2, y2] of strokes) page.line(...at(x1, y1), ...at(x2, y2));
  return page;
}

/** A letter so far from (400, 300) in the direction of the turn. */
function letter(page: PageBuilder, away: number, turnDeg: number, text = "N"): PageBuilder {
  const radians = turnDeg * Math.PI / 180;
  return page.centred(400 + away * Math.sin(radians), 296 - away * Math.cos(radians), text);
}

const KITE: Stroke[] = [[0, -16, -6, 10], [-6, 10, 0, 4], [0, 4, 6, 10], [6, 10, 0, -16], [
  0,
  -16,
  0,
  4,
]];
const LINE: Stroke[] = [[0, 30, 0, -30], [0, -30, -5, -16], [0, -30, 5, -16]];

for (const turnDeg of [0, 30, 90, 212, 315]) {
  Deno.test(`an arrow turned by ${turnDeg} degrees is north`, () => {
    for (const [shape, away] of [[KITE, 24], [LINE, 40]] as const) {
      const page = letter(draw(new PageBuilder(), shape, turnDeg), away, turnDeg);
      assert.equal(findNorth(page.build()), turnDeg);
    }
  });
}

Deno.test("a letter within the ring of its arrow is read by the arrow", () => {
  const ring = draw(new PageBuilder(), [[0, -40, -8, -22], [0, -40, 8, -22]], 45)
    .arc(400, 300, 22, 0, 360);
  assert.equal(findNorth(letter(ring, 0, 0).build()), 45);
});

Deno.test("a line across a circle points to its letter", () => {
  const page = draw(new PageBuilder(), [[0, 20, 0, -20]], 90).arc(400, 300, 18, 0, 360);
  assert.equal(findNorth(letter(page, 28, 90).build()), 90);
});

Deno.test("true north goes before the north of the plan", () => {
  const page = letter(draw(new PageBuilder(), LINE, 0), 40, 0, "PLAN NORTH");
  page.line(700, 330, 730, 300).line(730, 300, 716, 306).line(730, 300, 724, 314)
    .centred(740, 286, "TRUE NORTH");
  assert.equal(findNorth(page.build()), 45);
});

Deno.test("no arrow is guessed for a letter of a grid, nor one that points away from its letter", () => {
  const grid = new PageBuilder().arc(400, 300, 12, 0, 360).line(400, 312, 400, 600);
  assert.equal(findNorth(letter(grid, 0, 0).build()), null);
  assert.equal(findNorth(letter(draw(new PageBuilder(), LINE, 180), 40, 0).build()), null);
});
