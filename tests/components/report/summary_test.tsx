import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { FindingDetail } from "../../../components/report/FindingDetail.tsx";
import { MeasureBar } from "../../../components/report/MeasureBar.tsx";
import { ratesAmong, totalCost } from "../../../components/report/SummaryCards.tsx";
import { scoreTone } from "../../../components/ui/Progress.tsx";
import { aFinding } from "../../fakes/finding.ts";

Deno.test("the score bar is green from 80, yellow from 60, red below", () => {
  assert.deepEqual([80, 79.9, 60, 59.9].map(scoreTone), ["green", "yellow", "yellow", "red"]);
});

Deno.test("totalCost() sums the estimates of all findings, and is null when none has one", () => {
  const priced = aFinding({
    costEstimate: 1500,
    cost: { lowUsd: 1000, highUsd: 2000, basis: "per door" },
  });
  const free = aFinding({ costEstimate: null, cost: null });
  assert.deepEqual(totalCost({ findings: [priced, free, priced] }), {
    sumUsd: 3000,
    lowUsd: 2000,
    highUsd: 4000,
  });
  assert.equal(totalCost({ findings: [free] }), null);
});

Deno.test("measured and required are shown with their unit, a bar only for numbers", () => {
  const both = renderToString(
    <MeasureBar measured={28} required={32} unit="in" isIssue />,
  );
  assert.ok(both.includes("28 in") && both.includes("32 in") && both.includes("<svg"));
  const words = renderToString(
    <MeasureBar measured="Class C" required="Class B" unit={null} isIssue />,
  );
  assert.ok(!words.includes("<svg"));
  const unknown = renderToString(
    <MeasureBar measured={null} required={32} unit="in" isIssue={false} />,
  );
  assert.ok(unknown.includes("Not shown"));
});

Deno.test("a finding's detail shows evidence, section, cost range and how it was read", () => {
  const html = renderToString(
    <FindingDetail
      finding={aFinding({ sourceConfidence: "unconfirmed" })}
      sheet={undefined}
      imageUrl="/x"
      edition="8th edition (2023)"
    />,
  );
  for (
    const words of [
      "Egress door clear width",
      "FBC-B 1010.1.1",
      "$1,000",
      "$2,000",
      "95",
      "Read from the text of the drawing",
      "not confirmed yet",
      "Provide a door whose clear opening",
    ]
  ) assert.ok(html.includes(words), words);
});

Deno.test("ratesAmong() counts the estimates that are for a single foot", () => {
  const rate = { lowUsd: 1, highUsd: 3, basis: "per sq ft (estimate)" };
  const findings = [aFinding({ cost: rate }), aFinding(), aFinding({ cost: null })];
  assert.equal(ratesAmong({ findings }), "; 1 estimate for a single foot");
  assert.equal(ratesAmong({ findings: findings.slice(1) }), "");
});
