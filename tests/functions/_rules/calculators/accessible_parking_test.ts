import assert from "node:assert/strict";
import {
  calculateAccessibleParking,
  readParking,
  solveAccessibleParking,
} from "../../../../functions/_rules/calculators/accessible_parking.ts";
import {
  accessibleSpacesFor,
  vanSpacesFor,
} from "../../../../functions/_rules/limits/fbc_2023/tables/accessible_parking.ts";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { withCorrections } from "../../../../functions/_rules/calculators/recompute.ts";
import { aHouse, aNote, aPlanSet, aProject, aSchedule } from "../../../fakes/plan_set.ts";

for (
  const [total, accessible] of [
    [0, 0],
    [1, 1],
    [25, 1],
    [26, 2],
    [75, 3],
    [76, 4],
    [100, 4],
    [101, 5],
    [500, 9],
    [501, 11],
    [1000, 20],
    [1001, 21],
    [1100, 21],
    [1101, 22],
  ]
) {
  Deno.test(`accessibleSpacesFor() asks for ${accessible} of ${total} spaces`, () => {
    assert.equal(accessibleSpacesFor(total), accessible);
  });
}

Deno.test("vanSpacesFor() asks for one van space for each six or fraction", () => {
  assert.deepEqual([1, 6, 7, 12, 13].map(vanSpacesFor), [1, 1, 2, 2, 3]);
});

const valuesOf = (notes: string[]) => {
  const counts = readParking(aPlanSet({ notes: notes.map((text) => aNote(text)) }));
  return [counts.total, counts.accessible, counts.van].map((list) => list.map((it) => it.value));
};

Deno.test("readParking() reads the many ways notes count spaces", () => {
  assert.deepEqual(valuesOf(["TOTAL PARKING SPACES: 62", "ACCESSIBLE SPACES: 2"]), [[62], [2], []]);
  assert.deepEqual(valuesOf(["PARKING PROVIDED: 48 SPACES, 2 HANDICAP SPACES"]), [[48], [2], []]);
  assert.deepEqual(valuesOf(["ADA SPACES REQUIRED: 3, PROVIDED: 2 ADA SPACES"]), [[], [2], []]);
  assert.deepEqual(valuesOf(["TOTAL = 57 STALLS", "1 VAN ACCESSIBLE SPACE"]), [[57], [], [1]]);
  assert.deepEqual(valuesOf(["ACCESSIBLE PARKING SIGN 60 IN. HIGH"]), [[], [], []]);
});

Deno.test("readParking() reads the provided column of a table, not the required one", () => {
  const plan = aPlanSet({
    schedules: [
      aSchedule("parking", [["ITEM", "item"], ["REQUIRED", "required"], ["PROVIDED", "provided"]], [
        ["TOTAL SPACES", "60", "62"],
        ["ACCESSIBLE SPACES", "3", "2"],
      ]),
    ],
  });
  const counts = readParking(plan);
  assert.deepEqual(counts.total.map((it) => it.value), [62]);
  assert.deepEqual(counts.accessible.map((it) => it.value), [2]);
});

const calculateOn = (notes: string[], project = aProject()) => {
  const plan = aPlanSet({ notes: notes.map((text) => aNote(text)) });
  return calculateAccessibleParking(plan, project, profileBuilding(plan, project));
};

Deno.test("readParking() reads as many figures as the key names", () => {
  const read = (key: string, value: string) => {
    const site = aSchedule("code summary", [["", "item"], ["", "value"]], [[key, value]]);
    const { total, accessible, van } = readParking(aPlanSet({ schedules: [site] }));
    return [total, accessible, van].map((all) => all.map((it) => it.value));
  };
  assert.deepEqual(read("Stalls, standard / accessible / all", "48 / 2 / 50"), [[50], [2], []]);
  assert.deepEqual(read("Parking spaces, ADA / van", "3 / 1"), [[], [3], [1]]);
  assert.deepEqual(
    read("Accessible stalls / total", "2 of 50"),
    read("Accessible stalls", "2 of 50"),
  );
});

Deno.test("calculateAccessibleParking() traces its inputs and names what is missing", () => {
  const known = calculateOn(["TOTAL PARKING SPACES: 62"]);
  assert.equal(known?.inputs[0].origin, "sheet");
  assert.equal(known?.inputs[0].sourceText, "TOTAL PARKING SPACES: 62");
  assert.deepEqual(known?.result?.map((it) => it.value), [3, 1]);
  const unknown = calculateOn(["ACCESSIBLE SPACES: 2"]);
  assert.deepEqual([unknown?.result, unknown?.missing], [null, ["totalSpaces"]]);
  assert.equal(calculateOn([]), null);
  assert.equal(calculateOn(["TOTAL PARKING SPACES: 2"], aHouse()), null);
});

Deno.test("solveAccessibleParking() recomputes from a corrected total", () => {
  const inputs = withCorrections(calculateOn(["ACCESSIBLE SPACES: 2"])?.inputs ?? [], {
    totalSpaces: 130,
  });
  assert.deepEqual(solveAccessibleParking(inputs).result?.map((it) => it.value), [5, 1]);
  assert.equal(inputs[0].origin, "user");
});

Deno.test("readParking() takes no number of a room for a count of spaces", () => {
  const { total, accessible } = readParking(aPlanSet({
    notes: [
      aNote("54 SPACES TOTAL, 2 H.C. - 18 + 18 + 16 + 2 H.C."),
      aNote("WOMEN 109 H.C. STALL"),
      aNote("SUITE 109 H.C. PARKING STALL"),
    ],
  }));
  assert.deepEqual([total, accessible].map(([it]) => it.value), [54, 2]);
});
