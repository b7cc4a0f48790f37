/** A finding is cited in the volume that governs. */
import assert from "node:assert/strict";
import { citeUnder } from "../../../../functions/analysis/evaluate/cite_under.ts";
import { judgePlan } from "../../../../functions/analysis/evaluate/judge_plan.ts";
import { aNote, aPlanSet, aProject, aSheet } from "../../../fakes/plan_set.ts";

const plan = aPlanSet({
  sheets: [aSheet()],
  notes: [aNote("ADDRESS NUMBERS SHALL BE 3 INCHES HIGH.")],
});
const texts = new Map([[1, "ADDRESS NUMBERS SHALL BE 3 INCHES HIGH."]]);
const { verified, unverified } = judgePlan(plan, aProject(), texts);
const address = [...verified, ...unverified.map(({ finding }) => finding)]
  .find(({ ruleId }) => ruleId === "site/address-numbers")!;

Deno.test("citeUnder() cites an office in the building volume and a house in the residential one", () => {
  const office = citeUnder(address, "building");
  assert.equal(office.codeReference, "FBC-B 502.1");
  assert.equal(office.section, "502.1");
  assert.match(office.citation!.source, /Florida Building Code, Building, .*section 502\.1/);
  const house = citeUnder(address, "residential");
  assert.equal(house.codeReference, "FBC-R R319.1");
  assert.match(house.citation!.source, /Florida Building Code, Residential/);
});

Deno.test("citeUnder() keeps the section of the rule where nobody says which volume governs", () => {
  assert.deepEqual(citeUnder(address, null), address);
  const both = citeUnder({ ...address, section: "R319.1 / 502.1" }, null);
  assert.equal(both.codeReference, "FBC-R R319.1 / FBC-B 502.1");
});
