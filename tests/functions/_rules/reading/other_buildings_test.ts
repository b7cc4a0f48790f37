import assert from "node:assert/strict";
import {
  isOfOtherBuilding,
  isOfOutbuilding,
} from "../../../../functions/_rules/reading/other_buildings.ts";

const OTHER: [text: string, is: boolean][] = [
  ["NEIGHBORING TENANT (N.I.C.): SPRINKLERED", true],
  ["ADJACENT BUILDING TYPE IIB", true],
  ["CLUBHOUSE 1,850 SF, TYPE VB, SEPARATE PERMIT", true],
  ["BLDG. C NOT IN THIS CONTRACT", true],
  ["FIRE SPRINKLERS UNDER SEPARATE PERMIT", false],
  ["BUILDING IS TYPE VB", false],
];
for (const [text, is] of OTHER) {
  Deno.test(`isOfOtherBuilding() says ${is} of ${text}`, () => {
    assert.equal(isOfOtherBuilding(text), is);
  });
}

const SMALL: [text: string, is: boolean][] = [
  ["DETACHED GARAGES NOT SPRINKLERED", true],
  ["TRASH ENCLOSURE, NO SPRINKLERS", true],
  ["POOL HOUSE TYPE VB", true],
  ["MAIN BUILDING TYPE VB", false],
];
for (const [text, is] of SMALL) {
  Deno.test(`isOfOutbuilding() says ${is} of ${text}`, () => {
    assert.equal(isOfOutbuilding(text), is);
  });
}
