import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { PageBuilder } from "../page_builder.ts";

/** Level of the floor in the elevations below. */
const FLOOR = 420;

/** An upright dimension line with ticks, its figure reading upwards at its left. */
function upright(page: PageBuilder, from: number, to: number, x: number, figure: string) {
  for (const y of [from, to]) page.line(x - 3, y + 3, x + 3, y - 3);
  const length = figure.length * 4;
  return page.line(x, from, x, to)
    .text(x - 11, (from + to) / 2 + length / 2, figure, { angle: 90 });
}

/** A wall with its floor line under a title, and a dimension of 36 in from the floor up. */
function elevation(title = "TOILET ELEVATION") {
  const page = new PageBuilder().titleBlock("A-401", "DETAILS").text(200, 440, title, { size: 11 })
    .line(200, 453, 330, 453).text(200, 456, `1/2" = 1'-0"`, { size: 6 })
    .line(180, FLOOR, 480, FLOOR);
  return upright(page, FLOOR - 108, FLOOR, 220, `36"`).line(214, FLOOR - 108, 240, FLOOR - 108);
}

/** A callout at the upper right with a leader to a solid dot. */
const led = (page: PageBuilder, text: string, x: number, y: number) =>
  page.text(420, 280, text).line(418, 284, x, y).blob(x, y, 3);

const heightOf = (page: PageBuilder) =>
  extractPage(page.build()).dimensions.find(({ sourceText }) => sourceText === `36"`)?.heightOf
    ?.sourceText;

Deno.test("a dimension from the floor to a thing is the height of the thing named by its callout", () => {
  const bar = (page: PageBuilder) => page.rect(242, FLOOR - 108, 126, 5);
  assert.equal(heightOf(led(bar(elevation()), "GRAB BAR", 340, FLOOR - 106)), "GRAB BAR");
  const symbol = elevation().rect(240, FLOOR - 116, 8, 16);
  assert.equal(heightOf(led(symbol, "SWITCH", 248, FLOOR - 108)), "SWITCH");
});

Deno.test("a name lettered in the thing at the upper end names it", () => {
  const page = elevation().rect(242, FLOOR - 108, 80, 14).text(260, FLOOR - 105, "COUNTER");
  assert.equal(heightOf(page), "COUNTER");
});

Deno.test("a floor line lettered as such makes a height of a section without that word", () => {
  const at = (page: PageBuilder) =>
    led(page.rect(242, FLOOR - 108, 126, 5), "GRAB BAR", 340, FLOOR - 106);
  assert.equal(heightOf(at(elevation("DETAIL AT STALL"))), undefined);
  const lettered = elevation("DETAIL AT STALL").text(484, FLOOR - 4, "FIN. FLR.");
  assert.equal(heightOf(at(lettered)), "GRAB BAR");
});

Deno.test("what lies off the end of the dimension, or has two names, has no height", () => {
  const bar = () => elevation().rect(242, FLOOR - 108, 126, 5);
  assert.equal(heightOf(led(bar(), "MIRROR", 340, FLOOR - 150)), undefined, "above");
  assert.equal(heightOf(led(bar(), "BLOCKING", 340, FLOOR - 60)), undefined, "below");
  const both = led(bar().text(300, 260, "RAIL").line(310, 270, 312, 314), "GRAB BAR", 340, 314);
  assert.equal(heightOf(both.blob(312, 314, 3)), "GRAB BAR", "a line from above is no leader");
  const two = led(bar(), "GRAB BAR", 340, FLOOR - 106).text(420, 340, "BLOCKING")
    .line(418, 344, 350, FLOOR - 106).blob(350, FLOOR - 106, 3);
  assert.equal(heightOf(two), undefined, "two names");
});

Deno.test("a dimension that does not stand on the floor is no height", () => {
  const page = elevation().rect(242, FLOOR - 148, 126, 5).text(400, 380, "SHELF");
  upright(page, FLOOR - 148, FLOOR - 108, 230, `13"`).line(224, FLOOR - 148, 240, FLOOR - 148);
  const { dimensions } = extractPage(led(page, "MIRROR", 340, FLOOR - 146).build());
  assert.deepEqual(dimensions.map((it) => [it.sourceText, it.heightOf?.sourceText]), [
    [`36"`, undefined],
    [`13"`, undefined],
  ]);
});
