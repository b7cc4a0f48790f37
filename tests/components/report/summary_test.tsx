import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { FindingDetail } from "../../../components/report/FindingDetail.tsx";
import { MeasureBar } from "../../../components/report/MeasureBar.tsx";
import { SummaryCards, summaryFacts } from "../../../components/report/SummaryCards.tsx";
import { sinceSealedWords } from "../../../components/report/since_sealed.ts";
import { scoreTone } from "../../../components/ui/Progress.tsx";
import type { ReportResponse } from "../../../functions/_shared/contract/mod.ts";
import { adjustResult, type Disposition } from "../../../functions/_shared/domain/disposition.ts";
import { aFinding } from "../../fakes/finding.ts";
import { aReportBody } from "../../fakes/report_body.ts";

Deno.test("the score bar is green from 80, yellow from 60, red below", () => {
  assert.deepEqual([80, 79.9, 60, 59.9].map(scoreTone), ["green", "yellow", "yellow", "red"]);
});

Deno.test("the cards say how much was decided, what caps the score, and prices in no sum", () => {
  const rate = { lowUsd: 1, highUsd: 3, basis: "per door (estimate)" };
  const lump = { lowUsd: 1000, highUsd: 2000, basis: "redesign (estimate)" };
  const findings = [aFinding({ cost: lump }), aFinding({ cost: rate })];
  const body = aReportBody({ findings });
  const html = renderToString(
    <SummaryCards report={{ ...body, status: "completed" } as unknown as ReportResponse} />,
  );
  for (
    const words of [
      "Pre-check",
      "84% of what was checked complies, by weight; a critical finding caps the score at 59%.",
      "31 of 142 requirements decided.",
      "Between $1,000 and $2,000; 1 more item is priced per foot or piece and not included",
    ]
  ) assert.ok(html.replace(/<[^>]+>/g, "").includes(words), words);
  assert.ok(html.includes(">31 of 142</span>"), "a number stays with what it is of");
});

Deno.test("where every price is a rate the cost is no $0", () => {
  const cost = { lowUsd: 60, highUsd: 200, basis: "per linear foot (estimate)" };
  const body = aReportBody({ findings: [aFinding({ cost })] });
  const html = renderToString(
    <SummaryCards report={{ ...body, status: "completed" } as unknown as ReportResponse} />,
  ).replaceAll("<!-- -->", "");
  assert.ok(html.includes("No total") && html.includes("1 item is priced per foot or piece"));
  assert.doesNotMatch(html, /\$0/);
});

Deno.test("a price by length or number says so beside the finding", () => {
  const price = (basis: string) => {
    const cost = { lowUsd: 60, highUsd: 200, basis };
    return renderToString(
      <FindingDetail finding={aFinding({ cost })} sheet={undefined} imageUrl="/x" edition="2023" />,
    );
  };
  assert.match(price("per linear foot (estimate)"), />\$60 – \$200 per linear foot</);
  assert.match(price("redesign (estimate)"), />\$60 – \$200</);
});

Deno.test("in one line the figures say which are as sealed and which after review", () => {
  const findings = [aFinding({ id: "F001", severity: "critical" }), aFinding({ id: "F002" })];
  const report = { ...aReportBody({ findings }), status: "completed" } as unknown as ReportResponse;
  assert.deepEqual(summaryFacts(report, null), ["Pre-check, score capped at 59%, 2 issues"]);
  const own = aFinding({ id: "R001", ruleId: "reviewer/own" });
  const states = new Map<string, Pick<Disposition, "state">>([
    ["F001", { state: "dismissed" }],
    ["F002", { state: "resolved" }],
  ]);
  const reviewed = adjustResult([...findings, own], states);
  assert.deepEqual(summaryFacts(report, reviewed), [
    "As sealed: score capped at 59%, 2 issues (1 critical)",
    "After review: 1 issue (0 critical); 1 dismissed, 1 resolved, 1 raised",
  ]);
  const accepted = adjustResult(findings, new Map([["F001", { state: "accepted" }]] as const));
  assert.deepEqual(summaryFacts(report, accepted), [
    "As sealed: score capped at 59%, 2 issues (1 critical); after review, the same",
  ]);
});

Deno.test("once something was reviewed the cards say that their figures are as sealed", () => {
  const report = { ...aReportBody(), status: "completed" } as unknown as ReportResponse;
  const cards = (isReviewed: boolean) =>
    renderToString(<SummaryCards report={report} isReviewed={isReviewed} />);
  assert.ok(!cards(false).includes("as sealed"));
  for (const name of ["Overall score", "Total issues", "Estimated cost"]) {
    assert.ok(cards(true).includes(`${name}, as sealed`), name);
  }
});

Deno.test("a list says what of it was sealed, raised since and settled", () => {
  const list = [aFinding({ id: "F001" }), aFinding({ id: "F002" })];
  const own = aFinding({ id: "R001", ruleId: "reviewer/own" });
  const dismissed = new Map([["F002", { state: "dismissed" }]] as const);
  assert.equal(sinceSealedWords(list, new Map()), null);
  assert.equal(sinceSealedWords([...list, own], new Map()), "2 as sealed, 1 raised since");
  assert.equal(sinceSealedWords(list, dismissed), "2 as sealed; 1 dismissed, 1 open");
  const both = new Map<string, Pick<Disposition, "state">>([
    ...dismissed,
    ["R001", { state: "resolved" }],
  ]);
  assert.equal(
    sinceSealedWords([...list, own], both),
    "2 as sealed, 1 raised since; 1 dismissed, 1 resolved, 1 open",
  );
});

Deno.test("measured and required are shown with their unit, a bar only for numbers", () => {
  const both = renderToString(
    <MeasureBar measured={28} required={32} unit="in" isIssue isTaken />,
  );
  assert.ok(both.includes("28 in") && both.includes("32 in") && both.includes("<svg"));
  const words = renderToString(
    <MeasureBar measured="Class C" required="Class B" unit={null} isIssue isTaken />,
  );
  assert.ok(!words.includes("<svg") && words.includes("On the sheets"), words);
  const unknown = renderToString(
    <MeasureBar measured={null} required={32} unit="in" isIssue={false} isTaken />,
  );
  assert.ok(unknown.includes("Not shown") && unknown.includes("On the sheets"));
  // What only makes something due is held against no limit.
  const due = renderToString(
    <MeasureBar measured={60} required={null} unit="occupants" isIssue isTaken />,
  );
  assert.ok(due.includes("On the sheets") && !due.includes("Measured"), due);
  const counted = renderToString(
    <MeasureBar measured={2} required={3} unit="fixtures" isIssue isTaken={false} />,
  );
  assert.ok(counted.includes("On the sheets") && !counted.includes("Measured"), counted);
  assert.ok(both.includes("Measured"), both);
});

Deno.test("under its row a finding's title is heard, not seen twice", () => {
  const detail = (isUnderRow: boolean) =>
    renderToString(
      <FindingDetail
        finding={aFinding({})}
        sheet={undefined}
        imageUrl="/x"
        edition="8th edition (2023)"
        isUnderRow={isUnderRow}
      />,
    );
  assert.match(detail(true), /<h3 class="sr-only">Egress door clear width</);
  assert.doesNotMatch(detail(false), /sr-only">Egress door/);
});

Deno.test("a finding's review stands below evidence and words, as wide as both", () => {
  const detail = renderToString(
    <FindingDetail
      finding={aFinding({})}
      sheet={undefined}
      imageUrl="/x"
      edition="8th edition (2023)"
      review={<p>Your review</p>}
      isWide
    />,
  );
  // Both columns and what holds them are closed before it.
  assert.match(detail, /<\/details><\/div><\/div><p>Your review<\/p><\/div>$/);
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
      "isn’t confirmed yet",
      "Provide a door whose clear opening",
    ]
  ) assert.ok(html.includes(words), words);
});
