import assert from "node:assert/strict";
import {
  calculateExteriorWalls,
  exteriorWalls,
  solveExteriorWalls,
} from "../../../../functions/_rules/calculators/exterior_wall.ts";
import { withCorrections } from "../../../../functions/_rules/calculators/recompute.ts";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { aHouse, aNote, aPlanSet, aProject, aSchedule } from "../../../fakes/plan_set.ts";

const plan = aPlanSet({ notes: [aNote("WEST WALL: 0 HR RATING, FSD 8 FT TO LOT LINE")] });
const shop = aProject({ occupancyClassification: ["M"], typeOfConstruction: "IIB" });

Deno.test("exteriorWalls() reads side, rating and distance of one statement", () => {
  const [wall] = exteriorWalls(plan);
  assert.equal(wall.side, "WEST");
  assert.equal(wall.ratingHours, 0);
  assert.equal(wall.distance?.ft, 8);
  assert.equal(wall.distance?.isStated, true);
});

Deno.test("a row of doors is no exterior wall, whatever wall it stands in", () => {
  const heads = ["NO.", "LOCATION", "WALL", "RATING"].map((it): [string, null] => [it, null]);
  const row = ["110", "EXIT AT EAST WALL", "1-HOUR EXTERIOR", "45 MIN"];
  const schedule = (kind: "door" | "other") =>
    aPlanSet({
      schedules: [aSchedule(kind, heads, [row])],
      notes: [aNote("EAST WALL 8 FT TO LOT LINE")],
    });
  assert.deepEqual(exteriorWalls(schedule("door")), []);
  assert.equal(exteriorWalls(schedule("other")).length, 1);
});

Deno.test("calculateExteriorWalls() gives rating and openings, and recomputes a corrected distance", () => {
  const calculation = calculateExteriorWalls(plan, profileBuilding(plan, shop));
  assert.ok(calculation);
  assert.deepEqual(calculation.result?.map((it) => it.value), [1, 10]);
  const moved = solveExteriorWalls(withCorrections(calculation.inputs, { distance1: 12 }));
  assert.deepEqual(moved.result?.map((it) => it.value), [0, 15]);
});

Deno.test("calculateExteriorWalls() is silent without a distance and for houses", () => {
  const bare = aPlanSet({ notes: [aNote("WEST WALL: 0 HR")] });
  assert.equal(calculateExteriorWalls(bare, profileBuilding(bare, shop)), null);
  assert.equal(calculateExteriorWalls(plan, profileBuilding(plan, aHouse())), null);
});
