/** What the review rests on: edition, sections, submittal checklist, calculations, seal, limits. */
import type { ReactNode } from "react";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { Card, CardTitle } from "../ui/Card.tsx";
import { SidewaysScroll } from "../ui/SidewaysScroll.tsx";
import { Calculations } from "./Calculations.tsx";
import { ChecklistTable } from "./ChecklistTable.tsx";
import { ModelRows } from "./ModelRows.tsx";
import { SealCard } from "./SealCard.tsx";

interface SectionRow {
  reference: string;
  issues: number;
  open: number;
  compliant: number;
  isUnconfirmed: boolean;
}

function bySection(report: ReportResponse): SectionRow[] {
  const rows = new Map<string, SectionRow>();
  for (const finding of report.findings) {
    const row = rows.get(finding.codeReference) ??
      { reference: finding.codeReference, issues: 0, open: 0, compliant: 0, isUnconfirmed: false };
    if (finding.status === "issue") row.issues += 1;
    else if (finding.status === "warning") row.open += 1;
    else row.compliant += 1;
    if (finding.sourceConfidence === "unconfirmed") row.isUnconfirmed = true;
    rows.set(finding.codeReference, row);
  }
  return [...rows.values()].sort((a, b) =>
    a.reference.localeCompare(b.reference, "en", { numeric: true })
  );
}

export interface LegalAnalysisProps {
  report: ReportResponse;
  /** What the owner can do with the seal. */
  sealActions?: ReactNode;
  /** The calculators that can be corrected; without them the calculations are only shown. */
  calculators?: ReactNode;
}

export function LegalAnalysis({ report, sealActions, calculators }: LegalAnalysisProps) {
  const sections = bySection(report);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card labelledBy="basis">
          <CardTitle id="basis">Basis of the review</CardTitle>
          <dl className="grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1.5 px-5 pb-4">
            <dt className="text-muted">Edition</dt>
            <dd>{report.engine.edition}</dd>
            <dt className="text-muted">Engine</dt>
            <dd>{report.engine.analysisModel}</dd>
            {report.engine.model && <ModelRows use={report.engine.model} />}
            <dt className="text-muted">Rules</dt>
            <dd className="tabular-nums">{report.engine.ruleCount}</dd>
            <dt className="text-muted">Review time</dt>
            <dd className="tabular-nums">{report.processingTime.toFixed(1)} s</dd>
            <dt className="text-muted">Files</dt>
            <dd>
              {report.files.map((file) => (
                <span key={file.sha256} className="block">
                  {file.name}
                  <span className="ml-2 font-mono text-xs text-muted">
                    SHA-256 {file.sha256.slice(0, 16)}…
                  </span>
                </span>
              ))}
            </dd>
          </dl>
          <div className="flex flex-col gap-2 border-t border-hairline px-5 py-4 text-sm text-muted">
            {report.disclaimers.map((text) => <p key={text}>{text}</p>)}
          </div>
        </Card>
        <SealCard report={report} actions={sealActions} />
      </div>
      <section aria-labelledby="sections">
        <h2 id="sections" className="mb-3 text-md font-semibold">Code sections cited</h2>
        <SidewaysScroll
          labelledBy="sections"
          className="rounded-lg border border-hairline bg-surface"
        >
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-hairline text-left text-muted">
                <th scope="col" className="px-5 py-2 font-medium">Section</th>
                <th scope="col" className="px-2 py-2 text-right font-medium">Issues</th>
                <th scope="col" className="px-2 py-2 text-right font-medium">Need a person</th>
                <th scope="col" className="px-5 py-2 text-right font-medium">Comply</th>
              </tr>
            </thead>
            <tbody>
              {sections.map((row) => (
                <tr key={row.reference} className="border-b border-hairline last:border-0">
                  <th scope="row" className="px-5 py-1.5 text-left font-mono font-normal">
                    {row.reference}
                    {row.isUnconfirmed && (
                      <span className="ml-2 font-sans text-xs text-muted">
                        figure not confirmed
                      </span>
                    )}
                  </th>
                  <td className="px-2 py-1.5 text-right tabular-nums">{row.issues || "–"}</td>
                  <td className="px-2 py-1.5 text-right tabular-nums">{row.open || "–"}</td>
                  <td className="px-5 py-1.5 text-right tabular-nums">{row.compliant || "–"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </SidewaysScroll>
      </section>
      <section aria-labelledby="checklist">
        <h2 id="checklist" className="mb-3 text-md font-semibold">
          Submittal checklist (FBC-B 107)
        </h2>
        <ChecklistTable checklist={report.checklist} />
      </section>
      <section aria-labelledby="calculations">
        <h2 id="calculations" className="mb-3 text-md font-semibold">Calculations</h2>
        {calculators ?? <Calculations calculations={report.calculations} />}
      </section>
    </div>
  );
}
