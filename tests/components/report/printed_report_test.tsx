import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { ExecutiveSummary } from "../../../components/report/ExecutiveSummary.tsx";
import { printedPages, PrintedReport } from "../../../components/report/PrintedReport.tsx";
import type { ReportResponse } from "../../../functions/_shared/contract/mod.ts";
import { indexDispositions } from "../../../functions/_shared/domain/disposition.ts";
import { aDisposition } from "../../fakes/disposition.ts";
import { aReportBody } from "../../fakes/report_body.ts";

const REPORT: ReportResponse = {
  ...aReportBody(),
  id: "r",
  projectId: "p",
  status: "completed",
  reportHash: "h".repeat(64),
  digitalSignature: "s",
  verificationCode: "FLC-7KQ2MX-CERT",
  analysisModel: "FLClear rules engine",
  analysisVersion: "1.0",
  confidenceScore: 95,
  auditTrail: [
    { at: "2026-03-14T10:00:00Z", action: "created", detail: "sealed and signed" },
    { at: "2026-03-15T10:00:00Z", action: "verified", detail: null, times: 12 },
  ],
  verifiedCount: 12,
  revokedAt: null,
  revokedReason: null,
  isClientShown: false,
  canExport: true,
};

Deno.test("on paper the content of all tabs stands, with every open finding", () => {
  const html = renderToString(
    <PrintedReport report={REPORT} pictureUrl={(page) => `/page-${page}.png`} />,
  ).replaceAll("&quot;", '"');
  for (
    const words of [
      "Document Markup",
      "Detailed Findings",
      "Submittal checklist",
      "Calculations",
      "Executive Summary",
      "Legal Analysis",
      "12 times",
    ]
  ) assert.ok(html.includes(words), words);
  for (const finding of REPORT.findings) {
    const isOpen = finding.status !== "compliant";
    assert.equal(html.includes(`>${finding.title}</h3>`), isOpen, finding.title);
  }
});

Deno.test("what was decided is printed in the reviewer's words, below its finding", () => {
  const [finding] = REPORT.findings;
  const decided = indexDispositions([aDisposition({
    findingId: finding.id,
    state: "accepted",
    description: "The door of the closet is 30 in wide.",
    decidedBy: "Ana Diaz",
    decidedAt: "2026-11-24T10:00:00.000Z",
  })]);
  const html = renderToString(
    <PrintedReport report={REPORT} decided={decided} pictureUrl={String} />,
  );
  assert.ok(html.replace(/<[^>]+>/g, "").includes("The door of the closet is 30 in wide."));
  assert.equal(html.match(/Accepted \(Ana Diaz, Nov\u00a024,\u00a02026\)/g)?.length, 1);
});

Deno.test("only sheets with open findings are printed", () => {
  assert.deepEqual(printedPages(REPORT), [1, 2, 3]);
  const html = renderToString(
    <PrintedReport report={REPORT} pictureUrl={(page) => `/page-${page}.png`} />,
  );
  const pictures = [...html.matchAll(/<img src="\/page-(\d)\.png"/g)].map((it) => it[1]);
  assert.deepEqual(pictures, ["1", "2", "3"]);
});

Deno.test("what was dismissed or resolved is no longer what to do first", () => {
  const [first] = REPORT.findings.filter((it) => it.status === "issue");
  const decided = indexDispositions([
    aDisposition({ findingId: first.id, state: "dismissed", reasonCode: "misread" }),
  ]);
  const plain = renderToString(<ExecutiveSummary report={REPORT} />);
  const reviewed = renderToString(<ExecutiveSummary report={REPORT} decided={decided} />);
  assert.ok(plain.includes(first.recommendation) && !reviewed.includes(first.recommendation));
  assert.ok(!plain.includes("are left out") && reviewed.includes("are left out"));
  const all = indexDispositions(
    REPORT.findings.map(({ id }) => aDisposition({ findingId: id, state: "resolved" })),
  );
  const settled = renderToString(<ExecutiveSummary report={REPORT} decided={all} />);
  assert.ok(settled.includes("Every finding was dismissed or resolved"));
});
