import assert from "node:assert/strict";
import {
  fractionCuts,
  isBrokenLength,
  isLengths,
  isMixed,
  mendDimension,
  mendLine,
  mendWhole,
  splitUnit,
} from "../../../../functions/_providers/ocr/mend.ts";

const LINES: [string, string][] = [
  ["O HR RATING", "0 HR RATING"],
  ["12,00OSF", "12,000SF"],
  ["1O'-0\"", "10'-0\""],
  ["9'-O\"", "9'-0\""],
  ["l2'-6\"", "12'-6\""],
  ['4"-0"', "4'-0\""],
  ["GFCl", "GFCI"],
  ["R0OM", "ROOM"],
  ["160CC", "16OCC"],
  ["A101", "A101"],
  ["OFFICE", "OFFICE"],
  ["small", "small"],
  [`8'-8'x8'-10"`, `8'-8"x8'-10"`],
  [`8' -0 172"`, `8' -0 1/2"`],
  [`8'-0 175"`, `8'-0 175"`],
  [`ROOM 172"`, `ROOM 172"`],
  [`[2'-7"`, `12'-7"`],
  [`[2'-7"]`, `[2'-7"]`],
  ["all 3", "all 3"],
  ["Risk Category Il", "Risk Category II"],
  ["RISK CAT. lII, Exposure C", "RISK CAT. III, Exposure C"],
  ["category illness", "category illness"],
  ["Closet / W.1.C.", "Closet / W.I.C."],
  ["Shelf in w.l.C.", "Shelf in w.I.C."],
  ["W1C", "W1C"],
  ["Uplift Ib", "Uplift lb"],
  ["900 Ibs", "900 lbs"],
  ["IBC", "IBC"],
  ["studs at 24 in. 0.c.", "studs at 24 in. o.c."],
  ["lst floor", "1st floor"],
  ["list", "list"],
  ['0°-41/2"', `0'-41/2"`],
  ["2'-71/4°", `2'-71/4"`],
  ["D'-31/2\"", `0'-31/2"`],
  ["45° ELBOW", "45° ELBOW"],
];
for (const [read, right] of LINES) {
  Deno.test(`mendLine() reads ${read} as ${right}`, () => assert.equal(mendLine(read), right));
}

Deno.test("mendDimension() puts back marks that only one place allows", () => {
  assert.equal(mendDimension('4-0"'), `4'-0"`);
  assert.equal(mendDimension("6'-6"), `6'-6"`);
  assert.equal(mendDimension("3-0°"), `3'-0"`);
  assert.equal(mendDimension(`30°-9"`), `30'-9"`);
  assert.equal(mendDimension(`75'-0'`), `75'-0"`);
  assert.equal(mendDimension(`8-0".`), `8'-0".`);
  assert.equal(mendDimension(`4"-0"`), `4'-0"`);
  assert.equal(mendDimension("45°"), "45°");
  assert.equal(mendDimension("4-10"), "4-10");
  assert.equal(mendDimension("2-14"), "2-14");
  assert.equal(mendDimension("A-101"), "A-101");
});

Deno.test("splitUnit() parts figures from the unit glued to them and nothing else", () => {
  assert.deepEqual(splitUnit("180CFM"), ["180", "CFM"]);
  assert.deepEqual(splitUnit("12,000SF"), ["12,000", "SF"]);
  assert.equal(splitUnit("3068"), null);
  assert.equal(splitUnit("SF"), null);
});

Deno.test("fractionCuts() finds where whole inches end before a fraction, and doubts what may end in two places", () => {
  assert.deepEqual(fractionCuts(`3'-71/2"`), [4]);
  assert.deepEqual(fractionCuts(`12'-111/8"`), [6]);
  assert.deepEqual(fractionCuts(`1'-111/16"`), [5, 4]);
  assert.deepEqual(fractionCuts(`11/2"`), [1]);
  assert.deepEqual(fractionCuts(`1/2"`), []);
  assert.deepEqual(fractionCuts(`A1/8"`), []);
  assert.deepEqual(fractionCuts("ROOM"), []);
});

Deno.test("mendWhole() puts the foot mark back before inches with a fraction", () => {
  assert.equal(mendWhole("4-3"), "4'-3");
  assert.equal(mendWhole(`37"-4`), "37'-4");
  assert.equal(mendWhole("A-3"), "A-3");
  assert.equal(mendWhole("2-14"), "2-14");
});

Deno.test("isLengths() knows whole lengths, isBrokenLength() what is left of one", () => {
  for (
    const whole of [
      `3'-6"`,
      `3'-6`,
      `3' - 6 1/2"`,
      `32"`,
      `15/8"`,
      `4'-0"0'-3 1/2"EQ`,
      "8'",
      "330.00'",
      '7.25"',
    ]
  ) {
    assert.ok(isLengths(whole), whole);
    assert.ok(!isBrokenLength(whole), whole);
  }
  for (const broken of [`0'-05/"`, `-81/4"`, `8'-13"`, `'-6"`, `0'-31/`]) {
    assert.ok(!isLengths(broken), broken);
    assert.ok(isBrokenLength(broken), broken);
  }
  for (const other of ["9/1/2014", "A-101", "2x6", `1/4"=1'-0"`, "24", `89°12'30"`]) {
    assert.ok(!isBrokenLength(other), other);
  }
});

Deno.test("isLengths() takes no fraction of an inch and more, unless whole inches stand before it", () => {
  for (const text of [`0'-3 3/2"`, `9/8"`, `1'-1 11/2"`]) {
    assert.equal(isLengths(text), false, text);
  }
  for (const text of [`0'-3 1/2"`, `5'-23/16"`, `4'-67/16"`, `2'-11/2"`]) {
    assert.equal(isLengths(text), true, text);
  }
});

Deno.test("mendLine() takes letters for figures only where figures alone can stand", () => {
  for (
    const [read, right] of [
      ["STORAGE I04", "STORAGE 104"],
      ["ON A-5OI", "ON A-501"],
      [`14'-G"`, `14'-6"`],
      ["TYPE II-B", "TYPE II-B"],
      ["W12I", "W12I"],
      ["GRID G", "GRID G"],
    ]
  ) assert.equal(mendLine(read), right);
});

Deno.test("isMixed() knows capitals with misread letters among them from words and units", () => {
  for (const word of ["HOuR", "ROom", "CONSTRuCTION", "rOOM"]) assert.ok(isMixed(word), word);
  for (const word of ["ROOM", "Room", "kW", "McCabe", "SFin", "pH"]) {
    assert.ok(!isMixed(word), word);
  }
});
