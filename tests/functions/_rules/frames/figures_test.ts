import assert from "node:assert/strict";
import { properties } from "../../../../functions/_lexicon/mod.ts";
import { clauseOf } from "../../../../functions/_rules/frames/clause.ts";
import { figuresIn } from "../../../../functions/_rules/frames/figures.ts";
import { MAX_QUANTITIES } from "../../../../functions/_rules/reading/masking.ts";

Deno.test("figuresIn() reads each figure once, in its own unit", () => {
  const rows: [text: string, ...figures: string[]][] = [
    [`58 IN DEEP`, "length 58"],
    [`3'-6" WIDE`, "length 42"],
    [`1:12`, "slope 8.333333333333332"],
    [`1/4" PER FT`, "slope 2.083333333333333"],
    [`5.7 SF`, "area 5.7"],
    [`1 HR`, "hours 1"],
    [`90 MIN DOOR`, "hours 1.5"],
    [`50 CFM`, "cfm 50"],
    [`5 LBF`, "force 5"],
    [`(3) №6 CU`, "gauge 6"],
    [`110 DEG F`, "temperature 110"],
    [`200 A`, "amperes 200"],
    [`10 SEC`, "seconds 10"],
    [`85 DBA`, "decibels 85"],
    [`1.2 FC`, "footcandles 1.2"],
    [`40 PSF`, "psf 40"],
    [`CLASS "C" PANELS`, "class 3"],
    [`UNCLASSIFIED SHAKES`, "class 4"],
    [`FIRST CLASS ACT`],
    [`16 GAUGE STEEL`, "gauge 16"],
    [`GAUGE 18`, "gauge 18"],
    [`DOORS SWING IN`, "swing 2"],
    [`LEAF SWINGS INTO THE ROOM`, "swing 2"],
    [`OUT-SWINGING LEAVES`, "swing 1"],
    [`DOORS OPEN IN THE DIRECTION OF TRAVEL`, "swing 1"],
    [`DOOR SWINGS INTO HALLWAY`],
    [`OPEN INTERIOR STAIR`],
    [`DOOR 105`],
  ];
  for (const [text, ...figures] of rows) {
    assert.deepEqual(figuresIn(text).map(({ kind, value }) => `${kind} ${value}`), figures, text);
  }
});

Deno.test("figuresIn() reads values of insulation and glass by the letters before them", () => {
  const rows: [text: string, ...figures: string[]][] = [
    ["R-30 BATT", "r-value 30"],
    ["U-FACTOR 0.45", "u-factor 0.45"],
    ["SHGC = 0.22", "shgc 0.22"],
    ["STC 50", "stc 50"],
    ["5.5 ACH50", "ach 5.5"],
    ["12 R-502", ""],
    ["AT GRIDS X=33' + X=67'", ""],
    ["X = 33'", "length 396"],
  ];
  for (const [text, figure] of rows) {
    const [first] = figuresIn(text);
    assert.equal(first ? `${first.kind} ${first.value}` : "", figure, text);
  }
});

Deno.test("figuresIn() tells the sides of a size apart", () => {
  const sides = (text: string) => figuresIn(text).map(({ side }) => side);
  assert.deepEqual(sides(`3'-0" X 7'-0"`), ["first", "second"]);
  assert.deepEqual(sides(`36" W X 22" H`), ["first", "second"]);
  assert.deepEqual(sides(`36" AND 22"`), [undefined, undefined]);
});

Deno.test("figuresIn() reads every wording of a value that is told in words", () => {
  for (const { kind, values = [] } of properties) {
    for (const [index, { words }] of values.entries()) {
      for (const word of words) {
        const [found] = figuresIn(word);
        assert.deepEqual([found?.kind, found?.value], [kind, index + 1], word);
      }
    }
  }
});

Deno.test("a clause keeps the first figures of each kind, as many as are read", () => {
  const widths = Array.from({ length: 60 }, (_, n) => `${n + 30}"`).join(" ");
  const { figures } = clauseOf(`CORRIDOR WIDTH ${widths}, 2-HR RATED`);
  assert.deepEqual(
    figures.map(({ kind, value }) => `${kind} ${value}`),
    [...Array.from({ length: MAX_QUANTITIES }, (_, n) => `length ${n + 30}`), "hours 2"],
  );
});
