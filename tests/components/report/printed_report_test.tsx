import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { printedPages, PrintedReport } from "../../../components/report/PrintedReport.tsx";
import type { ReportResponse } from "../../../functions/_shared/contract/mod.ts";
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

Deno.test("only sheets with open findings are printed", () => {
  assert.deepEqual(printedPages(REPORT), [1, 2, 3]);
  const html = renderToString(
    <PrintedReport report={REPORT} pictureUrl={(page) => `/page-${page}.png`} />,
  );
  const pictures = [...html.matchAll(/<img src="\/page-(\d)\.png"/g)].map((it) => it[1]);
  assert.deepEqual(pictures, ["1", "2", "3"]);
});
