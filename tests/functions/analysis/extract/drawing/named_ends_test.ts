import assert from "node:assert/strict";
import type { Dimension } from "../../../../../functions/_shared/domain/plan_set.ts";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { PageBuilder } from "../page_builder.ts";

const sheet = (title = "PUMP ROOM 4 - ENLARGED") =>
  new PageBuilder().titleBlock("M-401", "DETAILS").text(80, 560, title, { size: 11 })
    .line(80, 573, 240, 573).text(80, 576, `1" = 1'-0"`, { size: 6 });

const find = (page: PageBuilder, figure: string): Dimension =>
  extractPage(page.build()).dimensions.find(({ sourceText }) => sourceText === figure)!;

/** A callout whose leader ends in a dot. */
const callout = (page: PageBuilder, x: number, y: number, text: string, [tx, ty]: number[]) =>
  page.text(x, y, text).line(x - 13, y + 4, x - 3, y + 4).line(x - 13, y + 4, tx, ty)
    .arc(tx, ty, 2, 0, 360);

/** A level dimension line with ticks and its figure over the middle. */
const level = (page: PageBuilder, from: number, to: number, y: number, figure: string) =>
  page.line(from, y, to, y).line(from - 3, y + 3, from + 3, y - 3)
    .line(to - 3, y + 3, to + 3, y - 3).centred((from + to) / 2, y - 11, figure);

/** The same with arrowheads in place of the ticks. */
const arrowed = (page: PageBuilder, from: number, to: number, y: number, figure: string) => {
  for (const [tip, back] of [[from, from + 7], [to, to - 7]]) {
    page.line(tip, y, back, y - 2).line(back, y - 2, back, y + 2).line(back, y + 2, tip, y);
  }
  return page.line(from, y, to, y).centred((from + to) / 2, y - 11, figure);
};

const between = (page: PageBuilder, figure: string) =>
  find(page, figure).between?.map(({ sourceText }) => sourceText);

Deno.test("a box that stands against a wall is a thing, and a line may run a little past it", () => {
  const room = (y: number) => {
    const page = sheet().rect(190, 200, 10, 300).line(200, 280, 230, 280)
      .line(230, 280, 230, 350).line(230, 350, 200, 350);
    page.text(204, 310, "FILTER").rect(330, 300, 60, 90).text(336, 340, "CHILLER");
    return between(level(page, 230, 330, y, `2'-3"`), `2'-3"`);
  };
  assert.deepEqual(room(330), ["FILTER", "CHILLER"]);
  assert.deepEqual(room(364), ["FILTER", "CHILLER"]);
  assert.equal(room(388), undefined, "far past it");
});

Deno.test("a wall a callout points into is a thing at the end of a line", () => {
  const room = (target: number[]) => {
    const page = sheet().rect(200, 280, 60, 90).text(206, 310, "FILTER 2")
      .rect(360, 200, 12, 280);
    callout(page, 420, 240, "TILE WALL", target);
    return between(level(page, 260, 360, 330, `3'-4"`), `3'-4"`);
  };
  assert.deepEqual(room([366, 290]), ["FILTER 2", "TILE WALL"]);
  assert.equal(room([300, 420]), undefined, "it points elsewhere");
});

Deno.test("a line ends at the tips of its arrows", () => {
  const page = sheet().rect(200, 280, 60, 90).text(206, 310, "FILTER 2")
    .rect(390, 280, 60, 90).text(396, 310, "SOFTENER");
  assert.deepEqual(between(arrowed(page, 260, 390, 330, `3'-7"`), `3'-7"`), [
    "FILTER 2",
    "SOFTENER",
  ]);
});

Deno.test("a line as wide as one named box measures the box", () => {
  const stalls = (name: (page: PageBuilder) => PageBuilder) => {
    const page = sheet("CART STALL DETAIL").rect(200, 290, 100, 90).rect(300, 290, 60, 90)
      .text(215, 320, "CART STALL");
    for (const x of [200, 300, 360]) page.line(x, 384, x, 424);
    return find(
      name(level(level(page, 200, 300, 420, `7'-2"`), 300, 360, 420, `4'-1"`)),
      `4'-1"`,
    ).of?.sourceText;
  };
  assert.equal(stalls((page) => callout(page, 420, 270, "WASH BAY", [340, 330])), "WASH BAY");
  assert.equal(stalls((page) => page.text(304, 310, "WASH BAY")), "WASH BAY");
  assert.equal(stalls((page) => page), undefined, "nothing names it");
  assert.equal(
    stalls((page) => page.text(304, 310, "WASH BAY").text(304, 340, "DRAIN BAY")),
    undefined,
    "two names",
  );
});

Deno.test("words right before a level line say what it measures, unless they follow another", () => {
  const page = () => level(sheet(), 300, 380, 300, `1'-9"`);
  assert.equal(find(page().text(246, 289, "TO DRAIN"), `1'-9"`).of?.sourceText, "TO DRAIN");
  assert.equal(find(page().text(120, 289, "TO DRAIN"), `1'-9"`).of, undefined, "far ahead");
  const chain = level(page(), 140, 220, 300, `2'-2"`).text(228, 289, "TO DRAIN");
  assert.equal(find(chain, `2'-2"`).of?.sourceText, "TO DRAIN");
  assert.equal(find(chain, `1'-9"`).of, undefined);
});

Deno.test("a line across a hall may run to the middle of its walls", () => {
  const across = (from: number, to: number) => {
    const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`)
      .text(200, 560, "FLOOR PLAN", { size: 11 }).line(200, 573, 280, 573)
      .text(200, 576, `1/4" = 1'-0"`, { size: 6 });
    for (const y of [191, 300, 369, 500]) page.rect(191, y, 518, 7);
    page.rect(191, 191, 9, 316).rect(700, 191, 9, 316);
    page.text(220, 240, "OFFICE").text(220, 335, "CORRIDOR 5").text(220, 430, "STORAGE");
    page.line(600, from, 600, to);
    for (const y of [from, to]) page.line(597, y + 3, 603, y - 3);
    return find(page.text(589, (from + to) / 2 + 8, `3'-9"`, { angle: 90 }), `3'-9"`).across;
  };
  assert.equal(across(303.5, 372.5), "CORRIDOR 5");
  assert.equal(across(307, 369), "CORRIDOR 5");
  assert.equal(across(307, 420), undefined, "through a wall");
});

/** A legend of two keyed notes, and bubbles with a plain stroke from their middle to a place. */
function keyed(
  page: PageBuilder,
  ...bubbles: [mark: string, x: number, y: number, to: number[]][]
) {
  const bubble = (x: number, y: number, mark: string) =>
    page.arc(x, y, 8, 0, 360).centred(x, y - 4, mark);
  page.text(900, 60, "KEYED NOTES", { size: 11, isBold: true });
  [`DRAIN VALVE, 3/4" HOSE END.`, "FLOAT SWITCH, WIRED."].forEach((note, index) => {
    bubble(908, 90 + 24 * index, `${index + 1}`);
    page.text(924, 86 + 24 * index, note);
  });
  for (const [mark, x, y, [tx, ty]] of bubbles) {
    bubble(x, y, mark);
    page.line(x, y, tx, ty);
  }
  return page;
}

Deno.test("a bubble says what its keyed note does, up to a length, where its stroke ends", () => {
  const at = (mark: string, end: number[]) => {
    const page = sheet().rect(200, 280, 60, 90).text(206, 310, "FILTER 2").arc(360, 330, 5, 0, 360);
    keyed(page, [mark, 420, 290, end]);
    return between(level(page, 260, 360, 330, `3'-4"`), `3'-4"`);
  };
  assert.deepEqual(at("1", [360, 330]), ["FILTER 2", "DRAIN VALVE"]);
  assert.deepEqual(at("2", [362, 328]), ["FILTER 2", "FLOAT SWITCH, WIRED"]);
  assert.equal(at("1", [440, 400]), undefined, "it leads elsewhere");
});

Deno.test("lines are things by a leader on them, and lot lines by their surveyed length", () => {
  const page = sheet().line(200, 80, 200, 500).line(300, 140, 300, 480)
    .text(186, 330, "120.00'", { angle: 90 });
  keyed(page, ["2", 360, 400, [300, 380]]);
  assert.deepEqual(between(level(page, 200, 300, 260, `3'-4"`), `3'-4"`), [
    "LOT LINE",
    "FLOAT SWITCH, WIRED",
  ]);
});

Deno.test("a figure beside a stretch too short for it belongs to that stretch", () => {
  const page = sheet().rect(200, 280, 60, 90).text(206, 310, "FILTER 2").rect(270, 280, 60, 90)
    .text(276, 310, "SOFTENER").line(256, 240, 274, 240);
  for (const x of [260, 270]) page.line(x, 240, x, 280).line(x - 3, 243, x + 3, 237);
  page.text(277, 236, `4"`);
  assert.deepEqual(between(page, `4"`), ["FILTER 2", "SOFTENER"]);
});

Deno.test("the only name in the long strip between two lines says what is measured across it", () => {
  const strip = (...names: [x: number, y: number, text: string][]) => {
    const page = sheet("SITE PLAN").line(260, 120, 260, 500).line(330, 120, 330, 500);
    for (const [x, y, text] of names) page.text(x, y, text, { angle: 90 });
    return find(level(page, 260, 330, 200, `18'-0"`), `18'-0"`).of?.sourceText;
  };
  assert.equal(strip([290, 420, "FIRE LANE"]), "FIRE LANE");
  assert.equal(strip([290, 420, "EXIT PASSAGE TO DOOR 104"]), "EXIT PASSAGE");
  assert.equal(strip([290, 420, "FIRE LANE"], [290, 300, "WALK"]), undefined, "two names");
  assert.equal(strip([350, 420, "FIRE LANE"]), undefined, "beside it");
});

Deno.test("an upright line is between the things it runs to by strokes, and may have its name beside it", () => {
  const upright = (page: PageBuilder, from: number, to: number, x: number) => {
    for (const y of [from, to]) page.line(x - 3, y + 3, x + 3, y - 3);
    return page.line(x, from, x, to).text(x - 11, (from + to) / 2 + 8, `2'-6"`, { angle: 90 });
  };
  const page = sheet().rect(200, 240, 90, 40).text(206, 256, "CHILLER").rect(200, 360, 90, 20)
    .text(206, 366, "PUMP 1").line(292, 280, 330, 280).line(292, 360, 330, 360);
  assert.deepEqual(between(upright(page, 280, 360, 326), `2'-6"`), ["CHILLER", "PUMP 1"]);
  const rail = upright(sheet(), 280, 360, 326).text(334, 316, "GUARD");
  assert.equal(find(rail, `2'-6"`).of?.sourceText, "GUARD");
});

Deno.test("of a lot drawn as a rectangle one surveyed side tells of the others", () => {
  const page = sheet("SITE PLAN").rect(200, 80, 400, 430).text(186, 330, "120.00'", { angle: 90 })
    .rect(420, 240, 100, 60).text(430, 266, "SHED");
  assert.deepEqual(between(level(page, 520, 600, 270, `8'-0"`), `8'-0"`), ["SHED", "LOT LINE"]);
});

Deno.test("a rectangle within a lot is no lot by the length along its side", () => {
  const page = sheet("SITE PLAN").rect(200, 80, 400, 430).text(186, 330, "120.00'", { angle: 90 })
    .rect(420, 230, 100, 90).text(404, 300, "50.00'", { angle: 90 });
  assert.equal(between(level(page, 520, 600, 270, `8'-0"`), `8'-0"`), undefined);
});

Deno.test("seen from the side a thing is as high as the upright line beside it", () => {
  const rail = (title: string) => {
    const page = sheet(title).rect(360, 280, 120, 80);
    callout(page, 540, 240, "DECK GUARD", [420, 300]);
    for (const y of [280, 360]) page.line(326, y, 358, y).line(327, y + 3, 333, y - 3);
    page.line(330, 280, 330, 360).text(319, 330, `36"`, { angle: 90 });
    return find(page, `36"`).of?.sourceText;
  };
  assert.equal(rail("DECK SECTION"), "DECK GUARD");
  assert.equal(rail("DECK PLAN"), undefined);
});

Deno.test("symbols that extension lines run to may have their names beside them", () => {
  const roof = (x: number) => {
    const page = sheet("ROOF PLAN").rect(300, 300, 20, 20).arc(440, 310, 9, 0, 360)
      .line(320, 322, 320, 363).line(440, 321, 440, 363)
      .text(x, 306, "OA HOOD").text(456, 306, "EF-1 DISCH");
    return between(level(page, 320, 440, 360, `6'-0"`), `6'-0"`);
  };
  assert.deepEqual(roof(266), ["OA HOOD", "EF-1 DISCH"]);
  assert.equal(roof(200), undefined, "far off");
});

Deno.test("on the plan of a site the outline of a building is a thing", () => {
  const site = (title: string, name: string) => {
    const page = sheet(title).rect(400, 200, 260, 200).text(480, 300, name)
      .rect(300, 330, 50, 24).text(306, 338, "GEN");
    return between(level(page, 350, 400, 342, `3'-6"`), `3'-6"`);
  };
  assert.deepEqual(site("SITE PLAN", "HOUSE (A)"), ["GEN", "HOUSE (A)"]);
  assert.equal(site("SITE PLAN", "TURF"), undefined);
  assert.equal(site("FLOOR PLAN", "HOUSE (A)"), undefined, "a plan shows its walls");
});
