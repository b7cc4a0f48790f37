/** The seal of the report: code, hash and signature; and apart from it, as long as it may become, what happened so far. */
import { CONFIDENCE_MEANS } from "../../functions/_shared/domain/confidence.ts";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { formatDate, formatMoment, plural } from "../format.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Card, CardTitle } from "../ui/Card.tsx";
import { useTimeZone } from "../ui/time_zone.ts";
import { historyOf, type Since } from "./history.ts";
import { LongValue } from "./LongValue.tsx";

/** What the trail says of the report itself, where it stands among what others did. */
const ACTIONS: Record<string, string> = { created: "report created" };

export interface SealCardProps {
  report: ReportResponse;
  /** What the owner can do with the seal; left out on paper. */
  actions?: ReactNode;
}

export function SealCard({ report, actions }: SealCardProps) {
  return (
    <Card labelledBy="seal" className="flex flex-col">
      <CardTitle
        id="seal"
        actions={
          <ButtonLink
            size="sm"
            href={`/verify?code=${encodeURIComponent(report.verificationCode)}`}
            target="_blank"
            rel="noopener"
          >
            <ShieldCheck size={15} aria-hidden="true" />Verify
          </ButtonLink>
        }
      >
        Seal
      </CardTitle>
      <dl className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)] gap-x-5 sm:grid-cols-[max-content_1fr] items-baseline gap-y-1.5 px-5 pb-4">
        <dt className="text-muted">Verification code</dt>
        <dd className="font-mono font-semibold">{report.verificationCode}</dd>
        <dt className="text-muted">Report hash</dt>
        <dd>
          <LongValue value={report.reportHash} className="text-sm" />
        </dd>
        <dt className="text-muted">Digital signature</dt>
        <dd>
          <LongValue value={report.digitalSignature} className="text-sm" />
        </dd>
        <dt className="text-muted">Analysis version</dt>
        <dd>{report.analysisVersion}</dd>
        <dt className="text-muted">Confidence in the findings</dt>
        <dd>
          {report.confidenceScore === null
            ? "Not known yet"
            : `${Math.round(report.confidenceScore)}%`}
          <span className="block text-sm text-pretty text-muted">
            {CONFIDENCE_MEANS}
          </span>
        </dd>
        <dt className="text-muted">Verified</dt>
        <dd className="tabular-nums">{plural(report.verifiedCount, "time")}</dd>
        {report.revokedAt && (
          <>
            <dt className="text-critical">Revoked</dt>
            <dd>
              {formatDate(report.revokedAt)}
              {report.revokedReason && ` – ${report.revokedReason}`}
            </dd>
          </>
        )}
      </dl>
      <div className="mt-auto">
        {actions && <div className="no-print border-t border-hairline px-5 py-4">{actions}</div>}
        <p className="border-t border-hairline px-5 py-3 text-sm text-muted">
          The signature proves who issued this report. It is not a design professional’s seal.
        </p>
      </div>
    </Card>
  );
}

/** What happened to the report, in order. */
export function HistoryCard({ report, ...since }: Pick<SealCardProps, "report"> & Since) {
  const timeZone = useTimeZone();
  const entries = historyOf(report.auditTrail, since);
  if (entries.length === 0) return null;
  return (
    <Card labelledBy="history">
      <CardTitle
        id="history"
        hint="What happened to the report. Reasons and comments are shown with their findings."
      >
        History
      </CardTitle>
      <ol aria-labelledby="history" className="divide-y divide-hairline border-t border-hairline">
        {entries.map((entry, index) => (
          <li
            key={index}
            className="flex justify-between gap-4 px-5 py-2 text-sm sm:grid sm:grid-cols-[13.75rem_1fr]"
          >
            <span>
              <span className="inline-block first-letter:uppercase">
                {ACTIONS[entry.action] ?? entry.action}
              </span>
              {entry.detail && (
                <>
                  {" "}
                  <span className="text-muted">· {entry.detail}</span>
                </>
              )}
              {(entry.times ?? 1) > 1 && (
                <>
                  {" "}
                  <span className="text-muted tabular-nums">· {entry.times} times</span>
                </>
              )}
            </span>
            <time
              dateTime={entry.at}
              title={formatMoment(entry.at)}
              className="shrink-0 text-muted tabular-nums max-sm:w-28 max-sm:text-right sm:order-first"
            >
              {formatMoment(entry.at, timeZone)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
