/** What the analysis came to, by category: issues, open questions, what complies. */
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { noFindingsWords } from "../../functions/_shared/score_words.ts";
import { Card, CardTitle } from "../ui/Card.tsx";
import { SeverityMark } from "../ui/SeverityMark.tsx";
import { SidewaysScroll } from "../ui/SidewaysScroll.tsx";

interface Row {
  category: string;
  issues: number;
  warnings: number;
  compliant: number;
}

function byCategory(report: ReportResponse): Row[] {
  const rows = new Map<string, Row>();
  for (const { category, status } of report.findings) {
    const row = rows.get(category) ?? { category, issues: 0, warnings: 0, compliant: 0 };
    if (status === "issue") row.issues += 1;
    else if (status === "warning") row.warnings += 1;
    else row.compliant += 1;
    rows.set(category, row);
  }
  return [...rows.values()].sort((a, b) => b.issues - a.issues || b.warnings - a.warnings);
}

export function AnalysisCards({ report }: { report: ReportResponse }) {
  const rows = byCategory(report);
  return (
    <Card labelledBy="ai-analysis">
      <CardTitle
        id="ai-analysis"
        hint={`${report.engine.analysisModel}, ${report.engine.edition}`}
      >
        AI Compliance Analysis
      </CardTitle>
      {rows.length === 0 && <p className="px-5 pb-4 text-muted">{noFindingsWords(report.score)}</p>}
      {rows.length > 0 && (
        <SidewaysScroll labelledBy="ai-analysis">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-y border-hairline text-left text-muted">
                <th scope="col" className="px-5 py-2 font-medium">Category</th>
                <th scope="col" className="px-2 py-2 text-right font-medium">Issues</th>
                <th scope="col" className="px-2 py-2 text-right font-medium">
                  <SeverityMark kind="warning" size={12} label="Needs a person" />
                </th>
                <th scope="col" className="px-5 py-2 text-right font-medium">
                  <SeverityMark kind="compliant" size={12} label="Compliant" />
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.category} className="border-b border-hairline last:border-0">
                  <th scope="row" className="px-5 py-2 text-left font-medium">{row.category}</th>
                  <td className="px-2 py-2 text-right tabular-nums">{row.issues}</td>
                  <td className="px-2 py-2 text-right tabular-nums">{row.warnings}</td>
                  <td className="px-5 py-2 text-right tabular-nums">{row.compliant}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </SidewaysScroll>
      )}
    </Card>
  );
}
