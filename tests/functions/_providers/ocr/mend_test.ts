import assert from "node:assert/strict";
import { mendDimension, mendLine, splitUnit } from "../../../../functions/_providers/ocr/mend.ts";

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
