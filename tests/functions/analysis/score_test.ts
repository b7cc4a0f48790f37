import assert from "node:assert/strict";
import fc from "fast-check";
import { countFindings, scoreFindings, sumCosts } from "../../../functions/analysis/score.ts";
import { FINDING_STATUSES, SEVERITIES } from "../../../functions/_shared/domain/finding.ts";
import { aFinding } from "../../fakes/finding.ts";

Deno.test("scoreFindings() weighs verified checks by severity", () => {
  const score = scoreFindings([
    aFinding({ ruleId: "a/one", severity: "high", status: "compliant" }),
    aFinding({ ruleId: "a/two", severity: "medium", status: "issue" }),
    aFinding({ ruleId: "a/three", severity: "critical", status: "warning" }),
  ]);
  assert.equal(score.percent, 71);
  assert.equal(score.verifiedChecks, 2);
  assert.equal(score.applicableChecks, 3);
  assert.equal(score.isCapped, false);
});

Deno.test("scoreFindings() caps the score at 59 while a critical issue is open", () => {
  const findings = Array.from(
    { length: 30 },
    (_, index) => aFinding({ ruleId: `a/${index}`, severity: "critical", status: "compliant" }),
  );
  const score = scoreFindings([...findings, aFinding({ ruleId: "a/bad", severity: "critical" })]);
  assert.equal(score.percent, 59);
  assert.equal(score.isCapped, true);
  assert.notEqual(score.label, "Excellent");
});

Deno.test("scoreFindings() says nothing where nothing could be verified", () => {
  assert.equal(scoreFindings([]).percent, null);
  assert.equal(scoreFindings([aFinding({ status: "warning" })]).percent, null);
});

Deno.test("scoreFindings() gives no word to a score that rests on few checks", () => {
  const comply = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => aFinding({ ruleId: `a/${index}`, status: "compliant" }),
    );
  assert.equal(scoreFindings(comply(9)).label, "Few checks verified");
  assert.equal(scoreFindings(comply(10)).label, "Excellent");
});

Deno.test("scoreFindings() stays within 0 and 100 and never verifies more than applies", () => {
  const finding = fc.record({
    ruleId: fc.constantFrom("a/1", "a/2", "b/1", "b/2"),
    severity: fc.constantFrom(...SEVERITIES),
    status: fc.constantFrom(...FINDING_STATUSES),
  }).map((it) => aFinding(it));
  fc.assert(fc.property(fc.array(finding), (findings) => {
    const { percent, verifiedChecks, applicableChecks } = scoreFindings(findings);
    assert.ok(percent === null || (percent >= 0 && percent <= 100));
    assert.ok(verifiedChecks <= applicableChecks);
    assert.equal(percent === null, verifiedChecks === 0);
    const hasCritical = findings.some((it) => it.status === "issue" && it.severity === "critical");
    if (hasCritical) assert.ok(percent! <= 59);
  }));
});

Deno.test("sumCosts() sums open issues only", () => {
  assert.equal(sumCosts([aFinding({ status: "warning" })]), null);
  const sum = sumCosts([
    aFinding(),
    aFinding(),
    aFinding({ status: "compliant" }),
    aFinding({ cost: null }),
  ]);
  assert.deepEqual([sum?.lowUsd, sum?.highUsd], [2000, 4000]);
  assert.equal(sum?.basis, "Sum of 2 estimates of open issues, order of magnitude, not a quote");
});

Deno.test("sumCosts() says how many of its estimates are rates", () => {
  const rate = { lowUsd: 1, highUsd: 3, basis: "per sq ft (estimate)" };
  assert.equal(
    sumCosts([aFinding(), aFinding({ cost: rate })])?.basis,
    "Sum of 2 estimates of open issues, 1 of them for a single foot, order of magnitude, not a quote",
  );
  const foot = { ...rate, basis: "per foot (estimate)" };
  assert.match(sumCosts([aFinding({ cost: foot })])!.basis, /1 of them for a single foot/);
  const area = { lowUsd: 900, highUsd: 2700, basis: "900 sq ft at $1 to $3 per sq ft (estimate)" };
  assert.doesNotMatch(sumCosts([aFinding({ cost: area })])!.basis, /single foot/);
});

Deno.test("countFindings() counts issues by severity, warnings and compliant apart", () => {
  const counts = countFindings([
    aFinding(),
    aFinding({ severity: "critical" }),
    aFinding({ status: "warning" }),
    aFinding({ status: "compliant" }),
  ]);
  assert.deepEqual(counts, { critical: 1, high: 1, medium: 0, low: 0, warnings: 1, compliant: 1 });
});
