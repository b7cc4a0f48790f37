import assert from "node:assert/strict";
import type { TextLine } from "../../../../functions/_shared/domain/page_reading.ts";
import { findLetteredFigures } from "../../../../functions/analysis/building/lettered_figures.ts";

/** A line of lettering of 8 points whose right edge stands at `right`. */
function line(text: string, right: number, y: number): TextLine {
  const width = 4 * text.length;
  return {
    text,
    box: { x: right - width, y, width, height: 9 },
    angle: 0,
    sizePt: 8,
    isBold: false,
    confidence: 1,
    origin: "text",
    words: [],
  };
}

const LEVELS = [
  line("Roof", 100, 100),
  line(`16' - 3 1/4"`, 100, 110),
  line("2nd Floor", 100, 200),
  line(`0' - 0"`, 100, 210),
  line("Basement", 100, 300),
  line(`-8' - 2 3/4"`, 100, 310),
];

Deno.test("findLetteredFigures() takes figures under names in one column for elevations", () => {
  const meaningOf = findLetteredFigures(LEVELS);
  assert.deepEqual(
    [1, 3, 5].map((index) => meaningOf(LEVELS[index].box)),
    ["Roof", "2nd Floor", "Basement"].map((thing) => ({
      property: "elevation",
      thing,
      mark: null,
      room: null,
    })),
  );
});

Deno.test("findLetteredFigures() says nothing of a single figure under a name", () => {
  assert.equal(findLetteredFigures(LEVELS.slice(0, 2))(LEVELS[1].box), null);
});

Deno.test("findLetteredFigures() reads width over height under the mark of a window", () => {
  const tag = [
    line("CW15", 94, 50),
    line(`2' - 4 7/8"`, 108, 66),
    line(`5' - 0 3/8"`, 108, 76),
  ];
  const meaningOf = findLetteredFigures(tag);
  assert.equal(meaningOf(tag[1].box)?.property, "width");
  assert.deepEqual(meaningOf(tag[2].box), {
    property: "height",
    thing: "window",
    mark: "CW15",
    room: null,
  });
  assert.equal(findLetteredFigures(tag.slice(0, 2))(tag[1].box), null, "one figure may be either");
  const room = [line("A101", 94, 50), tag[1], tag[2]];
  assert.equal(findLetteredFigures(room)(tag[1].box), null, "no mark of a window");
});
