import assert from "node:assert/strict";
import { asDimension } from "../../../../../functions/analysis/extract/drawing/dimensions.ts";
import {
  declaredLength,
  declaredUnits,
} from "../../../../../functions/analysis/extract/drawing/declared_units.ts";
import { extractPlanSet } from "../../../../../functions/analysis/extract/mod.ts";
import { PageBuilder } from "../page_builder.ts";

const FORMS: [string, number | null, string | null][] = [
  [`6' - 4"`, 76, null],
  [`23'-5 1/2"`, 281.5, null],
  [`2'-3 1/16"`, 27.0625, null],
  [`4'-2`, 50, null],
  [`8-2" CLEAR`, 98, "CLEAR"],
  [`3-6"`, 42, null],
  [`12'-6" +/-`, 150, null],
  [`(E) 12'-6"`, 150, null],
  [`8'-0" [2440]`, 96, null],
  [`2440 [8'-0"]`, 96, null],
  [`2440 mm (8'-0")`, 96, null],
  [`24' - 9" (FIELD VERIFY)`, 297, "FIELD VERIFY"],
  [`12'-5" VERIFY IN FIELD`, 149, "VERIFY IN FIELD"],
  [`6' - 8" HOLD`, 80, "HOLD"],
  [`4'-0" VERIFY WITH OWNER FIRST`, null, null],
  // Two lengths that disagree, a range, a spacing cut off from its note, feet with twelve inches.
  [`8'-0" [2640]`, null, null],
  [`10-12"`, null, null],
  [`@ 18" O.C.`, null, null],
  [`4'-14"`, null, null],
];

for (const [text, valueIn, qualifier] of FORMS) {
  Deno.test(`asDimension() reads ${text} as ${valueIn ?? "no length"}`, () => {
    assert.deepEqual(asDimension(text), valueIn === null ? null : { valueIn, qualifier });
  });
}

const NOTES: [string, ReturnType<typeof declaredUnits>][] = [
  ["ALL DIMENSIONS ARE IN MILLIMETERS U.N.O.", "millimeters"],
  ["DIMENSIONS IN FEET AND INCHES", "feet and inches"],
  ["ALL DIMENSIONS ARE IN INCHES", "inches"],
  ["DO NOT SCALE. DIMENSIONS GOVERN.", null],
];

for (const [text, units] of NOTES) {
  Deno.test(`declaredUnits() takes "${text}" for ${units ?? "nothing"}`, () => {
    assert.equal(declaredUnits([{ text }]), units);
  });
}

Deno.test("declaredLength() reads a figure by the units declared", () => {
  assert.equal(declaredLength("2540", "millimeters"), 100);
  assert.equal(declaredLength("82 5/8", "inches"), 82.625);
  assert.equal(declaredLength("8-2", "feet and inches"), 98);
  assert.equal(declaredLength("8-14", "feet and inches"), null);
});

/** Figures over lines with ticks at both ends; no scale is printed, and none agrees. */
function dimensioned(figures: readonly string[], note?: string) {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN").text(100, 400, "KITCHEN");
  if (note) page.text(100, 700, note);
  figures.forEach((figure, at) => {
    const y = 60 + 40 * at;
    page.centred(200, y, figure).line(100, y + 10, 300, y + 10).line(100, y + 4, 100, y + 16)
      .line(300, y + 4, 300, y + 16);
  });
  return extractPlanSet([page.build()]).dimensions.map(({ valueIn }) => valueIn);
}

Deno.test("figures with a dash alone are feet and inches where a note or the habit of the sheet says so", () => {
  const few = ["8-2", "3-6", "10-11"];
  assert.deepEqual(dimensioned(few), []);
  assert.deepEqual(dimensioned(few, "ALL DIMENSIONS ARE IN FEET AND INCHES"), [98, 42, 131]);
  const many = [...few, "4-0", "12-3", "7-9"];
  assert.deepEqual(dimensioned(many), [98, 42, 131, 48, 147, 93]);
  assert.deepEqual(dimensioned([...many, `5'-0"`]), [60]);
});

Deno.test("a few words behind a figure do not hide it: an abbreviation, or any at a dimension line", () => {
  assert.deepEqual(dimensioned([`0' - 3" SLAB R.B.`, `11' - 8" A302`]), [3, 140]);
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN").text(200, 200, `4'-0" GATE`);
  assert.deepEqual(extractPlanSet([page.build()]).dimensions, []);
});

Deno.test("feet alone among many recognized feet and inches are a half of something", () => {
  const page = (origin: "ocr" | "text") => {
    const built = new PageBuilder().titleBlock("A-101", "FLOOR PLAN");
    for (let at = 0; at < 9; at++) built.text(100, 60 + 30 * at, `1${at}'-6"`, { origin });
    return extractPlanSet([built.text(100, 400, "30'", { origin }).build()]).dimensions;
  };
  assert.equal(page("ocr").length, 9);
  assert.equal(page("text").length, 10);
});

/** Recognized lengths on a page where seven in feet and inches are drawn at 18 points a foot, and one figure is so long. */
function besideDrawn(figure: string, feetLong: number) {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN");
  const dimension = (y: number, text: string, points: number) =>
    page.line(100, y, 100 + points, y).line(100, y - 6, 100, y + 6)
      .line(100 + points, y - 6, 100 + points, y + 6)
      .centred(100 + points / 2, y - 10, text, { origin: "ocr" });
  for (let at = 0; at < 7; at++) dimension(60 + 60 * at, `${8 + at}'-6"`, (8.5 + at) * 18);
  dimension(600, figure, feetLong * 18);
  return extractPlanSet([page.build()]).dimensions.map((it) => it.valueIn);
}

Deno.test("inches alone among recognized feet and inches count where they are drawn as long as they say", () => {
  assert.ok(besideDrawn(`9"`, 9 / 12).includes(9));
  assert.ok(!besideDrawn(`9"`, 21 / 12).includes(9), `the rest of 1'-9"`);
});

Deno.test("feet with a fraction and no whole inches count among recognized lengths where they are drawn so", () => {
  assert.equal(besideDrawn(`11'-1/2"`, 11 + 7.5 / 12).length, 7, `the rest of 11'-7 1/2"`);
  assert.ok(besideDrawn(`11'-1/2"`, 11 + 0.5 / 12).includes(132.5));
  const office = [`3'-1/2"`, `4'-3/4"`, `5'-1/4"`, `6'-0"`, `7'-9"`, `8'-3"`];
  const lettered = (figures: string[]) => {
    const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN");
    figures.forEach((text, at) => page.text(100, 60 + 30 * at, text, { origin: "ocr" }));
    return extractPlanSet([page.build()]).dimensions.length;
  };
  assert.equal(lettered(office), 6, "an office that leaves them out");
  assert.equal(lettered(office.slice(2)), 3);
});

Deno.test("a recognized figure without its marks counts where it is drawn to the inch", () => {
  assert.ok(besideDrawn("15-3", 15.25).includes(183));
  assert.ok(besideDrawn("8.5", 8 + 5 / 12).includes(101));
  assert.ok(besideDrawn("111", 11 + 1 / 12).includes(133));
  assert.equal(besideDrawn("154", 15.25).length, 7, `15'-3" with a figure misread`);
  assert.equal(besideDrawn("101", 3).length, 7, "number of a room at a line");
});

/** Figures on dimension lines that are so many feet long at 18 points a foot. */
function drawnAs(figures: readonly [text: string, feetLong: number][], origin = "ocr" as Origin) {
  const page = new PageBuilder().titleBlock("A-101", "FLOOR PLAN");
  figures.forEach(([text, feetLong], at) => {
    const [y, to] = [60 + 60 * at, 100 + feetLong * 18];
    page.line(100, y, to, y).line(100, y - 6, 100, y + 6).line(to, y - 6, to, y + 6)
      .centred((100 + to) / 2, y - 10, text, { origin });
  });
  return extractPlanSet([page.build()]).dimensions.map((it) => it.valueIn);
}
type Origin = "ocr" | "text";

Deno.test("feet and hundredths without a mark count where their lines are so long at one scale", () => {
  const feet: [string, number][] = [
    ["12.00", 12],
    ["26.50", 26.5],
    ["8.00", 8],
    ["22.25", 22.25],
    ["2.83", 2.83],
    ["18.00", 18],
  ];
  const inches = (found: number[]) => found.sort((a, b) => a - b);
  const read = [33.96, 96, 144, 216, 267, 318];
  assert.deepEqual(inches(drawnAs(feet, "text")), read);
  assert.deepEqual(inches(drawnAs([...feet, ["31.00", 9]], "text")), read, "not drawn so long");
  assert.deepEqual(drawnAs(feet.slice(0, 3), "text"), [], "too few to tell a scale");
  assert.deepEqual(drawnAs(feet.map(([it], at) => [it, 4 + 3 * at]), "text"), [], "levels, prices");
});

Deno.test("recognized figures that all lost their marks are what their lines are long at one scale", () => {
  const lost: [string, number][] = [
    ["14214", 14 + 2.25 / 12],
    ["10-1.58", 10 + 1.625 / 12],
    ["26-3 V2", 26 + 3.5 / 12],
    ["1B-9", 18.75],
    [`150"`, 15],
    [`1593/4"`, 15 + 9.75 / 12],
  ];
  assert.deepEqual(drawnAs(lost).sort((a, b) => a - b), [
    121.625,
    170.25,
    180,
    189.75,
    225,
    315.5,
  ]);
  const other: [string, number] = [`197"`, 12];
  assert.equal(drawnAs([...lost, other]).length, 6, `neither 197" nor 19'-7"`);
  assert.ok(drawnAs([...lost, [`36"`, 3]]).includes(36), "as long as it says");
  assert.deepEqual(drawnAs(lost.slice(0, 3)), [], "too few to tell a scale");
  assert.deepEqual(drawnAs(lost.slice(0, 4).map(([text], at) => [text, 3 + 5 * at])), []);
});

Deno.test("a fraction alone among recognized feet and inches, and the foot of a scale cut in two, are no lengths", () => {
  const texts = (origin: "ocr" | "text", foot: number) => {
    const built = new PageBuilder().titleBlock("A-301", "WALL SECTION");
    for (let at = 0; at < 8; at++) built.text(100, 60 + 30 * at, `1${at}'-6"`, { origin });
    built.text(100, 400, `11 3/4"`, { origin })
      .text(100, 500, `3/4"`, { origin }).text(foot, 500, `1'-0"`, { origin });
    return extractPlanSet([built.build()]).dimensions.map((it) => it.sourceText).slice(8);
  };
  assert.deepEqual(texts("ocr", 120), []);
  assert.deepEqual(texts("ocr", 400), [`1'-0"`]);
  assert.deepEqual(texts("text", 120), [`11 3/4"`, `3/4"`, `1'-0"`]);
});
