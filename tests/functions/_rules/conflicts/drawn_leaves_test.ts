import assert from "node:assert/strict";
import type { OpeningKind } from "../../../../functions/_shared/domain/building.ts";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { buildings } from "../../../bench/building/drawn/buildings.ts";
import { exactPlan } from "../../../bench/building/drawn/exact_plan.ts";
import { aDoor, aPlanSet } from "../../../fakes/plan_set.ts";

const clinic = exactPlan(buildings.clinic);
const swings = clinic.openings.filter(({ leafIn, mark }) => leafIn !== null && mark !== null);

/** Every door listed as it is drawn; the first is drawn otherwise. */
function conflictsWith(drawn: { kind: OpeningKind; leafIn: number }, listedIn: number) {
  const [first, ...others] = swings;
  const doors = swings.map(({ mark, leafIn }) =>
    aDoor(mark!, { widthIn: mark === first.mark ? listedIn : leafIn, leaves: 1 })
  );
  const openings = [{ ...first, ...drawn }, ...others];
  return conflictsOf(aPlanSet({ doors, buildings: [{ ...clinic, openings }] }))
    .filter(({ topic }) => topic === "door size").length;
}

Deno.test("a leaf drawn narrower than its door is listed is a conflict", () => {
  assert.equal(conflictsWith({ kind: "single", leafIn: 13 }, 50), 1);
  assert.equal(conflictsWith({ kind: "single", leafIn: 49 }, 50), 0);
});

Deno.test("four leaves that fold are listed together, by two or each", () => {
  const folding = { kind: "folding", leafIn: 13 } as const;
  for (const listedIn of [52, 26, 13]) assert.equal(conflictsWith(folding, listedIn), 0);
  assert.equal(conflictsWith(folding, 38), 1);
});
