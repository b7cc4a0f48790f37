/** The answer about a code: a sentence first, details below. */
import type { VerificationResult } from "../../functions/_shared/contract/mod.ts";
import { EMPTY_MESSAGES, MESSAGES } from "../../functions/_shared/messages.ts";

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
  if (outcome.kind === "missing") {
    const { title, description } = MESSAGES.verificationMissing;
    return { title, text: description, isValid: false };
  }
  if (outcome.kind === "outage") {
    const { title, fallback } = MESSAGES.verificationError;
    return { title, text: fallback, isValid: false };
  }
  if (outcome.kind === "answered" && outcome.result.isValid) {
    const { title, description } = MESSAGES.verificationValid;
    return { title, text: description, isValid: true };
  }
  const { title, description } = MESSAGES.verificationInvalid;
  return {
    title,
    text: outcome.kind === "refused" ? outcome.message : description,
    isValid: false,
  };
}

export function VerifyAnswer({ outcome }: { outcome: VerifyOutcome | null }) {
  const notice = outcome && noticeOf(outcome);
  return (
    <>
      <div
        id="answer"
        role="region"
        aria-live="polite"
        aria-label="Answer"
        tabIndex={-1}
        data-outcome={notice ? (notice.isValid ? "valid" : "failed") : undefined}
        data-title={notice?.title}
        data-text={notice?.text}
      >
        {outcome && <Answer outcome={outcome} />}
      </div>
      <template id="outage">
        <Answer outcome={{ kind: "outage" }} />
      </template>
    </>
  );
}

function Answer({ outcome }: { outcome: VerifyOutcome }) {
  if (outcome.kind === "missing") {
    return (
      <p className="alert">
        <strong>{MESSAGES.verificationMissing.title}</strong>
        <br />
        {MESSAGES.verificationMissing.description}
      </p>
    );
  }
  if (outcome.kind === "outage") {
    return (
      <Failed
        sentence="We could not check this report just now."
        issues={[MESSAGES.verificationError.issue]}
      />
    );
  }
  if (outcome.kind === "refused") {
    return (
      <Failed
        sentence={`There is nothing to confirm for ${outcome.code}.`}
        issues={[outcome.message]}
      />
    );
  }
  const { result } = outcome;
  if (result.isValid) return <Valid result={result} />;
  return (
    <Failed
      sentence={`The report ${result.verificationCode} could not be confirmed.`}
      issues={result.issues.length > 0 ? result.issues : [MESSAGES.verificationInvalid.description]}
      tamperedDate={result.tamperedDate}
    />
  );
}

function Valid({ result }: { result: VerificationResult }) {
  const day = formatDay(result.analysisDate);
  const rows: [string, string | null, boolean?][] = [
    ["Verification code", result.verificationCode, true],
    ["Project", result.projectName || EMPTY_MESSAGES.untitledProject],
    ["Analysis date", day],
    ["Client", result.clientName],
    ["Confidence", result.confidence === null ? null : `${Math.round(result.confidence)}%`],
    ["Certificate level", result.certificateLevel],
    ["Report hash", shorten(result.reportHash), true],
    ["Digital signature", shorten(result.digitalSignature), true],
  ];
  return (
    <div className="answer valid stack">
      <div className="stack tight">
        <h2>✓ This report is genuine</h2>
        <p>
          {day
            ? `It is unchanged since it was issued on ${day}.`
            : "It is unchanged since it was issued."}
        </p>
      </div>
      <dl>
        {rows.map(([name, value, isMono]) =>
          value && [
            <dt key={`${name}-name`}>{name}</dt>,
            <dd key={name} className={isMono ? "mono" : undefined}>{value}</dd>,
          ]
        )}
      </dl>
      {result.issues.length > 0 && (
        <ul className="small">{result.issues.map((issue) => <li key={issue}>{issue}</li>)}</ul>
      )}
      <p className="small muted">
        The signature proves who issued the report and that nothing was changed. It is not the seal
        of a design professional.
      </p>
    </div>
  );
}

function Failed(
  { sentence, issues, tamperedDate }: {
    sentence: string;
    issues: string[];
    tamperedDate?: string | null;
  },
) {
  const day = formatDay(tamperedDate ?? null) ?? tamperedDate;
  return (
    <div className="answer failed stack">
      <div className="stack tight">
        <h2>✕ Not confirmed</h2>
        <p>{sentence}</p>
      </div>
      {day && (
        <p className="alert" role="alert">
          <strong>Tampering Detected</strong>
          <br />
          Content and signature stopped agreeing on {day}.
        </p>
      )}
      <ul className="small">{issues.map((issue) => <li key={issue}>{issue}</li>)}</ul>
      <p className="small muted">
        Check the code for typing mistakes, or ask whoever gave you the report for the current one.
      </p>
    </div>
  );
}
