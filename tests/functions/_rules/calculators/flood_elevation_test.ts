import assert from "node:assert/strict";
import {
  calculateFlood,
  findElevations,
  freeboardFt,
  readFlood,
  requiredFt,
  solveFlood,
} from "../../../../functions/_rules/calculators/flood_elevation.ts";
import { withCorrections } from "../../../../functions/_rules/calculators/recompute.ts";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { aFact, aHouse, aNote, aPlanSet } from "../../../fakes/plan_set.ts";

const rows: [text: string, ft: number[]][] = [
  ["EL. +11.5'", [11.5]],
  ["ELEV = 9'-6\"", [9.5]],
  ["+13.54' NAVD88", [13.54]],
  ["12.0' NAVD88", [12]],
  ["PANEL AT 12 FT (NAVD)", [12]],
  ["EL. -2.5'", [-2.5]],
  ["EL. +9.0' ABOVE MEAN SEA LEVEL", [9]],
  ["BFE +8.0' NAVD88", [8]],
  ["+9'-6\" TOP OF PLATFORM", [9.5]],
  ["BEDROOM 2", []],
  ["DUCTS | R-8", []],
  ['RECEPTACLES +18" A.F.F.', []],
  ["DISCONNECT +5'-0\" A.F.G.", []],
  ["PANEL A-2, CIRCUIT P-6", []],
  ["LOWEST FLOOR AT BFE + 1'", []],
  ["METER EL. 5' ABOVE GRADE", []],
  ["12'-6\" x 10'-0\"", []],
];
for (const [text, ft] of rows) {
  Deno.test(`findElevations() reads ${JSON.stringify(text)}`, () => {
    assert.deepEqual(findElevations(text).map((it) => it.ft), ft);
  });
}

Deno.test("freeboardFt() follows volume, zone and flood design class", () => {
  assert.equal(freeboardFt("AE", 2, "residential"), 1);
  assert.equal(freeboardFt("VE", 2, "residential"), 1);
  assert.equal(freeboardFt("AE", 1, "building"), 0);
  assert.equal(freeboardFt("AE", 3, "building"), 1);
  assert.equal(freeboardFt("VE", 3, "building"), 2);
  assert.equal(freeboardFt("AE", 4, "building"), 2);
});

const house = aHouse({ femaFloodZone: "AE", baseFloodElevation: 9 });
const plan = aPlanSet({
  codeSummary: { finishedFloorElevationFt: [aFact(9.5, { sourceText: "F.F.E. 9.5'" })] },
});
const inputs = readFlood(plan, profileBuilding(plan, house));

Deno.test("requiredFt() takes the higher of freeboard, local freeboard and design flood elevation", () => {
  assert.equal(requiredFt(inputs), 10);
  assert.equal(requiredFt(withCorrections(inputs, { localFreeboardFt: 2 })), 11);
  assert.equal(requiredFt(withCorrections(inputs, { designFloodFt: 12 })), 12);
  assert.equal(requiredFt(withCorrections(inputs, { baseFloodFt: null })), null);
});

Deno.test("solveFlood() compares what is shown, and recomputes a corrected floor", () => {
  const complies = (it: typeof inputs) => solveFlood(it).result?.at(-1)?.value;
  assert.equal(complies(inputs), "no");
  assert.equal(complies(withCorrections(inputs, { lowestFt: 10 })), "yes");
});

Deno.test("calculateFlood() reads the lowest member in V zones and is silent in Zone X", () => {
  const beach = aPlanSet({ notes: [aNote("BOTTOM OF LOWEST HORIZONTAL MEMBER EL. +11.5'")] });
  const inV = profileBuilding(beach, aHouse({ femaFloodZone: "VE", baseFloodElevation: 11 }));
  assert.equal(calculateFlood(beach, inV)?.inputs.at(-1)?.value, 11.5);
  assert.equal(calculateFlood(plan, profileBuilding(plan, aHouse({ femaFloodZone: "X" }))), null);
});
