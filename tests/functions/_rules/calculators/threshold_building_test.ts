import assert from "node:assert/strict";
import {
  calculateThreshold,
  readThreshold,
  solveThreshold,
  thresholdReason,
} from "../../../../functions/_rules/calculators/threshold_building.ts";
import { withCorrections } from "../../../../functions/_rules/calculators/recompute.ts";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { aFact, aHouse, aPlanSet, aProject } from "../../../fakes/plan_set.ts";

const plan = aPlanSet({ codeSummary: { stories: [aFact(3)], buildingHeightFt: [aFact(50)] } });
const inputs = readThreshold(plan, profileBuilding(plan, aProject()));

Deno.test("thresholdReason() needs more than three stories or 50 ft", () => {
  assert.equal(thresholdReason(inputs), null);
  assert.equal(thresholdReason(withCorrections(inputs, { stories: 4 })), "4 stories");
  assert.equal(thresholdReason(withCorrections(inputs, { heightFt: 50.5 })), "50.5 ft high");
  assert.equal(thresholdReason(withCorrections(inputs, { stories: null })), undefined);
});

Deno.test("thresholdReason() counts assembly beyond both area and occupants", () => {
  const hall = withCorrections(inputs, { groups: "A-3", areaSqft: 5001, occupants: 501 });
  assert.match(thresholdReason(hall) ?? "", /assembly/);
  assert.equal(thresholdReason(withCorrections(hall, { occupants: 500 })), null);
  assert.equal(thresholdReason(withCorrections(hall, { occupants: null })), undefined);
});

Deno.test("solveThreshold() says what is missing, and houses are left alone", () => {
  const { result, missing } = solveThreshold(withCorrections(inputs, { heightFt: null }));
  assert.equal(result, null);
  assert.ok(missing.includes("heightFt"));
  assert.equal(calculateThreshold(plan, profileBuilding(plan, aHouse())), null);
});
