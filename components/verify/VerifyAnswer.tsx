/** The answer about a code: a sentence first, details below. */
import type { ReactNode } from "react";
import type {
  VerificationResult,
  VerificationState,
} from "../../functions/_shared/contract/mod.ts";
import {
  EMPTY_MESSAGES,
  MESSAGES,
  VERIFICATION_NOTICES,
} from "../../functions/_shared/messages.ts";
import { CONFIDENCE_MEANS } from "../../functions/_shared/domain/confidence.ts";
import { Marked } from "./Marked.tsx";

export type VerifyOutcome =
  | { kind: "missing" }
  | { kind: "outage" }
  | { kind: "refused"; code: string; message: string }
  | { kind: "answered"; result: VerificationResult };

/** Long values are shown to their first characters. @source specification section 9 */
const SHOWN_CHARS = 16;

export function shorten(value: string | null): string {
  if (!value) return "Not available";
  return value.length > SHOWN_CHARS ? `${value.slice(0, SHOWN_CHARS)}…` : value;
}

/** A moment as a day in words, in UTC: the same for every reader. */
export function formatDay(moment: string | null): string | null {
  if (!moment || Number.isNaN(Date.parse(moment))) return null;
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })
    .format(new Date(moment));
}

/** Title and text of the notice for an outcome. */
function noticeOf(outcome: VerifyOutcome): { title: string; text: string; isValid: boolean } {
  const notice = (
    { title, description }: { title: string; description: string },
    isValid = false,
  ) => ({ title, text: description, isValid });
  switch (outcome.kind) {
    case "missing":
      return notice(MESSAGES.verificationMissing);
    case "outage":
      return notice({
        title: MESSAGES.verificationError.title,
        description: MESSAGES.verificationError.fallback,
      });
    case "refused":
      return notice({ ...MESSAGES.verificationInvalid, description: outcome.message });
    case "answered": {
      const { state } = outcome.result;
      if (state === "valid") return notice(MESSAGES.verificationValid, true);
      if (state === "superseded" || state === "revoked") return notice(VERIFICATION_NOTICES[state]);
      return notice(MESSAGES.verificationInvalid);
    }
  }
}

export interface VerifyAnswerProps {
  outcome: VerifyOutcome | null;
  /** When it was looked up: an answer that is printed is filed. */
  checkedAt: Date;
}

const MOMENT = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

export function VerifyAnswer({ outcome, checkedAt }: VerifyAnswerProps) {
  const notice = outcome && noticeOf(outcome);
  const result = outcome?.kind === "answered" ? outcome.result : null;
  return (
    <>
      <div
        id="answer"
        role="region"
        aria-label="Answer"
        aria-describedby="answer-heading file-verdict"
        tabIndex={-1}
        data-outcome={notice ? (notice.isValid ? "valid" : "failed") : undefined}
        data-title={notice?.title}
        data-text={notice?.text}
        data-sha256={result?.pdfSha256 ?? undefined}
      >
        {outcome && <Answer outcome={outcome} />}
        {result && <p className="small muted">Checked on {MOMENT.format(checkedAt)} UTC.</p>}
      </div>
      <template id="outage">
        <Answer outcome={{ kind: "outage" }} />
      </template>
    </>
  );
}

const ASK_AGAIN =
  "Check the code for typos, or ask whoever gave you the report for its current code.";
const ASK_FOR_ANOTHER = "The code is correct. Ask whoever gave you the report for a new one.";
const COME_AGAIN = "This says nothing about the report itself. Please try again in a few minutes.";

function Answer({ outcome }: { outcome: VerifyOutcome }) {
  switch (outcome.kind) {
    case "missing":
      return (
        <p className="alert">
          <strong>{MESSAGES.verificationMissing.title}</strong>
          <br />
          {MESSAGES.verificationMissing.description}
        </p>
      );
    case "outage":
      return (
        <Card look="failed" sign="✕" heading="Not confirmed" foot={COME_AGAIN}>
          <p>We could not check this report just now.</p>
          <Issues issues={[MESSAGES.verificationError.issue]} />
        </Card>
      );
    case "refused":
      return (
        <Card look="failed" sign="✕" heading="Not confirmed" foot={ASK_AGAIN}>
          <p>
            We looked up <span className="code-word">{outcome.code}</span>.
          </p>
          <Issues issues={[outcome.message]} />
        </Card>
      );
    case "answered":
      return ANSWERS[outcome.result.state]({ result: outcome.result });
  }
}

type ResultProps = { result: VerificationResult };

const ANSWERS: Record<VerificationState, (props: ResultProps) => ReactNode> = {
  valid: ({ result }) => (
    <Card look="valid" sign="✓" heading="This report is genuine" foot={NOT_A_SEAL}>
      <p>
        {`It’s the current report for its project, unchanged since ${issuedOn(result)}.`}
      </p>
      <p className="small muted">
        The signature covers what the report says. Our records show that no later one replaces it.
      </p>
      <Details result={result} />
    </Card>
  ),

  superseded: ({ result }) => (
    <Card look="stale" sign="↻" heading="There is a newer report" foot={NOT_A_SEAL}>
      <p>
        {`This one is genuine and unchanged since ${issuedOn(result)}, but it is no longer the ` +
          "current report for its project."}
        <Unsigned />
      </p>
      {result.supersededBy && (
        <p className="note">
          Current report:{" "}
          <a
            className="mono"
            href={`/verify?code=${encodeURIComponent(result.supersededBy.verificationCode)}`}
          >
            {result.supersededBy.verificationCode}
          </a>, issued on {formatDay(result.supersededBy.issuedAt)}
          <Unsigned />
        </p>
      )}
      <Details result={result} />
    </Card>
  ),

  revoked: ({ result }) => (
    <Card look="failed" sign="⊘" heading="This report was revoked" foot={NOT_A_SEAL}>
      <p>
        {`Its owner revoked it on ${formatDay(result.revokedDate)}. Do not rely on it.`}
        <Unsigned />
      </p>
      {result.revokedReason && (
        <p className="alert">
          <strong>Reason</strong>
          <br />
          {result.revokedReason}
          <Unsigned />
        </p>
      )}
      <Details result={result} />
    </Card>
  ),

  altered: ({ result }) => (
    <Card look="failed" sign="✕" heading="Not confirmed" foot={ASK_FOR_ANOTHER}>
      <p>
        The report <span className="code-word">{result.verificationCode}</span>{" "}
        has changed since it was issued. Do not rely on it.
      </p>
      {result.tamperedDate && (
        <p className="alert" role="alert">
          <strong>Tampering Detected</strong>
          <br />
          The content and the signature stopped matching on{" "}
          {formatDay(result.tamperedDate) ?? result.tamperedDate}.
          <Unsigned />
        </p>
      )}
      <Issues
        issues={result.issues.length > 0
          ? result.issues
          : [MESSAGES.verificationInvalid.description]}
      />
    </Card>
  ),

  unknown: ({ result }) => (
    <Card look="failed" sign="✕" heading="Not confirmed" foot={ASK_FOR_ANOTHER}>
      <p>
        The report <span className="code-word">{result.verificationCode}</span>{" "}
        could not be confirmed.
      </p>
      <Issues issues={result.issues} />
      <p className="small muted">From the record of issued reports, not covered by a signature:</p>
      <Details result={result} />
    </Card>
  ),
};

const NOT_A_SEAL =
  "The signature proves who issued the report and that nothing was changed. It is not a design professional’s seal.";

/** Beside values that are kept next to the signed report, since they came after it. */
function Unsigned() {
  return <span className="small muted">&nbsp;(not covered by the signature)</span>;
}

function issuedOn({ analysisDate }: VerificationResult): string {
  const day = formatDay(analysisDate);
  return day ? `it was issued on ${day}` : "it was issued";
}

function Card(
  { look, sign, heading, foot, children }: {
    look: "valid" | "stale" | "failed";
    sign: string;
    heading: string;
    foot: string;
    children: ReactNode;
  },
) {
  return (
    <div className={`answer ${look} stack`}>
      <h2 id="answer-heading">
        <Marked sign={sign}>{heading}</Marked>
      </h2>
      {children}
      <p className="small muted">{foot}</p>
    </div>
  );
}

function Issues({ issues }: { issues: readonly string[] }) {
  if (issues.length === 1) return <p>{issues[0].replace(/(?<=[^.?!])$/, ".")}</p>;
  return <ul className="small">{issues.map((issue) => <li key={issue}>{issue}</li>)}</ul>;
}

function Details({ result }: ResultProps) {
  const isKnown = result.projectName !== null;
  const rows: [string, string | null, boolean?][] = [
    ["Verification code", result.verificationCode, true],
    ["Project", isKnown ? result.projectName || EMPTY_MESSAGES.untitledProject : null],
    [isKnown ? "Analysis date" : "Issued", formatDay(result.analysisDate)],
    [
      "Client",
      result.clientName && result.isClientMasked
        ? `${result.clientName} (masked)`
        : result.clientName,
    ],
    [
      "Confidence in the findings",
      result.confidence === null ? null : `${Math.round(result.confidence)}%. ${CONFIDENCE_MEANS}`,
    ],
    ["Certificate level", result.certificateLevel],
    ["Report hash", shorten(result.reportHash), true],
    ["Digital signature", shorten(result.digitalSignature), true],
    ["SHA-256 of the PDF", result.pdfSha256, true],
    ["Issued as", result.sequence === null ? null : `No. ${result.sequence} in the public record`],
  ];
  return (
    <dl>
      {rows.map(([name, value, isMono]) =>
        value && [
          <dt key={`${name}-name`}>{name}</dt>,
          <dd key={name} className={isMono ? "mono" : undefined}>{value}</dd>,
        ]
      )}
    </dl>
  );
}
