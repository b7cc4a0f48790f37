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

Deno.test("calculateMixedUse() asks for the area of each use, and takes the one that is entered", () => {
  const calculation = calculationOf("GROUP A-2: 3,000 SF");
  assert.deepEqual([calculation?.result, calculation?.missing], [null, ["area of B"]]);
  const entered = solveMixedUse(
    withCorrections(calculation?.inputs ?? [], { "area of B": 4500 }),
  );
  assert.equal(entered.result?.[0].value, 1);
});

Deno.test("calculateMixedUse() takes no printed area for that of a story where there are several", () => {
  const plan = aPlanSet({
    notes: [aNote("GROUP A-2: 3,000 SF"), aNote("GROUP B: 4,500 SF")],
    codeSummary: { stories: [aFact(2)] },
  });
  const calculation = calculateMixedUse(plan, profileBuilding(plan, project));
  assert.deepEqual(calculation?.missing, ["area of A-2", "area of B"]);
});

Deno.test("calculateMixedUse() is silent for one use", () => {
  const plan = planOf("GROUP B: 4,500 SF");
  const office = aProject({ occupancyClassification: ["B"], typeOfConstruction: "VB" });
  assert.equal(calculateMixedUse(plan, profileBuilding(plan, office)), null);
});
