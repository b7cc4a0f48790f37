import assert from "node:assert/strict";
import {
  calculateMixedUse,
  solveMixedUse,
} from "../../../../functions/_rules/calculators/mixed_use.ts";
import { withCorrections } from "../../../../functions/_rules/calculators/recompute.ts";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { aFact, aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";

const project = aProject({ occupancyClassification: ["A-2", "B"], typeOfConstruction: "VB" });
const planOf = (...texts: string[]) =>
  aPlanSet({ notes: texts.map((text) => aNote(text)), codeSummary: { stories: [aFact(1)] } });
const calculationOf = (...texts: string[]) => {
  const plan = planOf(...texts);
  return calculateMixedUse(plan, profileBuilding(plan, project));
};

Deno.test("calculateMixedUse() sums the ratios of the printed areas", () => {
  const calculation = calculationOf("GROUP A-2 DINING: 3,000 SF", "GROUP B OFFICES: 4,500 SF");
  assert.deepEqual(calculation?.result?.map((it) => it.value), [1, "yes", "no", "no", 2]);
});

Deno.test("solveMixedUse() recomputes a corrected area", () => {
  const calculation = calculationOf("A-2 | 3,000 SF", "B | 4,500 SF");
  assert.ok(calculation);
  const larger = solveMixedUse(withCorrections(calculation.inputs, { "area of A-2": 6000 }));
  assert.deepEqual(larger.result?.map((it) => it.value), [1.5, "no", "no", "no", 2]);
});

Deno.test("calculateMixedUse() is silent without the area of each use", () => {
  assert.equal(calculationOf("GROUP A-2: 3,000 SF"), null);
});
