/** What the review rests on: edition, seal, limits, sections; last what happened to the report. */
import type { ReactNode } from "react";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import type { MatrixRow } from "../../functions/_shared/domain/matrix.ts";
import { Card, CardTitle } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import type { Since } from "./history.ts";
import { LongValue } from "./LongValue.tsx";
import { SidewaysScroll } from "../ui/SidewaysScroll.tsx";
import { ModelRows } from "./ModelRows.tsx";
import { HistoryCard, SealCard } from "./SealCard.tsx";

interface SectionRow {
  reference: string;
  /** What was checked under it. */
  titles: string[];
  issues: number;
  open: number;
  compliant: number;
  isUnconfirmed: boolean;
}

const NOTHING_YET = { issues: 0, open: 0, compliant: 0, isUnconfirmed: false };

function bySection(report: ReportResponse): SectionRow[] {
  const rows = new Map<string, SectionRow>();
  for (const finding of report.findings) {
    const row = rows.get(finding.codeReference) ??
      { reference: finding.codeReference, titles: [], ...NOTHING_YET };
    if (!row.titles.includes(finding.title)) row.titles.push(finding.title);
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

export interface LegalAnalysisProps extends Since {
  report: ReportResponse;
  /** What the owner can do with the seal. */
  sealActions?: ReactNode;
}

export function LegalAnalysis({ report, sealActions, ...since }: LegalAnalysisProps) {
  const sections = bySection(report);
  return (
    <div className="flex flex-col gap-6">
      {/* Each row ends in one line: neither card has a hole below it. */}
      <div className="grid gap-4 lg:grid-cols-2">
        <Card labelledBy="basis" className="flex flex-col">
          <CardTitle id="basis">Basis of the review</CardTitle>
          <dl className="grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1.5 px-5 pb-4">
            <dt className="text-muted">Edition</dt>
            <dd>{report.engine.edition}</dd>
            <dt className="text-muted">Engine</dt>
            <dd>{report.engine.analysisModel}</dd>
            {report.engine.model && <ModelRows use={report.engine.model} />}
            <dt className="text-muted">Rules</dt>
            <dd className="tabular-nums">
              {report.engine.ruleCount}
              <span className="block text-sm text-pretty text-muted">
                {ruleWords(report.matrix ?? [])}
              </span>
            </dd>
            <dt className="text-muted">Review time</dt>
            <dd className="tabular-nums">{report.processingTime.toFixed(1)} s</dd>
            <dt className="text-muted">Files</dt>
            <dd>
              {report.files.map((file) => (
                <span key={file.sha256} className="block">
                  {file.name}
                  <LongValue label="SHA-256 " value={file.sha256} className="text-xs text-muted" />
                </span>
              ))}
            </dd>
          </dl>
          <div className="mt-auto flex flex-col gap-2 border-t border-hairline px-5 py-4 text-sm text-muted">
            {report.disclaimers.map((text) => <p key={text}>{text}</p>)}
          </div>
        </Card>
        <SealCard report={report} actions={sealActions} />
      </div>
      <section aria-labelledby="sections">
        <h2 id="sections" className="text-md font-semibold">
          Code sections cited
        </h2>
        <p className="mb-3 text-sm text-muted">
          As sealed. Issues and what needs a person are counted by finding, what complies by place
          on the sheets.
        </p>
        <SidewaysScroll
          labelledBy="sections"
          className="rounded-lg border border-hairline bg-surface"
        >
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-hairline text-left text-muted">
                <th scope="col" className="px-3 py-2 font-medium sm:px-5">
                  Section and what was checked
                </th>
                <th scope="col" className="w-14 px-2 py-2 text-right font-medium sm:w-20">
                  Issues
                </th>
                <th scope="col" className="w-16 px-2 py-2 text-right font-medium sm:w-32">
                  Need a person
                </th>
                <th
                  scope="col"
                  className="w-20 px-3 py-2 text-right font-medium sm:w-32 sm:px-5 lg:w-48 lg:whitespace-nowrap"
                >
                  Places that comply
                </th>
              </tr>
            </thead>
            <tbody>
              {sections.map((row) => (
                <tr key={row.reference} className="border-b border-hairline last:border-0">
                  <th
                    scope="row"
                    className="px-3 py-1.5 text-left font-normal sm:grid sm:px-5 sm:grid-cols-[8.75rem_1fr]"
                  >
                    <span className="block font-mono sm:whitespace-nowrap">{row.reference}</span>
                    {/* On a phone its lines run on below the figures, which stand on the first. */}
                    <span className="text-muted max-sm:-mr-46 max-sm:block">
                      {row.titles.join("\u00a0· ")}
                      {row.isUnconfirmed && (
                        <span className="ml-2 text-xs">
                          limit not confirmed
                        </span>
                      )}
                    </span>
                  </th>
                  <Count of={row.issues} className="px-2" />
                  <Count of={row.open} className="px-2" />
                  <Count of={row.compliant} className="px-3 sm:px-5" />
                </tr>
              ))}
            </tbody>
          </table>
        </SidewaysScroll>
      </section>
      <HistoryCard report={report} {...since} />
    </div>
  );
}

/** How the number of rules goes with that of the requirements, which stands in another tab. */
function ruleWords(matrix: readonly MatrixRow[]): string {
  const code = matrix.filter((it) => it.of === "code").length;
  const few = "some are checked by several rules and a few by none yet.";
  return code > 0 ? `Of ${code} requirements of the code, ${few}` : `Of the requirements, ${few}`;
}

/** A figure of the table; nothing is a quiet dash, so that what counts stands out. */
function Count({ of, className }: { of: number; className: string }) {
  return (
    <td
      className={cx(
        "py-1.5 text-right align-top tabular-nums",
        of > 0 ? "font-semibold" : "text-muted",
        className,
      )}
    >
      {of || "–"}
    </td>
  );
}
