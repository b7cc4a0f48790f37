import assert from "node:assert/strict";
import type { Building } from "../../../../functions/_shared/domain/building.ts";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { buildings } from "../../../bench/building/drawn/buildings.ts";
import { exactPlan } from "../../../bench/building/drawn/exact_plan.ts";
import { aPlanSet, aRoom } from "../../../fakes/plan_set.ts";

const clinic = exactPlan(buildings.clinic);

/** Every room lettered with its own area, one of them with another. */
function conflictsWhere(number: string, areaSqft: number, building: Building = clinic) {
  const rooms = clinic.rooms.map((it) =>
    aRoom(it.name!, {
      number: it.number,
      areaSqft: it.number === number ? areaSqft : Math.round(it.areaSqft!),
      areaFrom: "printed",
      box: { x: 1, y: 1, width: 1, height: 1 },
    })
  );
  return conflictsOf(aPlanSet({ rooms, buildings: [building] }))
    .filter(({ topic }) => topic === "room area");
}

Deno.test("a room drawn smaller than its printed area is a conflict with both places", () => {
  // EXAM 2 is 120 by 132 in, 110 sq ft.
  const [conflict, ...more] = conflictsWhere("104", 130);
  assert.equal(more.length, 0);
  assert.equal(conflict.a.value, "130 sq ft");
  assert.equal(conflict.b.value, "110 sq ft as drawn");
  assert.match(conflict.b.sourceText, /104 EXAM 2: 110 sq ft measured at/);
});

Deno.test("areas within two per cent agree, and those far apart are of something else", () => {
  assert.deepEqual(conflictsWhere("104", 112), []);
  assert.deepEqual(conflictsWhere("104", 400), []);
});

Deno.test("a plan whose areas are printed gross, or whose scale is unproven, contradicts none", () => {
  const gross = {
    ...clinic,
    rooms: clinic.rooms.map((it) => ({ ...it, areaSqft: it.areaSqft! * 0.9 })),
  };
  assert.deepEqual(conflictsWhere("104", 130, gross), []);
  assert.deepEqual(conflictsWhere("104", 130, { ...clinic, isScaleVerified: false }), []);
});
