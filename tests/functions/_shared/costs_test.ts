import assert from "node:assert/strict";
import { hasSum, ratedWords, sumCosts } from "../../../functions/_shared/costs.ts";
import { rateOf } from "../../../functions/_shared/rates.ts";
import { aFinding } from "../../fakes/finding.ts";

const priced = (basis: string) => aFinding({ cost: { lowUsd: 1000, highUsd: 2000, basis } });

Deno.test("sumCosts() sums the lump estimates of open issues", () => {
  assert.equal(sumCosts([aFinding({ status: "warning" })]), null);
  const sum = sumCosts([
    priced("redesign (estimate)"),
    priced("redesign (estimate)"),
    aFinding({ status: "compliant" }),
    aFinding({ cost: null }),
  ]);
  assert.deepEqual([sum?.lowUsd, sum?.highUsd, sum?.rated], [2000, 4000, 0]);
  assert.equal(sum?.basis, "Sum of 2 estimates of open issues, order of magnitude, not a quote");
});

Deno.test("sumCosts() adds no rate to the sum and says how many there are", () => {
  for (
    const basis of [
      "per sq ft of wall (estimate)",
      "per door (estimate)",
      "threshold each (estimate)",
    ]
  ) {
    const sum = sumCosts([priced("redesign (estimate)"), priced(basis)]);
    assert.deepEqual([sum?.lowUsd, sum?.highUsd, sum?.rated], [1000, 2000, 1], basis);
    assert.match(
      sum!.basis,
      /^One estimate of open issues, .*; 1 more item is priced per foot or piece and not included$/,
    );
  }
  const area = priced("900 sq ft at $1 to $3 per sq ft (estimate)");
  assert.equal(sumCosts([area])?.rated, 0);
});

Deno.test("sumCosts() has no sum where everything is a rate, which is not $0", () => {
  const rates = ["per door (estimate)", "per linear foot (estimate)"].map(priced);
  const none = sumCosts(rates);
  assert.equal(hasSum(none!), false);
  assert.equal(none!.basis, "No total for open issues: 2 items are priced per foot or piece");
  assert.ok(hasSum(sumCosts([...rates, priced("redesign (estimate)")])!));
});

Deno.test("rateOf() gives the measure of a price", () => {
  assert.equal(rateOf("per linear foot (estimate)"), "per linear foot");
  assert.equal(rateOf("per door (estimate)"), "per door");
  assert.equal(rateOf("closer or operator per door (estimate)"), "per door");
  assert.equal(rateOf("threshold each (estimate)"), "each");
  assert.equal(rateOf("redesign of stair (estimate)"), null);
});

Deno.test("ratedWords() says nothing for none", () => {
  assert.equal(ratedWords(0), "");
  assert.equal(ratedWords(2), "; 2 more items are priced per foot or piece and not included");
});
