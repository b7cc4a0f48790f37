/** The sheets with open findings on paper: each with numbered boxes and its findings below. */
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { MARK_LABELS, markKind, PAPER_COLORS, SeverityMark } from "../ui/SeverityMark.tsx";

export interface PrintedMarkupProps {
  sheets: readonly SheetSummary[];
  /** Open findings in page order. */
  findings: readonly Finding[];
  pictureUrl: (page: number) => string;
}

export function PrintedMarkup({ sheets, findings, pictureUrl }: PrintedMarkupProps) {
  const marked = sheets
    .map((sheet) => ({
      sheet,
      here: findings.filter((it) => it.documentMarkup.page === sheet.page),
    }))
    .filter(({ here }) => here.length > 0);
  if (marked.length === 0) return <p>No sheet has an open finding.</p>;
  return (
    <>
      {marked.map(({ sheet, here }) => (
        <section key={sheet.page} className="mb-6">
          <div className="keep-together">
            <h3 className="mb-2 font-semibold">
              <span className="font-mono">{sheet.number ?? `Page ${sheet.page}`}</span>{" "}
              {sheet.title}
            </h3>
            <div
              className="relative w-full border border-hairline"
              style={{ aspectRatio: `${sheet.widthPt} / ${sheet.heightPt}` }}
            >
              <img
                src={pictureUrl(sheet.page)}
                alt={`Sheet ${sheet.number ?? sheet.page}`}
                className="absolute inset-0 h-full w-full"
              />
              {here.map((finding, index) => (
                <Box key={finding.id} finding={finding} no={index + 1} />
              ))}
            </div>
          </div>
          <ol className="mt-2 columns-2 gap-6 text-xs">
            {here.map((finding, index) => (
              <li key={finding.id} className="keep-together flex gap-1.5 py-0.5">
                <span className="w-5 shrink-0 text-right tabular-nums">{index + 1}</span>
                <span className="mt-0.5">
                  <SeverityMark kind={markKind(finding)} size={10} isOnPaper />
                </span>
                <span>
                  {MARK_LABELS[markKind(finding)]}: {finding.title}{" "}
                  <span className="font-mono">{finding.codeReference}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function Box({ finding, no }: { finding: Finding; no: number }) {
  const { x, y, width, height } = finding.documentMarkup;
  const color = PAPER_COLORS[markKind(finding)];
  return (
    <span
      className="absolute"
      style={{
        left: `${x}%`,
        top: `${y}%`,
        width: `${width}%`,
        height: `${height}%`,
        border: `1.5px ${finding.status === "warning" ? "dashed" : "solid"} ${color}`,
      }}
    >
      <span
        className="absolute -left-2 -top-2 rounded-full border bg-white px-1 text-[0.5rem] leading-3 font-semibold"
        style={{ borderColor: color, color }}
      >
        {no}
      </span>
    </span>
  );
}
