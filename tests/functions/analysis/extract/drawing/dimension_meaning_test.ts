import assert from "node:assert/strict";
import type { Dimension } from "../../../../../functions/_shared/domain/plan_set.ts";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { plottedScale } from "../../../../../functions/analysis/extract/layout/verify_scales.ts";
import { PageBuilder } from "../page_builder.ts";

/** A level dimension line with extension lines and ticks at both ends, its figure over the middle. */
function level(page: PageBuilder, from: number, to: number, y: number, figure: string) {
  for (const x of [from, to]) page.line(x, y - 10, x, y + 3).line(x - 3, y + 3, x + 3, y - 3);
  return page.line(from, y, to, y).centred((from + to) / 2, y - 11, figure);
}

/** An upright dimension line, its figure at the left of the middle. */
function upright(page: PageBuilder, from: number, to: number, x: number, figure: string) {
  for (const y of [from, to]) page.line(x - 3, y, x + 10, y).line(x - 3, y + 3, x + 3, y - 3);
  const length = figure.length * 4;
  return page.line(x, from, x, to)
    .text(x - 11, (from + to) / 2 + length / 2, figure, { angle: 90 });
}

const sheet = () =>
  new PageBuilder().titleBlock("A-501", "DETAILS").text(80, 60, "ROOF DETAIL", { size: 11 })
    .line(80, 73, 160, 73).text(80, 76, `3/4" = 1'-0"`, { size: 6 });

const find = (page: PageBuilder, figure: string): Dimension =>
  extractPage(page.build()).dimensions.find(({ sourceText }) => sourceText === figure)!;

Deno.test("words lettered at a dimension line say what it measures", () => {
  const said = (place: (page: PageBuilder) => PageBuilder) =>
    find(place(level(sheet(), 200, 330, 300, `2'-5"`)), `2'-5"`).of?.sourceText;
  assert.equal(said((page) => page.centred(265, 308, "CURB TO HATCH")), "CURB TO HATCH");
  assert.equal(said((page) => page.centred(265, 276, "CURB TO HATCH")), "CURB TO HATCH");
  assert.equal(said((page) => page.text(340, 289, "MIN. REACH")), "MIN. REACH");
  assert.equal(said((page) => page.text(80, 308, "CURB TO HATCH")), undefined, "elsewhere");
  assert.equal(said((page) => page.centred(265, 350, "CURB TO HATCH")), undefined, "far below");
  const led = (page: PageBuilder) =>
    page.centred(265, 308, "CANT STRIP").line(242, 312, 150, 380).line(150, 380, 140, 371);
  assert.equal(said(led), undefined, "a callout speaks of where its leader points");
});

Deno.test("words under the end of an upright line say what it measures", () => {
  const page = upright(sheet(), 250, 360, 400, `1'-7"`).centred(400, 370, "TOP OF CAP TO WALK");
  assert.equal(find(page, `1'-7"`).of?.sourceText, "TOP OF CAP TO WALK");
});

Deno.test("words between two dimension lines are said of neither", () => {
  const page = level(level(sheet(), 200, 330, 300, `2'-5"`), 200, 330, 334, `2'-6"`)
    .centred(265, 310, "CLEAR");
  assert.equal(find(page, `2'-5"`).of, undefined);
  assert.equal(find(page, `2'-6"`).of, undefined);
});

Deno.test("a line from box to box is between the things they are named after", () => {
  const page = sheet().rect(200, 280, 60, 40).text(202, 268, "KILN FLUE").rect(360, 270, 50, 60)
    .text(364, 296, "LOUVER").line(260, 300, 360, 300).line(257, 303, 263, 297)
    .line(357, 303, 363, 297).centred(310, 289, `9'-4"`);
  assert.deepEqual(find(page, `9'-4"`).between?.map(({ sourceText }) => sourceText), [
    "KILN FLUE",
    "LOUVER",
  ]);
});

Deno.test("marks of a grid and boxes without a name are no things to be between", () => {
  const page = sheet().rect(200, 280, 60, 40).text(226, 296, "A").rect(360, 270, 50, 60)
    .line(260, 300, 360, 300).line(257, 303, 263, 297).line(357, 303, 363, 297)
    .centred(310, 289, `9'-4"`);
  assert.equal(find(page, `9'-4"`).between, undefined);
});

/** Two rooms side by side under their dimension lines. */
function rooms(figures: [string, string]): PageBuilder {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN");
  page.heavy([200, 200, 500, 200], [200, 420, 500, 420]);
  page.heavy([200, 200, 200, 420], [320, 200, 320, 420], [500, 200, 500, 420]);
  page.text(235, 300, "BEDROOM 2").text(385, 300, "FAMILY ROOM");
  return level(level(page, 200, 320, 180, figures[0]), 320, 500, 180, figures[1]);
}

Deno.test("a line from wall to wall is across the room between them, one over two rooms across none", () => {
  const page = level(rooms([`6'-8"`, `10'-0"`]), 200, 500, 150, `16'-8"`);
  assert.equal(find(page, `6'-8"`).across, "BEDROOM 2");
  assert.equal(find(page, `10'-0"`).across, "FAMILY ROOM");
  assert.equal(find(page, `16'-8"`).across, undefined);
});

Deno.test("every dimension knows the title of its drawing", () => {
  assert.equal(find(level(sheet(), 200, 330, 300, `2'-5"`), `2'-5"`).drawing, "ROOF DETAIL");
});

Deno.test("a figure printed level beside an upright line of its length is an upright dimension", () => {
  const beside = (length: number) => {
    const page = sheet().line(400, 300, 400, 300 + length);
    for (const y of [300, 300 + length]) page.line(397, y, 410, y).line(397, y + 3, 403, y - 3);
    return page.text(386, 296 + length / 2, `8"`);
  };
  const at = (length: number) => find(beside(length), `8"`).orientation;
  assert.equal(at(36), "vertical", "8 in at 3/4 in to the foot");
  assert.equal(at(42), "vertical", "nearly to scale, the only line there");
  assert.equal(at(70), "horizontal", "a line of another length");
});

Deno.test("words set along an upright line say what it measures", () => {
  const beside = (x: number, angle: 0 | 90) =>
    find(
      upright(sheet(), 250, 420, 400, `21'-0"`).text(x, 365, "BLIND END", { angle }),
      `21'-0"`,
    ).of?.sourceText;
  assert.equal(beside(408, 90), "BLIND END");
  assert.equal(beside(460, 90), undefined, "further off");
  assert.equal(beside(408, 0), undefined, "level words beside the middle");
});

/** A dimension line from 260 to 360 at the height of 340, with what stands at its right end. */
const reaching = (place: (page: PageBuilder) => PageBuilder) => {
  const page = sheet().rect(200, 280, 60, 90).text(204, 296, "AIR LOUVER")
    .line(260, 340, 360, 340).line(257, 343, 263, 337).line(357, 343, 363, 337)
    .centred(310, 329, `7'-8"`);
  return find(place(page), `7'-8"`).between?.map(({ sourceText }) => sourceText);
};

Deno.test("a line that reaches a single upright stroke runs to what is lettered at its end", () => {
  const pole = (page: PageBuilder) => page.line(360, 270, 360, 370);
  assert.deepEqual(reaching((page) => pole(page).centred(360, 258, "VENT STACK")), [
    "AIR LOUVER",
    "VENT STACK",
  ]);
  assert.equal(reaching((page) => pole(page).centred(360, 220, "VENT STACK")), undefined, "far");
  assert.equal(reaching((page) => pole(page).centred(420, 258, "VENT STACK")), undefined, "aside");
  assert.equal(
    reaching((page) => pole(page).centred(360, 258, "VENT STACK").centred(360, 373, "COLUMN")),
    undefined,
    "two names",
  );
});

Deno.test("an extension line reaches the symbol or box it comes from", () => {
  const symbol = (page: PageBuilder) =>
    page.arc(365, 290, 5, 0, 360).line(360, 290, 360, 343).centred(365, 274, "HOSE BIBB");
  assert.deepEqual(reaching(symbol), ["AIR LOUVER", "HOSE BIBB"]);
  const box = (page: PageBuilder) =>
    page.rect(360, 250, 70, 30).text(366, 262, "CHILLER 2").line(360, 280, 360, 343);
  assert.deepEqual(reaching(box), ["AIR LOUVER", "CHILLER 2"]);
  const apart = (page: PageBuilder) =>
    page.rect(360, 210, 70, 30).text(366, 222, "CHILLER 2").line(360, 330, 360, 343);
  assert.equal(reaching(apart), undefined, "nothing leads there");
});

Deno.test("a figure with words knows the room between whose walls it stands, a bare one does not", () => {
  const plan = (figure: string, y: number) => {
    const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
      .text(200, 560, "FLOOR PLAN", { size: 11 }).line(200, 573, 280, 573)
      .text(200, 576, `1/4" = 1'-0"`, { size: 6 });
    page.rect(191, 191, 518, 9).rect(191, 300, 518, 9).rect(191, 369, 518, 9).rect(
      191,
      500,
      518,
      9,
    );
    page.rect(191, 191, 9, 318).rect(700, 191, 9, 318);
    page.text(220, 240, "OFFICE").text(220, 330, "CORRIDOR").text(220, 430, "STORAGE");
    return find(page.text(600, y, figure), figure).room;
  };
  assert.equal(plan(`44" CLR`, 335), "CORRIDOR");
  assert.equal(plan(`5'-0" WIDE`, 335), "CORRIDOR");
  assert.equal(plan(`44" CLR`, 420), "STORAGE");
  assert.equal(plan(`44"`, 335), undefined);
});

Deno.test("a line across a hall knows it, however far along the hall its name stands", () => {
  const plan = (name: string) => {
    const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
      .text(200, 560, "FLOOR PLAN", { size: 11 }).line(200, 573, 280, 573)
      .text(200, 576, `1/4" = 1'-0"`, { size: 6 });
    for (const y of [191, 300, 369, 500]) page.rect(191, y, 518, 9);
    page.rect(191, 191, 9, 318).rect(700, 191, 9, 318);
    // The hall narrows at the right, past its name.
    page.rect(480, 320, 220, 9);
    page.text(220, 240, "OFFICE").text(220, 335, name).text(220, 430, "STORAGE");
    page.line(600, 329, 600, 369).line(597, 332, 603, 326).line(597, 372, 603, 366);
    return find(page.text(589, 357, `2'-3"`, { angle: 90 }), `2'-3"`).across;
  };
  assert.equal(plan("CORRIDOR 3"), "CORRIDOR 3");
  assert.equal(plan("STORAGE"), undefined);
});

Deno.test("dimensions that agree tell the scale of a sheet plotted to fit", () => {
  const strings = (scale: number) =>
    [6, 8, 9, 10, 12, 14, 20].map((feet) => ({ valueIn: feet * 12, points: [feet * scale] }));
  assert.ok(Math.abs(plottedScale(strings(12.9))! - 12.9) < 0.01);
  assert.equal(plottedScale(strings(12.9).slice(0, 4)), null, "too few");
  const short = strings(18).map(({ valueIn, points }) => ({
    valueIn,
    points: [points[0] - 2, points[0]],
  }));
  assert.equal(plottedScale(short), 18, "lines that end before their witness lines");
  const scattered = strings(12.9).map((it, index) => ({
    ...it,
    points: [it.points[0] + 9 * index],
  }));
  assert.equal(plottedScale(scattered), null, "of no one scale");
});
