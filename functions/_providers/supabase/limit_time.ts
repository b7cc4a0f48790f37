/**
 * Calls of the backend under a time limit. A line that was cut without a word would otherwise be waited for
 * without end: a request that never answers, a job whose heartbeat goes on while it does nothing.
 */

/** A statement. Nothing the product asks takes this long. */
const CALL_MS = 30_000;
/** A file, from its first byte to its last. */
const FILE_MS = 10 * 60_000;

/**
 * The client library asks again three times where the line broke, but never after an AbortError: who waited for the
 * whole limit is not made to wait four times as long.
 *
 * @returns `send`, rejecting with an AbortError when an answer takes too long
 */
export function limitTime(
  send: typeof fetch,
  { callMs = CALL_MS, fileMs = FILE_MS }: { callMs?: number; fileMs?: number } = {},
): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const isFile = url.includes("/storage/v1/object/") && !url.includes("/object/list/");
    const limitMs = isFile ? fileMs : callMs;
    const limit = AbortSignal.timeout(limitMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const late = Promise.withResolvers<never>();
    const onLate = () => late.reject(limit.aborted ? noAnswer(limitMs) : signal.reason);
    signal.addEventListener("abort", onLate, { once: true });
    try {
      // The embedded backend answers over a channel that can't be aborted.
      return await Promise.race([send(input, { ...init, signal }), late.promise]);
    } finally {
      signal.removeEventListener("abort", onLate);
    }
  };
}

const noAnswer = (limitMs: number): DOMException =>
  new DOMException(`fetch failed: no answer within ${limitMs / 1000} s`, "AbortError");
