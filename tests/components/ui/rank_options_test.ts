import assert from "node:assert/strict";
import { type RankedOption, rankOptions } from "../../../components/ui/rank_options.ts";
import {
  CONSTRUCTION_TYPES,
  OCCUPANCY_CLASSES,
} from "../../../functions/_shared/constants/options.ts";
import { TYPES as CONSTRUCTION } from "../../../islands/project/BuildingStep.tsx";

const TYPES: RankedOption[] = CONSTRUCTION_TYPES.map((value) => ({ value, label: "Any material" }));

Deno.test("rankOptions() puts the code that was typed first, for every code", () => {
  for (const list of [OCCUPANCY_CLASSES as readonly RankedOption[], TYPES]) {
    for (const { value } of list) {
      for (const typed of [value, value.toLowerCase(), value.replace("-", "")]) {
        assert.equal(rankOptions(list, typed)[0]?.value, value, typed);
      }
    }
  }
});

for (
  const [typed, first] of [
    ["office", "B"],
    ["restaurant", "A-2"],
    ["house", "R-3"],
    ["hotel", "R-1"],
    ["warehouse", "S-1"],
    ["apartments", "R-2"],
    ["church", "A-3"],
    ["parking", "S-2"],
    ["shop", "M"],
    ["print shop", "F-1"],
    ["group R-3", "R-3"],
  ]
) {
  Deno.test(`rankOptions() finds ${first} for “${typed}”`, () => {
    assert.equal(rankOptions(OCCUPANCY_CLASSES, typed)[0]?.value, first);
  });
}

Deno.test("rankOptions() reads V-B, v b and type VB as one code", () => {
  for (const typed of ["V-B", "v b", "type VB", "Type V-B"]) {
    assert.equal(rankOptions(TYPES, typed)[0]?.value, "VB", typed);
  }
});

Deno.test("types of construction are found by figures and by what they are built of", () => {
  for (
    const [typed, type] of [["5B", "VB"], ["2-b", "IIB"], ["type 1A", "IA"], ["4 a", "IVA"], [
      "wood",
      "VA",
    ]]
  ) {
    assert.equal(rankOptions(CONSTRUCTION, typed)[0]?.value, type, typed);
  }
});

Deno.test("rankOptions() puts codes that begin with what was typed before words", () => {
  assert.deepEqual(rankOptions(OCCUPANCY_CLASSES, "R").slice(0, 4).map((it) => it.value), [
    "R-1",
    "R-2",
    "R-3",
    "R-4",
  ]);
  assert.deepEqual(rankOptions(OCCUPANCY_CLASSES, "zebra"), []);
  assert.equal(rankOptions(OCCUPANCY_CLASSES, " ").length, OCCUPANCY_CLASSES.length);
});
