/** What a failed call comes to: whether asking again may help, and a sentence for the report that names no account. */
import OpenAI from "openai";
import type { ModelOutcome } from "./port.ts";
import { CANCELLED, type Watchdog } from "./watchdog.ts";

const RETRYABLE = [408, 409, 429];

/** Sorts a thrown failure. A question that had arrived may be billed although no answer came. */
export function failureOf(
  error: unknown,
  watchdog: Watchdog,
  hasArrived: boolean,
): ModelOutcome<never> {
  if (watchdog.signal.aborted) {
    const why = String(watchdog.signal.reason);
    return why === CANCELLED
      ? { kind: "cancelled", why }
      : { kind: "retry", why, afterMs: null, mayBeBilled: true };
  }
  if (error instanceof OpenAI.APIConnectionError) {
    return {
      kind: "retry",
      why: "the service could not be reached",
      afterMs: null,
      mayBeBilled: hasArrived,
    };
  }
  if (error instanceof OpenAI.APIError) return apiFailureOf(error, hasArrived);
  if (error instanceof SyntaxError || error instanceof TypeError) {
    // A stream that breaks off in the middle of an event.
    return { kind: "retry", why: "the answer was cut off", afterMs: null, mayBeBilled: hasArrived };
  }
  throw error;
}

function apiFailureOf(
  error: InstanceType<typeof OpenAI.APIError>,
  hasArrived: boolean,
): ModelOutcome<never> {
  const { status, code, headers, message } = error;
  const isPassing = code !== "insufficient_quota" &&
    (status === undefined || RETRYABLE.includes(status) || status >= 500);
  const why = whyOf(status, code);
  if (!isPassing) return { kind: "fatal", why, detail: message };
  const seconds = Number(headers?.get("retry-after") ?? NaN);
  const afterMs = Number.isFinite(seconds) ? seconds * 1000 : null;
  return { kind: "retry", why, detail: message, afterMs, mayBeBilled: hasArrived };
}

/** A refusal in words for the report; the service's own may name account and key. */
function whyOf(status: number | undefined, code: string | null | undefined): string {
  if (status === undefined) return "the service failed";
  const what = code === "insufficient_quota"
    ? "says that its account has no credit left"
    : status === 401 || status === 403
    ? "rejected the key"
    : status === 404
    ? "does not know the model"
    : status === 429
    ? "accepts no more requests for now"
    : status >= 500
    ? "failed"
    : "rejected the request";
  return `the service ${what} (${status})`;
}
